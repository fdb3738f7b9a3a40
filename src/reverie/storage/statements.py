"""The SQL of the SQLite store: each function is one piece of work inside a transaction."""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

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
    RoomRow,
    Row,
    Snapshot,
    Tail,
    TokenRow,
)
from reverie.storage.retention import ERASED_FOR, LONGEST_GAP
from reverie.storage.runner import Db

ROOM: Final = "SELECT code, invite, version, created, active FROM rooms JOIN invites ON room = code"
SLOT: Final = 8192
"""Snapshots take multiples of this, so that most can be put in the place of the one before."""


def create(db: Db, room: NewRoom) -> bool:
    """A code that was erased is not given again while anything of it is left."""
    if db.execute("SELECT 1 FROM erased WHERE room = ?", (room.code,)).fetchone() is not None:
        return False
    first = "INSERT OR IGNORE INTO invites (room, invite) VALUES (?, ?)"
    if db.execute(first, (room.code, room.invite)).rowcount == 0:
        return False
    new = "INSERT INTO rooms (code, version, created, active) VALUES (?, 1, ?, ?)"
    db.execute(new, (room.code, room.at, room.at))
    _log(db, room.code, Row(1, -1, "open", room.at, room.events))
    _plan(db, room.due)
    for granted in room.grants:
        grant(db, granted)
    return True


def append(db: Db, row: Append) -> AppendOutcome:
    """Of two appends with the same version or the same command id the first is kept.

    The second stores nothing and raises nothing, so that other appends of the transaction are not undone.
    """
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
        replan(db, row.room, row.due)
    for seat in row.revokes:
        db.execute("DELETE FROM tokens WHERE room = ? AND seat = ?", (row.room, seat))
    for granted in row.grants:
        grant(db, granted)
    return Appended(version)


def replan(db: Db, code: str, due: Sequence[DueRow]) -> None:
    """All that is due in the room from now on."""
    db.execute("DELETE FROM due WHERE room = ?", (code,))
    _plan(db, due)


def _plan(db: Db, due: Sequence[DueRow]) -> None:
    rows = [(d.room, d.at, d.key, d.what) for d in due]
    db.executemany("INSERT INTO due (room, at, key, what) VALUES (?, ?, ?, ?)", rows)


def _lost(db: Db, row: Append) -> AppendOutcome:
    if not _there(db, row.room):
        return Missing()
    version = find(db, row.room, row.actor, row.command)
    return Conflict() if version is None else Duplicate(version)


def _there(db: Db, code: str) -> bool:
    return db.execute("SELECT 1 FROM rooms WHERE code = ?", (code,)).fetchone() is not None


def _log(db: Db, code: str, row: Row) -> None:
    db.execute(
        "INSERT INTO log (room, version, actor, command, at, events) VALUES (?, ?, ?, ?, ?, ?)",
        (code, row.version, row.actor, row.command, row.at, row.events),
    )


def room(db: Db, code: str) -> RoomRow | None:
    row = db.execute(f"{ROOM} WHERE code = ?", (code,)).fetchone()
    return None if row is None else RoomRow(*row)


def rooms(db: Db) -> list[RoomRow]:
    return [RoomRow(*row) for row in db.execute(f"{ROOM} ORDER BY active DESC")]


def read(db: Db, code: str, after: int) -> list[Row]:
    """Nothing of a room that is gone: its rows are blank until the file is made smaller."""
    wanted = """SELECT l.version, actor, command, at, events FROM log l JOIN rooms ON code = room
        WHERE room = ? AND l.version > ? ORDER BY l.version"""
    return [Row(*row) for row in db.execute(wanted, (code, after))]


def tail(db: Db, code: str, after: int) -> Tail:
    rows = tuple(read(db, code, after))
    return Tail(rows, tuple(due(db, code)) if rows else ())


def find(db: Db, code: str, actor: int, command: str) -> int | None:
    wanted = """SELECT l.version FROM log l JOIN rooms ON code = room
        WHERE room = ? AND actor = ? AND command = ?"""
    row = db.execute(wanted, (code, actor, command)).fetchone()
    return None if row is None else int(row[0])


_snapshot = msgspec.msgpack.Decoder(Snapshot)


def snapshot(db: Db, code: str) -> Snapshot | None:
    wanted = "SELECT body FROM snapshots JOIN rooms ON code = room WHERE room = ? ORDER BY id DESC LIMIT 1"
    row = db.execute(wanted, (code,)).fetchone()
    return None if row is None else _snapshot.decode(row[0][4 : 4 + int.from_bytes(row[0][:4])])


def save_snapshot(db: Db, code: str, s: Snapshot) -> None:
    """In the place of the one before, or behind all others: nothing may move."""
    if not _there(db, code):
        return
    body = msgspec.msgpack.encode(s)
    body = len(body).to_bytes(4) + body
    body += bytes(-len(body) % SLOT)
    before = "SELECT id, length(body) FROM snapshots WHERE room = ? ORDER BY id DESC LIMIT 1"
    found = db.execute(before, (code,)).fetchone()
    if found is not None and found[1] == len(body):
        db.execute("UPDATE snapshots SET body = ? WHERE id = ?", (body, found[0]))
        return
    if found is not None:
        _blank(db, "snapshots", "body", "id = ?", (found[0],))
    db.execute("INSERT INTO snapshots (room, body) VALUES (?, ?)", (code, body))


