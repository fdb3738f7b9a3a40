"""Beside a real box: whoever tells taps once; the words may be written down too (N2, N8)."""

from msgspec.structs import replace

from reverie.game.clue import LIMIT, Clue, unfit
from reverie.game.ids import Seat
from reverie.game.moves.move import Chooser, Command, MoveEvent, MoveOption
from reverie.game.refusals import Refusal
from reverie.game.state import Game


class ITell(Command, tag="i-tell", frozen=True):
    """I tell: the clue has been said at the table (N2)."""

    text: str = ""


class StorytellerSpoke(MoveEvent[ITell], tag="storyteller-spoke", frozen=True):
    seat: Seat
    clue: Clue
    next: bool = False
    """During a recap: the next turn begins with it (N8)."""

    def apply(self, g: Game) -> Game:
        if self.next:
            return replace(g, turn=replace(g.turn, next_clue=self.clue))
        return replace(g, turn=replace(g.turn, storyteller=self.seat, clue=self.clue))

    def asked(self) -> ITell:
        return ITell(self.clue.text)


class MayITell(MoveOption[ITell, StorytellerSpoke], tag="i-tell", frozen=True):
    command = ITell
    next: bool = False
    """It ends the recap and begins the next turn."""
    limit: int = LIMIT
    blind: bool = False
    """The phrase comes before a look at one's cards (P2)."""

    def refuses(self, command: ITell) -> Refusal | None:
        return unfit(command.text)

    def events(self, seat: Seat, command: ITell) -> tuple[StorytellerSpoke, ...]:
        return (StorytellerSpoke(seat, Clue(command.text.strip(), "said"), self.next),)

    def chosen_by(self, chooser: Chooser) -> ITell:
        return ITell()
