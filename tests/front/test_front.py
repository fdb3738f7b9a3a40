"""Requests and talks without HTTP, and a whole game in one thread without any of a server's libraries."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from reverie.front.allowances import USUAL
from reverie.front.requests import ROUTES
from reverie.game.ids import Seat
from reverie.lobby.commands import Leave, Lock
from reverie.storage.port import StoreError
from reverie.wire import PROTOCOL
from reverie.wire.bodies import Failure, Peek, Seated
from reverie.wire.messages import (
    Bye,
    Do,
    Done,
    Hello,
    Pair,
    Paired,
    Pairing,
    React,
    Reaction,
    Recall,
    Refused,
    Show,
    View,
    Welcome,
)
from tests.front.message_port import Server

PURSE = int(USUAL.tries.size)


def visit(folder: Path, story: Callable[[Server], Awaitable[None]]) -> None:
    async def whole() -> None:
        server = Server(folder / "reverie.db")
        try:
            await story(server)
        finally:
            await server.stop()

    asyncio.run(whole())


async def seated(server: Server, name: str = "Ana") -> Seated:
    answer = await server.ask("POST", "/api/rooms", {"name": name})
    assert answer.status == 200
    return msgspec.json.decode(answer.body, type=Seated)


def code_of(body: bytes) -> str:
    return msgspec.json.decode(body, type=Failure).error.code


def test_a_table_is_created_joined_looked_at_and_deleted(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ana = await seated(server)
        joined = await server.ask("POST", "/api/rooms/{code}/join", {"name": "Bea"}, code=ana.room.lower())
        bea = msgspec.json.decode(joined.body, type=Seated)
        peeked = await server.ask("POST", "/api/rooms/{code}/peek", {}, code=ana.room)
        assert msgspec.json.decode(peeked.body, type=Peek).names == ("Ana", "Bea")
        refused = await server.ask("DELETE", "/api/rooms/{code}", code=ana.room, token=bea.token)
        assert (refused.status, code_of(refused.body)) == (403, "host-only")
        gone = await server.ask("DELETE", "/api/rooms/{code}", code=ana.room, token=ana.token)
        assert (gone.status, gone.body) == (204, b"")
        assert await server.store.rooms() == []

    visit(tmp_path, story)


@pytest.mark.parametrize(
    ("route", "asked", "status", "code"),
    [
        ("/api/rooms", {"body": {"nom": "Ana"}}, 400, "unreadable"),
        ("/api/rooms", {"body": {"name": "\u202e"}}, 409, "name-unreadable"),
        ("/api/rooms/{code}/join", {"body": {"name": "Ana"}, "code": "NOSUCH"}, 404, "no-such-room"),
        ("/api/seat-link", {}, 401, "bad-token"),
        ("/api/seat-link", {"token": "x" * 101}, 401, "bad-token"),
        ("/api/tv", {"body": {"code": "ABCDE"}, "token": "nobody"}, 401, "bad-token"),
        ("/api/gallery", {"body": {"secret": "none"}}, 410, "gallery-closed"),
    ],
)
def test_what_is_wrong_is_said_with_a_status(
    tmp_path: Path, route: str, asked: dict[str, object], status: int, code: str
) -> None:
    async def story(server: Server) -> None:
        answer = await server.ask("POST", route, **asked)
        assert (answer.status, code_of(answer.body)) == (status, code)

    visit(tmp_path, story)


def test_a_store_that_is_away_and_what_nobody_expected_are_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Server) -> None:
        for problem, status, code in (
            (StoreError("gone"), 503, "unavailable"),
            (KeyError("?"), 500, "broken"),
        ):

            async def fails(*_: object, problem: Exception = problem) -> None:
                raise problem

            monkeypatch.setattr(server.store, "create", fails)
            answer = await server.ask("POST", "/api/play-now", {"name": "Ana"})
            assert (answer.status, code_of(answer.body)) == (status, code)

    visit(tmp_path, story)


def test_codes_are_guessed_only_so_often_and_an_invite_still_opens(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ana = await seated(server)
        tried = [
            await server.ask("POST", "/api/rooms/{code}/peek", {}, code="NOSUCH") for _ in range(PURSE + 1)
        ]
        assert [a.status for a in tried] == [404] * PURSE + [429]
        assert (await server.ask("POST", "/api/rooms/{code}/peek", {}, code=ana.room)).status == 429
        invited = {"invite": ana.invite}
        assert (await server.ask("POST", "/api/rooms/{code}/peek", invited, code=ana.room)).status == 200

    visit(tmp_path, story)


def test_decks_are_listed_and_private_ones_are_not(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        answer = await server.ask("GET", "/api/decks")
        assert [deck["id"] for deck in msgspec.json.decode(answer.body)] == ["paper"]
        assert msgspec.json.decode((await server.ask("GET", "/api/kept")).body)["table_days"] == 30

    visit(tmp_path, story)


def test_every_route_that_changes_something_is_guarded() -> None:
    assert {route.path for route in ROUTES if not route.guarded} == {
        "/api/kept",
        "/api/site",
        "/api/bots",
        "/api/decks",
        "/api/rulesets",
    }


def test_a_talk_from_hello_to_goodbye(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ana = await seated(server)
        port, talk = server.talk(ana.token)
        assert (await port.until(Welcome)).seats == (ana.seat,)
        assert (await port.until(View)).seat == ana.seat
        port.say(Do("one", Lock(True)))
        assert (await port.until(Done)).id == "one"
        port.say(React(2))
        assert await port.until(Reaction) == Reaction(ana.seat, 2)
        port.say(Show(Seat(7)))
        before = len(port.heard)
        assert (await port.until(View, before)).seat is None
        port.say("nonsense")
        assert (await port.until(Refused)).code == "unreadable"
        port.say(Hello(PROTOCOL, ("again",)))
        port.say(Do("two", Leave()))
        assert (await port.until(Bye)).reason == "left"
        await talk
        assert [m.id for m in port.heard if isinstance(m, Done)] == ["one", "two"]
        assert port.closed == 1000

    visit(tmp_path, story)


def test_what_a_page_has_heard_elsewhere_is_known_to_the_bots_of_its_table(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ana = await seated(server)
        port, _ = server.talk(ana.token)
        await port.until(View)
        opened = await server.house.directory.get(ana.room)
        assert opened is not None
        assert opened.room.connections.heard() == frozenset()
        port.say(Recall("YHg2_4RF"))
        port.say(Do("one", Lock(True)))
        await port.until(Done)
        assert opened.room.connections.heard() == {"YHg2", "_4RF"}
        port.say(Recall("YHg2?"))
        assert (await port.until(Refused)).code == "unreadable"

    visit(tmp_path, story)


@pytest.mark.parametrize(
    ("first", "code"),
    [("nonsense", 1008), (None, 1008), ('{"type":"look"}', 1008), ('{"type":"hello","protocol":99}', 1000)],
)
def test_who_says_no_hello_is_hung_up_on(tmp_path: Path, first: str | None, code: int) -> None:
    async def story(server: Server) -> None:
        port, talk = server.talk()
        port.say(first)
        await talk
        assert port.closed == code

    visit(tmp_path, story)


def test_a_server_that_stops_sends_everybody_away_to_come_back(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ana = await seated(server)
        here, talk = server.talk(ana.token)
        await here.until(View)
        server.house.stopping = True
        late, refused = server.talk(ana.token)
        await refused
        await server.stop()
        await talk
        for port in (here, late):
            assert port.heard[-1] == Bye("restarting")
            assert port.closed == 1012

    visit(tmp_path, story)


def test_nonsense_ends_a_talk_and_bytes_do_at_once(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        server.house.limits.off = True
        ana = await seated(server)
        port, talk = server.talk(ana.token)
        for _ in range(20):
            port.say("nonsense")
        await talk
        assert port.closed == 1008
        port, talk = server.talk(ana.token)
        await port.until(View)
        port.say(None)
        await talk
        assert port.closed == 1003

    visit(tmp_path, story)


def test_a_television_is_called_to_a_table_or_switched_off(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ana = await seated(server)
        port, talk = server.talk()
        port.say(Pair(PROTOCOL))
        shown = await port.until(Pairing)
        called = await server.ask("POST", "/api/tv", {"code": shown.code}, token=ana.token)
        assert called.status == 204
        assert (await port.until(Paired)).room == ana.room
        assert (await port.until(Welcome)).role == "tv"
        await port.until(View)
        port.leave()
        await talk
        other, waiting = server.talk()
        other.say(Pair(PROTOCOL))
        await other.until(Pairing)
        other.leave()
        await waiting
        assert other.closed == 1013

    visit(tmp_path, story)


ONE_THREAD = """
import asyncio, sys, threading
from pathlib import Path
from random import Random
for missing in ("aiohttp", "PIL", "numpy", "asyncpg", "uvloop", "segno"):
    sys.modules[missing] = None  # importing it fails
