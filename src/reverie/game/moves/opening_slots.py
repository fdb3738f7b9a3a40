"""Beside a real box: the cards lie on the table, so many, and one of them is the storyteller's (N2)."""

from typing import Final

from msgspec.structs import replace

from reverie.game.ids import CardId, Seat, Slot
from reverie.game.moves.move import Chooser, Command, MoveEvent, MoveOption
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Ballot, Game

FEWEST: Final = 3
MOST: Final = 15


class OpenSlots(Command, tag="open-slots", frozen=True):
    """So many cards lie on the table; `own` is the storyteller's number, where cards are claimed (N2)."""

    slots: int
    own: Slot | None = None


def numbered(slots: int) -> tuple[CardId, ...]:
    """A real card is known by nothing but its number."""
    return tuple(CardId(str(n)) for n in range(1, slots + 1))


def at(slots: tuple[Slot, ...]) -> tuple[CardId, ...]:
    return tuple(CardId(str(slot)) for slot in slots)


class SlotsOpened(MoveEvent[OpenSlots], tag="slots-opened", frozen=True):
    """Claims and votes beyond the last slot are void."""

    seat: Seat
    slots: int
    own: Slot | None = None

    def apply(self, g: Game) -> Game:
        turn, table = g.turn, numbered(self.slots)
        given = {s: cards for s, cards in turn.given.items() if set(cards) <= set(table)}
        if self.own is not None:
            given[self.seat] = at((self.own,))
        ballots = {s: b for s, b in turn.ballots.items() if self._holds(b)}
        return replace(g, turn=replace(turn, table=table, given=given, ballots=ballots))

    def _holds(self, ballot: Ballot) -> bool:
        return max((*ballot.slots, ballot.red or 0)) <= self.slots

    def asked(self) -> OpenSlots:
        return OpenSlots(self.slots, self.own)


class MayOpenSlots(MoveOption[OpenSlots, SlotsOpened], tag="open-slots", frozen=True):
    """`slots` is how many cards there should be, or how many have been said; again to change it."""

    command = OpenSlots
    slots: int
    least: int = FEWEST
    most: int = MOST
    own: bool = True
    """False where nobody says whose card lies where (P4)."""

    def refuses(self, command: OpenSlots) -> Refusal | None:
        if not self.least <= command.slots <= self.most:
            return refuse("setting-out-of-range", setting="slots", low=self.least, high=self.most)
        if self.own == (command.own is None):
            return refuse("no-such-slot")
        if command.own is not None and not 1 <= command.own <= command.slots:
            return refuse("no-such-slot")
        return None

    def events(self, seat: Seat, command: OpenSlots) -> tuple[SlotsOpened, ...]:
        return (SlotsOpened(seat, command.slots, command.own),)

    def chosen_by(self, chooser: Chooser) -> OpenSlots:
        slots = max(self.slots, self.least)
        return OpenSlots(slots, Slot(1) if self.own else None)
