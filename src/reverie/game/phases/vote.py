"""Voters choose in secret among the cards on the table (C6, D3, O2, P4, T6)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from reverie.game.chance import Chance
from reverie.game.commands import TakeBack, Vote
from reverie.game.events import Abstained
from reverie.game.ids import Seat, Slot
from reverie.game.menu import GameOption, MayTakeBack, MayVote
from reverie.game.phases.contribute import Seats, one
from reverie.game.phases.phase import ByPlayers, Events, Phase, played
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Game, slots_of, slots_on

Barred = Callable[[Game, Seat], Sequence[Slot]]


def own_cards(g: Game, seat: Seat) -> tuple[Slot, ...]:
    return slots_of(g, seat)


def nothing_barred(g: Game, seat: Seat) -> tuple[Slot, ...]:
    return ()


def vote_option(g: Game, own: Sequence[Slot], most: int = 1, red: bool = False) -> MayVote:
    slots = [n for n in slots_on(g) if n not in own]
    return MayVote(tuple(slots), tuple(own), most, red)


@dataclass(frozen=True, slots=True)
class CastVotes(Phase):
    name = "vote"
    role = "vote"
    timer = "vote"
    thinking = (4, 12)
    voters: Seats
    tokens: ByPlayers = one
    barred: Barred = own_cards
    red_token: bool = False
    """The storyteller also places the red vote (P4)."""

    def actors(self, g: Game) -> Sequence[Seat]:
        return self.voters(g)

    def done(self, g: Game, seat: Seat) -> bool:
        return seat in g.turn.ballots or seat in g.turn.abstained

    def waiting_for(self, g: Game) -> tuple[Seat, ...]:
        cast, abstained = g.turn.ballots, g.turn.abstained
        return played(g, [s for s in self.voters(g) if s not in cast and s not in abstained])

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        if seat not in self.voters(g):
            return ()
        red = self.red_token and seat == g.turn.storyteller
        vote = vote_option(g, self.barred(g, seat), self.tokens(len(g.ring)), red)
        return (vote, MayTakeBack(votes=True)) if seat in g.turn.ballots else (vote,)

    def marked(self, g: Game, seat: Seat) -> Sequence[Slot]:
        return self.barred(g, seat) if seat in self.voters(g) else ()

    def why_not(self, g: Game, seat: Seat, command: type) -> Refusal:
        return why_no_vote(command)

    def act_for(self, g: Game, seat: Seat, chance: Chance) -> Events:
        return (Abstained(seat),)


def why_no_vote(command: type) -> Refusal:
    if command is Vote:
        return refuse("not-your-vote")
    return refuse("nothing-to-take-back" if command is TakeBack else "not-now")
