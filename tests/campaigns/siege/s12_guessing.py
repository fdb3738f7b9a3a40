"""S12: 390 codes at once from one address, one /64, with forged headers; S6's thirty guests get in."""

import asyncio

from reverie.front.allowances import USUAL
from tests.campaigns.siege.castle import Visitor
from tests.campaigns.siege.line import Finding, Line, Siege, Timed, at_most, exactly

ALL = 390
SHORT = 120


def _all(siege: Siege) -> int:
    return SHORT if siege.short else ALL


async def _guessed(
    what: str,
    who: Visitor,
    headers: list[dict[str, str]],
    body: dict[str, str] | None = None,
    purses: int = 1,
) -> Finding:
    """How many of these tries, all at once, were not turned away unread."""
    timed = Timed()
    tries = [who.ask(f"/api/rooms/{222_222 + n}/peek", body, **head) for n, head in enumerate(headers)]
    seen = sum(status != 429 for status, _ in await asyncio.gather(*tries))
    return at_most(f"{what}, of {len(headers)}", timed.most(USUAL.tries, purses), seen)


async def _one_address(siege: Siege) -> Finding:
    async with siege.visitor() as eve:
        return await _guessed("codes looked up, one address", eve, [{}] * _all(siege))


async def _forged(siege: Siege) -> list[Finding]:
    forged = [{"X-Forwarded-For": f"198.51.{n // 250}.{n % 250}"} for n in range(_all(siege))]
    async with siege.visitor() as eve:
        plain = await _guessed("with forged headers", eve, forged)
    behind = [{"X-Forwarded-For": f"203.0.{n // 250}.{n % 250}, 198.51.100.7"} for n in range(_all(siege))]
    async with siege.visitor(siege.other, "127.0.0.2") as proxy:
        return [plain, await _guessed("forged before a proxy's hop", proxy, behind)]


async def _networks(siege: Siege) -> list[Finding]:
    own = [{"X-Forwarded-For": f"2001:db8:1:2::{n:x}"} for n in range(_all(siege))]
    site = [{"X-Forwarded-For": f"2001:db8:2:{n:x}::1"} for n in range(_all(siege) + ALL)]
    async with siege.visitor(siege.other, "127.0.0.2") as proxy:
        return [
            await _guessed("from one /64", proxy, own),
            await _guessed("from one /48", proxy, site, purses=USUAL.site),
        ]


async def _invites(siege: Siege) -> Finding:
    async with siege.visitor() as eve:
        return await _guessed("answered with made-up invites", eve, [{}] * _all(siege), {"invite": "x" * 22})


async def _televisions(siege: Siege) -> Finding:
    async with siege.visitor() as eve:
        token, timed = (await eve.create())["token"], Timed()
        tries = [eve.ask("/api/tv", {"code": f"{n:05}"}, token) for n in range(_all(siege))]
        seen = sum(status != 429 for status, _ in await asyncio.gather(*tries))
        return at_most(f"codes of televisions, of {len(tries)}", timed.most(USUAL.tries), seen)


async def _guests(siege: Siege) -> Finding:
    """Ten of the thirty mistype twice; nobody has the invite."""
    async with siege.visitor() as room:
        tables = [(await room.create(f"Host {n}"))["room"] for n in range(3)]

        async def come(guest: int) -> int:
            for _ in range(2 if guest % 3 == 0 else 0):
                await room.ask(f"/api/rooms/{222_222 + guest}/join", {"name": "Oops"})
            return (await room.ask(f"/api/rooms/{tables[guest % 3]}/join", {"name": f"Guest {guest}"}))[0]

        seated = await asyncio.gather(*map(come, range(30)))
        return exactly("S6: thirty guests of one address", 30, seated.count(200))


async def attack(siege: Siege) -> list[Finding]:
    one, forged, networks, invites, tv, guests = await asyncio.gather(
        *(_one_address(siege), _forged(siege), _networks(siege)),
        *(_invites(siege), _televisions(siege), _guests(siege)),
    )
    return [one, *forged, *networks, invites, tv, guests]


LINE = Line("S12", "guessing codes", attack)
