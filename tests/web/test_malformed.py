"""S3: frames that make no sense, thousands of them: the server stands, the table does not change."""

import asyncio
import json
import logging
import os
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import msgspec
import pytest

from reverie.game.clue import Clue
from reverie.game.commands import Give, Tell, Vote
from reverie.game.settings import Settings
from reverie.lobby.commands import Act, Configure, Lock, Rename, Start
from reverie.wire import FRAME, PROTOCOL
from reverie.wire.codec import Unreadable, read_message
from reverie.wire.messages import Do, Hello, Look, React, Recall, Show
from tests.web.guest import House, house

FRAMES = int(os.environ.get("REVERIE_FRAMES", "1000"))

VALID: tuple[Any, ...] = (
    Hello(PROTOCOL, ("x" * 43,)),
    Do("id", Lock(True)),
    Do("id", Rename("Zoe")),
    Do("id", Configure(Settings("dixit"))),
    Do("id", Act(1, Tell(Clue("a clue"), None))),
    Do("id", Act(1, Give(("card",)))),  # type: ignore[arg-type]
    Do("id", Act(1, Vote((1,)))),  # type: ignore[arg-type]
    Do("id", Start()),
    Look(),
    Show(0),  # type: ignore[arg-type]
    React(1),
    Recall("YHg2_4RF"),
)
ODD: tuple[Any, ...] = (
    None, True, -1, 2**63, 2**200, 1e308, "", "\0", "\ud800", "x" * 5000, [], {}, [[]], {"a": {}}, "🎩" * 50
)  # fmt: skip
TEXTS = (
    "",
    " ",
    "{",
    "}",
    "[]",
    "null",
    "NaN",
    "1",
    '"',
    "\0",
    '{"type":',
    '{"type":"do"}',
    "\ufeff{}",
    "{}{}",
)


def nonsense(rng: Random) -> tuple[str, bytes]:
    """What kind of frame, and what is in it; never a message by accident."""
    while True:
        kind, data = _anything(rng)
        try:
            read_message(data.decode())
        except (Unreadable, UnicodeDecodeError):
            return kind, data


def _anything(rng: Random) -> tuple[str, bytes]:
    match rng.randrange(9):
        case 0:
            return "text", rng.choice(TEXTS).encode()
        case 1:
            return "text", b"[" * rng.choice((10, 1000, 15_000))
        case 2:
            return "text", b'{"a":' * rng.choice((10, 1000, 3_000))
        case 3:
            return "text", rng.randbytes(rng.randrange(200))
        case 4:
            return "text", b'{"type":"do","id":"\\ud800","command":{"do":"rename","name":"\\ud800"}}'
        case 5:
            return "binary", rng.randbytes(rng.randrange(200))
        case 6:
            return "text", b'"' + b"x" * rng.choice((FRAME + 1, FRAME * 4)) + b'"'
        case 7:
            whole = msgspec.json.encode(rng.choice(VALID))
            return "text", whole[: rng.randrange(len(whole))]
        case _:
            return "text", _mutated(rng)


def _mutated(rng: Random) -> bytes:
    """A good message with something odd in one place, or one field more."""
    message = json.loads(msgspec.json.encode(rng.choice(VALID)))
    part: Any = message
    while isinstance(part, dict) and part and rng.random() < 0.6:
        inner = [v for v in part.values() if isinstance(v, dict) and v]
        if not inner:
            break
        part = rng.choice(inner)
    key = rng.choice([*part, "extra"])
    part[key] = rng.choice(ODD)
    if rng.random() < 0.2:
        part.pop(rng.choice(list(part)))
    return json.dumps(message).encode("utf-8", "surrogatepass")


async def throw(h: House, token: str, rng: Random, count: int) -> int:
    """Over as many connections as it takes, seated or not; how many there were."""
    connections = sent = 0
    while sent < count:
        connections += 1
        async with h.http.ws_connect(f"{h.origin}/ws", origin=h.origin) as ws:
            if rng.random() < 0.8:
                await ws.send_bytes(b"") if rng.random() < 0.02 else await ws.send_str(
                    msgspec.json.encode(Hello(PROTOCOL, (token,))).decode()
                )
            for _ in range(rng.randrange(1, 15)):
                kind, data = nonsense(rng)
                opcode = aiohttp.WSMsgType.TEXT if kind == "text" else aiohttp.WSMsgType.BINARY
                sent += 1
                try:
                    await ws.send_frame(data, opcode)
                    if rng.random() < 0.1:  # a fragment that never ends
                        ws._writer.transport.write(b"\x01\x81\0\0\0\0x")
                        break
                except (ConnectionError, aiohttp.ClientError):
                    break
            await asyncio.sleep(0)
    return connections


def test_s3_nonsense_changes_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with house(tmp_path, limits=False) as h:
            seated = await h.post("/api/rooms", {"name": "Ana"})
            stranger = await h.post("/api/rooms", {"name": "Bo"})
            rng = Random(FRAMES)
            for token in (seated["token"], "n" * 43):
                await throw(h, token, rng, FRAMES // 2)
            guest = await h.connect(seated["token"])
            await guest.until(lambda g: g.view)
            for room in (seated["room"], stranger["room"]):
                asked = [row.command for row in await h.site.store.read(room) if row.actor >= 0]
                assert asked == []  # whatever the table noted by itself, who is away for instance

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []
