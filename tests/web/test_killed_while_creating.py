"""`kill -9` while a table is created leaves a whole table or none (R11, R12)."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import msgspec

from reverie.lobby.events import RoomEvent
from reverie.lobby.state import playing
from reverie.rooms.live.folded_state import fold
from reverie.storage.statements import read
from reverie.web.options import database
from tests.web.server_process import free_port, start

EVERY_STEP = """
import asyncio, os, signal, sys
from pathlib import Path
from reverie.storage import sqlite
from reverie.storage.threads import Threads
from reverie.wire.bodies import PlayNow, Seated
from tests.rooms.parlour import HandClock, Parlour

def dies_at(step):
    opened, seen = sqlite.open_database, 0
    def count(statement):
        nonlocal seen
        seen += 1
        if seen == step:
            os.kill(os.getpid(), signal.SIGKILL)
    def traced(path, **how):
        db = opened(path, **how)
        db.set_trace_callback(count)
        return db
    sqlite.open_database = traced

async def create(folder, step):
    store = sqlite.SqliteStore(folder / "reverie.db", Threads)
    dies_at(step)
    assert isinstance(await Parlour(store, HandClock()).admission.play_now(PlayNow("Ana")), Seated)

for step in range(1, 200):
    folder = Path(sys.argv[1]) / str(step)
    folder.mkdir()
    child = os.fork()
    if not child:
        asyncio.run(create(folder, step))
        os._exit(0)
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0:
        print(step)
        break
"""


def tables(file: Path) -> list[str]:
    """The codes of the tables in a file, each of them whole: people, bots, game, token, what is due."""
    db = sqlite3.connect(file)
    try:
        assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        codes = [row[0] for row in db.execute("SELECT code FROM rooms")]
        for code in codes:
            rows = read(db, code, 0)
            first = msgspec.json.decode(rows[0].events, type=tuple[RoomEvent, ...])
            assert (rows[0].version, type(first[0]).__name__) == (1, "RoomOpened")
            room = fold(None, rows[:1]).room
            assert playing(room) is not None
            assert [c.holder for c in room.chairs] == ["player", "bot", "bot", "bot"]
            assert db.execute("SELECT seat FROM tokens WHERE room = ?", (code,)).fetchall() == [(0,)]
            assert db.execute("SELECT count(*) FROM due WHERE room = ?", (code,)).fetchone()[0] > 0
        for table in ("log", "tokens", "due"):
            stray = f"SELECT count(*) FROM {table} WHERE room NOT IN (SELECT code FROM rooms)"
            assert db.execute(stray).fetchone()[0] == 0
        return codes
    finally:
        db.close()


def test_killed_at_every_step_of_the_store(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", EVERY_STEP, str(tmp_path)], capture_output=True, check=True, text=True
    )
    steps = int(run.stdout)
    found = [len(tables(tmp_path / str(step) / "reverie.db")) for step in range(1, steps + 1)]
    assert steps > 5
    assert set(found) == {0, 1}
    assert found == sorted(found), "once it is kept, it stays"


def test_a_real_server_killed_at_random_moments(tmp_path: Path) -> None:
    async def story() -> None:
        rng, port, known = Random(7), free_port(), set[str]()
        for _ in range(4):
            server = await start(tmp_path, port, pace=1.0)
            async with aiohttp.ClientSession() as http:
                asking = [asyncio.ensure_future(_create(http, port, known)) for _ in range(4)]
                await asyncio.sleep(rng.uniform(0.05, 0.4))
                server.send_signal(signal.SIGKILL)
                await server.wait()
                await asyncio.gather(*asking)
        assert known
        assert known <= set(tables(database(tmp_path)))

    asyncio.run(story())


async def _create(http: aiohttp.ClientSession, port: int, known: set[str]) -> None:
    """One table after the other, until the server is gone."""
    while True:
        try:
            async with http.post(f"http://127.0.0.1:{port}/api/play-now", json={"name": "Ana"}) as answer:
                seated: Any = await answer.json()
                known.add(seated["room"])
        except (aiohttp.ClientError, ConnectionError):
            return
