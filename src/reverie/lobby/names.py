"""Names people can read: normalised, without control or direction characters, unique at the table."""

from typing import Final
from unicodedata import category, normalize

from reverie.game.clue import readable
from reverie.game.refusals import Refusal, refuse

LIMIT: Final = 24
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters and signs that are drawn as nothing."""


def cleaned(name: str) -> str:
    return " ".join(normalize("NFC", name).split())


def look_of(name: str) -> str:
    """S7: what tells two names apart at a table; what cannot be seen does not."""
    shown = normalize("NFKC", cleaned(name))
    return "".join(c for c in shown if category(c) != "Cf" and c not in _BLANK).strip().casefold()


def unfit(name: str, others: list[str]) -> Refusal | None:
    """What is wrong with a name, if anything."""
    if not readable(name):
        return refuse("name-unreadable")
    name = cleaned(name)
    if not look_of(name):
        return refuse("name-empty")
    if len(name) > LIMIT:
        return refuse("name-too-long", limit=LIMIT)
    return refuse("name-taken") if look_of(name) in map(look_of, others) else None
