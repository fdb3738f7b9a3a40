"""Beside a real box: each claims their numbers and votes, on one screen and in any order (N3, N4)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from reverie.game.chance import Chance
from reverie.game.commands import Claim, CountToThree, TakeBack, Vote
from reverie.game.events import (
    Abstained,
    ClaimsClashed,
    CountedToThree,
    SlotsOpened,
    SlotsRevealed,
    VotesCameBack,
)
from reverie.game.ids import Seat, Slot
from reverie.game.menu import GameOption, MayClaim, MayCount, MayTakeBack
from reverie.game.moves.opening_slots import numbered
from reverie.game.moves.putting_right import MayPutRight, Voter
from reverie.game.phases.box_telling import Owed, here, missing, open_option
from reverie.game.phases.clue import reword_option
from reverie.game.phases.contribute import Seats
from reverie.game.phases.phase import ByPlayers, Events, Phase, vacant
from reverie.game.phases.vote import Barred, vote_option, why_no_vote
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Game, slots_on


@dataclass(frozen=True, slots=True)
class ClaimAndVote(Phase):
    name = "claim"
    role = "vote"
    owed: Owed
    voters: Seats
    claims: bool
    tokens: ByPlayers
    barred: Barred
    red_token: bool

    # Who has still to do something

    def actors(self, g: Game) -> tuple[Seat, ...]:
        claiming, voting = self._claiming(g), self._voting(g)
        return tuple(s for s in g.ring if s in claiming or s in voting)

    def done(self, g: Game, seat: Seat) -> bool:
        return self._all_in(g, seat)

    def _all_in(self, g: Game, seat: Seat) -> bool:
        """Number and vote, as far as they are this seat's to say."""
        turn = g.turn
        if seat in turn.moved_for:
            return True
        claimed = not self._owes_a_claim(g, seat)
        voted = seat in turn.ballots or seat in turn.abstained or seat not in self._voting(g)
        return claimed and voted

    def waiting_for(self, g: Game) -> tuple[Seat, ...]:
        """The storyteller is waited for while they play at all."""
        gone, teller = missing(g), g.turn.storyteller
        late = [s for s in self.actors(g) if not self._all_in(g, s) and not vacant(g, s)]
        return tuple(s for s in late if s not in gone or s == teller)

    def anonymous(self, g: Game) -> bool:
        return bool(unanswered(g))

    def _claiming(self, g: Game) -> dict[Seat, int]:
        return self.owed(g) if self.claims else {}

    def _voting(self, g: Game) -> Sequence[Seat]:
        """T6: as if everybody had given who will."""
        nothing_yet = dict.fromkeys(self._claiming(g), ())
        return self.voters(replace(g, turn=replace(g.turn, given=nothing_yet | g.turn.given)))

    def _owes_a_claim(self, g: Game, seat: Seat) -> bool:
        """The storyteller also if more have something to claim than when the slots were opened."""
        too_few = seat == g.turn.storyteller and len(g.turn.table) < sum(here(g, self._claiming(g)).values())
        return too_few or (seat in self._claiming(g) and seat not in g.turn.given)

    # What they may do

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        sealed = seat in g.seating.pending  # X7: what the one before has done stays
        claiming: list[GameOption] = []
        voting: list[GameOption] = []
        if not (sealed and seat in g.turn.given):
            claiming = self._claim_options(g, seat)
        if seat in self._voting(g) and not (sealed and seat in g.turn.ballots):
            voting = self._vote_options(g, seat, sealed=sealed)
        first, then = (claiming, voting) if self._owes_a_claim(g, seat) else (voting, claiming)
        return (*first, *then, *reword_option(g, seat))

    def _claim_options(self, g: Game, seat: Seat) -> list[GameOption]:
        """The storyteller's own number comes with the number of slots."""
        owed = self._claiming(g)
        if seat == g.turn.storyteller:
            return [open_option(g, self.owed(g), claims=self.claims)]
        if seat not in owed:
            return []
        slots = slots_on(g)
        laid = owed if sum(owed.values()) <= len(slots) else here(g, self._claiming(g)) | {seat: owed[seat]}
        start = sum(list(laid.values())[: list(laid).index(seat)]) % len(slots)
        return [MayClaim(slots[start:] + slots[:start], owed[seat])]

    def _vote_options(self, g: Game, seat: Seat, *, sealed: bool) -> list[GameOption]:
        hidden = sealed and seat not in g.turn.came_back
        own = () if hidden else self.barred(g, seat)
        red = self.red_token and seat == g.turn.storyteller
        vote = vote_option(g, own, self.tokens(len(g.ring)), red)
        return [vote, MayTakeBack(votes=True)] if seat in g.turn.ballots else [vote]

    def marked(self, g: Game, seat: Seat) -> Sequence[Slot]:
        return self.barred(g, seat) if seat in self._voting(g) and seat not in g.seating.pending else ()

    def why_not(self, g: Game, seat: Seat, command: type) -> Refusal:
        if command in (Vote, TakeBack):
            return why_no_vote(command)
        if command is CountToThree:
            return refuse("fingers-missing" if seat == g.turn.storyteller else "not-your-turn")
        return refuse("not-your-gift" if command is Claim else "not-now")

    def act_for(self, g: Game, seat: Seat, chance: Chance) -> Events:
        return (Abstained(seat),) if seat in self._voting(g) and seat not in g.turn.ballots else ()

    # What comes of it

    def close(self, g: Game, chance: Chance) -> Events:
        clash, back = self._clash(g), self._for_their_own(g)
        clashed: Events = (*self._more_slots(g), ClaimsClashed(clash)) if clash else ()
        returned: Events = (VotesCameBack(back),) if back else ()
        if clashed or returned:
            return clashed + returned
        silent = [s for s in self._voting(g) if s not in g.turn.ballots and s not in g.turn.abstained]
        wrong = [s for s in silent if not vacant(g, s) and s not in g.mates]  # N8: such a pair has no voter
        return (*(Abstained(s) for s in wrong), SlotsRevealed())

    def _more_slots(self, g: Game) -> Events:
        """For a storyteller who was played for and can open no more: else a clash could last for ever."""
        teller, needed = g.turn.storyteller, sum(here(g, self._claiming(g)).values())
        if teller is None or teller not in g.turn.moved_for or len(g.turn.table) >= needed:
            return ()
        own = g.turn.given.get(teller)
        return (SlotsOpened(teller, needed, Slot(int(own[0])) if own else None),)

    def _clash(self, g: Game) -> tuple[Seat, ...]:
        claimed = [card for cards in g.turn.given.values() for card in cards]
        twice = {card for card in claimed if claimed.count(card) > 1}
        return tuple(s for s in g.ring if not twice.isdisjoint(g.turn.given.get(s, ())))

    def _for_their_own(self, g: Game) -> tuple[Seat, ...]:
        ballots = g.turn.ballots
        return tuple(s for s in g.ring if s in ballots and set(ballots[s].slots) & set(self.barred(g, s)))

    def put_right_option(self, g: Game) -> MayPutRight | None:
        """N7: while the turn that was counted last is the one that runs."""
        before = g.turn.unsettled
        if before is None:
            return None
        most, reds = self.tokens(len(before.ring)), before.turn.storyteller if self.red_token else None
        voters = {s: Voter(most, s == reds, self._whose(before, s)) for s in self._voting(before)}
        return MayPutRight(len(before.turn.table), self._claiming(before), voters, before.turn.storyteller)

    def _whose(self, g: Game, seat: Seat) -> Seat | None:
        """Whose cards this seat may not vote for, itself or its mate: each is given one, to see."""
        claiming = tuple(self._claiming(g))
        table = numbered(len(claiming))
        marked = {s: (card,) for s, card in zip(claiming, table, strict=True)}
        barred = self.barred(replace(g, turn=replace(g.turn, given=marked, table=table)), seat)
        return claiming[barred[0] - 1] if barred else None


