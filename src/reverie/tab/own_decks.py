"""Decks of people's own pictures in this browser: what is known of them; the page keeps the pictures."""

import secrets
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from reverie.decks.format import Header
from reverie.decks.own_texts import full_texts
from reverie.decks.texts import Caption, CardTexts, captions
from reverie.front.own_pictures import texts_of
from reverie.game.ids import CardId
from reverie.rooms import tokens
from reverie.storage.runner import Db, Runner
from reverie.wire.messages import PictureView
from reverie.wire.own_decks import OwnCardView

PREFIX: Final = "own-"
_TABLE: Final = "CREATE TABLE IF NOT EXISTS tab_decks (id TEXT PRIMARY KEY, about BLOB NOT NULL)"


class TabOwnDeck(Struct, frozen=True):
    """Looks to a room like any other deck."""

    header: Header
    owner: bytes
    entries: tuple[OwnCardView, ...] = ()
    leaving: bool = False
    """No new game begins with it; its pictures stay to the end of one that is being played."""
    overview: str = ""
    """Nobody else chooses it."""

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def cards(self) -> tuple[CardId, ...]:
        return tuple(CardId(f"{self.id}/{entry.id}") for entry in self.entries)

    @property
    def public(self) -> bool:
        return False

    @property
    def frightening(self) -> tuple[CardId, ...]:
        """Whoever puts their own pictures on a table knows them."""
        return ()

    @property
    def wordless(self) -> tuple[CardId, ...]:
        return tuple(
            card
            for card, entry in zip(self.cards, self.entries, strict=True)
            if not full_texts(texts_of(entry.texts))
        )


class TabOwnDecks:
    def __init__(self, runner: Runner) -> None:
        self._runner = runner
        self._decks: dict[str, TabOwnDeck] = {}
        self._cards: dict[CardId, OwnCardView] = {}

    async def open(self) -> None:
        def work(db: Db) -> list[TabOwnDeck]:
            db.execute(_TABLE)
            rows = db.execute("SELECT about FROM tab_decks ORDER BY rowid").fetchall()
            return [msgspec.msgpack.decode(about, type=TabOwnDeck) for (about,) in rows]

        for deck in await self._runner.write(work):
            self._put(deck)

    def decks(self) -> Mapping[str, TabOwnDeck]:
        return MappingProxyType({name: deck for name, deck in self._decks.items() if not deck.leaving})

    def leaving(self) -> list[TabOwnDeck]:
        return [deck for deck in self._decks.values() if deck.leaving]

    def deck_for(self, token: str) -> TabOwnDeck | None:
        mark = tokens.digest(token)
        return next((deck for deck in self.decks().values() if deck.owner == mark), None)

    def picture(self, card: CardId) -> PictureView | None:
        found = self._cards.get(card)
        return None if found is None else found.picture

    def card_texts(self, card: CardId) -> CardTexts | None:
        found = self._cards.get(card)
        texts = {} if found is None else full_texts(texts_of(found.texts))
        return CardTexts(card, texts) if texts else None

    def languages(self, card: CardId) -> tuple[str, ...]:
        found = self._cards.get(card)
        return () if found is None else tuple(full_texts(texts_of(found.texts)))

    def texts(self, key: str) -> dict[str, Caption]:
        found = next((entry for entry in self._cards.values() if entry.picture.key == key), None)
        return {} if found is None else captions(full_texts(texts_of(found.texts)))

    def prints(self) -> list[str]:
        """The keys of all pictures that are needed."""
        return [key for entry in self._cards.values() for key in (entry.picture.key, entry.whole)]

    async def create(self, header: Header) -> tuple[TabOwnDeck, str]:
        token = tokens.new_token()
        named = replace(header, id=PREFIX + secrets.token_hex(8))
        deck = TabOwnDeck(named, tokens.digest(token))
        await self.keep(deck)
        return deck, token

    async def keep(self, deck: TabOwnDeck) -> None:
        row = (deck.id, msgspec.msgpack.encode(deck))
        new = "INSERT INTO tab_decks VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET about = excluded.about"
        await self._runner.write(lambda db: db.execute(new, row).rowcount)
        self._put(deck)

    async def forget(self, deck: TabOwnDeck) -> None:
        await self._runner.write(
            lambda db: db.execute("DELETE FROM tab_decks WHERE id = ?", (deck.id,)).rowcount
        )
        self._drop(deck.id)

    def _put(self, deck: TabOwnDeck) -> None:
        self._drop(deck.id)
        self._decks[deck.id] = deck
        self._cards |= zip(deck.cards, deck.entries, strict=True)

    def _drop(self, deck: str) -> None:
        if (before := self._decks.pop(deck, None)) is not None:
            for card in before.cards:
                del self._cards[card]
