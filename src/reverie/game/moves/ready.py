"""Seen enough of the recap (C12)."""

from msgspec.structs import replace

from reverie.game.ids import Seat
from reverie.game.moves.move import Chooser, Command, Event, MoveOption
from reverie.game.state import Game


class Ready(Command, tag="ready", frozen=True):
    """Seen enough of the recap."""


class ReadySaid(Event, tag="ready-said", frozen=True):
    seat: Seat

    def apply(self, g: Game) -> Game:
        return replace(g, turn=replace(g.turn, ready=g.turn.ready | {self.seat}))


class MayReady(MoveOption[Ready, ReadySaid], tag="ready", frozen=True):
    command = Ready

    def events(self, seat: Seat, command: Ready) -> tuple[ReadySaid, ...]:
        return (ReadySaid(seat),)

    def chosen_by(self, chooser: Chooser) -> Ready:
        return Ready()
