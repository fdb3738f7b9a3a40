"""People's own pictures in an SQLite file of their own, so that a large picture never holds up a move."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec.structs import astuple

from reverie.storage.deck_port import CardRow, DeckRow, DeckTable, LearnedRow, PictureRow, PrintSize
from reverie.storage.port import StoreError
from reverie.storage.private import own
from reverie.storage.runner import Db, Running
from reverie.storage.schema import migrate
from reverie.storage.sqlite import open_database, why_not

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE decks (
        id TEXT PRIMARY KEY, owner BLOB NOT NULL, room TEXT NOT NULL, about BLOB NOT NULL,
        changed INTEGER NOT NULL, leaving INTEGER
    ) WITHOUT ROWID;
    CREATE TABLE cards (
        deck TEXT NOT NULL REFERENCES decks ON DELETE CASCADE, id TEXT NOT NULL, number INTEGER NOT NULL,
        origin BLOB NOT NULL, about BLOB NOT NULL, bytes INTEGER NOT NULL,
        PRIMARY KEY (deck, id), UNIQUE (deck, origin)
    ) WITHOUT ROWID;
    CREATE TABLE pictures (
        deck TEXT NOT NULL, card TEXT NOT NULL,
        small BLOB NOT NULL, large BLOB NOT NULL, whole BLOB NOT NULL, PRIMARY KEY (deck, card),
        FOREIGN KEY (deck, card) REFERENCES cards ON DELETE CASCADE
    );
    """,
    """
    CREATE TABLE deck_tables (
        deck TEXT NOT NULL REFERENCES decks ON DELETE CASCADE, room TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (deck, room)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE learned (
        card TEXT NOT NULL, language TEXT NOT NULL, text TEXT NOT NULL,
        told INTEGER NOT NULL, found INTEGER NOT NULL, listeners INTEGER NOT NULL,
        PRIMARY KEY (card, language, text)
    ) WITHOUT ROWID;
    CREATE TRIGGER learned_goes AFTER DELETE ON cards BEGIN
        DELETE FROM learned WHERE card = OLD.deck || '/' || OLD.id;
    END;
    """,
)
"""As in `schema.py`: entries are never changed."""

PICTURES: Final = "pictures.db"


def prepare(path: Path) -> None:
    try:
        own(path)
        if path.stat().st_size == 0:
            _found(path)
        db = open_database(path, create=True)
        try:
            migrate(db, path.name, MIGRATIONS)
        finally:
            db.close()
    except (OSError, sqlite3.Error) as problem:
        raise StoreError(why_not(path, "pictures", problem)) from None


def _found(path: Path) -> None:
    """Only a new file can be made to shrink again when pictures go."""
    db = sqlite3.connect(path)
    try:
        db.execute("PRAGMA auto_vacuum = INCREMENTAL")
        db.execute("VACUUM")
    finally:
        db.close()


