"""Tables to drive: six seats each, on our server in the middle of a turn, on a bare one as they are."""

from dataclasses import dataclass
from typing import Any

import aiohttp
import msgspec

from bench.crowd import VIEW, Caller, call, drive
from reverie.wire import PROTOCOL

SEATS = 6


@dataclass
class Table:
    """Somebody gives one card, then another, then the first again; everybody is told every time."""

    giver: Caller
    commands: list[dict[str, Any]]

    async def play(self, count: int, name: str) -> None:
        await drive(self.giver, self.commands, count, name)


async def seat_tokens(http: aiohttp.ClientSession, port: int) -> tuple[str, list[str]]:
    url = f"http://127.0.0.1:{port}/api/rooms"
    async with http.post(url, json={"name": "Amélie"}) as answer:
        first = await answer.json()
    tokens = [first["token"]]
    for name in ("Bastien", "Chloé", "Dorothée", "Émile", "Florence")[: SEATS - 1]:
        async with http.post(f"{url}/{first['room']}/join", json={"name": name}) as answer:
            tokens.append((await answer.json())["token"])
    return first["room"], tokens


async def our_table(http: aiohttp.ClientSession, port: int) -> Table:
    _, tokens = await seat_tokens(http, port)
    seats = [await call(port, {"type": "hello", "protocol": PROTOCOL, "tokens": [t]}) for t in tokens]
    host, giver = seats[0], seats[1]
    await _now(host)
    await drive(host, [{"command": {"do": "start"}}], 1, "start")
    await drive(host, [_act(await _now(host), {"do": "announce"})], 1, "announce")
    game = await _now(host)
    tell = {"do": "tell", "clue": {"text": "Once upon a time"}, "card": game["hand"][0]}
    await drive(host, [_act(game, tell)], 1, "tell")
    game = await _now(giver)
    return Table(giver, [_act(game, {"do": "give", "cards": [card]}) for card in game["hand"][:2]])


async def bare_table(port: int, room: str) -> Table:
    seats = [await call(port, {"room": room}) for _ in range(SEATS)]
    return Table(seats[1], [_act({"serial": 3}, {"do": "give", "cards": ["paper/001"]})])


def _act(game: dict[str, Any], move: dict[str, Any]) -> dict[str, Any]:
    return {"command": {"do": "act", "serial": game["serial"], "move": move}}


async def _now(caller: Caller) -> dict[str, Any]:
    """The game as this seat sees it now."""
    caller.say({"type": "look"})
    frames = await caller.until(VIEW)
    game: dict[str, Any] = msgspec.json.decode(frames[-1])["view"]["game"]
    return game
