"""The clue: told with its card or before any is seen, and corrected (C4, C11, P2)."""

from msgspec.structs import replace

from reverie.game.clue import LIMIT, Clue, unfit
from reverie.game.ids import CardId, Seat
from reverie.game.moves.giving import hand_in
from reverie.game.moves.move import Chooser, Command, MoveEvent, MoveOption
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Game


class Tell(Command, tag="tell", frozen=True):
    """Clue and card in one move (C11); the clue alone where the hand is still face down (P2)."""

    clue: Clue
    card: CardId | None = None


class Reword(Command, tag="reword", frozen=True):
    """Correct a typo in the clue, until somebody gives a card to it (C11)."""

    text: str


class ClueTold(MoveEvent[Tell], tag="clue-told", frozen=True):
    seat: Seat
    clue: Clue
    card: CardId | None = None

    def apply(self, g: Game) -> Game:
        told = replace(g, turn=replace(g.turn, clue=self.clue))
        return told if self.card is None else hand_in(told, self.seat, (self.card,))

    def asked(self) -> Tell:
        return Tell(self.clue, self.card)


class ClueReworded(MoveEvent[Reword], tag="clue-reworded", frozen=True):
    text: str

    def apply(self, g: Game) -> Game:
        assert g.turn.clue is not None
        return replace(g, turn=replace(g.turn, clue=replace(g.turn.clue, text=self.text)))

    def asked(self) -> Reword:
        return Reword(self.text)


class MayTell(MoveOption[Tell, ClueTold], tag="tell", frozen=True):
    """The clue and one of `cards`; the clue alone if `cards` is None (Party, P2: no hand seen yet)."""

    command = Tell
    cards: tuple[CardId, ...] | None = None
    limit: int = LIMIT

    def refuses(self, command: Tell) -> Refusal | None:
        clue = command.clue
        if clue.manner == "written" and not clue.text.strip():
            return refuse("clue-empty")
        if self.cards is None:
            return unfit(clue.text) or (refuse("card-face-down") if command.card is not None else None)
        if command.card is None:
            return refuse("card-missing")
        if command.card not in self.cards:
            return refuse("not-your-card")
        return unfit(clue.text)

    def events(self, seat: Seat, command: Tell) -> tuple[ClueTold, ...]:
        return (ClueTold(seat, command.clue, command.card),)

    def chosen_by(self, chooser: Chooser) -> Tell:
        card = None if self.cards is None else chooser.one(self.cards)
        return Tell(Clue(chooser.phrase()), card)


class MayReword(MoveOption[Reword, ClueReworded], tag="reword", frozen=True):
    command = Reword
    limit: int = LIMIT

    def refuses(self, command: Reword) -> Refusal | None:
        return unfit(command.text) if command.text.strip() else refuse("clue-empty")

    def events(self, seat: Seat, command: Reword) -> tuple[ClueReworded, ...]:
        return (ClueReworded(command.text),)

    def chosen_by(self, chooser: Chooser) -> None:
        return None
