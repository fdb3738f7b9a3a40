"""A ruleset: identity, one sentence, player counts, and the phases a turn is made of."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from reverie.game.chance import Chance
from reverie.game.ids import OWLS, Seat
from reverie.game.phases.phase import ByPlayers, Goal, Phase, PhaseRole
from reverie.game.settings import Settings
from reverie.game.state import Board

Length = Literal["target", "rounds", "difficulty", "owls"]
Audience = Literal["everyone", "children"]


@dataclass(frozen=True, eq=False)
class Ruleset:
    """All there is to say of a game. What is not said here is read from the phases."""

    id: str
    title: str
    summary: str
    """A sentence or two for whoever chooses. Other languages: `texts/<language>/rulesets.toml`, by the id."""
    players: tuple[int, ...]
    colours: int
    hand_size: ByPlayers
    smallest_deck: ByPlayers
    """The fewest cards that never run out, by number of players."""
    board: Callable[[tuple[Seat, ...], Settings, Chance], Board]
    """What lies on the table besides cards when the game begins."""
    turn: tuple[Phase, ...]
    length: Length = "target"
    """Which setting decides how long a game lasts."""
    audience: Audience = "everyone"
    """At a children's table grown-ups are asked before anything is undone."""
    pairs: bool = False
    """Seats i and i+n/2 are a team (T1)."""
    late_join: bool = False
    """Newcomers may sit at a turn boundary (X4)."""
    seats_wait: bool = False
    """A leaver's seat does not close: a computer player sits there until a newcomer does (W9, X6)."""
    owls: bool = False
    """Some listen in who have no seat (W1)."""
    private_clues: bool = False
    """What is said is for those who sit there: nobody learns from these clues unless they all say so (W4)."""
    real_box: bool = False
    """The cards are on a real table: people handle them, and no computer player sits down (N1, N8)."""
    timed: bool = True
    """Whether phases may have a time limit (X5)."""
    phases: dict[str, int] = field(init=False)
    roles: dict[PhaseRole, int] = field(init=False)
    recap: str = field(init=False)
    """The name of the phase with that role; every ruleset has one."""

    def __post_init__(self) -> None:
        phases = {p.name: n for n, p in enumerate(self.turn)}
        roles = {p.role: n for n, p in enumerate(self.turn) if p.role is not None}
        missing = {"recap", "end-of-turn"} - roles.keys()
        if missing or len(phases) < len(self.turn):
            raise ValueError(
                f"{self.id}: a phase for each of {sorted(missing)} is missing, or a name stands twice"
            )
        object.__setattr__(self, "phases", phases)
        object.__setattr__(self, "roles", roles)
        object.__setattr__(self, "recap", self.turn[roles["recap"]].name)

    @property
    def volunteers(self) -> bool:
        """The first storyteller is found by a race (C3)."""
        return "race" in self.roles

    @property
    def goal(self) -> Goal | None:
        return next((goal for phase in self.turn if (goal := phase.goal()) is not None), None)

    def listeners(self, settings: Settings) -> tuple[Seat, ...]:
        return OWLS[: settings.owls] if self.owls else ()

    def needed(self, players: int, settings: Settings | None = None) -> int:
        """The fewest cards, with a hand for everybody who listens in; settings as at a new table if none."""
        listening = len(self.listeners(settings or Settings(self.id)))
        return self.smallest_deck(players) + self.hand_size(players) * listening

    def phase(self, name: str) -> Phase:
        return self.turn[self.phases[name]]

    def seconds(self, phase: str, settings: Settings) -> int | None:
        """How long a phase may take (X5), if there is a limit."""
        timer = self.phase(phase).timer
        limit: int | None = None if timer is None or not self.timed else getattr(settings.timers, timer)
        return limit
