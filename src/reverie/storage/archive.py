"""A backup of everything in the data folder as one zip file, taken while the server runs, and back again."""

import asyncio
import secrets
import shutil
import sqlite3
import tempfile
import time
import zipfile
from pathlib import Path, PurePosixPath
from typing import Final, get_args

from reverie.storage.deck_port import DeckStore, PictureRow, PrintSize
from reverie.storage.deck_sqlite import MIGRATIONS as PICTURE_MIGRATIONS
from reverie.storage.deck_sqlite import PICTURES, SqliteDecks
from reverie.storage.guard import Guard
from reverie.storage.opening import addresses, open_decks, open_store
from reverie.storage.port import StoreError
from reverie.storage.schema import NEWEST

DATABASE: Final = "reverie.db"
SECRET: Final = "secret"
DECKS: Final = "decks"


def back_up(data: Path, target: Path) -> int:
    """Games, own pictures, secret and installed decks; how many rooms were saved."""
    if not (data / DATABASE).is_file():
        raise StoreError(f"There are no games in {data}. Name the folder with --data.")
    if target.exists():
        raise StoreError(f"{target} exists already. Choose another name.")
    with tempfile.TemporaryDirectory(dir=data) as folder:
        copy = Path(folder) / DATABASE
        rooms = _copy(data / DATABASE, copy, "rooms")
        if (data / PICTURES).is_file():
            _copy(data / PICTURES, Path(folder) / PICTURES, "decks")
        _pack(copy, data / SECRET, data, target)
    return rooms


def back_up_database(data: Path, database: str, target: Path) -> int:
    """The same file from PostgreSQL: it can be restored to either."""
    if target.exists():
        raise StoreError(f"{target} exists already. Choose another name.")
    data.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=data) as folder:
        copy, secret = Path(folder) / DATABASE, Path(folder) / SECRET
        rooms, kept = asyncio.run(_copy_out(database, copy))
        secret.write_bytes(kept)
        _pack(copy, secret, data, target)
    return rooms


async def _copy_out(database: str, copy: Path) -> tuple[int, bytes]:
    store = await open_store(copy, database)
    try:
        from reverie.storage.postgres.copying import copy_out

        rooms = sum([await copy_out(address, copy) for address in addresses(database)])
        await _copy_decks(open_decks(copy, database), SqliteDecks(copy.with_name(PICTURES)))
        return rooms, await store.secret(secrets.token_bytes(32))
    finally:
        await store.close()


def restore_database(source: Path, data: Path, database: str) -> int:
    """A backup into an empty database; its decks go to the data folder of this node."""
    data.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=data) as folder:
        fresh = Path(folder)
        _unpack(source, fresh)
        _examine(fresh / DATABASE, source)
        secret = (fresh / SECRET).read_bytes() if (fresh / SECRET).is_file() else None
        rooms = asyncio.run(copy_to(fresh / DATABASE, database, secret))
        if (fresh / DECKS).is_dir():
            shutil.copytree(fresh / DECKS, data / DECKS, dirs_exist_ok=True)
    return rooms


async def check_empty(database: str) -> None:
    """A target that cannot be used is found out before anything is stopped for it."""
    await (await open_store(Path("unused"), database)).close()
    from reverie.storage.postgres.copying import check_empty as check

    await check(addresses(database))


async def copy_to(file: Path, database: str, secret: bytes | None) -> int:
    """All games of a file, and the secret of their pictures' addresses."""
    store = await open_store(file, database)
    try:
        from reverie.storage.postgres.copying import copy_in

        rooms = await copy_in(file, addresses(database))
        if await asyncio.to_thread(file.with_name(PICTURES).is_file):
            await _copy_decks(SqliteDecks(file.with_name(PICTURES)), open_decks(file, database))
        if secret is not None:
            await store.secret(secret)
        return rooms
    finally:
        await store.close()


async def _copy_decks(source: DeckStore, target: DeckStore) -> None:
    """People's own pictures, one after the other."""
    try:
        for deck in await source.decks():
            await target.add_deck(deck)
        for card in await source.cards():
            prints = [await source.picture(card.deck, card.id, size) for size in get_args(PrintSize)]
            await target.add_card(card, PictureRow(*(p or b"" for p in prints)))
    finally:
        await source.close()
        await target.close()


def _pack(database: Path, secret: Path, data: Path, target: Path) -> None:
    part = target.with_name(target.name + ".part")
    with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as bundle:
        bundle.write(database, DATABASE)
        if (pictures := database.with_name(PICTURES)).is_file():
            bundle.write(pictures, PICTURES, zipfile.ZIP_STORED)
        if secret.is_file():
            bundle.write(secret, SECRET)
        for file in sorted((data / DECKS).rglob("*")):
            if file.is_file():
                bundle.write(file, file.relative_to(data).as_posix())
    part.replace(target)


def _copy(source: Path, target: Path, counted: str) -> int:
    """SQLite's own online backup: one consistent moment, whatever is being written."""
    old, new = sqlite3.connect(source), sqlite3.connect(target)
    try:
        old.backup(new)
        return int(new.execute(f"SELECT count(*) FROM {counted}").fetchone()[0])
    except sqlite3.Error as problem:
        raise StoreError(f"{source} cannot be read: {problem}.") from None
    finally:
        old.close()
        new.close()


def restore(source: Path, data: Path) -> Path | None:
    """Puts a backup in place; what was there before is moved aside, and where to is returned."""
    guard = Guard(data)
    try:
        with tempfile.TemporaryDirectory(dir=data) as folder:
            fresh = Path(folder)
            _unpack(source, fresh)
            _examine(fresh / DATABASE, source)
            if (fresh / PICTURES).is_file():
                _examine(fresh / PICTURES, source, len(PICTURE_MIGRATIONS))
            return _swap(fresh, data)
    finally:
        guard.release()


def _unpack(source: Path, folder: Path) -> None:
    try:
        with zipfile.ZipFile(source) as bundle:
            names = [i.filename for i in bundle.infolist() if not i.is_dir()]
            if DATABASE not in names or not all(map(_expected, names)):
                raise StoreError(f"{source} is not a backup of Reverie.")
            for name in names:
                bundle.extract(name, folder)
    except (OSError, zipfile.BadZipFile) as problem:
        raise StoreError(f"{source} cannot be read: {problem}.") from None


def _expected(name: str) -> bool:
    parts = PurePosixPath(name).parts
    safe = ".." not in parts and not name.startswith("/") and "\\" not in name
    return safe and (name in (DATABASE, PICTURES, SECRET) or parts[0] == DECKS)


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


def _swap(fresh: Path, data: Path) -> Path | None:
    old = [p for p in data.iterdir() if p.name in (SECRET, DECKS) or p.name.startswith((DATABASE, PICTURES))]
    aside = data / time.strftime("before-restore-%Y%m%d-%H%M%S") if old else None
    if aside is not None:
        aside.mkdir()
        for path in old:
            path.rename(aside / path.name)
    for path in list(fresh.iterdir()):
        path.rename(data / path.name)
    return aside
