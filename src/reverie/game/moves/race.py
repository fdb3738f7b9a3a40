"""The race of turn 1: who has found a clue tells it, or steps back (C3)."""

from msgspec.structs import replace

from reverie.game.ids import Seat
from reverie.game.moves.move import Chooser, Command, Event, MoveEvent, MoveOption
from reverie.game.state import Game


class Announce(Command, tag="announce", frozen=True):
    """I have a clue! (C3)."""


class StepBack(Command, tag="step-back", frozen=True):
    """No clue after all: the race is open again (C3)."""


class Announced(MoveEvent[Announce], tag="announced", frozen=True):
    seat: Seat

    def apply(self, g: Game) -> Game:
        return replace(g, turn=replace(g.turn, storyteller=self.seat))

    def asked(self) -> Announce:
        return Announce()


class RaceReopened(Event, tag="race-reopened", frozen=True):
    """The storyteller of turn 1 stepped back or is gone (C3, X2)."""

    seat: Seat

    def apply(self, g: Game) -> Game:
        return replace(g, turn=replace(g.turn, storyteller=None, clue=None))


class MayAnnounce(MoveOption[Announce, Announced], tag="announce", frozen=True):
    command = Announce

    def events(self, seat: Seat, command: Announce) -> tuple[Announced, ...]:
        return (Announced(seat),)

    def chosen_by(self, chooser: Chooser) -> Announce:
        return Announce()


class MayStepBack(MoveOption[StepBack, RaceReopened], tag="step-back", frozen=True):
    command = StepBack

    def events(self, seat: Seat, command: StepBack) -> tuple[RaceReopened, ...]:
        return (RaceReopened(seat),)

    def chosen_by(self, chooser: Chooser) -> None:
        return None
