"""Team Dixit: rules T1 to T8."""

import pytest

from reverie.game import commands as do
from reverie.game.events import CardsDrawn
from reverie.game.ids import Seat
from tests.table import NAMES, Table, seat_of, vote_for


def laid() -> Table:
    """Six players: ann tells, dan, bob and fay give, eve and cleo vote."""
    t = Table("odyssey-team", 6)
    t.tells("ann")
    t.all_agree("bob", "fay")
    t.all_give()
    return t


@pytest.mark.parametrize("players", [6, 8, 10, 12])
def test_t1_partners_sit_opposite_each_other_and_share_one_score(players: int) -> None:
    t = Table("odyssey-team", players)
    half = players // 2
    assert t.g.mates == {Seat(i): Seat((i + half) % players) for i in range(players)}
    assert len(t.scores()) == half


def test_t1_teams_are_named_by_both() -> None:
    assert list(Table("odyssey-team", 6).scores()) == ["ann+dan", "bob+eve", "cleo+fay"]


def test_t2_hands_of_four_and_a_clue_on_a_card_as_usual() -> None:
    t = Table("odyssey-team", 6)
    assert set(t.hand_sizes().values()) == {4}
    t.tells("ann")
    assert len(t.given("ann")) == 1


def test_t3_the_storytellers_partner_gives_one_card() -> None:
    t = Table("odyssey-team", 6)
    t.tells("ann")
    t.all_agree("bob", "fay")
    assert t.waiting_for() == ["dan", "bob", "fay"]


def test_t3_the_partner_sees_neither_the_storytellers_hand_nor_card() -> None:
    t = Table("odyssey-team", 6)
    t.tells("ann")
    view = t.sees("dan")
    assert view.given == ()
    assert view.hand == t.hand("dan")


def test_t4_partners_agree_then_one_gives_and_the_other_votes() -> None:
    t = Table("odyssey-team", 6)
    t.tells("ann", "Silence")
    t.nominates("bob", "bob")
    t.nominates("eve", "bob")
    t.nominates("cleo", "fay")
    t.nominates("fay", "fay")
    t.gives("bob")
    t.gives("dan")
    t.gives("fay")
    t.refuses("dan", vote_for("ann"), "not-your-vote")
    t.votes("eve", for_="ann")
    t.votes("cleo", for_="dan")
    assert t.points() == {"ann+dan": 3 + 1, "bob+eve": 3, "cleo+fay": 0}


def test_t4_whom_each_named_is_public() -> None:
    t = Table("odyssey-team", 6)
    t.tells("ann")
    t.nominates("bob", "eve")
    assert t.spectator().named == {seat_of("bob"): seat_of("eve")}


def test_t4_until_both_name_the_same_one_either_may_change_their_mind() -> None:
    t = Table("odyssey-team", 6)
    t.tells("ann")
    t.nominates("bob", "bob")
    assert t.waiting_for() == ["eve", "cleo", "fay"]
    t.nominates("eve", "eve")
    assert t.waiting_for() == ["bob", "eve", "cleo", "fay"]
    t.nominates("bob", "eve")
    assert t.waiting_for() == ["cleo", "fay"]


def test_t4_who_has_spoken_is_shown_as_done_until_the_two_disagree() -> None:
    t = Table("odyssey-team", 6)
    t.tells("ann")
    t.nominates("bob", "bob")
    assert [s.seat for s in t.spectator().seats if s.acted] == [seat_of("bob")]
    t.nominates("eve", "eve")
    assert [s.seat for s in t.spectator().seats if s.acted] == []


def test_t4_what_is_settled_stands() -> None:
    t = Table("odyssey-team", 6)
    t.tells("ann")
    t.nominates("bob", "bob")
    t.nominates("eve", "bob")
    t.refuses("eve", do.NameGiver(seat_of("eve")), "already-settled")


def test_t4_one_names_oneself_or_ones_partner_and_the_telling_team_names_nobody() -> None:
    t = Table("odyssey-team", 6)
    t.tells("ann")
    t.refuses("bob", do.NameGiver(seat_of("cleo")), "not-your-team")
    t.refuses("dan", do.NameGiver(seat_of("dan")), "not-your-turn")
    t.refuses("bob", do.Give(t.hand("bob")[:1]), "not-now")


def test_t4_only_the_one_agreed_on_gives() -> None:
    t = Table("odyssey-team", 6)
    t.tells("ann")
    t.all_agree("bob", "fay")
    t.refuses("eve", do.Give(t.hand("eve")[:1]), "not-your-gift")


def test_t4_the_storyteller_may_correct_a_typo_meanwhile() -> None:
    t = Table("odyssey-team", 6)
    t.tells("ann", "Slience")
    t.does("ann", do.Reword("Silence"))
    t.refuses("dan", do.Reword("Noise"), "not-now")


