"""The machine's clock jumps by hours while deadlines run: nothing is stuck, nothing comes twice."""

import asyncio
import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from reverie.rooms.clock import SystemClock
from reverie.wire.messages import View
from tests.web.guest import house

HOUR = 3600 * 1000


class Hands:
    def __init__(self) -> None:
        self.wall, self.steady = 1_000 * HOUR, 5

    def pass_by(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.steady += milliseconds


@pytest.mark.parametrize("jump", [-5 * HOUR, -HOUR, HOUR, 23 * HOUR, -400 * HOUR])
def test_a_jump_of_the_wall_clock_is_none_of_the_tables_business(jump: int) -> None:
    hands = Hands()
    clock = SystemClock(lambda: hands.wall, lambda: hands.steady)
    began = clock.now()
    assert began == hands.wall
    hands.pass_by(100)
    hands.wall += jump
    hands.pass_by(100)
    assert clock.now() == began + 200


def test_a_machine_that_learns_the_date_late_is_believed() -> None:
    hands = Hands()
    clock = SystemClock(lambda: hands.wall, lambda: hands.steady)
    hands.wall += 10_000 * HOUR
    assert clock.now() == hands.wall


def test_a_game_goes_on_while_the_clock_jumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots' moves are due work with a time, as deadlines are."""
    real, rng = time.time_ns, Random(3)
    monkeypatch.setattr(time, "time_ns", lambda: real() + rng.randrange(-9, 9) * HOUR * 1_000_000)

    async def story() -> None:
        async with house(tmp_path, bot_pace=0.01) as h:
            ana = await h.post("/api/play-now", {"name": "Ana", "bots": 4})
            guest = await h.connect(ana["token"])
            first = await guest.heard(View)
            playing = asyncio.ensure_future(guest.play())
            await guest.until(lambda g: g.view.view.game.turn >= 3 or g.view.view.game.result, 60)
            playing.cancel()
            views = [m for m in guest.messages if isinstance(m, View)]
            assert all(abs(v.now - first.now) < HOUR / 10 for v in views)
            rows = await h.site.store.read(ana["room"])
            done = Counter(row.command for row in rows)
            assert max(done.values()) == 1

    asyncio.run(story())
