"""Names people can read: normalised, without control or direction characters, unique at the table."""

from typing import Final
from unicodedata import normalize

from reverie.game.clue import readable
from reverie.game.refusals import Refusal, refuse

LIMIT: Final = 24


def cleaned(name: str) -> str:
    return " ".join(normalize("NFC", name).split())


def unfit(name: str, others: list[str]) -> Refusal | None:
    """What is wrong with a name, if anything."""
    if not readable(name):
        return refuse("name-unreadable")
    name = cleaned(name)
    if not name:
        return refuse("name-empty")
    if len(name) > LIMIT:
        return refuse("name-too-long", limit=LIMIT)
    return refuse("name-taken") if name.casefold() in {o.casefold() for o in others} else None
