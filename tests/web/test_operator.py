"""S18: the operator's page: only with its key; names, sizes and ages, no code, invite, clue, hand or vote."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from reverie.cli import main
from reverie.front.allowances import USUAL
from reverie.lobby import commands as do
from reverie.wire.messages import Bye, Done, Notice, View
from tests.campaigns.siege.line import Timed
from tests.contracts.postgres_server import fresh_database
from tests.web.album import new_deck
from tests.web.guest import Guest, House, house
from tests.web.test_own_decks import visit

OPERATOR = "the-operators-own-key"
TABLES = "a-key-for-tables"
KINDS = [
    "sqlite",
    pytest.param(
        "postgresql", marks=pytest.mark.skipif(sys.platform == "win32", reason="no PostgreSQL there")
    ),
]


async def asked(
    h: House, method: str = "GET", path: str = "", key: str | None = OPERATOR, body: Any = None
) -> tuple[int, Any]:
    headers = {} if key is None else {"Reverie-Key": key}
    address = f"{h.origin}/api/operator{path}"
    async with h.http.request(method, address, json=body, headers=headers) as answer:
        text = await answer.text()
        return answer.status, json.loads(text) if text else None


async def seen(h: House) -> dict[str, Any]:
    status, view = await asked(h)
    assert status == 200, view
    found: dict[str, Any] = view
    return found


WAYS = (
    ("GET", "", None),
    ("DELETE", "/tables/abc", None),
    ("POST", "/notice", {"text": "Hello"}),
    ("DELETE", "/notice", None),
)


def test_without_the_setting_there_is_no_such_page(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        for method, path, body in WAYS:
            assert (await asked(h, method, path, body=body))[0] == 404

    visit(tmp_path, story)


def test_s18_nothing_is_told_or_done_without_the_key(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        ana = await h.post("/api/rooms", {"name": "Ana"}, **{"Reverie-Key": TABLES})
        for key, code in ((None, "operator-key"), (TABLES, "wrong-key"), (OPERATOR[:-1], "wrong-key")):
            for method, path, body in WAYS:
                status, answer = await asked(h, method, path, key, body)
                assert (status, answer["error"]["code"]) == (403, code)
        assert [row.code for row in await h.site.store.rooms()] == [ana["room"]]
        assert await h.site.store.notice() is None
        assert (await seen(h))["turned_away"] == 8
        timed = Timed()
        guesses = await asyncio.gather(*(asked(h, key=f"guessed-{n:05}") for n in range(200)))
        statuses = [status for status, _ in guesses]
        assert set(statuses) == {403, 429}
        assert statuses.count(403) <= timed.most(USUAL.tries)
        assert (await asked(h))[0] == 429

    visit(tmp_path, story, operator_key=OPERATOR, table_key=TABLES)


async def played(h: House) -> tuple[dict[str, Any], Guest]:
    """A few moves into a game with bots."""
    seated = await h.post("/api/play-now", {"name": "Wilhelmina", "bots": 3})
    guest = await h.connect(seated["token"])
    await guest.until(lambda g: g.view is not None)
    async with asyncio.timeout(60):
        await guest.play(lambda game: game.turn > 2)
    return seated, guest


@pytest.mark.parametrize("kind", KINDS)
def test_it_tells_names_sizes_and_ages_and_nothing_of_a_game(kind: str, tmp_path: Path) -> None:
    async def story() -> None:
        database = None if kind == "sqlite" else await fresh_database()
        async with house(tmp_path, database=database, operator_key=OPERATOR) as h:
            empty = await seen(h)
            assert (empty["tables"], empty["total"], empty["people"]) == ([], 0, 0)
            seated, guest = await played(h)
            bea = await h.post("/api/rooms", {"name": "Bea"})
            await new_deck(h)
            view = await seen(h)
            lobby, game = sorted(view["tables"], key=lambda table: table["host"])
            assert (game["host"], game["state"], game["here"]) == ("Wilhelmina", "playing", 1)
            assert game["turn"] >= 1
            assert (lobby["host"], lobby["state"], lobby["here"]) == ("Bea", "lobby", 0)
            assert game["size"] > lobby["size"]
            assert (view["total"], view["people"], view["televisions"], view["own_decks"]) == (2, 1, 0, 1)
            assert view["load"]["commands"] > 0
            assert view["load"]["cpu"] > 0
            assert view["disk"]["free"] > 0
            assert view["table_key"] is view["picture_key"] is False
            assert view["store"].startswith("SQLite" if kind == "sqlite" else "PostgreSQL")
            _nothing_secret(json.dumps(view), h, guest, seated, bea)

    asyncio.run(story())


def _nothing_secret(told: str, h: House, guest: Guest, *seated: dict[str, Any]) -> None:
    for one in seated:
        assert all(one[name] not in told for name in ("room", "invite", "token"))
    assert guest.view is not None
    game = guest.view.view.game
    assert game is not None
    cards = list(game.hand or ())
    assert cards
    assert not any(f'"{card}"' in told for card in cards)
    room = h.site.directory.rooms()
    clues = {
        finished.clue.text
        for one in room
        if one.folded.room.game is not None
        for finished in one.folded.room.game.history
        if finished.clue is not None and finished.clue.text
    }
    assert clues
    assert not any(clue in told for clue in clues)


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_is_deleted_from_the_page(kind: str, tmp_path: Path) -> None:
    async def story() -> None:
        database = None if kind == "sqlite" else await fresh_database()
        async with house(tmp_path, database=database, operator_key=OPERATOR) as h:
            ana, bea = [await h.post("/api/rooms", {"name": name}) for name in ("Ana", "Bea")]
            guest, other = await h.connect(ana["token"]), await h.connect(bea["token"])
            await guest.heard(View)
            await new_deck(h, table=ana["room"], seat=ana["token"])
            shown = {table["host"]: table["id"] for table in (await seen(h))["tables"]}
            assert (await asked(h, "DELETE", f"/tables/{ana['room']}"))[0] == 404  # no code does
            assert (await asked(h, "DELETE", f"/tables/{shown['Ana']}"))[0] == 204
            assert (await guest.heard(Bye, 10)).reason == "room-deleted"
            assert isinstance(await other.do(do.Lock(True)), Done)
            view = await seen(h)
            assert [table["host"] for table in view["tables"]] == ["Bea"]
            assert view["own_decks"] == 0
            assert (await asked(h, "DELETE", f"/tables/{shown['Ana']}"))[0] == 404

    asyncio.run(story())


def notices(guest: Guest) -> list[str | None]:
    return [message.text for message in guest.messages if isinstance(message, Notice)]


def test_a_notice_is_told_to_everybody_and_stays_until_it_is_withdrawn(tmp_path: Path) -> None:
    async def first(h: House) -> None:
        ana, bea = [await h.post("/api/rooms", {"name": name}) for name in ("Ana", "Bea")]
        guests = [await h.connect(one["token"]) for one in (ana, bea)]
        for guest in guests:
            await guest.heard(View)
            assert notices(guest) == []
        assert await site(h) is None
        assert (await asked(h, "POST", "/notice", body={"text": "  We restart\n at three. "}))[0] == 204
        for guest in guests:
            await guest.until(lambda g: notices(g) == ["We restart at three."])
        assert (await site(h))["text"] == (await seen(h))["notice"]["text"] == "We restart at three."
        late = await h.connect((await h.post(f"/api/rooms/{ana['room']}/join", {"name": "Cid"}))["token"])
        await late.until(lambda g: notices(g) == ["We restart at three."])
        for wrong in ("", "   ", "x" * 301):
            assert (await asked(h, "POST", "/notice", body={"text": wrong}))[0] == 400

    async def after_a_restart(h: House) -> None:
        assert (await site(h))["text"] == "We restart at three."
        zoe = await h.connect((await h.post("/api/rooms", {"name": "Zoe"}))["token"])
        await zoe.until(lambda g: notices(g) == ["We restart at three."])
        assert (await asked(h, "DELETE", "/notice"))[0] == 204
        await zoe.until(lambda g: notices(g) == ["We restart at three.", None])
        assert await site(h) is None

    visit(tmp_path, first, after_a_restart, operator_key=OPERATOR)


async def site(h: House) -> Any:
    async with h.http.get(f"{h.origin}/api/site") as answer:
        return (await answer.json())["notice"]


def test_the_operators_own_words_are_shown_in_the_readers_language(tmp_path: Path) -> None:
    legal = tmp_path / "imprint.txt"

    async def none(h: House) -> None:
        async with h.http.get(f"{h.origin}/api/legal") as answer:
            assert answer.status == 404
        assert "data-legal" not in await page(h)

    async def some(h: House) -> None:
        assert "data-legal" in await page(h)
        for language, words in (("en", "Ana"), ("fr", "Chez Ana"), ("../../etc", "Ana"), ("de", "Ana")):
            async with h.http.get(f"{h.origin}/api/legal", params={"language": language}) as answer:
                assert (await answer.json())["text"].startswith(words), language
        legal.write_text("Edited while it runs", encoding="utf-8")
        async with h.http.get(f"{h.origin}/api/legal") as answer:
            assert (await answer.json())["text"] == "Edited while it runs"
        legal.unlink()
        async with h.http.get(f"{h.origin}/api/legal") as answer:
            assert answer.status == 404

    visit(tmp_path / "data", none)
    legal.write_text("Ana Example\n\n<script>alert(1)</script>\n", encoding="utf-8")
    (tmp_path / "imprint.fr.txt").write_text("Chez Ana", encoding="utf-8")
    visit(tmp_path / "data", some, legal=legal)


async def page(h: House) -> str:
    async with h.http.get(h.origin) as answer:
        return await answer.text()


def test_a_legal_text_that_is_not_there_is_said_at_the_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["config", "--data", str(tmp_path), "--legal", str(tmp_path / "none.txt")]) == 2
    assert "there is no such file" in capsys.readouterr().err
