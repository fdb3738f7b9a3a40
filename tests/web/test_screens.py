"""A television without a table shows a code; somebody who has a seat brings it to theirs."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from reverie.front.allowances import USUAL
from reverie.front.limits import Limits
from reverie.game.ids import TABLE
from reverie.lobby.commands import Lock
from reverie.lobby.state import VISITOR
from reverie.rooms import tv_pairing as pairing
from reverie.rooms.admission import Admission
from reverie.rooms.tokens import SYMBOLS
from reverie.texts import SPOKEN
from reverie.wire import PROTOCOL
from reverie.wire.messages import Bye, Look, Pair, Paired, Pairing, View, Welcome
from tests.web.guest import Guest, House, house

Story = Callable[[House], Awaitable[None]]


def visit(folder: Path, story: Story) -> None:
    async def whole() -> None:
        async with house(folder) as h:
            await story(h)

    asyncio.run(whole())


async def screen(h: House) -> Guest:
    ws = await h.http.ws_connect(f"{h.origin}/ws", origin=h.origin)
    tv = Guest(ws, Random(1))
    await tv.send(Pair(PROTOCOL))
    tv.listening = asyncio.ensure_future(tv.listen())
    return tv


async def call(h: House, token: str, code: str) -> tuple[int, Any]:
    head = {"Authorization": f"Bearer {token}"}
    async with h.http.post(f"{h.origin}/api/tv", json={"code": code}, headers=head) as answer:
        return answer.status, await answer.json() if answer.status != 204 else None


def test_a_screen_comes_to_the_table_of_whoever_names_its_code(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/play-now", {"name": "Ana", "bots": 3})
        tv = await screen(h)
        code = (await tv.heard(Pairing)).code
        assert len(code) == 5
        assert set(code) <= set(SYMBOLS)
        assert await call(h, ana["token"], f"{code[:2]}-{code[2:].lower()}") == (204, None)
        paired = await tv.heard(Paired)
        assert (paired.room, paired.invite) == (ana["room"], ana["invite"])
        welcome = await tv.heard(Welcome)
        assert (welcome.role, welcome.seats) == ("tv", ())
        view = await tv.heard(View)
        assert view.seat is None
        assert view.view.game.hand is None
        assert view.view.menu == view.view.game.menu == ()
        assert (await call(h, ana["token"], code))[0] == 404  # once
        back = await h.connect(paired.token)
        assert (await back.heard(Welcome)).role == "tv"

    visit(tmp_path, story)


def test_a_screen_comes_to_a_locked_table_and_lives_on_with_it(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        bob = await h.post(f"/api/rooms/{ana['room']}/join", {"name": "Bob"})
        host, tv = await h.connect(ana["token"]), await screen(h)
        await host.heard(View)
        await host.do(Lock(True))
        assert (await call(h, bob["token"], (await tv.heard(Pairing)).code))[0] == 204
        await tv.until(lambda g: g.view is not None and g.view.view.locked)
        rows = await h.site.store.read(ana["room"])
        assert [row.actor for row in rows] == [TABLE, VISITOR, 0, VISITOR]  # the last brings the screen
        await host.do(Lock(False))
        await tv.until(lambda g: not g.view.view.locked)

    visit(tmp_path, story)


def test_only_a_seat_may_call_a_screen(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        onlooker = await h.post(f"/api/rooms/{ana['room']}/watch", {"kind": "spectator"})
        tv = await screen(h)
        code = (await tv.heard(Pairing)).code
        for token in (onlooker["token"], "x" * 43):
            status, answer = await call(h, token, code)
            assert (status, answer["error"]["code"]) == (401, "bad-token")
        status, answer = await h.ask("/api/tv", {"code": code})
        assert (status, answer["error"]["code"]) == (401, "bad-token")
        assert not any(isinstance(m, Paired) for m in tv.messages)

    visit(tmp_path, story)


def test_s6_codes_of_screens_cannot_be_tried_for_long(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        tv = await screen(h)
        code = (await tv.heard(Pairing)).code
        answers = [await call(h, ana["token"], f"2222{n}") for n in range(2, 6) for _ in range(15)]
        statuses = [status for status, _ in answers]
        assert statuses[0] == 404
        assert statuses.count(404) <= USUAL.tries.size + 1
        assert statuses[-1] == 429
        assert set(answers[0][1]["error"]["message"]) == set(SPOKEN)
        assert (await call(h, ana["token"], code))[0] == 429

    visit(tmp_path, story)


def test_a_code_is_replaced_before_it_is_too_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reverie.front.screens.LASTS", 100)

    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        tv = await screen(h)
        await tv.until(lambda g: len({m.code for m in g.messages if isinstance(m, Pairing)}) >= 3)
        codes = [m.code for m in tv.messages if isinstance(m, Pairing)]
        assert (await call(h, ana["token"], codes[0]))[0] == 404
        assert len(pairings_of(h)) == 1

    visit(tmp_path, story)


def pairings_of(h: House) -> dict[str, Any]:
    return h.site.admission.pairings._waiting


def test_a_screen_that_is_switched_off_or_speaks_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        tv, loud = await screen(h), await screen(h)
        await tv.heard(Pairing)
        await loud.heard(Pairing)
        assert len(pairings_of(h)) == 2
        await tv.ws.close()
        await loud.send(Look())
        await loud.until(lambda g: g.ws.closed)
        assert loud.ws.close_code == 1013
        for _ in range(100):
            if not pairings_of(h):
                break
            await asyncio.sleep(0.02)
        assert not pairings_of(h)

    visit(tmp_path, story)


def test_no_more_screens_wait_than_the_odds_allow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pairing, "MOST", 1)

    async def story(h: House) -> None:
        await (await screen(h)).heard(Pairing)
        second = await screen(h)
        await second.until(lambda g: g.ws.closed)
        assert second.ws.close_code == 1013

    visit(tmp_path, story)


def test_s6_one_address_asks_for_so_many_codes_only() -> None:
    limits = Limits(lambda: 0.0)
    assert [limits.new_screen("a") for _ in range(31)] == [True] * 30 + [False]
    assert limits.new_screen("b")


def test_an_old_screen_reloads_and_a_restart_calls_it_back(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ws = await h.http.ws_connect(f"{h.origin}/ws", origin=h.origin)
        await ws.send_str('{"type":"pair","protocol":99}')
        assert await ws.receive_json() == {"type": "bye", "reason": "reload"}
        tv = await screen(h)
        await tv.heard(Pairing)
        h.site.admission.pairings.stop()
        assert await tv.heard(Bye) == Bye("restarting")
        await tv.until(lambda g: g.ws.closed)
        assert tv.ws.close_code == 1012

    visit(tmp_path, story)


def test_a_screen_is_called_once_even_by_two_at_the_same_moment(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana, eve = [await h.post("/api/rooms", {"name": "Ana"}) for _ in range(2)]
        tv = await screen(h)
        code = (await tv.heard(Pairing)).code
        admission: Admission = h.site.admission
        both = await asyncio.gather(*(admission.call_screen(t["token"], code) for t in (ana, eve)))
        assert [None if r is None else r.code for r in both].count("no-such-screen") == 1
        await tv.heard(View)
        assert len([m for m in tv.messages if isinstance(m, Paired)]) == 1

    visit(tmp_path, story)
