"""Tables to drive: six seats each, on our server in the third turn of a game, on a bare one as they are."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

import aiohttp
import msgspec

from bench.crowd import CHANGE, VIEW, Caller, call, drive
from reverie.bots.random_player import random_move
from reverie.game.views import GameView
from reverie.lobby.commands import Act, Start
from reverie.wire import PROTOCOL
from reverie.wire.frame_reader import FrameReader
from reverie.wire.messages import Do, Look

SEATS = 6
TURN = 3


@dataclass
class Table:
    """Somebody gives a card and takes it back, again and again; everybody is told every time."""

    seats: list[Caller]
    giver: Caller
    commands: list[dict[str, Any]]

    async def play(self, count: int, name: str) -> None:
        await drive(self.giver, self.commands, count, name)

    async def view(self) -> int:
        """Bytes of a whole view, without the pictures that come only once."""
        self.giver.say(Look())
        view = msgspec.json.decode((await self.giver.until(VIEW))[-1])
        return len(msgspec.json.encode(view | {"pictures": {}}))

    async def frame(self) -> int:
        """Bytes of the frames that one command sends, in the mean."""
        for seat in self.seats:
            seat.begin()
        await self.play(2 * SEATS, "weighed")
        frames = [len(f) for seat in self.seats for f in seat.end() if f.startswith(CHANGE)]
        return sum(frames) // len(frames)


@dataclass
class Game:
    """A whole game of random moves. Views are put together from frames as they come."""

    seats: list[Caller]
    rng: Random
    readers: list[FrameReader] = field(default_factory=lambda: [FrameReader() for _ in range(SEATS)])
    commands: int = 0
    received: int = 0

    async def begin(self) -> None:
        for seat in range(SEATS):
            self.seats[seat].say(Look())
            for frame in await self.seats[seat].until(VIEW):
                self.hear(seat, frame)
            self.seats[seat].begin()
        await self.do(0, Start())

    def hear(self, seat: int, frame: bytes) -> None:
        self.readers[seat].read(frame)
        self.received += len(frame)

    async def do(self, seat: int, command: Any) -> None:
        self.commands += 1
        self.seats[seat].say(Do(f"{self.rng.random()}", command))
        await self.seats[seat].answered()

    def seen_by(self, seat: int) -> GameView:
        for frame in self.seats[seat].taken():
            self.hear(seat, frame)
        view = self.readers[seat].view
        assert view is not None
        assert view.view.game is not None
        return view.view.game

    async def move(self) -> bool:
        """One of somebody who is waited for; false: the game is over."""
        game = self.seen_by(0)
        for seat in game.waiting_for:
            own = self.seen_by(seat)
            move = random_move(own.menu, self.rng)
            if seat in own.waiting_for and move is not None:
                await self.do(seat, Act(own.serial, move))
                return True
        return game.phase != "over"


async def seat_tokens(http: aiohttp.ClientSession, port: int) -> tuple[str, list[str]]:
    url = f"http://127.0.0.1:{port}/api/rooms"
    async with http.post(url, json={"name": "Amélie"}) as answer:
        first = await answer.json()
    tokens = [first["token"]]
    for name in ("Bastien", "Chloé", "Dorothée", "Émile", "Florence")[: SEATS - 1]:
        async with http.post(f"{url}/{first['room']}/join", json={"name": name}) as answer:
            tokens.append((await answer.json())["token"])
    return first["room"], tokens


async def our_game(http: aiohttp.ClientSession, port: int) -> Game:
    code, tokens = await seat_tokens(http, port)
    seats = [await call(port, {"type": "hello", "protocol": PROTOCOL, "tokens": [t]}) for t in tokens]
    return Game(seats, Random(code))


async def our_table(http: aiohttp.ClientSession, port: int) -> Table:
    playing = await our_game(http, port)
    await playing.begin()
    while (game := playing.seen_by(0)).turn < TURN or game.phase != "contribute":
        await playing.move()
    seat = game.waiting_for[0]
    hand = playing.seen_by(seat).hand
    assert hand is not None
    for caller in playing.seats:
        caller.end()
    moves: list[dict[str, Any]] = [{"do": "give", "cards": [hand[0]]}, {"do": "take-back"}]
    return Table(playing.seats, playing.seats[seat], [_act(game.serial, move) for move in moves])


async def bare_table(port: int, room: str) -> Table:
    seats = [await call(port, {"room": room}) for _ in range(SEATS)]
    return Table(seats, seats[1], [_act(3, {"do": "give", "cards": ["paper/001"]})])


def _act(serial: int, move: dict[str, Any]) -> dict[str, Any]:
    return {"command": {"do": "act", "serial": serial, "move": move}}