def gallery(db: Db, code: str, game: int) -> KeptGallery | None:
    wanted = """SELECT tag, view FROM galleries JOIN rooms ON code = room
        WHERE room = ? AND game = ? ORDER BY id DESC LIMIT 1"""
    row = db.execute(wanted, (code, game)).fetchone()
    return None if row is None else KeptGallery(*row)


def save_gallery(db: Db, code: str, game: int, g: KeptGallery) -> None:
    if _there(db, code):
        _blank(db, "galleries", "view", "room = ? AND game = ?", (code, game))
        new = "INSERT INTO galleries (room, game, tag, view) VALUES (?, ?, ?, ?)"
        db.execute(new, (code, game, g.tag, g.view))


def _blank(db: Db, table: str, column: str, where: str, values: tuple[object, ...]) -> int:
    """Overwritten where they stand with as many zeros."""
    zeros = f"UPDATE {table} SET {column} = zeroblob(length({column})) WHERE {where}"
    return db.execute(zeros, values).rowcount


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


def grant(db: Db, t: TokenRow, by: bytes | None = None) -> bool:
    known = "SELECT 1 FROM tokens WHERE digest = ?"
    if not _there(db, t.room) or (by is not None and db.execute(known, (by,)).fetchone() is None):
        return False
    new = "INSERT INTO tokens (digest, room, kind, seat, expires) VALUES (?, ?, ?, ?, ?)"
    db.execute(new, (t.digest, t.room, t.kind, t.seat, t.expires))
    return True


def exchange(db: Db, used: bytes, new: TokenRow, now: int) -> bool:
    link = token(db, used, now)
    if link is None or link.kind != "link" or (link.room, link.seat) != (new.room, new.seat):
        return False
    db.execute("DELETE FROM tokens WHERE room = ? AND seat = ?", (new.room, new.seat))
    grant(db, new)
    return True


def delete(db: Db, code: str, now: int) -> bool:
    """Everything people wrote is overwritten; the code stands on the list of what was erased."""
    if db.execute("DELETE FROM rooms WHERE code = ?", (code,)).rowcount == 0:
        return False
    rows = _blank(db, "log", "events", "room = ?", (code,))
    for table, column in (("snapshots", "body"), ("galleries", "view")):
        _blank(db, table, column, "room = ?", (code,))
    secret = (
        "UPDATE invites SET invite = substr(hex(zeroblob(length(invite))), 1, length(invite)) WHERE room = ?"
    )
    db.execute(secret, (code,))
    db.execute("DELETE FROM idle WHERE what = ?", (code,))
    db.execute("UPDATE house SET blank = blank + ?", (rows,))
    db.execute("DELETE FROM erased WHERE house < (SELECT time FROM house) - ?", (ERASED_FOR,))
    listed = "INSERT OR REPLACE INTO erased (room, at, house) SELECT ?, ?, time FROM house"
    db.execute(listed, (code, now))
    return True


def pass_time(db: Db, elapsed: int | None, now: int, used: Sequence[str]) -> None:
    """The server's own time goes on; what changed since the last look or is in use is unused from now on."""
    time, wall = db.execute("SELECT time, wall FROM house").fetchone()
    gap = min(max(now - wall, 0), LONGEST_GAP) if wall else 0
    time += gap if elapsed is None else elapsed
    db.execute("UPDATE house SET time = ?, wall = ?", (time, now))
    seen = """INSERT INTO idle (what, mark, since)
        SELECT code, version, ? FROM rooms LEFT JOIN idle ON what = code WHERE mark IS NOT version
        ON CONFLICT (what) DO UPDATE SET mark = excluded.mark, since = excluded.since"""
    db.execute(seen, (time,))
    db.executemany("UPDATE idle SET since = ? WHERE what = ?", [(time, code) for code in used])


def unused(db: Db, marks: Mapping[str, int]) -> dict[str, int]:
    time: int = db.execute("SELECT time FROM house").fetchone()[0]
    seen = """INSERT INTO idle (what, mark, since) VALUES (?, ?, ?) ON CONFLICT (what)
        DO UPDATE SET mark = excluded.mark, since = excluded.since WHERE mark <> excluded.mark"""
    db.executemany(seen, [(what, mark, time) for what, mark in marks.items()])
    since = "SELECT since FROM idle WHERE what = ?"
    return {what: time - db.execute(since, (what,)).fetchone()[0] for what in marks}


def purge(db: Db, before: int, unused_for: int, spared: Sequence[str], now: int) -> list[str]:
    """R13: old by the wall clock, and unused for that long by the server's own time."""
    wanted = """SELECT code FROM rooms JOIN idle ON what = code AND mark = version
        WHERE active < ? AND since <= (SELECT time FROM house) - ?"""
    old = [row[0] for row in db.execute(wanted, (before, unused_for)) if row[0] not in spared]
    return [code for code in old if delete(db, code, now)]


def notice(db: Db) -> bytes | None:
    found: bytes | None = db.execute("SELECT notice FROM house").fetchone()[0]
    return found


def set_notice(db: Db, notice: bytes | None) -> None:
    db.execute("UPDATE house SET notice = ?", (notice,))


def touch(db: Db) -> None:
    """Something written, to see whether anything can be."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    db.execute(f"PRAGMA user_version = {version}")
