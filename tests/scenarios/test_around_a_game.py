"""A room while a game runs: absences, taking over, joining late, lock and pause."""

from reverie.game import commands as moves
from reverie.game.menu import MayVote
from reverie.game.settings import Timers
from reverie.lobby import commands as do
from reverie.lobby.due import Due, due
from tests.room_table import RoomTable

FOUR = ("ann", "bob", "cleo", "dan")
SIX = (*FOUR, "eve", "fay")


def running(*names: str, **settings: object) -> RoomTable:
    r = RoomTable(*(names or FOUR), **settings)  # type: ignore[arg-type]
    r.starts()
    return r


# Absences


def test_x1_absent_and_present_in_the_lobby() -> None:
    r = RoomTable(*FOUR)
    r.absent("bob")
    assert r.chair("bob").away
    r.server_refuses(do.Absent(r.seat("bob")), "nothing-to-do")
    r.present("bob")
    assert not r.chair("bob").away
    r.server_refuses(do.Present(r.seat("bob")), "nothing-to-do")


def test_x1_who_was_away_before_the_game_began_is_away_in_it_and_can_come_back() -> None:
    r = RoomTable(*FOUR)
    r.absent("bob")
    r.starts()
    assert r.game.seating.away == {r.seat("bob")}
    r.present("bob")
    assert r.game.seating.away == frozenset()
    assert not r.chair("bob").away


def test_x1_who_comes_back_after_the_end_is_simply_there() -> None:
    r = running()
    r.absent("bob")
    r.does("ann", do.StopGame())
    r.present("bob")
    assert not r.chair("bob").away
    r.absent("bob")
    assert r.chair("bob").away


def test_x2_the_host_plays_for_skips_and_moves_on() -> None:
    r = running()
    r.refuses_act("bob", moves.MoveOn(), "host-only")
    r.acts("bob", moves.Announce())
    r.absent("bob")
    assert {"skip-turn", "play-for"} <= r.offered("ann")
    r.acts("ann", moves.SkipTurn())
    assert r.phase == "volunteer"
    r.acts("cleo", moves.Announce())
    r.plays_until("contribute")
    r.acts("ann", moves.PlayFor(r.seat("bob")))
    r.plays_until("vote")
    r.refuses_act("ann", moves.PlayFor(r.seat("dan")), "not-away")
    r.plays_until("recap")
    assert "move-on" in r.offered("ann")
    r.acts("ann", moves.MoveOn())
    assert r.phase == "clue"


def test_x2_a_bot_keeps_the_seat_and_the_player_returns_to_the_very_same_hand() -> None:
    r = running()
    hand = r.game.hands[r.seat("bob")]
    r.refuses("ann", do.HandToBot(r.seat("bob")), "nothing-to-do")
    r.absent("bob")
    r.does("ann", do.HandToBot(r.seat("bob")))
    assert r.chair("bob").stands_in
    assert r.seat("bob") in r.game.seating.bots
    r.turns_away(do.TakeOver(r.seat("bob"), "zoe"), "seat-taken")
    r.present("bob")
    assert r.chair("bob").holder == "player"
    assert r.game.seating.bots == frozenset()
    assert r.game.hands[r.seat("bob")] == hand


def test_x2_a_player_returns_to_the_seat_a_bot_kept_also_after_the_game() -> None:
    r = running()
    r.absent("bob")
    r.does("ann", do.HandToBot(r.seat("bob")))
    r.does("ann", do.StopGame())
    r.present("bob")
    assert r.chair("bob").holder == "player"


# Leaving and taking over


def test_x3_a_leavers_seat_can_be_taken_over_until_it_closes() -> None:
    r = running(*SIX)
    hand = r.game.hands[r.seat("bob")]
    r.does("bob", do.Leave())
    assert r.chair("bob").holder == "nobody"
    r.takes_over("zoe", "bob")
    assert r.game.hands[r.seat("zoe")] == hand
    assert r.game.seating.left == frozenset()
    assert r.chair("zoe").colour == 1


def test_x3_a_closed_seat_cannot_be_taken_over() -> None:
    r = running(*SIX)
    r.does("bob", do.Leave())
    r.plays_until("recap")
    r.plays_until("clue")
    r.turns_away(do.TakeOver(r.seat("bob"), "zoe"), "no-such-seat")