@dataclass(frozen=True, slots=True)
class ClaimAndPoint(ClaimAndVote):
    """K7: once all have claimed and pointed the chief counts to three."""

    counted = True

    def waiting_for(self, g: Game) -> tuple[Seat, ...]:
        waiting = ClaimAndVote.waiting_for(self, g)
        return waiting if waiting or not self._to_count(g) else (self._chief(g),)

    def actors(self, g: Game) -> tuple[Seat, ...]:
        return g.ring

    def done(self, g: Game, seat: Seat) -> bool:
        return self._all_in(g, seat) and (seat != g.turn.storyteller or g.turn.counted)

    def _chief(self, g: Game) -> Seat:
        assert g.turn.storyteller is not None
        return g.turn.storyteller

    def _to_count(self, g: Game) -> bool:
        settled = not self._clash(g) and not self._for_their_own(g)
        return settled and not g.turn.counted and not vacant(g, self._chief(g))

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        usual = ClaimAndVote.options(self, g, seat)
        if seat != g.turn.storyteller or ClaimAndVote.waiting_for(self, g) or not self._to_count(g):
            return usual
        return (MayCount(), *usual)

    def act_for(self, g: Game, seat: Seat, chance: Chance) -> Events:
        if seat == g.turn.storyteller:
            return (CountedToThree(),)
        return ClaimAndVote.act_for(self, g, seat, chance)


def looking_again(g: Game) -> frozenset[Seat]:
    """Those of them who are there: nobody waits for the others (N8)."""
    return unanswered(g) - g.seating.away - g.seating.left


def unanswered(g: Game) -> frozenset[Seat]:
    """Who has not answered yet, of those whose number came up twice or whose vote came back."""
    turn = g.turn
    if not (turn.asked_again or turn.came_back):  # nearly always, and every view asks
        return _NOBODY
    return (turn.asked_again - turn.given.keys()) | (turn.came_back - turn.ballots.keys())


_NOBODY: Final[frozenset[Seat]] = frozenset()
