"""The files readings.<language>.json beside deck.toml: what people thought of, told and found."""

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from reverie.decks.problems import Problem, problem
from reverie.texts import SPOKEN

Count = tuple[int, int]
"""So many found the card, of so many who looked for it."""


class ToldClue(Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A clue somebody gave who saw the picture alone."""

    kind: str
    text: str


class Readings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Of one card, in one language. Nothing of it is shown to players but clues when they are told."""

    says: dict[str, tuple[str, ...]] = {}
    """What each reader thought of, by the reader's number."""
    told: tuple[ToldClue, ...] = ()
    found: dict[str, Count] = {}
    """How many found the card, by the clue they were given; the deck's own clues too."""


ByLanguage = dict[str, dict[str, Readings]]
"""By card, then by language."""
_decoder: Final = msgspec.json.Decoder(dict[str, Readings])


def file_name(language: str) -> str:
    return f"readings.{language}.json"


def read_beside(read: Callable[[str], bytes | Problem]) -> tuple[ByLanguage, tuple[Problem, ...]]:
    """All that lies beside a deck; a file that cannot be read is reported and does without."""
    found: ByLanguage = {}
    problems: list[Problem] = []
    for language in SPOKEN:
        data = read(file_name(language))
        if isinstance(data, Problem):
            continue
        try:
            cards = _decoder.decode(data)
        except msgspec.MsgspecError as error:
            problems.append(
                problem("wrong-field", field="this file", reason=str(error)).at(file_name(language))
            )
            continue
        for card, readings in cards.items():
            found.setdefault(card, {})[language] = readings
    return found, tuple(problems)