def test_x2_a_newcomer_takes_over_a_bots_seat() -> None:
    r = RoomTable(*SIX[:5], ruleset="odyssey-party")
    r.does("ann", do.AddBot("Ada"))
    r.turns_away(do.TakeOver(r.seat("Ada"), "zoe"), "no-game")
    r.starts()
    r.turns_away(do.TakeOver(r.seat("Ada"), "bob"), "name-taken")
    r.turns_away(do.TakeOver(r.seat("bob"), "zoe"), "seat-taken")
    r.takes_over("Ada", "Ada")  # the name of the bot goes with it
    assert r.chair("Ada").holder == "player"


def test_x2_nobody_takes_over_a_seat_unless_the_host_allows_it() -> None:
    r = running(*SIX, late_join=False)
    r.does("bob", do.Leave())
    r.turns_away(do.TakeOver(r.seat("bob"), "zoe"), "no-late-join")


def test_x2_the_host_hands_a_leavers_seat_to_a_bot() -> None:
    r = running()
    r.does("bob", do.Leave())
    r.does("ann", do.HandToBot(r.seat("bob")))
    assert r.chair("bob").holder == "bot"
    assert not r.chair("bob").stands_in
    r.plays_until("clue")
    assert r.seat("bob") in r.game.ring


def test_x3_the_host_removes_a_player_who_may_not_move_any_more() -> None:
    r = running()
    r.does("ann", do.Remove(r.seat("bob")))
    r.refuses_act("bob", moves.Announce(), "not-seated")
    r.refuses("bob", do.Leave(), "not-seated")


def test_x3_when_the_last_player_leaves_the_game_is_abandoned() -> None:
    r = RoomTable("ann")
    r.does("ann", do.AddBot("Ada"))
    r.does("ann", do.AddBot("Ben"))
    r.starts()
    r.does("ann", do.Leave())
    assert r.phase == "over"
    assert r.room.host is None


def test_x6_a_leavers_team_seat_is_played_by_a_bot_and_waits_for_a_newcomer() -> None:
    r = running(*SIX, ruleset="odyssey-team")
    r.does("bob", do.Leave())
    assert r.chair("bob").holder == "bot"
    r.refuses("ann", do.Remove(r.seat("bob")), "no-such-seat")
    r.plays_until("vote")
    r.takes_over("zoe", "bob")
    assert r.game.seating.left == frozenset()
    assert r.game.seating.bots == r.game.seating.pending == {r.seat("zoe")}
    r.plays_to_next_turn()
    assert r.game.seating.bots == frozenset()


# Joining late


def test_x4_a_newcomer_sits_at_the_turn_boundary() -> None:
    r = running()
    r.sits("eve")
    assert r.game.seating.newcomers == (r.seat("eve"),)
    r.plays_until("recap")
    r.plays_until("clue")
    assert r.seat("eve") in r.game.ring


def test_x4_a_newcomer_may_think_better_of_it() -> None:
    r = running()
    r.sits("eve")
    r.absent("eve")
    r.present("eve")
    r.does("eve", do.Leave())
    assert r.names == list(FOUR)
    assert r.game.seating.newcomers == ()


def test_x4_a_newcomer_who_is_away_on_sitting_down_can_still_come_back() -> None:
    r = running()
    r.sits("eve")
    r.absent("eve")
    r.plays_until("recap")
    r.plays_until("clue")
    assert r.seat("eve") in r.game.seating.away
    r.present("eve")
    assert r.game.seating.away == frozenset()


def test_x4_a_closed_seat_first_also_under_the_old_name() -> None:
    r = running(*SIX)
    bob = r.seat("bob")
    r.does("bob", do.Leave())
    r.turns_away(do.Sit("bob"), "name-taken")  # the seat is not closed yet: it can be taken over
    r.plays_until("recap")
    r.plays_until("clue")
    r.sits("bob")
    assert r.seat("bob") == bob
    assert r.game.seating.newcomers == (bob,)


def test_x4_the_first_seat_of_all_can_close_and_be_taken_again() -> None:
    r = running(*SIX)
    ann = r.seat("ann")
    r.does("ann", do.Leave())
    r.plays_until("recap")
    r.plays_until("clue")
    r.sits("zoe")
    assert r.seat("zoe") == ann


def test_x4_a_colour_must_be_free() -> None:
    r = running(*(f"guest {n}" for n in range(8)))
    r.turns_away(do.Sit("zoe"), "table-full")