@pytest.mark.parametrize("players", [6, 8, 10, 12])
def test_t5_one_card_more_than_there_are_teams(players: int) -> None:
    t = Table("odyssey-team", players)
    t.lays_the_table("ann")
    assert len(t.spectator().table) == players // 2 + 1


def test_t6_the_one_who_did_not_give_votes_for_each_other_team() -> None:
    t = laid()
    assert t.waiting_for() == ["eve", "cleo"]
    for name in ("ann", "dan", "bob", "fay"):
        t.refuses(name, vote_for("ann"), "not-your-vote")


def test_t6_one_vote_each_not_for_the_card_of_their_own_team() -> None:
    t = laid()
    t.refuses("eve", vote_for("bob"), "own-card")
    t.refuses("eve", vote_for("ann", "dan"), "too-many-votes")


def test_t6_the_voter_is_shown_the_teams_card_when_the_table_is_laid_not_before() -> None:
    t = Table("odyssey-team", 6)
    t.tells("ann")
    t.all_agree("bob", "fay")
    t.gives("bob")
    assert t.sees("eve").given == ()
    assert t.sees("eve").table == ()
    t.all_give()
    assert [s.card for s in t.sees("eve").table if s.mine == "team"] == list(t.given("bob"))
    assert [s.card for s in t.sees("bob").table if s.mine == "own"] == list(t.given("bob"))
    assert not any(s.mine == "team" for s in t.sees("ann").table)


def test_t7_all_voters_found_it_storytellers_team_nothing_every_other_team_two() -> None:
    t = laid()
    t.all_vote("ann")
    assert t.points() == {"ann+dan": 0, "bob+eve": 2, "cleo+fay": 2}


def test_t7_no_voter_found_it_the_partners_card_still_earns_its_votes() -> None:
    t = laid()
    t.all_vote("dan")
    assert t.points() == {"ann+dan": 0 + 2, "bob+eve": 2, "cleo+fay": 2}


def test_t7_some_found_it_three_for_both_teams_and_one_per_vote_received() -> None:
    t = laid()
    t.votes("eve", for_="ann")
    t.votes("cleo", for_="bob")
    assert t.points() == {"ann+dan": 3, "bob+eve": 3 + 1, "cleo+fay": 0}


def test_t7_at_most_three_for_votes_received() -> None:
    t = Table("odyssey-team", 12)
    t.lays_the_table("ann")
    t.all_vote("gus")  # ann's partner
    assert t.reasons("ann") == {"nobody-found": 0, "fooled": 3}


def test_t7_no_point_for_a_single_vote_even_with_eight_players() -> None:
    t = Table("odyssey-team", 8)
    t.lays_the_table("ann")
    t.all_vote("ann")
    assert t.points()["bob+fay"] == 2


def test_t8_everyone_draws_to_four_and_only_those_who_gave_lack_one() -> None:
    t = laid()
    t.all_vote("ann")
    t.all_ready()
    drawn = t.happened(CardsDrawn)[-1].draws
    assert {NAMES[s]: len(cards) for s, cards in drawn.items()} == {"ann": 1, "bob": 1, "dan": 1, "fay": 1}
    assert set(t.hand_sizes().values()) == {4}


def test_t8_the_pile_runs_out_as_in_odyssey() -> None:
    t = Table("odyssey-team", 6, cards=30)  # 24 in hands, 6 in the pile, 4 drawn a turn
    t.plays_turn("ann")
    old_pile = t.g.pile
    t.plays_turn()
    assert t.happened(CardsDrawn)[-1].pile[:2] == old_pile


@pytest.mark.parametrize("rounds", [1, 2])
def test_t8_ends_when_every_player_has_been_storyteller_so_many_times(rounds: int) -> None:
    t = Table("odyssey-team", 6, rounds=rounds)
    for _ in range(6 * rounds):
        assert t.phase != "over"
        t.plays_turn("ann" if t.phase == "volunteer" else None)
    assert t.phase == "over"


def test_t8_the_team_with_most_points_wins() -> None:
    t = Table("odyssey-team", 6, scores={"bob": 50})
    for _ in range(6):
        t.plays_turn("ann" if t.phase == "volunteer" else None)
    assert t.winners() == ["bob+eve"]


def test_t8_a_pair_that_has_left_need_not_have_told() -> None:
    """T8, X6: every open seat has."""
    t = Table("odyssey-team", 8)
    for _ in range(7):
        if t.storyteller == "gus":
            t.leaves("dan", "hal")
        t.plays_turn("ann" if t.phase == "volunteer" else None)
    assert t.phase == "over"
    assert "dan+hal" not in t.scores()
