"""The server measured against the least a server can do, in one run: `python -m bench.server`.

CPU of a full durable command against Starlette on uvicorn that parses it and sends six ready views of
the same size; durable commands per second against one transaction per command on the same disk; memory of
an idle connection against bare aiohttp. Linux only. Starlette and uvicorn are looked for in the
interpreter named by BENCH_PYTHON, else in this one.
"""

import asyncio
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import aiohttp
import msgspec

from reverie.lobby.commands import Lock
from reverie.rooms.clock import SystemClock
from reverie.rooms.directory import Directory
from reverie.rooms.reception import Reception
from reverie.rooms.room import Setting
from reverie.storage.sqlite import SqliteStore
from reverie.wire import bodies
from tests.web.paper import PaperLibrary

ROOMS, SEATS, COMMANDS, IDLE, FLIGHT = 16, 6, 4_000, 1_000, 64
PYTHON = os.environ.get("BENCH_PYTHON", sys.executable)
OURS = """
import sys
from pathlib import Path
from reverie.web import server
from tests.web.paper import PaperLibrary
server.open_library = lambda data: PaperLibrary()
o = server.Options(data=Path(sys.argv[1]), host="127.0.0.1", port=int(sys.argv[2]), bot_pace=0, limits=False)
server.run(o, lambda: None)
"""
TICKS = os.sysconf("SC_CLK_TCK")
READING: set["asyncio.Future[None]"] = set()


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(pid: int) -> int:
    line = next(x for x in Path(f"/proc/{pid}/status").read_text().splitlines() if x.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


async def up(http: aiohttp.ClientSession, port: int) -> None:
    for _ in range(200):
        try:
            async with http.get(f"http://127.0.0.1:{port}/healthz"):
                return
        except aiohttp.ClientError:
            await asyncio.sleep(0.1)
    raise SystemExit(f"nothing answers on port {port}")


async def socket(http: aiohttp.ClientSession, port: int, hello: Any) -> aiohttp.ClientWebSocketResponse:
    origin = f"http://127.0.0.1:{port}"
    ws = await http.ws_connect(f"{origin}/ws", origin=origin, max_msg_size=0)
    await ws.send_str(msgspec.json.encode(hello).decode())
    return ws


async def swallow(ws: aiohttp.ClientWebSocketResponse) -> None:
    async for _ in ws:
        pass


async def drive(ws: aiohttp.ClientWebSocketResponse, frames: list[dict[str, Any]], count: int) -> int:
    """Commands one after the other; the size of a view."""
    size = 0
    for n in range(count):
        frame = frames[n % len(frames)] | {"id": f"{id(frames)}-{n}"}
        await ws.send_str(msgspec.json.encode(frame).decode())
        while True:
            data = (await ws.receive()).data
            if '"type":"done"' in data[:40]:
                break
            if '"type":"refused"' in data[:40]:
                raise SystemExit(data)
            size = max(size, len(data))
    return size


async def a_table(http: aiohttp.ClientSession, port: int) -> tuple[str, list[str]]:
    url = f"http://127.0.0.1:{port}/api/rooms"
    async with http.post(url, json={"name": "P0"}) as answer:
        first = await answer.json()
    tokens = [first["token"]]
    for n in range(1, SEATS):
        async with http.post(f"{url}/{first['room']}/join", json={"name": f"P{n}"}) as answer:
            tokens.append((await answer.json())["token"])
    return first["room"], tokens


async def ours_cpu(port: int, pid: int) -> tuple[float, int]:
    """Microseconds of CPU per command: somebody gives one card, then another, then the first again."""
    async with aiohttp.ClientSession() as http:
        await up(http, port)
        drivers = []
        for _ in range(ROOMS):
            _, tokens = await a_table(http, port)
            sockets = [
                await socket(http, port, {"type": "hello", "protocol": 1, "tokens": [t]}) for t in tokens
            ]
            drivers.append((sockets[1], await _to_contribute(sockets)))
            for ws in (sockets[0], *sockets[2:]):
                READING.add(asyncio.ensure_future(swallow(ws)))
        return await _measured(drivers, pid)


async def _to_contribute(sockets: list[aiohttp.ClientWebSocketResponse]) -> list[dict[str, Any]]:
    host, giver = sockets[0], sockets[1]
    steps: list[dict[str, Any]] = [{"type": "do", "command": {"do": "start"}}]
    await drive(host, steps, 1)
    steps = [_act(await _game(host), {"do": "announce"})]
    await drive(host, steps, 1)
    game = await _game(host)
    steps = [_act(game, {"do": "tell", "clue": {"text": "Once upon a time"}, "card": game["hand"][0]})]
    await drive(host, steps, 1)
    game = await _game(giver)
    return [_act(game, {"do": "give", "cards": [card]}) for card in game["hand"][:2]]


def _act(game: dict[str, Any], move: dict[str, Any]) -> dict[str, Any]:
    return {"type": "do", "command": {"do": "act", "serial": game["serial"], "move": move}}


async def _game(ws: aiohttp.ClientWebSocketResponse) -> dict[str, Any]:
    """The game as this seat sees it now: what was sent before the answer to a stamp does not count."""
    await asyncio.sleep(0.05)
    await ws.send_str('{"type":"look"}')
    seen: dict[str, Any] = {}
    try:
        while True:
            async with asyncio.timeout(0.2):
                message = msgspec.json.decode((await ws.receive()).data)
            if message["type"] == "view":
                seen = message["view"]["game"]
    except TimeoutError:
        return seen


async def _measured(drivers: list[Any], pid: int) -> tuple[float, int]:
    each = COMMANDS // len(drivers)
    before = cpu(pid)
    sizes = await asyncio.gather(*(drive(ws, frames, each) for ws, frames in drivers))
    return (cpu(pid) - before) / (each * len(drivers)) * 1e6, min(sizes)


async def bare_cpu(port: int, pid: int) -> float:
    async with aiohttp.ClientSession() as http:
        await up(http, port)
        drivers = []
        for room in range(ROOMS):
            sockets = [await socket(http, port, {"room": str(room)}) for _ in range(SEATS)]
            drivers.append((sockets[1], [_act({"serial": 3}, {"do": "give", "cards": ["paper/001"]})]))
            for ws in (sockets[0], *sockets[2:]):
                READING.add(asyncio.ensure_future(swallow(ws)))
        return (await _measured(drivers, pid))[0]


async def idle_memory(port: int, pid: int, hellos: list[Any]) -> float:
    """Bytes per connection that does nothing."""
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector) as http:
        await up(http, port)
        warm = [await socket(http, port, hello) for hello in hellos[:100]]
        await asyncio.sleep(0.5)
        before = resident(pid)
        rest = [await socket(http, port, hello) for hello in hellos[100:]]
        await asyncio.sleep(1)
        grown = (resident(pid) - before) / len(rest)
        for ws in (*warm, *rest):
            await ws.close()
    return grown


