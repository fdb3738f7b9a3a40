"""Who leaves is answered, then told goodbye; only who was asked to leave reads so (R11)."""

import asyncio
from pathlib import Path

from reverie.game.ids import Seat
from reverie.lobby.commands import Leave, Remove
from reverie.wire.messages import Bye, Done, Refused, View
from tests.web.guest import Guest, House, house


async def seated(h: House, *names: str) -> list[dict[str, str]]:
    first = await h.post("/api/rooms", {"name": names[0]})
    others = [await h.post(f"/api/rooms/{first['room']}/join", {"name": name}) for name in names[1:]]
    return [first, *others]


async def over(guest: Guest) -> int | None:
    """The code that the socket was closed with."""
    assert guest.listening is not None
    await asyncio.wait_for(guest.listening, 10)
    return guest.ws.close_code


def test_a_leaver_is_answered_and_told_goodbye(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            ana, bea = await seated(h, "Ana", "Bea")
            host, guest = await h.connect(ana["token"]), await h.connect(bea["token"])
            await guest.heard(View)
            done = await guest.do(Leave(), "bye-now")
            assert isinstance(done, Done)
            assert await over(guest) == 1000
            assert guest.messages[-2:] == [done, Bye("left")]
            view = await host.until(lambda g: g.view.version >= done.version and g.view)
            assert [c.name for c in view.view.chairs] == ["Ana"]

    asyncio.run(story())


def test_the_last_one_to_leave_is_answered_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            seat = await h.post("/api/play-now", {"name": "Ana"})
            ana = await h.connect(seat["token"])
            assert isinstance(await ana.do(Leave()), Done)
            assert await over(ana) == 1000
            assert ana.messages[-1] == Bye("left")

    asyncio.run(story())


def test_who_is_asked_to_leave_is_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            ana, bea = await seated(h, "Ana", "Bea")
            host, guest = await h.connect(ana["token"]), await h.connect(bea["token"])
            await guest.heard(View)
            assert isinstance(await host.do(Remove(Seat(1))), Done)
            assert await over(guest) == 1000
            assert guest.messages[-1] == Bye("removed")

    asyncio.run(story())


def test_those_who_share_a_device_leave_one_by_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            three = await seated(h, "Ana", "Bea", "Cleo")
            shared = await h.connect(*(one["token"] for one in three), show=Seat(1))
            await shared.heard(View)
            assert isinstance(await shared.do(Leave(), seat=Seat(1)), Done)
            view = await shared.until(lambda g: len(g.view.view.chairs) == 2 and g.view)
            assert (view.seat, view.view.you) == (None, None)
            again = await shared.do(Leave(), seat=Seat(1))
            assert isinstance(again, Refused)
            assert again.code == "not-seated"
            for seat in (Seat(2), Seat(0)):
                assert isinstance(await shared.do(Leave(), seat=seat), Done)
            assert await over(shared) == 1000
            assert [m for m in shared.messages if isinstance(m, Bye)] == [Bye("left")]

    asyncio.run(story())


def test_all_at_once_from_one_device_are_all_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            three = await seated(h, "Ana", "Bea", "Cleo")
            shared = await h.connect(*(one["token"] for one in three))
            await shared.heard(View)
            answers = await asyncio.gather(*(shared.do(Leave(), seat=Seat(n)) for n in range(3)))
            assert all(isinstance(answer, Done) for answer in answers)
            assert await over(shared) == 1000
            assert shared.messages[-1] == Bye("left")

    asyncio.run(story())
