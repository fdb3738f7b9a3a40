"""A store in memory, for tests that want to decide when an append returns."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

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
    RoomRow,
    Row,
    Snapshot,
    Tail,
    TokenRow,
)
from reverie.storage.retention import LONGEST_GAP


async def at_once(row: Append) -> None:
    """No delay."""


@dataclass
class MemoryStore:
    before_append: Callable[[Append], Awaitable[None]] = at_once
    """The script: awaited before an append, with the append that is to come."""
    after_append: Callable[[Append], Awaitable[None]] = at_once
    """Awaited after it is kept and before it is acknowledged."""
    shared: bool = False
    name: str = "memory"
    """Its epoch: a script that puts an older log back gives it another one."""
    _rooms: dict[str, RoomRow] = field(default_factory=dict)
    _log: dict[str, list[Row]] = field(default_factory=dict)
    _due: dict[str, tuple[DueRow, ...]] = field(default_factory=dict)
    _tokens: dict[bytes, TokenRow] = field(default_factory=dict)
    _snapshots: dict[str, Snapshot] = field(default_factory=dict)
    _galleries: dict[tuple[str, int], KeptGallery] = field(default_factory=dict)
    _idle: dict[str, tuple[int, int]] = field(default_factory=dict)
    _erased: set[str] = field(default_factory=set)
    _house: int = 0
    _wall: int = 0
    _notice: bytes | None = None
    held: str | None = None

    def watch(self, hear: Callable[[News], None]) -> None:
        """Nobody else writes here."""

    async def tell(self, word: str) -> None:
        """Nobody hears it."""

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        return {code: self._rooms[code].version for code in codes if code in self._rooms}

    async def epoch(self, code: str) -> str:
        return self.name

    async def overdue(self, now: int) -> list[str]:
        return list(dict.fromkeys(row.room for row in await self.due() if row.at <= now))

    def suffix(self) -> str:
        return ""

    async def secret(self, fresh: bytes) -> bytes:
        return fresh

    async def notice(self) -> bytes | None:
        return self._notice

    async def set_notice(self, notice: bytes | None) -> None:
        self._notice = notice

    async def create(self, room: NewRoom) -> bool:
        if room.code in self._rooms or room.code in self._erased:
            return False
        self._rooms[room.code] = RoomRow(room.code, room.invite, 1, room.at, room.at)
        self._log[room.code] = [Row(1, -1, "open", room.at, room.events)]
        self._due[room.code] = room.due
        self._tokens |= {token.digest: token for token in room.grants}
        return True

    async def append(self, row: Append) -> AppendOutcome:
        await self.before_append(row)
        outcome = self._append(row)
        await self.after_append(row)
        return outcome

    def _append(self, row: Append) -> AppendOutcome:
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

    async def grant(self, token: TokenRow, by: bytes | None = None) -> bool:
        if by is not None and by not in self._tokens:
            return False
        self._tokens[token.digest] = token
        return True

    async def exchange(self, used: bytes, new: TokenRow, now: int) -> bool:
        link = await self.token(used, now)
        if link is None or link.kind != "link" or (link.room, link.seat) != (new.room, new.seat):
            return False
        self._revoke(new.room, new.seat)
        self._tokens[new.digest] = new
        return True

    async def gallery(self, code: str, game: int) -> KeptGallery | None:
        return self._galleries.get((code, game))

    async def save_gallery(self, code: str, game: int, gallery: KeptGallery) -> None:
        if code in self._rooms:
            self._galleries[code, game] = gallery

    async def delete(self, code: str, now: int) -> bool:
        self._tokens = {d: t for d, t in self._tokens.items() if t.room != code}
        self._galleries = {key: g for key, g in self._galleries.items() if key[0] != code}
        for table in (self._log, self._due, self._snapshots, self._idle):
            table.pop(code, None)
        if self._rooms.pop(code, None) is None:
            return False
        self._erased.add(code)
        return True

    async def pass_time(self, node: str, elapsed: int | None, now: int, used: Sequence[str]) -> None:
        gap = min(max(now - self._wall, 0), LONGEST_GAP) if self._wall else 0
        self._house, self._wall = self._house + (gap if elapsed is None else elapsed), now
        await self.unused({r.code: r.version for r in self._rooms.values()})
        self._idle |= {code: (self._rooms[code].version, self._house) for code in used}

    async def unused(self, marks: Mapping[str, int]) -> dict[str, int]:
        changed = {w: m for w, m in marks.items() if self._idle.get(w, (None, 0))[0] != m}
        self._idle |= {what: (mark, self._house) for what, mark in changed.items()}
        return {what: self._house - self._idle[what][1] for what in marks}

    async def purge(self, before: int, unused_for: int, spared: Sequence[str], now: int) -> list[str]:
        def over(room: RoomRow) -> bool:
            mark, since = self._idle.get(room.code, (0, 0))
            return mark == room.version and since <= self._house - unused_for and room.active < before

        codes = [r.code for r in self._rooms.values() if over(r) and r.code not in spared]
        for code in codes:
            await self.delete(code, now)
        return codes

    async def well(self) -> bool:
        return True

    async def close(self) -> None:
        """Nothing to close."""
