"""Watchers are guests, and the door they come through (X8)."""

from reverie.game.ids import Seat
from reverie.lobby import commands as do
from reverie.lobby import events as ev
from reverie.lobby.evolve import evolve
from reverie.lobby.state import Room, Watcher
from tests.room_table import RoomTable

FOUR = ("ann", "bob", "cleo", "dan")


def door(room: Room) -> tuple[bool, bool, int]:
    return room.locked, room.by_code, room.renewals


def test_x8_who_looks_on_is_known_and_takes_no_seat() -> None:
    r = RoomTable(*FOUR)
    r.watches("Zoé")
    r.watches(kind="tv")
    r.watches(kind="tv", brought=r.seat("bob"))
    assert r.room.watchers == (
        Watcher(1, "spectator", "Zoé"),
        Watcher(2, "tv"),
        Watcher(3, "tv", brought=r.seat("bob")),
    )
    assert len(r.room.chairs) == 4
    assert door(r.room) == (False, True, 0)


def test_x8_a_watchers_name_is_nobody_elses_but_takes_none_from_the_seats() -> None:
    r = RoomTable(*FOUR)
    r.watches("Zoé")
    for name in ("Ann", "zoé", "\u0410nn"):
        r.turns_away(do.Watch("spectator", 30, name), "name-taken")
    r.turns_away(do.Watch("spectator", 30, "\x07"), "name-unreadable")
    r.turns_away(do.Watch("spectator", 30, " "), "name-empty")
    r.sits("Zoé")


def test_x8_only_a_player_brings_a_television() -> None:
    r = RoomTable("ann", "bob")
    r.does("ann", do.AddBot("Clover"))
    for seat in (Seat(2), Seat(9)):
        r.turns_away(do.Watch("tv", 30, brought=seat), "not-seated")


def test_s13_there_is_an_end_to_watchers_and_one_who_is_gone_makes_room() -> None:
    r = RoomTable("ann", "bob")
    tv, first, second = r.watches(kind="tv", brought=r.seat("ann")), r.watches(), r.watches()
    refused = do.Watch("spectator", 3)
    r.turns_away(refused, "too-many-watchers")
    r.turns_away(do.Watch("spectator", 3, gone=(9,)), "too-many-watchers")
    last = r.watches(most=3, gone=(tv, second))
    assert [w.number for w in r.room.watchers] == [tv, first, last]
    again = r.watches(most=3, gone=(tv,))
    assert [w.number for w in r.room.watchers] == [first, last, again]


def test_x8_the_host_asks_a_watcher_to_go_and_the_invite_is_another_one() -> None:
    r = RoomTable(*FOUR)
    zoe, tv = r.watches("Zoé"), r.watches(kind="tv", brought=r.seat("bob"))
    r.refuses("bob", do.RemoveWatcher(zoe), "host-only")
    r.does("ann", do.RemoveWatcher(zoe))
    assert [w.number for w in r.room.watchers] == [tv]
    assert door(r.room) == (False, False, 1)
    r.does("ann", do.RemoveWatcher(tv))
    assert r.room.watchers == ()
    assert door(r.room) == (False, False, 2)
    r.refuses("ann", do.RemoveWatcher(tv), "not-now")
    assert r.watches() == 3  # no number is given twice


def test_x8_removing_a_player_renews_the_invite_and_takes_their_television_along() -> None:
    r = RoomTable(*FOUR)
    r.watches(kind="tv", brought=r.seat("bob"))
    anns = r.watches(kind="tv", brought=r.seat("ann"))
    guest = r.watches("Zoé")
    r.does("ann", do.Remove(r.seat("bob")))
    assert [w.number for w in r.room.watchers] == [anns, guest]
    assert door(r.room) == (False, False, 1)


def test_x8_whoever_leaves_by_themselves_leaves_door_and_television_as_they_are() -> None:
    r = RoomTable(*FOUR)
    tv = r.watches(kind="tv", brought=r.seat("bob"))
    r.does("bob", do.Leave())
    assert [w.number for w in r.room.watchers] == [tv]
    assert door(r.room) == (False, True, 0)


def test_x8_removing_a_bot_renews_nothing_but_one_that_keeps_a_seat_is_a_person() -> None:
    r = RoomTable(*FOUR)
    r.does("ann", do.AddBot("Clover"))
    r.does("ann", do.Remove(Seat(4)))
    assert door(r.room) == (False, True, 0)
    r.starts()
    r.absent("bob")
    r.does("ann", do.HandToBot(r.seat("bob")))
    r.does("ann", do.Remove(r.seat("bob")))
    assert door(r.room) == (False, False, 1)


def test_x8_locking_renews_the_invite_and_leaves_only_the_tables_televisions() -> None:
    r = RoomTable(*FOUR)
    r.watches("Zoé")
    r.watches(kind="tv")
    tv = r.watches(kind="tv", brought=r.seat("cleo"))
    r.does("ann", do.Lock(True))
    assert [w.number for w in r.room.watchers] == [tv]
    assert door(r.room) == (True, False, 1)
    r.turns_away(do.Watch("spectator", 30), "room-locked")
    r.watches(kind="tv", brought=r.seat("bob"))
    r.does("ann", do.Lock(True))  # it is locked already
    assert door(r.room) == (True, False, 1)


def test_x8_unlocked_the_invite_opens_the_door_and_the_code_when_the_host_says_so() -> None:
    r = RoomTable(*FOUR)
    r.refuses("ann", do.OpenDoor(), "not-now")
    r.does("ann", do.Lock(True))
    r.does("ann", do.Lock(False))
    assert door(r.room) == (False, False, 1)
    assert not r.sees("bob").by_code
    r.refuses("bob", do.OpenDoor(), "host-only")
    r.does("ann", do.OpenDoor())
    assert door(r.room) == (False, True, 1)
    r.does("ann", do.Lock(True))
    r.does("ann", do.OpenDoor())  # one tap, from locked to open
    assert door(r.room) == (False, True, 2)
    assert r.sees("bob").by_code


def test_x8_an_older_log_locked_and_removed_without_another_invite() -> None:
    r = RoomTable(*FOUR)
    for event in (ev.LockChanged(True), ev.SeatGivenUp(Seat(1))):
        r.room = evolve(r.room, event)
    assert door(r.room) == (True, True, 0)
    assert not r.sees("ann").by_code
    r.does("ann", do.OpenDoor())
    assert door(r.room) == (False, True, 0)
