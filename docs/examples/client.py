"""Plays a whole game of Reverie, every seat of it, over the protocol of docs/protocol.md.

pip install aiohttp
python client.py http://localhost:8000 dixit
"""

import asyncio
import json
import random
import sys
from uuid import uuid4

import aiohttp

PROTOCOL = 3


class Player:
    """One seat with its socket: `view` is all that it may know."""

    def __init__(self, web, server, token):
        self.web, self.server, self.token = web, server.rstrip("/"), token
        self.view = self.socket = self.asked = None

    async def connect(self):
        """Also after the line broke: the seat is the same, and what had no answer is asked again."""
        for attempt in range(100):
            try:
                origin = "/".join(self.server.split("/")[:3])
                self.socket = await self.web.ws_connect(f"{self.server}/ws", origin=origin)
                await self.send(type="hello", protocol=PROTOCOL, tokens=[self.token])
                if self.asked:
                    await self.send(**self.asked)
                return
            except (aiohttp.ClientError, ConnectionError):
                await asyncio.sleep(random.uniform(0.1, 0.2 * (attempt + 1)))
        raise SystemExit("The server does not answer.")

    async def send(self, **message):
        await self.socket.send_str(json.dumps(message))

    async def hear(self):
        """The next message, whatever it is; the view is kept up to date."""
        frame = await self.socket.receive()
        if frame.type is not aiohttp.WSMsgType.TEXT:
            await self.connect()
            return {"type": "connected"}
        message = json.loads(frame.data)
        if message["type"] == "view":
            self.view = message
        elif message["type"] == "change":
            follows = message.get("follows", message["version"] - 1)
            if self.view and self.view["version"] == follows:
                self.view = merged(self.view, message)
            else:
                await self.send(type="look")
        elif message["type"] in ("bye", "elsewhere") and message.get("reason") != "restarting":
            raise SystemExit(f"The server says goodbye: {message}")
        return message

    async def do(self, command):
        """Once it is done, or refused: then the table has moved on, and the view says how."""
        self.asked = {"type": "do", "id": str(uuid4()), "command": command}
        await self.send(**self.asked)
        while (answer := await self.hear()).get("id") != self.asked["id"]:
            pass
        self.asked = None
        return answer

    async def play(self):
        """Any move that is allowed, whenever somebody waits for one; the result of the game."""
        while True:
            game = self.view and self.view["view"]["game"]
            if game and game["phase"] == "over":
                return game["result"]
            if game and self.view["seat"] in game["waiting_for"] and (move := choose(game["menu"])):
                await self.do({"do": "act", "serial": game["serial"], "move": move})
            else:
                await self.hear()


def merged(view, change):
    """The view that a change leads to."""
    parts = ("type", "follows", "view", "game", "seats")
    head = {name: value for name, value in change.items() if name not in parts}
    room = view["view"] | change.get("view", {})
    if room["game"]:
        room["game"] = room["game"] | change.get("game", {})
        news = change.get("seats", {})
        seats = [seat | news.get(str(seat["seat"]), {}) for seat in room["game"]["seats"]]
        room["game"] = game = room["game"] | {"seats": seats}
        gift = {"cards": (game["hand"] or []) + game["given"]}
        game["menu"] = [option | gift if option["may"] == "give" else option for option in game["menu"]]
    return view | {"pictures": {}} | head | {"view": room}


# In Duet no word may be told twice: one that was is refused, and another is tried.
CLUES = """river winter lantern garden thunder window market silver forest shadow morning feather island
candle letter mirror bridge summer velvet hunger copper orchard whisper stranger harbour pepper tunnel ladder
meadow journey cradle rocket saddle puzzle basket hammer blanket marble dragon kitchen"""
CLUES = CLUES.split()


def choose(menu):
    """One of the moves on offer that gets the game on."""
    for option in menu:
        move = {"do": option["may"]}
        match option["may"]:
            case "announce" | "count" | "ready":
                return move
            case "tell":
                cards = option.get("cards")
                return move | {"clue": {"text": random.choice(CLUES)}} | ({"card": cards[0]} if cards else {})
            case "choose-guest":
                return move | {"rabbit": random.choice(option.get("rabbits", ["sun", "moon"]))}
            case "name-giver":
                return move | {"giver": option["givers"][0]}
            case "give":
                return move | {"cards": random.sample(option["cards"], option["count"])}
            case "vote":
                red = {"red": random.choice(option["slots"])} if option.get("red") else {}
                return move | {"slots": [random.choice(option["slots"])]} | red
    return None


async def main(server, ruleset):
    async with aiohttp.ClientSession() as web:

        async def post(path, body):
            async with web.post(server.rstrip("/") + path, json=body) as answer:
                if answer.status != 200:
                    raise SystemExit((await answer.json())["error"]["message"]["en"])
                return await answer.json()

        table = await post("/api/rooms", {"name": "Player 1"})
        host = Player(web, server, table["token"])
        await host.connect()
        while host.view is None:
            await host.hear()
        room = host.view["view"]
        await host.do({"do": "configure", "settings": room["settings"] | {"ruleset": ruleset}})
        players = [host]
        for number in range(2, min(next(r["players"] for r in room["rulesets"] if r["id"] == ruleset)) + 1):
            seat = {"name": f"Player {number}", "invite": table["invite"]}
            joined = await post(f"/api/rooms/{table['room']}/join", seat)
            players.append(Player(web, server, joined["token"]))
            await players[-1].connect()
        print(f"{ruleset}, table {table['room']}:", *(await host.do({"do": "start"})).values())
        result, *others = await asyncio.gather(*(player.play() for player in players))
        assert all(other == result for other in others)
        print(json.dumps(result))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
