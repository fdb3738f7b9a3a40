"""Everything there is to know about a running game. Never sent to anyone: see views."""

from typing import Final, Literal

from msgspec import Struct

from reverie.game.clue import Clue
from reverie.game.ids import Attitude, CardId, Rabbit, Seat, Slot
from reverie.game.scoring import Gain
from reverie.game.settings import Settings


class ScoreTrack(Struct, frozen=True, tag="score-track"):
    """Points by seat; a team's points stand at its first seat."""

    scores: dict[Seat, int]


class Burrow(Struct, frozen=True):
    """Two rabbits behind two doors (K2)."""

    sun: Attitude
    moon: Attitude
    closed: bool = False


class Meadow(Struct, frozen=True, tag="meadow"):
    """The Kids board: four burrows, the pawn's burrow and the day the sun stands on (Monday is 0)."""

    burrows: tuple[Burrow, ...]
    pawn: int
    day: int


Board = ScoreTrack | Meadow


class Ballot(Struct, frozen=True):
    slots: tuple[Slot, ...]
    red: Slot | None = None


class Turn(Struct, frozen=True):
    """What has happened since the turn began."""

    number: int
    storyteller: Seat | None
    clue: Clue | None = None
    guest: Rabbit | None = None
    named: dict[Seat, Seat] = {}
    """Team: whom each partner named as giver (T4)."""
    given: dict[Seat, tuple[CardId, ...]] = {}
    table: tuple[CardId, ...] = ()
    ballots: dict[Seat, Ballot] = {}
    abstained: frozenset[Seat] = frozenset()
    moved_for: tuple[Seat, ...] = ()
    """Seats the server had to move for (X5)."""
    by_mood: frozenset[Seat] = frozenset()
    """Bots that could read nothing; secret, like what they read, until the turn is over."""
    counted: bool = False
    """Kids: the chief has counted to three (K7)."""
    ready: frozenset[Seat] = frozenset()


class Played(Struct, frozen=True):
    """One card of a finished turn."""

    slot: Slot
    card: CardId
    owner: Seat
    votes: tuple[Seat, ...]


class Visit(Struct, frozen=True):
    """What became of an invitation (K8)."""

    burrow: int
    guest: Rabbit
    finders: tuple[Seat, ...]
    welcomed: bool


class FinishedTurn(Struct, frozen=True):
    """A turn to look back on; everything in it is public."""

    number: int
    storyteller: Seat
    clue: Clue | None
    table: tuple[Played, ...]
    gains: tuple[Gain, ...] = ()
    red: Slot | None = None
    visit: Visit | None = None
    moved_for: tuple[Seat, ...] = ()
    skipped: bool = False
    by_mood: tuple[Seat, ...] = ()


Reason = Literal["finished", "too-few", "ended", "abandoned"]


class Result(Struct, frozen=True):
    """How the game ended. Teams are named by their first seat; Kids has rabbits instead of scores."""

    reason: Reason
    winners: tuple[Seat, ...] = ()
    scores: dict[Seat, int] | None = None
    rabbits: int | None = None


class Game(Struct, frozen=True):
    ruleset: str
    settings: Settings
    seed: str
    order: tuple[Seat, ...]
    """Every seat there ever was, in the order they sit; closed ones keep their place."""
    ring: tuple[Seat, ...]
    """The open seats, in the order they sit; constant during a turn."""
    mates: dict[Seat, Seat]
    hands: dict[Seat, tuple[CardId, ...]]
    pile: tuple[CardId, ...]
    discard: tuple[CardId, ...]
    buried: tuple[CardId, ...]
    """Leavers' hands, face down in the discard (X3)."""
    board: Board
    tellings: dict[Seat, int]
    turn: Turn
    phase: str
    serial: int
    """Counts the phases, so that a command can name the one it is meant for."""
    volunteers: bool = True
    """Whether the first storyteller is found by the race (C3)."""
    bots: frozenset[Seat] = frozenset()
    away: frozenset[Seat] = frozenset()
    left: frozenset[Seat] = frozenset()
    """Left for good; closes at the boundary unless somebody sits down there (X3)."""
    newcomers: tuple[Seat, ...] = ()
    history: tuple[FinishedTurn, ...] = ()
    result: Result | None = None


def unit(g: Game, seat: Seat) -> Seat:
    """Who scores together: the first seat of a team, or the seat itself."""
    mate = g.mates.get(seat)
    if mate is None:
        return seat
    return seat if g.order.index(seat) < g.order.index(mate) else mate


def units(g: Game) -> tuple[Seat, ...]:
    return tuple([s for s in g.ring if unit(g, s) == s]) if g.mates else g.ring


def left_of(g: Game, seat: Seat) -> Seat:
    """C7: the next open seat, also from a seat that has closed."""
    start = g.order.index(seat)
    around = g.order[start + 1 :] + g.order[: start + 1]
    return next(s for s in around if s in g.ring)


_SLOTS: Final = tuple(map(Slot, range(1, 100)))


def slots_on(g: Game) -> tuple[Slot, ...]:
    """The numbers of the cards on the table."""
    return _SLOTS[: len(g.turn.table)]


def slots_of(g: Game, seat: Seat) -> tuple[Slot, ...]:
    """Where the cards of this seat lie."""
    table = g.turn.table
    return tuple(sorted([_SLOTS[table.index(card)] for card in g.turn.given.get(seat, ())])) if table else ()


def slot_owners(g: Game) -> dict[Slot, Seat]:
    whose = {card: seat for seat, cards in g.turn.given.items() for card in cards}
    return dict(zip(_SLOTS, [whose[card] for card in g.turn.table], strict=False))


def deck_size(g: Game) -> int:
    hands = sum(map(len, g.hands.values()))
    given = sum(map(len, g.turn.given.values()))
    return hands + given + len(g.pile) + len(g.discard) + len(g.buried)
