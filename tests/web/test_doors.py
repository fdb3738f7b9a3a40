"""Who gets in and how: origins, tokens, limits, headers on every answer."""

import asyncio
import json
import logging
from base64 import b64decode
from collections.abc import Awaitable, Callable
from pathlib import Path

import aiohttp
import pytest
from prometheus_client import generate_latest

from reverie.front.allowances import USUAL
from reverie.game.ids import Seat
from reverie.lobby.commands import AddBot, Lock, Start
from reverie.rooms.tokens import SYMBOLS
from reverie.texts import SPOKEN
from reverie.web.metrics_page import registry
from reverie.wire import PROTOCOL
from reverie.wire.messages import (
    Bye,
    Done,
    Elsewhere,
    Hello,
    Invited,
    Look,
    React,
    Reaction,
    Refused,
    Show,
    View,
    Welcome,
)
from tests.web.guest import House, house
from tests.web.paper import LIGHT

Story = Callable[[House], Awaitable[None]]


def visit(folder: Path, story: Story, **options: object) -> None:
    async def whole() -> None:
        async with house(folder, **options) as h:
            await story(h)

    asyncio.run(whole())


def test_s7_every_answer_has_the_strict_headers(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        for path in (
            "/",
            "/t/ABCDEF",
            "/nothing.js",
            "/api/decks",
            "/api/nothing",
            "/healthz",
            "/cards/x.json",
        ):
            async with h.http.get(h.origin + path) as answer:
                policy = answer.headers["Content-Security-Policy"]
                assert "script-src 'self'" in policy
                assert "unsafe-eval" not in policy
                assert "'unsafe-inline'" not in policy.replace("style-src-attr 'unsafe-inline'", "")
                assert answer.headers["X-Content-Type-Options"] == "nosniff"
                assert answer.headers["Referrer-Policy"] == "no-referrer"
                assert "Server" not in answer.headers

    visit(tmp_path, story)


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "http://127.0.0.1", "http://["])
def test_s4_a_socket_from_another_page_is_refused_before_it_opens(tmp_path: Path, origin: str | None) -> None:
    async def story(h: House) -> None:
        with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
            await h.http.ws_connect(f"{h.origin}/ws", origin=origin)
        assert caught.value.status == 403

    visit(tmp_path, story)


