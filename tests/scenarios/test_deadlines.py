"""Deadlines and moves for absent seats, rule X5."""

import pytest

from reverie.game import commands as do
from reverie.game.edition import FIRST
from tests.choices import SCORED, TIMED
from tests.table import HURRY, NAMES, Table, seat_of


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


@pytest.mark.parametrize("ruleset", ["dixit", "odyssey"])
def test_x5_a_missing_ballot_has_not_found_and_stands_against_all(ruleset: str) -> None:
    t = Table(ruleset, 4, timers=HURRY)
    t.lays_the_table("ann")
    t.votes("bob", for_="ann")
    t.expires()
    assert t.points() == {"ann": 3, "bob": 3, "cleo": 0, "dan": 0}


def test_x5_in_a_game_of_the_first_edition_all_is_counted_over_the_ballots_cast() -> None:
    t = Table("dixit", 4, timers=HURRY, edition=FIRST)
    t.lays_the_table("ann")
    t.votes("bob", for_="ann")
    t.expires()
    assert t.points() == {"ann": 0, "bob": 2, "cleo": 2, "dan": 2}


def test_x5_in_teams_a_missing_ballot_stands_against_all_as_well() -> None:
    t = Table("odyssey-team", 6, timers=HURRY)
    t.lays_the_table("ann")
    t.votes("eve", for_="ann")
    t.expires()
    assert t.points() == {"ann+dan": 3, "bob+eve": 3, "cleo+fay": 0}


def test_x5_with_two_votes_a_missing_ballot_gives_nobody_a_bonus() -> None:
    t = Table("odyssey", 7, timers=HURRY)
    t.lays_the_table("ann")
    t.votes("bob", for_=("ann", "cleo"))
    t.votes("cleo", for_="ann")
    t.expires()
    assert t.points() == {"ann": 3, "bob": 3, "cleo": 3 + 1 + 1, "dan": 0, "eve": 0, "fay": 0, "gus": 0}


def test_x5_a_bot_or_an_absent_player_without_a_ballot_has_not_found_either() -> None:
    t = Table("dixit", 4, timers=HURRY, bots=["dan"])
    t.lays_the_table("ann")
    t.away("cleo")
    t.votes("bob", for_="ann")
    t.expires()
    assert t.points() == {"ann": 3, "bob": 3, "cleo": 0, "dan": 0}


def test_x5_who_left_before_voting_is_no_voter() -> None:
    t = Table("dixit", 5, timers=HURRY)
    t.lays_the_table("ann")
    t.leaves("eve")
    t.votes("bob", for_="ann")
    t.votes("cleo", for_="ann")
    t.votes("dan", for_="ann")
    assert t.points() == {"ann": 0, "bob": 2, "cleo": 2, "dan": 2, "eve": 2}


def test_x5_who_was_moved_for_and_then_left_is_no_voter() -> None:
    t = Table("dixit", 5)
    t.lays_the_table("ann")
    t.away("eve")
    t.plays_for("eve")
    t.leaves("eve")
    for name in ("bob", "cleo", "dan"):
        t.votes(name, for_="ann")
    assert t.points()["ann"] == 0


def test_x5_none_found_and_a_missing_ballot_gets_what_a_wrong_vote_gets() -> None:
    t = Table("dixit", 4, timers=HURRY)
    t.lays_the_table("ann")
    t.votes("bob", for_="cleo")
    t.expires()
    assert t.points() == {"ann": 0, "bob": 2, "cleo": 2 + 1, "dan": 2}


@pytest.mark.parametrize("ruleset", [r for r in TIMED if r in SCORED])
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
