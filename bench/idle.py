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
AT_A_TABLE = 25
"""Fewer than may look on at one (X8)."""


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
    """Hellos of so many spectators, at as many tables as that takes; the first are of all tables in turn."""
    async with aiohttp.ClientSession() as http:
        tables = [(await seat_tokens(http, port))[0] for _ in range(-(-count // AT_A_TABLE))]
        hellos = []
        for n in range(count):
            url = f"http://127.0.0.1:{port}/api/rooms/{tables[n % len(tables)]}/watch"
            async with http.post(url, json={"kind": "spectator"}) as answer:
                token = (await answer.json())["token"]
            hellos.append({"type": "hello", "protocol": PROTOCOL, "tokens": [token]})
    return hellos