class SqliteDecks:
    """The pictures on this machine."""

    def __init__(self, path: Path, running: Running) -> None:
        prepare(path)
        self._runner = running(path, lambda: open_database(path))

    async def decks(self, deck: str | None = None) -> list[DeckRow]:
        wanted = """SELECT id, owner, room, about, changed, leaving FROM decks
            WHERE ?1 IS NULL OR id = ?1 ORDER BY id"""
        return await self._runner.read(lambda db: [DeckRow(*row) for row in db.execute(wanted, (deck,))])

    async def cards(self, deck: str | None = None) -> list[CardRow]:
        wanted = """SELECT deck, id, number, origin, about, bytes FROM cards
            WHERE ?1 IS NULL OR deck = ?1 ORDER BY deck, number"""
        return await self._runner.read(lambda db: [CardRow(*row) for row in db.execute(wanted, (deck,))])

    async def add_deck(self, deck: DeckRow) -> None:
        new = "INSERT INTO decks (id, owner, room, about, changed, leaving) VALUES (?, ?, ?, ?, ?, ?)"
        row = (deck.id, deck.owner, deck.room, deck.about, deck.changed, deck.leaving)
        await self._runner.write(lambda db: db.execute(new, row).rowcount)

    async def save_deck(self, deck: DeckRow) -> bool:
        new = "UPDATE decks SET room = ?, about = ?, changed = ?, leaving = ? WHERE id = ?"
        row = (deck.room, deck.about, deck.changed, deck.leaving, deck.id)
        return await self._runner.write(lambda db: db.execute(new, row).rowcount > 0)

    async def add_card(self, card: CardRow, pictures: PictureRow) -> bool:
        return await self._runner.write(lambda db: _add(db, card, pictures))

    async def change_card(self, card: CardRow, pictures: PictureRow | None) -> bool:
        return await self._runner.erase(lambda db: _change(db, card, pictures))

    async def remove_card(self, deck: str, card: str) -> bool:
        gone = "DELETE FROM cards WHERE deck = ? AND id = ?"
        return await self._runner.erase(lambda db: _shrunk(db, gone, (deck, card)))

    async def remove_deck(self, deck: str) -> bool:
        return await self._runner.erase(lambda db: _shrunk(db, "DELETE FROM decks WHERE id = ?", (deck,)))

    async def put_on_table(self, deck: str, table: DeckTable) -> bool:
        new = """INSERT OR REPLACE INTO deck_tables (deck, room, at)
            SELECT id, ?, ? FROM decks WHERE id = ? AND leaving IS NULL"""
        return await self._runner.write(lambda db: db.execute(new, (table.room, table.at, deck)).rowcount > 0)

    async def taken_off(self, deck: str, room: str) -> None:
        gone = "DELETE FROM deck_tables WHERE deck = ? AND room = ?"
        await self._runner.write(lambda db: db.execute(gone, (deck, room)).rowcount)

    async def tables(self, deck: str) -> list[DeckTable]:
        wanted = "SELECT room, at FROM deck_tables WHERE deck = ? ORDER BY room"
        return await self._runner.read(lambda db: [DeckTable(*row) for row in db.execute(wanted, (deck,))])

    async def picture(self, deck: str, card: str, size: PrintSize) -> bytes | None:
        wanted = f"SELECT {size} FROM pictures WHERE deck = ? AND card = ?"
        row = await self._runner.read(lambda db: db.execute(wanted, (deck, card)).fetchone())
        return None if row is None else row[0]

    async def learn(self, rows: Sequence[LearnedRow]) -> None:
        new = """INSERT INTO learned (card, language, text, told, found, listeners) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (card, language, text) DO UPDATE SET told = told + excluded.told,
            found = found + excluded.found, listeners = listeners + excluded.listeners"""
        values = [astuple(row) for row in rows]
        await self._runner.write(lambda db: db.executemany(new, values).rowcount)

    async def learned(self) -> list[LearnedRow]:
        wanted = """SELECT card, language, text, told, found, listeners FROM learned
            ORDER BY card, language, text"""
        return await self._runner.read(lambda db: [LearnedRow(*row) for row in db.execute(wanted)])

    async def unlearn(self, about: str | None = None, text: str | None = None) -> int:
        gone = """DELETE FROM learned WHERE (?2 IS NULL OR text = ?2)
            AND (?1 IS NULL OR card = ?1 OR substr(card, 1, length(?1) + 1) = ?1 || '/')"""
        return await self._runner.erase(lambda db: db.execute(gone, (about, text)).rowcount)

    async def close(self) -> None:
        await self._runner.close()


def _add(db: Db, card: CardRow, pictures: PictureRow) -> bool:
    if db.execute("SELECT 1 FROM decks WHERE id = ?", (card.deck,)).fetchone() is None:
        return False
    new = "INSERT OR IGNORE INTO cards (deck, id, number, origin, about, bytes) VALUES (?, ?, ?, ?, ?, ?)"
    row = (card.deck, card.id, card.number, card.origin, card.about, card.bytes)
    if db.execute(new, row).rowcount == 0:
        return False
    prints = "INSERT INTO pictures (deck, card, small, large, whole) VALUES (?, ?, ?, ?, ?)"
    db.execute(prints, (card.deck, card.id, pictures.small, pictures.large, pictures.whole))
    return True


def _change(db: Db, card: CardRow, pictures: PictureRow | None) -> bool:
    new = "UPDATE cards SET number = ?, about = ?, bytes = ? WHERE deck = ? AND id = ?"
    if db.execute(new, (card.number, card.about, card.bytes, card.deck, card.id)).rowcount == 0:
        return False
    if pictures is not None:
        prints = "UPDATE pictures SET small = ?, large = ?, whole = ? WHERE deck = ? AND card = ?"
        db.execute(prints, (pictures.small, pictures.large, pictures.whole, card.deck, card.id))
    return True


def _shrunk(db: Db, statement: str, values: tuple[str, ...]) -> bool:
    """Deleted, and the room on disk given back bit by bit."""
    gone = db.execute(statement, values).rowcount > 0
    db.execute("PRAGMA incremental_vacuum(4000)").fetchall()
    return gone
