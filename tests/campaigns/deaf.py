"""R9: sockets that never read. Their tables must not notice, and they are dropped after ten seconds."""

import asyncio
from statistics import median

from reverie.wire.messages import Look
from tests.campaigns.light_client import LightClient, connect
from tests.campaigns.tables import Load, resident

ROOMS = 50
EVERY = 0.5
PAIRS = 3
SECONDS = 12.0
"""Longer than the server waits for somebody who takes nothing."""
LOOKS = 150
"""Views that are asked for and not read: more than the kernel takes for a line."""


async def deaf(load: Load, count: int) -> bool:
    """The others' median while so many are stuck at their tables, over that without them, in pairs."""
    await load.furnish(ROOMS)
    await load.measure(ROOMS, EVERY, 5)  # warm
    ratios, dropped = [], 0
    for _ in range(PAIRS):
        quiet = await load.measure(ROOMS, EVERY, SECONDS)
        stuck = await _stuck(load, count)
        noisy = await load.measure(ROOMS, EVERY, SECONDS)
        dropped += await _gone(stuck)
        ratios.append(noisy.p50 / quiet.p50)
        print(f"R9: without {quiet}")
        print(f"R9: with    {noisy}", flush=True)
    ratio = median(ratios)
    print(f"R9: {count} that never read: the others' median {ratio:.2f} times the usual (at most 1.5)")
    print(f"R9: {dropped} of {count * PAIRS} dropped; now {resident(load.pid) / 1e6:.0f} MB")
    return ratio <= 1.5 and dropped == count * PAIRS


async def _stuck(load: Load, count: int) -> list[LightClient]:
    """Televisions that take a little and then nothing, and have asked for more than fits on the way."""
    tables = [load.tables[n % ROOMS] for n in range(count)]
    tokens = await asyncio.gather(*(load.onlooker(t, "tv") for t in tables))
    lines = await asyncio.gather(*(connect(load.port, token, buffer=2048) for token in tokens))
    for line in lines:
        line.transport.pause_reading()
    for _ in range(LOOKS):
        for line in lines:
            line.send(Look())
        await asyncio.sleep(0.03)
    return list(lines)


async def _gone(lines: list[LightClient]) -> int:
    """How many the server has hung up on; what it had sent before is still on the way."""
    for line in lines:
        if not line.closed:
            line.transport.resume_reading()
    await asyncio.sleep(3)
    for line in lines:
        line.transport.abort()
    return sum(line.closed for line in lines)
