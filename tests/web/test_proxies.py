"""Behind a proxy: whose word counts about who asks, and a game that lies below a path."""

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from reverie.web.client import STATIC
from reverie.web.proxies import networks, visitor
from reverie.wire import PROTOCOL
from reverie.wire.messages import Hello, View
from tests.web.guest import Guest, House, house

NEAR = networks("127.0.0.0/8 ::1/128 10.0.0.0/8")
HTTP = web.AppKey("http", aiohttp.ClientSession)


@pytest.mark.parametrize(
    ("remote", "forwarded", "trusted", "wanted"),
    [
        ("203.0.113.9", ["198.51.100.1"], (), "203.0.113.9"),
        ("203.0.113.9", ["198.51.100.1"], NEAR, "203.0.113.9"),  # no proxy of ours: its word is nothing
        ("127.0.0.1", ["198.51.100.1"], NEAR, "198.51.100.1"),
        ("127.0.0.1", ["6.6.6.6, 198.51.100.1"], NEAR, "198.51.100.1"),  # the left one was made up
        ("10.0.0.2", ["6.6.6.6, 198.51.100.1, 10.0.0.7"], NEAR, "198.51.100.1"),
        ("10.0.0.2", ["6.6.6.6", "198.51.100.1"], NEAR, "198.51.100.1"),
        ("10.0.0.2", ["198.51.100.1:4711"], NEAR, "198.51.100.1"),
        ("::1", ["[2001:db8::7]:80"], NEAR, "2001:db8::7"),
        ("::ffff:10.0.0.2", ["198.51.100.1"], NEAR, "198.51.100.1"),
        ("10.0.0.2", ["nonsense"], NEAR, "10.0.0.2"),
        ("10.0.0.2", [], NEAR, "10.0.0.2"),
        ("10.0.0.2", ["10.0.0.9"], NEAR, "10.0.0.9"),
        ("192.0.2.1", ["198.51.100.1"], networks("192.0.2.1, 2001:db8::/32"), "198.51.100.1"),
    ],
)
def test_the_visitor_is_the_rightmost_hop_that_is_none_of_ours(
    remote: str, forwarded: list[str], trusted: Any, wanted: str
) -> None:
    assert visitor(remote, forwarded, trusted) == wanted


def test_what_is_no_network_is_refused() -> None:
    for nameless in ("my-proxy", "yes", "true"):
        with pytest.raises(ValueError, match=r"172\.30\.0\.0/24"):
            networks(nameless)
    assert networks("no") == ()


@pytest.mark.parametrize(("proxied", "lines"), [("no", 1), ("127.0.0.1", 0)])
def test_a_proxy_that_is_not_named_is_said_once(
    tmp_path: Path, proxied: str, lines: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with house(tmp_path, proxied=proxied) as h:
            for _ in range(3):
                await h.ask("/api/rooms/222222/peek", **{"X-Forwarded-For": "198.51.100.7"})

    asyncio.run(story())
    said = [r.getMessage() for r in caplog.records if "X-Forwarded-For" in r.getMessage()]
    assert len(said) == lines
    assert "198.51.100.7" not in "".join(said)


async def pass_on(request: web.Request, target: str) -> web.StreamResponse:
    """A small reverse proxy."""
    http = request.app[HTTP]
    if request.headers.get("Upgrade", "").lower() == "websocket":
        here = web.WebSocketResponse()
        await here.prepare(request)
        async with http.ws_connect(target, headers={"Origin": request.headers["Origin"]}) as there:

            async def back() -> None:
                async for message in there:
                    await here.send_str(message.data)

            backwards = asyncio.ensure_future(back())
            async for message in here:
                await there.send_str(message.data)
            backwards.cancel()
        return here
    headers = {k: v for k, v in request.headers.items() if k not in ("Host", "Accept-Encoding")}
    async with http.request(
        request.method, target, headers=headers, data=await request.read(), auto_decompress=False
    ) as answer:
        kept = {k: v for k, v in answer.headers.items() if k not in ("Transfer-Encoding", "Content-Length")}
        return web.Response(status=answer.status, body=await answer.read(), headers=kept)


class Proxied:
    """`/reverie/…` is passed on to a server; the rest of the host is something else."""

    def __init__(self, inner: House, *, strips: bool) -> None:
        self.inner, self.strips = inner, strips

    async def __aenter__(self) -> str:
        app = web.Application()
        app[HTTP] = self.inner.http
        app.router.add_route("*", "/reverie{rest:.*}", self._pass)
        self.runner = web.AppRunner(app, shutdown_timeout=1)
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", 0).start()
        return f"http://127.0.0.1:{self.runner.addresses[0][1]}"

    async def __aexit__(self, *_: object) -> None:
        await self.runner.cleanup()

    async def _pass(self, request: web.Request) -> web.StreamResponse:
        path = request.path_qs
        if self.strips:
            path = path.removeprefix("/reverie") or "/"
        return await pass_on(request, self.inner.origin + path)


@pytest.mark.parametrize("strips", [True, False])
def test_a_game_below_a_path(tmp_path: Path, strips: bool) -> None:
    """Whether the proxy takes the path away or leaves it on."""

    async def story() -> None:
        async with (
            house(tmp_path, public_url="http://play.example/reverie", proxied="127.0.0.1") as h,
            Proxied(h, strips=strips) as host,
        ):
            for path in ("", "/", "/t/ABCDEF", "/tv"):
                async with h.http.get(f"{host}/reverie{path}") as answer:
                    page = await answer.text()
                    assert answer.status == 200
                    assert "Reverie" in page
                    assert '="./' not in page
                    assert (STATIC / "index.html").is_file() <= ('src="/reverie/assets/' in page)
            async with h.http.post(f"{host}/reverie/api/rooms", json={"name": "Ana"}) as answer:
                ana = await answer.json()
                assert answer.status == 200
            ws = await h.http.ws_connect(f"{host}/reverie/ws", origin="http://play.example")
            guest = Guest(ws, None)  # type: ignore[arg-type]
            await guest.send(Hello(PROTOCOL, (ana["token"],)))
            guest.listening = asyncio.ensure_future(guest.listen())
            assert (await guest.heard(View)).seat == 0
            await ws.close()
            async with h.http.get(f"{host}/reverie/healthz") as answer:
                assert await answer.text() == "ok\n"
            async with h.http.get(f"{host}/reverie/api/nothing") as answer:
                assert answer.status == 404

    asyncio.run(story())
