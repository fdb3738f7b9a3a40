"""S14: own pictures on many nodes. Whether a deck is in use is asked of the database, at whatever node."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from reverie.lobby.commands import BackToLobby, Configure, Start, StopGame
from reverie.wire.messages import Done
from tests.decks.files import png
from tests.nodes.cluster import Cluster, cluster
from tests.nodes.test_people import at, picture
from tests.web.album import Maker, new_deck
from tests.web.guest import Guest
from tests.web.photographs import zip_of

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals"),
    pytest.mark.timeout(600),
]

OFTEN = "from reverie.rooms.own_decks import upkeep; upkeep.SWEEP = 1_000\n"
"""A sweep every second instead of every minute."""
DIES = OFTEN + ("import os\nasync def dies(*_): os._exit(9)\nupkeep.OwnDeckUpkeep._gone_if_unused = dies\n")
"""Dies when a deck is marked as going, before any table is told of it."""


@dataclass
class Evening:
    """Three people whose table is open at the first node only, in a game with pictures from the second."""

    c: Cluster
    code: str
    host: Guest
    host_token: str
    maker: Maker
    key: str

    async def offers(self, status: int = 204) -> None:
        body = {"key": self.maker.token}
        await self.c.post(0, f"/api/rooms/{self.code}/decks", body, self.host_token, status)

    async def starts(self) -> None:
        assert self.host.view is not None
        settings = self.host.view.view.settings
        chosen = Configure(type(settings)(decks=("paper", self.maker.deck), ruleset=settings.ruleset))
        for command in (chosen, Start()):
            assert isinstance(await self.host.do(command), Done)

    async def stops(self) -> None:
        assert isinstance(await self.host.do(StopGame()), Done)

    async def shown(self, node: int) -> bool:
        status, _ = await picture(self.c, node, self.key)
        assert status in (200, 404)
        return status == 200

    async def withdrawn(self) -> None:
        await self.host.until(lambda g: self.maker.deck not in g.view.view.decks)

    async def vanishes(self, *nodes: int) -> None:
        for node in nodes:
            for _ in range(100):
                if not await self.shown(node):
                    break
                await asyncio.sleep(0.1)
            assert not await self.shown(node), f"node {node} still shows it"


def evening(folder: Path, story: Callable[[Evening], Awaitable[None]], **patches: str) -> None:
    async def whole() -> None:
        patched = {0: OFTEN, 1: patches.get("second", OFTEN), 2: OFTEN}
        async with cluster(folder, 3, patches=patched) as c:
            first = await c.post(0, "/api/rooms", {"name": "Ana"})
            code = first["room"]
            for name in ("Bo", "Cleo"):
                await c.post(0, f"/api/rooms/{code}/join", {"name": name})
            host = await c.connect(0, first["token"])
            await host.until(lambda g: g.view is not None)
            maker = await new_deck(at(c, 1))
            status, _ = await maker.ask("POST", "/zip", data=zip_of({f"{n}.png": png(n) for n in range(3)}))
            assert status == 200
            key = (await maker.cards())[0]["picture"]["key"]
            table = Evening(c, code, host, first["token"], maker, key)
            for _ in range(50):  # until the first node has heard of it
                if await table.shown(0):
                    break
                await asyncio.sleep(0.1)
            await table.offers()
            await host.until(lambda g: maker.deck in g.view.view.decks)
            await story(table)

    asyncio.run(whole())


async def asked(maker: Maker, path: str = "") -> tuple[int, Any]:
    return await maker.ask("DELETE", path)


def test_s14_a_game_at_another_node_is_known_and_keeps_its_pictures_to_the_end(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        await e.starts()
        status, refused = await asked(e.maker)
        assert (status, refused["error"]["code"]) == (409, "deck-in-play")
        assert refused["error"]["params"] == {"tables": 1}
        card = (await e.maker.cards())[0]
        assert (await asked(e.maker, f"/cards/{card['id']}"))[0] == 409
        assert (await asked(e.maker, "?when=after-the-game"))[0] == 204
        await e.withdrawn()
        await asyncio.sleep(2.5)  # sweeps of every node
        assert [await e.shown(node) for node in (0, 1, 2)] == [True, True, True]
        await e.offers(status=409)  # no new game begins with it
        await e.stops()
        await e.vanishes(0, 1, 2)

    evening(tmp_path, story)


@pytest.mark.slow
def test_s14_a_deck_that_only_lies_on_a_table_elsewhere_goes_at_once(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        assert (await asked(e.maker))[0] == 204
        await e.vanishes(1)
        await e.withdrawn()
        await e.vanishes(0, 2)
        assert isinstance(await e.host.do(Start()), Done)
        assert e.host.view is not None
        assert not any(card.startswith(e.maker.deck) for card in e.host.view.view.game.hand)  # type: ignore[union-attr]

    evening(tmp_path, story)


@pytest.mark.slow
def test_s14_the_node_that_deletes_dies_and_another_goes_on(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        await e.starts()
        with pytest.raises(Exception):  # noqa: B017, PT011  # the line breaks, however that is called
            await asked(e.maker, "?when=after-the-game")
        await e.withdrawn()
        await asyncio.sleep(2.5)
        assert [await e.shown(node) for node in (0, 2)] == [True, True]
        await e.stops()
        await e.vanishes(0, 2)

    evening(tmp_path, story, second=DIES)


@pytest.mark.slow
def test_s14_the_node_of_the_game_dies_and_the_game_keeps_its_pictures(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        await e.starts()
        await e.c.nodes[0].kill()
        assert (await asked(e.maker))[0] == 409
        assert (await asked(e.maker, "?when=after-the-game"))[0] == 204
        await asyncio.sleep(2.5)
        assert [await e.shown(node) for node in (1, 2)] == [True, True]
        e.host = await e.c.connect(2, e.host_token)
        await e.host.until(lambda g: g.view is not None and g.view.view.game is not None)
        await e.stops()
        assert isinstance(await e.host.do(BackToLobby()), Done)
        await e.vanishes(1, 2)

    evening(tmp_path, story)
