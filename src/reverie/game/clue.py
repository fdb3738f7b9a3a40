"""A clue as it is given: typed, said aloud, sung or mimed (C4)."""

from typing import Final, Literal
from unicodedata import category

from msgspec import Struct

from reverie.game.refusals import Refusal, refuse

Manner = Literal["written", "said", "sung", "mimed"]

LIMIT: Final = 500
_UNREADABLE: Final = frozenset({"Cc", "Cs", "Co"})
_BIDI: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")


class Clue(Struct, frozen=True, forbid_unknown_fields=True):
    text: str = ""
    manner: Manner = "written"


def readable(text: str) -> bool:
    """No control, surrogate, private or direction-changing characters; line breaks are fine."""
    if text.isprintable():  # which none of them is
        return True
    return not any(c in _BIDI or (category(c) in _UNREADABLE and c != "\n") for c in text)


def unfit(text: str) -> Refusal | None:
    """What is wrong with the words, if anything."""
    if len(text) > LIMIT:
        return refuse("clue-too-long", limit=LIMIT, length=len(text))
    return None if readable(text) else refuse("clue-unreadable")
