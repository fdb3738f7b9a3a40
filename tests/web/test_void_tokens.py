"""Who is shown out in the very moment they come in stays out: nothing of theirs opens anything (S11, S13)."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from reverie.game.ids import Seat
from reverie.lobby import commands as do
from reverie.rooms.tokens import digest
from reverie.storage.port import TokenRow
from reverie.wire.messages import Bye, Elsewhere, View, Welcome
from tests.web.guest import Guest, House
from tests.web.test_watchers import shut_out, two, visit, watcher

Happening = Callable[[], Awaitable[Any]]


class Slow:
    """The first call of a method of the server takes so long that something happens before or after it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, whose: Any, name: str) -> None:
        self._real = getattr(whose, name)
        self.before: Happening | None = None
        self.after: Happening | None = None
        monkeypatch.setattr(whose, name, self)

    async def __call__(self, *values: Any, **named: Any) -> Any:
        before, after, self.before, self.after = self.before, self.after, None, None
        if before is not None:
            await before()
        answer = await self._real(*values, **named)
        if after is not None:
            await after()
        return answer


async def kept_out(guest: Guest) -> None:
    assert await guest.heard(Bye) == Bye("bad-token")
    assert not [m for m in guest.messages if isinstance(m, Welcome | View)]


def test_s13_a_player_is_removed_while_their_line_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(h: House) -> None:
        _, bob, host, _ = await two(h)
        looking = Slow(monkeypatch, h.site.admission, "holder")
        looking.after = lambda: host.do(do.Remove(Seat(bob["seat"])))
        await kept_out(await h.connect(bob["token"]))

    visit(tmp_path, story)


def test_s13_a_watcher_is_removed_while_their_line_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(h: House) -> None:
        ana, _, host, _ = await two(h)
        token, _ = await watcher(h, ana["room"])
        looking = Slow(monkeypatch, h.site.admission, "holder")
        looking.after = lambda: host.do(do.RemoveWatcher(1))
        await kept_out(await h.connect(token))

    visit(tmp_path, story)


def test_s11_the_seat_moves_while_the_line_of_its_old_device_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(h: House) -> None:
        _, bob, _, _ = await two(h)
        link = await h.post("/api/seat-link", token=bob["token"])
        new: list[Guest] = []

        async def moves() -> None:
            seated = await h.post("/api/seat-link/claim", {"secret": link["link_secret"]})
            new.append(await h.connect(seated["token"]))
            await new[0].heard(View)

        looking = Slow(monkeypatch, h.site.admission, "holder")
        looking.after = moves
        await kept_out(await h.connect(bob["token"]))
        assert not [m for m in new[0].messages if isinstance(m, Elsewhere)]

    visit(tmp_path, story)


def test_s13_a_player_is_removed_while_they_ask_for_a_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(h: House) -> None:
        _, bob, host, _ = await two(h)
        granting = Slow(monkeypatch, h.site.store, "grant")
        granting.before = lambda: host.do(do.Remove(Seat(bob["seat"])))
        status, answer = await h.ask("/api/seat-link", token=bob["token"])
        assert (status, answer["error"]["code"]) == (401, "bad-token")

    visit(tmp_path, story)


def test_s13_a_player_is_removed_while_they_use_their_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(h: House) -> None:
        _, bob, host, _ = await two(h)
        link = await h.post("/api/seat-link", token=bob["token"])
        using = Slow(monkeypatch, h.site.store, "exchange")
        using.after = lambda: host.do(do.Remove(Seat(bob["seat"])))
        status, answer = await h.ask("/api/seat-link/claim", {"secret": link["link_secret"]})
        assert (status, answer["error"]["code"]) == (410, "link-used")

    visit(tmp_path, story)


def test_s13_a_token_that_outlived_its_seat_opens_nothing(tmp_path: Path) -> None:
    """As two nodes of a cluster may leave one, writing at the same moment."""

    async def story(h: House) -> None:
        ana, bob, host, _ = await two(h)
        await host.do(do.Remove(Seat(bob["seat"])))
        for kind in ("seat", "link"):
            await h.site.store.grant(TokenRow(digest(f"old {kind}"), ana["room"], kind, bob["seat"]))
        await shut_out(h, "old seat")
        assert (await h.ask("/api/seat-link", token="old seat"))[0] == 401
        assert (await h.ask(f"/api/rooms/{ana['room']}/turns", token="old seat"))[0] == 401
        assert (await h.ask("/api/seat-link/claim", {"secret": "old link"}))[0] == 410

    visit(tmp_path, story)
