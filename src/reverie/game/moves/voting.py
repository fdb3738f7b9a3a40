"""The vote, in secret: one or two slots, Party's red token, an empty ballot (C6, O2, P4, X5)."""

from msgspec.structs import replace

from reverie.game.ids import Seat, Slot
from reverie.game.moves.move import Chooser, Command, Event, MoveEvent, MoveOption
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Ballot, Game


class Vote(Command, tag="vote", frozen=True):
    """A ballot of one or two slots is one move (O2); red is Party's second token (P4)."""

    slots: tuple[Slot, ...]
    red: Slot | None = None


class VoteCast(MoveEvent[Vote], tag="vote-cast", frozen=True):
    seat: Seat
    slots: tuple[Slot, ...]
    red: Slot | None = None

    def apply(self, g: Game) -> Game:
        turn = g.turn
        ballots = turn.ballots | {self.seat: Ballot(self.slots, self.red)}
        return replace(g, turn=replace(turn, ballots=ballots, abstained=turn.abstained - {self.seat}))

    def asked(self) -> Vote:
        return Vote(self.slots, self.red)


class VoteTakenBack(Event, tag="vote-taken-back", frozen=True):
    seat: Seat

    def apply(self, g: Game) -> Game:
        ballots = {s: b for s, b in g.turn.ballots.items() if s != self.seat}
        return replace(g, turn=replace(g.turn, ballots=ballots))


class Abstained(Event, tag="abstained", frozen=True):
    """No vote came in time (X5)."""

    seat: Seat

    def apply(self, g: Game) -> Game:
        return replace(g, turn=replace(g.turn, abstained=g.turn.abstained | {self.seat}))


class MayVote(MoveOption[Vote, VoteCast], tag="vote", frozen=True):
    """A vote names one to `most` of `slots`. The voter's own cards lie in `own`, never in `slots`.

    With `red` (Party) a vote also says where the red token goes.
    """

    command = Vote
    slots: tuple[Slot, ...]
    own: tuple[Slot, ...] = ()
    most: int = 1
    red: bool = False

    def refuses(self, command: Vote) -> Refusal | None:
        for slot in command.slots:
            if slot not in self.slots:
                return refuse("own-card" if slot in self.own else "no-such-slot")
        if not command.slots:
            return refuse("no-vote")
        if len(command.slots) > self.most:
            return refuse("too-many-votes", most=self.most)
        if len(set(command.slots)) < len(command.slots):
            return refuse("same-slot-twice")
        return self._refuses_red(command.red)

    def _refuses_red(self, red: Slot | None) -> Refusal | None:
        if not self.red:
            return None if red is None else refuse("red-not-yours")
        if red is None:
            return refuse("red-missing")
        return None if red in self.slots else refuse("no-such-slot")

    def events(self, seat: Seat, command: Vote) -> tuple[VoteCast, ...]:
        return (VoteCast(seat, command.slots, command.red),)

    def chosen_by(self, chooser: Chooser) -> Vote:
        slots = chooser.some(self.slots, chooser.up_to(self.most))
        return Vote(slots, chooser.one(self.slots) if self.red else None)
