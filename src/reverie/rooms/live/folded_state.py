"""A room folded from its log: the state, its version, and since when the phase lasts."""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from reverie.game.ids import CardId
from reverie.lobby.events import RoomEvent, RoomOpened
from reverie.lobby.evolve import evolve
from reverie.lobby.state import Room
from reverie.storage.port import Row, Snapshot, StoreError

REVISION: Final = 2
"""Raise it when the same events fold to another state than before."""


class FoldedRoom(Struct, frozen=True):
    room: Room
    version: int
    since: int
    """When the current phase, or the lobby, began."""
    size: int = 0
    """Bytes of all events so far."""


class NoSuchRoom(StoreError):
    pass


class UnreadableRoom(StoreError):
    """The log holds something this code does not know; better not to touch it."""


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(FoldedRoom)
_events = msgspec.json.Decoder(tuple[RoomEvent, ...])
TAG: Final = f"{REVISION}:{sha256(msgspec.json.encode(msgspec.json.schema(FoldedRoom))).hexdigest()[:16]}"
"""Snapshots of code with other fields than these are not used."""


def write_events(events: tuple[RoomEvent, ...]) -> bytes:
    return msgspec.json.encode(events)


def read_events(row: Row) -> tuple[RoomEvent, ...]:
    return _events.decode(row.events)


def after(folded: FoldedRoom, room: Room, version: int, at: int, size: int) -> FoldedRoom:
    """`size`: of the events that led there."""
    since = folded.since if _phase(folded.room) == _phase(room) else at
    return FoldedRoom(room, version, since, folded.size + size)


def _phase(room: Room) -> tuple[int, int, bool]:
    game = room.game
    return (room.games, -1, False) if game is None else (room.games, game.serial, game.result is not None)


class Remembered(Protocol):
    """What a room is read from."""

    async def snapshot(self, code: str) -> Snapshot | None: ...

    async def read(self, code: str, after: int = 0) -> list[Row]: ...


async def remember(store: Remembered, code: str) -> FoldedRoom:
    """The newest snapshot of this code's kind and what came after it, or the whole log."""
    folded: FoldedRoom | None = None
    snapshot = await store.snapshot(code)
    if snapshot is not None and snapshot.tag == TAG:
        try:
            folded = _decoder.decode(snapshot.state)
        except msgspec.MsgspecError:
            folded = None
    rows = await store.read(code, 0 if folded is None else folded.version)
    if folded is None and not rows:
        raise NoSuchRoom(code)
    found = fold(folded, rows)
    decks = {name: shared(cards) for name, cards in found.room.decks.items()}
    return replace(found, room=replace(found.room, decks=decks))


@lru_cache(100)
def shared(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The list of the same cards that other rooms have: most tables play with the same decks."""
    return cards


def fold(folded: FoldedRoom | None, rows: Sequence[Row]) -> FoldedRoom:
    for row in rows:
        try:
            folded = _applied(folded, read_events(row), row)
        except (msgspec.MsgspecError, LookupError, AssertionError, AttributeError, ValueError) as problem:
            raise UnreadableRoom(f"version {row.version} of the log makes no sense: {problem!r}") from None
    assert folded is not None
    return folded


def _applied(folded: FoldedRoom | None, events: tuple[RoomEvent, ...], row: Row) -> FoldedRoom:
    if folded is None:
        opened, *events_ = events
        if not isinstance(opened, RoomOpened):
            raise ValueError("the log does not begin with the opening of the room")
        folded, events = FoldedRoom(opened.open(), 0, row.at), tuple(events_)
    room = folded.room
    for event in events:
        room = evolve(room, event)
    return after(folded, room, row.version, row.at, len(row.events))


def snapshot_of(folded: FoldedRoom) -> Snapshot:
    return Snapshot(folded.version, TAG, _encoder.encode(folded))
