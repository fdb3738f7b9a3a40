"""What went wrong, and every other answer, as a response."""

from aiohttp import web

from reverie.decks.problems import Problem as DeckProblem
from reverie.front import answers, picture_trouble
from reverie.front.answers import Answer
from reverie.game.refusals import Refusal
from reverie.wire.codec import encode_value


def trouble(problem: DeckProblem) -> web.Response:
    return respond(picture_trouble.trouble(problem))


def failure(problem: Refusal | str) -> web.Response:
    return respond(answers.failure(problem))


def respond(answer: Answer) -> web.Response:
    if not answer.body:
        return web.Response(status=answer.status)
    return web.Response(body=answer.body, status=answer.status, content_type="application/json")


def json(value: object, status: int = 200) -> web.Response:
    return respond(Answer(status, encode_value(value)))
