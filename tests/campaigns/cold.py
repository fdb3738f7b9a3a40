"""How long the first view takes of a room that nobody has open, with a long history behind it."""

import asyncio
import sqlite3
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

import aiohttp

from reverie.web.options import database
from tests.campaigns.crash import Player, play_now
from tests.campaigns.light_client import connect
from tests.web.server_process import free_port, start

TIMES = 5


async def cold_load(commands: int) -> None:
    """A table with bots plays so many commands; then the server starts anew, with and without a snapshot."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        player, rows = await _history(data, commands)
        warm = [await _first_view(data, player) for _ in range(TIMES)]
        _forget_snapshots(data)
        cold = [await _first_view(data, player) for _ in range(TIMES)]
    took = f"{1000 * median(warm):.0f} ms; from the log alone {1000 * median(cold):.0f} ms"
    print(f"cold: a room with {rows} commands behind it is seen after {took}", flush=True)


async def _history(data: Path, commands: int) -> tuple[Player, int]:
    process = await start(data, port := free_port())
    try:
        async with aiohttp.ClientSession() as http:
            player = await play_now(http, port, Random(1))
            playing = asyncio.ensure_future(player.live(http, port))
            while (rows := _rows(data, player.room)) < commands and not playing.done():  # noqa: ASYNC110
                await asyncio.sleep(0.2)
            playing.cancel()
            return player, rows
    finally:
        process.terminate()
        await process.wait()


def _rows(data: Path, room: str) -> int:
    db = sqlite3.connect(database(data))
    try:
        return int(db.execute("SELECT max(version) FROM log WHERE room = ?", (room,)).fetchone()[0])
    finally:
        db.close()


def _forget_snapshots(data: Path) -> None:
    db = sqlite3.connect(database(data))
    db.execute("DELETE FROM snapshots")
    db.commit()
    db.close()


async def _first_view(data: Path, player: Player) -> float:
    process = await start(data, port := free_port())
    try:
        began = time.perf_counter()
        await connect(port, player.token)
        return time.perf_counter() - began
    finally:
        process.kill()
        await process.wait()
