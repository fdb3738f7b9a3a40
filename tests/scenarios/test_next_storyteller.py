"""During the recap everybody sees who tells next (C7, C12), and what is said comes true."""

import pytest

from reverie.game import commands as do
from tests.choices import FEWEST, MOST
from tests.table import Table, seat_of


def at_the_recap(ruleset: str, players: int, **scene: object) -> Table:
    t = Table(ruleset, players, **scene)  # type: ignore[arg-type]
    t.lays_the_table("ann")
    t.all_vote(2)
    if t.phase == "point":
        t.counts_to_three("ann")
    assert t.phase == "recap"
    return t


def comes_true(t: Table) -> None:
    said = t.spectator().next_storyteller
    t.all_ready()
    assert t.g.turn.storyteller == said
    assert t.spectator().next_storyteller is None


@pytest.mark.parametrize(("ruleset", "players"), [*FEWEST, *MOST])
def test_c7_everybody_sees_in_the_recap_who_tells_next(ruleset: str, players: int) -> None:
    t = at_the_recap(ruleset, players)
    assert {t.sees(name).next_storyteller for name in t.open_seats} == {seat_of("bob")}
    comes_true(t)


def test_c12_not_before_the_recap() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    assert t.spectator().next_storyteller is None


def test_x3_not_a_seat_that_closes() -> None:
    t = at_the_recap("dixit", 5)
    t.leaves("bob")
    assert t.spectator().next_storyteller == seat_of("cleo")
    comes_true(t)


def test_x4_a_newcomer_may_be_next() -> None:
    t = Table("dixit", 4)
    t.tells("dan")
    t.all_give()
    t.all_vote("dan")
    assert t.spectator().next_storyteller == seat_of("ann")
    t.admits("eve")
    assert t.spectator().next_storyteller == seat_of("eve")
    comes_true(t)


def test_d8_nobody_after_the_last_turn() -> None:
    t = at_the_recap("dixit", 4, scores={"bob": 29, "cleo": 29, "dan": 29, "ann": 29})
    assert t.spectator().next_storyteller is None
    t.all_ready()
    assert t.spectator().phase == "over"
    t.refuses("ann", do.Ready(), "game-over")


def test_x3_nobody_when_too_few_are_left() -> None:
    t = at_the_recap("dixit", 3)
    t.leaves("bob")
    assert t.spectator().next_storyteller is None


def test_d8_the_points_of_the_turn_count_once_for_who_tells_next() -> None:
    t = at_the_recap("dixit", 4, scores={"dan": 26})
    assert max(t.scores().values()) < 30
    assert t.points()["dan"] * 2 + 26 >= 30 > t.points()["dan"] + 26
    assert t.spectator().next_storyteller == seat_of("bob")
    comes_true(t)
