"""What the players choose before a game: ruleset, decks, length, difficulty, pace."""

from typing import Literal

from msgspec import Struct

from reverie.game.ids import Language

Difficulty = Literal["normal", "hard"]
TimerName = Literal["clue", "agree", "contribute", "vote", "recap"]


class Timers(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds allowed for a phase (X5); None means no hurry."""

    clue: int | None = None
    agree: int | None = None
    contribute: int | None = None
    vote: int | None = None
    recap: int | None = None


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    ruleset: str
    decks: tuple[str, ...] = ("first-dreams",)
    target: int = 30
    """The score that ends a game (D8), where one does."""
    rounds: int = 1
    """How often everyone tells, where that ends a game (P7, T8)."""
    difficulty: Difficulty = "normal"
    timers: Timers = Timers()
    late_join: bool = True
    language: Language = "en"
    """What the computer players speak."""
