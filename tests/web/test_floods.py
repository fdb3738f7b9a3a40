"""S19: every frame of every kind is paid for by socket and address, before hello and before any token."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from reverie.front.allowances import USUAL, Allowance
from reverie.lobby.commands import Lock
from reverie.wire.messages import Done, Look, Refused, View
from tests.web.guest import House, house
from tests.web.raw_socket import MORE, PING, TEXT, frame, raw_socket

BURST, RATE = USUAL.commands.size, USUAL.commands.rate
PINGS = frame(PING) * 1000
FRAGMENTS = frame(TEXT, last=False) + frame(MORE, last=False) * 500


def visit(data: Path, story: Any, **options: Any) -> None:
    async def whole() -> None:
        async with house(data, **options) as h:
            await story(h)

    asyncio.run(whole())


def test_s19_pings_are_answered_no_faster_than_commands(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        began, line = time.monotonic(), await raw_socket(h.site.port)
        await line.flood(PINGS, 3)
        assert BURST <= line.pongs <= BURST + RATE * (time.monotonic() - began) + 1
        line.leave()

    visit(tmp_path, story)


@pytest.mark.parametrize("early", [True, False])
def test_s19_neither_an_early_packet_nor_fragments_of_nothing_are_free(tmp_path: Path, early: bool) -> None:
    async def story(h: House) -> None:
        sent = FRAGMENTS + frame(PING)
        line = await raw_socket(h.site.port, early=sent if early else b"")
        if not early:
            await line.send(sent)
        await asyncio.sleep(1)
        assert line.pongs == 0
        assert line.closed is None
        line.leave()

    visit(tmp_path, story)


def test_s19_bytes_are_paid_for(tmp_path: Path) -> None:
    """Forty at once are forty kilobytes at once: of frames with twelve of them the fourth has to wait."""

    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        guest = await h.connect(ana["token"])
        await guest.heard(View)
        for _ in range(5):
            await guest.ws.send_str("x" * 12_000)
        await asyncio.sleep(0.5)
        assert len([m for m in guest.messages if isinstance(m, Refused)]) == 3
        await guest.until(lambda g: len([m for m in g.messages if isinstance(m, Refused)]) == 4, 3)

    visit(tmp_path, story)


def test_s19_unmasked_frames_are_refused(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        for early in (True, False):
            line = await raw_socket(h.site.port, early=frame(PING, masked=False) if early else b"")
            if not early:
                await line.send(frame(PING, masked=False) * 100)
            assert await line.ended() == 1002
            assert line.pongs == 0
            line.leave()

    visit(tmp_path, story)


def test_s19_many_sockets_of_one_address_share_a_purse_and_others_do_not_wait(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        lines = [await raw_socket(h.site.port, local="127.0.0.9") for _ in range(10)]
        await asyncio.gather(*(line.flood(PINGS, 2) for line in lines))
        assert sum(line.pongs for line in lines) <= 100 + 20 * 3
        ana = await h.post("/api/rooms", {"name": "Ana"})
        guest = await h.connect(ana["token"])
        began = time.monotonic()
        assert isinstance(await guest.do(Lock(True)), Done)
        assert time.monotonic() - began < 0.5
        for line in lines:
            line.leave()

    visit(tmp_path, story, limit_frames=Allowance(100, 20))


def test_s19_sockets_cost_the_address(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        statuses = []
        for _ in range(4):
            async with h.http.get(f"{h.origin}/ws", headers={"Origin": h.origin}) as answer:
                statuses.append(answer.status)
        assert statuses == [400, 400, 429, 429]

    visit(tmp_path, story, limit_sockets=Allowance(2, 0.01))


def test_every_request_costs_the_address(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        statuses = []
        for _ in range(7):
            async with h.http.get(f"{h.origin}/healthz") as answer:
                statuses.append(answer.status)
        assert statuses == [200] * 5 + [429] * 2

    visit(tmp_path, story, limit_requests=Allowance(5, 0.01))


def test_s17_a_socket_is_heard_twelve_times_a_second(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        guest = await h.connect(ana["token"])
        await guest.heard(View)
        before, began = len(guest.frames), time.monotonic()
        for _ in range(int(BURST) + 100):
            await guest.send(Look())
        await asyncio.sleep(3)
        heard = len(guest.frames) - before
        assert BURST + 2 * RATE <= heard <= BURST + RATE * (time.monotonic() - began) + 1

    visit(tmp_path, story)
