"""An owl chooses a card, in secret, and says what it went by (W4, W7)."""

from msgspec.structs import replace

from reverie.game.ids import Seat, Slot
from reverie.game.moves.move import Chooser, Command, MoveEvent, MoveOption
from reverie.game.refusals import Refusal, refuse
from reverie.game.river import Belief
from reverie.game.state import Ballot, Game


class Guess(Command, tag="guess", frozen=True):
    """An owl's vote; nobody else is ever offered one."""

    slot: Slot
    belief: Belief = Belief()


class OwlGuessed(MoveEvent[Guess], tag="owl-guessed", frozen=True):
    owl: Seat
    slot: Slot
    belief: Belief = Belief()

    def apply(self, g: Game) -> Game:
        turn = g.turn
        ballots = turn.ballots | {self.owl: Ballot((self.slot,))}
        return replace(g, turn=replace(turn, ballots=ballots, beliefs=turn.beliefs | {self.owl: self.belief}))

    def asked(self) -> Guess:
        return Guess(self.slot, self.belief)


class MayGuess(MoveOption[Guess, OwlGuessed], tag="guess", frozen=True):
    command = Guess
    slots: tuple[Slot, ...]

    def refuses(self, command: Guess) -> Refusal | None:
        return None if command.slot in self.slots else refuse("no-such-slot")

    def events(self, seat: Seat, command: Guess) -> tuple[OwlGuessed, ...]:
        return (OwlGuessed(seat, command.slot, command.belief),)

    def chosen_by(self, chooser: Chooser) -> Guess:
        return Guess(chooser.one(self.slots))
