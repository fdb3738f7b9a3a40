"""The answer to a request: a status and JSON; whatever went wrong is told in every language there is."""

import logging

from msgspec import Struct

from reverie.game.refusals import SENTENCES, Refusal
from reverie.storage.port import StoreError
from reverie.texts import SPOKEN
from reverie.texts.refusals import told
from reverie.wire.bodies import Failure, ProblemView
from reverie.wire.codec import encode_value
from reverie.wire.problems import PROBLEMS, status

log = logging.getLogger(__name__)


class Answer(Struct, frozen=True):
    """`body` is JSON, or empty where there is nothing to say."""

    status: int
    body: bytes


class Rejected(Exception):
    """A request that is answered with a refusal before anything was done."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def answered(found: object) -> Answer:
    if isinstance(found, Refusal):
        return failure(found)
    return Answer(204, b"") if found is None else Answer(200, encode_value(found))


def failure(problem: Refusal | str) -> Answer:
    refusal = Refusal(problem) if isinstance(problem, str) else problem
    body = Failure(ProblemView(refusal.code, refusal.params, sentences(refusal)))
    return Answer(status(refusal.code), encode_value(body))


def excuse(problem: Exception, where: str) -> Answer:
    """What is said when a request could not be answered; what nobody expected goes to the log."""
    match problem:
        case Rejected():
            return failure(problem.code)
        case StoreError():
            log.error("store: %s", problem)
            return failure("unavailable")
        case _:
            log.error("unexpected, at %s", where, exc_info=problem)
            return failure("broken")


def sentences(refusal: Refusal) -> dict[str, str]:
    english = PROBLEMS[refusal.code][1] if refusal.code in PROBLEMS else SENTENCES[refusal.code]
    return {language: told(refusal.code, english, refusal.params, language) for language in SPOKEN}
