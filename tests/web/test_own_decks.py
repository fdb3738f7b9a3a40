"""A deck of one's own pictures, piece by piece: made, seen, edited, deleted, and by nobody else."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from reverie.rooms.own_decks import editing as own_decks
from tests.decks.files import encoded, painted
from tests.web.album import HEAD, Maker, new_deck
from tests.web.guest import House, house
from tests.web.photographs import assert_bare, photograph, zip_of

Story = Callable[[House], Awaitable[None]]


def visit(folder: Path, *stories: Story, **options: object) -> None:
    """Each story meets the server started anew."""

    async def whole(story: Story) -> None:
        async with house(folder, **options) as h:
            await story(h)

    for story in stories:
        asyncio.run(whole(story))


def test_s8_a_photograph_becomes_a_card_that_holds_pixels_and_nothing_else(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        maker = await new_deck(h)
        status, card = await maker.add(photograph(1), "the-old_pier.jpg")
        assert status == 200
        assert card["texts"] == {"en": {"title": "The old pier", "description": "", "tags": []}}
        assert card["picture"]["preview"].startswith("data:image/webp;base64,")
        for size in (600, 1200):
            status, webp, cache = await maker.seen(card, size)
            assert status == 200
            assert cache.startswith("private")
            assert_bare(webp)
        async with h.http.get(f"{h.origin}/cards/{card['whole']}.1200.webp") as answer:
            assert_bare(await answer.read())
        _, again = await maker.add(photograph(1), "again.jpg")
        assert again["error"]["code"] == "picture-twice"
        assert "The old pier" in again["error"]["message"]["en"]
        (status, named), (_, unnamed) = (
            await maker.add(photograph(2), "IMG_2041.JPG"),
            await maker.add(b"GIF89a"),
        )
        assert (status, named["texts"]) == (200, {})
        assert unnamed["error"]["message"]["fr"].startswith("C’est un GIF")
        assert len(await maker.cards()) == 2

    visit(tmp_path, story)


def test_a_card_can_be_cut_elsewhere_and_described(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        maker = await new_deck(h)
        left, right = painted((1200, 600)), painted((1200, 600), seed=3)
        left.paste((255, 0, 0), (0, 0, 400, 600))
        left.paste((0, 0, 255), (800, 0, 1200, 600))
        _, card = await maker.add(encoded(left, "PNG"))
        seen = []
        for x in (0.0, 1.0):
            status, cut = await maker.ask(
                "PATCH", f"/cards/{card['id']}", {"cut": {"x": x, "y": 0.5, "zoom": 1}}
            )
            assert (status, cut["cut"]["x"]) == (200, x)
            seen.append(await maker.seen(cut))
        assert seen[0][1] != seen[1][1]
        assert await maker.seen(card) == (
            404,
            *(await maker.seen(card))[1:],
        )  # an address never shows another picture
        words = {"fr": {"title": "La jetée", "description": "Une jetée rouge.", "tags": ["mer", "rouge"]}}
        status, told = await maker.ask("PATCH", f"/cards/{card['id']}", {"texts": words})
        assert (status, told["texts"]) == (200, words)
        async with h.http.get(f"{h.origin}/cards/{told['picture']['key']}.json") as answer:
            assert (await answer.json())["description"] == {"fr": "Une jetée rouge."}
        bad = {"en": {"title": "a\u202eb"}}
        status, refused = await maker.ask("PATCH", f"/cards/{card['id']}", {"texts": bad})
        assert (status, refused["error"]["code"]) == (422, "text-unreadable")
        _, other = await maker.add(encoded(right, "PNG"))
        assert (await maker.ask("DELETE", f"/cards/{other['id']}"))[0] == 204
        assert [c["id"] for c in await maker.cards()] == [card["id"]]
        assert (await maker.seen(other))[0] == 404

    visit(tmp_path, story)


def test_a_zip_tells_of_every_file_as_it_goes(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        maker = await new_deck(h)
        files = {
            "a/sea.jpg": photograph(1),
            "a/notes.txt": b"x",
            "a/.hidden.png": b"",
            "b.jpg": photograph(2),
        }
        files |= {"c.gif": b"GIF89a", "__MACOSX/a/._sea.jpg": b"x", "d.jpg": photograph(1)}
        status, lines = await maker.ask("POST", "/zip", data=zip_of(files))
        assert status == 200
        assert lines[0]["files"] == 4
        became = {line["name"]: line["problem"] and line["problem"]["code"] for line in lines[1:]}
        assert became == {
            "a/sea.jpg": None,
            "b.jpg": None,
            "c.gif": "picture-format",
            "d.jpg": "picture-twice",
        }
        assert [c["texts"].get("en", {}).get("title") for c in await maker.cards()] == ["Sea", None]
        status, refused = await maker.ask("POST", "/zip", data=zip_of({"../a.png": b""}))
        assert (status, refused["error"]["code"]) == (422, "path-unsafe")

    visit(tmp_path, story)


def test_a_stranger_finds_no_deck_at_all(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        maker, other = await new_deck(h), await new_deck(h)
        _, card = await maker.add(photograph(1))
        stranger = Maker(h, maker.deck, other.token)
        tries: list[tuple[str, str, Any]] = [
            ("GET", "", None),
            ("PUT", "", HEAD),
            ("DELETE", "?when=now", None),
            ("PATCH", f"/cards/{card['id']}", {"texts": {}}),
            ("DELETE", f"/cards/{card['id']}", None),
        ]
        for method, path, body in tries:
            status, answer = await stranger.ask(method, path, body)
            assert (status, answer["error"]["code"]) == (404, "deck-gone"), method
        assert (await stranger.add(photograph(2)))[0] == 404
        assert (await stranger.ask("POST", "/zip", data=b""))[0] == 404
        async with h.http.delete(h.origin + maker.path) as answer:
            assert answer.status == 401
        async with h.http.get(f"{h.origin}/api/decks") as answer:
            assert maker.deck not in await answer.text()
        assert len(await maker.cards()) == 1
        stored = (tmp_path / "pictures.db").read_bytes() + (tmp_path / "pictures.db-wal").read_bytes()
        assert maker.token.encode() not in stored

    visit(tmp_path, story)


def test_a_deck_outlives_the_server_and_leaves_nothing_when_it_is_deleted(tmp_path: Path) -> None:
    kept: dict[str, str] = {}

    async def before(h: House) -> None:
        maker = await new_deck(h)
        kept["deck"], kept["token"] = maker.deck, maker.token
        await maker.add(photograph(1), "pier.jpg")

    async def after(h: House) -> None:
        maker = Maker(h, kept["deck"], kept["token"])
        status, deck = await maker.ask("GET")
        assert (status, deck["title"], deck["licence"]) == (200, "Our summer", "own")
        _, webp, _ = await maker.seen(deck["cards"][0])
        kept["webp"] = webp[-2000:].hex()
        status, renamed = await maker.ask("PUT", "", HEAD | {"title": "Been there", "licence": "CC0-1.0"})
        assert (renamed["title"], renamed["licence"], len(renamed["cards"])) == ("Been there", "CC0-1.0", 1)
        assert (await maker.ask("DELETE"))[0] == 204
        assert (await maker.ask("GET"))[0] == 404
        assert (await maker.seen(deck["cards"][0]))[0] == 404

    visit(tmp_path, before, after)
    assert bytes.fromhex(kept["webp"]) not in (tmp_path / "pictures.db").read_bytes()


def test_limits_speak_for_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(h: House) -> None:
        maker = await new_deck(h)

        async def endless() -> object:
            for _ in range(40):
                yield bytes(1024 * 1024)

        assert (await maker.add(bytes(16 * 1024 * 1024)))[1]["error"]["code"] == "picture-too-heavy"
        assert (await maker.add(endless()))[1]["error"]["code"] == "picture-too-heavy"
        monkeypatch.setattr(own_decks, "MOST_CARDS", 1)
        assert (await maker.add(photograph(1)))[0] == 200
        status, full = await maker.add(photograph(2))
        assert (status, full["error"]["code"]) == (409, "deck-full")
        h.site.own_decks.space = 1
        _, second = await (await new_deck(h)).add(photograph(2))
        assert second["error"]["code"] == "space-full"
        h.site.own_decks.space = 0
        status, off = await h.ask("/api/own-decks", HEAD)
        assert (status, off["error"]["code"]) == (403, "uploads-off")

    visit(tmp_path, story, limits=False)


def test_one_address_sends_only_so_much(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        maker = await new_deck(h)
        answers = await asyncio.gather(*(maker.add(b"no picture") for _ in range(5)))
        codes = [answer["error"]["code"] for _, answer in answers]
        assert codes.count("uploads-busy") == 1
        for _ in range(29):
            await new_deck(h)
        assert (await h.ask("/api/own-decks", HEAD))[0] == 429
        while h.site.limits.picture("127.0.0.1"):
            pass
        status, many = await maker.add(b"no picture")
        assert (status, many["error"]["code"]) == (429, "uploads-many")

    visit(tmp_path, story)


def test_the_numbers_a_game_needs_come_from_the_rules(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        async with h.http.get(f"{h.origin}/api/own-decks") as answer:
            needs = (await answer.json())["needs"]
        assert needs["dixit"] == {"3": 26, "4": 28, "5": 35, "6": 42, "7": 49, "8": 56}
        assert needs["odyssey-party"]["6"] == 36
        assert needs["odyssey-team"]["6"] == 28
        assert needs["kids"]["4"] == 16

    visit(tmp_path, story)
