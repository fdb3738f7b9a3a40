"""A real server as anybody starts it, `reverie serve` with its default settings, and people who visit it."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import aiohttp

from reverie.wire import PROTOCOL
from reverie.wire.messages import Hello
from tests.web.guest import Guest
from tests.web.server_process import free_port

PATIENCE = 300
"""Seconds: what is slow on a busy machine is no fault; what must be quick is measured."""


@dataclass
class Castle:
    port: int
    data: Path
    pid: int
    log: Path

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@asynccontextmanager
async def castle(folder: Path, *flags: str) -> AsyncIterator[Castle]:
    """`flags`: only where a line needs something else than the default."""
    async with serving(folder / uuid4().hex[:8], free_port(), *flags) as found:
        yield found


@asynccontextmanager
async def serving(data: Path, port: int, *flags: str) -> AsyncIterator[Castle]:
    log = data.with_suffix(".log")
    environment = {k: v for k, v in os.environ.items() if not k.startswith("REVERIE_")}
    given = ("--host", "127.0.0.1", "--port", str(port), "--data", str(data), *flags)
    with log.open("ab") as out:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "reverie", "serve", *given), stdout=out, stderr=out, env=environment
        )
        try:
            await _answers(port, process)
            yield Castle(port, data, process.pid, log)
        finally:
            if process.returncode is None:
                process.send_signal(signal.SIGTERM)
            await process.wait()


async def _answers(port: int, process: asyncio.subprocess.Process) -> None:
    async with asyncio.timeout(PATIENCE):
        while process.returncode is None:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.1)
                continue
            writer.close()
            return
    raise AssertionError("the server did not start")


class Visitor:
    """Somebody with an address of their own; the whole of 127.0.0.0/8 is this machine."""

    def __init__(self, castle: Castle, address: str) -> None:
        self.castle, self.address = castle, address
        connector = aiohttp.TCPConnector(local_addr=(address, 0), limit=0)
        self.http = aiohttp.ClientSession(connector=connector, timeout=aiohttp.ClientTimeout(total=PATIENCE))

    async def __aenter__(self) -> "Visitor":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.close()

    async def ask(
        self, path: str, body: Any = None, token: str | None = None, **headers: str
    ) -> tuple[int, Any]:
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        address = self.castle.origin + path
        async with self.http.post(address, json=body or {}, headers=headers) as answer:
            return answer.status, await answer.json()

    async def create(self, name: str = "Ana") -> Any:
        status, made = await self.ask("/api/rooms", {"name": name})
        assert status == 200, made
        return made

    async def connect(self, *tokens: str) -> Guest:
        ws = await self.http.ws_connect(f"{self.castle.origin}/ws", origin=self.castle.origin)
        guest = Guest(ws, Random(1), patience=PATIENCE)
        await guest.send(Hello(PROTOCOL, tokens))
        guest.listening = asyncio.ensure_future(guest.listen())
        await guest.until(lambda g: g.view)
        return guest