async def watchers(port: int) -> list[Any]:
    async with aiohttp.ClientSession() as http:
        await up(http, port)
        room, _ = await a_table(http, port)
        hellos = []
        for _ in range(IDLE):
            url = f"http://127.0.0.1:{port}/api/rooms/{room}/watch"
            async with http.post(url, json={"kind": "spectator"}) as answer:
                token = (await answer.json())["token"]
            hellos.append({"type": "hello", "protocol": 1, "tokens": [token]})
    return hellos


async def durable(folder: Path) -> tuple[float, float]:
    """Commands per second: 64 rooms at once through ours, and one transaction for each command."""
    store, clock = SqliteStore(folder / "ours.db"), SystemClock()
    directory = Directory(Setting(store, clock, PaperLibrary()))
    reception = Reception(directory, store, clock, PaperLibrary())
    rooms = []
    for _ in range(FLIGHT):
        seated = await reception.create(bodies.CreateRoom("Ana"))
        assert isinstance(seated, bodies.Seated)
        opened = await directory.get(seated.room)
        assert opened is not None
        rooms.append((opened.room, seated.seat))

    async def many(room: Any, seat: Any) -> None:
        for n in range(60):
            await room.do(seat, f"c{n}", Lock(bool(n % 2)))

    began = time.perf_counter()
    await asyncio.gather(*(many(room, seat) for room, seat in rooms))
    fast = FLIGHT * 60 / (time.perf_counter() - began)
    await store.close()
    return fast, _one_by_one(folder / "plain.db")


def _one_by_one(path: Path, count: int = 600) -> float:
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("CREATE TABLE log (room TEXT, version INTEGER, events BLOB, PRIMARY KEY (room, version))")
    began = time.perf_counter()
    for n in range(count):
        db.execute("BEGIN IMMEDIATE")
        db.execute("INSERT INTO log VALUES ('ABCDEF', ?, ?)", (n, b'[{"type":"lock-changed","locked":true}]'))
        db.execute("COMMIT")
    rate = count / (time.perf_counter() - began)
    db.close()
    return rate


@contextmanager
def process(*argv: str) -> Iterator[int]:
    running = subprocess.Popen(argv)
    try:
        yield running.pid
    finally:
        running.terminate()
        running.wait(20)


def main() -> None:
    bare = str(Path(__file__).with_name("bare.py"))
    # Not the system's folder for temporary files: that is often memory, which makes every commit free.
    with tempfile.TemporaryDirectory(dir=".") as name:
        folder = Path(name).resolve()
        with process(sys.executable, "-c", OURS, str(folder), "8731") as pid:
            full, size = asyncio.run(ours_cpu(8731, pid))
            memory = asyncio.run(idle_memory(8731, pid, asyncio.run(watchers(8731))))
        with process(PYTHON, bare, "starlette", "8732", str(size)) as pid:
            least = asyncio.run(bare_cpu(8732, pid))
        with process(sys.executable, bare, "aiohttp", "8733", "0") as pid:
            floor = asyncio.run(idle_memory(8733, pid, [{} for _ in range(IDLE)]))
        fast, slow = asyncio.run(durable(folder))
    rows = [
        ("full durable command, µs of CPU", full, "Starlette, views ready", least, full / least),
        ("durable commands per second", fast, "one transaction each", slow, fast / slow),
        ("idle connection, KiB", memory / 1024, "bare aiohttp", floor / 1024, memory / floor),
    ]
    print(f"a view of {size} bytes to each of {SEATS} seats")
    for what, mine, against, theirs, ratio in rows:
        print(f"{what:32} {mine:9.1f}   {against:22} {theirs:9.1f}   ratio {ratio:.2f}")


if __name__ == "__main__":
    main()