def test_s4_nothing_changes_by_get_nor_by_another_pages_form(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        async with h.http.get(f"{h.origin}/api/rooms") as answer:
            assert answer.status == 404
        async with h.http.post(f"{h.origin}/api/rooms", data={"name": "Eve"}) as answer:
            assert answer.status == 400
        status, answer_ = await h.ask("/api/rooms", {"name": "Eve"}, Origin="http://evil.example")
        assert (status, answer_["error"]["code"]) == (403, "wrong-origin")
        assert await h.site.store.rooms() == []

    visit(tmp_path, story)


def test_bodies_are_read_strictly_and_answers_are_for_people(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        for body in ({}, {"name": 4}, {"name": "A", "x": 1}, {"name": "A" * 20_000}, [1]):
            status, answer = await h.ask("/api/rooms", body)
            assert status in (400, 413)
            assert set(answer["error"]["message"]) == set(SPOKEN)
        status, answer = await h.ask("/api/rooms", {"name": "\u202eevil"})
        assert (status, answer["error"]["code"]) == (409, "name-unreadable")
        assert await h.site.store.rooms() == []

    visit(tmp_path, story)


def test_an_old_tab_is_told_to_reload_and_a_stranger_to_go(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ws = await h.http.ws_connect(f"{h.origin}/ws", origin=h.origin)
        await ws.send_str('{"type":"hello","protocol":99,"new":{}}')
        assert (await ws.receive_json()) == {"type": "bye", "reason": "reload"}
        guest = await h.connect("x" * 43)
        assert await guest.heard(Bye) == Bye("bad-token")

    visit(tmp_path, story)


def test_s3_frames_that_make_no_sense_change_nothing_and_end_the_talk(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        seated = await h.post("/api/rooms", {"name": "Ana"})
        guest = await h.connect(seated["token"])
        await guest.heard(View)
        for n in range(25):
            if not guest.ws.closed:
                await guest.ws.send_str(f'{{"type":"do","id":"x{n}","command":{{"do":"fly"}}}}')
        await guest.until(lambda g: g.ws.closed)
        assert guest.ws.close_code == 1008
        assert Refused("x0", "unreadable") in guest.messages
        for strange in (b"\x00\xff", "x" * 17_000):
            other = await h.connect(seated["token"])
            await other.heard(View)
            await (other.ws.send_bytes(strange) if isinstance(strange, bytes) else other.ws.send_str(strange))
            await other.until(lambda g: g.ws.closed)
            assert other.ws.close_code in (1003, 1009)
        assert len(await h.site.store.read(seated["room"])) == 1

    visit(tmp_path, story)


def test_a_socket_that_says_no_hello_is_closed(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        for first in ('{"type":"look"}', "nonsense", f'{{"type":"hello","protocol":{PROTOCOL},"tokens":[]}}'):
            ws = await h.http.ws_connect(f"{h.origin}/ws", origin=h.origin)
            await ws.send_str(first)
            message = await ws.receive()
            assert message.type is aiohttp.WSMsgType.CLOSE

    visit(tmp_path, story)


def test_two_tabs_stamps_looks_and_the_other_device(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        bob = await h.post(f"/api/rooms/{ana['room']}/join", {"name": "Bob", "invite": ana["invite"]})
        first, friend = await h.connect(ana["token"]), await h.connect(bob["token"])
        welcome = await first.heard(Welcome)
        assert (welcome.role, welcome.seats, welcome.invite) == ("player", (Seat(0),), ana["invite"])
        second = await h.connect(ana["token"])
        await first.heard(Elsewhere)
        await first.until(lambda g: g.ws.closed)
        await second.heard(View)
        await second.send(React(3))
        assert await friend.heard(Reaction) == Reaction(Seat(0), 3)
        views = len([m for m in second.messages if isinstance(m, View)])
        await second.send(Look())
        await second.until(lambda g: len([m for m in g.messages if isinstance(m, View)]) > views)
        link = await h.post("/api/seat-link", token=ana["token"])
        moved = await h.post("/api/seat-link/claim", {"secret": link["link_secret"]})
        await second.heard(Elsewhere)
        third = await h.connect(moved["token"])
        assert (await third.heard(View)).seat == Seat(0)
        stale = await h.connect(ana["token"])
        assert await stale.heard(Bye) == Bye("bad-token")

    visit(tmp_path, story)


def test_hot_seat_over_one_socket(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        seated = await h.post("/api/rooms", {"name": "Ana"})
        bob = await h.post(f"/api/rooms/{seated['room']}/join", {"name": "Bob"})
        both = await h.connect(seated["token"], bob["token"])
        await both.heard(View)
        for command in (AddBot("Bot"), Start()):
            assert isinstance(await both.do(command, seat=Seat(0)), Done)
        view = await both.until(lambda g: g.view.view.game and g.view)
        assert view.seat is None
        assert view.view.game.hand is None
        await both.send(Show(Seat(1)))
        shown = await both.until(lambda g: g.view.seat == Seat(1) and g.view)
        assert len(shown.view.game.hand) >= 5
        await both.send(Show(None))
        await both.until(lambda g: g.view.seat is None and g.view.view.game.hand is None)

    visit(tmp_path, story)


def test_a_deleted_room_says_goodbye(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        guest = await h.connect(ana["token"])
        await guest.heard(View)
        head = {"Authorization": f"Bearer {ana['token']}"}
        async with h.http.delete(f"{h.origin}/api/rooms/{ana['room']}", headers=head) as answer:
            assert answer.status == 204
        assert await guest.heard(Bye) == Bye("room-deleted")
        assert (await h.ask(f"/api/rooms/{ana['room']}/peek"))[0] == 404

    visit(tmp_path, story)


def test_pictures_and_texts_are_kept_for_ever_and_private_decks_are_not_listed(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        async with h.http.get(f"{h.origin}/cards/key-001.600.webp") as answer:
            assert await answer.read() == b"RIFF600"
            assert answer.content_type == "image/webp"
            assert "immutable" in answer.headers["Cache-Control"]
        async with h.http.get(f"{h.origin}/cards/key-001.json") as answer:
            assert await answer.json() == {"title": {"en": "Blank"}, "description": {"en": "A blank card."}}
        async with h.http.get(f"{h.origin}/cards/other.600.webp") as answer:
            assert answer.status == 404
        async with h.http.get(f"{h.origin}/api/decks") as answer:
            assert [(d["id"], d["bots_read"]) for d in await answer.json()] == [("paper", False)]

    visit(tmp_path, story)


def test_a_large_picture_is_avif_for_who_asks_for_it_and_small_for_others(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        for accept, kind, data in (
            ("image/avif,image/webp,*/*;q=0.8", "image/avif", b"\0\0\0 ftypavif"),
            ("image/webp,image/png,*/*;q=0.5", "image/webp", b"RIFF600"),
            ("*/*", "image/webp", b"RIFF600"),
        ):
            head = {"Accept": accept}
            async with h.http.get(f"{h.origin}/cards/{LIGHT}.1200.webp", headers=head) as answer:
                assert answer.content_type == kind
                assert await answer.read() == data
                assert answer.headers["Vary"] == "Accept"
                assert "immutable" in answer.headers["Cache-Control"]

    visit(tmp_path, story)


def test_whoever_chooses_a_deck_is_shown_it(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        async with h.http.get(f"{h.origin}/api/decks") as answer:
            (deck,) = await answer.json()
        assert deck["moods"] == {language: f"Blank ({language})" for language in SPOKEN}
        assert deck["age"] == 3
        for kind in ("cover", "sheet"):
            async with h.http.get(f"{h.origin}/cards/{deck['overview']}.{kind}.webp") as answer:
                assert await answer.read() == b"RIFF" + kind.encode()
                assert answer.content_type == "image/webp"
                assert "immutable" in answer.headers["Cache-Control"]
        async with h.http.get(f"{h.origin}/cards/0b.cover.webp") as answer:
            assert answer.status == 404

    visit(tmp_path, story)


def test_a_private_deck_comes_to_the_table_by_its_key(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        bob = await h.post(f"/api/rooms/{ana['room']}/join", {"name": "Bob"})
        guest = await h.connect(ana["token"])
        assert set((await guest.heard(View)).view.decks) == {"paper"}
        decks, head = f"{h.origin}/api/rooms/{ana['room']}/decks", {"Authorization": f"Bearer {ana['token']}"}
        assert (await h.ask(decks.removeprefix(h.origin), {"key": "guess"}, ana["token"]))[0] == 409
        assert (await h.ask(decks.removeprefix(h.origin), {"key": "open sesame"}, bob["token"]))[0] == 403
        async with h.http.post(decks, json={"key": "open sesame"}, headers=head) as answer:
            assert answer.status == 204
        await guest.until(lambda g: set(g.view.view.decks) == {"paper", "hidden"})

    visit(tmp_path, story)


def test_files_outside_the_client_are_not_served(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        strange = ("/a%00b", "/" + "a" * 3000, "/assets/" + "a" * 300 + ".js")
        for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/..%2f..%2fapp.py", *strange):
            async with h.http.get(f"{h.origin}{path}") as answer:
                assert answer.status in (200, 404)
                assert b"import" not in await answer.read()

    visit(tmp_path, story)


def test_s6_a_living_room_gets_in_and_a_scanner_does_not(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana", "settings": None})
        join = f"/api/rooms/{ana['room']}/peek"
        for guest in range(30):
            for _ in range(2 if guest < 10 else 0):
                assert (await h.ask("/api/rooms/222222/peek"))[0] == 404
            assert (await h.ask(join))[0] == 200
        answers = [(await h.ask("/api/rooms/333333/peek"))[0] for _ in range(100)]
        assert answers.count(404) <= USUAL.tries.size - 20 + 1
        assert answers[-1] == 429
        assert (await h.ask(join, {"invite": ana["invite"]}))[0] == 200
        # An invite that is made up opens no more than none: not even a code that exists is looked up.
        for code in ("333333", ana["room"]):
            assert (await h.ask(f"/api/rooms/{code}/peek", {"invite": "x" * 22}))[0] == 429

    visit(tmp_path, story)


def test_s5_codes_invites_and_what_strangers_are_told(tmp_path: Path) -> None:
    """No table, a locked one and no code at all: the same answer to a stranger; the invite gets a reason."""

    async def story(h: House) -> None:
        seated = [await h.post("/api/rooms", {"name": "Ana"}) for _ in range(8)]
        assert all(len(s["room"]) == 6 and set(s["room"]) <= set(SYMBOLS) for s in seated)
        assert {len(b64decode(s["invite"] + "==", "-_")) for s in seated} == {16}
        ana = seated[0]
        host = await h.connect(ana["token"])
        await host.heard(View)
        assert isinstance(await host.do(Lock(True)), Done)
        for door, body in (("peek", {}), ("join", {"name": "Eve"}), ("watch", {"kind": "tv"})):
            answers = [
                await h.ask(f"/api/rooms/{code}/{door}", body | invite)
                for code in (ana["room"], "222222", "O0I1L!")
                for invite in ({}, {"invite": "x" * 22})
            ]
            assert {json.dumps(a) for a in answers} == {json.dumps(answers[0])}
            assert answers[0][0] == 404
        new = (await host.heard(Invited)).invite
        for invite, status, code in ((ana["invite"], 410, "invite-replaced"), (new, 403, "room-locked")):
            told = await h.ask(f"/api/rooms/{ana['room']}/join", {"name": "Eve", "invite": invite})
            assert (told[0], told[1]["error"]["code"]) == (status, code)

    visit(tmp_path, story)


def test_s6_thirty_guests_behind_one_address_all_sit_down(tmp_path: Path) -> None:
    """Three tables in one living room; ten guests mistype the code twice. Nobody has the invite."""

    async def story(h: House) -> None:
        tables = [await h.post("/api/rooms", {"name": f"Host {n}"}) for n in range(3)]
        rooms = [table["room"] for table in tables]
        for guest in range(30):
            for _ in range(2 if guest % 3 == 0 else 0):
                assert (await h.ask("/api/rooms/222222/join", {"name": "Oops"}))[0] == 404
            status, _ = await h.ask(f"/api/rooms/{rooms[guest % 3]}/join", {"name": f"Guest {guest}"})
            seats = guest // 3 + 1
            assert status == (200 if seats < 12 else 409), guest
        scanned = [
            (await h.ask(f"/api/rooms/{n:06}/join", {"name": "Eve"}))[0] for n in range(222_222, 222_322)
        ]
        assert scanned.count(429) >= 100 - (USUAL.tries.size - 20 + 1)
        assert 200 not in scanned

    visit(tmp_path, story)


def test_s4_a_token_stands_in_no_address_no_log_and_no_file(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Not even in what is no HTTP: that would be logged with its headers and the sender's address."""
    caplog.set_level(logging.DEBUG)

    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"})
        guest = await h.connect(ana["token"])
        await guest.heard(View)
        link = await h.post("/api/seat-link", token=ana["token"])
        reader, writer = await asyncio.open_connection("127.0.0.1", h.site.port)
        writer.write(
            b"GET / HTTP/1.1\r\nHost: x\r\nAuthorization : Bearer %b\r\n\r\n" % ana["token"].encode()
        )
        assert b"400" in await reader.readline()
        writer.close()
        secrets = [ana["token"], link["link_secret"]]
        for path in (
            f"/?token={ana['token']}",
            f"/ws?token={ana['token']}",
            f"/t/{ana['room']}?t={ana['token']}",
        ):
            async with h.http.get(h.origin + path) as answer:
                told = f"{answer.headers} {await answer.text()}"
                assert not any(secret in told for secret in secrets)
        kept = _on_disk(tmp_path)
        assert not any(secret.encode() in kept for secret in secrets)
        own = [r.getMessage() for r in caplog.records if r.name.startswith(("reverie", "aiohttp"))]
        assert not any(s in line for s in (*secrets, "127.0.0.1") for line in own)

    visit(tmp_path, story)


def _on_disk(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())


def test_health_and_metrics_say_nothing_of_anybody(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Anastasia"})
        guest = await h.connect(ana["token"])
        await guest.heard(View)
        for path in ("/healthz", "/readyz"):
            async with h.http.get(h.origin + path) as answer:
                assert answer.status == 200
        page = generate_latest(registry(h.site)).decode()
        assert "reverie_connections 1.0" in page
        assert not any(secret in page for secret in (ana["token"], ana["room"], "Anastasia"))

    visit(tmp_path, story)


def test_hello_with_tokens_of_two_rooms_is_refused(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        one, other = [await h.post("/api/rooms", {"name": "Ana"}) for _ in range(2)]
        guest = await h.connect(one["token"], other["token"])
        assert await guest.heard(Bye) == Bye("bad-token")
        await guest.until(lambda g: g.ws.closed)
        assert Hello(PROTOCOL, ("x",)).show is None

    visit(tmp_path, story)
