"""PostgreSQL behind the port: any number of nodes, one log."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

import asyncpg
import msgspec
from msgspec.structs import astuple

from reverie.storage.masking import masked, without_secrets
from reverie.storage.port import (
    Append,
    Appended,
    AppendOutcome,
    Conflict,
    DueRow,
    Duplicate,
    KeptGallery,
    Missing,
    NewRoom,
    News,
    Resumed,
    RoomRow,
    Row,
    Snapshot,
    StoreError,
    Tail,
    TokenRow,
    Unavailable,
)
from reverie.storage.postgres import statements as sql
from reverie.storage.postgres.batch import Batch
from reverie.storage.postgres.listener import Listener
from reverie.storage.postgres.schema import migrate
from reverie.storage.postgres.tails import Tails
from reverie.storage.retention import ERASED_FOR, LONGEST_GAP

if TYPE_CHECKING:  # generic only in its stubs
    from asyncpg import Connection, Pool, Record
    from asyncpg.pool import PoolConnectionProxy

T = TypeVar("T")
READERS = 8
PATIENCE = 10.0
"""Seconds until a statement is given up."""
WELL = 4.0
"""Seconds after which a database that does not answer is not well."""
SILENT = 3 * 3_600_000
"""Milliseconds after which another node counts the server's own time."""
TROUBLE = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    TimeoutError,
)
COLLISION = (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError, asyncpg.ForeignKeyViolationError)
"""What one row of a batch can do to the others; then each goes by itself."""

_due = msgspec.msgpack.Decoder(tuple[DueRow, ...])


def reason(problem: BaseException) -> str:
    """A timeout says nothing by itself."""
    return without_secrets(str(problem)) or "it takes too long"


async def prepare(address: str, *, filling: bool = False) -> int:
    """The tables, made or brought up to date; how many steps that took."""
    try:
        db = await asyncpg.connect(address, timeout=PATIENCE)
        try:
            steps = await migrate(db, masked(address))
            if not filling and (begun := await db.fetchval(sql.FILLING)) is not None:
                raise StoreError(
                    f"Not everything has been copied into {masked(address)} yet: a `reverie "
                    f"{begun.partition(' ')[0]}` is at work, or was broken off. Wait for it, or run the same "
                    "command again: it begins anew."
                )
            return steps
        finally:
            await db.close()
    except (*TROUBLE, ValueError) as problem:
        raise StoreError(
            f"The database {masked(address)} cannot be used: {reason(problem)}. "
            "Check that it runs and that the setting `database` is right."
        ) from None


