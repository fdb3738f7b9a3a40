"""Partners who leave, or do not answer: rules X5 and X6."""

from reverie.game import commands as do
from reverie.lobby import commands as lobby
from tests.room_table import RoomTable
from tests.table import HURRY, NAMES, Table, seat_of


def test_x6_a_leavers_seat_is_played_by_a_bot_and_never_closes_alone() -> None:
    t = Table("odyssey-team", 6)
    t.tells("ann")
    t.leaves("eve")
    assert t.sees("ann").seats[4].bot
    assert t.sees("ann").seats[4].sitting == "left"
    t.all_agree("bob", "fay")
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
    t.all_agree("bob", "fay")
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


def test_x6_the_bots_of_a_closed_pair_can_be_removed() -> None:
    r = RoomTable("ann", "bob", "cleo", "dan", "eve", "fay", "gus", "hal", ruleset="odyssey-team")
    r.starts()
    names = {c.seat: c.name for c in r.room.chairs}
    bob = r.seat("bob")
    pair = (bob, r.game.mates[bob])
    host = next(name for seat, name in names.items() if seat not in pair)
    if r.host != host:
        r.does(r.host, lobby.PassHost(r.seat(host)))
    for seat in pair:
        r.does(names[seat], lobby.Leave())
    r.plays_until("recap")
    r.plays_until("clue")
    assert bob not in r.game.ring
    for seat in pair:
        r.does(host, lobby.Remove(seat))
    assert all(c.holder == "nobody" for c in r.room.chairs if c.seat in pair)
