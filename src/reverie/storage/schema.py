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
)
"""Entry n turns a database of version n into one of version n + 1; entries are never changed."""

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
    for version in range(found, newest):
        steps = f"BEGIN IMMEDIATE; {migrations[version]}; PRAGMA user_version = {version + 1}; COMMIT;"
        db.executescript(steps)