class PostgresStore:
    shared = True

    def __init__(self, address: str) -> None:
        self._address = address
        self._batch = Batch(self._commit)
        self._tails = Tails(self._look)
        self._writing: Connection[Record] | None = None
        self._pool: Pool[Record] | None = None
        self._opening = asyncio.Lock()
        self._listener: Listener | None = None
        self._epoch: str | None = None
        """Until the line breaks: what answers then may be another database."""

    def watch(self, hear: Callable[[News], None]) -> None:
        def heard(news: News) -> None:
            if isinstance(news, Resumed):
                self._epoch = None
            hear(news)

        self._listener = Listener(self._connect, heard)

    async def append(self, row: Append) -> AppendOutcome:
        return await self._batch.add(row)

    def suffix(self) -> str:
        return ""

    async def secret(self, fresh: bytes) -> bytes:
        await self._value(sql.KEEP_SECRET, fresh)
        kept = await self._value(sql.SECRET)
        assert isinstance(kept, bytes)
        return kept

    async def notice(self) -> bytes | None:
        found = await self._value(sql.NOTICE)
        return found if isinstance(found, bytes) else None

    async def set_notice(self, notice: bytes | None) -> None:
        await self._value(sql.SET_NOTICE, notice)

    async def create(self, room: NewRoom) -> bool:
        tokens = [(t.digest, t.kind, t.seat, t.expires) for t in room.grants]
        columns = [list(column) for column in zip(*tokens, strict=True)] or [[], [], [], []]
        first = (room.code, room.invite, room.at, room.events, *_planned(room.due))
        return await self._value(sql.CREATE, *first, *columns) is not None

    async def room(self, code: str) -> RoomRow | None:
        found = await self._rows(sql.ROOM, code)
        return RoomRow(*found[0]) if found else None

    async def rooms(self) -> list[RoomRow]:
        return [RoomRow(*row) for row in await self._rows(sql.ROOMS)]

    async def read(self, code: str, after: int = 0) -> list[Row]:
        return [Row(*row) for row in await self._rows(sql.READ, code, after)]

    async def tail(self, code: str, after: int) -> Tail:
        return await self._tails.after(code, after)

    async def _look(self, wanted: Mapping[str, int]) -> Mapping[str, Tail]:
        rows: dict[str, list[Row]] = {}
        due: dict[str, tuple[DueRow, ...]] = {}
        for room, *row, planned in await self._rows(sql.TAILS, list(wanted), list(wanted.values())):
            rows.setdefault(room, []).append(Row(*row))
            due[room] = _due.decode(planned) if planned else ()
        return {
            room: Tail(tuple(found), tuple(sorted(due[room], key=lambda d: d.at)))
            for room, found in rows.items()
        }

    async def find(self, code: str, actor: int, command: str) -> int | None:
        found = await self._value(sql.FIND, code, actor, command)
        return found if isinstance(found, int) else None

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        return {row["code"]: row["version"] for row in await self._rows(sql.VERSIONS, list(codes))}

    async def epoch(self, code: str) -> str:
        if self._epoch is None:
            self._epoch = str(await self._value(sql.EPOCH))
        return self._epoch

    async def snapshot(self, code: str) -> Snapshot | None:
        found = await self._rows(sql.SNAPSHOT, code)
        return Snapshot(*found[0]) if found else None

    async def save_snapshot(self, code: str, snapshot: Snapshot) -> None:
        await self._value(sql.SAVE_SNAPSHOT, code, snapshot.version, snapshot.tag, snapshot.state)

    async def due(self, code: str | None = None) -> list[DueRow]:
        found = await (self._rows(sql.DUE) if code is None else self._rows(sql.DUE_IN, code))
        return sorted((d for row in found for d in _due.decode(row[0])), key=lambda d: d.at)

    async def overdue(self, now: int) -> list[str]:
        return [row[0] for row in await self._rows(sql.OVERDUE, now)]

    async def token(self, digest: bytes, now: int) -> TokenRow | None:
        found = await self._rows(sql.TOKEN, digest, now)
        return TokenRow(*found[0]) if found else None

    async def grant(self, token: TokenRow, by: bytes | None = None) -> bool:
        return await self._value(sql.GRANT, *astuple(token), by) is not None

    async def exchange(self, used: bytes, new: TokenRow, now: int) -> bool:
        values = (used, new.room, new.seat, now, new.digest, new.kind, new.expires)
        return await self._value(sql.EXCHANGE, *values) is not None

    async def gallery(self, code: str, game: int) -> KeptGallery | None:
        found = await self._rows(sql.GALLERY, code, game)
        return KeptGallery(*found[0]) if found else None

    async def save_gallery(self, code: str, game: int, gallery: KeptGallery) -> None:
        await self._value(sql.SAVE_GALLERY, code, game, gallery.tag, gallery.view)

    async def delete(self, code: str, now: int) -> bool:
        return await self._value(sql.DELETE, now, ERASED_FOR, code) is not None

    async def pass_time(self, node: str, elapsed: int | None, now: int, used: Sequence[str]) -> None:
        await self._value(sql.PASS_TIME, node, elapsed, now, LONGEST_GAP, SILENT)
        await self._value(sql.SEEN, list(used))

    async def unused(self, marks: Mapping[str, int]) -> dict[str, int]:
        found = await self._rows(sql.UNUSED, list(marks), list(marks.values()))
        return {row[0]: row[1] for row in found}

    async def purge(self, before: int, unused_for: int, spared: Sequence[str], now: int) -> list[str]:
        values = (now, ERASED_FOR, before, unused_for, list(spared))
        return [row[0] for row in await self._rows(sql.PURGE, *values)]

    async def tell(self, word: str) -> None:
        await self._value(sql.TELL, word)

    @property
    def held(self) -> str | None:
        """PostgreSQL looks after its own log."""
        return None

    async def well(self) -> bool:
        asked = asyncio.ensure_future(self._value(sql.TOUCH))
        done, _ = await asyncio.wait([asked], timeout=WELL)
        if not done:
            asked.cancel()  # not waited for: on a line that is silent that takes as long again
            return False
        return not asked.cancelled() and asked.exception() is None

    async def close(self) -> None:
        await self._batch.close()
        self._tails.close()
        if self._listener is not None:
            await self._listener.close()
        if self._writing is not None:
            self._writing.terminate()
        if self._pool is not None:
            self._pool.terminate()

    async def _connect(self) -> "Connection[Record]":
        return await asyncpg.connect(self._address, timeout=PATIENCE, command_timeout=PATIENCE)

    async def _commit(self, rows: Sequence[Append]) -> list[AppendOutcome]:
        try:
            if self._writing is None or self._writing.is_closed():
                self._writing = await self._connect()
            won = await self._winners(self._writing, rows)
        except COLLISION:
            if len(rows) == 1:
                return list((await self._lost(rows)).values())
            return [(await self._commit([row]))[0] for row in rows]
        except TROUBLE as problem:
            self._drop_writer()
            raise Unavailable(f"The database cannot be written: {reason(problem)}.") from None
        except BaseException:
            self._drop_writer()
            raise
        lost = await self._lost([row for row in rows if row.room not in won])
        return [Appended(r.expected + 1) if r.room in won else lost[r.room] for r in rows]

    def _drop_writer(self) -> None:
        """What a broken connection was doing may be committed or not; the next one looks."""
        if self._writing is not None:
            self._writing.terminate()
            self._writing = None

    async def _winners(self, db: "Connection[Record]", rows: Sequence[Append]) -> set[str]:
        if any(row.grants or row.revokes for row in rows):
            won = await db.fetchval(sql.APPEND_AND_SEAT, *_columns(rows), *_seat_columns(rows))
        else:
            won = await db.fetchval(sql.APPEND, *_columns(rows))
        return set(won or ())

    async def _lost(self, rows: Sequence[Append]) -> dict[str, AppendOutcome]:
        if not rows:
            return {}
        columns = ([r.room for r in rows], [r.actor for r in rows], [r.command for r in rows])
        found = await self._rows(sql.LOST, *columns)
        return {row.room: _outcome(*why) for row, why in zip(rows, found, strict=True)}

    async def _rows(self, statement: str, *values: object) -> "list[Record]":
        return await self._read(lambda db: db.fetch(statement, *values))

    async def _value(self, statement: str, *values: object) -> object:
        return await self._read(lambda db: db.fetchval(statement, *values))

    async def _read(self, work: "Callable[[PoolConnectionProxy[Record]], Awaitable[T]]") -> T:
        try:
            async with self._opening:
                if self._pool is None:
                    self._pool = await asyncpg.create_pool(
                        self._address,
                        min_size=0,
                        max_size=READERS,
                        timeout=PATIENCE,
                        command_timeout=PATIENCE,
                    )
            async with self._pool.acquire(timeout=PATIENCE) as db:
                return await work(db)
        except TROUBLE as problem:
            raise Unavailable(f"The database does not answer: {reason(problem)}.") from None


