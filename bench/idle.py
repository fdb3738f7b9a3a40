"""How much memory a connection takes that does nothing."""

import asyncio
from pathlib import Path
from typing import Any

import aiohttp

from bench.crowd import call
from bench.tables import seat_tokens
from reverie.wire import PROTOCOL

WARM = 100
"""Connections before it counts: what is made once is made by then."""


def resident(pid: int) -> int:
    line = next(x for x in Path(f"/proc/{pid}/status").read_text().splitlines() if x.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


async def idle_memory(port: int, pid: int, hellos: list[Any]) -> float:
    """Bytes per connection."""
    callers = [await call(port, hello) for hello in hellos[:WARM]]
    await asyncio.sleep(0.5)
    before = resident(pid)
    callers += [await call(port, hello) for hello in hellos[WARM:]]
    await asyncio.sleep(1)
    grown = (resident(pid) - before) / (len(hellos) - WARM)
    for caller in callers:
        caller.close()
    return grown


async def watchers(port: int, count: int) -> list[Any]:
    """Hellos of so many spectators of one table."""
    async with aiohttp.ClientSession() as http:
        room, _ = await seat_tokens(http, port)
        hellos = []
        for _ in range(count):
            url = f"http://127.0.0.1:{port}/api/rooms/{room}/watch"
            async with http.post(url, json={"kind": "spectator"}) as answer:
                token = (await answer.json())["token"]
            hellos.append({"type": "hello", "protocol": PROTOCOL, "tokens": [token]})
    return hellos
