"""Joining a running game, rule X4."""

import pytest

from reverie.game import commands as do
from reverie.game.edition import FIRST
from tests import goings as go
from tests.choices import EVERY, LATE, MOST, some
from tests.table import Table, seat_of, vote_for

TRACK = ["dixit", "odyssey"]


@pytest.mark.parametrize("ruleset", TRACK)
def test_x4_someone_may_join_at_a_turn_boundary_with_a_full_hand_and_the_lowest_score(ruleset: str) -> None:
    t = Table(ruleset, 4, scores={"ann": 5, "bob": 3, "cleo": 8, "dan": 9})
    t.tells("ann")
    t.admits("eve")
    assert t.spectator().seats[4].sitting == "arriving"
    assert t.open_seats == ["ann", "bob", "cleo", "dan"]
    t.refuses("eve", do.Announce(), "not-seated")
    t.all_give()
    t.all_vote("ann")
    t.all_ready()
    assert t.open_seats == ["ann", "bob", "cleo", "dan", "eve"]
    assert t.scores()["eve"] == 5
    assert set(t.hand_sizes().values()) == {6}


def test_x4_a_leavers_score_is_not_the_lowest_among_open_seats() -> None:
    t = Table("dixit", 5, scores={"ann": 5, "bob": 0, "cleo": 8, "dan": 9, "eve": 9})
    t.lays_the_table("ann")
    t.leaves("bob")
    t.admits("fay")
    t.all_vote("ann")
    t.all_ready()
    assert t.scores()["fay"] == 5


def test_x4_a_closed_seat_is_taken_again_in_its_place() -> None:
    t = Table("dixit", 5, scores={"bob": 9})
    t.leaves("bob")
    t.plays_turn("ann")
    t.admits("bob")
    assert t.spectator().seats[1].sitting == "arriving"
    t.plays_turn()
    assert t.open_seats == ["ann", "bob", "cleo", "dan", "eve"]
    assert t.scores()["bob"] < 9


@pytest.mark.parametrize("ruleset", TRACK)
def test_x4_three_to_four_everyone_refills_to_six_only(ruleset: str) -> None:
    t = Table(ruleset, 3)
    t.lays_the_table("ann")
    t.admits("dan")
    t.all_vote("ann")
    t.all_ready()
    assert t.hand_sizes() == {"ann": 6, "bob": 6, "cleo": 6, "dan": 6}
    t.lays_the_table()
    assert len(t.spectator().table) == 4


@pytest.mark.parametrize("ruleset", TRACK)
def test_x4_three_to_four_after_a_skipped_turn_the_seventh_card_goes_under_the_pile(ruleset: str) -> None:
    t = Table(ruleset, 3)
    t.plays_turn("ann")
    t.admits("dan")
    t.away("bob")
    held = {name: set(t.hand(name)) for name in ("ann", "bob", "cleo")}
    pile = t.g.pile
    t.skips()
    assert t.hand_sizes() == {"ann": 6, "bob": 6, "cleo": 6, "dan": 6}
    assert t.hand("dan") == pile[:6]
    back = [(held[name] - set(t.hand(name))).pop() for name in held]
    assert list(t.g.pile[-3:]) == back
    assert t.spectator().pile == len(pile) - 6 + 3
    t.plays_turn()
    assert set(t.hand_sizes().values()) == {6}


def test_x4_which_card_goes_back_is_drawn_by_lot() -> None:
    places = set()
    for seed in "abcdefgh":
        t = Table("dixit", 3, seed=seed)
        t.plays_turn("ann")
        t.admits("dan")
        t.away("bob")
        held = t.hand("ann")
        t.skips()
        places.add(next(n for n, card in enumerate(held) if card not in t.hand("ann")))
    assert len(places) > 2


def test_x4_in_a_game_of_the_first_edition_a_skipped_turn_left_hands_of_seven() -> None:
    t = Table("dixit", 3, edition=FIRST)
    t.plays_turn("ann")
    t.admits("dan")
    t.away("bob")
    t.skips()
    assert t.hand_sizes() == {"ann": 7, "bob": 7, "cleo": 7, "dan": 6}
    t.plays_turn()
    assert t.hand_sizes() == {"ann": 6, "bob": 6, "cleo": 6, "dan": 6}


def test_x4_a_leaver_and_a_newcomer_at_the_same_boundary_three_play_on() -> None:
    t = Table("dixit", 3)
    t.lays_the_table("ann")
    t.leaves("bob")
    t.admits("dan")
    t.all_vote("ann")
    t.all_ready()
    assert t.open_seats == ["ann", "cleo", "dan"]
    assert set(t.hand_sizes().values()) == {7}


