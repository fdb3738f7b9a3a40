"""R10: a log that was shortened from outside is noticed, said, and not written to until that is accepted."""

import asyncio
import shutil
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from reverie.cli import main
from reverie.storage.head import FILE, accept, recorded
from reverie.storage.port import NewRoom, StoreError, Unavailable
from reverie.storage.sqlite import SqliteStore
from reverie.storage.threads import Threads
from reverie.web.options import database
from tests.web.server_process import free_port, start

Deed = Callable[[Path], None]


def no_log(data: Path) -> None:
    (data / "reverie.db-wal").unlink()


def half_a_log(data: Path) -> None:
    log = data / "reverie.db-wal"
    with log.open("r+b") as file:
        file.truncate(log.stat().st_size // 2)


def no_file(data: Path) -> None:
    for path in data.glob("reverie.db*"):
        path.unlink()


def an_older_file(data: Path) -> None:
    no_file(data)
    shutil.copy(data / "older", database(data))


def put_back(data: Path) -> None:
    for path in data.glob("reverie.db-*"):
        path.unlink()
    (data / "mislaid").rename(data / "reverie.db-wal")


async def _tables(http: aiohttp.ClientSession, origin: str, count: int) -> list[str]:
    codes = []
    for _ in range(count):
        async with http.post(f"{origin}/api/rooms", json={"name": "Ana"}) as answer:
            codes.append((await answer.json())["room"])
    return codes


async def _asked(http: aiohttp.ClientSession, where: str, body: Any = None) -> tuple[int, str]:
    way = http.get(where) if body is None else http.post(where, json=body)
    async with way as answer:
        return answer.status, await answer.text()


@pytest.mark.parametrize("deed", [no_log, half_a_log, no_file, an_older_file])
def test_r10_a_cut_log_is_noticed_and_accepted(
    tmp_path: Path, deed: Deed, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        port, data = free_port(), tmp_path / "data"
        origin = f"http://127.0.0.1:{port}"
        async with aiohttp.ClientSession() as http:
            first = await start(data, port)
            await _tables(http, origin, 3)
            first.terminate()
            await first.wait()
            shutil.copy(database(data), data / "older")
            second = await start(data, port)
            await _tables(http, origin, 6)
            second.send_signal(signal.SIGKILL)
            await second.wait()
            deed(data)
            with (tmp_path / "said").open("wb") as said:
                third = await start(data, port, errors=said.fileno())
            try:
                log = (tmp_path / "said").read_text()
                assert "reverie accept --data" in log
                assert (await _asked(http, f"{origin}/healthz"))[0] == 200
                for _ in range(2):
                    status, text = await _asked(http, f"{origin}/readyz")
                    assert (status, "shorter" in text) == (503, True)
                    assert (await _asked(http, f"{origin}/api/rooms", {"name": "Bo"}))[0] == 503
                assert await asyncio.to_thread(main, ["accept", "--data", str(data)]) == 0
                assert "Accepted." in capsys.readouterr().out
                assert (await _asked(http, f"{origin}/readyz"))[0] == 200
                assert (await _asked(http, f"{origin}/api/rooms", {"name": "Bo"}))[0] == 200
            finally:
                third.terminate()
                await third.wait()
            fourth = await start(data, port)
            assert (await _asked(http, f"{origin}/readyz"))[0] == 200
            fourth.terminate()
            await fourth.wait()

    asyncio.run(story())


def test_r10_the_missing_log_put_back_is_all_it_takes(tmp_path: Path) -> None:
    async def story() -> None:
        port = free_port()
        origin = f"http://127.0.0.1:{port}"
        async with aiohttp.ClientSession() as http:
            first = await start(tmp_path, port)
            codes = await _tables(http, origin, 5)
            first.send_signal(signal.SIGKILL)
            await first.wait()
            (tmp_path / "reverie.db-wal").rename(tmp_path / "mislaid")
            (tmp_path / "reverie.db-shm").unlink()
            second = await start(tmp_path, port, errors=asyncio.subprocess.DEVNULL)
            assert (await _asked(http, f"{origin}/readyz"))[0] == 503
            second.send_signal(signal.SIGKILL)
            await second.wait()
            put_back(tmp_path)
            third = await start(tmp_path, port)
            assert (await _asked(http, f"{origin}/readyz"))[0] == 200
            third.terminate()
            await third.wait()
        store = SqliteStore(database(tmp_path), Threads)
        assert {r.code for r in await store.rooms()} == set(codes)
        await store.close()

    asyncio.run(story())


def test_r10_the_record_follows_every_write_and_a_whole_log_needs_no_accepting(tmp_path: Path) -> None:
    async def story() -> None:
        path = database(tmp_path)
        store = SqliteStore(path, Threads)
        before = recorded(tmp_path / FILE)
        assert before is not None
        for n in range(3):
            await store.create(NewRoom(f"RM000{n}", "i", 1, b""))
            now = recorded(tmp_path / FILE)
            assert now == (before.lineage, before.writes + n + 1)
        await store.close()
        assert accept(path) is None
        (tmp_path / FILE).write_text("who knows")
        store = SqliteStore(path, Threads)
        assert store.held is not None
        with pytest.raises(Unavailable, match="reverie accept"):
            await store.create(NewRoom("RM0009", "i", 1, b""))
        assert not await store.well()
        assert accept(path) is not None
        assert await store.create(NewRoom("RM0009", "i", 1, b""))
        assert await store.well()
        await store.close()
        (tmp_path / FILE).unlink()  # by hand, or from before there was one
        store = SqliteStore(path, Threads)
        assert store.held is None
        await store.close()

    asyncio.run(story())


def test_r10_accepting_where_there_is_nothing_is_said(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="--data"):
        accept(database(tmp_path))
    database(tmp_path).write_bytes(b"no database" * 100)
    with pytest.raises(StoreError, match="cannot be read"):
        accept(database(tmp_path))
