"""S15, with a real server: a table deleted or purged is in no file of the data folder, some seconds later."""

import asyncio
import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from reverie.cli import main
from reverie.lobby import commands as do
from reverie.storage import writer
from reverie.storage.retention import DAY
from reverie.web.options import database
from reverie.wire.messages import Done
from tests.erasing import found
from tests.web.guest import Guest, House, house

NAME = "Wilhelmina-Quatsch"


async def a_game(h: House) -> tuple[dict[str, Any], str]:
    """Played to its end, shared, with a snapshot; and a gallery link."""
    seated = await h.post("/api/play-now", {"name": NAME, "bots": 3})
    guest: Guest = await h.connect(seated["token"])
    await guest.until(lambda g: g.view is not None)
    async with asyncio.timeout(60):
        await guest.play()
    link = await h.post(f"/api/rooms/{seated['room']}/gallery", token=seated["token"])
    assert (await h.ask("/api/gallery", {"secret": link["secret"]}))[0] == 200
    room = await h.site.directory.get(seated["room"])
    assert room is not None
    room.room.snapshot()
    await guest.ws.close()
    return seated, link["secret"]


def needles(seated: dict[str, Any], rows: Iterable[bytes]) -> list[bytes]:
    """Its name, its invite and every clue that was given."""
    clues = {clue for events in rows for clue in re.findall(rb'"text":("(?:[^"\\\\]|\\\\.)+")', events)}
    told = {json.loads(clue).encode() for clue in clues}
    assert len(told) > 3
    return [NAME.encode(), seated["invite"].encode(), *(t for t in told if len(t) > 8)]


@pytest.mark.parametrize("how", ["deleted", "purged"])
def test_s15_nothing_of_a_table_is_left(tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "SCRUB", 0.2)

    async def story() -> None:
        async with house(tmp_path / "data") as h:
            seated, link = await a_game(h)
            other = await h.post("/api/rooms", {"name": "Somebody Else"})
            code = seated["room"]
            wanted = needles(seated, [row.events for row in await h.site.store.read(code)])
            assert found(tmp_path, wanted)
            if how == "deleted":
                await _delete(h, seated)
            else:
                await _purge(h, [other["room"]])
            await asyncio.sleep(1.5)
            assert found(tmp_path, wanted) == {}
            assert found(tmp_path, [b"Somebody Else"])
            assert (await h.ask("/api/gallery", {"secret": link}))[0] == 410
            assert await h.site.store.room(code) is None
            assert await h.site.store.room(other["room"]) is not None

    asyncio.run(story())


async def _delete(h: House, seated: dict[str, Any]) -> None:
    head = {"Authorization": f"Bearer {seated['token']}"}
    async with h.http.delete(f"{h.origin}/api/rooms/{seated['room']}", headers=head) as answer:
        assert answer.status == 204


async def _purge(h: House, spared: list[str]) -> None:
    store, later = h.site.store, h.site.clock.now() + 31 * DAY
    await store.pass_time("", 1, later, ())
    await store.pass_time("", 31 * DAY, later, ())
    await store.purge(later - 30 * DAY, 30 * DAY, spared, later)


def test_s15_a_restored_backup_brings_back_nothing_that_was_erased_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    data, wanted, codes = tmp_path / "data", [], []

    async def story() -> str:
        async with house(data) as h:
            seated, link = await a_game(h)
            wanted.extend(needles(seated, [row.events for row in await h.site.store.read(seated["room"])]))
            codes.append((await h.post("/api/rooms", {"name": "Stays"}))["room"])
            assert await asyncio.to_thread(main, ["backup", "sunday.zip", "--data", str(data)]) == 0
            await _delete(h, seated)
            return str(link)

    link = asyncio.run(story())
    assert found(tmp_path, wanted).keys() == {"sunday.zip:reverie.db"}  # backups keep what they had
    for _ in range(2):  # the list is restored as well
        saved = tmp_path / "before.zip"
        saved.unlink(missing_ok=True)
        restore = ["restore", "sunday.zip", "--data", str(data), "--save", str(saved)]
        assert main(restore) == 0
        assert "1 table in the backup had been erased since" in capsys.readouterr().out
        assert found(data, wanted) == {}
    assert {p.stat().st_mode & 0o077 for p in (*tmp_path.glob("*.zip"), data, *data.rglob("*"))} == {0}

    async def after() -> None:
        async with house(data) as h:
            assert [r.code for r in await h.site.store.rooms()] == codes
            assert (await h.ask("/api/gallery", {"secret": link}))[0] == 410

    asyncio.run(after())
    assert database(data).is_file()


def test_s22_a_gallery_is_kept_when_the_game_ends_and_not_folded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            seated, link = await a_game(h)
            kept = await h.site.store.gallery(seated["room"], 1)
            assert kept is not None
            first = await h.post("/api/gallery", {"secret": link})

            async def never(*_: object) -> None:
                raise AssertionError("the log is read again")

            monkeypatch.setattr(h.site.galleries, "_beside", never)
            assert await h.post("/api/gallery", {"secret": link}) == first

    asyncio.run(story())


def test_s22_a_game_that_ended_before_galleries_were_kept_gets_one_at_the_first_look(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def before(h: House) -> None:
        seated, link = await a_game(h)
        kept.update(room=seated["room"], token=seated["token"], link=link)
        kept["view"] = await h.post("/api/gallery", {"secret": link})

    async def after(h: House) -> None:
        await h.site.store.save_gallery(kept["room"], 1, await _older(h))
        assert await h.post("/api/gallery", {"secret": kept["link"]}) == kept["view"]
        again = await h.site.store.gallery(kept["room"], 1)
        assert again is not None
        assert again.tag != "older"
        guest = await h.connect(kept["token"])
        await guest.until(lambda g: g.view is not None)
        assert isinstance(await guest.do(do.Unshare(1)), Done)
        assert (await h.ask("/api/gallery", {"secret": kept["link"]}))[0] == 410

    async def _older(h: House) -> Any:
        from reverie.storage.port import KeptGallery

        return KeptGallery("older", b"written by other code")

    for story in (before, after):

        async def whole(story: Any = story) -> None:
            async with house(tmp_path) as h:
                await story(h)

        asyncio.run(whole())
