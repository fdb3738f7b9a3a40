"""Logs of every format there has been fold to what they always folded to (tests/logs/README.md)."""

from pathlib import Path

import msgspec
import pytest

from reverie.game.chance import SeededChance
from reverie.game.events import GameStarted, Player
from reverie.game.ids import CardId, Seat
from reverie.game.observe import Onlooker
from reverie.game.settings import Settings
from reverie.game.start import start
from reverie.game.state import Seating
from reverie.lobby.events import NewcomerAdmitted, PlayerAway, PlayerLeft, RoomOpened, SeatHanded
from reverie.lobby.evolve import evolve, room_of
from reverie.lobby.observe import observe
from reverie.lobby.state import Room
from reverie.lobby.verify import Entry, Mismatch, verify
from reverie.rulesets import RULESETS
from tests.logs.facts import Facts
from tests.logs.keeping import Kept, changes, events_of, expected, files, folded, read
from tests.logs.write import tags

every_file = pytest.mark.parametrize("file", files(), ids=lambda file: file.name.split(".")[0])


@every_file
def test_a_log_folds_to_the_facts_kept_with_it(file: Path) -> None:
    for log in read(file):
        for row, (room, facts), kept in zip(log.rows, folded(log), expected(log), strict=True):
            assert changes(kept, facts) == {}, f"{log.table.name}, version {row.version}"
            if room is not None and (row.version % 40 == 0 or row is log.rows[-1]):
                seen_by_all(room, facts)


def seen_by_all(room: Room, facts: Facts) -> None:
    """Views can be made of it, and everybody sees their own cards."""
    watched = observe(room, Onlooker.SPECTATOR)
    assert (watched.game is None) == ("ruleset" not in facts)
    for chair in watched.chairs:
        seen = observe(room, chair.seat)
        hand = None if seen.game is None else seen.game.hand
        assert hand is None or list(hand) == facts.get(f"hand {chair.seat}", [])
        assert seen.host == facts.get("host")


@every_file
def test_a_log_that_stood_the_check_stands_it_still(file: Path) -> None:
    for log in read(file):
        if log.table.verifies:
            assert len(games_of(log)) == list(expected(log))[-1]["games"], log.table.name


@every_file
def test_the_facts_are_worth_something(file: Path) -> None:
    """Without one of its rows with events of a game, a log folds to something else, or not at all."""
    log = next(log for log in read(file) if log.table.of == "room")
    at = next(n for n, row in enumerate(log.rows) if b'"vote-cast"' in bytes(row.events))
    rows = [
        *log.rows[:at],
        msgspec.structs.replace(log.rows[at], events=msgspec.Raw(b"[]")),
        *log.rows[at + 1 :],
    ]
    found = [facts for _, facts in folded(Kept(log.table, rows[: at + 1]))]
    assert changes(list(expected(log))[at], found[at])


def test_every_kind_of_event_is_in_a_kept_log() -> None:
    rows = (row for file in files() for log in read(file) for row in log.rows)
    found = {event["type"] for row in rows for event in msgspec.json.decode(row.events)}
    assert tags() <= found


def games_of(log: Kept) -> list[str]:
    try:
        return [g.ruleset for g in verify(Entry(r.version, r.seat, events_of(r)) for r in log.rows)]
    except Mismatch as problem:
        raise AssertionError(f"{log.table.name}: {problem}") from None


def test_a_log_of_a_game_alone_may_tell_who_came_and_went() -> None:
    """As older games did, without a room's events before."""
    started = opening_of("dixit", 4)
    room = evolve(room_of(started), started)
    away, handed = evolve(room, PlayerAway(Seat(1))), SeatHanded(Seat(1), bot=True)
    assert playing_of(evolve(away, handed)).bots == {Seat(1)}
    assert playing_of(evolve(evolve(away, handed), SeatHanded(Seat(1), bot=False))).bots == frozenset()
    assert playing_of(evolve(room, NewcomerAdmitted(Seat(9)))).newcomers == (Seat(9),)
    assert playing_of(evolve(room, PlayerLeft(Seat(2)))).left == {Seat(2)}


def test_a_room_is_opened_by_its_first_event() -> None:
    opened = RoomOpened(Settings("dixit"), {})
    assert evolve(opened.open(), opened) == opened.open()


def opening_of(ruleset: str, count: int) -> GameStarted:
    rules = RULESETS[ruleset]
    players = [Player(Seat(n), f"player {n}", n) for n in range(count)]
    deck = [CardId(str(n)) for n in range(84)]
    started = start(rules, Settings(ruleset), players, deck, SeededChance("old", 0))
    assert isinstance(started, GameStarted)
    return started


def playing_of(room: Room) -> Seating:
    assert room.game is not None
    return room.game.seating
