"""Dixit (2021): rules D1 to D8 and the rulebook's worked example."""

import pytest

from reverie.game import commands as do
from reverie.game.events import CardsDrawn, GameEnded
from tests.table import Table, vote_for


def test_d1_three_players_hold_seven_cards() -> None:
    assert Table("dixit", 3).hand_sizes() == {"ann": 7, "bob": 7, "cleo": 7}


def test_d1_with_three_players_the_others_give_two_cards_and_five_lie_on_the_table() -> None:
    t = Table("dixit", 3)
    t.tells("ann")
    t.refuses("bob", do.Give(t.hand("bob")[:1]), "wrong-number-of-cards")
    t.refuses("bob", do.Give(t.hand("bob")[:1] * 2), "same-card-twice")
    t.gives("bob")
    t.gives("cleo")
    assert len(t.spectator().table) == 5


def test_d1_with_three_players_the_others_draw_two_and_the_storyteller_one() -> None:
    t = Table("dixit", 3)
    t.plays_turn("ann")
    (drawn,) = t.happened(CardsDrawn)
    assert [len(cards) for cards in drawn.draws.values()] == [1, 2, 2]
    assert t.hand_sizes() == {"ann": 7, "bob": 7, "cleo": 7}


@pytest.mark.parametrize("players", range(4, 9))
def test_d2_four_to_eight_players_hold_six_cards_and_the_others_give_one(players: int) -> None:
    t = Table("dixit", players)
    assert set(t.hand_sizes().values()) == {6}
    t.lays_the_table("ann")
    assert len(t.spectator().table) == players


def test_d3_each_player_but_the_storyteller_casts_exactly_one_vote() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.refuses("ann", vote_for("bob"), "not-your-vote")
    t.refuses("bob", do.Vote(()), "no-vote")
    t.refuses("bob", vote_for("ann", "cleo"), "too-many-votes")
    t.refuses("bob", vote_for("ann", red="ann"), "red-not-yours")
    assert t.waiting_for() == ["bob", "cleo", "dan"]


def test_d3_never_for_a_card_of_their_own() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.refuses("bob", vote_for("bob"), "own-card")


def test_d3_with_three_players_neither_of_the_two_cards_of_their_own() -> None:
    t = Table("dixit", 3)
    t.lays_the_table("ann")
    t.refuses("bob", vote_for(t.slot("bob", 1)), "own-card")
    t.refuses("bob", vote_for(t.slot("bob", 2)), "own-card")


def test_d4_all_found_it_storyteller_nothing_every_other_player_two() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.all_vote("ann")
    assert t.points() == {"ann": 0, "bob": 2, "cleo": 2, "dan": 2}


def test_d4_nobody_found_it_storyteller_nothing_every_other_player_two() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.votes("bob", for_="cleo")
    t.votes("cleo", for_="bob")
    t.votes("dan", for_="bob")
    assert t.points() == {"ann": 0, "bob": 2 + 2, "cleo": 2 + 1, "dan": 2}


def test_d5_some_found_it_storyteller_three_finders_three_the_others_nothing() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.votes("bob", for_="ann")
    t.votes("cleo", for_="ann")
    t.votes("dan", for_="bob")
    assert t.points() == {"ann": 3, "bob": 3 + 1, "cleo": 3, "dan": 0}


def test_d6_one_more_point_per_vote_received_without_a_cap() -> None:
    t = Table("dixit", 8)
    t.lays_the_table("ann")
    for name in ("cleo", "dan", "eve", "fay", "gus", "hal"):
        t.votes(name, for_="bob")
    t.votes("bob", for_="ann")
    assert t.points()["bob"] == 3 + 6
    assert t.reasons("bob") == {"found": 3, "fooled": 6}


def test_d6_the_storyteller_gets_nothing_for_votes_received() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.all_vote("ann")
    assert t.reasons("ann") == {"everyone-found": 0}


def test_d6_with_three_players_whichever_of_the_two_cards_received_it() -> None:
    t = Table("dixit", 3)
    t.lays_the_table("ann")
    t.votes("bob", for_=t.slot("cleo", 2))
    t.votes("cleo", for_=t.slot("bob", 1))
    assert t.points() == {"ann": 0, "bob": 2 + 1, "cleo": 2 + 1}


def test_d7_the_cards_on_the_table_go_face_up_to_the_discard() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    laid = t.g.turn.table
    t.all_vote("ann")
    t.all_ready()
    assert t.spectator().discard == laid
    assert t.spectator().pile == 84 - 24 - 4


def test_d7_a_pile_too_small_for_the_whole_refill_is_shuffled_with_the_discard_before_anyone_draws() -> None:
    t = Table("dixit", 4, cards=30)  # 24 in hands, 6 in the pile: enough for one refill, then 2 are left
    t.plays_turn("ann")
    old_pile, discard = t.g.pile, t.g.discard
    assert len(old_pile) == 2
    t.lays_the_table()
    laid = t.g.turn.table
    t.all_vote("bob")
    t.all_ready()
    drawn = t.happened(CardsDrawn)[-1]
    assert sorted(drawn.pile) == sorted(old_pile + discard + laid)
    assert drawn.pile[:2] != old_pile  # shuffled in, not dealt first
    assert t.spectator().discard == ()


def test_d7_a_pile_that_just_suffices_is_not_shuffled() -> None:
    t = Table("dixit", 4, cards=28)
    t.plays_turn("ann")
    assert t.happened(CardsDrawn)[-1].pile is None
    assert t.g.pile == ()


def test_d7_with_three_players_the_refill_needs_five() -> None:
    t = Table("dixit", 3, cards=26)
    t.plays_turn("ann")
    assert t.happened(CardsDrawn)[-1].pile is None
    t.plays_turn()
    assert t.happened(CardsDrawn)[-1].pile is not None
    assert set(t.hand_sizes().values()) == {7}


def test_d8_game_over_is_checked_after_scoring_before_anyone_draws() -> None:
    t = Table("dixit", 4, scores={"bob": 28})
    t.plays_turn("ann", found=True)
    assert t.phase == "over"
    assert t.winners() == ["bob"]
    assert t.happened(CardsDrawn) == []


def test_d8_the_last_turn_still_has_its_recap() -> None:
    t = Table("dixit", 4, scores={"bob": 28})
    t.lays_the_table("ann")
    t.all_vote("ann")
    assert t.phase == "recap"
    assert t.happened(GameEnded) == []


def test_d8_twenty_nine_is_not_thirty() -> None:
    t = Table("dixit", 4, scores={"bob": 27})
    t.plays_turn("ann", found=True)
    assert t.scores()["bob"] == 29
    assert t.phase == "clue"


def test_d6_worked_example_pink_tells_blue_and_green_find_it() -> None:
    """D5, D6. Ann is Pink, Bob Blue, Cleo Green, Dan Violet, Eve Yellow, Fay Red."""
    t = Table("dixit", 6)
    t.lays_the_table("ann")
    t.votes("bob", for_="ann")
    t.votes("cleo", for_="ann")
    t.votes("fay", for_="dan")
    t.votes("dan", for_="bob")
    t.votes("eve", for_="bob")
    assert t.points() == {"ann": 3, "bob": 3 + 2, "cleo": 3, "dan": 1, "eve": 0, "fay": 0}
