"""Dixit Odyssey: rules O1 to O7."""

import pytest

from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.events import CardsDrawn
from tests.table import Table, vote_for

SEVEN = ("ann", "bob", "cleo", "dan", "eve", "fay", "gus")


def test_o1_three_players_give_two_cards_from_hands_of_seven() -> None:
    t = Table("odyssey", 3)
    assert set(t.hand_sizes().values()) == {7}
    t.lays_the_table("ann")
    assert len(t.spectator().table) == 5


@pytest.mark.parametrize("players", range(4, 13))
def test_o1_four_to_twelve_players_give_one_card_from_hands_of_six(players: int) -> None:
    t = Table("odyssey", players)
    assert set(t.hand_sizes().values()) == {6}
    t.lays_the_table("ann")
    assert len(t.spectator().table) == players


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_o2_three_to_six_players_have_one_vote(players: int) -> None:
    t = Table("odyssey", players)
    t.lays_the_table("ann")
    t.refuses("bob", vote_for("ann", "cleo"), "too-many-votes")


@pytest.mark.parametrize("players", [7, 12])
def test_o2_from_seven_players_on_a_second_vote_for_a_different_card(players: int) -> None:
    t = Table("odyssey", players)
    t.lays_the_table("ann")
    t.refuses("bob", vote_for("ann", "ann"), "same-slot-twice")
    t.refuses("bob", vote_for("ann", "cleo", "dan"), "too-many-votes")
    t.votes("bob", for_=("ann", "cleo"))


def test_o2_neither_vote_may_be_for_their_own_card() -> None:
    t = Table("odyssey", 7)
    t.lays_the_table("ann")
    t.refuses("bob", vote_for("bob", "ann"), "own-card")
    t.refuses("bob", vote_for("ann", "bob"), "own-card")


def test_o2_a_ballot_of_one_or_two_slots_is_one_move() -> None:
    t = Table("odyssey", 7)
    t.lays_the_table("ann")
    t.votes("bob", for_="ann")
    assert "bob" not in t.waiting_for()
    t.votes("bob", for_=("ann", "cleo"))
    assert t.sees("bob").ballot is not None
    assert any(isinstance(o, may.MayTakeBack) for o in t.sees("bob").menu)


def test_o2_a_voter_found_the_card_if_either_vote_is_on_it() -> None:
    t = Table("odyssey", 7)
    t.lays_the_table("ann")
    t.votes("bob", for_=("cleo", "ann"))
    t.votes("cleo", for_=("ann", "dan"))
    for name in SEVEN[3:]:
        t.votes(name, for_=("bob", "cleo"))
    assert t.points()["ann"] == 3
    assert t.reasons("bob")["found"] == 3
    assert t.reasons("cleo")["found"] == 3


def test_o3_everybody_found_it_with_one_of_their_votes_storyteller_nothing() -> None:
    t = Table("odyssey", 7)
    t.lays_the_table("ann")
    for name in SEVEN[1:]:
        t.votes(name, for_=("ann", "dan" if name != "dan" else "eve"))
    assert t.points() == {"ann": 0, "bob": 2, "cleo": 2, "dan": 2 + 3, "eve": 2 + 1, "fay": 2, "gus": 2}


def test_o3_nobody_found_it_storyteller_nothing_every_other_player_two() -> None:
    t = Table("odyssey", 4)
    t.lays_the_table("ann")
    t.votes("bob", for_="cleo")
    t.votes("cleo", for_="dan")
    t.votes("dan", for_="cleo")
    assert t.points() == {"ann": 0, "bob": 2, "cleo": 2 + 2, "dan": 2 + 1}


def test_o4_the_bonus_for_votes_received_is_at_most_three() -> None:
    t = Table("odyssey", 6)
    t.lays_the_table("ann")
    for name in ("cleo", "dan", "eve", "fay"):
        t.votes(name, for_="bob")
    t.votes("bob", for_="ann")
    assert t.points() == {"ann": 3, "bob": 3 + 3, "cleo": 0, "dan": 0, "eve": 0, "fay": 0}


def test_o4_every_token_counts_as_a_vote() -> None:
    t = Table("odyssey", 7)
    t.lays_the_table("ann")
    t.votes("bob", for_=("cleo", "dan"))
    t.votes("eve", for_=("cleo", "dan"))
    t.all_vote("ann")
    assert t.reasons("cleo")["fooled"] == 2
    assert t.reasons("dan")["fooled"] == 2


def test_o4_with_three_players_the_cap_is_over_both_cards_of_a_player() -> None:
    """Two voters can give at most one vote each, so the cap is never reached: two cards, one bonus."""
    t = Table("odyssey", 3)
    t.lays_the_table("ann")
    t.votes("bob", for_=t.slot("cleo", 2))
    t.votes("cleo", for_="ann")
    assert t.points() == {"ann": 3, "bob": 0, "cleo": 3 + 1}


def test_o5_one_vote_only_and_found_it_one_point_more() -> None:
    t = Table("odyssey", 7)
    t.lays_the_table("ann")
    t.votes("bob", for_="ann")
    t.votes("cleo", for_=("ann", "bob"))
    t.votes("dan", for_="bob")
    for name in SEVEN[4:]:
        t.votes(name, for_=("bob", "cleo"))
    assert t.reasons("bob") == {"found": 3, "fooled": 3, "single-vote": 1}
    assert t.reasons("cleo") == {"found": 3, "fooled": 3}
    assert t.reasons("dan") == {}


def test_o5_also_when_everybody_found_it() -> None:
    t = Table("odyssey", 7)
    t.lays_the_table("ann")
    t.all_vote("ann")
    assert t.points() == {"ann": 0} | dict.fromkeys(SEVEN[1:], 2 + 1)


def test_o5_not_with_six_players() -> None:
    t = Table("odyssey", 6)
    t.lays_the_table("ann")
    t.all_vote("ann")
    assert t.points()["bob"] == 2


def test_o6_the_discard_becomes_the_new_pile_and_the_old_pile_is_dealt_first() -> None:
    t = Table("odyssey", 4, cards=30)
    t.plays_turn("ann")
    old_pile, discard = t.g.pile, t.g.discard
    t.lays_the_table()
    laid = t.g.turn.table
    t.all_vote("bob")
    t.all_ready()
    drawn = t.happened(CardsDrawn)[-1]
    assert drawn.pile[:2] == old_pile
    assert sorted(drawn.pile[2:]) == sorted(discard + laid)  # this turn's cards included
    assert drawn.pile[2:] != discard + laid  # and shuffled
    assert t.spectator().discard == ()


def test_o7_reaches_30_is_read_at_the_end_of_the_turn() -> None:
    t = Table("odyssey", 4, scores={"bob": 28, "ann": 27})
    t.lays_the_table("ann")
    t.votes("bob", for_="ann")
    t.votes("cleo", for_="ann")
    t.votes("dan", for_="bob")
    assert t.phase == "recap"
    t.all_ready()
    assert t.winners() == ["bob"]
    assert t.scores() == {"ann": 30, "bob": 32, "cleo": 3, "dan": 0}


def test_o7_another_target_may_be_agreed_on() -> None:
    t = Table("odyssey", 4, target=5)
    t.plays_turn("ann", found=True)
    assert t.phase == "clue"
    t.has_scores({"cleo": 3})
    t.plays_turn(found=True)
    assert t.phase == "over"


def test_o2_a_vote_for_no_card_on_the_table_is_refused() -> None:
    t = Table("odyssey", 7)
    t.lays_the_table("ann")
    t.refuses("bob", vote_for("ann", 8), "no-such-slot")
    t.refuses("bob", do.Vote(()), "no-vote")
