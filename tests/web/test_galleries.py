"""The link to a finished game: a stranger sees that game and nothing else, until the table takes it back."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from reverie.cli import main
from reverie.lobby import commands as do
from reverie.rooms import galleries
from reverie.rooms.tokens import digest
from reverie.storage.port import TokenRow
from reverie.texts import SPOKEN
from reverie.wire.messages import Bye, Done
from tests.web.guest import Guest, House, house

Story = Callable[[House], Awaitable[None]]


def visit(folder: Path, story: Story, **options: object) -> None:
    async def whole() -> None:
        async with house(folder, **options) as h:
            await story(h)

    asyncio.run(whole())


async def played(h: House) -> tuple[dict[str, Any], Guest]:
    """A short game of one person and three bots, played to its end."""
    seated = await h.post("/api/play-now", {"name": "Anastasia", "bots": 3})
    guest = await h.connect(seated["token"])
    await guest.until(lambda g: g.view is not None)
    async with asyncio.timeout(60):
        await guest.play()
    return seated, guest


async def look(h: House, secret: str) -> tuple[int, Any]:
    return await h.ask("/api/gallery", {"secret": secret})


def test_a_stranger_sees_the_finished_game_until_the_link_is_taken_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    secrets = []

    async def story(h: House) -> None:
        seated, guest = await played(h)
        link = await h.post(f"/api/rooms/{seated['room']}/gallery", token=seated["token"])
        secrets.append(link["secret"])
        status, seen = await look(h, link["secret"])
        assert status == 200
        game = guest.view.view.game  # type: ignore[union-attr]
        assert game is not None
        assert len(seen["turns"]) == len(game.history)
        assert seen["loved"] == game.loved
        assert {p["name"] for p in seen["players"]} >= {"Anastasia"}
        laid = {p["card"] for t in seen["turns"] for p in t["table"]}
        assert set(seen["pictures"]) == laid
        # Neither the way to the table nor any card that was never laid.
        told = json.dumps(seen)
        for secret in (seated["room"], seated["invite"], seated["token"], game.seed):
            assert str(secret) not in told
        assert set(seen) == {
            *("ruleset", "game", "ended", "players", "turns"),
            *("loved", "board", "result", "pictures", "expires"),
        }
        await guest.until(lambda g: g.view.view.shared)
        assert isinstance(await guest.do(do.Unshare(1)), Done)
        status, refused = await look(h, link["secret"])
        assert (status, refused["error"]["code"]) == (410, "gallery-closed")
        assert set(refused["error"]["message"]) == set(SPOKEN)
        assert link["secret"] not in caplog.text

    caplog.set_level(logging.DEBUG)
    visit(tmp_path, story)
    # Only its hash was ever written down.
    kept = b"".join(f.read_bytes() for f in tmp_path.glob("reverie.db*"))
    assert b"gallery-shared" in kept
    assert secrets
    assert not any(secret.encode() in kept for secret in secrets)


def test_the_link_shows_its_game_while_the_next_one_is_played(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        seated, guest = await played(h)
        share = f"/api/rooms/{seated['room']}/gallery"
        first = await h.post(share, token=seated["token"])
        before = (await look(h, first["secret"]))[1]
        assert isinstance(await guest.do(do.Start()), Done)
        assert (await h.ask(share, token=seated["token"]))[1]["error"]["code"] == "game-running"
        assert (await look(h, first["secret"]))[1] == before
        assert before["game"] == 1

    visit(tmp_path, story)


def test_the_last_link_made_counts_and_its_time_ends(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        seated, _ = await played(h)
        share = f"/api/rooms/{seated['room']}/gallery"
        first = await h.post(share, token=seated["token"])
        second = await h.post(share, token=seated["token"])
        assert (await look(h, first["secret"]))[0] == 410
        assert (await look(h, second["secret"]))[0] == 200
        now = h.site.clock.now()
        assert second["expires"] - now <= galleries.GALLERY_DAYS * 86_400_000
        assert await h.site.store.token(digest(second["secret"]), second["expires"]) is None
        old = TokenRow(digest("an old link"), seated["room"], "gallery", None, now - 1)
        await h.site.store.grant(old)
        assert (await look(h, "an old link"))[0] == 410

    visit(tmp_path, story)


def test_a_gallery_is_no_seat_and_a_seat_is_no_gallery(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        seated, _ = await played(h)
        link = await h.post(f"/api/rooms/{seated['room']}/gallery", token=seated["token"])
        stranger = await h.connect(link["secret"])
        assert await stranger.heard(Bye) == Bye("bad-token")
        assert (await look(h, seated["token"]))[0] == 410
        assert (await h.ask("/api/seat-link", token=link["secret"]))[0] == 401
        assert (await h.ask(f"/api/rooms/{seated['room']}/gallery", token=link["secret"]))[0] == 401
        assert (await h.ask("/api/rooms/222222/gallery", token=seated["token"]))[0] == 404

    visit(tmp_path, story)


def test_a_game_that_is_not_over_cannot_be_shared(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        seated = await h.post("/api/play-now", {"name": "Ana", "bots": 3})
        status, refused = await h.ask(f"/api/rooms/{seated['room']}/gallery", token=seated["token"])
        assert (status, refused["error"]["code"]) == (409, "game-running")
        # Not even with a link that says so: the room's own record decides.
        await h.site.store.grant(TokenRow(digest("forged"), seated["room"], "gallery"))
        assert (await look(h, "forged"))[0] == 410

    visit(tmp_path, story)


def test_a_deleted_table_takes_its_galleries_with_it(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        seated, _ = await played(h)
        link = await h.post(f"/api/rooms/{seated['room']}/gallery", token=seated["token"])
        head = {"Authorization": f"Bearer {seated['token']}"}
        async with h.http.delete(f"{h.origin}/api/rooms/{seated['room']}", headers=head) as answer:
            assert answer.status == 204
        assert (await look(h, link["secret"]))[0] == 410

    visit(tmp_path, story)


def test_how_long_things_are_kept_is_what_the_server_was_told(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        async with h.http.get(f"{h.origin}/api/kept") as answer:
            said = await answer.json()
        assert said == {
            "table_days": 3,
            "gallery_days": 3,
            "picture_days": 9,
            "seat_link_minutes": 10,
            "note_days": 30,
            "bots_ask": None,
            "bots_learn": False,
            "own_file": True,
        }

    visit(tmp_path, story, keep_days=3, keep_picture_days=9)


def test_export_gives_the_same_facts_as_the_gallery(tmp_path: Path) -> None:
    shown: dict[str, Any] = {}

    async def story(h: House) -> None:
        seated, guest = await played(h)
        link = await h.post(f"/api/rooms/{seated['room']}/gallery", token=seated["token"])
        shown.update((await look(h, link["secret"]))[1], room=seated["room"])
        await guest.do(do.Start())

    visit(tmp_path, story)
    code, data = shown.pop("room"), ["--data", str(tmp_path)]
    told, page = tmp_path / "game.json", tmp_path / "game.html"
    assert main(["export", code, "--as", "json", "--output", str(told), *data]) == 0
    written = json.loads(told.read_text())
    for facts in (shown, written):  # a link ends, a file does not; this library has other pictures
        del facts["expires"], facts["pictures"]
    assert written == shown
    assert main(["export", code, "--as", "html", "--game", "1", "--output", str(page), *data]) == 0
    html = unescape(page.read_text())
    assert all(turn["clue"]["text"] in html for turn in shown["turns"] if turn["clue"])
    assert html.count("<figure") == sum(len(turn["table"]) for turn in shown["turns"])
    assert "<script" not in html
    assert "http" not in html


def test_export_says_when_there_is_nothing_to_look_back_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rooms: list[str] = []

    async def story(h: House) -> None:
        rooms.append((await h.post("/api/rooms", {"name": "Ana"}))["room"])

    visit(tmp_path, story)
    assert main(["export", rooms[0], "--as", "json", "--data", str(tmp_path)]) == 1
    assert "nothing to look back on" in capsys.readouterr().err


def test_the_turns_so_far_are_for_whoever_is_at_the_table(tmp_path: Path) -> None:
    """C12, X8: what everybody saw of the finished turns, and nothing of the running one."""

    async def story(h: House) -> None:
        seated = await h.post("/api/play-now", {"name": "Anastasia", "bots": 3})
        path, token = f"/api/rooms/{seated['room']}/turns", seated["token"]
        assert await h.ask(path, token=token) == (200, {"game": 1, "turns": [], "pictures": {}})
        guest = await h.connect(token)
        await guest.until(lambda g: g.view is not None)
        async with asyncio.timeout(60):
            await guest.play(lambda game: game.phase == "recap" and game.turn == 2)
        status, seen = await h.ask(path, token=token)
        assert status == 200
        assert [turn["number"] for turn in seen["turns"]] == [1, 2]
        assert {card["card"] for turn in seen["turns"] for card in turn["table"]} == set(seen["pictures"])
        watching = await h.post(f"/api/rooms/{seated['room']}/watch", {"kind": "tv"})
        assert (await h.ask(path, token=watching["token"]))[1] == seen
        assert (await h.ask(path, token="nobody's"))[0] == 401
        assert (await h.ask(path))[0] == 401
        other = await h.post("/api/play-now", {"name": "Bea", "bots": 3})
        assert (await h.ask(path, token=other["token"]))[0] == 404

    visit(tmp_path, story)