def test_x4_a_newcomer_who_leaves_before_sitting_never_sat() -> None:
    t = Table("dixit", 4)
    t.admits("eve")
    t.away("eve")
    assert t.spectator().seats[4].away
    t.leaves("eve")
    assert len(t.spectator().seats) == 4
    t.plays_turn("ann")
    assert t.open_seats == ["ann", "bob", "cleo", "dan"]
    assert t.g.seating.away == frozenset()


def test_x4_a_newcomer_who_is_away_when_the_turn_begins_can_be_played_for() -> None:
    t = Table("dixit", 4)
    t.admits("eve")
    t.away("eve")
    t.plays_turn("ann")
    t.tells("bob")
    t.plays_for("eve")
    t.back("eve")
    assert "eve" not in t.waiting_for()


@pytest.mark.parametrize(("ruleset", "most"), [m for m in MOST if m[0] in LATE])
def test_x4_the_maximum_is_not_passed(ruleset: str, most: int) -> None:
    t = Table(ruleset, most)
    t.table_refuses(go.Admit(seat_of("mia")), "table-full")


def test_x4_a_place_promised_to_a_newcomer_is_not_given_to_a_bot_as_well() -> None:
    t = Table("dixit", 8)
    t.tells("ann")
    t.leaves("hal")
    t.admits("ida")
    t.table_refuses(go.HandOver(seat_of("hal"), bot=True), "table-full")


def test_x4_the_deck_must_be_large_enough_for_the_new_count() -> None:
    t = Table("dixit", 4, cards=34)
    t.table_refuses(go.Admit(seat_of("eve")), "deck-too-small")
    bigger = Table("dixit", 4, cards=35)
    bigger.admits("eve")
    bigger.table_refuses(go.Admit(seat_of("fay")), "deck-too-small")


def test_x4_only_if_the_host_allows_it() -> None:
    t = Table("dixit", 4, late_join=False)
    t.table_refuses(go.Admit(seat_of("eve")), "no-late-join")


def test_x4_not_twice_and_not_on_a_taken_seat() -> None:
    t = Table("dixit", 4)
    t.table_refuses(go.Admit(seat_of("ann")), "no-such-seat")
    t.admits("eve")
    t.table_refuses(go.Admit(seat_of("eve")), "no-such-seat")


@pytest.mark.parametrize("ruleset", [r for r in EVERY if r not in LATE])
def test_x4_other_rulesets_are_only_joined_by_taking_over_a_seat(ruleset: str) -> None:
    t = Table(ruleset, some(ruleset))
    t.table_refuses(go.Admit(seat_of("gus")), "no-late-join")


def test_x4_a_newcomer_to_the_left_of_the_storyteller_tells_next() -> None:
    t = Table("dixit", 4)
    t.tells("dan")
    t.admits("eve")
    t.all_give()
    t.all_vote("dan")
    t.all_ready()
    assert t.storyteller == "eve"


def test_x4_whoever_comes_in_during_the_recap_plays_the_next_turn() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.all_vote("ann")
    t.admits("eve")
    t.all_ready()
    assert t.open_seats == ["ann", "bob", "cleo", "dan", "eve"]


def test_x4_six_to_seven_in_odyssey_two_votes_from_the_next_turn() -> None:
    t = Table("odyssey", 6)
    t.lays_the_table("ann")
    t.admits("gus")
    t.refuses("bob", vote_for("ann", "cleo"), "too-many-votes")
    t.all_vote("ann")
    assert t.points()["bob"] == 2
    t.all_ready()
    t.lays_the_table()
    t.votes("ann", for_=("bob", "gus"))


def test_x4_two_newcomers_and_a_leaver_at_the_same_boundary() -> None:
    t = Table("dixit", 4, scores={"ann": 3, "bob": 1, "cleo": 4, "dan": 5})
    t.lays_the_table("ann")
    t.admits("eve")
    t.leaves("bob")
    t.admits("fay")
    t.all_vote("ann")
    t.all_ready()
    assert t.open_seats == ["ann", "cleo", "dan", "eve", "fay"]
    assert t.scores() == {"ann": 3, "cleo": 6, "dan": 7, "eve": 3, "fay": 3}
    assert set(t.hand_sizes().values()) == {6}


def test_x4_a_newcomer_does_not_keep_a_game_alive_that_is_won() -> None:
    t = Table("dixit", 4, scores={"bob": 29})
    t.admits("eve")
    t.plays_turn("ann", found=True)
    assert t.winners() == ["bob"]
    assert "eve" not in t.scores()


def test_x4_newcomers_do_not_save_a_game_that_is_still_too_small() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.leaves("bob", "cleo", "dan")
    t.admits("eve")
    t.all_ready()
    assert t.g.result is not None
    assert t.g.result.reason == "too-few"
    assert t.winners() == ["ann"]
