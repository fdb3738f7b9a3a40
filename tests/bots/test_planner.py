"""Imagined tables and what they are worth."""

from typing import Any

import numpy as np
import pytest

from reverie.bots.crowd import expected
from reverie.bots.listener import belief
from reverie.bots.payoffs import company, second_token, worth
from reverie.bots.planner import Rules, Tables
from reverie.bots.storyteller import rules_of

FITS = np.tile(np.linspace(0.1, 0.5, 60, dtype=np.float32), (3, 1))


def everyone(voters: int, helpers: int = 0, **more: Any) -> Rules:
    """All voters give, and so do helpers, whose cards nobody is barred from."""
    return Rules(voters + helpers, tuple(range(voters)), **more)


@pytest.mark.parametrize(
    "rules", [everyone(3), everyone(2, decoys_each=2, hand=7), everyone(11, behind=0.22)]
)
def test_a_plain_clue_is_found_by_all_and_a_wild_one_by_nobody(rules: Rules) -> None:
    tables = Tables(rules, 60, 200, 0.05, seed=1)
    found = tables.finders(np.array([1.6, 0.55, -0.9], np.float32), FITS).mean(1) / len(rules.barred)
    assert found[0] > 0.95
    assert 0.15 < found[1] < 0.85
    assert found[2] < 0.05


def test_the_partners_card_may_be_voted_for_by_all() -> None:
    alone, helped = (Tables(everyone(2, h), 60, 400, 0.0, seed=1) for h in (0, 1))
    own = np.full(3, 0.55, np.float32)
    assert helped.finders(own, FITS).mean() < alone.finders(own, FITS).mean()


def test_a_small_pool_is_no_obstacle() -> None:
    tables = Tables(everyone(7), 5, 10, 0.1, seed=1)
    assert tables.finders(np.array([0.5], np.float32), FITS[:1, :5]).shape == (1, 10)


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
    crowd = belief(np.array([0.2, 0.9, 0.85], np.float32))
    assert crowd.sum() == pytest.approx(1)
    assert crowd.argmax() == 1
    assert (expected(crowd, *company("odyssey-party", 6)) >= 0).all()


def test_o5_a_second_vote_pays_from_a_third_on() -> None:
    """p of 4 points with one vote, p + q of 3 with two."""
    assert second_token("odyssey", 7) == pytest.approx(1 / 3)


def test_p5_the_crowds_points_are_the_rulesets() -> None:
    without, with_red = company("odyssey-party", 8)
    assert without.tolist() == [0, 2, 3, 4, 5, 5, 5, 5]
    assert not with_red.any()


def test_t5_the_planner_knows_of_the_partners_card() -> None:
    rules = rules_of("odyssey-team", 8)
    assert (rules.givers, len(rules.barred), len(set(rules.barred))) == (4, 3, 3)
    assert max(worth("odyssey-team", 8)) > max(worth("dixit", 4))  # votes on it are the team's own
