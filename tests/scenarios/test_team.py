"""Team Dixit: rules T1 to T8, and X6 on partners who leave."""

import pytest

from reverie.game import commands as do
from reverie.game.events import CardsDrawn
from reverie.game.ids import Seat
from tests.table import HURRY, NAMES, Table, seat_of, vote_for


def agreed(t: Table, *givers: str) -> None:
    """In every other pair both name one of these."""
    for name in t.waiting_for():
        mate = NAMES[t.g.mates[seat_of(name)]]
        t.nominates(name, name if name in givers else mate)


def laid(givers: tuple[str, str] = ("bob", "fay"), **settings: object) -> Table:
    """Six players, ann+dan tell, and these two give for their teams."""
    t = Table("odyssey-team", 6, **settings)  # type: ignore[arg-type]
    t.tells("ann")
    agreed(t, *givers)
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
    agreed(t, "bob", "fay")
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
    agreed(t, "bob", "fay")
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
    agreed(t, "bob", "fay")
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


def test_x6_a_leavers_seat_is_played_by_a_bot_and_never_closes_alone() -> None:
    t = Table("odyssey-team", 6)
    t.tells("ann")
    t.leaves("eve")
    assert t.sees("ann").seats[4].bot
    assert t.sees("ann").seats[4].sitting == "left"
    agreed(t, "bob", "fay")
    t.all_give()
    t.votes("eve", for_="ann")
    t.votes("cleo", for_="ann")
    t.all_ready()
    assert t.open_seats == list(NAMES[:6])


def test_x6_while_the_seat_is_empty_the_partners_word_settles_it() -> None:
    t = Table("odyssey-team", 6)
    t.tells("ann")
    t.leaves("eve")
    t.nominates("bob", "eve")
    assert t.waiting_for() == ["cleo", "fay"]
    t.nominates("cleo", "fay")
    t.nominates("fay", "fay")
    assert t.waiting_for() == ["dan", "eve", "fay"]


def test_x6_what_the_partner_said_stands_when_a_newcomer_sits_down() -> None:
    t = Table("odyssey-team", 6)
    t.tells("ann")
    t.leaves("eve")
    t.nominates("bob", "bob")
    t.nominates("cleo", "fay")
    t.nominates("fay", "fay")
    t.hand_over("eve")
    assert t.waiting_for() == ["dan", "bob", "fay"]


def test_x6_a_disagreement_ends_when_one_of_the_two_leaves() -> None:
    t = Table("odyssey-team", 6)
    t.tells("ann")
    t.nominates("bob", "bob")
    t.nominates("eve", "eve")
    t.leaves("eve")
    assert t.waiting_for() == ["cleo", "fay"]


def test_x6_two_bots_for_a_pair_that_left_agree_like_anybody() -> None:
    t = Table("odyssey-team", 8)
    t.tells("ann")
    t.leaves("bob", "fay")
    t.nominates("bob", "bob")
    assert t.waiting_for()[:2] == ["bob", "fay"]
    t.nominates("fay", "bob")
    assert t.waiting_for() == ["cleo", "gus", "dan", "hal"]


def test_x6_the_storytellers_bot_tells_when_the_storyteller_leaves() -> None:
    t = Table("odyssey-team", 6)
    t.announces("ann")
    t.leaves("ann")
    assert t.waiting_for() == ["ann"]
    t.tells("ann")
    assert t.phase == "agree"


def test_x6_when_both_partners_have_left_the_pair_closes_at_the_boundary() -> None:
    t = Table("odyssey-team", 8)
    t.lays_the_table("ann")
    t.leaves("bob", "fay")
    t.all_vote("ann")
    assert len(t.open_seats) == 8
    t.all_ready()
    assert t.open_seats == ["ann", "cleo", "dan", "eve", "gus", "hal"]
    assert list(t.scores()) == ["ann+eve", "cleo+gus", "dan+hal"]
    assert t.storyteller == "cleo"


