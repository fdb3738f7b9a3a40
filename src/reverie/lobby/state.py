"""A room before, between and around games."""

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from reverie.game.edition import NEWEST, Edition
from reverie.game.ids import CardId, Seat
from reverie.game.settings import OwlLevel, Settings
from reverie.game.state import FinishedTurn, Game, Seating
from reverie.lobby.commands import StewardCommand, WatcherKind

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
    left: bool = False
    """Its player left the running game for good; what plays it meanwhile closes with it (X3, X6)."""
    character: str = ""
    """How a bot plays; players have none."""
    until_turn: "Chair | None" = None
    """Taken in the middle of a turn: the chair as it was, played on until the next turn begins (X7)."""

    @property
    def by_bot(self) -> bool:
        """Whether a bot moves here now."""
        return self.holder == "bot" or self.until_turn is not None


class StewardAsk(Struct, frozen=True):
    """What two players ask for together while the host is away (X2)."""

    seat: Seat
    ask: StewardCommand
    serial: int


class SharedGallery(Struct, frozen=True):
    """A link to the gallery of a finished game: who made it, the hash of its secret, until when."""

    seat: Seat
    digest: str
    expires: int


class Watcher(Struct, frozen=True):
    """Who looks on (X8): a guest, or a television of the table, which a seat has brought."""

    number: int
    kind: WatcherKind
    name: str = ""
    brought: Seat | None = None


class UsualDecks(Struct, frozen=True):
    """What is played with where nobody has chosen."""

    first: tuple[str, ...] = ()
    """In the first game of an evening."""
    later: tuple[str, ...] = ()
    """From the second game on."""
    children: tuple[str, ...] = ()
    """In games for children."""


Partners = tuple[tuple[Seat, str], ...]
"""Two people by seat and name."""


class Nights(Struct, frozen=True):
    """Duet: what the table remembers of two who have played (W4, W6)."""

    pair: Partners
    owls: int
    level: OwlLevel
    night: int
    feathers: int
    """What the owls need in the next night."""
    turns: tuple[FinishedTurn, ...]


class Room(Struct, frozen=True):
    settings: Settings
    decks: dict[str, tuple[CardId, ...]]
    """The decks offered at this table and the cards in them."""
    usual: UsualDecks = UsualDecks()
    titles: dict[str, str] = {}
    """What decks are called that are on no list."""
    frightening: tuple[CardId, ...] = ()
    """Cards of these decks that children are dealt only if the host asks."""
    wordless: tuple[CardId, ...] = ()
    """Cards of these decks on which nothing was written when they were offered."""
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
    edition: Edition = NEWEST
    """Of the rules, for games that begin here; whoever checks an old log says which it was."""
    asked_for: dict[Seat, str] = {}
    """Seats of absent players that somebody at the door says are theirs, with the hash of their token."""
    shared: dict[int, SharedGallery] = {}
    """By the number of the game, the first being 1."""
    watchers: tuple[Watcher, ...] = ()
    next_watcher: int = 1
    by_code: bool = True
    """Whether the code alone opens the door (X8)."""
    renewals: int = 0
    """How often the invite was replaced."""
    nights: Nights | None = None


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
    return game is not None and (seat in game.ring or seat in game.seating.newcomers)


def reseated(room: Room) -> Room:
    """The running game is told who plays its seats; the chairs are the record."""
    game = playing(room)
    if game is None:
        return room
    ring, chairs = game.ring, room.chairs
    boxed = game.settings.box  # N8: nobody plays on there for who takes a seat over
    newcomers = tuple(c.seat for c in chairs if c.holder == "player" and c.seat not in ring)
    pending = frozenset(c.seat for c in chairs if c.until_turn is not None)
    seating = Seating(
        bots=frozenset(c.seat for c in chairs if c.by_bot and c.seat in ring and not boxed),
        away=frozenset(
            c.seat
            for c in chairs
            if c.away and (boxed or c.seat not in pending) and (c.seat in ring or c.seat in newcomers)
        ),
        left=frozenset(c.seat for c in chairs if c.left and c.seat in ring),
        newcomers=newcomers,
        pending=pending,
    )
    return replace(room, game=replace(game, seating=seating))


def turn_began(room: Room) -> Room:
    """X7: who waited for it has the seat now."""
    if not any(c.until_turn for c in room.chairs):
        return room
    return reseated(replace(room, chairs=tuple(replace(c, until_turn=None) for c in room.chairs)))


def taken(room: Room) -> list[Chair]:
    """Chairs with somebody on them."""
    return [c for c in room.chairs if c.holder != "nobody"]


def names_but(room: Room, seat: Seat) -> list[str]:
    """Everybody's but this seat's, also of whoever a seat may go back to (X7)."""
    chairs = [c for c in room.chairs if c.seat != seat]
    return [c.name for c in (*chairs, *(c.until_turn for c in chairs if c.until_turn is not None))]


def free_colours(room: Room, among: int) -> list[int]:
    """Those of nobody at the table, nor of a seat that may still be taken over (X2)."""
    game = playing(room)
    held = game.ring if game is not None else ()
    used = {c.colour for c in room.chairs if c.holder != "nobody" or c.seat in held}
    return [n for n in range(among) if n not in used]
