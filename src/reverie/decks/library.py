"""The library: every deck a server can play with, and the pictures at their unguessable addresses."""

from collections.abc import Mapping
from hmac import compare_digest
from pathlib import Path
from types import MappingProxyType
from typing import Final

from reverie.decks import places
from reverie.decks.placeholder.place import folder_in, is_drawn
from reverie.decks.problems import Problem
from reverie.decks.shelf import Deck, Picture, Shelf, digest, read_shelf
from reverie.decks.texts import Caption, CardTexts, captions
from reverie.decks.written import written
from reverie.game.ids import CardId
from reverie.lobby.state import UsualDecks

PAINTED: Final = "first-dreams"
SECOND: Final = "second-sleep"
CHILDREN: Final = "paper-hearts"
PLAIN: Final = "plain"
WHOLE_DECK: Final = 84
ENOUGH: Final = 42
"""Cards for six people with hands of six; a larger table is told to add a deck."""


class Library:
    """Decks from folders of decks; a picture's address is keyed with a secret of this installation."""

    def __init__(self, folders: tuple[Path, ...], secret: bytes) -> None:
        if len(secret) < 32:
            raise ValueError("The secret for picture addresses needs at least 32 bytes.")
        self._folders = folders
        self._secret = secret
        self._shelf: Shelf = read_shelf(folders, secret)
        self._written: dict[str, dict[CardId, CardTexts]] = {}

    def refresh(self) -> None:
        """Read the folders again, after a deck was added or removed."""
        self._shelf, self._written = read_shelf(self._folders, self._secret), {}

    def decks(self) -> Mapping[str, Deck]:
        """All of them, private ones included: list only those that are `public`."""
        return MappingProxyType(self._shelf.decks)

    def problems(self) -> tuple[Problem, ...]:
        """What is wrong with decks on the shelf, for the server's log."""
        return self._shelf.problems

    def deck_for(self, pass_key: str) -> Deck | None:
        """A deck that is not listed, for someone who was given its key."""
        given = pass_key.encode("utf-8", "replace")
        found = [d for d in self._shelf.decks.values() if compare_digest(d.pass_key.encode(), given)]
        return found[0] if found else None

    def usual_decks(self, cards_needed: int = ENOUGH) -> UsualDecks:
        """What is played with where nobody has chosen; plain cards help out while too few are painted."""
        whole = {name for name, deck in self._shelf.decks.items() if len(deck.cards) >= cards_needed}
        if PAINTED not in whole:
            some = tuple(name for name in (PAINTED, PLAIN) if name in self._shelf.decks)
            return UsualDecks(some, some, some)
        grown_up = tuple(name for name in (PAINTED, SECOND) if name in whole)
        return UsualDecks((PAINTED,), grown_up, (CHILDREN,) if CHILDREN in whole else (PAINTED,))

    def picture(self, card: CardId) -> Picture | None:
        """None when the card is no longer there, for instance in a room older than a removed deck."""
        found = self._shelf.cards.get(card)
        return None if found is None else found.picture

    def file(self, key: str, size: int) -> bytes | None:
        """The picture at an address, 600 (WebP) or 1200 wide; an address never shows anything else."""
        shelf = self._shelf
        card = shelf.keys.get(key)
        if card is None or size not in shelf.cards[card].files:
            return None
        try:
            data = shelf.cards[card].files[size].read_bytes()
        except OSError:
            return None
        return data if digest(data) == shelf.cards[card].digests[size] else None

    def overview(self, key: str, kind: str) -> bytes | None:
        """The cover or contact sheet of a deck."""
        return self._shelf.overviews.get(key, {}).get(kind)

    def is_public(self, key: str) -> bool:
        """Whether caches between server and player may keep the picture too."""
        shelf = self._shelf
        card = shelf.keys.get(key)
        return card is not None and shelf.decks[shelf.cards[card].deck].public

    def texts(self, key: str) -> dict[str, Caption]:
        """Title and description by language, for whoever sees the picture."""
        shelf = self._shelf
        card = shelf.keys.get(key)
        return {} if card is None else captions(shelf.cards[card].texts)

    def card_texts(self, card: CardId) -> CardTexts | None:
        """What the computer players know about a card; None when nothing is written.

        Its deck is read again for the first who asks, which takes a quarter of a second: ask from a thread.
        """
        found = self._shelf.cards.get(card)
        if found is None or not found.texts:
            return None
        if found.deck not in self._written:
            self._written[found.deck] = written(self._shelf.decks[found.deck].folder)
        return self._written[found.deck].get(card)

    def languages(self, card: CardId) -> tuple[str, ...]:
        """In which something is written about a card."""
        found = self._shelf.cards.get(card)
        return () if found is None else tuple(found.texts)


def open_library(data: Path, secret: bytes | None = None) -> Library:
    """The library of this installation; draws the plain deck if the painted one is too small."""
    secret = places.installation_secret(data) if secret is None else secret
    folders = (places.BUILT_IN, places.installed_decks(data))
    library = Library(folders, secret)
    painted = library.decks().get(PAINTED)
    enough = painted is not None and len(painted.cards) >= WHOLE_DECK
    if enough and not is_drawn(data):
        return library
    if not is_drawn(data):
        from reverie.decks.placeholder.deck import draw

        draw(data)
    return Library((*folders, folder_in(data)), secret)
