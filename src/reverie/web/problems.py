"""What went wrong, and every other answer, as a response."""

from typing import Final

from aiohttp import web

from reverie.decks.problems import Problem as DeckProblem
from reverie.front import answers
from reverie.front.answers import Answer
from reverie.game.refusals import Refusal
from reverie.texts import SPOKEN
from reverie.wire.bodies import Failure, ProblemView
from reverie.wire.codec import encode_value

TROUBLE: Final = {
    "picture-too-heavy": 413,
    "zip-too-heavy": 413,
    "uploads-busy": 503,
    "uploads-many": 429,
    "uploads-off": 403,
    "upload-cut": 400,
    "space-full": 507,
    "deck-gone": 404,
    "card-gone": 404,
    "deck-full": 409,
    "deck-in-play": 409,
}
"""Status of what can go wrong with pictures, where it is not their own fault."""


class Troubled(Exception):
    """Raised where an uploaded picture or zip is refused; answered with the deck's problem."""

    def __init__(self, problem: DeckProblem) -> None:
        super().__init__(problem.code)
        self.problem = problem


def told(problem: DeckProblem) -> ProblemView:
    message = {language: problem.message(language) for language in SPOKEN}
    return ProblemView(problem.code, problem.params, message)


def trouble(problem: DeckProblem) -> web.Response:
    return json(Failure(told(problem)), TROUBLE.get(problem.code, 422))


def failure(problem: Refusal | str) -> web.Response:
    return respond(answers.failure(problem))


def respond(answer: Answer) -> web.Response:
    if not answer.body:
        return web.Response(status=answer.status)
    return web.Response(body=answer.body, status=answer.status, content_type="application/json")


def json(value: object, status: int = 200) -> web.Response:
    return respond(Answer(status, encode_value(value)))
