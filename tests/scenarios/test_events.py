"""What an event changes, to the last field, and what it leaves as it was."""

import pytest
from msgspec.structs import replace

from reverie.game import commands as do
from reverie.game.clue import Clue
from reverie.game.counts_and_endings import everyone_has_told
from reverie.game.events import RaceReopened, SeatClosed, SeatOpened, TableCleared, TurnBegan
from reverie.game.evolve import evolve
from reverie.game.ids import CardId, Seat, Slot
from reverie.game.loved import best_clue
from reverie.game.scoring import Gain, Why
from reverie.game.state import FinishedTurn, Played, Seating
from tests.table import Table, seat_of

ANN, BOB, CLEO, DAN, EVE, FAY = map(seat_of, ("ann", "bob", "cleo", "dan", "eve", "fay"))


def test_c3_who_steps_back_is_named_in_the_log() -> None:
    t = Table("dixit", 4)
    t.announces("cleo")
    t.does("cleo", do.StepBack())
    assert t.happened(RaceReopened) == [RaceReopened(CLEO)]
    assert t.storyteller is None


def test_x2_a_skipped_turn_keeps_its_number_and_its_teller() -> None:
    t = Table("dixit", 4)
    t.plays_turn("ann")
    t.away("bob")
    t.skips()
    assert t.last_turn == FinishedTurn(2, BOB, None, (), skipped=True)


def test_x3_a_closed_seat_belongs_to_nobody_any_more() -> None:
    t = Table("dixit", 5)
    gone = Seating(bots=frozenset({BOB, EVE}), left=frozenset({BOB, CLEO}))
    g = replace(t.g, seating=gone)
    closed = evolve(g, SeatClosed(BOB))
    assert closed.seating == Seating(bots=frozenset({EVE}), left=frozenset({CLEO}))
    assert closed.ring == (ANN, CLEO, DAN, EVE)
    assert closed.order == g.order
    assert closed.hands == {seat: g.hands[seat] for seat in closed.ring}
    assert closed.buried == g.hands[BOB]


def test_x4_a_newcomer_has_told_nothing_yet_and_the_next_one_still_waits() -> None:
    t = Table("dixit", 4, scores={"ann": 5})
    g = replace(t.g, seating=Seating(newcomers=(EVE, FAY)))
    opened = evolve(g, SeatOpened(EVE, 3))
    assert opened.tellings == g.tellings | {EVE: 0}
    assert opened.seating.newcomers == (FAY,)
    assert opened.order == opened.ring == (ANN, BOB, CLEO, DAN, EVE)
    assert opened.hands == g.hands | {EVE: ()}


def test_a_cleared_table_has_nothing_left_of_the_turn_on_it() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.all_vote("ann")
    cleared = evolve(t.g, TableCleared())
    assert (cleared.turn.given, cleared.turn.table, cleared.turn.ballots) == ({}, (), {})
    assert cleared.discard == t.g.discard + t.g.turn.table
    assert cleared.turn.clue == t.g.turn.clue


def test_x7_with_a_turn_nobody_is_waited_for_any_more() -> None:
    t = Table("dixit", 4)
    g = replace(t.g, seating=Seating(away=frozenset({BOB}), pending=frozenset({CLEO})))
    assert evolve(g, TurnBegan(BOB)).seating == Seating(away=frozenset({BOB}))


def test_p7_who_has_told_more_often_has_told_too() -> None:
    t = Table("odyssey-party", 6, rounds=1)
    every = dict.fromkeys(t.g.ring, 1)
    assert everyone_has_told(replace(t.g, tellings=every | {BOB: 2}))
    assert not everyone_has_told(replace(t.g, tellings=every | {BOB: 0}))


@pytest.mark.parametrize("welcomed", [True, False])
def test_k8_a_visited_burrow_keeps_its_doors(welcomed: bool) -> None:
    t = Table("kids", 4)
    before = t.meadow.burrows
    t.lays_the_table()
    for name in t.waiting_for():
        t.points_at(name, "ann" if welcomed else "bob" if name != "bob" else "cleo")
    t.counts_to_three("ann")
    assert t.meadow.burrows == (replace(before[0], closed=welcomed), *before[1:])


def turn(
    number: int, found: int, voters: int, clue: str | None = "Silence", why: Why = "found"
) -> FinishedTurn:
    said = None if clue is None else Clue(clue)
    seats = tuple(Seat(n) for n in range(1, voters + 1))
    table = (
        Played(Slot(1), CardId("a"), ANN, seats[:found]),
        Played(Slot(2), CardId("b"), BOB, seats[found:]),
    )
    gains = (Gain(ANN, 3, "told"), *(Gain(seat, 3, why, (seat,)) for seat in seats[:found]))
    return FinishedTurn(number, ANN, said, table, gains=(*gains, Gain(BOB, 0, "alone")))


@pytest.mark.parametrize(
    ("history", "best"),
    [
        ((), None),
        ((turn(1, 0, 4),), None),
        ((turn(1, 4, 4),), None),
        ((turn(1, 0, 4), turn(2, 1, 4), turn(3, 4, 4)), 2),
        ((turn(1, 1, 5), turn(2, 2, 5), turn(3, 3, 5), turn(4, 4, 5)), 2),
        ((turn(1, 3, 4), turn(2, 2, 4, why="together")), 2),
        ((turn(1, 2, 4, None), turn(2, 1, 4)), 2),
        ((turn(1, 2, 4, None),), None),
    ],
)
def test_the_best_clue_is_one_that_some_found_and_not_all(
    history: tuple[FinishedTurn, ...], best: int | None
) -> None:
    assert best_clue(history) == best


def test_a_clue_that_everyone_found_is_none_however_many_points_it_brought() -> None:
    everyone = turn(1, 4, 4)
    gains = tuple(Gain(Seat(n), 2, "everyone-found") for n in range(1, 5))
    assert best_clue((replace(everyone, gains=gains),)) is None


def test_p5_who_was_with_the_crowd_for_nothing_was_not_where_the_clue_wanted_them() -> None:
    party = turn(1, found=0, voters=3)
    gains = (Gain(ANN, 0, "together"), Gain(BOB, 0, "together"))
    assert best_clue((replace(party, gains=gains),)) is None
