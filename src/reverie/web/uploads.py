"""Taking in a file that somebody sends: to disk as it comes, bounded in size, time and number (S8)."""

import asyncio
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import BinaryIO, Final, cast

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from reverie.decks.problems import Problem, problem
from reverie.front.picture_trouble import Troubled
from reverie.storage.leftovers import TMP

BLOCK: Final = 1024 * 1024
STALLED: Final = 20
"""Seconds without a byte after which a sender is gone."""
LONGEST: Final = 15 * 60
AT_ONCE: Final = 16
"""Files that may be arriving or waiting at the same time."""
FROM_ONE: Final = 4
"""Of these from one network."""


class Gate:
    """How many files are under way; whoever comes too many is asked to come again."""

    def __init__(self) -> None:
        self._inside: Counter[str] = Counter()

    @asynccontextmanager
    async def entered(self, network: str) -> AsyncIterator[None]:
        if self._inside[network] >= FROM_ONE or self._inside.total() >= AT_ONCE:
            raise Troubled(problem("uploads-busy"))
        self._inside[network] += 1
        try:
            yield
        finally:
            self._inside[network] -= 1
            if not self._inside[network]:
                del self._inside[network]


@asynccontextmanager
async def received(
    request: web.Request, folder: Path, most: int, too_heavy: Problem
) -> AsyncIterator[BinaryIO]:
    """The body as a temporary file without a name, deleted once it has been used."""
    with tempfile.TemporaryFile(dir=folder, prefix=TMP) as file:
        try:
            async with asyncio.timeout(LONGEST):
                size = await _written(request, file, most)
        except (TimeoutError, ConnectionError, asyncio.IncompleteReadError, HttpProcessingError):
            raise Troubled(problem("upload-cut")) from None
        except OSError:
            raise Troubled(problem("space-full")) from None
        if size > most:
            raise Troubled(too_heavy)
        yield cast(BinaryIO, file)


async def _written(request: web.Request, file: BinaryIO, most: int) -> int:
    size, waiting = 0, bytearray()
    while chunk := await asyncio.wait_for(request.content.readany(), STALLED):
        size += len(chunk)
        if size > most:  # a sender that did not say how much is coming
            return size
        waiting += chunk
        if len(waiting) >= BLOCK:
            await asyncio.to_thread(file.write, bytes(waiting))
            waiting.clear()
    await asyncio.to_thread(file.write, bytes(waiting))
    return size
