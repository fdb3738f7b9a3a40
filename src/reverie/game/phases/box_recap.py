"""Beside a real box the recap lasts until the next storyteller tells (N8)."""

from dataclasses import dataclass

from reverie.game.chance import Chance
from reverie.game.commands import ITell, Ready
from reverie.game.events import ReadySaid
from reverie.game.ids import Seat
from reverie.game.menu import GameOption, MayITell, MayReady
from reverie.game.phases.phase import Events, Phase, vacant
from reverie.game.phases.recap import next_teller
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Game, left_of


@dataclass(frozen=True, slots=True)
class RecapBesideBox(Phase):
    name = "recap"
    role = "recap"
    then: tuple[Phase, ...]
    """What follows, up to the end of the turn. A game that ends there ends at once."""
    telling: bool
    """Turns begin with "I tell"; else whoever is next moves on (K5)."""
    blind: bool = False

    def actors(self, g: Game) -> tuple[Seat, ...]:
        """The next storyteller; where nobody sits there yet (X4) or any more (X6), whoever comes then."""
        assert g.turn.storyteller is not None
        if next_teller(self.then, g) is None:
            return ()
        seat = left_of(g, g.turn.storyteller)
        while vacant(g, seat):
            seat = left_of(g, seat)
        return (seat,)

    def done(self, g: Game, seat: Seat) -> bool:
        return g.turn.next_clue is not None or bool(g.turn.ready)

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        if seat not in self.actors(g):
            return ()
        tells = self.telling and seat == next_teller(self.then, g)
        return (MayITell(next=True, blind=self.blind),) if tells else (MayReady(),)

    def why_not(self, g: Game, seat: Seat, command: type) -> Refusal:
        return refuse("not-your-turn" if command in (ITell, Ready) else "not-now")

    def act_for(self, g: Game, seat: Seat, chance: Chance) -> Events:
        return (ReadySaid(seat),)
