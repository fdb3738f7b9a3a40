"""Reading the decks of a folder into values: cards, texts, pictures and their addresses."""

import json
from collections.abc import Container, Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from reverie.decks.format import DECK_FILE, CardEntry, DeckFile, Header, card_place, read
from reverie.decks.problems import Problem, problem
from reverie.decks.sources import Folder
from reverie.decks.texts import Texts
from reverie.decks.translations import translated
from reverie.decks.webp import data_uri, is_preview
from reverie.game.ids import CardId

SIZES: Final = (600, 1200)
PREVIEWS: Final = "previews.json"
OVERVIEWS: Final = {"cover": "cover.webp", "sheet": "sheet.webp"}
"""A few cards of a deck side by side, and all of them: for whoever chooses."""


class Picture(Struct, frozen=True):
    """What a player's browser is told of a card it may see."""

    key: str
    """160 bits that cannot be guessed, not even by who owns the picture."""
    preview: str
    """A tiny blurred picture as a data URI; empty when there is none."""


class Deck(Struct, frozen=True):
    header: Header
    cards: tuple[CardId, ...]
    """Those that are dealt."""
    pass_key: str
    """Whoever knows it may play with the deck, although it is not listed."""
    folder: Path
    retired: tuple[CardId, ...] = ()
    """Shown where they were played, dealt no more."""
    frightening: tuple[CardId, ...] = ()
    """Of those that are dealt."""
    wordless: tuple[CardId, ...] = ()
    """Of those too: nothing is written on them in any language."""
    overview: str = ""
    """The address of its cover and contact sheet; empty where it has none."""

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def public(self) -> bool:
        return self.header.public


class ShelvedCard(Struct, frozen=True):
    deck: str
    picture: Picture
    files: dict[int, Path]
    digests: dict[int, bytes]
    texts: dict[str, Texts]
    """Without what only bots read: `written` has that."""


class Shelf(Struct, frozen=True):
    """Everything there is to play with at one moment."""

    decks: dict[str, Deck] = field(default_factory=dict)
    cards: dict[CardId, ShelvedCard] = field(default_factory=dict)
    keys: dict[str, CardId] = field(default_factory=dict)
    overviews: dict[str, dict[str, bytes]] = field(default_factory=dict)
    """Covers and contact sheets by their address: a few light pictures, kept at hand."""
    problems: tuple[Problem, ...] = ()


def read_shelf(folders: Iterable[Path], secret: bytes) -> Shelf:
    """All decks of all folders; of two with the same id the first counts."""
    decks: dict[str, Deck] = {}
    cards: dict[CardId, ShelvedCard] = {}
    overviews: dict[str, dict[str, bytes]] = {}
    problems: list[Problem] = []
    for folder in _deck_folders(folders):
        file, wrong = read((folder / DECK_FILE).read_bytes(), for_bots=False)
        problems += (p.at(folder.name) for p in wrong)
        if file is None or file.header.id in decks:
            continue
        file, wrong = translated(file, Folder(folder).read, for_bots=False)
        problems += (p.at(folder.name) for p in wrong)
        key = deck_key(secret, file.header.id)
        found, missing = _cards(folder, file, key)
        problems += (p.at(folder.name) for p in missing)
        pass_key = blake2b(b"pass", key=key, digest_size=20).hexdigest()
        decks[file.header.id] = deck = _deck(file, found, pass_key, folder)
        if overview := _overview(folder):
            address = blake2b(b"".join(overview.values()), key=key, digest_size=20).hexdigest()
            decks[file.header.id] = replace(deck, overview=address)
            overviews[address] = overview
        cards |= found
    keys = {card.picture.key: card_id for card_id, card in cards.items()}
    return Shelf(decks, cards, keys, overviews, tuple(problems))


def _deck(file: DeckFile, found: Container[CardId], pass_key: str, folder: Path) -> Deck:
    """Of the cards whose pictures are there."""
    here = [(file.card_id(card), card) for card in file.cards if file.card_id(card) in found]
    return Deck(
        file.header,
        tuple(name for name, card in here if not card.retired),
        pass_key,
        folder,
        tuple(name for name, card in here if card.retired),
        tuple(name for name, card in here if card.frightening and not card.retired),
        tuple(name for name, card in here if not card.texts and not card.retired),
    )


def _overview(folder: Path) -> dict[str, bytes]:
    """Both or none."""
    try:
        return {kind: (folder / name).read_bytes() for kind, name in OVERVIEWS.items()}
    except OSError:
        return {}


def _deck_folders(folders: Iterable[Path]) -> Iterator[Path]:
    for folder in folders:
        if folder.is_dir():
            yield from sorted(f for f in folder.iterdir() if f.name[0] != "." and (f / DECK_FILE).is_file())


def deck_key(secret: bytes, deck: str) -> bytes:
    return blake2b(deck.encode(), key=secret[:64], person=b"reverie deck").digest()


def _cards(folder: Path, file: DeckFile, key: bytes) -> tuple[dict[CardId, ShelvedCard], list[Problem]]:
    """The cards whose pictures are there; a deck may still be being painted."""
    previews = _previews(folder)
    found: dict[CardId, ShelvedCard] = {}
    problems: list[Problem] = []
    for number, card in enumerate(file.cards, 1):
        files = _files(folder, card)
        try:
            digests = {size: digest(path.read_bytes()) for size, path in files.items()}
        except OSError:
            problems.append(problem("picture-missing", file=f"cards/{card.id}").at(card_place(number, card)))
            continue
        card_id = file.card_id(card)
        address = blake2b(card_id.encode(), key=key, digest_size=20)
        for size in SIZES:
            address.update(digests[size])
        preview = previews.get(card.id) or _lone_preview(folder, card)
        picture = Picture(address.hexdigest(), preview)
        found[card_id] = ShelvedCard(file.header.id, picture, files, digests, card.texts)
    return found, problems


def _files(folder: Path, card: CardEntry) -> dict[int, Path]:
    """The small one is WebP, for every browser; the large one may be AVIF, and a retired card has none."""
    small, large, light = (
        folder / "cards" / f"{card.id}.{kind}" for kind in ("600.webp", "1200.webp", "1200.avif")
    )
    if large.exists():
        return {600: small, 1200: large}
    return {600: small, 1200: small if card.retired and not light.exists() else light}


def digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=20).digest()


def _previews(folder: Path) -> dict[str, str]:
    try:
        listed = json.loads((folder / PREVIEWS).read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return {k: v for k, v in listed.items() if is_preview(v)} if isinstance(listed, dict) else {}


def _lone_preview(folder: Path, card: CardEntry) -> str:
    try:
        uri = data_uri((folder / "cards" / f"{card.id}.preview.webp").read_bytes())
    except OSError:
        return ""
    return uri if is_preview(uri) else ""
