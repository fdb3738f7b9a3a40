"""A guest at a server that runs: opens tables, plays, sends a picture. Speaks the protocol of any release."""

import asyncio
import json
import random
import re
import zlib
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import aiohttp

GAMES = {"dixit": 3, "odyssey": 3, "odyssey-party": 5, "odyssey-team": 5, "kids": 2, "duet": 1}
"""Every game, with the bots that sit down beside one person."""
PATIENCE = 240


@dataclass(frozen=True)
class Seat:
    """What a browser keeps of a table."""

    room: str
    token: str


@dataclass(frozen=True)
class Moment:
    """What a player sees of a game: after an upgrade or a restart it must be the same."""

    turn: int
    board: str
    hand: tuple[Any, ...]


@dataclass(frozen=True)
class Picture:
    deck: str
    token: str
    card: str


async def up(origin: str, seconds: float = 90) -> None:
    """Until the server says that it can save what is played."""
    async with asyncio.timeout(seconds), aiohttp.ClientSession() as http:
        while True:
            try:
                async with http.get(f"{origin}/readyz") as answer:
                    if answer.status == 200:
                        return
            except aiohttp.ClientError:
                pass
            await asyncio.sleep(0.2)


async def sit_down(origin: str, game: str) -> Seat:
    order = {"name": "Ana", "bots": GAMES[game], "language": "en", "ruleset": game}
    async with aiohttp.ClientSession() as http, http.post(f"{origin}/api/play-now", json=order) as answer:
        told = await answer.json()
        assert answer.status == 200, f"no table for {game}: {told}"
        return Seat(told["room"], told["token"])


async def play(origin: str, seat: Seat, turns: int, protocol: int = 3) -> Moment:
    """Moves until `turns` more turns have begun; what is seen then."""
    until: int | None = None
    hello: dict[str, Any] = {"type": "hello", "protocol": protocol, "tokens": [seat.token]}
    async with (
        asyncio.timeout(PATIENCE),
        aiohttp.ClientSession() as http,
        http.ws_connect(f"{origin}/ws", origin=origin) as ws,
    ):
        await ws.send_json(hello | ({"whole": True} if protocol > 1 else {}))
        async for frame in ws:
            said = json.loads(frame.data)
            if said["type"] == "bye":
                raise AssertionError(f"sent away: {said}")
            if said["type"] != "view" or not (game := said["view"]["game"]):
                continue
            until = game["turn"] + turns if until is None else until
            if game["turn"] >= until or game["phase"] == "over":
                return _moment(game)
            if said["seat"] in game["waiting_for"] and (move := chosen(game["menu"])):
                act = {"do": "act", "serial": game["serial"], "move": move}
                await ws.send_json({"type": "do", "id": uuid4().hex, "command": act})
    raise AssertionError("the server hung up")


async def look(origin: str, seat: Seat, protocol: int = 3) -> Moment:
    return await play(origin, seat, 0, protocol)


def _moment(game: dict[str, Any]) -> Moment:
    return Moment(game["turn"], json.dumps(game["board"], sort_keys=True), tuple(game["hand"] or ()))


def chosen(menu: list[dict[str, Any]]) -> dict[str, Any] | None:
    """One of the moves on offer that gets the game on."""
    for option in menu:
        move: dict[str, Any] = {"do": option["may"]}
        match option["may"]:
            case "announce" | "count" | "ready":
                return move
            case "tell":
                cards = option.get("cards")
                told = {"clue": {"text": "Once upon a time"}}
                return move | told | ({"card": cards[0]} if cards else {})
            case "choose-guest":
                return move | {"rabbit": random.choice(option.get("rabbits", ["sun", "moon"]))}
            case "name-giver":
                return move | {"giver": option["givers"][0]}
            case "give":
                return move | {"cards": random.sample(option["cards"], option["count"])}
            case "vote":
                red = {"red": random.choice(option["slots"])} if option.get("red") else {}
                return move | {"slots": [random.choice(option["slots"])]} | red
            case _:
                pass
    return None


async def page(origin: str) -> str:
    """The start page with the files that it names, and the rabbits of the Kids; what was found."""
    async with aiohttp.ClientSession() as http:
        async with http.get(origin) as answer:
            text = await answer.text()
        names = set(re.findall(r"""["'(=]\.?/?(assets/[\w./-]+)""", text))
        assert names, "the page to play on is not there"
        for name in names:
            async with http.get(f"{origin}/{name}") as answer:
                assert answer.status == 200, f"{name} is missing"
    return f"{len(names)} files"


async def send_picture(origin: str) -> Picture:
    async with aiohttp.ClientSession() as http:
        async with http.post(f"{origin}/api/own-decks", json={"title": "Ours"}) as answer:
            made = await answer.json()
            assert answer.status == 200, made
        deck, key = made["deck"]["id"], {"Authorization": f"Bearer {made['token']}"}
        sent = http.post(
            f"{origin}/api/own-decks/{deck}/cards", params={"name": "a.png"}, data=png(), headers=key
        )
        async with sent as answer:
            card = await answer.json()
            assert answer.status == 200, card
    picture = Picture(deck, made["token"], card["picture"]["key"])
    await see_picture(origin, picture)
    return picture


async def see_picture(origin: str, picture: Picture) -> None:
    """It is in its deck, and is served."""
    async with aiohttp.ClientSession() as http:
        key = {"Authorization": f"Bearer {picture.token}"}
        async with http.get(f"{origin}/api/own-decks/{picture.deck}", headers=key) as answer:
            told = await answer.json()
            assert answer.status == 200, told
            keys = [card["picture"]["key"] for card in told["cards"]]
            assert keys == [picture.card], f"{keys} instead of {picture.card}"
        async with http.get(f"{origin}/cards/{picture.card}.600.webp") as answer:
            assert answer.status == 200, "the picture is not served"
            assert (await answer.read())[8:12] == b"WEBP"


def png(width: int = 600, height: int = 900) -> bytes:
    """A picture of our own: a slope of colours."""
    rows = b"".join(
        b"\0" + bytes(c for x in range(width) for c in (x * 255 // width, y * 255 // height, 120))
        for y in range(height)
    )

    def chunk(kind: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4) + kind + data + zlib.crc32(kind + data).to_bytes(4)

    head = width.to_bytes(4) + height.to_bytes(4) + b"\x08\x02\0\0\0"
    start = b"\x89PNG\r\n\x1a\n"
    return start + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
