"""What the players choose before a game: ruleset, decks, length, difficulty, pace."""

from typing import Literal

from msgspec import Struct

from reverie.game.ids import Language

Difficulty = Literal["normal", "hard"]
OwlLevel = Literal["easy", "middle", "hard"]
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
    """None: nobody has chosen, and the table plays with its usual ones."""
    surprise: bool = False
    """Which decks it will be is drawn when a game begins; those for children have their own."""
    target: int = 30
    """The score that ends a game (D8), where one does."""
    rounds: int = 1
    """How often everyone tells, where that ends a game (P7, T8)."""
    difficulty: Difficulty = "normal"
    timers: Timers = Timers()
    frightening: bool = False
    """Whether children are dealt the cards too that may frighten; other games always are."""
    late_join: bool = True
    language: Language = "en"
    """What the computer players speak."""
    owls: int = 2
    """How many listen in, where some do (W1)."""
    owl_level: OwlLevel = "middle"
