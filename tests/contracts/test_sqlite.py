"""What is particular to the SQLite file: versions, folders, a disk that refuses."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from reverie.storage import statements
from reverie.storage.port import Append, Appended, NewRoom, StoreError, Unavailable
from reverie.storage.schema import NEWEST
from reverie.storage.sqlite import SqliteStore, open_database, prepare


def test_a_newer_database_is_refused_with_a_clear_message(tmp_path: Path) -> None:
    path = tmp_path / "reverie.db"
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {NEWEST + 1}")
    db.close()
    with pytest.raises(StoreError, match="newer Reverie"):
        prepare(path)


def test_somebody_elses_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "reverie.db"
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE holiday (day TEXT)")
    db.close()
    with pytest.raises(StoreError, match="not one of Reverie's"):
        prepare(path)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "reverie.db"
    path.write_bytes(b"dear diary" * 1000)
    with pytest.raises(StoreError, match="--data"):
        prepare(path)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="--data"):
        prepare(tmp_path / "file" / "reverie.db")


def test_commits_reach_the_disk_before_they_are_acknowledged(tmp_path: Path) -> None:
    db = open_database(tmp_path / "reverie.db", create=True)
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)
    db.close()


def test_r4_a_store_that_cannot_write_says_so_and_recovers_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def story() -> None:
        store = SqliteStore(tmp_path / "reverie.db")
        await store.create(NewRoom("ABCDEF", "s", 1, b"[]"))
        with monkeypatch.context() as broken:
            broken.setattr(statements, "_log", full)
            with pytest.raises(Unavailable, match="disk is full"):
                await store.append(Append("ABCDEF", 1, 0, "c", 2, b"[]"))
        assert await store.append(Append("ABCDEF", 1, 0, "c", 2, b"[]")) == Appended(2)
        await store.close()

    asyncio.run(story())


def test_r4_nothing_is_acknowledged_into_a_file_that_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "reverie.db"
        store = SqliteStore(path)
        await store.create(NewRoom("ABCDEF", "s", 1, b"[]"))
        path.rename(tmp_path / "elsewhere.db")
        for _ in range(2):
            with pytest.raises(Unavailable):
                await store.append(Append("ABCDEF", 1, 0, "c", 2, b"[]"))
            assert not await store.well()
        assert not path.exists()
        (tmp_path / "elsewhere.db").rename(path)
        assert await store.append(Append("ABCDEF", 1, 0, "c", 2, b"[]")) == Appended(2)
        await store.close()

    asyncio.run(story())
