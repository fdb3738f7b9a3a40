"""Kept logs: files of many tables, each row with its events and what they changed."""

import gzip
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from reverie.game.events import GameStarted
from reverie.game.ids import Seat
from reverie.lobby.events import RoomEvent, RoomOpened
from reverie.lobby.evolve import evolve, room_of
from reverie.lobby.state import Room
from tests.logs.facts import Facts, game_facts, room_facts

HERE: Final = Path(__file__).parent


class KeptTable(Struct, frozen=True, tag_field="line", tag="table"):
    """The first line of a log: of a room, as `reverie export` writes it, or of a game without one."""

    name: str
    of: Literal["room", "game"]
    verifies: bool = False
    """`reverie verify` says yes to it."""


class KeptRow(Struct, frozen=True, tag_field="line", tag="row", omit_defaults=True):
    """`events` stays as it was written; `then` are the facts it changed, None for those that are no more."""

    version: int
    events: msgspec.Raw
    seat: Seat | None = None
    then: Facts = {}


class Kept(Struct):
    """One log."""

    table: KeptTable
    rows: list[KeptRow]


_DECODER: Final = msgspec.json.Decoder(KeptTable | KeptRow)
_EVENTS: Final = msgspec.json.Decoder(tuple[RoomEvent, ...])


def files() -> list[Path]:
    return sorted(HERE.glob("*.jsonl.gz"))


@cache
def read(file: Path) -> list[Kept]:
    logs: list[Kept] = []
    for text in gzip.decompress(file.read_bytes()).splitlines():
        line = _DECODER.decode(text)
        if isinstance(line, KeptTable):
            logs.append(Kept(line, []))
        else:
            logs[-1].rows.append(line)
    return logs


def write(file: Path, logs: Iterable[Kept]) -> None:
    """The same bytes for the same logs."""
    lines = [line for log in logs for line in (log.table, *log.rows)]
    text = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    file.write_bytes(gzip.compress(text, 9, mtime=0))


def events_of(row: KeptRow) -> tuple[RoomEvent, ...]:
    return _EVENTS.decode(row.events)


def folded(log: Kept) -> Iterator[tuple[Room | None, Facts]]:
    """After every row: the room, if there is one, and the facts."""
    yield from _rooms(log) if log.table.of == "room" else _games(log)


def _rooms(log: Kept) -> Iterator[tuple[Room, Facts]]:
    room: Room | None = None
    for row in log.rows:
        for event in events_of(row):
            if isinstance(event, RoomOpened):
                room = event.open()
            else:
                assert room is not None
                room = evolve(room, event)
        assert room is not None
        yield room, room_facts(room)


def _games(log: Kept) -> Iterator[tuple[None, Facts]]:
    """A game's log stands alone: it brings its own room, in which its serials begin anew."""
    room: Room | None = None
    for row in log.rows:
        for event in events_of(row):
            if isinstance(event, GameStarted):
                room = room_of(event)
            assert room is not None
            room = evolve(room, event)
        assert room is not None
        assert room.game is not None
        yield None, game_facts(room.game)


def expected(log: Kept) -> Iterator[Facts]:
    """After every row, the facts that were kept with it."""
    facts: Facts = {}
    for row in log.rows:
        facts = {k: v for k, v in (facts | row.then).items() if v is not None}
        yield facts


def changes(before: Facts, after: Facts) -> Facts:
    new = {k: v for k, v in after.items() if k not in before or before[k] != v}
    return new | {k: None for k in before if k not in after}
