"""What is asked and answered over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reverie.game.ids import CardId, Language, Seat
from reverie.game.settings import Settings
from reverie.game.views import BoardView, ResultView, TurnView
from reverie.wire.messages import PictureView, Reach

Text = Annotated[str, Meta(max_length=200)]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class CreateRoom(Request, frozen=True):
    """`POST /api/rooms`: a new table; who creates it is its host."""

    name: Text
    colour: int | None = None
    settings: Settings | None = None
    language: Language | None = None


class PlayNow(Request, frozen=True):
    """`POST /api/play-now`: a table with bots, its game already begun."""

    name: Text
    language: Language = "en"
    ruleset: Text | None = None
    """The first there is, if none is named."""
    bots: Annotated[int, Meta(ge=0, le=11)] = 3


Door = Literal["tables", "pictures", "operator"]


class TryKey(Request, frozen=True):
    """`POST /api/key`: whether the key in the header `Reverie-Key` opens this door; 204 if it does."""

    door: Door


class JoinRoom(Request, frozen=True):
    """`POST /api/rooms/{code}/join`: in a running game the seat opens at the next turn (X4)."""

    name: Text
    colour: int | None = None
    invite: Text | None = None


class TakeOverSeat(Request, frozen=True):
    """`POST /api/rooms/{code}/take-over`: behind the cards of a bot, or of someone who left (X2)."""

    seat: Seat
    name: Text
    invite: Text | None = None


class AskForSeatBack(Request, frozen=True):
    """`POST /api/rooms/{code}/ask-for-seat`: a lost device. The table is asked whether it is you (X7)."""

    seat: Seat
    invite: Text | None = None


class SeatAskedAgain(Request, frozen=True):
    """`POST /api/rooms/{code}/asked`: what has the table said?"""

    token: Text
    invite: Text | None = None


class WatchRoom(Request, frozen=True):
    """`POST /api/rooms/{code}/watch`: look on, from a sofa or on the TV."""

    kind: Literal["spectator", "tv"]
    invite: Text | None = None
    name: Text = ""
    """What to call a spectator; everybody at the table reads it."""


class PeekRoom(Request, frozen=True):
    """`POST /api/rooms/{code}/peek`: what the join page shows."""

    invite: Text | None = None


class OfferDeckRequest(Request, frozen=True):
    """`POST /api/rooms/{code}/decks`: the host puts a deck that is not listed on the table, by its key."""

    key: Text


class ClaimSeat(Request, frozen=True):
    """`POST /api/seat-link/claim`: go on with a seat on this device."""

    secret: Text


class CallScreen(Request, frozen=True):
    """`POST /api/tv`: the television that shows this code goes to the table of whoever asks."""

    code: Text


class ProveAddress(Request, frozen=True):
    """`POST /api/address`: sent by the page that the host has opened under the address to be checked."""

    nonce: Text


class OpenGallery(Request, frozen=True):
    """`POST /api/gallery`: look at a finished game, with the secret of its link."""

    secret: Text


class Seated(Struct, frozen=True):
    """A seat of one's own. The token opens it again on every reconnect: keep it, show it to nobody."""

    room: str
    seat: Seat
    token: str
    invite: str | None = None


class SeatAsked(Struct, frozen=True):
    """The token opens the seat as soon as the table has said yes."""

    token: str


class AskerAnswer(Struct, frozen=True):
    answer: Literal["waiting", "yes", "no"]
    seated: Seated | None = None


class Watching(Struct, frozen=True):
    room: str
    token: str


class FreeSeat(Struct, frozen=True):
    seat: Seat
    name: str


class Peek(Struct, frozen=True):
    open: bool
    """False: locked by the host."""
    names: tuple[str, ...]
    running: bool
    can_join: bool
    seats_to_take: tuple[FreeSeat, ...]
    """Seats of bots and of those who left, free to be taken over."""
    seats_away: tuple[FreeSeat, ...] = ()
    """Seats of players who are away: whoever lost their device may ask for theirs (X7)."""


