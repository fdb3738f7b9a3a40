"""Leaving for good, rule X3."""

import pytest

from reverie.game import commands as do
from reverie.game.events import CardsDrawn, RaceReopened, ServerMoved
from tests import goings as go
from tests.choices import FEWEST, SINGLE
from tests.table import NAMES, Table, seat_of, vote_for

TRACK = ["dixit", "odyssey"]


def test_x3_the_seat_stays_until_the_turn_boundary() -> None:
    t = Table("dixit", 5)
    t.tells("ann")
    t.leaves("bob")
    assert t.sees("ann").seats[1].sitting == "left"
    assert "bob" in t.open_seats
    assert "bob" not in t.waiting_for()
    t.hand_over("bob")
    assert t.sees("ann").seats[1].sitting == "open"
    assert "bob" in t.waiting_for()


def test_x3_who_has_left_makes_no_move_and_is_nobodys_business_any_more() -> None:
    t = Table("dixit", 5)
    t.tells("ann")
    t.leaves("bob")
    t.refuses("bob", do.Give(t.hand("bob")[:1]), "not-seated")
    t.table_refuses(go.LeaveForGood(seat_of("bob")), "no-such-seat")
    t.table_refuses(go.MarkAway(seat_of("bob")), "no-such-seat")
    t.table_refuses(go.LeaveForGood(seat_of("mia")), "no-such-seat")


def test_x3_the_sealed_card_counts() -> None:
    t = Table("dixit", 5)
    t.tells("ann")
    t.gives("bob")
    card = t.given("bob")
    t.leaves("bob")
    t.all_give()
    assert t.given("bob") == card
    assert t.happened(ServerMoved) == []


def test_x3_sealed_votes_count() -> None:
    t = Table("dixit", 5)
    t.lays_the_table("ann")
    t.votes("bob", for_="ann")
    t.leaves("bob")
    t.all_vote("cleo")
    assert t.points()["ann"] == 3
    assert t.points()["bob"] == 3


def test_x3_a_missing_card_is_a_random_one_and_the_server_says_so() -> None:
    t = Table("dixit", 5)
    t.tells("ann")
    hand = t.hand("bob")
    t.leaves("bob")
    t.all_give()
    assert set(t.given("bob")) <= set(hand)
    assert t.spectator().moved_for == (seat_of("bob"),)


def test_x3_a_missing_vote_is_none() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.leaves("bob")
    t.votes("cleo", for_="ann")
    t.votes("dan", for_="ann")
    assert t.points() == {"ann": 0, "bob": 2, "cleo": 2, "dan": 2}  # all who voted found it


def test_x3_the_last_one_missing_leaves_and_the_phase_goes_on() -> None:
    t = Table("dixit", 5)
    t.tells("ann")
    for name in ("bob", "cleo", "dan"):
        t.gives(name)
    t.leaves("eve")
    assert t.phase == "vote"
    for name in ("bob", "cleo"):
        t.votes(name, for_="ann")
    t.leaves("dan")
    assert t.phase == "recap"


@pytest.mark.parametrize("ruleset", SINGLE)
def test_x3_before_the_clue_the_storytellers_turn_is_skipped(ruleset: str) -> None:
    t = Table(ruleset, 7)
    t.plays_turn("ann")
    t.leaves("bob")
    assert t.storyteller == "cleo"
    assert "bob" not in t.open_seats
    assert set(t.hand_sizes().values()) == {5 if ruleset == "odyssey-party" else 6}


@pytest.mark.parametrize("ruleset", SINGLE)
def test_x3_in_turn_1_before_the_clue_the_race_reopens(ruleset: str) -> None:
    t = Table(ruleset, 7)
    t.announces("ann")
    t.leaves("ann")
    assert len(t.happened(RaceReopened)) == 1
    assert t.waiting_for() == ["bob", "cleo", "dan", "eve", "fay", "gus"]
    t.plays_turn("bob")
    assert t.open_seats[0] == "bob"


@pytest.mark.parametrize("ruleset", SINGLE)
def test_x3_after_the_clue_the_storytellers_turn_plays_on(ruleset: str) -> None:
    t = Table(ruleset, 7)
    t.tells("ann")
    t.leaves("ann")
    t.all_give()
    assert len(t.spectator().table) == 7
    t.all_vote("bob")
    t.all_ready()
    assert t.storyteller == "bob"
    assert "ann" not in t.open_seats


def test_x3_a_party_storyteller_who_leaves_casts_no_red_vote() -> None:
    t = Table("odyssey-party", 7)
    t.lays_the_table("ann")
    t.leaves("ann")
    t.all_vote("bob")
    assert t.last_turn.red is None
    assert t.points() == {"ann": 0} | dict.fromkeys(NAMES[1:7], 5)


def test_x3_at_the_boundary_the_hand_goes_face_down_unseen_into_the_discard() -> None:
    t = Table("dixit", 5)
    t.lays_the_table("ann")
    t.leaves("bob")
    hand = set(t.hand("bob"))
    t.all_vote("ann")
    t.all_ready()
    view = t.spectator()
    assert not hand & set(view.discard)
    assert view.buried == 5
    assert view.seats[1].sitting == "closed"


