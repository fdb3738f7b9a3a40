"""The clue: told with its card or before any is seen, and corrected (C4, C11, P2)."""

from msgspec.structs import replace

from reverie.game.clue import LIMIT, Clue, unfit
from reverie.game.ids import CardId, Seat
from reverie.game.moves.giving import hand_in
from reverie.game.moves.move import Chooser, Command, MoveEvent, MoveOption
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Game
from reverie.game.whisper import Whisper, legible


class Tell(Command, tag="tell", frozen=True):
    """Clue and card in one move (C11); the clue alone where the hand is still face down (P2)."""

    clue: Clue
    card: CardId | None = None
    insist: bool = False
    """Duet: although the owls cannot read it (W2)."""


class Reword(Command, tag="reword", frozen=True):
    """Correct a typo in the clue, until somebody gives a card to it (C11)."""

    text: str


class ClueTold(MoveEvent[Tell], tag="clue-told", frozen=True):
    seat: Seat
    clue: Clue
    card: CardId | None = None
    unread: bool = False
    """Duet: the owls know no word of it (W2)."""

    def apply(self, g: Game) -> Game:
        told = replace(g, turn=replace(g.turn, clue=self.clue, unread=self.unread))
        return told if self.card is None else hand_in(told, self.seat, (self.card,))

    def asked(self) -> Tell:
        return Tell(self.clue, self.card, self.unread)


class ClueReworded(MoveEvent[Reword], tag="clue-reworded", frozen=True):
    text: str

    def apply(self, g: Game) -> Game:
        assert g.turn.clue is not None
        return replace(g, turn=replace(g.turn, clue=replace(g.turn.clue, text=self.text), unread=False))

    def asked(self) -> Reword:
        return Reword(self.text)


class MayTell(MoveOption[Tell, ClueTold], tag="tell", frozen=True):
    """The clue and one of `cards`; the clue alone if `cards` is None (Party, P2: no hand seen yet).

    With `whisper` (Duet) the owls have to be able to read it, and no telling word comes twice.
    """

    command = Tell
    cards: tuple[CardId, ...] | None = None
    limit: int = LIMIT
    whisper: Whisper | None = None

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
        whisper = None if self.whisper is None else self.whisper.refuses(clue.text, command.insist)
        return unfit(clue.text) or whisper

    def events(self, seat: Seat, command: Tell) -> tuple[ClueTold, ...]:
        unread = self.whisper is not None and not legible(command.clue.text, self.whisper.language)
        return (ClueTold(seat, command.clue, command.card, unread),)

    def chosen_by(self, chooser: Chooser) -> Tell:
        card = None if self.cards is None else chooser.one(self.cards)
        phrase = chooser.phrase()
        return Tell(Clue(phrase if self.whisper is None else self.whisper.fresh(phrase)), card)


class MayReword(MoveOption[Reword, ClueReworded], tag="reword", frozen=True):
    command = Reword
    limit: int = LIMIT
    whisper: Whisper | None = None

    def refuses(self, command: Reword) -> Refusal | None:
        if not command.text.strip():
            return refuse("clue-empty")
        whisper = None if self.whisper is None else self.whisper.refuses(command.text)
        return unfit(command.text) or whisper

    def events(self, seat: Seat, command: Reword) -> tuple[ClueReworded, ...]:
        return (ClueReworded(command.text),)

    def chosen_by(self, chooser: Chooser) -> None:
        return None