def test_x6_the_others_stay_opposite() -> None:
    t = Table("odyssey-team", 8)
    t.lays_the_table("ann")
    t.leaves("bob", "fay")
    t.all_vote("ann")
    t.all_ready()
    ring = t.g.ring
    assert [t.g.mates[s] for s in ring] == [ring[(i + 3) % 6] for i in range(6)]
    t.plays_turn(found=True)
    assert t.points() == {"ann+eve": 2, "cleo+gus": 0, "dan+hal": 2}


def test_x6_fewer_than_three_pairs_the_game_ends() -> None:
    t = Table("odyssey-team", 6, scores={"bob": 9})
    t.lays_the_table("ann")
    t.leaves("bob", "eve")
    t.all_vote("ann")
    t.all_ready()
    assert t.g.result is not None
    assert t.g.result.reason == "too-few"
    assert t.g.result.scores == {seat_of("ann"): 0, seat_of("cleo"): 2}
    assert t.winners() == ["cleo+fay"]


def test_x6_a_newcomer_may_take_the_seat_again_before_the_pair_closes() -> None:
    t = Table("odyssey-team", 6)
    t.lays_the_table("ann")
    t.leaves("bob", "eve")
    t.hand_over("eve")
    t.all_vote("ann")
    t.all_ready()
    assert len(t.open_seats) == 6


def test_x5_when_time_runs_out_what_one_partner_named_stands() -> None:
    t = Table("odyssey-team", 6, timers=HURRY)
    t.tells("ann")
    t.nominates("eve", "eve")
    t.expires()
    assert t.phase == "contribute"
    assert "eve" in t.waiting_for()
    assert t.g.turn.moved_for == (1, 2, 5)


def test_x5_when_time_runs_out_and_partners_disagree_a_coin_settles_it() -> None:
    outcomes = set()
    for n in range(12):
        t = Table("odyssey-team", 6, timers=HURRY, seed=f"coin {n}")
        t.tells("ann")
        t.nominates("bob", "bob")
        t.nominates("eve", "eve")
        t.expires()
        outcomes.add("bob" in t.waiting_for())
    assert outcomes == {True, False}


def test_x5_the_host_may_have_an_absent_partners_word_given() -> None:
    t = Table("odyssey-team", 6)
    t.tells("ann")
    t.nominates("bob", "bob")
    t.table_refuses(do.PlayFor(seat_of("eve")), "not-away")
    t.away("eve")
    t.plays_for("eve")
    assert t.waiting_for() == ["cleo", "fay"]


def test_x5_the_storytellers_partners_card_is_a_random_one_when_time_runs_out() -> None:
    t = Table("odyssey-team", 6, timers=HURRY)
    t.tells("ann")
    agreed(t, "bob", "fay")
    hand = t.hand("dan")
    t.expires()
    assert t.given("dan")[0] in hand
    assert t.waiting_for() == ["eve", "cleo"]


def test_x6_two_leavers_from_different_teams_close_nothing() -> None:
    t = Table("odyssey-team", 8)
    t.lays_the_table("ann")
    t.leaves("bob", "cleo")
    t.all_vote("ann")
    t.all_ready()
    assert len(t.open_seats) == 8
    assert {s.seat for s in t.spectator().seats if s.bot} == {seat_of("bob"), seat_of("cleo")}


def test_x6_the_telling_pair_leaves_after_the_clue_and_the_turn_plays_on() -> None:
    t = Table("odyssey-team", 8)
    t.lays_the_table("ann")
    t.leaves("ann", "eve")
    t.all_vote("ann")
    t.all_ready()
    assert t.storyteller == "bob"
    assert list(t.scores()) == ["bob+fay", "cleo+gus", "dan+hal"]


def test_x6_when_the_last_player_leaves_bots_do_not_play_on_alone() -> None:
    t = Table("odyssey-team", 6, bots=["bob", "cleo", "dan", "eve", "fay"])
    t.leaves("ann")
    assert t.g.result is not None
    assert t.g.result.reason == "abandoned"


def test_t8_a_pair_that_has_left_need_not_have_told() -> None:
    """T8, X6: every open seat has."""
    t = Table("odyssey-team", 8)
    for _ in range(7):
        if t.storyteller == "gus":
            t.leaves("dan", "hal")
        t.plays_turn("ann" if t.phase == "volunteer" else None)
    assert t.phase == "over"
    assert "dan+hal" not in t.scores()
