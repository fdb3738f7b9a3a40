"""The bots' notes on the disk go when nobody has opened them for thirty days, as we say on the page."""

import asyncio
import os
from pathlib import Path

import numpy as np

from reverie.bots.encoder import SentenceEncoder
from reverie.bots.kept_vectors import KEPT_DAYS
from reverie.rooms.bots.embedding_cache import EmbeddingCacheUpkeep
from tests.rooms.parlour import HandClock

DAY = 24 * 3600
TEXTS = [f"a card with {n} moons" for n in range(40)]


def note(folder: Path, name: str, age: float, clock: HandClock) -> Path:
    path = folder / f"{name}.npy"
    path.touch()
    opened = clock.now() / 1000 - age
    os.utime(path, (opened, opened))
    return path


def test_notes_go_while_the_server_runs_on(tmp_path: Path) -> None:
    async def story() -> None:
        clock = HandClock(10**12)
        old, older = note(tmp_path, "old", 28.5 * DAY, clock), note(tmp_path, "older", 31 * DAY, clock)
        half_written = note(tmp_path, ".half.npy.7", 31 * DAY, clock)
        other = tmp_path / "other.txt"
        other.touch()
        os.utime(other, (0, 0))
        care = EmbeddingCacheUpkeep(tmp_path, clock)
        care.start()
        await until_gone(older, half_written)
        await clock.advance(DAY)
        await asyncio.sleep(0.05)
        assert old.exists()
        await clock.advance(DAY)
        await until_gone(old)
        assert other.exists()
        care.stop()
        kept = note(tmp_path, "kept", 31 * DAY, clock)
        await clock.advance(3 * DAY)
        await asyncio.sleep(0.05)
        assert kept.exists()

    asyncio.run(story())


def test_a_server_without_notes_starts(tmp_path: Path) -> None:
    async def story() -> None:
        care = EmbeddingCacheUpkeep(tmp_path / "bots", HandClock())
        care.start()
        care.stop()

    asyncio.run(story())


def test_what_is_opened_stays(tmp_path: Path) -> None:
    encoder = SentenceEncoder(tmp_path)
    encoder._model = Counting()
    first = encoder.encode(TEXTS)
    (path,) = tmp_path.glob("*.npy")
    os.utime(path, (0, 0))
    assert np.array_equal(encoder.encode(TEXTS), first)
    assert path.stat().st_mtime > KEPT_DAYS * DAY


class Counting:
    def encode(self, texts: list[str]) -> list[list[float]]:
        return [[float(len(text)), 1.0] for text in texts]


async def until_gone(*paths: Path) -> None:
    for _ in range(500):
        if not any(path.exists() for path in paths):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("they are still there")
