"""The server of a tab as a page knows it: whole games, nothing lost, files that any Reverie can check."""

import asyncio
from collections.abc import Awaitable, Callable
from io import BytesIO
from random import Random
from time import sleep

import msgspec
import pytest

from reverie.bots.thought import Steps
from reverie.cli.log import LogRow, read
from reverie.lobby.commands import Lock
from reverie.lobby.verify import Entry, verify
from reverie.rulesets import RULESETS
from reverie.tab.kept_pages import KeptPages
from reverie.tab.own_decks import TabOwnDecks
from reverie.tab.server import TabServer
from reverie.tab.shelf import TabLibrary
from reverie.tab.slices import SLICE, in_slices
from reverie.tab.tables import KeptTable, OpenedTable
from reverie.texts import SPOKEN
from reverie.wire.bodies import AboutBots, DeckView, Failure, GalleryLink, GalleryView, Seated
from reverie.wire.messages import Do, Done, Refused, View
from tab.build import read_beside, waited, words_file
from tests.front.message_port import play
from tests.tab.drawer import Drawer
from tests.tab.page_end import LATER, LIBRARY, SHELF, WORDS, PageEnd, ask, opened, play_now

COUNTS = {"dixit": 4, "odyssey": 8, "odyssey-party": 7, "odyssey-team": 6, "kids": 4}


def tell(story: Callable[[Drawer], Awaitable[None]]) -> None:
    asyncio.run(story(Drawer()))  # type: ignore[arg-type]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_game_is_played_to_its_end_with_bots(ruleset: str) -> None:
    async def story(drawer: Drawer) -> None:
        server = await opened(drawer)
        counts = RULESETS[ruleset].players
        count = COUNTS[ruleset] if COUNTS.get(ruleset) in counts else counts[0]
        seated = await play_now(server, ruleset, count - 1)
        page = PageEnd(server, 1, (seated.token,))
        assert await play(page, Random(ruleset)) > 5  # type: ignore[arg-type]
        await server.stop()

    tell(story)


def test_what_is_acknowledged_is_kept_and_no_more_than_what_changed() -> None:
    async def story(drawer: Drawer) -> None:
        server = await opened(drawer)
        seated = await play_now(server)
        begun = len(drawer.writes)  # what a table begins with, all its decks, is written once
        for n in range(20):
            page = PageEnd(server, n, (seated.token,))
            await page.until(View)
            page.say(Do(f"lock{n}", Lock(n % 2 == 0)))
            done = await page.until(Done)
            kept = Drawer()
            kept.pages = dict(drawer.pages)
            again = await opened(kept)  # the tab was closed just now
            back = PageEnd(again, 1, (seated.token,))
            view = await back.until(View)
            assert view.version >= done.version
            assert view.view.locked is (n % 2 == 0)
            await again.stop()
            server.close(n)
        assert max(drawer.writes[begun:]) < len(drawer.image) / 2
        await server.stop()

    tell(story)


def test_what_cannot_be_kept_has_not_happened() -> None:
    async def story(drawer: Drawer) -> None:
        server = await opened(drawer)
        status, said = await ask(server, "POST", "/api/rooms", {"name": "Ana"})
        seated = msgspec.json.decode(said, type=Seated)
        page = PageEnd(server, 1, (seated.token,))
        before = (await page.until(View)).version
        drawer.full = True
        page.say(Do("a", Lock(True)))
        assert (await page.until(Refused)).code == "unavailable"
        status, said = await ask(server, "POST", "/api/rooms", {"name": "Ben"})
        assert (status, msgspec.json.decode(said, type=Failure).error.code) == (503, "unavailable")
        drawer.full = False
        seen = len(page.heard)
        page.say(Do("b", Lock(True)))
        assert (await page.until(Done, seen)).version == before + 1
        await server.stop()

    tell(story)


def test_a_table_is_a_file_that_a_server_can_check_and_a_tab_can_open() -> None:
    async def story(drawer: Drawer) -> None:
        server = await opened(drawer)
        seated = await play_now(server)
        page = PageEnd(server, 1, (seated.token,))
        await play(page, Random(3))  # type: ignore[arg-type]
        status, file = await ask(server, "GET", f"/tab/tables/{seated.room}")
        assert status == 200
        rows = [line for _, line in read(BytesIO(file.encode())) if isinstance(line, LogRow)]
        games = list(verify(Entry(row.version, row.seat, row.events) for row in rows))
        assert [game.over for game in games] == [True]

        other = await opened(Drawer())
        status, said = await ask(other, "POST", "/tab/tables", file)
        assert status == 200, said
        table = msgspec.json.decode(said, type=OpenedTable)
        back = PageEnd(other, 1, table.tokens)
        view = await back.until(View)
        assert view.view.game is not None
        assert view.view.game.phase == "over"
        assert await ask(other, "GET", f"/tab/tables/{table.room}") == (200, file)
        await other.stop()
        await server.stop()

    tell(story)


def test_a_file_in_the_middle_of_a_game_goes_on_with_its_bots() -> None:
    async def story(drawer: Drawer) -> None:
        server = await opened(drawer)
        seated = await play_now(server)
        _, file = await ask(server, "GET", f"/tab/tables/{seated.room}")
        await server.stop()
        other = await opened(Drawer())
        _, said = await ask(other, "POST", "/tab/tables", file)
        table = msgspec.json.decode(said, type=OpenedTable)
        page = PageEnd(other, 1, table.tokens)
        assert await play(page, Random(5)) > 5  # type: ignore[arg-type]
        await other.stop()

    tell(story)


