"""`make crash`: the server is killed at random moments while people play; then the log is compared (R1, R3).

Every command is sent three times. With --gently the server is asked to stop instead (R2). This shows process
death, not power loss: that rests on synchronous=FULL.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import aiohttp
import msgspec
from rich.progress import Progress, TextColumn

from reverie.bots.random_player import random_move
from reverie.lobby.commands import Act, Lock, Start
from reverie.rooms.live.folded_state import fold, remember
from reverie.storage.sqlite import SqliteStore
from reverie.storage.threads import Threads
from reverie.web.options import database
from reverie.wire import PROTOCOL
from reverie.wire.frame_reader import FrameReader
from reverie.wire.messages import Do, Done, Hello, Refused, View
from tests.web.server_process import free_port, start

READY = 2.0
"""Seconds after which a server with a thousand rooms on disk must answer again."""
PATIENCE = 10.0
"""Seconds that a server lives at most."""
TROUBLE = (ConnectionError, aiohttp.ClientError, TimeoutError)


@dataclass
class Player:
    """One person at a table with bots, who sends again what was not answered."""

    room: str
    seat: int
    token: str
    rng: Random
    done: dict[str, int] = field(default_factory=dict)
    pause: float = 0.0
    """Seconds of thinking before each command."""
    pending: Do | None = None
    view: View | None = None
    farewell: int | None = None
    """With which code the server hung up last."""

    async def live(self, http: aiohttp.ClientSession, port: int) -> None:
        """Until the server is gone."""
        origin = f"http://127.0.0.1:{port}"
        self.farewell = None
        try:
            async with http.ws_connect(f"{origin}/ws", origin=origin) as ws:
                await ws.send_str(_text(Hello(PROTOCOL, (self.token,))))
                self.view, reader = None, FrameReader()
                while True:
                    await self._ask(ws, await self._hear(ws, reader))
        except TROUBLE:
            return

    async def _ask(self, ws: aiohttp.ClientWebSocketResponse, view: View) -> None:
        """Three times the next wish (R3), or once more the one that a dead server left unanswered."""
        if self.pause:
            await asyncio.sleep(self.pause * self.rng.uniform(2, 20))
        times = 3 if self.pending is None else 1
        self.pending = self.pending or Do(uuid4().hex, self._wish(view))
        for _ in range(times):
            await ws.send_str(_text(self.pending))

    async def _hear(self, ws: aiohttp.ClientWebSocketResponse, reader: FrameReader) -> View:
        """Until a view has come and the last command is answered."""
        while self.view is None or self.pending is not None:
            frame = await ws.receive(timeout=10)
            if frame.type is not aiohttp.WSMsgType.TEXT:
                self.farewell = ws.close_code
                raise ConnectionError
            message = reader.read(frame.data)
            if isinstance(message, View):
                first, self.view = self.view is None, message
                if first and self.pending is not None:
                    break
            elif isinstance(message, Done | Refused) and self.pending and message.id == self.pending.id:
                if isinstance(message, Done):
                    self.done[message.id] = message.version
                self.pending = None
        return self.view

    def _wish(self, view: View) -> Any:
        game = view.view.game
        if game is None or game.phase == "over":
            return Start()
        move = random_move(game.menu, self.rng) if view.seat in game.waiting_for else None
        return Lock(self.rng.random() < 0.5) if move is None else Act(game.serial, move)


def _text(message: Any) -> str:
    return msgspec.json.encode(message).decode()


@dataclass
class Outcome:
    kills: int = 0
    rooms: int = 0
    commands: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    unlike: int = 0
    """Rooms whose snapshot and tail give another state than the whole log."""
    gaps: int = 0
    slowest: float = 0.0
    """Seconds from the start of the process to the first answer."""
    farewells: Counter[int | None] = field(default_factory=Counter)
    """The codes with which the server hung up; nothing where it was killed, or had not listened yet."""
    complaints: list[str] = field(default_factory=list)
    """The end of what such a server wrote to its log."""

    @property
    def good(self) -> bool:
        return not (self.lost or self.doubled or self.unlike or self.gaps or self.complaints)


async def campaign(
    data: Path,
    kills: int,
    rooms: int,
    commands: int,
    idle: int,
    seed: int = 1,
    tell: Any = None,
    gently: bool = False,
) -> Outcome:
    """Kills the server that often, or more often until so many commands are in the log."""
    rng, port, outcome = Random(seed), free_port(), Outcome(rooms=rooms)
    players: list[Player] = []
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector) as http:
        while outcome.kills < kills or sum(len(p.done) for p in players) < commands:
            began = time.perf_counter()
            process = await start(data, port, errors=asyncio.subprocess.PIPE if gently else None)
            outcome.slowest = max(outcome.slowest, time.perf_counter() - began)
            if not players:
                players = [await play_now(http, port, Random(n)) for n in range(rooms)]
                for _ in range(idle):
                    await _post(http, port, "/api/rooms", {"name": "Ana"})
            work = [asyncio.ensure_future(p.live(http, port)) for p in players]
            await _a_while(players, rng.randint(0, 2 * commands // kills), rng)
            if gently:
                await _stop(process, outcome)
            else:
                process.kill()
            await process.wait()
            await asyncio.gather(*work)
            outcome.kills += 1
            outcome.farewells.update(p.farewell for p in players)
            if tell is not None:
                tell(outcome.kills, sum(len(p.done) for p in players))
    await _compare(data, players, outcome)
    return outcome


async def _a_while(players: list[Player], more: int, rng: Random) -> None:
    """Until so many more commands are acknowledged, and then a moment of any length."""
    goal, end = sum(len(p.done) for p in players) + more, time.monotonic() + PATIENCE
    while sum(len(p.done) for p in players) < goal and time.monotonic() < end:  # noqa: ASYNC110
        await asyncio.sleep(rng.uniform(0.01, 0.05))
    await asyncio.sleep(rng.uniform(0, 0.1))


async def _stop(process: asyncio.subprocess.Process, outcome: Outcome) -> None:
    """R2: it ends by itself and in peace."""
    process.terminate()
    _, said = await asyncio.wait_for(process.communicate(), 60)
    outcome.complaints += said.decode().splitlines()[-2:]
    if process.returncode != 0:
        outcome.complaints.append(f"ended with {process.returncode}")


async def play_now(http: aiohttp.ClientSession, port: int, rng: Random) -> Player:
    wish = {"name": "Ana", "bots": 3, "language": "en", "ruleset": "dixit"}
    seated = await _post(http, port, "/api/play-now", wish)
    return Player(seated["room"], seated["seat"], seated["token"], rng)


async def _post(http: aiohttp.ClientSession, port: int, path: str, body: Any) -> Any:
    async with http.post(f"http://127.0.0.1:{port}{path}", json=body) as answer:
        assert answer.status == 200, await answer.text()
        return await answer.json()


async def _compare(data: Path, players: list[Player], outcome: Outcome) -> None:
    store = SqliteStore(database(data), Threads)
    try:
        for player in players:
            rows = await store.read(player.room)
            kept = [(row.command, row.version) for row in rows if row.actor == player.seat]
            outcome.commands += len(rows)
            outcome.acknowledged += len(player.done)
            outcome.lost += len(player.done.items() - set(kept))
            outcome.doubled += len(kept) - len({command for command, _ in kept})
            outcome.gaps += [row.version for row in rows] != list(range(1, len(rows) + 1))
            outcome.unlike += await remember(store, player.room) != fold(None, rows)
    finally:
        await store.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--commands", type=int, default=100_000)
    parser.add_argument("--rooms", type=int, default=50)
    parser.add_argument("--idle", type=int, default=950, help="rooms on disk where nobody is")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--gently", action="store_true", help="SIGTERM instead of SIGKILL")
    chosen = parser.parse_args()
    columns = (*Progress.get_default_columns(), TextColumn("{task.fields[done]} acknowledged"))
    with tempfile.TemporaryDirectory() as folder, Progress(*columns) as bar:
        task = bar.add_task("Killing the server", total=chosen.kills, done=0)

        def tell(kills: int, done: int) -> None:
            bar.update(task, completed=kills, done=done)

        outcome = asyncio.run(
            campaign(
                *(Path(folder), chosen.kills, chosen.rooms, chosen.commands, chosen.idle, chosen.seed),
                tell,
                chosen.gently,
            )
        )
    print(outcome)
    print("Nothing lost, nothing twice." if outcome.good else "FAILED")
    return 0 if outcome.good else 1


if __name__ == "__main__":
    sys.exit(main())
