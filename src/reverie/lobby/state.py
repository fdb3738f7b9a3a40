"""A room before, between and around games."""

from typing import Final, Literal

from msgspec import Struct

from reverie.game.ids import CardId, Seat
from reverie.game.settings import Settings
from reverie.game.state import Game
from reverie.lobby.commands import StewardCommand

VISITOR: Final = Seat(-2)
"""The actor of whoever comes through the door: not seated yet."""

COLOURS: Final = 12

Holder = Literal["player", "bot", "nobody"]


class Chair(Struct, frozen=True):
    """A seat with who sits on it. The order of the chairs is the order round the table."""

    seat: Seat
    name: str
    colour: int
    holder: Holder = "player"
    away: bool = False
    stands_in: bool = False
    """A bot that keeps the seat warm for an absent player, who may come back to it."""
    character: str = ""
    """How a bot plays; players have none."""


class StewardAsk(Struct, frozen=True):
    """What two players ask for together while the host is away (X2)."""

    seat: Seat
    ask: StewardCommand
    serial: int


class Share(Struct, frozen=True):
    """A link to the gallery of a finished game: who made it, the hash of its secret, until when."""

    seat: Seat
    digest: str
    expires: int


class Room(Struct, frozen=True):
    settings: Settings
    decks: dict[str, tuple[CardId, ...]]
    """The decks offered at this table and the cards in them."""
    titles: dict[str, str] = {}
    """What decks are called that are on no list."""
    chairs: tuple[Chair, ...] = ()
    next_seat: int = 0
    host: Seat | None = None
    founder: Seat | None = None
    """The host gets the role back on returning."""
    locked: bool = False
    paused: bool = False
    pairs: tuple[tuple[Seat, Seat], ...] = ()
    """Team: partners made in the lobby (T1)."""
    oldest: Seat | None = None
    """Kids: who says they are (K4)."""
    asked: StewardAsk | None = None
    game: Game | None = None
    games: int = 0
    secret: str = ""
    """What the seeds of its games come from; never shown."""
    shared: dict[int, Share] = {}
    """By the number of the game, the first being 1."""


def chair_of(room: Room, seat: Seat) -> Chair | None:
    for chair in room.chairs:
        if chair.seat == seat:
            return chair
    return None


def playing(room: Room) -> Game | None:
    """The game, while it runs."""
    return room.game if room.game is not None and room.game.result is None else None


def in_game(room: Room, seat: Seat) -> bool:
    """Whether the running game knows this seat, or will at the turn boundary."""
    game = playing(room)
    return game is not None and (seat in game.ring or seat in game.newcomers)


def taken(room: Room) -> list[Chair]:
    """Chairs with somebody on them."""
    return [c for c in room.chairs if c.holder != "nobody"]


def cards_of(room: Room, settings: Settings) -> tuple[CardId, ...]:
    """The chosen decks mixed; no card occurs twice."""
    return tuple(dict.fromkeys(card for deck in settings.decks for card in room.decks.get(deck, ())))


def free_colours(room: Room, among: int) -> list[int]:
    """Those of nobody at the table, nor of a seat that may still be taken over (X2)."""
    game = playing(room)
    held = game.ring if game is not None else ()
    used = {c.colour for c in room.chairs if c.holder != "nobody" or c.seat in held}
    return [n for n in range(among) if n not in used]
