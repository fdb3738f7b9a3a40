"""Every route asked in every wrong way: a clear no, never a breakdown, nothing changed by asking (S4, S7)."""

import asyncio
import logging
import os
from pathlib import Path
from random import Random

import pytest

from reverie.web.app import make_app
from reverie.wire.messages import View
from tests.web.guest import House, house
from tests.web.strange_requests import request

REQUESTS = int(os.environ.get("REVERIE_REQUESTS", "600"))
AT_ONCE = 150
SAFE = (b"GET", b"HEAD", b"OPTIONS", b"TRACE")
ALWAYS = (b"content-security-policy", b"x-content-type-options", b"referrer-policy", b"x-frame-options")


def routes_of(h: House) -> list[tuple[str, str]]:
    found = [(r.method, r.resource.canonical) for r in make_app(h.site).router.routes() if r.resource]
    assert len(found) > 25
    return found


async def sent(h: House, raw: bytes) -> bytes:
    """All that comes back, until the server or our patience ends it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", h.site.port)
    heard = b""
    try:
        writer.write(raw)
        async with asyncio.timeout(3):
            await writer.drain()
            while part := await reader.read(65_536):
                heard += part
    except (TimeoutError, ConnectionError):
        pass
    finally:
        writer.close()
    return heard.removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n")


async def state(h: House, room: str) -> tuple[int, int, int]:
    rows = await h.site.store.read(room)
    return len(await h.site.store.rooms()), rows[-1].version, len(list(h.site.data.iterdir()))


def check(raw: bytes, answer: bytes) -> str:
    head, _, body = answer.partition(b"\r\n\r\n")
    status = int(head.split(b" ", 2)[1])
    assert status < 500, (raw[:300], answer[:300])
    assert b"Traceback" not in body
    assert b"root:" not in body
    names = {line.partition(b":")[0].lower() for line in head.split(b"\r\n")[1:]}
    own = b"content-security-policy" in names
    # What is no HTTP at all is answered before it reaches us, in plain text.
    assert own or (status in (400, 417) and b"text/html" not in head.lower()), (raw[:300], answer[:300])
    assert not own or names.issuperset(ALWAYS)
    return f"{status}"


def test_every_route_asked_strangely(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    tally: dict[str, int] = {}

    async def story() -> None:
        async with house(tmp_path, limits=False) as h:
            ana = await h.post("/api/rooms", {"name": "Ana"})
            guest = await h.connect(ana["token"])
            await guest.heard(View)
            rng, routes = Random(7), routes_of(h)
            host = f"127.0.0.1:{h.site.port}"
            asked = [request(rng, routes, ana["room"], ana["token"], host) for _ in range(REQUESTS)]
            # Deleting the table, and calling a screen to it, is what its host may do.
            asked = [raw for raw in asked if not raw.startswith(b"DELETE /api/rooms/" + ana["room"].encode())]
            safe = [raw for raw in asked if raw.split(b" ")[0] in SAFE]
            before = await state(h, ana["room"])
            await in_groups(h, safe)
            assert await state(h, ana["room"]) == before, "asking has changed something"
            await in_groups(h, [raw for raw in asked if raw.split(b" ")[0] not in SAFE])
            assert (await h.ask(f"/api/rooms/{ana['room']}/peek"))[0] == 200

    async def in_groups(h: House, requests: list[bytes]) -> None:
        for start in range(0, len(requests), AT_ONCE):
            group = requests[start : start + AT_ONCE]
            answers = await asyncio.gather(*(sent(h, raw) for raw in group))
            for raw, answer in zip(group, answers, strict=True):
                tally_up(raw, answer)

    def tally_up(raw: bytes, answer: bytes) -> None:
        kind = check(raw, answer) if answer else "none"
        tally[kind] = tally.get(kind, 0) + 1

    asyncio.run(story())
    print("answers by status:", dict(sorted(tally.items())))
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []
    assert len(tally) > 5
    assert tally.get("none", 0) < REQUESTS / 5
