"""People and their things on many nodes: own pictures, seats that move, onlookers, a node that dies."""

import asyncio
import sys
import time
from pathlib import Path
from typing import Any, cast

import pytest

from reverie.game.observe import Onlooker
from reverie.lobby.commands import Configure, RemoveWatcher, Start
from reverie.lobby.observe import observe
from reverie.wire.messages import Bye, Done, Elsewhere, Invited, Sharing, Watchers
from tests.decks.files import png
from tests.nodes.cluster import Cluster, cluster
from tests.nodes.story import logged
from tests.nodes.test_nodes import gone, sit_down
from tests.web.album import new_deck
from tests.web.guest import House
from tests.web.photographs import zip_of
from tests.web.test_own_decks_at_tables import keys

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals"),
    pytest.mark.timeout(600),
]


def at(c: Cluster, node: int) -> House:
    """A node as a house, for the language of the tests of own pictures."""
    return House(cast(Any, c.nodes[node]), c.http)


async def picture(c: Cluster, node: int, key: str) -> tuple[int, bytes]:
    async with c.http.get(f"{c.nodes[node].origin}/cards/{key}.600.webp") as answer:
        return answer.status, await answer.read()


def test_pictures_sent_to_one_node_are_cards_at_all_of_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(tmp_path, 2) as c:
            seats = await sit_down(c, 3)
            code, token = seats[0]["room"], seats[0]["token"]
            guests = [await c.connect(n % 2, s["token"], seed=n) for n, s in enumerate(seats)]
            for guest in guests:
                await guest.until(lambda g: g.view is not None)
            maker = await new_deck(at(c, 0))
            status, _ = await maker.ask("POST", "/zip", data=zip_of({f"{n}.png": png(n) for n in range(3)}))
            assert status == 200
            for card in await maker.cards():
                status, here = await picture(c, 0, card["picture"]["key"])
                for _ in range(50):  # the other node hears of it by a message
                    elsewhere, there = await picture(c, 1, card["picture"]["key"])
                    if elsewhere == 200:
                        break
                    await asyncio.sleep(0.1)
                assert (status, elsewhere, here) == (200, 200, there)
            await c.post(1, f"/api/rooms/{code}/decks", {"key": maker.token}, token, 204)
            host, other = guests[0], guests[1]
            await host.until(lambda g: maker.deck in g.view.view.decks)
            assert host.view is not None
            settings = host.view.view.settings
            chosen = Configure(
                type(settings)(decks=(*host.view.view.playing_with, maker.deck), ruleset=settings.ruleset)
            )
            for command in (chosen, Start()):
                assert isinstance(await host.do(command), Done)
            await other.until(lambda g: g.view.view.game and g.view.view.game.hand)
            assert other.view is not None
            assert other.view.view.decks[maker.deck] == 3
            assert all(keys(other)[card] for card in other.view.view.game.hand)  # type: ignore[union-attr]

    asyncio.run(story())


def test_a_seat_moves_and_somebody_watches_through_other_nodes(tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(tmp_path, 3) as c:
            seats = await sit_down(c, 3)
            code = seats[0]["room"]
            ana, bo, cleo = [await c.connect(n, s["token"], seed=n) for n, s in enumerate(seats)]
            for guest in (ana, bo, cleo):
                await guest.until(lambda g: g.view is not None and gone(g) == ())

            link = await c.post(1, "/api/seat-link", token=seats[0]["token"])
            moved = await c.post(2, "/api/seat-link/claim", {"secret": link["link_secret"]})
            await ana.heard(Elsewhere)
            again = await c.connect(1, moved["token"], seed=9)
            await again.until(lambda g: g.view is not None)
            stale = await c.connect(0, seats[0]["token"])
            assert await stale.heard(Bye) == Bye("bad-token")
            await c.post(0, "/api/seat-link/claim", {"secret": link["link_secret"]}, status=410)

            watching = await c.post(0, f"/api/rooms/{code}/watch", {"kind": "spectator"})
            onlooker = await c.connect(2, watching["token"])
            await onlooker.until(lambda g: g.view is not None)
            assert isinstance(await again.do(Start()), Done)
            await asyncio.wait_for(asyncio.gather(*(g.play() for g in (again, bo, cleo))), 90)
            memory, _ = await logged(c, code)
            await onlooker.until(lambda g: g.view.version == memory.version)
            assert onlooker.view is not None
            assert onlooker.view.view == observe(memory.room, Onlooker.SPECTATOR)

    asyncio.run(story())


def test_x8_watchers_and_a_new_invite_are_the_same_at_every_node(tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(tmp_path, 2) as c:
            seats = await sit_down(c, 2)
            code, invite = seats[0]["room"], seats[0]["invite"]
            ana, bo = [await c.connect(n, s["token"], seed=n) for n, s in enumerate(seats)]
            for guest in (ana, bo):
                await guest.until(lambda g: g.view is not None and gone(g) == ())
            watching = await c.post(0, f"/api/rooms/{code}/watch", {"kind": "spectator", "name": "Zoé"})
            zoe = await c.connect(1, watching["token"])
            for guest in (ana, bo):
                told = (await guest.heard(Watchers)).watchers
                assert [w.name for w in told] == ["Zoé"]
            assert isinstance(await ana.do(RemoveWatcher(1)), Done)
            assert await zoe.heard(Bye) == Bye("removed")
            news = [(await guest.heard(Invited)).invite for guest in (ana, bo)]
            assert news[0] == news[1] != invite
            for node in range(2):
                body = {"name": "Eve", "invite": invite}
                await c.post(node, f"/api/rooms/{code}/join", body, status=410)
                await c.post(node, f"/api/rooms/{code}/join", {"name": "Eve"}, status=404)
                await c.post(node, f"/api/rooms/{code}/peek", {"invite": news[0]})
            stale = await c.connect(0, watching["token"])
            assert await stale.heard(Bye) == Bye("bad-token")
            cleo = await c.post(0, f"/api/rooms/{code}/join", {"name": "Cleo", "invite": news[0]})
            await c.connect(1, seats[1]["token"], cleo["token"])
            assert (await ana.heard(Sharing)).devices == ((seats[1]["seat"], cleo["seat"]),)

    asyncio.run(story())


@pytest.mark.slow
def test_who_was_at_a_node_that_died_is_gone_for_the_others_after_its_silence(tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(tmp_path, 2) as c:
            seats = await sit_down(c, 2)
            ana, bo = [await c.connect(n, s["token"], seed=n) for n, s in enumerate(seats)]
            for guest in (ana, bo):
                await guest.until(lambda g: g.view is not None and gone(g) == ())
            await c.nodes[1].kill()
            killed = time.monotonic()
            await ana.until(lambda g: gone(g) == (seats[1]["seat"],), 30)
            assert 5 < time.monotonic() - killed < 20
            await c.connect(0, seats[1]["token"])
            await ana.until(lambda g: gone(g) == ())

    asyncio.run(story())