def test_seats_that_the_page_has_lost_are_given_again() -> None:
    async def story(drawer: Drawer) -> None:
        server = await opened(drawer)
        seated = await play_now(server)
        before = (await PageEnd(server, 1, (seated.token,)).until(View)).view
        status, said = await ask(server, "POST", f"/tab/tables/{seated.room}")
        assert status == 200, said
        table = msgspec.json.decode(said, type=OpenedTable)
        assert (table.room, table.seats) == (seated.room, (seated.seat,))
        again = (await PageEnd(server, 2, table.tokens).until(View)).view
        assert again.game is not None
        assert before.game is not None
        assert again.game.hand == before.game.hand
        assert (await ask(server, "POST", "/tab/tables/NOWHER"))[0] == 404
        await server.stop()

    tell(story)


def without_the_first_row(file: str) -> str:
    lines = file.splitlines(keepends=True)
    first = next(n for n, line in enumerate(lines) if '"line":"row"' in line)
    return "".join(lines[:first] + lines[first + 1 :])


@pytest.mark.parametrize("spoil", [lambda file: file[:-40], without_the_first_row, lambda file: "?"])
def test_a_file_that_was_changed_is_not_opened(spoil: Callable[[str], str]) -> None:
    async def story(drawer: Drawer) -> None:
        server = await opened(drawer)
        seated = await play_now(server)
        _, file = await ask(server, "GET", f"/tab/tables/{seated.room}")
        status, said = await ask(server, "POST", "/tab/tables", spoil(file))
        assert (status, msgspec.json.decode(said, type=Failure).error.code) == (400, "unreadable")
        status, said = await ask(server, "GET", "/tab/tables")
        assert [table.code for table in msgspec.json.decode(said, type=list[KeptTable])] == [seated.room]
        await server.stop()

    tell(story)


def test_who_plays_is_answered_while_a_bot_thinks() -> None:
    def thinking() -> Steps[str]:
        for _ in range(40):
            sleep(SLICE / 4)
            yield
        return "found"

    async def story(_: Drawer) -> None:
        answered = 0

        async def others() -> None:
            nonlocal answered
            while True:
                await asyncio.sleep(0)
                answered += 1

        playing = asyncio.ensure_future(others())
        assert await in_slices(thinking()) == "found"
        assert 5 <= answered <= 20
        playing.cancel()

    tell(story)


def test_the_first_cards_are_there_in_english_and_in_other_languages_when_they_come() -> None:
    async def spoken(server: TabServer) -> list[tuple[str, ...]]:
        _, said = await ask(server, "GET", "/api/decks")
        return [deck.languages for deck in msgspec.json.decode(said, type=list[DeckView]) if deck.bots_read]

    async def story(drawer: Drawer) -> None:
        server = await opened(drawer)
        assert await spoken(server) == [("en",)]
        server.learn("de", WORDS["de"])
        assert await spoken(server) == [("en", "de")]
        server.complete(LATER)
        for language in WORDS.keys() - {"de"}:
            server.learn(language, WORDS[language])
        first = next(languages for languages in await spoken(server) if languages[:2] == ("en", "de"))
        assert sorted(first) == sorted(SPOKEN)
        await server.stop()

    assert {read_beside(language) for language in SPOKEN} == set(WORDS)
    made = [*map(words_file, SPOKEN), "shelf.json", "later.json"]
    assert waited(made, "de") == ["words.de.json", "shelf.json"]
    tell(story)


def test_bots_read_here_what_they_read_on_a_server() -> None:
    """The texts, and what people thought of, told and found: all that `light` has in a league."""
    pages = KeptPages(b"", Drawer().keep)
    library = TabLibrary(SHELF, TabOwnDecks(pages))
    library.complete(LATER.encode())
    for language, told in WORDS.items():
        library.learn(language, told.encode())
    cards = [card for deck in library.decks().values() for card in deck.cards]
    assert len(cards) > 200
    for card in cards:
        here, there = library.card_texts(card), LIBRARY.card_texts(card)
        assert here is not None
        assert here == there, card
    assert any(here.readings for card in cards if (here := library.card_texts(card)) is not None)


def test_decks_bots_and_galleries_are_answered_as_by_a_server() -> None:
    async def story(drawer: Drawer) -> None:
        server = await opened(drawer)
        server.complete(LATER)
        _, said = await ask(server, "GET", "/api/decks")
        decks = msgspec.json.decode(said, type=list[DeckView])
        assert len(decks) > 1
        assert all(deck.bots_read and deck.cards >= 84 and deck.overview for deck in decks)
        _, said = await ask(server, "GET", "/api/bots")
        assert msgspec.json.decode(said, type=AboutBots).by_meaning is False
        _, said = await ask(server, "GET", "/api/rulesets?language=fr")
        assert [about["id"] for about in msgspec.json.decode(said)] == list(RULESETS)
        assert (await ask(server, "GET", "/api/nowhere"))[0] == 404
        seated = await play_now(server)
        page = PageEnd(server, 1, (seated.token,))
        await play(page, Random(8))  # type: ignore[arg-type]
        _, said = await ask(server, "POST", f"/api/rooms/{seated.room}/gallery", token=seated.token)
        link = msgspec.json.decode(said, type=GalleryLink)
        _, said = await ask(server, "POST", "/api/gallery", {"secret": link.secret})
        gallery = msgspec.json.decode(said, type=GalleryView)
        assert gallery.turns
        assert gallery.pictures
        await server.stop()

    tell(story)
