"""A zip of pictures that somebody sent: what is in it, and one picture out of it (S8)."""

from pathlib import PurePosixPath
from typing import BinaryIO, Final

from msgspec import Struct
from msgspec.structs import replace

from reverie.decks.kinds import unfit
from reverie.decks.problems import SENTENCES, Problem, problem
from reverie.decks.sources import open_zip
from reverie.game.clue import readable
from reverie.texts import SPOKEN

BESIDE: Final = frozenset({".txt", ".toml", ".json", ".md", ".csv", ".xmp", ".ini", ".db"})
"""What lies beside pictures in many folders and is nobody's card."""
MOST_TOLD: Final = 20
"""Problems of one zip that are worth telling."""


class Contents(Struct, frozen=True, tag="contents"):
    names: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()

    def trusted(self) -> "Contents":
        """What the child says about problems, as far as it makes sense."""
        return replace(self, problems=tuple(map(_sane, self.problems[:MOST_TOLD])))


def list_zip(file: BinaryIO) -> Contents:
    found = open_zip(file)
    if isinstance(found, tuple):
        return Contents(problems=found[:MOST_TOLD])
    names = [n for n in found.names() if PurePosixPath(n).suffix.lower() not in BESIDE and not _hidden(n)]
    return Contents(tuple(sorted(names))) if names else Contents(problems=(problem("no-pictures"),))


def read_entry(file: BinaryIO, name: str) -> bytes | Problem:
    found = open_zip(file)
    if isinstance(found, tuple):
        return found[0]
    data = found.read(name)
    return data if isinstance(data, Problem) else unfit(data) or data


def _hidden(name: str) -> bool:
    return any(part.startswith(".") for part in PurePosixPath(name).parts)


def _sane(told: Problem) -> Problem:
    try:
        for language in SPOKEN:
            told.message(language)
    except (KeyError, IndexError, ValueError, AttributeError):
        return problem("zip-broken")
    place = told.place[:100] if readable(told.place) else ""
    known = told.code in SENTENCES and all(isinstance(v, int) or len(v) < 60 for v in told.params.values())
    return replace(told, place=place) if known else problem("zip-broken")
