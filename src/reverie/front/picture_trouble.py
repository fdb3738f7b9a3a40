"""What is wrong with an own picture or deck, as an answer."""

from typing import Final

from reverie.decks.problems import Problem
from reverie.front.answers import Answer
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
    """Raised where a picture or a deck is refused; answered with its problem."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.code)
        self.problem = problem


def told(problem: Problem) -> ProblemView:
    message = {language: problem.message(language) for language in SPOKEN}
    return ProblemView(problem.code, problem.params, message)


def trouble(problem: Problem) -> Answer:
    return Answer(TROUBLE.get(problem.code, 422), encode_value(Failure(told(problem))))