def _outcome(there: bool, version: int | None) -> AppendOutcome:
    if version is not None:
        return Duplicate(version)
    return Conflict() if there else Missing()


def _columns(rows: Sequence[Append]) -> tuple[list[object], ...]:
    return (
        [r.room for r in rows],
        [r.expected for r in rows],
        [r.actor for r in rows],
        [r.command for r in rows],
        [r.at for r in rows],
        [r.events for r in rows],
        [r.due is not None for r in rows],
        [_planned(r.due)[0] for r in rows],
        [_planned(r.due)[1] for r in rows],
    )


def _planned(due: tuple[DueRow, ...] | None) -> tuple[bytes | None, int | None]:
    """What is due in a room, and when the first of it is."""
    return (msgspec.msgpack.encode(due), min(d.at for d in due)) if due else (None, None)


def _seat_columns(rows: Sequence[Append]) -> tuple[list[object], ...]:
    revoked = [(row.room, seat) for row in rows for seat in row.revokes]
    granted = [token for row in rows for token in row.grants]
    return (
        [room for room, _ in revoked],
        [seat for _, seat in revoked],
        [t.digest for t in granted],
        [t.room for t in granted],
        [t.kind for t in granted],
        [t.seat for t in granted],
        [t.expires for t in granted],
    )
