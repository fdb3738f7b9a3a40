"""Deadlines and moves for absent seats, rule X5."""

import pytest

from reverie.game import commands as do
from tests.table import HURRY, NAMES, Table, seat_of

MOST = ["dixit", "odyssey", "odyssey-party", "odyssey-team"]


def test_x5_timers_are_optional_and_per_phase() -> None:
    t = Table("dixit", 4)
    t.announces("ann")
    assert t.spectator().seconds is None
    t.table_refuses(do.Expire(), "not-now")
    hurried = Table("dixit", 4, timers=HURRY)
    hurried.announces("ann")
    assert hurried.spectator().seconds == 30


def test_x5_an_unplayed_card_becomes_a_random_one_and_the_server_says_so() -> None:
    t = Table("dixit", 4, timers=HURRY)
    t.tells("ann")
    t.gives("bob")
    bobs = t.given("bob")
    t.expires()
    assert t.phase == "vote"
    assert t.given("bob") == bobs
    assert t.spectator().moved_for == (seat_of("cleo"), seat_of("dan"))


def test_x5_with_three_players_two_random_cards() -> None:
    t = Table("dixit", 3, timers=HURRY)
    t.tells("ann")
    t.expires()
    assert len(t.spectator().table) == 5


def test_x5_cards_taken_back_do_not_count_as_played() -> None:
    t = Table("dixit", 4, timers=HURRY)
    t.tells("ann")
    t.gives("bob")
    t.takes_back("bob")
    t.expires()
    assert seat_of("bob") in t.spectator().moved_for


def test_x5_no_clue_and_the_turn_is_skipped() -> None:
    t = Table("dixit", 4, timers=HURRY)
    t.plays_turn("ann")
    t.expires()
    assert t.last_turn.skipped
    assert t.last_turn.moved_for == (seat_of("bob"),)  # and the server says so
    assert t.storyteller == "cleo"


def test_x5_no_clue_in_turn_1_and_the_race_reopens() -> None:
    t = Table("dixit", 4, timers=HURRY)
    t.announces("ann")
    t.expires()
    assert t.phase == "volunteer"
    assert t.storyteller is None


def test_x5_a_missing_vote_neither_finds_nor_votes_and_all_is_counted_over_the_ballots_cast() -> None:
    t = Table("dixit", 4, timers=HURRY)
    t.lays_the_table("ann")
    t.votes("bob", for_="ann")
    t.expires()
    assert t.points() == {"ann": 0, "bob": 2, "cleo": 2, "dan": 2}


def test_x5_none_is_counted_over_the_ballots_cast() -> None:
    t = Table("dixit", 4, timers=HURRY)
    t.lays_the_table("ann")
    t.votes("bob", for_="cleo")
    t.expires()
    assert t.points() == {"ann": 0, "bob": 2, "cleo": 2 + 1, "dan": 2}


@pytest.mark.parametrize("ruleset", MOST)
def test_x5_with_no_ballot_at_all_the_turn_scores_nothing(ruleset: str) -> None:
    t = Table(ruleset, 6, timers=HURRY)
    t.lays_the_table("ann")
    t.expires()
    assert t.phase == "recap"
    assert set(t.points().values()) == {0}


def test_x5_party_no_green_vote_scores_nothing() -> None:
    t = Table("odyssey-party", 6, timers=HURRY)
    t.lays_the_table("ann")
    t.votes("ann", for_="bob", red="cleo")
    t.votes("bob", for_="bob")
    t.expires()
    assert t.points() == {"ann": 2, "bob": 2, "cleo": 0, "dan": 0, "eve": 0, "fay": 0}


def test_x5_party_no_red_vote_means_no_red_card() -> None:
    t = Table("odyssey-party", 6, timers=HURRY)
    t.lays_the_table("ann")
    for name in NAMES[1:6]:
        t.votes(name, for_="bob")
    t.expires()
    assert t.last_turn.red is None
    assert t.points() == {"ann": 0} | dict.fromkeys(NAMES[1:6], 5)


def test_x5_odyssey_with_seven_one_vote_placed_counts_as_that_one() -> None:
    t = Table("odyssey", 7, timers=HURRY)
    t.lays_the_table("ann")
    t.votes("bob", for_="ann")
    t.votes("cleo", for_="bob")
    t.expires()
    assert t.reasons("bob") == {"found": 3, "fooled": 1, "single-vote": 1}


def test_x5_the_recap_ends_when_its_time_is_over() -> None:
    t = Table("dixit", 4, timers=HURRY)
    t.lays_the_table("ann")
    t.all_vote("ann")
    t.ready("ann")
    t.expires()
    assert t.phase == "clue"
    assert t.last_turn.moved_for == ()


def test_x5_who_comes_back_after_an_abstention_may_still_vote_while_others_think() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.away("bob")
    t.plays_for("bob")
    assert t.waiting_for() == ["cleo", "dan"]
    t.back("bob")
    t.refuses("bob", do.TakeBack(), "nothing-to-take-back")
    t.votes("bob", for_="ann")
    t.votes("cleo", for_="bob")
    t.votes("dan", for_="bob")
    assert t.points() == {"ann": 3, "bob": 3 + 2, "cleo": 0, "dan": 0}


def test_x5_the_host_may_have_a_clue_less_absent_storyteller_moved_for() -> None:
    t = Table("dixit", 4)
    t.plays_turn("ann")
    t.away("bob")
    t.plays_for("bob")
    assert t.last_turn.skipped


def test_x5_who_comes_back_votes_and_thinks_again_is_waited_for_again() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.away("bob")
    t.plays_for("bob")
    t.back("bob")
    t.votes("bob", for_="ann")
    t.takes_back("bob")
    assert t.waiting_for() == ["bob", "cleo", "dan"]
