"""People's own decks: made piece by piece, kept in the store, edited and deleted by who has their token."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import contextmanager
from os import cpu_count
from types import MappingProxyType
from typing import BinaryIO, Final, TypeVar

import msgspec
from msgspec.structs import replace

from reverie.decks import pictures
from reverie.decks.crop import Crop
from reverie.decks.format import Header
from reverie.decks.own_deck import OwnCard, OwnCardFacts, OwnDeck, about, read_about, read_header, shelved
from reverie.decks.own_texts import MOST_CARDS, OwnTexts, full_texts, title_from
from reverie.decks.problems import Problem, problem
from reverie.decks.sandbox_answers import Proof
from reverie.decks.shelf import Picture, digest
from reverie.decks.texts import Caption, CardTexts, captions
from reverie.game.ids import CardId
from reverie.rooms import tokens
from reverie.rooms.clock import Clock
from reverie.rooms.own_decks.fair_turns import FairTurns, Sender
from reverie.storage.deck_port import CardRow, DeckRow, DeckStore, DeckTable, PictureRow, PrintSize

T = TypeVar("T")

PREFIX: Final = "own-"
SIZES: Final[dict[int, PrintSize]] = {600: "small", 1200: "large"}
ANYBODY: Final = Sender()
_encode = msgspec.msgpack.encode


class OwnDecks:
    """What is known of the decks is held in memory, the pictures are not."""

    def __init__(self, store: DeckStore, clock: Clock, secret: bytes, space: int) -> None:
        self._store = store
        self._clock = clock
        self._secret = secret
        self.space = space
        """Bytes that all pictures together may take."""
        self._decks: dict[str, OwnDeck] = {}
        self._cards: dict[CardId, OwnCard] = {}
        self._keys: dict[str, tuple[OwnCard, PrintSize | None]] = {}
        self.on_change: Callable[[str], None] = lambda _: None
        """Told which deck was changed here, for the other nodes."""
        self._under_way = 0
        """Bytes of files that are arriving or waiting, which will take room as well (S17)."""
        self._turns = FairTurns(1 + max(1, (cpu_count() or 2) // 2), time.monotonic)
        """Pictures processed at once: half of the cores, so that the other half serves the games, and one
        more, so that a single network cannot occupy every place."""

    async def open(self, deck: str | None = None) -> None:
        """What the store has of all decks, or of one that another node has changed."""
        rows, cards = await self._store.decks(deck), await self._store.cards(deck)
        for old in [d for d in self._decks.values() if deck in (None, d.id)]:
            for entry in old.entries:
                self._drop(entry)
            del self._decks[old.id]
        for row in rows:
            header = read_header(row.about)
            self._decks[row.id] = OwnDeck(header, row.owner, row.room, row.changed, row.leaving)
        for card in cards:
            if card.deck in self._decks:
                told = read_about(card.about)
                entry = shelved(card.deck, card.id, card.number, card.origin, card.bytes, told, self._secret)
                self._put(self._decks[card.deck], entry)

    # ---- what rooms, bots and pages look up

    def decks(self) -> Mapping[str, OwnDeck]:
        """Those that can be put on a table."""
        return MappingProxyType({name: deck for name, deck in self._decks.items() if deck.leaving is None})

    def every_deck(self) -> tuple[OwnDeck, ...]:
        return tuple(self._decks.values())

    def deck_for(self, token: str) -> OwnDeck | None:
        mark = tokens.digest(token)
        found = [deck for deck in self._decks.values() if secrets.compare_digest(deck.owner, mark)]
        return found[0] if found and found[0].leaving is None else None

    def owned(self, deck: str, token: str) -> OwnDeck | None:
        """The deck, for who has its token; to everyone else there is none."""
        found = self.deck_for(token)
        return found if found is not None and found.id == deck else None

    def picture(self, card: CardId) -> Picture | None:
        found = self._cards.get(card)
        return None if found is None else found.picture

    def card_texts(self, card: CardId) -> CardTexts | None:
        found = self._cards.get(card)
        texts = {} if found is None else full_texts(found.about.texts)
        return CardTexts(card, texts) if texts else None

    def languages(self, card: CardId) -> tuple[str, ...]:
        found = self._cards.get(card)
        return () if found is None else tuple(full_texts(found.about.texts))

    def knows(self, key: str) -> bool:
        return key in self._keys

    def texts(self, key: str) -> dict[str, Caption]:
        found = self._keys.get(key)
        return {} if found is None or found[1] else captions(full_texts(found[0].about.texts))

    async def file(self, key: str, size: int) -> bytes | None:
        """A print of a card; at the other kind of address the whole picture, of one size only."""
        found = self._keys.get(key)
        if found is None:
            return None
        card, whole = found
        return await self._store.picture(card.deck, card.id, whole or SIZES[size])

    @property
    def used(self) -> int:
        return sum(deck.bytes for deck in self._decks.values())

    # ---- making and changing

    async def create(self, header: Header, room: str) -> tuple[OwnDeck, str]:
        token = tokens.new_token()
        named = replace(header, id=PREFIX + secrets.token_hex(8))
        deck = OwnDeck(named, tokens.digest(token), room, self._clock.now(), None)
        await self._store.add_deck(_deck_row(deck))
        self._decks[deck.id] = deck
        self.on_change(deck.id)
        return deck, token

    async def edit(self, deck: OwnDeck, header: Header, room: str) -> OwnDeck:
        return await self._save(replace(deck, header=header, room=room, changed=self._clock.now()))

    async def touch(self, deck: OwnDeck) -> None:
        await self.edit(deck, deck.header, deck.room)

    async def leave(self, deck: OwnDeck, at: int) -> None:
        """On no table any more; the pictures stay for a game that is being played."""
        await self._save(replace(deck, leaving=at))

    async def put_on_table(self, deck: str, room: str) -> bool:
        """False: it is going or gone, whatever is known here."""
        return await self._store.put_on_table(deck, DeckTable(room, self._clock.now()))

    async def taken_off(self, deck: str, room: str) -> None:
        await self._store.taken_off(deck, room)

    async def tables(self, deck: str) -> list[DeckTable]:
        """Where it lies, is played with or is just being put: asked of the store, for all nodes."""
        return await self._store.tables(deck)

    async def add(
        self, deck: OwnDeck, file: BinaryIO, name: str, sender: Sender = ANYBODY
    ) -> OwnCard | Problem:
        """A card from a picture that somebody sent."""
        return self.full(deck) or await self._added(
            deck, name, await self._dark(sender, pictures.proof, file)
        )

    async def add_zip(
        self, deck: OwnDeck, file: BinaryIO, sender: Sender = ANYBODY
    ) -> AsyncIterator[tuple[str, OwnCard | Problem | int]]:
        """First how many files there are, then each of them with what became of it."""
        found = await self._dark(sender, pictures.contents, file)
        if isinstance(found, Problem):
            yield "", found
            return
        for wrong in found.problems:
            yield "", wrong
        if found.problems:
            return
        yield "", len(found.names)
        for name in found.names:
            if (wrong_now := self.full(deck)) is not None:
                yield name, wrong_now
                return
            yield name, await self._added(deck, name, await self._dark(sender, pictures.take, file, name))

    async def cut(self, card: OwnCard, crop: Crop, sender: Sender = ANYBODY) -> OwnCard | Problem:
        """The card cut round another point of its picture; it gets a new address."""
        whole = await self._store.picture(card.deck, card.id, "whole")
        found = (
            problem("card-gone") if whole is None else await self._dark(sender, pictures.recut, whole, crop)
        )
        if isinstance(found, Problem) or whole is None:
            return found if isinstance(found, Problem) else problem("card-gone")
        told = about(replace(found, whole=whole), card.about.texts)
        return await self._changed(card, told, PictureRow(found.small, found.large, whole))

    async def write(self, card: OwnCard, texts: dict[str, OwnTexts]) -> OwnCard | Problem:
        return await self._changed(card, replace(card.about, texts=texts), None)

    async def remove_card(self, card: OwnCard) -> None:
        await self._store.remove_card(card.deck, card.id)
        deck = self._decks.get(card.deck)
        if deck is not None:
            self._drop(card)
            left = tuple(entry for entry in deck.entries if entry.id != card.id)
            self._decks[deck.id] = replace(deck, entries=left)
        self.on_change(card.deck)

    async def remove(self, deck: OwnDeck) -> None:
        """With all its pictures, at once."""
        gone = self._decks.pop(deck.id, deck)
        for entry in gone.entries:
            self._drop(entry)
        await self._store.remove_deck(deck.id)
        self.on_change(deck.id)

    def entry(self, deck: OwnDeck, card: str) -> OwnCard | None:
        return next((entry for entry in self._decks[deck.id].entries if entry.id == card), None)

    @contextmanager
    def arriving(self, size: int) -> Iterator[Problem | None]:
        """A file of this size is under way; a problem if there is no room for it besides the others."""
        if self.used + self._under_way + size > self.space:
            yield problem("space-full")
            return
        self._under_way += size
        try:
            yield None
        finally:
            self._under_way -= size

    def full(self, deck: OwnDeck, size: int = 0) -> Problem | None:
        now = self._decks.get(deck.id)
        if now is None or now.leaving is not None:
            return problem("deck-gone")
        if len(now.entries) >= MOST_CARDS:
            return problem("deck-full", limit=MOST_CARDS)
        if self.space == 0:
            return problem("uploads-off")
        return problem("space-full") if self.used + size >= self.space else None

    # ---- within

    async def _dark(self, sender: Sender, work: Callable[..., T], *given: object) -> T:
        async with self._turns.turn(sender):
            return await asyncio.to_thread(work, *given)

    async def _added(self, deck: OwnDeck, name: str, found: Proof | Problem) -> OwnCard | Problem:
        if isinstance(found, Problem):
            return found
        size = len(found.small) + len(found.large) + len(found.whole)
        if (wrong := self.full(deck, size)) is not None:  # others may have been faster
            return wrong
        deck = self._decks[deck.id]
        origin = digest(found.whole)
        if (twin := next((e for e in deck.entries if e.origin == origin), None)) is not None:
            return problem("picture-twice", other=_called(twin))
        title = title_from(name)
        told = about(found, {deck.header.language: OwnTexts(title)} if title else {})
        number = max((e.number for e in deck.entries), default=0) + 1
        entry = shelved(deck.id, secrets.token_hex(5), number, origin, size, told, self._secret)
        self._put(deck, entry)  # counted before it is kept, so that nobody slips in meanwhile
        prints = PictureRow(found.small, found.large, found.whole)
        try:
            kept = await self._store.add_card(_row(entry), prints)
        except BaseException:
            await self._forget(entry)
            raise
        if not kept:
            await self._forget(entry)
        self.on_change(deck.id)
        return entry if kept else problem("deck-gone")

    async def _forget(self, card: OwnCard) -> None:
        self._drop(card)
        if (deck := self._decks.get(card.deck)) is not None:
            self._decks[deck.id] = replace(deck, entries=tuple(e for e in deck.entries if e.id != card.id))

    async def _changed(
        self, card: OwnCard, told: OwnCardFacts, prints: PictureRow | None
    ) -> OwnCard | Problem:
        size = card.bytes if prints is None else len(prints.small) + len(prints.large) + len(prints.whole)
        new = shelved(card.deck, card.id, card.number, card.origin, size, told, self._secret)
        if not await self._store.change_card(_row(new), prints):
            return problem("card-gone")
        deck = self._decks[card.deck]
        self._drop(card)
        entries = tuple(new if e.id == card.id else e for e in deck.entries)
        self._decks[deck.id] = replace(deck, entries=entries, changed=self._clock.now())
        self._list(new)
        self.on_change(deck.id)
        return new

    async def _save(self, deck: OwnDeck) -> OwnDeck:
        """Cards that were added meanwhile are kept, and a deck that was deleted stays deleted."""
        if await self._store.save_deck(_deck_row(deck)) and deck.id in self._decks:
            deck = replace(deck, entries=self._decks[deck.id].entries)
            self._decks[deck.id] = deck
        self.on_change(deck.id)
        return deck

    def _put(self, deck: OwnDeck, entry: OwnCard) -> None:
        self._decks[deck.id] = replace(deck, entries=(*deck.entries, entry))
        self._list(entry)

    def _list(self, entry: OwnCard) -> None:
        self._cards[entry.card] = entry
        self._keys[entry.picture.key] = entry, None
        self._keys[entry.whole] = entry, "whole"

    def _drop(self, entry: OwnCard) -> None:
        self._cards.pop(entry.card, None)
        self._keys.pop(entry.picture.key, None)
        self._keys.pop(entry.whole, None)


def _deck_row(deck: OwnDeck) -> DeckRow:
    return DeckRow(deck.id, deck.owner, deck.room, _encode(deck.header), deck.changed, deck.leaving)


def _row(card: OwnCard) -> CardRow:
    return CardRow(card.deck, card.id, card.number, card.origin, _encode(card.about), card.bytes)


def _called(card: OwnCard) -> str:
    """How a message names another card of the same deck."""
    titles = [texts.title for texts in card.about.texts.values() if texts.title]
    return f"« {titles[0]} »" if titles else f"{card.number}"
