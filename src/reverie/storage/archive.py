"""A backup of everything in the data folder as one zip file, taken while the server runs."""

import asyncio
import os
import re
import secrets
import sqlite3
import sys
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path, PurePosixPath
from typing import Final, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from reverie.storage.damage import cure, said, sound
from reverie.storage.deck_port import DeckStore, PictureRow, PrintSize
from reverie.storage.deck_sqlite import MIGRATIONS as PICTURE_MIGRATIONS
from reverie.storage.deck_sqlite import PICTURES
from reverie.storage.journal import DATABASE, DECKS, SECRET, SETTINGS, check_whole, write
from reverie.storage.leftovers import flush, workshop
from reverie.storage.locks import lock_file
from reverie.storage.opening import addresses, open_decks, open_store
from reverie.storage.port import StoreError
from reverie.storage.schema import NEWEST

PART: Final = ".part"
LAST: Final = "last-backup.json"
"""When a backup was last made of this folder: for whoever looks after the server."""
OURS: Final = re.compile(r"reverie-\d{8}-\d{6}\.zip")
"""Names that `reverie backup` gives by itself; only these are ever deleted."""


def back_up(data: Path, target: Path, settings: Path | None = None) -> int:
    """Games, own pictures, secret, installed decks and settings; how many rooms were saved."""
    check_whole(data)
    if not (data / DATABASE).is_file():
        raise StoreError(f"There are no games in {data}. Name the folder with --data.")
    _refuse_existing(target)
    with workshop(data, "backup") as folder:
        copy = folder / DATABASE
        rooms = _copy(data / DATABASE, copy, "rooms")
        if (data / PICTURES).is_file():
            _copy(data / PICTURES, folder / PICTURES, "decks")
        _pack(copy, data / SECRET, data, target, settings)
    return rooms


def back_up_database(data: Path, database: str, target: Path, settings: Path | None = None) -> int:
    """The same file from PostgreSQL: it can be restored to either."""
    _refuse_existing(target)
    with workshop(data, "backup") as folder:
        copy, secret = folder / DATABASE, folder / SECRET
        rooms, kept = asyncio.run(_copy_out(database, copy))
        secret.write_bytes(kept)
        _pack(copy, secret, data, target, settings)
    return rooms


def back_up_raw(data: Path, target: Path) -> None:
    """Files that cannot be read as what they should be, as they are."""
    _refuse_existing(target)
    with _bundle(target) as bundle:
        for file in sorted(data.glob(f"{DATABASE}*")) + sorted(data.glob(f"{PICTURES}*")):
            bundle.write(file, f"damaged/{file.name}")
        _add_the_rest(bundle, data / SECRET, data, None)


class LastBackup(Struct, frozen=True):
    at: int
    rooms: int
    size: int


def note_backup(data: Path, target: Path, rooms: int) -> None:
    """It was made in any case, also where this cannot be written."""
    with suppress(OSError):
        noted = LastBackup(round(time.time() * 1000), rooms, target.stat().st_size)
        write(data / LAST, msgspec.json.encode(noted).decode())


def last_backup(data: Path) -> LastBackup | None:
    try:
        return msgspec.json.decode((data / LAST).read_bytes(), type=LastBackup)
    except (OSError, msgspec.MsgspecError):
        return None


def only_newest(folder: Path, keep: int) -> list[Path]:
    """Deletes all but the newest backups that have their name from us, and what killed ones left."""
    for part in folder.glob(f"reverie-*.zip{PART}"):
        if OURS.fullmatch(part.name.removesuffix(PART)) and not _being_written(part):
            part.unlink(missing_ok=True)
    found = sorted(path for path in folder.iterdir() if OURS.fullmatch(path.name))
    gone = found[: max(0, len(found) - keep)]
    for path in gone:
        path.unlink()
    return gone


def _refuse_existing(target: Path) -> None:
    if target.exists():
        raise StoreError(f"{target} exists already. Choose another name.")


async def _copy_out(database: str, copy: Path) -> tuple[int, bytes]:
    store = await open_store(copy, database)
    try:
        from reverie.storage.postgres.copying import copy_out

        rooms = sum([await copy_out(address, copy) for address in addresses(database)])
        await copy_decks(open_decks(copy, database), open_decks(copy.with_name(PICTURES), None))
        return rooms, await store.secret(secrets.token_bytes(32))
    finally:
        await store.close()


