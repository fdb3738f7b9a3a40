"""Whole games over real sockets: every frame of every client is searched for what it must not hold (S2)."""

import asyncio
import logging
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from reverie.lobby.commands import Start
from reverie.rulesets import RULESETS
from reverie.web.metrics_page import registry
from reverie.wire.messages import Done
from tests.web.guest import house
from tests.web.searching import CARD, mistaken, search, seated

COUNTS = [(r.id, n) for r in RULESETS.values() for n in (r.players[0], r.players[-1])]


@pytest.mark.parametrize(("ruleset", "count"), COUNTS)
def test_s2_a_whole_game_tells_nobody_anything_before_its_time(
    ruleset: str, count: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def story() -> None:
        async with house(tmp_path) as h:
            players, onlookers, room, secrets = await seated(h, ruleset, count)
            assert isinstance(await players[0].do(Start()), Done)
            await asyncio.gather(*(guest.play() for guest in players))
            rows = await h.site.store.read(room)
            final = rows[-1].version
            for guest in (*players, *onlookers):
                await guest.until(lambda g: g.view is not None and g.view.version == final)
                search(guest, rows, secrets)
            with pytest.raises(AssertionError):  # the search itself finds what is not one's own
                search(mistaken(players[0], players[1]), rows, secrets)
            assert not CARD.search(caplog.text.encode())
            kept = _on_disk(tmp_path)
            told = caplog.text + generate_latest(registry(h.site)).decode()
            assert not any(s in told or s.encode() in kept for s in secrets)  # S4: hashed, never logged

    asyncio.run(story())


def _on_disk(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())