class SeatLink(Struct, frozen=True):
    """`POST /api/seat-link`: opens the seat on another device, once, within ten minutes."""

    link_secret: str


class AddressCheck(Struct, frozen=True):
    """`POST /api/rooms/{code}/address`: the host opens `<address>/here#<nonce>`, which proves the address."""

    nonce: str
    found: tuple[Reach, ...]
    """Addresses of this machine in its networks, told to whoever is in one of them."""


class Proved(Struct, frozen=True):
    """`POST /api/address`: the links of this table begin with the page's own address from now on."""

    room: str


class GalleryLink(Struct, frozen=True):
    """`POST /api/rooms/{code}/gallery`: shows the finished game to whoever has it; the last one counts."""

    secret: str
    game: int
    expires: int


class GalleryPlayer(Struct, frozen=True):
    seat: Seat
    name: str
    colour: int
    bot: bool
    mate: Seat | None


class GalleryView(Struct, frozen=True):
    """A finished game and nothing else: what everybody at the table saw when it was over."""

    ruleset: str
    game: int
    """The number of the game at its table."""
    ended: int
    players: tuple[GalleryPlayer, ...]
    turns: tuple[TurnView, ...]
    loved: int | None
    board: BoardView
    result: ResultView
    pictures: dict[CardId, PictureView]
    expires: int | None = None


class EarlierTurns(Struct, frozen=True):
    """The turns of the running game that are told, for whoever was not there or wants to see them again."""

    game: int
    """The number of the game at its table."""
    turns: tuple[TurnView, ...]
    pictures: dict[CardId, PictureView]


class AboutRuleset(Struct, frozen=True):
    """A ruleset in the words of one language; in English where that one has none."""

    id: str
    title: str
    summary: str
    audience: Literal["everyone", "children"]
    """At a children's table a grown-up is asked before anything is undone."""


class DeckView(Struct, frozen=True):
    """One of `GET /api/decks`."""

    id: str
    title: str
    titles: dict[str, str]
    """By language."""
    moods: dict[str, str]
    """One sentence for whoever chooses, by language; may be empty."""
    age: int
    """From which age on; 0 where nobody has said."""
    overview: str
    """`/cards/<overview>.cover.webp` shows four of its cards, `.sheet.webp` all; empty: nothing does."""
    author: str
    licence: str
    cards: int
    languages: tuple[str, ...]
    bots_read: bool
    """Something is written about every card; else bots guess by chance."""


class AboutBots(Struct, frozen=True):
    """`GET /api/bots`: how the bots of this server play."""

    by_meaning: bool
    """They read what a clue means; else they go by its words alone."""
    learn: bool = False
    """What people say about cards is kept on this server, without names, for bots to listen by."""


class KeptFor(Struct, frozen=True):
    """`GET /api/kept`: how long this server keeps what, for the page about privacy."""

    table_days: int
    """An idle table is deleted with all its games after so many days."""
    gallery_days: int
    """A link to a gallery ends after so many days at the latest."""
    picture_days: int | None
    """A deck of own pictures that nobody used is deleted after so many days; None: none are taken."""
    seat_link_minutes: int
    note_days: int
    """What bots have read of cards and nobody opened again goes after so many days."""
    bots_ask: str | None
    """The host name of the server that the bots ask, if they ask one."""
    own_file: bool
    """Games are in a file of the server's own: nothing of a deleted table stays in it; else in a database."""
    bots_learn: bool = False
    """Clues and votes of people are kept as associations of the cards."""


class CardTextsView(Struct, frozen=True):
    """`GET /cards/<key>.json`: by language."""

    title: dict[str, str]
    description: dict[str, str]


class ProblemView(Struct, frozen=True):
    """What went wrong, for people."""

    code: str
    params: dict[str, str | int]
    message: dict[str, str]
    """By language."""


class Failure(Struct, frozen=True):
    """The body of every 4xx and 5xx answer of the API."""

    error: ProblemView
