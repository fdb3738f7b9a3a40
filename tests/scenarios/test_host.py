"""The host: a role that passes on and returns, and what two players may do without one (X2)."""

from reverie.game import commands as moves
from reverie.lobby import commands as do
from tests.room_table import RoomTable

FOUR = ("ann", "bob", "cleo", "dan")
SIX = (*FOUR, "eve", "fay")


def running(*names: str, **settings: object) -> RoomTable:
    r = RoomTable(*(names or FOUR), **settings)  # type: ignore[arg-type]
    r.starts()
    return r


def test_the_host_may_pass_the_role_on() -> None:
    r = RoomTable(*FOUR)
    r.refuses("bob", do.PassHost(r.seat("bob")), "host-only")
    r.refuses("ann", do.PassHost(r.seat("ann")), "no-such-seat")
    r.does("ann", do.PassHost(r.seat("cleo")))
    assert r.host == "cleo"


def test_the_role_passes_to_the_longest_present_player_when_the_host_leaves() -> None:
    r = RoomTable(*FOUR)
    r.absent("bob")
    r.does("ann", do.Leave())
    assert r.host == "cleo"


def test_the_role_passes_on_when_the_host_is_gone_for_long_and_returns_with_the_host() -> None:
    r = running()
    r.absent("ann")
    r.server(do.HostGone(r.seat("bob")))
    assert r.host == "bob"
    r.present("ann")
    assert r.host == "ann"


def test_the_role_returns_also_if_the_one_it_passed_to_has_left_meanwhile() -> None:
    r = running()
    r.absent("ann")
    r.server(do.HostGone(r.seat("bob")))
    r.does("bob", do.Leave())
    assert r.host == "cleo"
    r.present("ann")
    assert r.host == "ann"


def test_the_role_does_not_return_once_it_was_given_away() -> None:
    r = running()
    r.does("ann", do.PassHost(r.seat("bob")))
    r.absent("ann")
    r.present("ann")
    assert r.host == "bob"


def test_the_role_does_not_return_to_whoever_sits_in_the_old_hosts_seat() -> None:
    r = running(*SIX)
    r.absent("ann")
    r.server(do.HostGone(r.seat("bob")))
    r.does("bob", do.Remove(r.seat("ann")))
    r.takes_over("zoe", "ann")
    r.absent("zoe")
    r.present("zoe")
    assert r.host == "bob"


def test_the_role_does_not_pass_on_while_the_host_is_here_nor_to_somebody_who_is_not() -> None:
    r = running()
    r.server_refuses(do.HostGone(r.seat("bob")), "nothing-to-do")
    r.absent("ann", "bob")
    r.server_refuses(do.HostGone(r.seat("bob")), "nothing-to-do")
    r.server_refuses(do.HostGone(r.seat("ann")), "nothing-to-do")


def test_any_user_cannot_remove_others_or_lock() -> None:
    r = running()
    for command in (do.Remove(r.seat("cleo")), do.Lock(True), do.Pause(True), do.StopGame()):
        r.refuses("bob", command, "host-only")


def test_x2_the_host_ends_the_game_with_the_scores_as_they_are() -> None:
    r = running()
    r.does("ann", do.StopGame())
    assert r.phase == "over"
    assert r.game.result is not None
    assert r.game.result.reason == "ended"


def test_x2_two_players_together_while_the_host_is_away() -> None:
    r = running()
    r.absent("ann")
    r.does("bob", do.StopGame())
    asked = r.sees("cleo").asked
    assert asked is not None
    assert asked.seat == r.seat("bob")
    r.does("bob", do.StopGame())  # asking twice is still one player
    assert r.phase == "volunteer"
    r.does("cleo", do.StopGame())
    assert r.phase == "over"


def test_x2_the_two_must_ask_for_the_same() -> None:
    r = running()
    r.absent("ann", "dan")
    r.does("bob", do.HandToBot(r.seat("ann")))
    r.does("cleo", do.HandToBot(r.seat("dan")))
    assert r.game.seating.bots == frozenset()
    r.does("bob", do.HandToBot(r.seat("dan")))
    assert r.game.seating.bots == {r.seat("dan")}
    assert r.sees("bob").asked is None


def test_x2_what_one_asked_for_in_an_earlier_phase_is_forgotten() -> None:
    r = running()
    r.absent("ann")
    r.does("bob", do.StopGame())
    r.acts("dan", moves.Announce())
    assert r.sees("cleo").asked is None
    r.does("cleo", do.StopGame())
    assert r.phase == "clue"


def test_x2_bots_have_no_voice_in_that() -> None:
    r = RoomTable("ann", "bob", "cleo")
    r.does("ann", do.AddBot("Ada"))
    r.starts()
    r.plays_until("recap")
    r.absent("ann")
    r.refuses_act("Ada", moves.MoveOn(), "host-only")
    r.acts("bob", moves.MoveOn())
    assert r.phase == "recap"
    r.acts("cleo", moves.MoveOn())
    assert r.phase == "clue"


def test_x2_the_host_who_comes_back_decides_alone_again() -> None:
    r = running()
    r.absent("ann")
    r.does("bob", do.StopGame())
    r.present("ann")
    r.refuses("cleo", do.StopGame(), "host-only")