async def copy_decks(source: DeckStore, target: DeckStore) -> None:
    """People's own pictures, one after the other."""
    try:
        for deck in await source.decks():
            await target.add_deck(replace(deck, leaving=None))
            for table in await source.tables(deck.id):
                await target.put_on_table(deck.id, table)
            await target.save_deck(deck)
        for card in await source.cards():
            prints = [await source.picture(card.deck, card.id, size) for size in get_args(PrintSize)]
            await target.add_card(card, PictureRow(*(p or b"" for p in prints)))
        await target.learn(await source.learned())
    finally:
        await source.close()
        await target.close()


def _pack(database: Path, secret: Path, data: Path, target: Path, settings: Path | None) -> None:
    with _bundle(target) as bundle:
        bundle.write(database, DATABASE)
        if (pictures := database.with_name(PICTURES)).is_file():
            bundle.write(pictures, PICTURES, zipfile.ZIP_STORED)
        _add_the_rest(bundle, secret, data, settings)


def _add_the_rest(bundle: zipfile.ZipFile, secret: Path, data: Path, settings: Path | None) -> None:
    """Secret, settings (those in the folder, if no other file is named) and installed decks."""
    for file, name in ((secret, SECRET), (settings or data / SETTINGS, SETTINGS)):
        if file.is_file():
            bundle.write(file, name)
    for file in sorted((data / DECKS).rglob("*")):
        if file.is_file() and not any(part.startswith(".") for part in file.relative_to(data).parts):
            bundle.write(file, file.relative_to(data).as_posix())


@contextmanager
def _bundle(target: Path) -> Iterator[zipfile.ZipFile]:
    """Whole or not at all, for its owner only; locked while it is written."""
    part = target.with_name(target.name + PART)
    descriptor = os.open(part, os.O_RDWR | os.O_CREAT, 0o600)
    with os.fdopen(descriptor, "w+b") as file:
        if not lock_file(descriptor):
            raise StoreError(f"{target} is being written by another `reverie backup`.")
        os.truncate(descriptor, 0)
        try:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as bundle:
                yield bundle
            file.flush()
            os.fsync(descriptor)
            if sys.platform == "win32":  # no open file is renamed there
                file.close()
            part.replace(target)
        except BaseException:
            with suppress(OSError):
                part.unlink(missing_ok=True)
            raise
    flush(target.parent)


def _being_written(part: Path) -> bool:
    descriptor = os.open(part, os.O_RDWR)
    try:
        return not lock_file(descriptor)
    finally:
        os.close(descriptor)


def _copy(source: Path, target: Path, counted: str) -> int:
    """SQLite's own online backup: one consistent moment, whatever is being written."""
    old, new = sqlite3.connect(source), sqlite3.connect(target)
    try:
        old.backup(new)
        if not sound(new):
            raise StoreError(f"{source} was not saved. {cure(source)}")
        return int(new.execute(f"SELECT count(*) FROM {counted}").fetchone()[0])
    except sqlite3.Error as problem:
        raise StoreError(said(f"{source} cannot be read", source, problem)) from None
    finally:
        old.close()
        new.close()


def unpack(source: Path, folder: Path) -> None:
    """What a backup holds, looked through before anybody rests on it."""
    try:
        with zipfile.ZipFile(source) as bundle:
            names = [i.filename for i in bundle.infolist() if not i.is_dir()]
            if DATABASE not in names or not all(map(_expected, names)):
                raise StoreError(f"{source} is not a backup of Reverie.")
            for name in names:
                bundle.extract(name, folder)
    except (OSError, zipfile.BadZipFile) as problem:
        raise StoreError(f"{source} cannot be read: {problem}.") from None
    _examine(folder / DATABASE, source)
    if (folder / PICTURES).is_file():
        _examine(folder / PICTURES, source, len(PICTURE_MIGRATIONS))


def _expected(name: str) -> bool:
    parts = PurePosixPath(name).parts
    safe = ".." not in parts and not name.startswith("/") and "\\" not in name
    return safe and (name in (DATABASE, PICTURES, SECRET, SETTINGS) or parts[0] == DECKS)


def _examine(database: Path, source: Path, newest: int = NEWEST) -> None:
    db = sqlite3.connect(database)
    try:
        version = db.execute("PRAGMA user_version").fetchone()[0]
        sound = db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    except sqlite3.Error:
        version, sound = 0, False
    finally:
        db.close()
    if version > newest:
        raise StoreError(f"{source} was made by a newer Reverie. Update Reverie first.")
    if not sound or version == 0:
        raise StoreError(f"{source} is damaged.")
