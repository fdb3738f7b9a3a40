"""What is particular to the SQLite file: versions, folders, a disk that refuses."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from reverie.storage import statements
from reverie.storage.port import Append, Appended, NewRoom, StoreError, Unavailable
from reverie.storage.schema import NEWEST
from reverie.storage.sqlite import SqliteStore, open_database, prepare
from reverie.storage.threads import Threads
from reverie.storage.writer import PACE, GroupCommitWriter


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
    with pytest.raises(StoreError, match=r"damaged\..*reverie restore"):
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
        store = SqliteStore(tmp_path / "reverie.db", Threads)
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
        store = SqliteStore(path, Threads)
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


def test_writes_that_come_fast_share_commits(tmp_path: Path) -> None:
    """By design, not by chance: from one commit to the next there is time for others to come."""
    path, commits = tmp_path / "reverie.db", list[str]()
    prepare(path)

    def connect() -> sqlite3.Connection:
        db = open_database(path)
        db.set_trace_callback(lambda text: commits.append(text) if text == "COMMIT" else None)
        return db

    async def story() -> float:
        writer = GroupCommitWriter(path, connect)

        async def asks() -> None:
            for _ in range(10):
                await writer.do(statements.touch)

        began = time.monotonic()
        await asyncio.gather(*(asks() for _ in range(16)))
        took = time.monotonic() - began
        await writer.close()
        return took

    took = asyncio.run(story())
    assert 10 <= len(commits) <= took / PACE + 2
