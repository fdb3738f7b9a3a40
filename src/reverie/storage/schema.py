"""The tables of the SQLite store, and how an older file becomes a newer one."""

import sqlite3
from typing import Final

from reverie.storage.port import StoreError

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE rooms (
        code TEXT PRIMARY KEY, invite TEXT NOT NULL, version INTEGER NOT NULL,
        created INTEGER NOT NULL, active INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE log (
        room TEXT NOT NULL REFERENCES rooms ON DELETE CASCADE, version INTEGER NOT NULL,
        actor INTEGER NOT NULL, command TEXT NOT NULL, at INTEGER NOT NULL, events BLOB NOT NULL,
        PRIMARY KEY (room, version), UNIQUE (room, actor, command)
    ) WITHOUT ROWID;
    CREATE TABLE snapshots (
        room TEXT PRIMARY KEY REFERENCES rooms ON DELETE CASCADE,
        version INTEGER NOT NULL, tag TEXT NOT NULL, state BLOB NOT NULL
    );
    CREATE TABLE due (
        room TEXT NOT NULL REFERENCES rooms ON DELETE CASCADE,
        at INTEGER NOT NULL, key TEXT NOT NULL, what BLOB NOT NULL, PRIMARY KEY (room, key)
    ) WITHOUT ROWID;
    CREATE TABLE tokens (
        digest BLOB PRIMARY KEY, room TEXT NOT NULL REFERENCES rooms ON DELETE CASCADE,
        kind TEXT NOT NULL, seat INTEGER, expires INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX tokens_by_room ON tokens (room, seat);
    """,
    """
    CREATE TABLE new_rooms (
        code TEXT PRIMARY KEY, version INTEGER NOT NULL, created INTEGER NOT NULL, active INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE invites (id INTEGER PRIMARY KEY, room TEXT NOT NULL UNIQUE, invite TEXT NOT NULL);
    CREATE TABLE new_log (
        id INTEGER PRIMARY KEY, room TEXT NOT NULL, version INTEGER NOT NULL,
        actor INTEGER NOT NULL, command TEXT NOT NULL, at INTEGER NOT NULL, events BLOB NOT NULL,
        UNIQUE (room, version), UNIQUE (room, actor, command)
    );
    INSERT INTO invites (room, invite) SELECT code, invite FROM rooms ORDER BY created;
    INSERT INTO new_rooms (code, version, created, active) SELECT code, version, created, active FROM rooms;
    INSERT INTO new_log (room, version, actor, command, at, events)
        SELECT room, version, actor, command, at, events FROM log ORDER BY room, version;
    DROP TABLE log;
    DROP TABLE snapshots;
    DROP TABLE rooms;
    ALTER TABLE new_rooms RENAME TO rooms;
    ALTER TABLE new_log RENAME TO log;
    CREATE TABLE snapshots (id INTEGER PRIMARY KEY, room TEXT NOT NULL, body BLOB NOT NULL);
    CREATE INDEX snapshots_by_room ON snapshots (room);
    CREATE TABLE galleries (
        id INTEGER PRIMARY KEY, room TEXT NOT NULL, game INTEGER NOT NULL,
        tag TEXT NOT NULL, view BLOB NOT NULL
    );
    CREATE INDEX galleries_by_room ON galleries (room, game);
    CREATE TABLE erased (
        room TEXT PRIMARY KEY, at INTEGER NOT NULL, house INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE idle (
        what TEXT PRIMARY KEY, mark INTEGER NOT NULL, since INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE house (time INTEGER NOT NULL, wall INTEGER NOT NULL, blank INTEGER NOT NULL);
    INSERT INTO house (time, wall, blank) VALUES (0, 0, 0);
    CREATE TABLE head (lineage BLOB NOT NULL, writes INTEGER NOT NULL);
    INSERT INTO head (lineage, writes) VALUES (randomblob(16), 0);
    """,
    "VACUUM",
    "ALTER TABLE house ADD COLUMN notice BLOB;",
)
"""Entry n turns a database of version n into one of version n + 1; entries are never changed.

What people wrote (events, snapshots, galleries, invites) stands in tables whose rows are only ever added at
the end, and erased by as many zeros in their place. So no row ever moves: where a row has moved to another
page, SQLite leaves its bytes behind, also with `secure_delete`. `VACUUM` takes away what was left so before.
"""

VACUUM: Final = "VACUUM"
NEWEST: Final = len(MIGRATIONS)


def migrate(db: sqlite3.Connection, name: str, migrations: tuple[str, ...] = MIGRATIONS) -> None:
    """Bring the database up to this code's version, each step in one transaction."""
    newest = len(migrations)
    found: int = db.execute("PRAGMA user_version").fetchone()[0]
    if found > newest:
        raise StoreError(
            f"{name} was written by a newer Reverie (database version {found}, this one knows {newest}). "
            "Update Reverie, or start with another --data folder."
        )
    if found == 0 and db.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchone() is not None:
        raise StoreError(f"{name} is a database, but not one of Reverie's. Choose another --data folder.")
    if found == newest:
        return
    db.execute("PRAGMA foreign_keys = OFF")  # a table that is made anew takes nothing of the others with it
    for version in range(found, newest):
        if migrations[version] == VACUUM:  # no part of a transaction; done twice it does no harm
            db.execute(VACUUM)
            db.execute(f"PRAGMA user_version = {version + 1}")
            continue
        steps = f"BEGIN IMMEDIATE; {migrations[version]}; PRAGMA user_version = {version + 1}; COMMIT;"
        db.executescript(steps)
    db.execute("PRAGMA foreign_keys = ON")
