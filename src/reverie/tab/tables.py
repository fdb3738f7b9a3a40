"""The tables that this browser keeps: listed, written to a file that a server can check, and read back."""

from collections.abc import Iterator
from random import SystemRandom

import msgspec
from msgspec import Struct

from reverie.game.refusals import Refusal
from reverie.lobby.state import Room
from reverie.lobby.verify import Entry, Mismatch, verify
from reverie.rooms import tokens
from reverie.rooms.clock import Clock
from reverie.rooms.live.folded_state import fold, remember, write_events
from reverie.rooms.live.schedule import plan, rows
from reverie.rooms.table_log import DECODER, FORMAT, LogHeader, LogRow, lines_of
from reverie.storage import statements as sql
from reverie.storage.port import Append, NewRoom, Row, Store, TokenRow
from reverie.storage.runner import Db, Runner
from reverie.wire.problems import problem


class KeptTable(Struct, frozen=True):
    """A table as the page lists it."""

    code: str
    active: int
    """When something last happened there, in milliseconds since 1970."""
    ruleset: str
    names: tuple[str, ...]
    games: int
    playing: bool


class OpenedTable(Struct, frozen=True):
    """A table read from a file: a token for every seat that a person has."""

    room: str
    seats: tuple[int, ...]
    tokens: tuple[str, ...]


async def listed(store: Store) -> list[KeptTable]:
    """The one that was played last comes first."""
    return [
        _told(row.code, row.active, (await remember(store, row.code)).room) for row in await store.rooms()
    ]


def _told(code: str, active: int, room: Room) -> KeptTable:
    names = tuple(chair.name for chair in room.chairs if chair.holder != "nobody")
    playing = room.game is not None and room.game.result is None
    return KeptTable(code, active, room.settings.ruleset, names, room.games, playing)


async def written(store: Store, code: str) -> bytes | Refusal:
    """The file that `reverie verify` and `reverie replay` read."""
    found = await store.read(code)
    if not found:
        return problem("no-such-room")
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines_of(found))


async def opened(file: bytes, runner: Runner, clock: Clock, pace: float) -> OpenedTable | Refusal:
    """The table of a file under a new code, if everything in it was played by the rules."""
    try:
        entries = tuple(_entries(file))
        for _ in verify(entries):
            pass
    except (Mismatch, msgspec.MsgspecError, UnicodeError, RecursionError, ValueError, LookupError):
        return problem("unreadable")
    code, now = tokens.new_code(), clock.now()
    log = [
        Row(e.version, -1 if e.seat is None else e.seat, f"file:{e.version}", now, write_events(e.events))
        for e in entries
    ]
    room = fold(None, log).room
    table, grants = _seated(code, room)
    due = rows(code, plan(room, log[-1].version, now, (), pace, SystemRandom()))

    def work(db: Db) -> bool:
        """All rows or none."""
        if not sql.create(db, NewRoom(code, tokens.new_invite(), now, log[0].events, (), grants)):
            return False
        for row in log[1:]:
            sql.append(db, Append(code, row.version - 1, row.actor, row.command, now, row.events))
        sql.replan(db, code, due)
        return True

    await runner.write(work)
    return table


async def seated_again(code: str, store: Store, runner: Runner) -> OpenedTable | Refusal:
    """A table of this browser whose seats the page has forgotten: what it kept them in was lost alone."""
    if await store.room(code) is None:
        return problem("no-such-room")
    table, grants = _seated(code, (await remember(store, code)).room)

    def work(db: Db) -> None:
        for grant in grants:
            sql.grant(db, grant)

    await runner.write(work)
    return table


def _seated(code: str, room: Room) -> tuple[OpenedTable, tuple[TokenRow, ...]]:
    """Whoever has the device has all seats that people have."""
    seats = tuple(chair.seat for chair in room.chairs if chair.holder == "player")
    keys = tuple(tokens.new_token() for _ in seats)
    grants = tuple(
        TokenRow(tokens.digest(key), code, "seat", seat) for key, seat in zip(keys, seats, strict=True)
    )
    return OpenedTable(code, seats, keys), grants


def _entries(file: bytes) -> Iterator[Entry]:
    for line in file.splitlines():
        found = DECODER.decode(line)
        if isinstance(found, LogHeader) and found.format > FORMAT:
            raise ValueError("written by a newer Reverie")
        if isinstance(found, LogRow):
            yield Entry(found.version, found.seat, found.events)
