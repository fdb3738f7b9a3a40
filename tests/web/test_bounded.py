"""S17: a table keeps so much and no more, tables cost the address, uploads under way take room."""

import asyncio
from pathlib import Path
from typing import Any

from reverie.decks.sources import MB
from reverie.front.allowances import Allowance
from reverie.lobby.commands import AddBot, Leave, Lock, Start, StopGame
from reverie.rooms.live.folded_state import remember
from reverie.rooms.live.table_limits import TableLimits
from reverie.wire.messages import Done, Refused, View
from tests.web.album import new_deck
from tests.web.guest import House, house
from tests.web.photographs import photograph


def visit(data: Path, story: Any, **options: Any) -> None:
    async def whole() -> None:
        async with house(data, limits=False, **options) as h:
            await story(h)

    asyncio.run(whole())


def test_s17_a_table_keeps_so_many_commands_and_then_only_lets_people_go(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        guest = await h.connect(ana["token"])
        await guest.heard(View)
        for name in ("One", "Two"):
            assert isinstance(await guest.do(AddBot(name)), Done)
        room = (await h.site.directory.get(ana["room"])).room  # type: ignore[union-attr]
        n = 0
        while room.folded.version < 70:
            assert isinstance(await guest.do(Lock(bool(n % 2))), Done)
            n += 1
        # In the last eighth no new game begins.
        full = await guest.do(Start())
        assert isinstance(full, Refused)
        assert full.code == "too-many-moves"
        while room.folded.version < 80:
            last = f"last {room.folded.version}"
            assert isinstance(await guest.do(Lock(bool(n % 2)), id=last), Done)
            n += 1
        full = await guest.do(Lock(bool(n % 2)))
        assert isinstance(full, Refused)
        assert full.code == "too-many-moves"
        # What was done before is still answered as done, and who leaves may.
        assert isinstance(await guest.do(Lock(bool(n % 2)), id=last), Done)
        status, told = await h.ask(f"/api/rooms/{ana['room']}/join", {"name": "Bob", "invite": room.invite})
        assert (status, told["error"]["code"]) == (409, "too-many-moves")
        assert told["error"]["message"]["en"] != told["error"]["message"]["fr"]
        assert isinstance(await guest.do(Leave()), Done)
        # However it was read, its size is that of its rows.
        rows = await h.site.store.read(ana["room"])
        assert (await remember(h.site.store, ana["room"])).size == sum(len(row.events) for row in rows)
        assert room.folded.size == sum(len(row.events) for row in rows)

    visit(tmp_path, story, limit_table_rows=80)


def test_s17_a_running_game_can_end_and_bytes_count_too(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/play-now", {"name": "Ana"})
        guest = await h.connect(ana["token"])
        await guest.heard(View)
        room = (await h.site.directory.get(ana["room"])).room  # type: ignore[union-attr]
        room._limits = TableLimits(20_000, megabytes=room.folded.size * 1.1 / MB)  # type: ignore[arg-type]
        assert isinstance(await guest.do(StopGame()), Done)
        full = await guest.do(Start())
        assert isinstance(full, Refused)
        assert full.code == "too-many-moves"

    visit(tmp_path, story)


def test_s17_tables_cost_the_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, limit_tables=Allowance(3, 0.01)) as h:
            made = await asyncio.gather(*(h.ask("/api/rooms", {"name": "Ana"}) for _ in range(6)))
            assert sorted(status for status, _ in made) == [200] * 3 + [429] * 3
            status, told = await h.ask("/api/play-now", {"name": "Ana"})
            assert (status, told["error"]["code"]) == (429, "too-many-tables")
            assert len(await h.site.store.rooms()) == 3

    asyncio.run(story())


def test_s17_uploads_under_way_count_towards_the_space(tmp_path: Path) -> None:
    """Three at once, each of which would fit by itself; a fourth has not said how much is coming."""

    async def story(h: House) -> None:
        maker = await new_deck(h)
        heavy = photograph(1) + bytes(MB)

        async def slowly() -> Any:
            yield heavy
            await asyncio.sleep(1)

        async def sent(data: Any, **headers: str) -> str:
            headers["Authorization"] = f"Bearer {maker.token}"
            path = f"{h.origin}{maker.path}/cards"
            async with h.http.post(path, data=data, headers=headers) as answer:
                told = await answer.json()
                return str(told["error"]["code"]) if "error" in told else "kept"

        length = {"Content-Length": str(len(heavy))}
        codes = await asyncio.gather(*(sent(slowly(), **length) for _ in range(3)), sent(slowly()))
        assert codes.count("kept") == 1
        assert codes.count("space-full") == 3
        assert h.site.own_decks.used <= h.site.own_decks.space

    visit(tmp_path, story, picture_space=2)
