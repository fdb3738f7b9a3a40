"""What is asked and answered over HTTP about people's own pictures."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reverie.game.ids import Language
from reverie.wire.bodies import ProblemView, Request, Text
from reverie.wire.messages import PictureView

DeckTitle = Annotated[str, Meta(min_length=1, max_length=80)]
ShortText = Annotated[str, Meta(max_length=120)]
Fraction = Annotated[float, Meta(ge=0, le=1)]


class OwnDeckHead(Request, frozen=True):
    """`POST /api/own-decks`, `PUT /api/own-decks/{id}`: all about a deck but its cards."""

    title: DeckTitle
    language: Language = "en"
    licence: ShortText = ""
    author: ShortText = ""
    table: Text | None = None
    """The code of the only table it is for; it goes with that table. None: any table of its maker."""
    seat: Text | None = None
    """The token of a seat at that table: whoever has none there learns nothing about the code."""


class CardCut(Request, frozen=True):
    """The point that should be in the middle of the card, as parts of the picture, and how close."""

    x: Fraction
    y: Fraction
    zoom: Annotated[float, Meta(ge=1, le=2)] = 1


class CardWords(Request, frozen=True):
    """What a card shows, in one language; bots read it, and screen readers say it."""

    title: Annotated[str, Meta(max_length=80)] = ""
    description: Annotated[str, Meta(max_length=200)] = ""
    tags: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=60)], ...], Meta(max_length=20)] = ()


class EditOwnCard(Request, frozen=True):
    """`PATCH /api/own-decks/{id}/cards/{card}`: what is left out stays as it is."""

    cut: CardCut | None = None
    texts: dict[Language, CardWords] | None = None


class OwnCardView(Struct, frozen=True):
    """A card for its maker. `whole` is the key of the picture before it was cut."""

    id: str
    picture: PictureView
    whole: str
    cut: CardCut
    texts: dict[Language, CardWords]


class OwnDeckView(Struct, frozen=True):
    """`GET /api/own-decks/{id}`: a deck for its maker."""

    id: str
    title: str
    language: Language
    licence: str
    author: str
    table: str | None
    cards: tuple[OwnCardView, ...]
    games: int
    """Tables where a game is being played with it."""


class OwnDeckMade(Struct, frozen=True):
    """The token opens the deck for ever: keep it, show it to nobody."""

    deck: OwnDeckView
    token: str


class ZipLine(Struct, frozen=True):
    """One line of the answer to a zip: first how many files it holds, then what became of each."""

    name: str
    files: int | None = None
    card: OwnCardView | None = None
    problem: ProblemView | None = None


class PictureRules(Struct, frozen=True):
    """`GET /api/own-decks`: what may be sent, and how many cards a game needs."""

    open: bool
    """False: this server takes no pictures."""
    file_bytes: int
    zip_bytes: int
    pixels: int
    cards: int
    """In one deck."""
    needs: dict[str, dict[int, int]]
    """By ruleset and number of players, the fewest cards that never run out."""
    key: bool = False
    """Sending pictures needs a key (S18)."""


When = Literal["now", "after-the-game"]
