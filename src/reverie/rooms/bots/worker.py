"""The thread in which the computer players think, so that nobody at a table waits for them."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Protocol

from reverie.bots import packages
from reverie.bots.endpoint import Endpoint
from reverie.bots.heard import Heard
from reverie.bots.thought import Thought
from reverie.lobby.views import RoomView
from reverie.rooms.bots.words_thinker import SaidAtHome, WordsThinker, nothing_said
from reverie.rooms.deck_port import TextSource


class Thinking(Protocol):
    def think(self, view: RoomView, rng: Random, heard: Heard) -> Thought | None: ...


class BotWorker:
    """What bots think with is loaded when the first of them has to move: a server may never see one."""

    def __init__(
        self,
        shelf: TextSource,
        folder: Path | None = None,
        endpoint: Endpoint | None = None,
        said_here: SaidAtHome = nothing_said,
    ) -> None:
        self._shelf, self._folder, self._endpoint, self._said_here = shelf, folder, endpoint, said_here
        self._thread = ThreadPoolExecutor(1, "bots")
        self._thinker: Thinking | None = None

    async def __call__(self, view: RoomView, rng: Random, heard: Heard) -> Thought | None:
        luck = Random(rng.getrandbits(64))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._think, view, luck, heard)

    def _think(self, view: RoomView, rng: Random, heard: Heard) -> Thought | None:
        if self._thinker is None:
            self._thinker = self._load()
        return self._thinker.think(view, rng, heard)

    def _load(self) -> Thinking:
        if not packages.have_numpy():
            return WordsThinker(self._shelf, said_here=self._said_here)
        from reverie.rooms.bots.thinker import Thinker

        return Thinker(self._shelf, self._folder, self._endpoint, self._said_here)

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
