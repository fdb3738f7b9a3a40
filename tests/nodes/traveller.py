"""Somebody who plays on whatever happens: comes back to another node, sends again what was not answered."""

import asyncio
from dataclasses import dataclass, field
from random import Random
from uuid import uuid4

import aiohttp

from reverie.bots.random_player import random_move
from reverie.lobby.commands import Act, PlayerCommand
from reverie.wire import PROTOCOL
from reverie.wire.messages import Do, Done, Hello, Refused, View
from tests.nodes.cluster import Cluster
from tests.web.guest import Guest

TROUBLE = (ConnectionError, aiohttp.ClientError, TimeoutError)


@dataclass
class Traveller:
    cluster: Cluster
    token: str
    node: int
    rng: Random
    guest: Guest | None = None
    done: dict[str, int] = field(default_factory=dict)
    """Everything that was acknowledged, with its version."""
    travels: int = 0
    connections: int = 0
    drop_answers: bool = False
    """Every first acknowledgement is thrown away, as a line that breaks at that moment would."""

    async def line(self) -> Guest:
        """A connection that stands; the nodes are tried in turn."""
        for _ in range(400):
            if self.guest is not None and not self.guest.ws.closed:
                return self.guest
            try:
                self.guest = await asyncio.wait_for(self._connect(), 5)
                await self.guest.until(lambda g: g.view is not None or g.ws.closed, 5)
            except TROUBLE:
                self.guest = None
            if self.guest is None or self.guest.ws.closed:
                self.node = (self.node + 1) % len(self.cluster.nodes)
                self.travels += 1
                await asyncio.sleep(0.05 + self.rng.random() / 10)
        raise AssertionError("no node lets anybody in")

    async def _connect(self) -> Guest:
        origin = self.cluster.nodes[self.node].origin
        goodbye = aiohttp.ClientWSTimeout(ws_close=0.5)  # a node that is frozen does not answer it
        ws = await self.cluster.http.ws_connect(f"{origin}/ws", origin=origin, timeout=goodbye)
        guest = Guest(ws, self.rng)
        await guest.send(Hello(PROTOCOL, (self.token,)))
        guest.listening = asyncio.ensure_future(guest.listen())
        self.connections += 1
        return guest

    async def do(self, command: PlayerCommand) -> Done | Refused:
        """Until it is answered, always with the same id."""
        id = uuid4().hex
        lost = not self.drop_answers
        for _ in range(200):
            try:
                answer = await self._ask(await self.line(), Do(id, command))
            except TROUBLE:
                await self.leave()
                continue
            if isinstance(answer, Refused) and answer.code in ("unavailable", "busy"):
                await asyncio.sleep(0.1)
                continue
            if not lost:
                lost = True
                continue
            if isinstance(answer, Done):
                self.done[id] = answer.version
            return answer
        raise AssertionError("no answer")

    async def _ask(self, guest: Guest, message: Do) -> Done | Refused:
        already = len(guest.messages)
        await guest.send(message)

        def answered(g: Guest) -> Done | Refused | bool:
            said = (m for m in g.messages[already:] if isinstance(m, Done | Refused) and m.id == message.id)
            return next(said, None) or g.ws.closed

        answer = await guest.until(answered, 4)
        if not isinstance(answer, Done | Refused):
            raise ConnectionError
        return answer

    async def leave(self) -> None:
        if self.guest is not None:
            await self.guest.ws.close()
            self.guest = None

    async def view(self) -> View:
        guest = await self.line()
        assert guest.view is not None
        return guest.view

    async def play(self) -> None:
        """Any legal move whenever one is wanted, until the game is over."""
        for _ in range(5_000):
            view = await self.view()
            game = view.view.game
            assert game is not None
            if game.phase == "over":
                return
            move = random_move(game.menu, self.rng) if view.seat in game.waiting_for else None
            if move is not None:
                await self.do(Act(game.serial, move))
            await self._wait(view)
        raise AssertionError("the game does not end")

    async def _wait(self, old: View) -> None:
        """For something new to see, or a line that broke."""
        try:
            guest = await self.line()
            await guest.until(lambda g: g.ws.closed or (g.view is not old and g.view is not None), 3)
        except TimeoutError:
            return
