"""S15: what was erased is in no byte of any file, whatever the tables beside it did before and after."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from reverie.storage import sqlite as sqlite_store
from reverie.storage import statements, writer
from reverie.storage.port import Append, Appended, KeptGallery, NewRoom, Snapshot
from reverie.storage.schema import MIGRATIONS, migrate
from reverie.storage.sqlite import SqliteStore, prepare
from reverie.storage.threads import Threads
from tests.erasing import found

CODES = [f"RM{n:04}" for n in range(24)]


def marks(code: str) -> list[bytes]:
    return [f"{kind}-of-{code}".encode() for kind in ("invite", "clue", "state", "gallery")]


async def busy(store: SqliteStore, codes: list[str], rows: int, rng: Random) -> None:
    """Rows of many sizes, in all rooms at once, with snapshots and galleries that come and go."""
    at = dict.fromkeys(codes, 1)
    for n in range(rows * len(codes)):
        code = rng.choice(codes)
        events = f"clue-of-{code} ".encode() * rng.choice((1, 5, 30, 120, 700))
        assert await store.append(Append(code, at[code], 0, f"c{n}", n, events)) == Appended(at[code] + 1)
        at[code] += 1
        if not n % 9:
            state = f"state-of-{code} ".encode() * rng.randrange(1, 3000)
            await store.save_snapshot(code, Snapshot(at[code], "t", state))
        if not n % 25:
            view = f"gallery-of-{code} ".encode() * rng.randrange(1, 900)
            await store.save_gallery(code, n % 3, KeptGallery("t", view))


@pytest.mark.parametrize("seed", range(4))
def test_s15_nothing_of_an_erased_room_is_left_in_any_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(writer, "SCRUB", 0.05)
    rng = Random(seed)

    async def story() -> None:
        store = SqliteStore(tmp_path / "reverie.db", Threads)
        for code in CODES:
            assert await store.create(NewRoom(code, f"invite-of-{code}", 1, f"clue-of-{code}".encode()))
        await busy(store, CODES, 25, rng)
        left, gone = CODES[:], []
        for _ in range(8):
            code = left.pop(rng.randrange(len(left)))
            gone.append(code)
            assert await store.delete(code, 5)
            await asyncio.sleep(0.3)
            assert found(tmp_path, [m for c in gone for m in marks(c)]) == {}
        assert set(found(tmp_path, marks(left[0]))) == {"reverie.db"}
        await store.close()
        again = SqliteStore(tmp_path / "reverie.db", Threads)
        assert {r.code for r in await again.rooms()} == set(left)
        assert all([await again.read(code) for code in left])
        await again.close()

    asyncio.run(story())


def test_s15_a_room_erased_just_before_the_server_was_killed_is_erased_by_the_next(tmp_path: Path) -> None:
    db = sqlite_store.open_database(tmp_path / "reverie.db", create=True)
    migrate(db, "reverie.db")
    db.execute("BEGIN")
    statements.create(db, NewRoom("RM0000", "invite-of-RM0000", 1, b"clue-of-RM0000" * 100))
    db.execute("COMMIT")
    other = sqlite_store.open_database(tmp_path / "reverie.db")  # so that the log stays, as after a kill
    db.execute("BEGIN")
    statements.delete(db, "RM0000", 1)
    db.execute("COMMIT")
    killed = tmp_path / "killed"
    killed.mkdir()
    for file in tmp_path.glob("reverie.db*"):
        (killed / file.name).write_bytes(file.read_bytes())
    assert found(killed, marks("RM0000"))
    prepare(killed / "reverie.db")
    assert found(killed, marks("RM0000")) == {}
    other.close()
    db.close()


def test_s15_what_an_older_version_left_in_the_file_goes_with_the_upgrade(tmp_path: Path) -> None:
    path = tmp_path / "reverie.db"
    old = sqlite3.connect(path, isolation_level=None)
    old.executescript("PRAGMA secure_delete = OFF;" + MIGRATIONS[0] + "PRAGMA user_version = 1;")
    rows = [(code, v, f"clue-of-{code}".encode() * 40) for v in range(1, 21) for code in CODES]
    for code in CODES:
        old.execute("INSERT INTO rooms VALUES (?, ?, 20, 0, 0)", (code, f"invite-of-{code}"))
        old.execute("INSERT INTO tokens VALUES (?, ?, 'seat', 0, NULL)", (code.encode(), code))
        old.execute("INSERT INTO due VALUES (?, 7, 'k', x'')", (code,))
    old.executemany("INSERT INTO log VALUES (?, ?, 0, 'c' || ?2, 0, ?)", rows)
    old.execute("PRAGMA foreign_keys = ON")
    old.execute("DELETE FROM rooms WHERE code = ?", (CODES[3],))
    old.close()
    assert found(tmp_path, marks(CODES[3]))
    prepare(path)
    assert found(tmp_path, marks(CODES[3])) == {}

    async def story() -> None:
        store = SqliteStore(path, Threads)
        assert len(await store.rooms()) == len(CODES) - 1
        assert [r.events for r in await store.read(CODES[4])] == [f"clue-of-{CODES[4]}".encode() * 40] * 20
        assert len(await store.due()) == len(CODES) - 1
        assert await store.token(CODES[5].encode(), 0) is not None
        found_room = await store.room(CODES[6])
        assert found_room is not None
        assert found_room.invite == f"invite-of-{CODES[6]}"
        await store.close()

    asyncio.run(story())


def test_s15_blank_rows_are_taken_out_at_a_start_and_leave_nothing_of_the_living_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_store, "MANY", 50)

    async def story() -> None:
        store = SqliteStore(tmp_path / "reverie.db", Threads)
        for code in CODES:
            await store.create(NewRoom(code, f"invite-of-{code}", 1, f"clue-of-{code}".encode()))
        await busy(store, CODES, 12, Random(5))
        for code in CODES[:18]:
            await store.delete(code, 5)
        await store.close()
        size = (tmp_path / "reverie.db").stat().st_size
        store = SqliteStore(tmp_path / "reverie.db", Threads)
        assert (tmp_path / "reverie.db").stat().st_size < size / 2
        assert all([await store.read(code) for code in CODES[18:]])
        await store.delete(CODES[20], 5)
        await store.close()
        assert found(tmp_path, [m for c in (*CODES[:18], CODES[20]) for m in marks(c)]) == {}

    asyncio.run(story())


def test_s15_only_the_owner_may_look(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "data" / "reverie.db", Threads)
        await store.create(NewRoom("RM0000", "i", 1, b""))
        modes = {p.name: p.stat().st_mode & 0o777 for p in (tmp_path / "data").iterdir()}
        assert set(modes) >= {"reverie.db", "reverie.db-wal", "head"}
        assert set(modes.values()) == {0o600}
        assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
        await store.close()

    asyncio.run(story())
