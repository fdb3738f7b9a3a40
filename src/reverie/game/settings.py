"""What the players choose before a game: ruleset, decks, length, difficulty, pace."""

from typing import Literal

from msgspec import Struct

from reverie.game.ids import Attitude, Language

Difficulty = Literal["normal", "hard"]
Doors = Literal["drawn", "chosen", "blank"]
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
    box: bool = False
    """The pictures come from a real box, where the game can be played so (N1)."""
    doors: Doors = "drawn"
    """Beside a box: whether Kids draws the doors, is told them, or leaves them to the box (N5)."""
    chosen_doors: tuple[tuple[Attitude, Attitude], ...] = ()
    """By burrow: who is behind the sun door and behind the moon door."""
