"""The chief counts to three, and everybody points at once (K7)."""

from msgspec.structs import replace

from reverie.game.ids import Seat
from reverie.game.moves.move import Chooser, Command, Event, MoveOption
from reverie.game.state import Game


class CountToThree(Command, tag="count", frozen=True):
    """The chief counts, and everybody points at once (K7)."""


class CountedToThree(Event, tag="counted", frozen=True):
    """All point at once (K7)."""

    def apply(self, g: Game) -> Game:
        return replace(g, turn=replace(g.turn, counted=True))


class MayCount(MoveOption[CountToThree, CountedToThree], tag="count", frozen=True):
    command = CountToThree

    def events(self, seat: Seat, command: CountToThree) -> tuple[CountedToThree, ...]:
        return (CountedToThree(),)

    def chosen_by(self, chooser: Chooser) -> CountToThree:
        return CountToThree()
