"""Televisions that wait and decks of one table are bounded by what exists (S23)."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from reverie.lobby.commands import Configure
from reverie.wire.messages import Done, Pairing, View
from tests.web.guest import House, house
from tests.web.test_own_decks_at_tables import filled
from tests.web.test_screens import screen

Story = Callable[[House], Awaitable[None]]


def visit(folder: Path, story: Story, **options: object) -> None:
    async def whole() -> None:
        async with house(folder, **options) as h:
            await story(h)

    asyncio.run(whole())


def test_s23_televisions_that_wait_are_bounded_by_address(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        waiting = [await screen(h) for _ in range(3)]
        for tv in waiting:
            await tv.heard(Pairing)
        late = await screen(h)
        await late.until(lambda g: g.ws.closed)
        assert late.ws.close_code == 1013
        await waiting[0].ws.close()
        for _ in range(50):
            again = await screen(h)
            await again.until(lambda g: g.messages or g.ws.closed)
            if again.messages:
                return
        raise AssertionError("a screen that has gone still counts")

    visit(tmp_path, story, waiting_screens=3)


def test_s23_a_television_does_not_wait_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reverie.front.screens.LASTS", 50)
    monkeypatch.setattr("reverie.front.screens.WAITS", 3)

    async def story(h: House) -> None:
        tv = await screen(h)
        await tv.until(lambda g: g.ws.closed)
        assert sum(isinstance(m, Pairing) for m in tv.messages) == 3
        assert tv.ws.close_code == 1013

    visit(tmp_path, story)


def test_s23_a_deck_of_one_table_needs_a_seat_there(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana, eve = [await h.post("/api/rooms", {"name": name}) for name in ("Ana", "Eve")]
        answers: list[Any] = []
        for body in (
            {"table": "ZZZZZZ"},
            {"table": ana["room"]},
            {"table": ana["room"], "seat": eve["token"]},
            {"table": "ZZZZZZ", "seat": eve["token"]},
            {"table": "no code", "seat": ana["token"]},
        ):
            answers.append(await h.ask("/api/own-decks", {"title": "Mine"} | body))
        assert {str(answer) for answer in answers} == {str(answers[0])}  # nothing is learnt about a code
        assert (answers[0][0], answers[0][1]["error"]["code"]) == (401, "bad-token")
        made = await h.post("/api/own-decks", {"title": "Mine", "table": ana["room"], "seat": ana["token"]})
        assert made["deck"]["table"] == ana["room"]
        head = {"Authorization": f"Bearer {made['token']}"}
        address = f"{h.origin}/api/own-decks/{made['deck']['id']}"
        for table, status in ((ana["room"], 200), (eve["room"], 401), (None, 200)):
            body = {"title": "Ours", "table": table}
            async with h.http.put(address, json=body, headers=head) as answer:
                assert answer.status == status

    visit(tmp_path, story)


def test_s23_own_pictures_leave_browsers_within_the_hour(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        maker = await filled(h, 1)
        key = (await maker.cards())[0]["picture"]["key"]
        async with h.http.get(f"{h.origin}/cards/{key}.600.webp") as answer:
            kept = answer.headers["Cache-Control"]
        assert kept == "private, max-age=3600"

    visit(tmp_path, story)


def test_s23_a_deck_named_twice_is_one_deck(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        host = await h.connect(ana["token"])
        seen = (await host.heard(View)).view
        settings, (deck, *_) = seen.settings, seen.playing_with
        twice = type(settings)(settings.ruleset, decks=(deck,) * 5)
        assert isinstance(await host.do(Configure(twice)), Done)
        await host.until(lambda g: g.view is not None and g.view.view.settings.decks)
        assert host.view.view.settings.decks == (deck,)  # type: ignore[union-attr]

    visit(tmp_path, story)
