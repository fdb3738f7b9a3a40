"""Killed at every step of backup, restore, migration, upload and deletion: what is there is whole (R12)."""

import asyncio
import shutil
import sqlite3
import tempfile
import zipfile
from pathlib import Path
from typing import BinaryIO, NamedTuple, cast

import pytest
from msgspec.msgpack import encode

from reverie.cli import main
from reverie.decks.crop import Crop
from reverie.decks.format import Header
from reverie.decks.own_deck import OwnCardFacts
from reverie.decks.places import installation_secret
from reverie.rooms.own_decks.editing import OwnDecks
from reverie.storage.archive import OURS
from reverie.storage.deck_port import CardRow, DeckRow, PictureRow
from reverie.storage.deck_sqlite import PICTURES, SqliteDecks
from reverie.storage.leftovers import TMP
from reverie.storage.port import NewRoom, Row
from reverie.storage.schema import MIGRATIONS, NEWEST
from reverie.storage.sqlite import SqliteStore, prepare
from reverie.storage.threads import Threads
from reverie.web.options import Options, database
from reverie.web.server import CannotStart, running
from tests.decks.files import png
from tests.erasing import found
from tests.kills.killing import EVERY, Steps, killed_at_every_step
from tests.rooms.parlour import HandClock
from tests.web.paper import PaperLibrary

pytestmark = pytest.mark.timeout(1200)

KNOWN = {
    *("reverie.db", "pictures.db", "head", "secret", "decks", "reverie.lock", "bots"),
    *("reverie.toml", "last-backup.json"),
}


class Contents(NamedTuple):
    rooms: dict[str, list[Row]]
    cards: list[tuple[str, bytes | None]]
    secret: bytes
    decks: list[str]
    settings: str


def filled(data: Path, mark: str) -> None:
    """A table, an own deck, a secret and an installed deck, all with this mark."""

    async def story() -> None:
        store = SqliteStore(database(data), Threads)
        code = f"RM{mark.upper():0>4}"[:6]
        await store.create(NewRoom(code, f"invite-{mark}", 1, f"clue-{mark}".encode() * 50))
        await store.close()
        decks = SqliteDecks(data / PICTURES, Threads)
        header = Header(f"own-{mark}", mark, "a", "CC0-1.0")
        facts = OwnCardFacts(Crop(0.5, 0.5, 1), "", (b"", b"", b""))
        await decks.add_deck(DeckRow(header.id, b"o" * 32, "", encode(header), 1))
        card = CardRow(header.id, "c", 1, b"o", encode(facts), 3)
        await decks.add_card(card, PictureRow(b"s", mark.encode(), b"w"))
        await decks.close()

    asyncio.run(story())
    installation_secret(data)
    (data / "decks" / mark).mkdir(parents=True)
    (data / "decks" / mark / "deck.toml").write_text(mark)


async def contents(data: Path) -> Contents:
    store = SqliteStore(database(data), Threads)
    decks = SqliteDecks(data / PICTURES, Threads)
    try:
        rooms = {r.code: await store.read(r.code) for r in await store.rooms()}
        cards = [(c.deck, await decks.picture(c.deck, c.id, "large")) for c in await decks.cards()]
    finally:
        await store.close()
        await decks.close()
    shelf = data / "decks"
    told = [f"{deck.name}:{(deck / 'deck.toml').read_text()}" for deck in sorted(shelf.iterdir())]
    settings = data / "reverie.toml"
    written = settings.read_text() if settings.is_file() else ""
    return Contents(rooms, cards, (data / "secret").read_bytes(), told, written)


def started(data: Path) -> Contents:
    """What a server that starts now serves; it is ready, and nothing lies about."""

    async def story() -> Contents:
        async with running(Options(data=data, host="127.0.0.1", port=0), PaperLibrary()) as site:
            assert await site.store.well()
        return await contents(data)

    there = asyncio.run(story())
    assert {path.name for path in data.iterdir()} <= KNOWN
    assert {path.stat().st_mode & 0o077 for path in (data, *data.rglob("*"))} == {0}
    return there


