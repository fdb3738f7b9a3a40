"""Beside a real box: what the host may put right of a turn that is told (N7)."""

from msgspec import Struct

from reverie.game.ids import Seat, Slot
from reverie.game.moves.move import Command, Option
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Ballot


class PutRight(Command, tag="put-right", frozen=True):
    """All claims and votes of the turn as they should have been; who is left out claimed or voted nothing."""

    claims: dict[Seat, tuple[Slot, ...]]
    votes: dict[Seat, Ballot]


class Voter(Struct, frozen=True):
    most: int
    """How many cards they may vote for."""
    red: bool
    """They place the red token too (P4)."""
    barred: Seat | None
    """Whose cards they may not vote for: their own or their mate's."""


class MayPutRight(Option[PutRight], tag="put-right", frozen=True):
    command = PutRight
    slots: int
    claims: dict[Seat, int]
    """How many cards of each seat lay on the table."""
    voters: dict[Seat, Voter]
    storyteller: Seat | None

    def refuses(self, command: PutRight) -> Refusal | None:
        return self._refuses_claims(command.claims) or self._refuses_votes(command)

    def _refuses_claims(self, claims: dict[Seat, tuple[Slot, ...]]) -> Refusal | None:
        for seat, slots in claims.items():
            if len(slots) != self.claims.get(seat):
                return refuse("wrong-number-of-cards", count=self.claims.get(seat, 0))
        all_slots = [slot for slots in claims.values() for slot in slots]
        if not all(map(self._there, all_slots)) or (self.claims and self.storyteller not in claims):
            return refuse("no-such-slot")
        return refuse("claimed-twice") if len(set(all_slots)) < len(all_slots) else None

    def _refuses_votes(self, command: PutRight) -> Refusal | None:
        for seat, ballot in command.votes.items():
            if (voter := self.voters.get(seat)) is None:
                return refuse("not-your-vote")
            if (problem := self._refuses_vote(voter, ballot, command.claims)) is not None:
                return problem
        return None

    def _refuses_vote(
        self, voter: Voter, ballot: Ballot, claims: dict[Seat, tuple[Slot, ...]]
    ) -> Refusal | None:
        slots = ballot.slots
        if not 1 <= len(slots) <= voter.most:
            return refuse("too-many-votes", most=voter.most) if slots else refuse("no-vote")
        if len(set(slots)) < len(slots):
            return refuse("same-slot-twice")
        if not all(map(self._there, slots)) or (ballot.red is not None and not self._there(ballot.red)):
            return refuse("no-such-slot")
        if voter.red != (ballot.red is not None):
            return refuse("red-missing" if voter.red else "red-not-yours")
        own = () if voter.barred is None else claims.get(voter.barred, ())
        return None if set(slots).isdisjoint(own) else refuse("own-card")

    def _there(self, slot: Slot) -> bool:
        return 1 <= slot <= self.slots
