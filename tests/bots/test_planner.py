"""Imagined tables and what they are worth."""

from collections import Counter
from math import sqrt
from statistics import mean
from typing import Any

import pytest

from reverie.bots import array_planner, planner
from reverie.bots.brain import Fits
from reverie.bots.crowd import expected
from reverie.bots.listener import belief
from reverie.bots.payoffs import company, second_token, worth
from reverie.bots.planner import Imagine, Rules
from reverie.bots.storyteller import rules_of

FITS = [0.1 + 0.4 * n / 59 for n in range(60)]
BOTH = pytest.mark.parametrize(
    "imagined", [planner.imagined, array_planner.imagined], ids=["plain", "arrays"]
)


def found(imagined: Imagine, rules: Rules, tables: int, error: float, own: Fits, seed: int = 1) -> list[Fits]:
    """By clue: which part of the voters find the card, table by table."""
    rows = imagined(rules, tables, error, seed, own, [FITS] * len(own))
    return [[count / len(rules.barred) for count in column] for column in zip(*rows, strict=True)]


def everyone(voters: int, helpers: int = 0, **more: Any) -> Rules:
    """All voters give, and so do helpers, whose cards nobody is barred from."""
    return Rules(voters + helpers, tuple(range(voters)), **more)


SHAPES = {
    "four": everyone(3),
    "three": everyone(2, decoys_each=2, hand=7),
    "twelve, two votes": everyone(11, behind=0.22),
    "teams": everyone(3, 1, hand=9),
    "nobody barred": Rules(2, (None, None, None)),
}


@BOTH
@pytest.mark.parametrize("shape", ["four", "three", "twelve, two votes"])
def test_a_plain_clue_is_found_by_all_and_a_wild_one_by_nobody(imagined: Imagine, shape: str) -> None:
    plain, half, wild = (mean(part) for part in found(imagined, SHAPES[shape], 200, 0.05, [1.6, 0.55, -0.9]))
    assert plain > 0.95
    assert 0.15 < half < 0.85
    assert wild < 0.05


@BOTH
def test_the_partners_card_may_be_voted_for_by_all(imagined: Imagine) -> None:
    alone, helped = (mean(found(imagined, everyone(2, h), 400, 0.0, [0.55])[0]) for h in (0, 1))
    assert helped < alone


@BOTH
def test_a_small_pool_is_no_obstacle(imagined: Imagine) -> None:
    rows = list(imagined(everyone(7), 10, 0.1, 1, [0.5], [FITS[:5]]))
    assert [len(row) for row in rows] == [1] * 10


@pytest.mark.parametrize("shape", SHAPES)
def test_numpy_makes_it_quicker_and_nothing_else(shape: str) -> None:
    """Two thousand tables each way: every number of finders is as frequent, for clues from plain to wild."""
    rules, tables = SHAPES[shape], 2000
    own = [0.35, 0.5, 0.65, 0.8]
    told = [
        zip(*imagined(rules, tables, 0.14, 7, own, [FITS] * len(own)), strict=True)
        for imagined in (planner.imagined, array_planner.imagined)
    ]
    for clue, columns in zip(own, zip(*told, strict=True), strict=True):
        plain, arrays = (Counter(column) for column in columns)
        for count in range(len(rules.barred) + 1):
            share = (plain[count] + arrays[count]) / (2 * tables)
            spread = sqrt(2 * share * (1 - share) / tables)
            assert abs(plain[count] - arrays[count]) / tables <= 4 * spread, (clue, count)


def test_d4_d5_some_but_not_all_is_worth_most() -> None:
    four = worth("dixit", 4)
    assert four == pytest.approx([-3.0, 3 - 5 / 3, 3 - 7 / 3, -2.0])


@pytest.mark.parametrize(
    ("ruleset", "players", "voters"),
    [("odyssey", 12, 11), ("odyssey-team", 8, 3), ("odyssey-team", 6, 2), ("dixit", 3, 2)],
)
def test_every_number_of_finders_has_its_worth(ruleset: str, players: int, voters: int) -> None:
    table = worth(ruleset, players)
    assert len(table) == voters + 1
    assert max(table[1:-1]) > max(table[0], table[-1])


def test_belief_and_the_partys_crowd() -> None:
    crowd = belief([0.2, 0.9, 0.85])
    assert sum(crowd) == pytest.approx(1)
    assert crowd.index(max(crowd)) == 1
    assert min(expected(crowd, *company("odyssey-party", 6))) >= 0


def test_o5_a_second_vote_pays_from_a_third_on() -> None:
    """p of 4 points with one vote, p + q of 3 with two."""
    assert second_token("odyssey", 7) == pytest.approx(1 / 3)


def test_p5_the_crowds_points_are_the_rulesets() -> None:
    without, with_red = company("odyssey-party", 8)
    assert without == [0, 2, 3, 4, 5, 5, 5, 5]
    assert not any(with_red)


def test_t5_the_planner_knows_of_the_partners_card() -> None:
    rules = rules_of("odyssey-team", 8)
    assert (rules.givers, len(rules.barred), len(set(rules.barred))) == (4, 3, 3)
    assert max(worth("odyssey-team", 8)) > max(worth("dixit", 4))  # votes on it are the team's own