import msgspec
from tests.front.message_port import Server, play
def alone(*_): raise RuntimeError("there is one thread here")
threading.Thread.start = alone

async def story(file):
    server = Server(file)
    answer = await server.ask("POST", "/api/play-now", {"name": "Ana", "ruleset": sys.argv[2]})
    seated = msgspec.json.decode(answer.body)
    port, talk = server.talk(seated["token"])
    moves = await play(port, Random(3))
    port.leave()
    await talk
    rows = await server.store.read(seated["room"])
    shared = await server.ask("POST", "/api/rooms/{code}/gallery", code=seated["room"], token=seated["token"])
    album = await server.ask("POST", "/api/gallery", {"secret": msgspec.json.decode(shared.body)["secret"]})
    assert album.status == 200
    await server.stop()
    print(moves, len(rows))

asyncio.run(story(Path(sys.argv[1])))
"""


@pytest.mark.parametrize("ruleset", ["dixit", "kids"])
def test_a_whole_game_in_one_thread_without_the_libraries_of_a_server(tmp_path: Path, ruleset: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", ONE_THREAD, str(tmp_path / "reverie.db"), ruleset],
        capture_output=True,
        text=True,
        timeout=100,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    moves, rows = map(int, run.stdout.split())
    assert rows > moves > 3
