"""Beside a real box: each says, in secret, which numbers are theirs; nothing is told till all are in (N3)."""

from msgspec.structs import replace

from reverie.game.ids import Seat, Slot
from reverie.game.moves.move import Chooser, Command, Event, MoveEvent, MoveOption
from reverie.game.moves.opening_slots import at
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Ballot, FinishedTurn, Game


class Claim(Command, tag="claim", frozen=True):
    """These numbers are mine; again to change them (N3)."""

    slots: tuple[Slot, ...]


class SlotsClaimed(MoveEvent[Claim], tag="slots-claimed", frozen=True):
    seat: Seat
    slots: tuple[Slot, ...]

    def apply(self, g: Game) -> Game:
        return replace(g, turn=replace(g.turn, given=g.turn.given | {self.seat: at(self.slots)}))

    def asked(self) -> Claim:
        return Claim(self.slots)


class ClaimsClashed(Event, tag="claims-clashed", frozen=True):
    """A number came up twice: exactly these look again, and nobody is told who (N3)."""

    seats: tuple[Seat, ...]

    def apply(self, g: Game) -> Game:
        given = {s: cards for s, cards in g.turn.given.items() if s not in self.seats}
        return replace(g, turn=replace(g.turn, given=given, asked_again=frozenset(self.seats)))


class VotesCameBack(Event, tag="votes-came-back", frozen=True):
    """They turned out to be for a card of one's own (N4)."""

    seats: tuple[Seat, ...]

    def apply(self, g: Game) -> Game:
        ballots = {s: b for s, b in g.turn.ballots.items() if s not in self.seats}
        return replace(g, turn=replace(g.turn, ballots=ballots, came_back=frozenset(self.seats)))


class SlotsRevealed(Event, tag="slots-revealed", frozen=True):
    """All is in and all differ. From here the turn can be counted again (N7)."""

    def apply(self, g: Game) -> Game:
        return _revealed(g)


class TurnPutRight(Event, tag="turn-put-right", frozen=True):
    """The host puts claims and votes of this turn right; it is counted again from here (N7)."""

    claims: dict[Seat, tuple[Slot, ...]]
    votes: dict[Seat, Ballot]

    def apply(self, g: Game) -> Game:
        before = g.turn.unsettled
        assert before is not None
        closed = frozenset(before.ring) - frozenset(g.ring)  # with the turn that is counted again
        silent = (before.turn.abstained | before.turn.ballots.keys()) - self.votes.keys()
        turn = replace(
            before.turn,
            given={seat: at(slots) for seat, slots in self.claims.items()},
            ballots=self.votes,
            abstained=frozenset(silent),
            was=_first_told(g),
        )
        seating = replace(g.seating, left=g.seating.left | closed)
        again = replace(before, turn=turn, serial=g.serial, seating=seating, history=g.history[:-1])
        return _revealed(again)


class MayClaim(MoveOption[Claim, SlotsClaimed], tag="claim", frozen=True):
    """`count` of these; each seat's begin with another one, for random players."""

    command = Claim
    slots: tuple[Slot, ...]
    count: int

    def refuses(self, command: Claim) -> Refusal | None:
        if len(command.slots) != self.count:
            return refuse("wrong-number-of-cards", count=self.count)
        if len(set(command.slots)) < self.count:
            return refuse("same-card-twice")
        return None if set(command.slots) <= set(self.slots) else refuse("no-such-slot")

    def events(self, seat: Seat, command: Claim) -> tuple[SlotsClaimed, ...]:
        return (SlotsClaimed(seat, command.slots),)

    def chosen_by(self, chooser: Chooser) -> Claim:
        return Claim(self.slots[: self.count])


def _revealed(g: Game) -> Game:
    before = replace(g, history=(), turn=replace(g.turn, was=None))
    return replace(g, turn=replace(g.turn, unsettled=before))


def _first_told(g: Game) -> FinishedTurn:
    """The turn as it was told at first, with the words that have been written down since."""
    latest = g.history[-1]
    return replace(g.turn.was or latest, written_down=latest.written_down)
