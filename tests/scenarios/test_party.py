"""Dixit Party: rules P1 to P7 and the rulebook's worked example."""

import pytest

from reverie.game import commands as do
from reverie.game.clue import Clue
from reverie.game.events import CardsDrawn, HandsPassed
from tests.table import NAMES, Table, name_of, vote_for

SIX = NAMES[:6]


@pytest.mark.parametrize("players", range(6, 13))
def test_p1_six_to_twelve_players_hold_five_cards(players: int) -> None:
    assert set(Table("odyssey-party", players).hand_sizes().values()) == {5}


def test_p1_everybody_has_one_green_vote_and_the_storyteller_the_red_one_too() -> None:
    t = Table("odyssey-party", 6)
    t.lays_the_table("ann")
    t.refuses("bob", vote_for("ann", "cleo"), "too-many-votes")
    t.refuses("bob", vote_for("ann", red="cleo"), "red-not-yours")
    t.votes("ann", for_="bob", red="cleo")


def test_p2_in_turn_1_nobody_is_shown_a_hand_until_the_clue_is_given() -> None:
    t = Table("odyssey-party", 6)
    assert all(t.sees(name).hand is None for name in SIX)
    t.announces("cleo")
    assert all(t.sees(name).hand is None for name in SIX)
    t.tells("cleo", "Once upon a time")
    assert all(t.sees(name).hand == t.hand(name) for name in SIX)


def test_p2_later_the_others_see_theirs_at_once_and_the_storyteller_does_not() -> None:
    t = Table("odyssey-party", 6)
    t.plays_turn("ann")
    assert t.storyteller == "bob"
    assert t.sees("bob").hand is None
    assert all(t.sees(name).hand == t.hand(name) for name in SIX if name != "bob")


def test_p2_the_phrase_comes_without_a_card() -> None:
    t = Table("odyssey-party", 6)
    t.announces("ann")
    t.refuses("ann", do.Tell(Clue("Hush"), t.hand("ann")[0]), "card-face-down")
    t.refuses("ann", do.Tell(Clue("")), "clue-empty")


def test_p2_the_phrase_is_not_reworded_once_the_hand_is_seen() -> None:
    t = Table("odyssey-party", 6)
    t.tells("ann")
    t.refuses("ann", do.Reword("Something that suits my cards"), "not-now")


def test_p2_a_newcomer_in_the_storytellers_seat_is_under_the_same_rule() -> None:
    t = Table("odyssey-party", 6)
    t.plays_turn("ann")
    t.away("bob")
    t.hand_over("bob")
    assert t.sees("bob").hand is None
    t.away("bob")
    t.hand_over("bob", to_bot=True)
    assert t.sees("bob").hand is None


def test_p3_everyone_the_storyteller_included_plays_one_card() -> None:
    t = Table("odyssey-party", 6)
    t.tells("ann")
    assert t.waiting_for() == list(SIX)
    t.all_give()
    assert len(t.spectator().table) == 6


def test_p4_everyone_the_storyteller_included_casts_the_green_vote() -> None:
    t = Table("odyssey-party", 6)
    t.lays_the_table("ann")
    assert t.waiting_for() == list(SIX)


def test_p4_voting_for_ones_own_card_is_allowed() -> None:
    t = Table("odyssey-party", 6)
    t.lays_the_table("ann")
    t.votes("bob", for_="bob")
    t.votes("ann", for_="ann", red="ann")
    assert t.waiting_for() == ["cleo", "dan", "eve", "fay"]


def test_p4_both_votes_of_the_storyteller_are_obligatory() -> None:
    t = Table("odyssey-party", 6)
    t.lays_the_table("ann")
    t.refuses("ann", vote_for("bob"), "red-missing")
    t.refuses("ann", vote_for(red="bob"), "no-vote")
    t.refuses("ann", vote_for("bob", red=7), "no-such-slot")


def test_p4_green_and_red_may_be_on_the_same_card() -> None:
    t = Table("odyssey-party", 6)
    t.lays_the_table("ann")
    t.votes("ann", for_="bob", red="bob")
    t.all_vote("bob")
    assert set(t.points().values()) == {0}


def test_p5_as_many_points_as_players_on_the_same_card_oneself_included() -> None:
    t = Table("odyssey-party", 6)
    t.lays_the_table("ann")
    t.votes("ann", for_="bob", red="eve")
    t.votes("bob", for_="bob")
    t.votes("cleo", for_="bob")
    t.votes("dan", for_="cleo")
    t.votes("eve", for_="cleo")
    t.votes("fay", for_="dan")
    assert t.points() == {"ann": 3, "bob": 3, "cleo": 3, "dan": 2, "eve": 2, "fay": 0}


def test_p5_at_most_five() -> None:
    t = Table("odyssey-party", 6)
    t.lays_the_table("ann")
    t.votes("ann", for_="bob", red="cleo")
    t.all_vote("bob")
    assert t.points() == dict.fromkeys(SIX, 5)


def test_p5_nothing_for_everyone_on_the_red_card_the_storyteller_too() -> None:
    t = Table("odyssey-party", 6)
    t.lays_the_table("ann")
    t.votes("ann", for_="bob", red="bob")
    t.votes("bob", for_="bob")
    t.votes("cleo", for_="bob")
    for name in ("dan", "eve", "fay"):
        t.votes(name, for_="ann")
    assert t.points() == {"ann": 0, "bob": 0, "cleo": 0, "dan": 3, "eve": 3, "fay": 3}
    assert t.reasons("bob") == {"red": 0}