def test_x4_not_unless_the_host_allows_it() -> None:
    r = running(late_join=False)
    r.turns_away(do.Sit("eve"), "no-late-join")
    other = running(*SIX, ruleset="odyssey-party")
    other.turns_away(do.Sit("zoe"), "no-late-join")


# Lock and pause


def test_a_locked_room_lets_nobody_in() -> None:
    r = running(*SIX)
    r.does("bob", do.Leave())
    r.does("ann", do.Lock(True))
    r.turns_away(do.Sit("zoe"), "room-locked")
    r.turns_away(do.TakeOver(r.seat("bob"), "zoe"), "room-locked")
    r.does("ann", do.Lock(False))
    r.takes_over("zoe", "bob")


def test_a_paused_table_stands_still() -> None:
    r = running(timers=Timers(clue=30))
    r.does("ann", do.Pause(True))
    r.refuses_act("bob", moves.Announce(), "paused")
    r.refuses("ann", do.StopGame(), "paused")
    assert r.sees("bob").game.menu == ()  # type: ignore[union-attr]
    r.does("ann", do.Pause(False))
    r.acts("bob", moves.Announce())
    r.does("ann", do.Pause(True))
    assert due(r.room) == ()
    r.server_refuses(do.TimeUp(r.game.serial), "too-late")


def test_a_pause_ends_with_the_game() -> None:
    r = RoomTable("ann")
    r.does("ann", do.AddBot("Ada"))
    r.does("ann", do.AddBot("Ben"))
    r.starts()
    r.does("ann", do.Pause(True))
    r.does("ann", do.Leave())
    r.sits("bob")
    assert not r.sees("bob").paused
    r.starts()
    r.acts("bob", moves.Announce())


def test_there_is_nothing_to_pause_or_stop_without_a_game() -> None:
    r = RoomTable(*FOUR)
    r.refuses("ann", do.Pause(True), "no-game")
    r.refuses("ann", do.StopGame(), "no-game")
    r.refuses("ann", do.Act(0, moves.Ready()), "no-game")


# What is due by itself


def test_x5_time_is_up_for_the_phase_it_was_meant_for_only() -> None:
    r = running(timers=Timers(clue=30))
    assert due(r.room) == ()
    r.acts("bob", moves.Announce())
    serial = r.game.serial
    assert due(r.room) == (Due("time-up", serial, seconds=30),)
    r.server(do.TimeUp(serial))
    assert r.phase == "volunteer"
    r.server_refuses(do.TimeUp(serial), "too-late")


def test_c3_bots_let_people_announce_first() -> None:
    r = RoomTable("ann", "bob")
    r.does("ann", do.AddBot("Ada"))
    r.does("ann", do.AddBot("Ben"))
    r.starts()
    assert due(r.room) == (Due("bot", r.game.serial, r.seat("Ada"), patient=True),)
    r.acts("ann", moves.Announce())
    assert due(r.room) == ()
    r.plays_until("contribute")
    assert [d.seat for d in due(r.room)] == [r.seat("Ada"), r.seat("Ben")]


def test_k7_the_server_counts_for_a_chief_who_is_away() -> None:
    r = running("ann", "bob", "cleo", ruleset="kids")
    r.server_refuses(do.CountForChief(r.game.serial), "not-now")
    r.plays_until("point")
    for name in ("bob", "cleo"):
        slots = next(o for o in r.sees(name).game.menu if isinstance(o, MayVote)).slots  # type: ignore[union-attr]
        r.acts(name, moves.Vote((slots[0],)))
    assert due(r.room) == ()
    r.server_refuses(do.CountForChief(r.game.serial), "not-away")
    r.absent("ann")
    assert due(r.room) == (Due("count", r.game.serial, r.seat("ann")),)
    r.server(do.CountForChief(r.game.serial))
    assert r.phase == "recap"
    r.server_refuses(do.CountForChief(r.game.serial), "not-now")


def test_a_room_without_a_game_has_nothing_due() -> None:
    assert due(RoomTable(*FOUR).room) == ()


def test_a_stale_move_is_refused_instead_of_misunderstood() -> None:
    r = running()
    stale = r.game.serial
    r.acts("bob", moves.Announce())
    r.refuses("ann", do.Act(stale, moves.Announce()), "too-late")


def test_a_move_of_the_last_game_is_refused_in_the_same_phase_of_the_rematch() -> None:
    r = running()
    late = do.Act(r.game.serial, moves.Announce())
    r.plays_until("over")
    r.starts()
    r.refuses("ann", late, "too-late")
    r.acts("ann", moves.Announce())
