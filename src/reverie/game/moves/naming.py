"""Partners name, publicly, which of them gives a card (T4)."""

from msgspec.structs import replace

from reverie.game.ids import Seat
from reverie.game.moves.move import Chooser, Command, MoveEvent, MoveOption
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Game


class NameGiver(Command, tag="name-giver", frozen=True):
    """Say which of the two partners gives a card (T4)."""

    giver: Seat


class GiverNamed(MoveEvent[NameGiver], tag="giver-named", frozen=True):
    seat: Seat
    giver: Seat

    def apply(self, g: Game) -> Game:
        return replace(g, turn=replace(g.turn, named=g.turn.named | {self.seat: self.giver}))

    def asked(self) -> NameGiver:
        return NameGiver(self.giver)


class MayNameGiver(MoveOption[NameGiver, GiverNamed], tag="name-giver", frozen=True):
    command = NameGiver
    givers: tuple[Seat, ...]

    def refuses(self, command: NameGiver) -> Refusal | None:
        return None if command.giver in self.givers else refuse("not-your-team")

    def events(self, seat: Seat, command: NameGiver) -> tuple[GiverNamed, ...]:
        return (GiverNamed(seat, command.giver),)

    def chosen_by(self, chooser: Chooser) -> NameGiver:
        return NameGiver(chooser.one(self.givers))
