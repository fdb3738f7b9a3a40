"""A store in memory, for tests that want to decide when an append returns."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from reverie.storage.port import (
    Append,
    Appended,
    Conflict,
    DueRow,
    Duplicate,
    Missing,
    NewRoom,
    News,
    Outcome,
    RoomRow,
    Row,
    Snapshot,
    Tail,
    TokenRow,
)


async def at_once(row: Append) -> None:
    """No delay."""


@dataclass
class MemoryStore:
    before_append: Callable[[Append], Awaitable[None]] = at_once
    """The script: awaited before an append, with the append that is to come."""
    after_append: Callable[[Append], Awaitable[None]] = at_once
    """Awaited after it is kept and before it is acknowledged."""
    shared: bool = False
    _rooms: dict[str, RoomRow] = field(default_factory=dict)
    _log: dict[str, list[Row]] = field(default_factory=dict)
    _due: dict[str, tuple[DueRow, ...]] = field(default_factory=dict)
    _tokens: dict[bytes, TokenRow] = field(default_factory=dict)
    _snapshots: dict[str, Snapshot] = field(default_factory=dict)

    def watch(self, hear: Callable[[News], None]) -> None:
        """Nobody else writes here."""

    async def tell(self, word: str) -> None:
        """Nobody hears it."""

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        return {code: self._rooms[code].version for code in codes if code in self._rooms}

    async def overdue(self, now: int) -> list[str]:
        return list(dict.fromkeys(row.room for row in await self.due() if row.at <= now))

    def suffix(self) -> str:
        return ""

    async def secret(self, fresh: bytes) -> bytes:
        return fresh

    async def create(self, room: NewRoom) -> bool:
        if room.code in self._rooms:
            return False
        self._rooms[room.code] = RoomRow(room.code, room.invite, 1, room.at, room.at)
        self._log[room.code] = [Row(1, -1, "open", room.at, room.events)]
        return True

    async def append(self, row: Append) -> Outcome:
        await self.before_append(row)
        outcome = self._append(row)
        await self.after_append(row)
        return outcome

    def _append(self, row: Append) -> Outcome:
        room = self._rooms.get(row.room)
        if room is None:
            return Missing()
        for old in self._log[row.room]:
            if (old.actor, old.command) == (row.actor, row.command):
                return Duplicate(old.version)
        if room.version != row.expected:
            return Conflict()
        version = row.expected + 1
        self._log[row.room].append(Row(version, row.actor, row.command, row.at, row.events))
        self._rooms[row.room] = replace(room, version=version, active=row.at)
        if row.due is not None:
            self._due[row.room] = row.due
        for seat in row.revokes:
            self._revoke(row.room, seat)
        self._tokens |= {token.digest: token for token in row.grants}
        return Appended(version)

    def _revoke(self, code: str, seat: int | None) -> None:
        stay = {d: t for d, t in self._tokens.items() if (t.room, t.seat) != (code, seat)}
        self._tokens = stay

    async def room(self, code: str) -> RoomRow | None:
        return self._rooms.get(code)

    async def rooms(self) -> list[RoomRow]:
        return sorted(self._rooms.values(), key=lambda r: -r.active)

    async def read(self, code: str, after: int = 0) -> list[Row]:
        return [row for row in self._log.get(code, []) if row.version > after]

    async def tail(self, code: str, after: int) -> Tail:
        rows = await self.read(code, after)
        return Tail(tuple(rows), tuple(await self.due(code)) if rows else ())

    async def find(self, code: str, actor: int, command: str) -> int | None:
        rows = self._log.get(code, [])
        return next((r.version for r in rows if (r.actor, r.command) == (actor, command)), None)

    async def snapshot(self, code: str) -> Snapshot | None:
        return self._snapshots.get(code)

    async def save_snapshot(self, code: str, snapshot: Snapshot) -> None:
        if code in self._rooms:
            self._snapshots[code] = snapshot

    async def due(self, code: str | None = None) -> list[DueRow]:
        rows = [row for room, rows in self._due.items() if code in (None, room) for row in rows]
        return sorted(rows, key=lambda r: r.at)

    async def token(self, digest: bytes, now: int) -> TokenRow | None:
        found = self._tokens.get(digest)
        return None if found is None or (found.expires or now + 1) <= now else found

    async def grant(self, token: TokenRow) -> None:
        self._tokens[token.digest] = token

    async def exchange(self, used: bytes, new: TokenRow, now: int) -> bool:
        link = await self.token(used, now)
        if link is None or link.kind != "link" or (link.room, link.seat) != (new.room, new.seat):
            return False
        self._revoke(new.room, new.seat)
        self._tokens[new.digest] = new
        return True

    async def delete(self, code: str) -> bool:
        self._tokens = {d: t for d, t in self._tokens.items() if t.room != code}
        for table in (self._log, self._due, self._snapshots):
            table.pop(code, None)
        return self._rooms.pop(code, None) is not None

    async def purge(self, before: int) -> list[str]:
        codes = [r.code for r in self._rooms.values() if r.active < before]
        for code in codes:
            await self.delete(code)
        return codes

    async def well(self) -> bool:
        return True

    async def close(self) -> None:
        """Nothing to close."""
