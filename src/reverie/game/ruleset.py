"""A ruleset: identity, one sentence, player counts, and the phases a turn is made of."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from reverie.game.chance import Chance
from reverie.game.ids import Seat
from reverie.game.phases.phase import Phase
from reverie.game.settings import Settings
from reverie.game.state import Board

HandSize = Callable[[int], int]
Length = Literal["target", "rounds", "difficulty"]


@dataclass(frozen=True)
class Ruleset:
    id: str
    title: str
    summary: str
    players: tuple[int, ...]
    colours: int
    hand_size: HandSize
    smallest_deck: HandSize
    """The fewest cards that never run out, by number of players."""
    board: Callable[[tuple[Seat, ...], Settings, Chance], Board]
    """What lies on the table besides cards when the game begins."""
    turn: tuple[Phase, ...]
    length: Length = "target"
    """Which setting decides how long a game lasts."""
    volunteers: bool = True
    """The first storyteller is found by a race (C3)."""
    pairs: bool = False
    """Seats i and i+n/2 are a team (T1)."""
    late_join: bool = False
    """Newcomers may sit at a turn boundary (X4)."""
    timed: bool = True
    """Whether phases may have a time limit (X5)."""
    phases: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "phases", {p.name: n for n, p in enumerate(self.turn)})

    def phase(self, name: str) -> Phase:
        return self.turn[self.phases[name]]

    def seconds(self, phase: str, settings: Settings) -> int | None:
        """How long a phase may take (X5), if there is a limit."""
        timer = self.phase(phase).timer
        limit: int | None = None if timer is None or not self.timed else getattr(settings.timers, timer)
        return limit
