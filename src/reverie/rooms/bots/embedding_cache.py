"""The bots' notes on the disk: seen through at the start and once a day; what nobody opens any more goes."""

import asyncio
from pathlib import Path

from reverie.bots.kept_vectors import tidy
from reverie.rooms.clock import Alarm, Clock
from reverie.storage.retention import DAY


class EmbeddingCacheUpkeep:
    def __init__(self, folder: Path, clock: Clock) -> None:
        self._folder = folder
        self._clock = clock
        self._alarm: Alarm | None = None

    def start(self) -> None:
        """Beside the tables: a slow disk holds nobody up."""
        self._alarm = self._clock.call_at(self._clock.now() + DAY, self.start)
        asyncio.get_running_loop().run_in_executor(None, tidy, self._folder, self._clock.now() / 1000)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