def test_p5_nothing_for_votes_received() -> None:
    t = Table("odyssey-party", 6)
    t.lays_the_table("ann")
    t.votes("ann", for_="ann", red="ann")
    t.votes("bob", for_="cleo")
    for name in SIX[2:]:
        t.votes(name, for_="bob")
    assert t.points()["bob"] == 0
    assert t.reasons("bob") == {"alone": 0}


def test_p5_worked_example_tom_and_five_others_dimitri_and_mathilde_lea_alone() -> None:
    """Tom is Ann; Dimitri and Mathilde are Gus and Hal, on the red card; Léa is Ida, the storyteller Jon."""
    t = Table("odyssey-party", 10)
    t.lays_the_table("jon")
    for name in SIX:
        t.votes(name, for_="cleo")
    t.votes("gus", for_="dan")
    t.votes("hal", for_="dan")
    t.votes("ida", for_="eve")
    t.votes("jon", for_="fay", red="dan")
    assert t.points() == dict.fromkeys(SIX, 5) | {"gus": 0, "hal": 0, "ida": 0, "jon": 0}
    assert t.last_turn.red == next(p.slot for p in t.last_turn.table if name_of(p.owner) == "dan")


def test_p6_everyone_draws_to_five_then_passes_the_whole_hand_to_the_left() -> None:
    t = Table("odyssey-party", 6)
    t.lays_the_table("ann")
    kept = {name: t.hand(name) for name in SIX}
    t.all_vote("bob")
    t.all_ready()
    drawn = t.happened(CardsDrawn)[-1].draws
    for giver, receiver in zip(SIX, (*SIX[1:], "ann"), strict=True):
        assert t.hand(receiver) == tuple(sorted(kept[giver] + drawn[NAMES.index(giver)]))


def test_p6_the_card_drawn_is_not_shown_to_its_drawer() -> None:
    t = Table("odyssey-party", 6)
    t.plays_turn("ann")
    drawn = t.happened(CardsDrawn)[-1].draws
    for name in SIX:
        hand = t.sees(name).hand
        assert hand is None or not set(drawn[NAMES.index(name)]) & set(hand)


def test_p6_closed_seats_are_skipped_and_a_leavers_hand_is_not_passed_on() -> None:
    t = Table("odyssey-party", 7)
    t.lays_the_table("ann")
    t.leaves("cleo")
    hands = {name: t.hand(name) for name in NAMES[:7]}
    t.all_vote("ann")
    t.all_ready()
    assert t.open_seats == ["ann", "bob", "dan", "eve", "fay", "gus"]
    assert set(hands["bob"]) <= set(t.hand("dan"))
    assert set(hands["cleo"]) == set(t.g.buried)
    assert set(t.hand_sizes().values()) == {5}


def test_p6_no_pass_after_the_last_turn() -> None:
    t = Table("odyssey-party", 6)
    for _ in SIX:
        t.plays_turn("ann" if t.phase == "volunteer" else None)
    assert t.phase == "over"
    assert len(t.happened(HandsPassed)) == 5


def test_p6_the_pile_runs_out_as_in_odyssey() -> None:
    t = Table("odyssey-party", 6, cards=38)
    t.plays_turn("ann")
    old_pile = t.g.pile
    assert len(old_pile) == 2
    t.plays_turn()
    assert t.happened(CardsDrawn)[-1].pile[:2] == old_pile


def test_p7_ends_when_every_player_has_been_storyteller_once() -> None:
    t = Table("odyssey-party", 6)
    for told, _ in enumerate(SIX, 1):
        t.plays_turn("fay" if t.phase == "volunteer" else None)
        assert (t.phase == "over") == (told == 6)
    best = max(t.scores().values())
    assert t.winners() == [n for n, score in t.scores().items() if score == best]


@pytest.mark.parametrize("rounds", [2, 3])
def test_p7_or_as_many_times_as_agreed(rounds: int) -> None:
    t = Table("odyssey-party", 6, rounds=rounds)
    for _ in range(6 * rounds):
        assert t.phase != "over"
        t.plays_turn("ann" if t.phase == "volunteer" else None)
    assert t.phase == "over"


def test_p7_a_seat_that_changes_hands_keeps_its_count() -> None:
    t = Table("odyssey-party", 6)
    t.plays_turn("ann")
    t.away("ann")
    t.hand_over("ann")
    for _ in range(5):
        t.plays_turn()
    assert t.phase == "over"


def test_p7_nobody_tells_again_because_the_last_one_to_tell_has_left() -> None:
    """P7, X3: every open seat has told."""
    t = Table("odyssey-party", 7)
    for _ in range(5):
        t.plays_turn("ann" if t.phase == "volunteer" else None)
    assert t.storyteller == "fay"
    t.leaves("gus")
    t.plays_turn()
    assert t.phase == "over"
    assert t.g.result is not None
    assert t.g.result.reason == "finished"
    assert "gus" not in t.scores()


def test_p6_the_storyteller_leaves_before_the_clue_hands_pass_over_the_closed_seat() -> None:
    """P2, X3: nobody tells with a hand they have seen."""
    t = Table("odyssey-party", 8)
    t.plays_turn("ann")
    hands = {name: t.hand(name) for name in t.open_seats}
    t.leaves("bob")
    assert t.storyteller == "cleo"
    assert t.hand("cleo") == hands["ann"]
    assert t.hand("dan") == hands["cleo"]
    assert t.hand("ann") == hands["hal"]
    assert t.sees("cleo").hand is None


def test_p7_a_closed_seat_need_not_have_told() -> None:
    """P7, X3."""
    t = Table("odyssey-party", 7)
    t.leaves("gus")
    for _ in range(6):
        assert t.phase != "over"
        t.plays_turn("ann" if t.phase == "volunteer" else None)
    assert t.phase == "over"
