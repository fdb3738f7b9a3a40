"""Between two turns: the end is checked, seats close, newcomers sit, the table is cleared (C12)."""

from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from reverie.game.chance import Chance
from reverie.game.events import GameEnded, SeatClosed, SeatOpened, TableCleared
from reverie.game.ids import Seat
from reverie.game.phases.contribute import Seats
from reverie.game.phases.phase import Events, Phase
from reverie.game.state import Game, Meadow, Reason, Result, River, ScoreTrack, units


def everyone_who_left(g: Game) -> tuple[Seat, ...]:
    """X3: an empty seat closes."""
    return tuple(s for s in g.ring if s in g.seating.left) if g.seating.left else ()


@dataclass(frozen=True, slots=True)
class EndOfTurn(Phase):
    name = "end-of-turn"
    role = "end-of-turn"
    over: Callable[[Game], bool]
    fewest: int
    closing: Seats = everyone_who_left
    clears_table: bool = True
    """False where people clear it (N1)."""

    def close(self, g: Game, chance: Chance) -> Events:
        leaving = self.closing(g)
        closed = tuple(SeatClosed(s) for s in leaving)
        staying = replace(g, ring=tuple(s for s in g.ring if s not in leaving)) if leaving else g
        if self.over(staying):  # X3: an empty seat neither ends the game nor wins it
            return (*closed, GameEnded(result(staying, "finished")))
        if len(staying.ring) + len(g.seating.newcomers) < self.fewest:
            return (*closed, GameEnded(result(staying, "too-few")))
        cleared = (TableCleared(),) if self.clears_table else ()
        return (*closed, *_arrivals(staying), *cleared)


def _arrivals(g: Game) -> Events:
    """X4: newcomers start with the lowest score among the open seats."""
    if not g.seating.newcomers:
        return ()
    assert isinstance(g.board, ScoreTrack)
    lowest = min(g.board.scores[s] for s in g.ring)
    return tuple(SeatOpened(s, lowest) for s in g.seating.newcomers)


def result(g: Game, reason: Reason) -> Result:
    """C8: ties share the victory. A closed seat is not ranked (X3)."""
    if isinstance(g.board, Meadow):
        return Result(reason, rabbits=2 * sum(b.closed for b in g.board.burrows))
    if isinstance(g.board, River):  # W6: together, or nobody
        won = reason == "finished" and g.board.lights >= g.board.lights_goal
        return Result(reason, g.ring if won else ())
    scores = {u: g.board.scores[u] for u in units(g)}
    best = max(scores.values(), default=0)
    return Result(reason, tuple(u for u, score in scores.items() if score == best), scores)
