"""Watchers and the door, at a real server: listed, removed, dropped by the lock, bounded (S13)."""

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from reverie.game.ids import Seat
from reverie.lobby import commands as do
from reverie.wire.messages import Bye, Elsewhere, Invited, Paired, Pairing, Sharing, View, Watchers, Welcome
from tests.web.guest import Guest, House, house
from tests.web.test_screens import call, screen

Story = Callable[[House], Awaitable[None]]
REPLACED = {
    "en": "This invitation has been replaced. Ask for the new one.",
    "fr": "Cette invitation a été remplacée. Demande la nouvelle.",
}


def visit(folder: Path, story: Story, **options: object) -> None:
    async def whole() -> None:
        async with house(folder, **options) as h:
            await story(h)

    asyncio.run(whole())


async def two(h: House) -> tuple[Any, Any, Guest, Guest]:
    """Ana, who is host, and Bob."""
    ana = await h.post("/api/rooms", {"name": "Ana"})
    bob = await h.post(f"/api/rooms/{ana['room']}/join", {"name": "Bob"})
    host, other = await h.connect(ana["token"]), await h.connect(bob["token"])
    for guest in (host, other):
        await guest.heard(View)
    return ana, bob, host, other


async def watcher(h: House, room: str, **body: Any) -> tuple[str, Guest]:
    token = (await h.post(f"/api/rooms/{room}/watch", {"kind": "spectator"} | body))["token"]
    guest = await h.connect(token)
    await guest.heard(View)
    return token, guest


async def television(h: House, token: str) -> tuple[str, Guest]:
    tv = await screen(h)
    assert (await call(h, token, (await tv.heard(Pairing)).code))[0] == 204
    await tv.heard(View)
    return (await tv.heard(Paired)).token, tv


def watching(guest: Guest) -> list[tuple[str, str, Seat | None]]:
    """Whom a guest was last told of."""
    told = [m for m in guest.messages if isinstance(m, Watchers)]
    return [(w.kind, w.name, w.brought) for w in told[-1].watchers] if told else []


def invites(guest: Guest) -> list[str]:
    return [m.invite for m in guest.messages if isinstance(m, Welcome | Invited) and m.invite is not None]


async def ways_in(h: House, room: str, **body: Any) -> list[tuple[int, Any]]:
    """As a player, as a spectator, as a television, and a look through the door."""
    return [
        await h.ask(f"/api/rooms/{room}/join", {"name": "Eve"} | body),
        await h.ask(f"/api/rooms/{room}/take-over", {"name": "Eve", "seat": 1} | body),
        await h.ask(f"/api/rooms/{room}/watch", {"kind": "spectator"} | body),
        await h.ask(f"/api/rooms/{room}/watch", {"kind": "tv"} | body),
        await h.ask(f"/api/rooms/{room}/peek", body),
    ]


def codes(answers: list[tuple[int, Any]]) -> set[str]:
    return {answer.get("error", {}).get("code", "in") for _, answer in answers}


async def shut_out(h: House, token: str) -> None:
    guest = await h.connect(token)
    assert await guest.heard(Bye) == Bye("bad-token")


