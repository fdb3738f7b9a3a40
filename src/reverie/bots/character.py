"""How a bot plays: a character for the clues it likes, a level for how well it listens and plans."""

from typing import Final, Literal

from msgspec import Struct

from reverie.game.because import Voice

LevelName = Literal["easy", "middle", "strong"]


class Character(Struct, frozen=True):
    voice: Voice
    likes: frozenset[str]
    """Kinds of clues it prefers."""
    taste: float
    """Points it would give up for a clue of such a kind."""
    crowd: float
    """Points it would give for being understood by everybody rather than by nobody."""


class Level(Struct, frozen=True):
    noise: float
    """How far what it sees in a card is from what is there."""
    haste: float
    """Points it may miss by taking a clue that is nearly as good."""
    tables: int
    """How many tables it imagines before giving a clue."""


class Style(Struct, frozen=True):
    character: Character
    level: Level


CHARACTERS: Final[dict[str, Character]] = {
    "plain": Character("plain", frozenset({"blunt", "child", "funny", "exclamation"}), 0.25, 0.3),
    "poetic": Character("poetic", frozenset({"poetic", "song", "feeling"}), 0.25, 0.0),
    "riddling": Character("riddling", frozenset({"question", "dark", "sound", "proverb"}), 0.25, -0.6),
}
LEVELS: Final[dict[str, Level]] = {
    "easy": Level(noise=0.30, haste=0.60, tables=8),
    "middle": Level(noise=0.18, haste=0.08, tables=32),
    "strong": Level(noise=0.08, haste=0.02, tables=48),
}
DEFAULT: Final = Style(CHARACTERS["plain"], LEVELS["middle"])


def style(words: str) -> Style:
    """From what stands at the chair, as in "poetic strong"; what is not known is as usual."""
    said = words.lower().replace("-", " ").split()
    character = next((CHARACTERS[w] for w in said if w in CHARACTERS), DEFAULT.character)
    level = next((LEVELS[w] for w in said if w in LEVELS), DEFAULT.level)
    return Style(character, level)
