"""A backup put back in place: whole or not at all, without what was erased since (R12, S15)."""

import asyncio
import shutil
import sqlite3
from hashlib import sha256
from pathlib import Path
from typing import Literal

from msgspec import Struct

from reverie.storage import statements
from reverie.storage.archive import back_up, back_up_raw, unpack
from reverie.storage.deck_sqlite import PICTURES
from reverie.storage.deck_sqlite import prepare as prepare_pictures
from reverie.storage.filling import erased_in, fill, is_filled
from reverie.storage.guard import Guard
from reverie.storage.head import mark_in, place, record
from reverie.storage.journal import (
    DATABASE,
    DECKS,
    JOURNAL,
    KEPT,
    READY,
    SECRET,
    SETTINGS,
    STAY,
    commit,
    settle,
    write,
)
from reverie.storage.leftovers import flush, remove, workshop
from reverie.storage.masking import masked
from reverie.storage.port import StoreError
from reverie.storage.private import own_all, own_folder
from reverie.storage.sqlite import open_database, prepare


class Restored(Struct, frozen=True):
    rooms: int
    erased: int
    """Tables of the backup that were erased since it was made, and stay so."""
    saved: Path | None = None
    """A backup of what was there."""
    settings: Literal["restored", "kept", "none"] = "none"
    """Of the backup; those that are there stay, for a key may have been changed since."""
    unsure: bool = False
    """What was erased could not be looked up."""


class Erased(Struct, frozen=True):
    rows: tuple[tuple[str, int], ...] = ()
    readable: bool = True


def restore(source: Path, data: Path, save_to: Path) -> Restored:
    """To the file in the data folder; what was there is saved first."""
    guard = Guard(data)
    try:
        settle(data)
        ready = data / READY
        own_folder(ready)
        try:
            unpack(source, ready)
            erased = _listed(data / DATABASE)
            rooms, gone = _without(ready, erased)
            settings = _settings(ready, data)
            own_all(ready)
            saved = _save(data, save_to)
            commit(data)
        except BaseException:
            if not (data / JOURNAL).is_file():  # else it is finished next time
                remove(ready)
            raise
    finally:
        guard.release()
    return Restored(rooms, gone, saved, settings, not erased.readable)


def restore_database(source: Path, data: Path, database: str) -> Restored:
    """To an empty database; its decks go to the data folder of this node."""
    with workshop(data, "restore") as fresh:
        unpack(source, fresh)
        erased = Erased(tuple(asyncio.run(erased_in(database))))
        _, gone = _without(fresh, erased)
        secret = (fresh / SECRET).read_bytes() if (fresh / SECRET).is_file() else None
        mark = "restore " + sha256(source.read_bytes()).hexdigest()[:32]
        if asyncio.run(is_filled(database, mark)):
            raise StoreError(f"{source} is in {masked(database)} already.")
        if (settings := _settings(fresh, data)) == "restored":
            write(data / SETTINGS, (fresh / SETTINGS).read_text(encoding="utf-8"))
        for deck in sorted((fresh / DECKS).glob("*")):
            _install(deck, data / DECKS)
        rooms = asyncio.run(fill(fresh / DATABASE, database, secret, mark))
    return Restored(rooms, gone, settings=settings)


def _settings(fresh: Path, data: Path) -> Literal["restored", "kept", "none"]:
    """What becomes of the settings in a backup; where there are some, those are not touched."""
    if not (fresh / SETTINGS).is_file():
        return "none"
    if (data / SETTINGS).exists():
        (fresh / SETTINGS).unlink()
        return "kept"
    return "restored"


def _install(deck: Path, shelf: Path) -> None:
    """A deck is there or not; one that is there already stays as it is."""
    if not (shelf / deck.name).exists():
        own_folder(shelf)
        shutil.copytree(deck, part := shelf / f".{deck.name}.part", dirs_exist_ok=True)
        flush(*part.rglob("*"))
        part.rename(shelf / deck.name)


def _listed(file: Path) -> Erased:
    """The tables that were erased here, with their dates."""
    if not file.is_file():
        return Erased()
    try:
        db = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
        try:
            return Erased(tuple(db.execute("SELECT room, at FROM erased")))
        finally:
            db.close()
    except sqlite3.Error as problem:
        older = "no such table" in str(problem)  # written before there was a list
        return Erased(readable=older)


def _without(folder: Path, erased: Erased) -> tuple[int, int]:
    """Without what was erased since, and with a head of its own: how many tables it has, and had more."""
    file = folder / DATABASE
    prepare(file)
    db = open_database(file)
    try:
        db.execute("BEGIN IMMEDIATE")
        gone = sum(statements.delete(db, code, at) for code, at in erased.rows)
        listed = "INSERT OR IGNORE INTO erased (room, at, house) SELECT ?, ?, time FROM house"
        db.executemany(listed, erased.rows)
        db.execute("UPDATE head SET lineage = randomblob(16)")
        db.execute("COMMIT")
        rooms = int(db.execute("SELECT count(*) FROM rooms").fetchone()[0])
        record(place(file), mark_in(db))
        codes = [row[0] for row in db.execute("SELECT room FROM erased")]
    except sqlite3.Error as problem:
        raise StoreError(f"The backup cannot be used: {problem}.") from None
    finally:
        db.close()
    if (folder / PICTURES).is_file():
        prepare_pictures(folder / PICTURES)
        pictures = open_database(folder / PICTURES)
        try:
            pictures.executemany("DELETE FROM decks WHERE room = ?", [(code,) for code in codes])
        finally:
            pictures.close()
    return rooms, gone


def _save(data: Path, target: Path) -> Path | None:
    if not any((data / name).exists() for name in KEPT if name not in STAY):
        return None
    try:
        back_up(data, target)
    except StoreError:
        if target.exists():
            raise
        back_up_raw(data, target)  # perhaps that it cannot be read is why it is to be replaced
    return target
