"""Names people can read: normalised, without control or direction characters, told apart at a glance."""

from typing import Final
from unicodedata import category, normalize

from reverie.game.clue import readable
from reverie.game.refusals import Refusal, refuse
from reverie.lobby.confusables import LOOKS

LIMIT: Final = 24
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0\u2800\u034f")
"""Letters, signs and joiners that are drawn as nothing."""
_SELECTORS: Final = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Variation selectors: which of its drawings a sign has."""
_MARKS: Final = tuple(
    range(*block)
    for block in (
        (0x0300, 0x0370),
        (0x1AB0, 0x1B00),
        (0x1DC0, 0x1E00),
        (0x20D0, 0x2100),
        (0xFE20, 0xFE30),
    )
)
"""Marks of no script, to be put on any letter: those a letter has anyway are part of it after NFKC."""


def cleaned(name: str) -> str:
    return " ".join(normalize("NFC", name).split())


def looks(name: str) -> tuple[str, str]:
    """S16: what tells two names apart at a table, as it is written and with small letters only.

    Capitals are folded only for the second: I is drawn like l, and is the capital of i.
    """
    shown = _visible(normalize("NFKC", cleaned(name)))
    return _skeleton(shown), _skeleton(_visible(normalize("NFKC", shown.casefold())))


def alike(one: str, other: str) -> bool:
    """Whether people would take one name for the other."""
    return any(a == b for a, b in zip(looks(one), looks(other), strict=True))


def unfit(name: str, others: list[str]) -> Refusal | None:
    """What is wrong with a name, if anything."""
    if not readable(name):
        return refuse("name-unreadable")
    name = cleaned(name)
    if not looks(name)[0]:
        return refuse("name-empty")
    if len(name) > LIMIT:
        return refuse("name-too-long", limit=LIMIT)
    return refuse("name-taken") if any(alike(name, other) for other in others) else None


def _visible(text: str) -> str:
    """Without what is not seen, and without marks heaped on a letter: a script's own count once each."""
    if text.isascii():
        return text
    seen: list[str] = []
    marks: set[str] = set()
    for c in text:
        kind = category(c)
        if kind in ("Cf", "Me") or c in _BLANK or any(ord(c) in block for block in (*_SELECTORS, *_MARKS)):
            continue
        if kind != "Mn":
            marks = set()
        elif c in marks:
            continue
        else:
            marks.add(c)
        seen.append(c)
    return " ".join("".join(seen).split())


def _skeleton(text: str) -> str:
    """Unicode TR39, 4."""
    return normalize("NFD", normalize("NFD", text).translate(LOOKS))
