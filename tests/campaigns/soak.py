"""`make soak`: tables with bots play game after game for an hour; does the server's memory grow?"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import aiohttp

from tests.campaigns.crash import Player, play_now
from tests.campaigns.tables import cpu, resident
from tests.web.server_process import free_port, start

EVERY = 10.0
"""Seconds between two looks."""


def slope(samples: list[tuple[float, int]]) -> float:
    """Bytes a second, by least squares."""
    n = len(samples)
    mean_t, mean_m = sum(t for t, _ in samples) / n, sum(m for _, m in samples) / n
    across = sum((t - mean_t) * (m - mean_m) for t, m in samples)
    return across / sum((t - mean_t) ** 2 for t, _ in samples)


async def campaign(data: Path, minutes: float, rooms: int, pace: float) -> float:
    """Megabytes an hour that the server grows by in the second half."""
    port = free_port()
    process = await start(data, port, pace=pace)
    samples: list[tuple[float, int]] = []
    try:
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http:
            players = [await play_now(http, port, Random(n)) for n in range(rooms)]
            work = [asyncio.ensure_future(_stay(p, http, port, pace)) for p in players]
            began = time.monotonic()
            while (now := time.monotonic() - began) < minutes * 60:
                samples.append((now, resident(process.pid)))
                if len(samples) % 30 == 1:
                    done = sum(len(p.done) for p in players)
                    used = f"{samples[-1][1] / 1e6:6.1f} MB  {cpu(process.pid):6.0f} s CPU"
                    print(f"{now / 60:5.1f} min  {used}  {done} commands of people", flush=True)
                await asyncio.sleep(EVERY)
            for job in work:
                job.cancel()
    finally:
        process.terminate()
        await process.wait()
    return slope(samples[len(samples) // 2 :]) * 3600 / 1e6


async def _stay(player: Player, http: aiohttp.ClientSession, port: int, pace: float) -> None:
    player.pause = pace
    for _ in range(10_000):
        await player.live(http, port)
        await asyncio.sleep(1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--rooms", type=int, default=20)
    parser.add_argument("--pace", type=float, default=0.1, help="how long bots think: 1 as people do")
    parser.add_argument("--most", type=float, default=20.0, help="megabytes an hour that are still all right")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        grown = asyncio.run(campaign(Path(folder), chosen.minutes, chosen.rooms, chosen.pace))
    print(f"In the second half the server grew by {grown:.1f} MB an hour.")
    return 0 if grown <= chosen.most else 1


if __name__ == "__main__":
    sys.exit(main())
