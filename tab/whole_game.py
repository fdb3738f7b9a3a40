"""Runs in the Python that is shipped: every game with bots to its end, and something that goes wrong."""

import asyncio
import json
import logging
from pathlib import Path
from random import Random

import msgspec

from reverie.bots.random_player import random_move
from reverie.game.menu import GameOption
from reverie.rulesets import RULESETS
from reverie.tab.server import TabServer
from reverie.wire import PROTOCOL

SHELF = Path("/shelf.json").read_bytes()


async def keep(count: int, pages: dict[int, bytes]) -> None:
    await asyncio.sleep(0)


async def checked() -> None:
    server = TabServer(SHELF, b"", keep, pace=0.0)
    await server.start()
    for line, rules in enumerate(RULESETS.values()):
        bots = (4 if 4 in rules.players else rules.players[0]) - 1
        body = json.dumps({"name": "Ana", "ruleset": rules.id, "bots": bots})
        status, said = await server.ask("POST", "/api/play-now", None, body)
        assert status == 200, said
        await played(server, line, json.loads(said)["token"], Random(rules.id))
    try:
        1 // 0  # noqa: B018
    except ZeroDivisionError:
        logging.getLogger("reverie.tab").exception("as something that nobody expected")


async def played(server: TabServer, line: int, token: str, rng: Random) -> None:
    news: asyncio.Queue[dict] = asyncio.Queue()
    server.open(line, lambda frame: news.put_nowait(json.loads(frame)), lambda code: None)
    server.hear(line, json.dumps({"type": "hello", "protocol": PROTOCOL, "tokens": [token], "whole": True}))
    moves = 0
    while True:
        view = await asyncio.wait_for(news.get(), 60)
        game = (view.get("view") or {}).get("game") if view["type"] == "view" else None
        if game is None:
            continue
        if game["phase"] == "over":
            return
        if view["seat"] in game["waiting_for"]:
            menu = msgspec.convert(game["menu"], tuple[GameOption, ...])
            move = random_move(menu, rng)
            if move is not None:
                moves += 1
                asked = {"do": "act", "serial": game["serial"], "move": msgspec.to_builtins(move)}
                server.hear(line, json.dumps({"type": "do", "id": f"m{moves}", "command": asked}))