def restores(place: Path, _: Steps) -> None:
    saved = str(place / "saved.zip")
    assert main(["restore", str(place / "new.zip"), "--data", str(place / "data"), "--save", saved]) == 0


def test_r12_restore(tmp_path: Path) -> None:
    template, other = tmp_path / "template", tmp_path / "other"
    filled(template / "data", "old")
    filled(other, "new")
    (other / "reverie.toml").write_text("keep_days = 77\n")
    assert main(["backup", str(template / "new.zip"), "--data", str(other)]) == 0
    old, new = started(template / "data"), started(other)
    assert old != new
    became = []
    for place in killed_at_every_step(tmp_path, "tests.kills.test_file:restores", every=(EVERY + 1) // 2):
        saved = place / "saved.zip"
        assert not saved.exists() or zipfile.ZipFile(saved).testzip() is None
        there = started(place / "data")
        assert there in (old, new)
        became.append(there == new)
        if there == new:
            assert found(place / "data", [b"clue-old", b"invite-old"]) == {}
            assert found(place, [b"clue-old"]).keys() == {"saved.zip:reverie.db"}
        assert not list((place / "data").glob("tmp*"))
    assert became == sorted(became)
    assert set(became) == {False, True}
    assert len(became) > 60 // ((EVERY + 1) // 2)


def backs_up(place: Path, _: Steps) -> None:
    assert main(["backup", str(place), "--data", str(place / "data"), "--keep", "2"]) == 0


def test_r12_backup(tmp_path: Path) -> None:
    template = tmp_path / "template"
    filled(template / "data", "old")
    old = started(template / "data")
    for n in range(3):
        shutil.copy(tmp_path / "template" / "data" / "secret", template / f"reverie-2020010{n}-000000.zip")
    whole = 0
    for place in killed_at_every_step(tmp_path, "tests.kills.test_file:backs_up"):
        fresh = [p for p in place.glob("*.zip") if OURS.fullmatch(p.name) and "-2020" not in p.name]
        if fresh:
            whole += 1
            assert main(["restore", str(fresh[0]), "--data", str(place / "again")]) == 0
            assert asyncio.run(contents(place / "again")) == old
            assert fresh[0].stat().st_mode & 0o077 == 0
        assert started(place / "data") == old
        backs_up(place, Steps(place, 0))
        left = sorted(p.name for p in place.iterdir() if p.is_file())
        assert len(left) == 2, "the newest two, and no half one"
        assert all(OURS.fullmatch(name) for name in left)
    assert whole > 1


def migrates(place: Path, _: Steps) -> None:
    prepare(place / "reverie.db")


def test_r12_migration(tmp_path: Path) -> None:
    (tmp_path / "template").mkdir()
    old = sqlite3.connect(tmp_path / "template" / "reverie.db", isolation_level=None)
    old.executescript(MIGRATIONS[0] + "PRAGMA user_version = 1;")
    for code in ("RM0001", "RM0002"):
        old.execute("INSERT INTO rooms VALUES (?, 'i' || ?1, 3, 0, 0)", (code,))
        old.execute("INSERT INTO tokens VALUES (?, ?, 'seat', 0, NULL)", (code.encode(), code))
        for version in (1, 2, 3):
            old.execute("INSERT INTO log VALUES (?, ?, 0, 'c' || ?2, 0, 'clue')", (code, version))
    old.close()
    places = killed_at_every_step(tmp_path, "tests.kills.test_file:migrates")
    assert len(places) > 30
    for place in places:
        prepare(place / "reverie.db")
        db = sqlite3.connect(place / "reverie.db")
        assert db.execute("PRAGMA user_version").fetchone() == (NEWEST,)
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        counted = """SELECT (SELECT count(*) FROM log), (SELECT count(*) FROM tokens), count(*)
            FROM rooms JOIN invites ON code = room"""
        assert db.execute(counted).fetchone() == (6, 2, 2)
        db.close()


SECRET = b"s" * 32


def uploads(place: Path, _: Steps) -> None:
    async def story() -> None:
        decks = SqliteDecks(place / "data" / PICTURES, Threads)
        own = OwnDecks(decks, HandClock(), SECRET, 10**9)
        await own.open()
        with tempfile.TemporaryFile(dir=place / "data", prefix=TMP) as file:  # as web/uploads.py does
            file.write((place / "picture.png").read_bytes())
            file.seek(0)
            added = await own.add(own.every_deck()[0], cast(BinaryIO, file), "A moon.png")
        assert hasattr(added, "picture"), added
        await decks.close()

    asyncio.run(story())


def test_r12_upload(tmp_path: Path) -> None:
    template = tmp_path / "template"
    template.mkdir()
    (template / "picture.png").write_bytes(png())

    async def begun() -> None:
        decks = SqliteDecks(template / "data" / PICTURES, Threads)
        own = OwnDecks(decks, HandClock(), SECRET, 10**9)
        header = Header(id="new", title="t", author="a", licence="CC0-1.0", language="en")
        await own.create(header, "")
        await decks.close()

    async def cards(data: Path) -> list[tuple[int, int]]:
        decks = SqliteDecks(data / PICTURES, Threads)
        try:
            rows = await decks.cards()
            sizes = ("small", "large", "whole")
            prints = [[await decks.picture(c.deck, c.id, size) for size in sizes] for c in rows]  # type: ignore[arg-type]
            return [
                (c.bytes, sum(len(p or b"") for p in found)) for c, found in zip(rows, prints, strict=True)
            ]
        finally:
            await decks.close()

    asyncio.run(begun())
    became = []
    for place in killed_at_every_step(tmp_path, "tests.kills.test_file:uploads"):
        there = asyncio.run(cards(place / "data"))
        assert all(told == kept for told, kept in there)
        became.append(len(there))
        assert {p.name for p in (place / "data").iterdir()} == {PICTURES}
    assert became == sorted(became)
    assert set(became) == {0, 1}


def erases(place: Path, _: Steps) -> None:
    async def story() -> None:
        store = SqliteStore(database(place / "data"), Threads)
        assert await store.delete("RM0OLD", 5)
        await store.close()

    asyncio.run(story())


def test_r12_s15_a_deletion_is_whole_and_leaves_nothing(tmp_path: Path) -> None:
    filled(tmp_path / "template" / "data", "old")
    old, became = started(tmp_path / "template" / "data"), []
    for place in killed_at_every_step(tmp_path, "tests.kills.test_file:erases"):
        there = started(place / "data")
        assert there.rooms in (old.rooms, {})
        became.append(not there.rooms)
        assert bool(found(place / "data", [b"clue-old", b"invite-old"])) == bool(there.rooms)
    assert became == sorted(became)
    assert set(became) == {False, True}


def test_r12_a_damaged_backup_changes_nothing(tmp_path: Path) -> None:
    filled(tmp_path / "data", "old")
    old = started(tmp_path / "data")
    assert main(["backup", str(tmp_path / "b.zip"), "--data", str(tmp_path / "data")]) == 0
    whole = (tmp_path / "b.zip").read_bytes()
    for cut in (0, 10, len(whole) // 2, len(whole) - 1):
        (tmp_path / "cut.zip").write_bytes(whole[:cut])
        assert main(["restore", str(tmp_path / "cut.zip"), "--data", str(tmp_path / "data")]) == 1
        assert started(tmp_path / "data") == old


def test_a_damaged_file_is_saved_as_it_is_before_it_is_replaced(tmp_path: Path) -> None:
    filled(tmp_path / "data", "old")
    assert main(["backup", str(tmp_path / "b.zip"), "--data", str(tmp_path / "data")]) == 0
    old = started(tmp_path / "data")
    (tmp_path / "data" / "reverie.db").write_bytes(b"oh no" * 5000)
    with pytest.raises(CannotStart, match="not a database"):
        started(tmp_path / "data")
    save = str(tmp_path / "saved.zip")
    assert main(["restore", str(tmp_path / "b.zip"), "--data", str(tmp_path / "data"), "--save", save]) == 0
    assert started(tmp_path / "data") == old
    assert zipfile.ZipFile(save).read("damaged/reverie.db") == b"oh no" * 5000
