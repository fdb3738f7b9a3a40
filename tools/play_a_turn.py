"""Starts an installed Reverie and plays a turn with bots over a socket: `play_a_turn.py REVERIE DATA`."""

import asyncio
import json
import socket
import sys
import time
from random import Random
from uuid import uuid4

import aiohttp
import msgspec

import reverie
from reverie.bots.random_player import random_move
from reverie.lobby.commands import Act
from reverie.wire import PROTOCOL
from reverie.wire.messages import Do, Hello, ServerMessage, View


async def up(http: aiohttp.ClientSession, origin: str) -> None:
    for _ in range(600):
        try:
            async with http.get(f"{origin}/healthz") as answer:
                if answer.status == 200:
                    return
        except aiohttp.ClientError:
            await asyncio.sleep(0.1)
    raise SystemExit("The server does not answer.")


async def turn(http: aiohttp.ClientSession, origin: str) -> int:
    """Moves until the first recap; how many were ours."""
    async with http.get(origin) as answer:
        assert "/assets/" in await answer.text(), "the page was not packed"
    order = {"name": "Ana", "bots": 3, "language": "en", "ruleset": "dixit"}
    async with http.post(f"{origin}/api/play-now", json=order) as answer:
        seated = await answer.json()
    moves, rng = 0, Random(1)
    async with http.ws_connect(f"{origin}/ws", origin=origin) as ws:
        await ws.send_str(msgspec.json.encode(Hello(PROTOCOL, (seated["token"],), whole=True)).decode())
        async for frame in ws:
            said = msgspec.json.decode(frame.data, type=ServerMessage)
            if not isinstance(said, View) or said.view.game is None:
                continue
            game = said.view.game
            if game.phase == "recap":
                return moves
            move = random_move(game.menu, rng) if said.seat in game.waiting_for else None
            if move is not None:
                moves += 1
                await ws.send_str(msgspec.json.encode(Do(uuid4().hex, Act(game.serial, move))).decode())
    raise SystemExit("The server hung up.")


async def main(command: str, data: str) -> None:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    arguments = ("serve", "--host", "127.0.0.1", "--port", str(port), "--data", data, "--bot-pace", "0.05")
    server = await asyncio.create_subprocess_exec(command, *arguments, stdout=asyncio.subprocess.DEVNULL)
    try:
        async with aiohttp.ClientSession() as http:
            began = time.monotonic()
            await up(http, f"http://127.0.0.1:{port}")
            ready = time.monotonic() - began
            moves = await asyncio.wait_for(turn(http, f"http://127.0.0.1:{port}"), 300)
    finally:
        server.terminate()
        await server.wait()
    told = {"reverie": reverie.__version__, "ready_after_seconds": round(ready, 1), "own_moves": moves}
    print(json.dumps(told))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
