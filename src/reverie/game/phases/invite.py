"""The chief postwoman moves before one of the two rabbits: the guest (K5)."""

from dataclasses import dataclass

from reverie.game.chance import Chance
from reverie.game.commands import ChooseGuest
from reverie.game.events import GuestChosen
from reverie.game.ids import Seat
from reverie.game.menu import GameOption, MayChooseGuest
from reverie.game.phases.phase import Events, Phase, skip
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Game


@dataclass(frozen=True, slots=True)
class Invite(Phase):
    name = "invite"
    thinking = (3, 7)

    def actors(self, g: Game) -> tuple[Seat, ...]:
        assert g.turn.storyteller is not None
        return (g.turn.storyteller,)

    def done(self, g: Game, seat: Seat) -> bool:
        return g.turn.guest is not None

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        return (MayChooseGuest(),) if seat == g.turn.storyteller else ()

    def why_not(self, g: Game, seat: Seat, command: type) -> Refusal:
        return refuse("not-your-turn" if command is ChooseGuest else "not-now")

    def act_for(self, g: Game, seat: Seat, chance: Chance) -> Events:
        return (GuestChosen(chance.pick(("sun", "moon"))),)

    def close(self, g: Game, chance: Chance) -> Events:
        return skip(g) if g.turn.guest is None else ()

    def skippable(self, g: Game) -> bool:
        return True
