"""Taking back what was handed in, to think again: cards, or votes (C11)."""

from reverie.game.ids import Seat
from reverie.game.moves.giving import CardsTakenBack
from reverie.game.moves.move import Chooser, Command, MoveOption
from reverie.game.moves.voting import VoteTakenBack


class TakeBack(Command, tag="take-back", frozen=True):
    """Take back the cards or the votes handed in, to think again."""


class MayTakeBack(MoveOption[TakeBack, CardsTakenBack | VoteTakenBack], tag="take-back", frozen=True):
    """The cards, or with `votes` the ballot."""

    command = TakeBack
    votes: bool = False

    def events(self, seat: Seat, command: TakeBack) -> tuple[CardsTakenBack | VoteTakenBack, ...]:
        return (VoteTakenBack(seat) if self.votes else CardsTakenBack(seat),)

    def chosen_by(self, chooser: Chooser) -> None:
        return None
