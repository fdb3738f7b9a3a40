"""A room folded from its log: the state, its version, and since when the phase lasts."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from reverie.lobby.events import RoomEvent, RoomOpened
from reverie.lobby.evolve import evolve, open_room
from reverie.lobby.state import Room
from reverie.storage.port import Row, Snapshot, Store, StoreError

REVISION: Final = 1
"""Raise it when the same events fold to another state than before."""


class Memory(Struct, frozen=True):
    room: Room
    version: int
    since: int
    """When the current phase, or the lobby, began."""


class NoSuchRoom(StoreError):
    pass


class UnreadableRoom(StoreError):
    """The log holds something this code does not know; better not to touch it."""


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Memory)
_events = msgspec.json.Decoder(tuple[RoomEvent, ...])
TAG: Final = f"{REVISION}:{sha256(msgspec.json.encode(msgspec.json.schema(Memory))).hexdigest()[:16]}"
"""Snapshots of code with other fields than these are not used."""


def write_events(events: tuple[RoomEvent, ...]) -> bytes:
    return msgspec.json.encode(events)


def read_events(row: Row) -> tuple[RoomEvent, ...]:
    return _events.decode(row.events)


def after(memory: Memory, room: Room, version: int, at: int) -> Memory:
    return Memory(room, version, memory.since if _phase(memory.room) == _phase(room) else at)


def _phase(room: Room) -> tuple[int, int, bool]:
    game = room.game
    return (room.games, -1, False) if game is None else (room.games, game.serial, game.result is not None)


async def remember(store: Store, code: str) -> Memory:
    """The newest snapshot of this code's kind and what came after it, or the whole log."""
    memory: Memory | None = None
    snapshot = await store.snapshot(code)
    if snapshot is not None and snapshot.tag == TAG:
        try:
            memory = _decoder.decode(snapshot.state)
        except msgspec.MsgspecError:
            memory = None
    rows = await store.read(code, 0 if memory is None else memory.version)
    if memory is None and not rows:
        raise NoSuchRoom(code)
    return fold(memory, rows)


def fold(memory: Memory | None, rows: Sequence[Row]) -> Memory:
    for row in rows:
        try:
            memory = _applied(memory, read_events(row), row)
        except (msgspec.MsgspecError, LookupError, AssertionError, AttributeError, ValueError) as problem:
            raise UnreadableRoom(f"version {row.version} of the log makes no sense: {problem!r}") from None
    assert memory is not None
    return memory


def _applied(memory: Memory | None, events: tuple[RoomEvent, ...], row: Row) -> Memory:
    if memory is None:
        opened, *events_ = events
        if not isinstance(opened, RoomOpened):
            raise ValueError("the log does not begin with the opening of the room")
        memory, events = Memory(open_room(opened), 0, row.at), tuple(events_)
    room = memory.room
    for event in events:
        room = evolve(room, event)
    return after(memory, room, row.version, row.at)


def snapshot_of(memory: Memory) -> Snapshot:
    return Snapshot(memory.version, TAG, _encoder.encode(memory))
