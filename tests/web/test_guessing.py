"""S12: codes tried all at once, from one address or /64, with forged headers: only the purse gets through."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from reverie.front.allowances import USUAL
from reverie.wire import PROTOCOL
from reverie.wire.messages import Pair, Pairing
from tests.campaigns.siege.line import Timed
from tests.web.guest import Guest, House, house

PURSE = int(USUAL.tries.size)
ALL = 390


def visit(data: Path, story: Any, **options: Any) -> None:
    async def whole() -> None:
        async with house(data, **options) as h:
            await story(h)

    asyncio.run(whole())


async def tried(h: House, bodies: list[Any], headers: list[dict[str, str]]) -> list[int]:
    """All at once, each for a code of its own; the statuses."""
    answers = await asyncio.gather(
        *(
            h.ask(f"/api/rooms/{n + 222_222}/peek", body, **head)
            for n, (body, head) in enumerate(zip(bodies, headers, strict=True))
        )
    )
    return [status for status, _ in answers]


NOTHING: list[Any] = [{} for _ in range(ALL)]
PLAIN: list[dict[str, str]] = [{} for _ in range(ALL)]


@pytest.mark.parametrize(
    ("proxied", "headers", "purses"),
    [
        pytest.param("no", PLAIN, 1, id="one address"),
        pytest.param(
            "no", [{"X-Forwarded-For": f"198.51.100.{n % 250}"} for n in range(ALL)], 1, id="forged"
        ),
        pytest.param(
            "127.0.0.1",
            [{"X-Forwarded-For": f"203.0.113.{n % 250}, 198.51.100.1"} for n in range(ALL)],
            1,
            id="forged before what the proxy appended",
        ),
        pytest.param(
            "127.0.0.1",
            [{"X-Forwarded-For": f"2001:db8:1:2::{n:x}"} for n in range(ALL)],
            1,
            id="one /64",
        ),
        pytest.param(
            "127.0.0.1",
            [{"X-Forwarded-For": f"2001:db8:1:{n:x}::1"} for n in range(2 * ALL)],
            USUAL.site,
            id="one /48",
        ),
    ],
)
def test_s12_no_more_codes_are_looked_up_than_the_purse_holds(
    tmp_path: Path, proxied: str, headers: list[dict[str, str]], purses: int
) -> None:
    async def story(h: House) -> None:
        timed = Timed()
        statuses = await tried(h, [{} for _ in headers], headers)
        assert set(statuses) == {404, 429}
        assert purses * PURSE <= statuses.count(404) <= timed.most(USUAL.tries, purses)

    visit(tmp_path, story, proxied=proxied)


def test_s12_made_up_invites_have_a_purse_too(tmp_path: Path) -> None:
    """Whoever guesses with invites learns nothing, and looks nothing up for free."""

    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        looked_up = []
        find = h.site.admission._by_code

        async def counting(code: str) -> Any:
            looked_up.append(code)
            return await find(code)

        h.site.admission._by_code = counting  # type: ignore[method-assign]
        timed = Timed()
        statuses = await tried(h, [{"invite": "x" * 22} for _ in range(ALL)], PLAIN)
        assert statuses.count(404) <= timed.most(USUAL.tries)
        assert len(looked_up) <= timed.most(USUAL.tries) + timed.most(USUAL.invites)
        path = f"/api/rooms/{ana['room']}/peek"
        again = await asyncio.gather(*(h.ask(path, {"invite": "x" * 22}) for _ in range(10)))
        assert 429 in {status for status, _ in again}
        await asyncio.sleep(60 / 30)  # one more invite may be tried
        assert (await h.ask(path, {"invite": ana["invite"]}))[0] == 200

    visit(tmp_path, story)


def test_s6_thirty_guests_at_the_same_moment_all_get_in(tmp_path: Path) -> None:
    """Behind one address and without invites, ten of them mistyping twice."""

    async def story(h: House) -> None:
        rooms = [(await h.post("/api/rooms", {"name": f"Host {n}"}))["room"] for n in range(3)]

        async def come(guest: int) -> int:
            for _ in range(2 if guest % 3 == 0 else 0):
                assert (await h.ask(f"/api/rooms/{222_222 + guest}/join", {"name": "Oops"}))[0] == 404
            status, _ = await h.ask(f"/api/rooms/{rooms[guest % 3]}/join", {"name": f"Guest {guest}"})
            return status

        assert await asyncio.gather(*map(come, range(30))) == [200] * 30

    visit(tmp_path, story)


def test_s12_the_codes_of_televisions_are_under_the_same_rule(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        tv = Guest(await h.http.ws_connect(f"{h.origin}/ws", origin=h.origin), None)  # type: ignore[arg-type]
        await tv.send(Pair(PROTOCOL))
        tv.listening = asyncio.ensure_future(tv.listen())
        code = (await tv.heard(Pairing)).code
        timed = Timed()
        answers = await asyncio.gather(
            *(h.ask("/api/tv", {"code": f"{n:05}"}, ana["token"]) for n in range(ALL))
        )
        statuses = [status for status, _ in answers]
        assert PURSE <= statuses.count(404) <= timed.most(USUAL.tries)
        assert (await h.ask("/api/tv", {"code": code}, ana["token"]))[0] == 429
        # A purse for codes, whatever they are of.
        assert (await h.ask(f"/api/rooms/{ana['room']}/peek"))[0] == 429

    visit(tmp_path, story)
