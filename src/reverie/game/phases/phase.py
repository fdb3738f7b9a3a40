"""What every phase answers: who has a part in it, what they may do and see, what follows."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Literal

from reverie.game.chance import Chance
from reverie.game.events import GameEvent, RaceReopened, TurnSkipped
from reverie.game.ids import Seat, Slot
from reverie.game.menu import GameOption
from reverie.game.refusals import Refusal, refuse
from reverie.game.scoring import Points
from reverie.game.settings import TimerName
from reverie.game.state import Game

Events = tuple[GameEvent, ...]
ByPlayers = Callable[[int], int]
"""A number that depends on how many play."""
Goal = Points | Literal["together"]
"""What is played for: points by this rule, or the same end for all."""
PhaseRole = Literal["race", "vote", "score", "recap", "end-of-turn"]
"""What the table needs to know of a phase besides its moves, whatever it is called.

race: it finds the first storyteller, and another one if they step back (C3, X2). vote: the table is laid, and
some choose among its cards. score: it settles the turn. recap: the settled turn stays in view
until the table moves on (C12). end-of-turn: seats close, the end is checked; a skipped turn goes on there.
"""


class Phase:
    """A step of the turn. One in which nobody has a part happens by itself."""

    name: ClassVar[str]
    role: ClassVar[PhaseRole | None] = None
    timer: ClassVar[TimerName | None] = None
    acts_for_absent: ClassVar[bool] = True
    """Whether the server can move for somebody here (X5); in the race it cannot."""
    counted: ClassVar[bool] = False
    """Whether the table counts to three for a chief who is away (K7)."""
    handles_cards: ClassVar[bool] = False
    """It moves cards; beside a real box people do that (N6)."""
    thinking: ClassVar[tuple[float, float]] = (1, 3)
    """Seconds a bot takes for its move, at least and at most."""

    def actors(self, g: Game) -> Sequence[Seat]:
        """Who has a part in this phase."""
        return ()

    def done(self, g: Game, seat: Seat) -> bool:
        """Whether an actor has done that part."""
        return True

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        return ()

    def why_not(self, g: Game, seat: Seat, command: type) -> Refusal:
        """Why a command of this kind is not among the seat's options."""
        return refuse("not-now")

    def act_for(self, g: Game, seat: Seat, chance: Chance) -> Events:
        """What the server does for an actor who does not move (X5)."""
        return ()

    def close(self, g: Game, chance: Chance) -> Events:
        """What happens when nobody is waited for any more."""
        return ()

    def goal(self) -> Goal | None:
        """What players want of a turn, where this phase settles it."""
        return None

    def sees_hand(self, g: Game, seat: Seat) -> bool:
        return True

    def anonymous(self, g: Game) -> bool:
        """Whether who is waited for is nobody's business now (N3)."""
        return False

    def marked(self, g: Game, seat: Seat) -> Sequence[Slot]:
        """Cards on the table that are shown to this seat as its team's (T6)."""
        return ()

    def skippable(self, g: Game) -> bool:
        """Whether a gone storyteller's turn may be skipped now (X2)."""
        return False

    def waiting_for(self, g: Game) -> tuple[Seat, ...]:
        """Who must still move."""
        late = [s for s in self.actors(g) if not self.done(g, s)]
        return played(g, late) if late else ()


def played(g: Game, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Nobody waits for a seat that nobody plays."""
    return tuple([s for s in seats if not vacant(g, s)] if g.seating.left else seats)


def vacant(g: Game, seat: Seat) -> bool:
    """Its player left for good and no bot stands in (X3)."""
    return seat in g.seating.left and seat not in g.seating.bots


def skip(g: Game) -> Events:
    """X2: in turn 1 the race reopens where there was one, else the turn is over."""
    teller = g.turn.storyteller
    assert teller is not None
    return (RaceReopened(teller),) if racing(g) else (TurnSkipped(teller),)


def racing(g: Game) -> bool:
    """Turn 1 of a game whose first storyteller volunteers (C3)."""
    return g.volunteers and g.turn.number == 1
