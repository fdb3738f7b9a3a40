"""`make chaos`: whole games over lines that are late, break and go silent (R6)."""

import argparse
import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import msgspec

from reverie.lobby.commands import Configure, Start
from reverie.lobby.observe import observe
from reverie.rooms.live.folded_state import fold, remember
from reverie.rulesets import RULESETS
from reverie.storage.sqlite import SqliteStore
from reverie.storage.threads import Threads
from reverie.web.options import database
from reverie.wire.messages import Done
from tests.campaigns.proxy import Weather, bad_line
from tests.nodes.traveller import Traveller
from tests.web.server_process import free_port, start

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Lea")


@dataclass
class Door:
    """What a traveller knows of a node: its address."""

    origin: str


@dataclass
class House:
    nodes: list[Door]
    http: aiohttp.ClientSession


@dataclass
class Played:
    ruleset: str
    players: int
    seconds: float
    commands: int
    resets: int
    holes: int
    returns: int
    """How often somebody had to come back."""


async def game(data: Path, ruleset: str, count: int, weather: Weather, seed: int = 1) -> Played:
    """One game to its end; an AssertionError where somebody sees another thing than the server."""
    port, began = free_port(), time.monotonic()
    process = await start(data, port)
    connector = aiohttp.TCPConnector(limit=0, force_close=True)
    try:
        async with aiohttp.ClientSession(connector=connector) as http, bad_line(port, weather, seed) as line:
            house: Any = House([Door(f"http://127.0.0.1:{line.port}")], http)
            code, people = await _sit_down(house, port, ruleset, count, seed)
            await asyncio.gather(*(p.play() for p in people))
            commands = await _compare(data, code, people)
            returns = sum(p.connections - 1 for p in people)
            took = time.monotonic() - began
            return Played(ruleset, count, took, commands, line.resets, line.holes, returns)
    finally:
        process.terminate()
        await process.wait()


async def _sit_down(
    house: Any, port: int, ruleset: str, count: int, seed: int
) -> tuple[str, list[Traveller]]:
    """Seats are taken over a good line: what is tested is play."""
    seats = [await _post(house.http, port, "/api/rooms", {"name": NAMES[0]})]
    code = seats[0]["room"]
    for name in NAMES[1:count]:
        seats.append(await _post(house.http, port, f"/api/rooms/{code}/join", {"name": name}))
    people = [Traveller(house, s["token"], 0, Random(seed * 100 + n)) for n, s in enumerate(seats)]
    view = await people[0].view()
    chosen = msgspec.structs.replace(view.view.settings, ruleset=ruleset, target=10, rounds=1)
    assert isinstance(await people[0].do(Configure(chosen)), Done)
    assert isinstance(await people[0].do(Start()), Done)
    for person in people:
        for _ in range(600):
            if (await person.view()).view.game is not None:
                break
            await asyncio.sleep(0.05)
    return code, people


async def _post(http: aiohttp.ClientSession, port: int, path: str, body: Any) -> Any:
    async with http.post(f"http://127.0.0.1:{port}{path}", json=body) as answer:
        assert answer.status == 200, await answer.text()
        return await answer.json()


async def _compare(data: Path, code: str, people: list[Traveller]) -> int:
    store = SqliteStore(database(data), Threads)
    try:
        for _ in range(300):
            rows, memory = await store.read(code), await remember(store, code)
            views = [await person.view() for person in people]
            if all(view.version == memory.version for view in views):
                break
            await asyncio.sleep(0.2)
        assert memory == fold(None, rows)
        kept = {row.command: row.version for row in rows}
        for person, view in zip(people, views, strict=True):
            assert view.seat is not None
            seen = msgspec.json.decode(msgspec.json.encode(view.view))
            assert seen == msgspec.json.decode(msgspec.json.encode(observe(memory.room, view.seat)))
            assert person.done.items() <= kept.items()
        return len(rows)
    finally:
        await store.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2, help="games of each ruleset")
    parser.add_argument("--ruleset", choices=RULESETS, action="append")
    parser.add_argument("--silence", type=float, default=30.0)
    chosen = parser.parse_args()
    for ruleset in chosen.ruleset or RULESETS:
        for number in range(chosen.games):
            counts = RULESETS[ruleset].players
            count = counts[0] if number % 2 == 0 else counts[len(counts) // 2]
            with tempfile.TemporaryDirectory() as folder:
                weather = Weather(silence=chosen.silence)
                print(asyncio.run(game(Path(folder), ruleset, count, weather, number + 1)), flush=True)
    print("Everybody ended with exactly what the server has.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
