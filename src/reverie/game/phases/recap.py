"""Owners, votes and points stay in view until the table moves on (C12, K8)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from reverie.game.chance import Chance, SeededChance
from reverie.game.commands import Ready
from reverie.game.events import ReadySaid
from reverie.game.evolve import evolve
from reverie.game.ids import Seat
from reverie.game.menu import GameOption, MayReady
from reverie.game.phases.phase import Events, Phase
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Game, left_of


@dataclass(frozen=True, slots=True)
class Recap(Phase):
    name = "recap"
    role = "recap"
    timer = "recap"

    def actors(self, g: Game) -> tuple[Seat, ...]:
        """Nobody waits for bots, nor for those who are away."""
        return tuple(s for s in g.ring if s not in g.seating.bots and s not in g.seating.away)

    def done(self, g: Game, seat: Seat) -> bool:
        return seat in g.turn.ready

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        return () if seat in g.turn.ready else (MayReady(),)

    def why_not(self, g: Game, seat: Seat, command: type) -> Refusal:
        return refuse("already-ready" if command is Ready else "not-now")

    def act_for(self, g: Game, seat: Seat, chance: Chance) -> Events:
        return (ReadySaid(seat),)


def next_teller(then: Iterable[Phase], g: Game) -> Seat | None:
    """Who tells after these phases, which lead from the recap to the end of the turn. None: the game ends."""
    teller = g.turn.storyteller
    assert teller is not None
    for phase in then:
        for event in phase.close(g, _NOTHING_DRAWN):
            g = evolve(g, event)
    return None if g.result is not None else left_of(g, teller)


_NOTHING_DRAWN: Final = SeededChance("", 0)
"""Chance has no part in a turn between its recap and the boundary."""
