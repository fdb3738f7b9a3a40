"""What has been said before: at this table, and elsewhere to the people who sit here."""

from functools import lru_cache

from msgspec import Struct

from reverie.game.words import same

WIDE = 4
"""Letters of a mark."""
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


class Heard(Struct, frozen=True):
    here: frozenset[str] = frozenset()
    """Clues given in this room, by their plain words."""
    elsewhere: frozenset[str] = frozenset()
    """Marks of clues that somebody here has heard at any table: their browsers keep them."""

    def fresh(self, text: str) -> bool:
        """Nobody has said it in this room."""
        return same(text) not in self.here

    def new(self, text: str) -> bool:
        """Nor has anybody here ever heard it."""
        return self.fresh(text) and mark(text) not in self.elsewhere


def marks_in(written: str) -> frozenset[str]:
    """A browser sends them in a row."""
    return frozenset(written[n : n + WIDE] for n in range(0, len(written), WIDE))


@lru_cache(maxsize=32768)
def mark(text: str) -> str:
    """24 bits of a clue as it is written: FNV-1a, folded. The browser makes the same (company/heard.ts)."""
    value = 0x811C9DC5
    for byte in text.encode():
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    value = (value >> 24) ^ (value & 0xFFFFFF)
    return "".join(_LETTERS[value >> shift & 63] for shift in (18, 12, 6, 0))