@pytest.mark.parametrize("ruleset", TRACK)
def test_x3_buried_cards_come_back_with_the_discard(ruleset: str) -> None:
    t = Table(ruleset, 4, cards=28)
    t.lays_the_table("ann")
    t.leaves("dan")
    t.all_vote("ann")
    t.all_ready()
    assert t.happened(CardsDrawn)[-1].pile is not None
    assert t.spectator().buried == 0
    assert t.hand_sizes() == {"ann": 7, "bob": 7, "cleo": 7}


def test_x3_a_closed_seat_is_not_ranked() -> None:
    t = Table("dixit", 5, scores={"bob": 25, "cleo": 20})
    t.leaves("bob")
    t.plays_turn("ann")
    t.ends()
    assert t.winners() == ["cleo"]
    assert seat_of("bob") not in ((t.g.result and t.g.result.scores) or {})


def test_x3_a_closed_seat_neither_wins_nor_ends_the_game_at_30() -> None:
    t = Table("dixit", 5, scores={"bob": 28})
    t.lays_the_table("ann")
    t.all_vote("ann")
    t.leaves("bob")
    assert t.scores()["bob"] == 30
    t.all_ready()
    assert t.phase == "clue"
    assert "bob" not in t.scores()


def test_x3_when_somebody_else_ends_the_game_the_empty_seat_does_not_win_it() -> None:
    t = Table("dixit", 5, scores={"bob": 30, "cleo": 29})
    t.leaves("bob")
    t.plays_turn("ann", found=True)
    assert t.winners() == ["cleo"]


@pytest.mark.parametrize(("ruleset", "fewest"), [f for f in FEWEST if f[0] in SINGLE])
def test_x3_below_the_minimum_the_game_ends_there_with_the_scores(ruleset: str, fewest: int) -> None:
    t = Table(ruleset, fewest, scores={"ann": 4, "bob": 9, "cleo": 5})
    t.lays_the_table("ann")
    t.leaves("bob")
    assert t.phase == "vote"
    t.all_vote("ann")
    t.all_ready()
    assert t.g.result is not None
    assert t.g.result.reason == "too-few"
    assert seat_of("bob") not in (t.g.result.scores or {})


def test_x3_when_nobody_is_left_the_game_is_abandoned_at_once() -> None:
    t = Table("dixit", 3, bots=["cleo"])
    t.leaves("ann")
    assert t.phase == "volunteer"
    t.leaves("bob")
    assert t.g.result is not None
    assert t.g.result.reason == "abandoned"


@pytest.mark.parametrize("ruleset", TRACK)
def test_x3_four_to_three_everyone_draws_to_seven_and_gives_two_from_the_next_turn(ruleset: str) -> None:
    t = Table(ruleset, 4)
    t.tells("ann")
    t.leaves("dan")
    t.all_give()
    assert len(t.spectator().table) == 4
    t.all_vote("ann")
    t.all_ready()
    assert t.hand_sizes() == {"ann": 7, "bob": 7, "cleo": 7}
    t.lays_the_table()
    assert len(t.spectator().table) == 5


def test_x3_seven_to_six_one_vote_from_the_next_turn() -> None:
    t = Table("odyssey", 7)
    t.lays_the_table("ann")
    t.leaves("gus")
    t.votes("bob", for_=("ann", "cleo"))
    t.all_vote("ann")
    assert t.reasons("cleo")["single-vote"] == 1  # still counted as with seven
    t.all_ready()
    t.lays_the_table()
    t.refuses("cleo", vote_for("ann", "bob"), "too-many-votes")


def test_x3_left_of_a_closed_seat_is_the_next_open_one() -> None:
    t = Table("dixit", 6)
    t.tells("ann")
    t.leaves("ann", "bob")
    t.all_give()
    t.all_vote("ann")
    t.all_ready()
    assert t.storyteller == "cleo"


def test_x3_three_players_one_leaves_during_the_race_the_turn_is_still_played() -> None:
    t = Table("dixit", 3)
    t.leaves("bob")
    t.tells("ann")
    t.gives("cleo")
    assert len(t.spectator().table) == 5
    t.votes("cleo", for_="ann")
    assert t.points() == {"ann": 0, "bob": 2, "cleo": 2}
    t.all_ready()
    assert t.phase == "over"


def test_x3_a_seat_taken_over_during_the_recap_does_not_close() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.leaves("bob")
    t.all_vote("ann")
    t.hand_over("bob")
    t.all_ready()
    assert "bob" in t.open_seats


@pytest.mark.parametrize("ruleset", TRACK)
def test_x3_a_leavers_hand_is_shuffled_among_the_discard(ruleset: str) -> None:
    t = Table(ruleset, 5, cards=35)
    t.lays_the_table("ann")
    t.leaves("eve")
    t.all_vote("ann")
    t.all_ready()
    hidden = set(t.g.buried)
    assert len(hidden) == 5
    t.plays_turn()
    pile = t.happened(CardsDrawn)[-1].pile
    places = [n for n, card in enumerate(pile) if card in hidden]
    assert len(places) == 5
    assert places[-1] - places[0] > 4