def test_s13_everyone_sees_who_watches_and_guests_are_not_told_the_invite(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana, bob, host, other = await two(h)
        _, zoe = await watcher(h, ana["room"], name="Zoé", invite=ana["invite"])
        _, sofa = await watcher(h, ana["room"], kind="tv")
        _, tv = await television(h, bob["token"])
        here = [("spectator", "Zoé", None), ("tv", "", None), ("tv", "", 1)]
        for guest in (host, other, zoe, sofa, tv):
            await guest.until(lambda g: watching(g) == here)
        late = await h.connect(ana["token"])
        await late.until(lambda g: watching(g) == here)
        assert invites(zoe) == invites(sofa) == []
        assert set(invites(tv)) == {ana["invite"]}
        assert ana["invite"].encode() not in b"".join(zoe.frames + sofa.frames)
        await zoe.ws.close()
        await other.until(lambda g: watching(g) == here[1:])

    visit(tmp_path, story)


def test_s11_everyone_sees_which_seats_are_on_one_device(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana, bob, host, other = await two(h)
        eve = await h.post(f"/api/rooms/{ana['room']}/join", {"name": "Eve"})
        await other.ws.close()
        both = await h.connect(bob["token"], eve["token"])
        _, zoe = await watcher(h, ana["room"])
        for guest in (host, both, zoe):
            assert (await guest.heard(Sharing)).devices == ((bob["seat"], eve["seat"]),)
        await both.do(do.Leave(), seat=Seat(eve["seat"]))
        await host.until(lambda g: Sharing(()) in g.messages)

    visit(tmp_path, story)


def test_s13_a_removed_watcher_is_out_and_every_earlier_invite_is_replaced(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana, bob, host, other = await two(h)
        token, zoe = await watcher(h, ana["room"], name="Zoé", invite=ana["invite"])
        _, sofa = await watcher(h, ana["room"], kind="tv")
        _, tv = await television(h, bob["token"])
        await host.do(do.RemoveWatcher(1))
        assert await zoe.heard(Bye) == Bye("removed")
        await shut_out(h, token)
        new = (await host.heard(Invited)).invite
        assert new != ana["invite"]
        for guest in (other, tv):  # the other seats and the table's television, at once
            assert (await guest.heard(Invited)).invite == new
        answers = await ways_in(h, ana["room"], invite=ana["invite"])
        assert {status for status, _ in answers} == {410}
        assert codes(answers) == {"invite-replaced"}
        said = answers[0][1]["error"]["message"]
        assert {language: said[language] for language in REPLACED} == REPLACED
        assert codes(await ways_in(h, ana["room"])) == {"no-such-room"}
        assert codes(await ways_in(h, ana["room"], invite="2.made-up")) == {"no-such-room"}
        # With the new one they are a new guest.
        assert (await h.ask(f"/api/rooms/{ana['room']}/watch", {"kind": "spectator", "invite": new}))[
            0
        ] == 200
        again = await h.connect(bob["token"])
        assert (await again.heard(Welcome)).invite == new
        await sofa.until(lambda g: g.view is not None and not g.view.view.by_code)
        assert invites(sofa) == []

    visit(tmp_path, story)


def test_s13_a_removed_player_has_nothing_left_that_opens(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana, bob, host, other = await two(h)
        screens, tv = await television(h, bob["token"])
        link = await h.post("/api/seat-link", token=bob["token"])
        await host.do(do.Remove(Seat(bob["seat"])))
        assert await other.heard(Bye) == Bye("removed")
        assert await tv.heard(Bye) == Bye("removed")
        for token in (bob["token"], screens):
            await shut_out(h, token)
        assert (await h.ask("/api/seat-link/claim", {"secret": link["link_secret"]}))[0] == 410
        assert (await call(h, bob["token"], "22222"))[0] == 401
        assert codes(await ways_in(h, ana["room"], invite=bob["invite"])) == {"invite-replaced"}
        assert codes(await ways_in(h, ana["room"])) == {"no-such-room"}
        assert not any(isinstance(m, Invited) for g in (other, tv) for m in g.messages)
        await host.do(do.OpenDoor())
        assert (await h.ask(f"/api/rooms/{ana['room']}/join", {"name": "Bob"}))[0] == 200
        assert codes(await ways_in(h, ana["room"], invite=bob["invite"])) == {"invite-replaced"}

    visit(tmp_path, story)


def test_s13_the_lock_drops_guests_and_keeps_the_tables_television(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana, bob, host, other = await two(h)
        token, zoe = await watcher(h, ana["room"], invite=ana["invite"])
        tvs, sofa = await watcher(h, ana["room"], kind="tv")
        screens, tv = await television(h, bob["token"])
        await host.do(do.Lock(True))
        for guest in (zoe, sofa):
            assert await guest.heard(Bye) == Bye("locked")
        for out in (token, tvs):
            await shut_out(h, out)
        new = (await tv.heard(Invited)).invite
        assert (await (await h.connect(screens)).heard(Welcome)).invite == new
        await other.until(lambda g: watching(g) == [("tv", "", 1)])
        for body, code in (({}, "no-such-room"), ({"invite": ana["invite"]}, "invite-replaced")):
            assert codes(await ways_in(h, ana["room"], **body)) == {code}
        locked = await ways_in(h, ana["room"], invite=new)
        assert codes(locked[:4]) == {"room-locked"}
        assert locked[4][0] == 200
        await host.do(do.Lock(False))
        assert codes(await ways_in(h, ana["room"])) == {"no-such-room"}
        assert (await h.ask(f"/api/rooms/{ana['room']}/join", {"name": "Eve", "invite": new}))[0] == 200

    visit(tmp_path, story)


def test_s13_watchers_and_their_sockets_are_bounded_by_settings(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        token, first = await watcher(h, ana["room"])
        second = await h.connect(token)
        await second.heard(View)
        await h.connect(token)
        await first.heard(Elsewhere)
        assert not second.ws.closed
        _, other = await watcher(h, ana["room"])
        status, answer = await h.ask(f"/api/rooms/{ana['room']}/watch", {"kind": "tv"})
        assert (status, answer["error"]["code"]) == (409, "too-many-watchers")
        await other.ws.close()
        await second.until(lambda g: len(watching(g)) == 1)
        await watcher(h, ana["room"])  # one who is gone makes room

    visit(tmp_path, story, watchers=2, watcher_sockets=2)


def test_s13_what_was_replaced_stays_replaced_after_a_restart(tmp_path: Path) -> None:
    told: dict[str, Any] = {}

    async def evening(h: House) -> None:
        ana, _, host, _ = await two(h)
        await host.do(do.Lock(True))
        await host.do(do.Lock(False))
        told.update(ana, new=(await host.heard(Invited)).invite)

    async def morning(h: House) -> None:
        assert codes(await ways_in(h, told["room"], invite=told["invite"])) == {"invite-replaced"}
        back = await h.connect(told["token"])
        assert (await back.heard(Welcome)).invite == told["new"]
        assert (await h.ask(f"/api/rooms/{told['room']}/peek", {"invite": told["new"]}))[0] == 200

    visit(tmp_path, evening)
    visit(tmp_path, morning)


def test_s5_a_closed_door_takes_as_long_as_no_table_at_all(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana, _, host, _ = await two(h)
        await host.do(do.Lock(True))
        await host.do(do.Lock(False))
        took: dict[str, list[float]] = {ana["room"]: [], "ZZZZZZ": []}
        answers: dict[str, set[str]] = {ana["room"]: set(), "ZZZZZZ": set()}
        for _ in range(9):
            for code in took:
                began = time.perf_counter()
                async with h.http.post(f"{h.origin}/api/rooms/{code}/peek", json={}) as answer:
                    answers[code].add(f"{answer.status} {sorted(answer.headers)} {await answer.text()}")
                took[code].append(time.perf_counter() - began)
        assert answers[ana["room"]] == answers["ZZZZZZ"]
        closed, nothing = (statistics.median(times) for times in took.values())
        assert min(closed, nothing) >= 0.1
        assert abs(closed - nothing) < 0.03

    visit(tmp_path, story)
