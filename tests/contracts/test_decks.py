"""What every store of people's own pictures promises."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from reverie.storage.deck_port import CardRow, DeckRow, DeckStore, DeckTable, LearnedRow, PictureRow
from reverie.storage.deck_sqlite import SqliteDecks
from reverie.storage.postgres.decks import PostgresDecks
from reverie.storage.postgres.store import prepare
from reverie.storage.threads import Threads
from tests.contracts.postgres_server import fresh_database

Play = Callable[[Callable[[DeckStore], Awaitable[None]]], None]
DECK = DeckRow("own-1", b"o" * 32, "", b"about", 10)
CARD = CardRow("own-1", "c1", 1, b"origin", b"card", 3)
PRINTS = PictureRow(b"s", b"l", b"w")


@asynccontextmanager
async def sqlite(folder: Path) -> AsyncIterator[DeckStore]:
    store = SqliteDecks(folder / "pictures.db", Threads)
    yield store
    await store.close()


@asynccontextmanager
async def postgres(folder: Path) -> AsyncIterator[DeckStore]:
    address = await fresh_database()
    await prepare(address)
    store = PostgresDecks(address)
    yield store
    await store.close()


STORES = {"sqlite": sqlite, "postgres": postgres}


@pytest.fixture(params=STORES)
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Play:
    """Runs a story against a store with one deck of one card in it."""

    def run(story: Callable[[DeckStore], Awaitable[None]]) -> None:
        async def whole() -> None:
            async with STORES[request.param](tmp_path) as store:
                await store.add_deck(DECK)
                assert await store.add_card(CARD, PRINTS)
                await story(store)

        asyncio.run(whole())

    return run


def test_what_was_put_in_is_found(play: Play) -> None:
    async def story(store: DeckStore) -> None:
        await store.add_deck(replace(DECK, id="own-2"))
        assert await store.decks() == [DECK, replace(DECK, id="own-2")]
        assert await store.decks("own-2") == [replace(DECK, id="own-2")]
        assert await store.cards() == await store.cards("own-1") == [CARD]
        assert await store.cards("own-2") == []
        assert await store.decks("none") == []
        assert [await store.picture("own-1", "c1", size) for size in ("small", "large", "whole")] == [
            b"s",
            b"l",
            b"w",
        ]
        assert await store.picture("own-1", "c2", "small") is None

    play(story)


def test_no_picture_comes_twice_and_none_into_a_deck_that_is_not_there(play: Play) -> None:
    async def story(store: DeckStore) -> None:
        assert not await store.add_card(replace(CARD, id="c2"), PRINTS)
        assert not await store.add_card(replace(CARD, deck="none"), PRINTS)
        assert await store.add_card(replace(CARD, id="c2", number=2, origin=b"other"), PRINTS)
        assert [card.id for card in await store.cards()] == ["c1", "c2"]

    play(story)


def test_cards_and_decks_are_changed_and_deleted(play: Play) -> None:
    async def story(store: DeckStore) -> None:
        assert await store.save_deck(replace(DECK, about=b"new", leaving=99))
        assert not await store.save_deck(replace(DECK, id="none"))
        assert await store.change_card(replace(CARD, about=b"words"), None)
        assert await store.picture("own-1", "c1", "small") == b"s"
        assert await store.change_card(CARD, PictureRow(b"S", b"L", b"W"))
        assert await store.picture("own-1", "c1", "whole") == b"W"
        assert not await store.change_card(replace(CARD, id="c9"), PRINTS)
        assert await store.decks() == [replace(DECK, about=b"new", leaving=99)]
        assert await store.remove_card("own-1", "c1")
        assert not await store.remove_card("own-1", "c1")
        assert await store.picture("own-1", "c1", "small") is None
        assert await store.add_card(CARD, PRINTS)
        assert await store.remove_deck("own-1")
        assert await store.cards() == []
        assert await store.picture("own-1", "c1", "small") is None
        assert not await store.remove_deck("own-1")

    play(story)


def test_s14_the_tables_of_a_deck_are_kept_with_it_and_none_is_added_to_one_that_goes(play: Play) -> None:
    async def story(store: DeckStore) -> None:
        assert await store.put_on_table("own-1", DeckTable("BBBBBB", 5))
        assert await store.put_on_table("own-1", DeckTable("AAAAAA", 6))
        assert await store.put_on_table("own-1", DeckTable("BBBBBB", 7))
        assert not await store.put_on_table("none", DeckTable("AAAAAA", 6))
        assert await store.tables("own-1") == [DeckTable("AAAAAA", 6), DeckTable("BBBBBB", 7)]
        assert await store.tables("none") == []
        await store.taken_off("own-1", "AAAAAA")
        await store.taken_off("own-1", "CCCCCC")
        assert await store.save_deck(replace(DECK, leaving=99))
        assert not await store.put_on_table("own-1", DeckTable("AAAAAA", 8))
        assert await store.tables("own-1") == [DeckTable("BBBBBB", 7)]
        assert await store.remove_deck("own-1")
        assert await store.tables("own-1") == []

    play(story)


SAID = LearnedRow("own-1/c1", "en", "Plop.", told=1, found=2, listeners=3)
ELSEWHERE = LearnedRow("own-10/c1", "fr", "Plouf.", told=1, listeners=2)


def test_what_was_said_about_a_card_is_counted_together(play: Play) -> None:
    async def story(store: DeckStore) -> None:
        assert await store.learned() == []
        await store.learn([SAID, ELSEWHERE])
        await store.learn([replace(SAID, found=0), replace(SAID, text="Plop!"), replace(SAID, language="fr")])
        assert await store.learned() == [
            replace(SAID, text="Plop!"),
            replace(SAID, told=2, found=2, listeners=6),
            replace(SAID, language="fr"),
            ELSEWHERE,
        ]
        await store.learn([])

    play(story)


def test_what_was_learnt_is_deleted_by_word_card_deck_or_all_at_once(play: Play) -> None:
    async def story(store: DeckStore) -> None:
        other, deck = replace(SAID, text="Drip."), replace(SAID, card="own-1/c2")
        await store.learn([SAID, other, deck, ELSEWHERE])
        assert await store.unlearn("own-1/c1", "Plop.") == 1
        assert await store.learned() == [other, deck, ELSEWHERE]
        assert await store.unlearn("own-1/c1") == 1
        assert await store.unlearn("own") == 0
        assert await store.unlearn("own-1") == 1  # and own-10 stays
        assert await store.learned() == [ELSEWHERE]
        assert await store.unlearn(text="nothing like it") == 0
        assert await store.unlearn() == 1
        assert await store.learned() == []

    play(story)


def test_with_a_picture_or_its_deck_goes_what_was_said_about_it(play: Play) -> None:
    async def story(store: DeckStore) -> None:
        assert await store.add_card(replace(CARD, id="c2", number=2, origin=b"other"), PRINTS)
        await store.learn([SAID, replace(SAID, card="own-1/c2"), ELSEWHERE])
        assert await store.remove_card("own-1", "c1")
        assert await store.learned() == [replace(SAID, card="own-1/c2"), ELSEWHERE]
        assert await store.remove_deck("own-1")
        assert await store.learned() == [ELSEWHERE]

    play(story)
