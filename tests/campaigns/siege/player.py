"""Somebody who plays during the siege, in a process of their own, so that only the server is timed."""

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from reverie.lobby.commands import Lock
from reverie.wire.messages import Done
from tests.campaigns.siege.castle import PATIENCE, Castle, Visitor

PAUSE = 0.12
LOST = -1.0
"""Instead of seconds: the line broke."""


@dataclass
class Player:
    waits: list[tuple[float, float]] = field(default_factory=list)
    """When a command was answered, by the clock of the machine, and after how many seconds."""

    def between(self, began: float, ended: float) -> list[float]:
        return [seconds for at, seconds in self.waits if began <= at <= ended and seconds != LOST]

    @property
    def lost(self) -> int:
        """How often the line broke."""
        return sum(seconds == LOST for _, seconds in self.waits)

    async def _listen(self, lines: asyncio.StreamReader) -> None:
        while line := await lines.readline():
            at, seconds = json.loads(line)
            self.waits.append((at, seconds))


@asynccontextmanager
async def playing(castle: Castle, address: str) -> AsyncIterator[Player]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", __name__, str(castle.port), address),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    player = Player()
    assert await asyncio.wait_for(process.stdout.readline(), PATIENCE) == b"[]\n"
    hearing = asyncio.ensure_future(player._listen(process.stdout))
    try:
        yield player
    finally:
        process.stdin.close()
        await asyncio.wait_for(process.wait(), PATIENCE)
        await hearing


async def _play(port: int, address: str) -> None:
    async with Visitor(Castle(port, Path(), 0, Path()), address) as ana:
        token = (await ana.create())["token"]
        guest = await ana.connect(token)
        print("[]", flush=True)
        over = asyncio.ensure_future(asyncio.to_thread(sys.stdin.read))
        n = 0
        while not over.done():
            n, began = n + 1, time.monotonic()
            asked = asyncio.ensure_future(guest.do(Lock(bool(n % 2))))
            assert guest.listening is not None
            await asyncio.wait((asked, guest.listening), return_when="FIRST_COMPLETED")
            if not asked.done():  # a process that gets no time answers no ping
                asked.cancel()
                print(json.dumps([time.monotonic(), LOST]), flush=True)
                guest = await ana.connect(token)
                continue
            assert isinstance(asked.result(), Done)
            print(json.dumps([time.monotonic(), time.monotonic() - began]), flush=True)
            await asyncio.sleep(PAUSE)


if __name__ == "__main__":
    asyncio.run(_play(int(sys.argv[1]), sys.argv[2]))
