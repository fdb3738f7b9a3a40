"""S8: over a hundred hostile files are sent while people play; all are refused, nobody notices."""

import asyncio
import io
import json
import os
import statistics
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest

from reverie.lobby.commands import AddBot, Lock
from reverie.wire import PROTOCOL
from reverie.wire.messages import Done, Hello
from tests.web.guest import Guest
from tests.web.hostile import hostile_pictures, hostile_zips
from tests.web.photographs import photograph
from tests.web.server_process import free_port, start

MB = 1024 * 1024
pytestmark = [
    pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc"),
    pytest.mark.timeout(540),
]
SENT = [("cards", *one) for one in hostile_pictures()] + [("zip", *one) for one in hostile_zips()]


def test_there_are_more_than_a_hundred() -> None:
    assert len(SENT) >= 100
    assert len({(way, name) for way, name, *_ in SENT}) == len(SENT)


class Attack:
    """Sends files to a deck of its own at a server process."""

    def __init__(self, http: aiohttp.ClientSession, port: int) -> None:
        self.http, self.origin = http, f"http://127.0.0.1:{port}"
        self.path, self.token = "", ""
        self.wrong: list[str] = []

    async def begin(self) -> None:
        async with self.http.post(f"{self.origin}/api/own-decks", json={"title": "Mine"}) as answer:
            made = await answer.json()
        self.path, self.token = f"{self.origin}/api/own-decks/{made['deck']['id']}", made["token"]

    async def send(self, way: str, data: bytes) -> tuple[int, Any]:
        headers = {"Authorization": f"Bearer {self.token}"}
        async with self.http.post(f"{self.path}/{way}", data=io.BytesIO(data), headers=headers) as answer:
            return answer.status, json.loads((await answer.text()).splitlines()[0])

    async def refused(self, way: str, name: str, code: str, data: bytes) -> None:
        status, answer = await self.send(way, data)
        told = answer.get("error", {})
        if not 400 <= status < 500 or told.get("code") != code:
            self.wrong.append(f"{way} {name}: {status} {answer}")
        elif told["message"]["en"] == told["message"]["fr"] or "{" in str(told["message"].values()):
            self.wrong.append(f"{way} {name}: unclear: {told['message']}")


def memory(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS")), 0)


def children(pid: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        try:
            found += [int(child) for child in (task / "children").read_text().split()]
        except OSError:
            continue
    return found


async def watch(pid: int, most: dict[str, int]) -> None:
    while True:
        most["server"] = max(most["server"], memory(pid))
        now = children(pid)
        most["child"] = max([most["child"], *map(memory, now)])
        most["children"] = max(most["children"], len(now))
        await asyncio.sleep(0.02)


async def measured(guest: Guest, waits: list[float], stop: asyncio.Event) -> None:
    n = 0
    while not stop.is_set():
        began = time.perf_counter()
        assert isinstance(await guest.do(Lock(bool(n % 2))), Done)
        waits.append(time.perf_counter() - began)
        n += 1
        await asyncio.sleep(0.05)


async def at_table(http: aiohttp.ClientSession, port: int) -> Guest:
    origin = f"http://127.0.0.1:{port}"
    async with http.post(f"{origin}/api/rooms", json={"name": "Ana"}) as answer:
        token = (await answer.json())["token"]
    guest = Guest(await http.ws_connect(f"{origin}/ws", origin=origin), Random(1))
    await guest.send(Hello(PROTOCOL, (token,)))
    guest.listening = asyncio.ensure_future(guest.listen())
    await guest.until(lambda g: g.view)
    for name in ("Bot", "Other"):
        await guest.do(AddBot(name, "dreamer"))
    return guest


async def siege(
    data: Path, sent: list[tuple[str, str, str, Any]]
) -> tuple[list[str], dict[str, int], list[float]]:
    port = free_port()
    process = await start(data, port)
    most = {"server": 0, "child": 0, "children": 0}
    waits: list[float] = []
    stop = asyncio.Event()
    try:
        async with aiohttp.ClientSession() as http:
            guest, attack = await at_table(http, port), Attack(http, port)
            await attack.begin()
            playing = asyncio.ensure_future(measured(guest, waits, stop))
            watching = asyncio.ensure_future(watch(process.pid, most))
            await asyncio.sleep(3)
            most["before"], most["quiet"] = memory(process.pid), len(waits)
            queue = list(sent)

            async def lane() -> None:
                while queue:
                    way, name, code, make = queue.pop()
                    await attack.refused(way, name, code, await asyncio.to_thread(make))

            await asyncio.gather(*(lane() for _ in range(3)))
            status, card = await attack.send("cards", photograph(1))
            if status != 200:
                attack.wrong.append(f"a good picture afterwards: {card}")
            stop.set()
            await playing
            watching.cancel()
            assert process.returncode is None
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
    return attack.wrong, most, waits


def report(most: dict[str, int], waits: list[float], count: int) -> None:
    quiet, waits = waits[: most["quiet"]], waits[most["quiet"] :]
    spread = sorted(waits)
    line = {
        "uploads": count,
        "server MB before": most["before"] // MB,
        "server MB most": most["server"] // MB,
        "child MB most": most["child"] // MB,
        "children at once": most["children"],
        "commands": len(waits),
        "median ms when quiet": round(statistics.median(quiet) * 1000, 1),
        "median ms": round(statistics.median(waits) * 1000, 1),
        "p99 ms": round(spread[int(len(spread) * 0.99)] * 1000, 1),
    }
    print(json.dumps(line), file=sys.stderr)


@pytest.mark.parametrize(
    "every", [pytest.param(8, id="a few"), pytest.param(1, id="all", marks=pytest.mark.slow)]
)
def test_s8_hostile_uploads_disturb_nobody(every: int, tmp_path: Path) -> None:
    if every == 1 and not os.environ.get("REVERIE_SIEGE"):
        pytest.skip("takes minutes; run: make siege")
    sent = SENT[::every]
    wrong, most, waits = asyncio.run(siege(tmp_path, sent))
    report(most, waits, len(sent))
    assert not wrong, "\n".join(wrong)
    assert most["server"] - most["before"] < 120 * MB, "no file is held in the server's memory"
    assert most["child"] < 700 * MB
    assert statistics.median(waits) < 0.25
