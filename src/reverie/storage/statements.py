"""The SQL of the SQLite store: each function is one piece of work inside a transaction."""

import sqlite3
from collections.abc import Sequence
from typing import Any

from reverie.storage.port import (
    Append,
    Appended,
    Conflict,
    DueRow,
    Duplicate,
    Missing,
    NewRoom,
    Outcome,
    RoomRow,
    Row,
    Snapshot,
    Tail,
    TokenRow,
)

Db = sqlite3.Connection


def create(db: Db, room: NewRoom) -> bool:
    new = "INSERT OR IGNORE INTO rooms (code, invite, version, created, active) VALUES (?, ?, 1, ?, ?)"
    if db.execute(new, (room.code, room.invite, room.at, room.at)).rowcount == 0:
        return False
    _log(db, room.code, Row(1, -1, "open", room.at, room.events))
    return True


def append(db: Db, row: Append) -> Outcome:
    """The unique keys decide; whoever loses leaves nothing behind and does not disturb the others."""
    version = row.expected + 1
    raised = "UPDATE rooms SET version = ?, active = ? WHERE code = ? AND version = ?"
    if db.execute(raised, (version, row.at, row.room, row.expected)).rowcount == 0:
        return _lost(db, row)
    try:
        _log(db, row.room, Row(version, row.actor, row.command, row.at, row.events))
    except sqlite3.IntegrityError:
        db.execute("UPDATE rooms SET version = ? WHERE code = ?", (row.expected, row.room))
        return _lost(db, row)
    if row.due is not None:
        db.execute("DELETE FROM due WHERE room = ?", (row.room,))
        rows = [(d.room, d.at, d.key, d.what) for d in row.due]
        db.executemany("INSERT INTO due (room, at, key, what) VALUES (?, ?, ?, ?)", rows)
    for seat in row.revokes:
        db.execute("DELETE FROM tokens WHERE room = ? AND seat = ?", (row.room, seat))
    for granted in row.grants:
        grant(db, granted)
    return Appended(version)


def _lost(db: Db, row: Append) -> Outcome:
    version = find(db, row.room, row.actor, row.command)
    if version is not None:
        return Duplicate(version)
    return Conflict() if room(db, row.room) is not None else Missing()


def _log(db: Db, code: str, row: Row) -> None:
    db.execute(
        "INSERT INTO log (room, version, actor, command, at, events) VALUES (?, ?, ?, ?, ?, ?)",
        (code, row.version, row.actor, row.command, row.at, row.events),
    )


def room(db: Db, code: str) -> RoomRow | None:
    found = db.execute("SELECT code, invite, version, created, active FROM rooms WHERE code = ?", (code,))
    row = found.fetchone()
    return None if row is None else RoomRow(*row)


def rooms(db: Db) -> list[RoomRow]:
    found = db.execute("SELECT code, invite, version, created, active FROM rooms ORDER BY active DESC")
    return [RoomRow(*row) for row in found]


def read(db: Db, code: str, after: int) -> list[Row]:
    wanted = (
        "SELECT version, actor, command, at, events FROM log WHERE room = ? AND version > ? ORDER BY version"
    )
    return [Row(*row) for row in db.execute(wanted, (code, after))]


def tail(db: Db, code: str, after: int) -> Tail:
    rows = tuple(read(db, code, after))
    return Tail(rows, tuple(due(db, code)) if rows else ())


def find(db: Db, code: str, actor: int, command: str) -> int | None:
    wanted = "SELECT version FROM log WHERE room = ? AND actor = ? AND command = ?"
    row = db.execute(wanted, (code, actor, command)).fetchone()
    return None if row is None else int(row[0])


def snapshot(db: Db, code: str) -> Snapshot | None:
    row = db.execute("SELECT version, tag, state FROM snapshots WHERE room = ?", (code,)).fetchone()
    return None if row is None else Snapshot(*row)


def save_snapshot(db: Db, code: str, s: Snapshot) -> None:
    if room(db, code) is not None:
        keep = "INSERT OR REPLACE INTO snapshots (room, version, tag, state) VALUES (?, ?, ?, ?)"
        db.execute(keep, (code, s.version, s.tag, s.state))


def due(db: Db, code: str | None) -> list[DueRow]:
    where, values = ("", ()) if code is None else (" WHERE room = ?", (code,))
    return [
        DueRow(*row) for row in db.execute(f"SELECT room, at, key, what FROM due{where} ORDER BY at", values)
    ]


def versions(db: Db, codes: Sequence[str]) -> dict[str, int]:
    marks = ", ".join("?" * len(codes))
    return dict(db.execute(f"SELECT code, version FROM rooms WHERE code IN ({marks})", tuple(codes)))


def overdue(db: Db, now: int) -> list[str]:
    wanted = "SELECT room FROM due WHERE at <= ? GROUP BY room ORDER BY min(at)"
    return [row[0] for row in db.execute(wanted, (now,))]


def token(db: Db, digest: bytes, now: int) -> TokenRow | None:
    wanted = "SELECT digest, room, kind, seat, expires FROM tokens WHERE digest = ?"
    row = db.execute(wanted, (digest,)).fetchone()
    if row is None or (row[4] is not None and row[4] <= now):
        return None
    return TokenRow(*row)


def grant(db: Db, t: TokenRow) -> None:
    if room(db, t.room) is not None:
        new = "INSERT INTO tokens (digest, room, kind, seat, expires) VALUES (?, ?, ?, ?, ?)"
        db.execute(new, (t.digest, t.room, t.kind, t.seat, t.expires))


def exchange(db: Db, used: bytes, new: TokenRow, now: int) -> bool:
    link = token(db, used, now)
    if link is None or link.kind != "link" or (link.room, link.seat) != (new.room, new.seat):
        return False
    db.execute("DELETE FROM tokens WHERE room = ? AND seat = ?", (new.room, new.seat))
    grant(db, new)
    return True


def delete(db: Db, code: str) -> bool:
    return db.execute("DELETE FROM rooms WHERE code = ?", (code,)).rowcount > 0


def purge(db: Db, before: int) -> list[str]:
    codes = [row[0] for row in db.execute("SELECT code FROM rooms WHERE active < ?", (before,))]
    for code in codes:
        delete(db, code)
    return codes


def touch(db: Db) -> Any:
    """Something written, to see whether anything can be."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    return db.execute(f"PRAGMA user_version = {version}")
