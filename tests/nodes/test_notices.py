"""A notice in a cluster: said at one node, told by all of them, also by one that was away meanwhile."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from reverie.wire.messages import Notice
from tests.nodes.cluster import Cluster, cluster
from tests.web.guest import Guest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no PostgreSQL for the tests there")

OPERATOR = "the-operators-own-key"
WITH_KEY = f"""
from functools import partial
from reverie.web import server
server.Options = partial(server.Options, operator_key={OPERATOR!r})
"""


async def operator(c: Cluster, node: int, method: str, path: str = "", body: Any = None) -> Any:
    address, headers = f"{c.nodes[node].origin}/api/operator{path}", {"Reverie-Key": OPERATOR}
    async with c.http.request(method, address, json=body, headers=headers) as answer:
        text = await answer.text()
        assert answer.status < 300, text
        return json.loads(text) if text else None


def said(guest: Guest) -> list[str | None]:
    return [message.text for message in guest.messages if isinstance(message, Notice)]


def test_a_notice_said_at_one_node_reaches_the_guests_of_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(tmp_path, 2, patches={0: WITH_KEY, 1: WITH_KEY}) as c:
            ana = await c.post(0, "/api/rooms", {"name": "Ana"})
            bea = await c.post(1, "/api/rooms", {"name": "Bea"})
            guests = [await c.connect(0, ana["token"]), await c.connect(1, bea["token"])]
            for guest in guests:
                await guest.until(lambda g: g.view is not None)
            await operator(c, 0, "POST", "/notice", {"text": "We restart at three."})
            for guest in guests:
                await guest.until(lambda g: said(g) == ["We restart at three."])
            view = await operator(c, 1, "GET")
            assert view["nodes"] == 2
            assert view["people"] == 2
            assert sorted(table["here"] for table in view["tables"]) == [1, 1]
            await c.nodes[1].kill()
            await operator(c, 0, "DELETE", "/notice")
            await guests[0].until(lambda g: said(g) == ["We restart at three.", None])
            await c.nodes[1].start()
            back = await c.connect(1, bea["token"])
            await back.until(lambda g: g.view is not None)
            assert said(back) == []
            gone = next(table["id"] for table in view["tables"] if table["host"] == "Bea")
            await operator(c, 0, "DELETE", f"/tables/{gone}")
            await back.until(lambda g: g.ws.closed)

    asyncio.run(story())
