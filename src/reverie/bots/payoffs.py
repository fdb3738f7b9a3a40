"""What a turn would be worth, by the ruleset's own scoring of turns that could be."""

from functools import lru_cache
from math import inf
from random import Random
from typing import Final

from msgspec import Struct

from reverie.game.ids import Seat, Slot
from reverie.game.rehearsal import Rehearsal, rehearse
from reverie.game.scoring import Outcome, Points, totals
from reverie.rulesets import RULESETS

TELLER: Final = Seat(0)
"""Who tells in a rehearsal."""
TURNS: Final = 200
"""Turns looked at, for all numbers of finders together; with many voters they differ less."""
TWICE: Final = 0.5
"""How often a second token is used, where there is one."""

Worth = list[float]
Votes = dict[Seat, tuple[Slot, ...]]


class UnreadableRuleset(Exception):
    """A ruleset that says too little for bots; the lobby seats none there."""


class Stakes(Struct, frozen=True):
    """A ruleset with so many players, as bots read it."""

    points: Points | None
    """None: all play for the same end."""
    turn: Rehearsal

    @property
    def told(self) -> Slot:
        return next(slot for slot, owner in self.turn.owners.items() if owner == TELLER)

    @property
    def voters(self) -> list[Seat]:
        """The storyteller, who may vote in some games (P4), comes last."""
        return sorted(self.turn.ballots, key=lambda seat: seat == TELLER)

    def scored(self, votes: Votes, red: Slot | None = None) -> dict[Seat, int]:
        turn = self.turn
        assert self.points is not None
        return totals(
            turn.units, self.points(Outcome(TELLER, turn.owners, votes, turn.units, turn.unit_of, red))
        )


@lru_cache(maxsize=64)
def stakes(ruleset: str, players: int) -> Stakes:
    rules = RULESETS[ruleset]
    turn = rehearse(rules, min(rules.players, key=lambda count: abs(count - players)))
    if turn is None or rules.goal is None:
        raise UnreadableRuleset(ruleset)
    return Stakes(None if rules.goal == "together" else rules.goal, turn)


@lru_cache(maxsize=64)
def worth(ruleset: str, players: int) -> Worth:
    """By number of finders, to the storyteller: own points less the mean of the others'."""
    known = stakes(ruleset, players)
    home, others = known.turn.unit_of[TELLER], len(known.turn.units) - 1
    voters = [s for s in known.voters if s != TELLER]

    def lead(found: int) -> float:
        """Anybody may be a finder; the other votes fall on the decoys evenly."""
        points = known.scored(_drawn(known, voters, rng.sample(voters, found), rng))
        return points[home] - (sum(points.values()) - points[home]) / others

    rng, draws = Random(players), TURNS // (len(voters) + 1)
    return [sum(lead(found) for _ in range(draws)) / draws for found in range(len(voters) + 1)]


def _drawn(known: Stakes, voters: list[Seat], finders: list[Seat], rng: Random) -> Votes:
    told, votes = known.told, Votes()
    for voter in voters:
        option = known.turn.ballots[voter]
        decoys = [s for s in option.slots if s != told]
        count = 1 if option.most == 1 or rng.random() >= TWICE else min(len(decoys), option.most)
        chosen = rng.sample(decoys, count)
        votes[voter] = (told, *chosen[1:]) if voter in finders else tuple(chosen)
    return votes


@lru_cache(maxsize=64)
def second_token(ruleset: str, players: int) -> float:
    """How likely a second card must be, the first being 1, for a second vote to pay.

    What finding the card brings with one vote, over what it brings with two, less one; others find it too.
    """
    known = stakes(ruleset, players)
    voter, *others = known.voters
    told, home = known.told, known.turn.unit_of[voter]
    free = {
        s: next(n for n in known.turn.ballots[s].slots if n != told and known.turn.owners[n] != voter)
        for s in known.voters
    }
    beside = {s: (told if n == 0 else free[s],) for n, s in enumerate(others)}
    missed, once, twice = (
        known.scored({voter: slots, **beside})[home]
        for slots in ((free[voter],), (told,), (told, free[voter]))
    )
    return (once - missed) / (twice - missed) - 1 if twice > missed else inf


@lru_cache(maxsize=64)
def company(ruleset: str, players: int) -> tuple[Worth, Worth]:
    """A voter's points by how many others stand on the same card, without and with the red token there."""
    known = stakes(ruleset, players)
    voter, *others = known.voters
    card = known.turn.ballots[voter].slots[0]
    elsewhere = [s for s in known.turn.owners if s != card]

    def points(beside: int, red: Slot | None) -> float:
        votes = {s: (card if n < beside else elsewhere[n % len(elsewhere)],) for n, s in enumerate(others)}
        return known.scored({voter: (card,), **votes}, red)[known.turn.unit_of[voter]]

    without, with_red = ([points(n, red) for n in range(len(others) + 1)] for red in (None, card))
    return without, with_red
