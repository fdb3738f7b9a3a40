"""What went wrong, as an answer for people in both languages."""

from typing import Final

from aiohttp import web

from reverie.decks.problems import Problem as DeckProblem
from reverie.game.refusals import SENTENCES, Refusal, refuse
from reverie.wire.bodies import Failure, Problem
from reverie.wire.codec import encode_value
from reverie.wire.problems import PROBLEMS

STATUS: Final = {"host-only": 403, "room-locked": 403}

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
    """Something is wrong with pictures that were sent."""

    def __init__(self, problem: DeckProblem) -> None:
        super().__init__(problem.code)
        self.problem = problem


def told(problem: DeckProblem) -> Problem:
    message = {language: problem.message(language) for language in ("en", "fr")}
    return Problem(problem.code, problem.params, message)


def trouble(problem: DeckProblem) -> web.Response:
    return json(Failure(told(problem)), TROUBLE.get(problem.code, 422))


def failure(problem: Refusal | str) -> web.Response:
    refusal = refuse(problem) if isinstance(problem, str) else problem
    body = Failure(Problem(refusal.code, refusal.params, sentences(refusal)))
    return json(body, status(refusal.code))


def status(code: str) -> int:
    return PROBLEMS[code][0] if code in PROBLEMS else STATUS.get(code, 409)


def sentences(refusal: Refusal) -> dict[str, str]:
    if refusal.code in PROBLEMS:
        _, english, french = PROBLEMS[refusal.code]
        return {"en": english, "fr": french}
    assert refusal.code in SENTENCES
    return {language: refusal.message(language) for language in ("en", "fr")}


def json(value: object, status: int = 200) -> web.Response:
    return web.Response(body=encode_value(value), status=status, content_type="application/json")
