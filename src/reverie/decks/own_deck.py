"""Decks that people made in the browser: what is known of them without opening a picture."""

from hashlib import blake2b

import msgspec
from msgspec import Struct

from reverie.decks.crop import Crop
from reverie.decks.format import Header
from reverie.decks.own_texts import OwnTexts, full_texts
from reverie.decks.sandbox_answers import Proof
from reverie.decks.shelf import Picture, deck_key, digest
from reverie.decks.webp import data_uri
from reverie.game.ids import CardId, Language


class OwnCardFacts(Struct, frozen=True):
    """A card as it is stored beside its pictures."""

    crop: Crop
    preview: str
    digests: tuple[bytes, bytes, bytes]
    """Of the small print, the large one and the whole picture."""
    texts: dict[Language, OwnTexts] = {}


class OwnCard(Struct, frozen=True):
    id: str
    deck: str
    number: int
    origin: bytes
    bytes: int
    about: OwnCardFacts
    picture: Picture
    whole: str
    """The address of the whole picture, told to its maker only."""

    @property
    def card(self) -> CardId:
        return CardId(f"{self.deck}/{self.id}")


class OwnDeck(Struct, frozen=True):
    """Looks to a room like any other deck."""

    header: Header
    owner: bytes
    room: str
    changed: int
    leaving: int | None
    entries: tuple[OwnCard, ...] = ()

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def cards(self) -> tuple[CardId, ...]:
        return tuple(entry.card for entry in self.entries)

    @property
    def public(self) -> bool:
        return False

    @property
    def frightening(self) -> tuple[CardId, ...]:
        """Whoever puts their own pictures on a table knows them."""
        return ()

    @property
    def wordless(self) -> tuple[CardId, ...]:
        return tuple(entry.card for entry in self.entries if not full_texts(entry.about.texts))

    @property
    def title(self) -> str:
        return self.header.title_in(self.header.language)

    @property
    def bytes(self) -> int:
        return sum(entry.bytes for entry in self.entries)


def about(proof: Proof, texts: dict[Language, OwnTexts]) -> OwnCardFacts:
    digests = digest(proof.small), digest(proof.large), digest(proof.whole)
    return OwnCardFacts(proof.crop, data_uri(proof.preview), digests, texts)


def shelved(
    deck: str, card: str, number: int, origin: bytes, size: int, told: OwnCardFacts, secret: bytes
) -> OwnCard:
    """The card with its addresses, which cannot be guessed even by who has the same picture."""
    small, large, whole = told.digests
    key = deck_key(secret, deck)
    address = blake2b(f"{deck}/{card}".encode() + small + large, key=key, digest_size=20)
    entire = blake2b(f"{deck}/{card}".encode() + whole, key=key, digest_size=20, person=b"whole picture")
    picture = Picture(address.hexdigest(), told.preview)
    return OwnCard(card, deck, number, origin, size, told, picture, entire.hexdigest())


def read_header(data: bytes) -> Header:
    return msgspec.msgpack.decode(data, type=Header)


def read_about(data: bytes) -> OwnCardFacts:
    return msgspec.msgpack.decode(data, type=OwnCardFacts)
