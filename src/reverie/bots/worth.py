"""What it is worth to the storyteller that so many find the card, by the ruleset's own scoring."""

from functools import lru_cache
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from reverie.game import scoring
from reverie.game.ids import Seat, Slot
from reverie.game.scoring import Outcome, Points

TELLER: Final = Seat(0)
CARD: Final = Slot(1)
DRAWS: Final = 40


def scored_by(ruleset: str, players: int) -> Points:
    if ruleset == "dixit":
        return scoring.dixit
    return scoring.odyssey_two_tokens if ruleset == "odyssey" and players >= 7 else scoring.odyssey


@lru_cache(maxsize=64)
def worth(ruleset: str, players: int) -> NDArray[np.float32]:
    """By number of finders: own points less the mean of the others'; decoys share the rest evenly."""
    units = players // 2 if ruleset == "odyssey-team" else players
    rule, voters = scored_by(ruleset, players), units - 1
    table = [_mean(rule, units, found) for found in range(voters + 1)]
    return np.array(table, np.float32)


def _mean(rule: Points, units: int, found: int) -> float:
    rng = Random(units * 100 + found)
    return sum(_once(rule, units, found, rng) for _ in range(DRAWS)) / DRAWS


def _once(rule: Points, units: int, found: int, rng: Random) -> float:
    seats = tuple(Seat(n) for n in range(units))
    votes: dict[Seat, tuple[Slot, ...]] = {}
    for n, voter in enumerate(seats[1:]):
        decoys = [Slot(s + 1) for s in seats[1:] if s != voter]
        wrong = rng.choice(decoys)
        two = rule is scoring.odyssey_two_tokens and rng.random() < 0.5
        first = CARD if n < found else wrong
        second = wrong if n < found else rng.choice([s for s in decoys if s != wrong] or decoys)
        votes[voter] = (first, second) if two and second != first else (first,)
    owners = {Slot(s + 1): s for s in seats}
    points = scoring.totals(seats, rule(Outcome(TELLER, owners, votes, seats)))
    return points[TELLER] - (sum(points.values()) - points[TELLER]) / (units - 1)
