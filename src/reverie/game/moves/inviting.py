"""The chief postwoman moves before one of the two rabbits: the guest (K5)."""

from msgspec.structs import replace

from reverie.game.ids import Rabbit, Seat
from reverie.game.moves.move import Chooser, Command, MoveEvent, MoveOption
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Game


class ChooseGuest(Command, tag="choose-guest", frozen=True):
    """Move the pawn before one of the two rabbits (K5)."""

    rabbit: Rabbit


class GuestChosen(MoveEvent[ChooseGuest], tag="guest-chosen", frozen=True):
    rabbit: Rabbit

    def apply(self, g: Game) -> Game:
        return replace(g, turn=replace(g.turn, guest=self.rabbit))

    def asked(self) -> ChooseGuest:
        return ChooseGuest(self.rabbit)


class MayChooseGuest(MoveOption[ChooseGuest, GuestChosen], tag="choose-guest", frozen=True):
    command = ChooseGuest
    rabbits: tuple[Rabbit, ...] = ("sun", "moon")

    def refuses(self, command: ChooseGuest) -> Refusal | None:
        return None if command.rabbit in self.rabbits else refuse("unknown-move")

    def events(self, seat: Seat, command: ChooseGuest) -> tuple[GuestChosen, ...]:
        return (GuestChosen(command.rabbit),)

    def chosen_by(self, chooser: Chooser) -> ChooseGuest:
        return ChooseGuest(chooser.one(self.rabbits))
