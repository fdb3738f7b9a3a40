"""Owners, votes and points stay in view until the table moves on (C12, K8)."""

from dataclasses import dataclass

from reverie.game.chance import Chance
from reverie.game.commands import Ready
from reverie.game.events import ReadySaid
from reverie.game.ids import Seat
from reverie.game.menu import GameOption, MayReady
from reverie.game.phases.phase import Events, Phase
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Game


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
