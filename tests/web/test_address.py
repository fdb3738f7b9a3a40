"""The address that others are told: by the page they have open, and by the one a host has entered."""

import asyncio
import socket
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from reverie.wire import PROTOCOL
from reverie.wire.messages import Hello, Pair, Pairing, Reach, Reached, Welcome
from tests.web.guest import Guest, House, house

TONIGHT = "https://tonight.example"


async def welcomed(h: House, token: str, origin: str) -> tuple[Guest, Welcome]:
    """Somebody whose browser has `origin` open: its requests carry that name as their host."""
    host = origin.partition("//")[2]
    ws = await h.http.ws_connect(f"{h.origin}/ws", origin=origin, headers={"Host": host})
    guest = Guest(ws, Random(1))
    await guest.send(Hello(PROTOCOL, (token,)))
    guest.listening = asyncio.ensure_future(guest.listen())
    return guest, await guest.heard(Welcome)


async def deleted(h: House, path: str, token: str) -> int:
    headers = {"Authorization": f"Bearer {token}"}
    async with h.http.delete(h.origin + path, headers=headers) as answer:
        return answer.status


def visit(folder: Path, story: Any, **options: Any) -> None:
    async def whole() -> None:
        async with house(folder, **options) as h:
            await story(h)

    asyncio.run(whole())


def test_everybody_is_told_the_address_that_works_for_them(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        for origin, extent in (
            (h.origin, "machine"),
            ("http://192.168.1.23:8000", "network"),
            (TONIGHT, "anywhere"),
        ):
            _, welcome = await welcomed(h, ana["token"], origin)
            told = welcome.reach
            assert (told.address, told.extent, welcome.entered) == (origin, extent, None)

    visit(tmp_path, story)


def test_a_public_url_is_told_and_a_television_hears_it_too(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        _, welcome = await welcomed(h, ana["token"], h.origin)
        assert welcome.reach == Reach("https://play.example.org", "anywhere")
        ws = await h.http.ws_connect(f"{h.origin}/ws", origin=h.origin)
        await ws.send_str(msgspec.json.encode(Pair(PROTOCOL)).decode())
        pairing = msgspec.json.decode((await ws.receive()).data, type=Pairing)
        assert pairing.reach == welcome.reach

    visit(tmp_path, story, public_url="https://play.example.org")


def test_an_entered_address_is_proved_by_the_page_that_it_opens(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        bea = await h.post(f"/api/rooms/{ana['room']}/join", {"name": "Bea"})
        there, _ = await welcomed(h, bea["token"], h.origin)
        path = f"/api/rooms/{ana['room']}/address"

        status, answer = await h.ask(path, token=bea["token"])
        assert (status, answer["error"]["code"]) == (403, "host-only")
        check = await h.post(path, token=ana["token"], Origin=h.origin)
        body = {"nonce": check["nonce"]}

        # A page of another server may not ask here at all.
        status, answer = await h.ask("/api/address", body, Origin="https://evil.example")
        assert answer["error"]["code"] == "wrong-origin"
        status, answer = await h.ask("/api/address", body, Origin=h.origin)
        assert (status, answer["error"]["code"]) == (409, "own-address")
        status, answer = await h.ask("/api/address", {"nonce": "x"}, Origin=TONIGHT, Host="tonight.example")
        assert (status, answer["error"]["code"]) == (410, "check-over")
        assert not [m for m in there.messages if isinstance(m, Reached)]

        proved = await h.post("/api/address", body, Origin=TONIGHT, Host="tonight.example")
        assert proved == {"room": ana["room"]}
        heard: Reached = await there.heard(Reached)
        assert heard.entered == Reach(TONIGHT, "anywhere")
        _, welcome = await welcomed(h, ana["token"], h.origin)
        assert welcome.entered == Reach(TONIGHT, "anywhere")
        other = await h.post("/api/rooms", {"name": "Cleo"})
        _, welcome = await welcomed(h, other["token"], h.origin)
        assert welcome.entered is None

        assert await deleted(h, path, bea["token"]) == 403
        assert await deleted(h, path, ana["token"]) == 204
        await there.until(lambda g: any(isinstance(m, Reached) and m.entered is None for m in g.messages))

    visit(tmp_path, story)


def test_addresses_in_the_network_are_told_only_to_who_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        path = f"/api/rooms/{ana['room']}/address"
        monkeypatch.setattr(h.site.addresses, "_look", _at_home)
        near = await h.post(path, token=ana["token"], Origin=h.origin)
        assert near["found"] == [{"address": "http://192.168.1.23:8000", "extent": "network"}]
        far = await h.post(path, token=ana["token"], Origin=TONIGHT, Host="tonight.example")
        assert far["found"] == []

    visit(tmp_path, story)


async def _at_home() -> tuple[str, ...]:
    return ("http://192.168.1.23:8000",)


def test_everywhere_means_ipv4_and_ipv6_on_one_port(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        for host in ("127.0.0.1", "[::1]") if _has_six() else ("127.0.0.1",):
            async with h.http.get(f"http://{host}:{h.site.port}/healthz") as answer:
                assert await answer.text() == "ok\n"

    visit(tmp_path, story, host="*")


def _has_six() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True
