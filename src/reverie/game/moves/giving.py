"""Cards handed in face down, changed and taken back until the table is laid (C5, C11)."""

from msgspec.structs import replace

from reverie.game.ids import CardId, Seat
from reverie.game.moves.move import Chooser, Command, Event, MoveEvent, MoveOption
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Game


class Give(Command, tag="give", frozen=True):
    """Hand in cards, face down; again to change them (C11)."""

    cards: tuple[CardId, ...]


class CardsGiven(MoveEvent[Give], tag="cards-given", frozen=True):
    seat: Seat
    cards: tuple[CardId, ...]

    def apply(self, g: Game) -> Game:
        given = hand_in(g, self.seat, self.cards)
        if given.turn.answered or self.seat == given.turn.storyteller:
            return given
        return replace(given, turn=replace(given.turn, answered=True))

    def asked(self) -> Give:
        return Give(self.cards)


class CardsTakenBack(Event, tag="cards-taken-back", frozen=True):
    seat: Seat

    def apply(self, g: Game) -> Game:
        return take_back(g, (self.seat,))


class MayGive(MoveOption[Give, CardsGiven], tag="give", frozen=True):
    """`cards` includes those already handed in, which may be given again in another choice."""

    command = Give
    cards: tuple[CardId, ...]
    count: int

    def refuses(self, command: Give) -> Refusal | None:
        if len(command.cards) != self.count:
            return refuse("wrong-number-of-cards", count=self.count)
        if len(set(command.cards)) != self.count:
            return refuse("same-card-twice")
        if any(card not in self.cards for card in command.cards):
            return refuse("not-your-card")
        return None

    def events(self, seat: Seat, command: Give) -> tuple[CardsGiven, ...]:
        return (CardsGiven(seat, command.cards),)

    def chosen_by(self, chooser: Chooser) -> Give:
        return Give(chooser.some(self.cards, self.count))


def hand_in(g: Game, seat: Seat, cards: tuple[CardId, ...]) -> Game:
    held = g.hands[seat] + g.turn.given.get(seat, ())
    hand = tuple([card for card in held if card not in cards])
    return replace(g, hands=g.hands | {seat: hand}, turn=replace(g.turn, given=g.turn.given | {seat: cards}))


def take_back(g: Game, seats: tuple[Seat, ...]) -> Game:
    returned = {s: g.hands[s] + g.turn.given[s] for s in seats}
    given = {s: cards for s, cards in g.turn.given.items() if s not in returned}
    return replace(g, hands=g.hands | returned, turn=replace(g.turn, given=given))
