"""Everything there is to know about a running game. Never sent to anyone: see views."""

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from reverie.game.because import Reasons
from reverie.game.clue import Clue
from reverie.game.edition import FIRST, Edition
from reverie.game.ids import NIGHT, OWLS, Attitude, CardId, Rabbit, Seat, Slot
from reverie.game.river import Belief, RiverGain
from reverie.game.scoring import Gain
from reverie.game.settings import OwlLevel, Settings


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


class River(Struct, frozen=True, tag="river"):
    """The Duet board: lanterns on the water, the owls' nest, and how many of each decide (W5, W6)."""

    owls: int
    level: OwlLevel
    lights_goal: int
    feathers_goal: int
    night: int = 1
    """The same two against the same owls: which evening of theirs it is."""
    lights: int = 0
    nest: tuple[Seat, ...] = ()
    """Who took each feather, in order; `NIGHT`: all owls together."""


Board = ScoreTrack | Meadow | River


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
    answered: bool = False
    """Somebody but the storyteller has given, even if it was taken back since (C11)."""
    table: tuple[CardId, ...] = ()
    ballots: dict[Seat, Ballot] = {}
    abstained: frozenset[Seat] = frozenset()
    moved_for: tuple[Seat, ...] = ()
    """Seats the server had to move for (X5)."""
    random_fallback: frozenset[Seat] = frozenset()
    """Bots that could read nothing; secret, like what they read, until the turn is over."""
    because: dict[Seat, Reasons] = {}
    """What bots went by; secret until the turn is over."""
    counted: bool = False
    """Kids: the chief has counted to three (K7)."""
    ready: frozenset[Seat] = frozenset()
    unread: bool = False
    """Duet: the owls know no word of the clue (W2)."""
    beliefs: dict[Seat, Belief] = {}
    """Duet: what each owl went by; secret until the turn is over (W7)."""
    asked_again: frozenset[Seat] = frozenset()
    """Beside a box: whose number came up twice; a secret (N3)."""
    came_back: frozenset[Seat] = frozenset()
    """Beside a box: whose vote turned out to be for a card of their own; a secret (N4)."""
    next_clue: Clue | None = None
    """Beside a box: told during the recap, it begins the next turn (N8)."""
    unsettled: "Game | None" = None
    """Beside a box: the game before this turn was counted, to be counted again from (N7)."""
    was: "FinishedTurn | None" = None
    """Beside a box: how the turn was told before it was put right (N7)."""


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


class WrittenDown(Struct, frozen=True):
    """What was said aloud, sung or mimed, as somebody at the table wrote it down afterwards (C4)."""

    seat: Seat
    text: str


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
    random_fallback: tuple[Seat, ...] = ()
    because: dict[Seat, Reasons] = {}
    written_down: WrittenDown | None = None
    was: tuple[Played, ...] = ()
    """Beside a box: claims and votes as they stood before the host put them right (N7)."""
    river: tuple[RiverGain, ...] = ()
    beliefs: dict[Seat, Belief] = {}


Reason = Literal["finished", "too-few", "ended", "abandoned"]


class Result(Struct, frozen=True):
    """How the game ended. Teams are named by their first seat; Kids has rabbits instead of scores."""

    reason: Reason
    winners: tuple[Seat, ...] = ()
    scores: dict[Seat, int] | None = None
    rabbits: int | None = None


class Seating(Struct, frozen=True):
    """Who plays the seats: what a game knows of the people round it. The room keeps the record."""

    bots: frozenset[Seat] = frozenset()
    away: frozenset[Seat] = frozenset()
    """Gone for so long that the table may act (X1)."""
    left: frozenset[Seat] = frozenset()
    """Left for good; closes at the end of the turn unless somebody sits down there (X3)."""
    newcomers: tuple[Seat, ...] = ()
    """Sit down at the end of the turn (X4)."""
    pending: frozenset[Seat] = frozenset()
    """Taken in the middle of a turn: one of the bots until the next, which the new player begins (X7)."""

    @property
    def silent(self) -> frozenset[Seat]:
        """Nobody sits there who could agree on anything (X6, X7)."""
        return self.left | self.pending if self.pending else self.left

    def settled(self) -> "Seating":
        """A new turn has begun: who was waiting for it plays."""
        return replace(self, bots=self.bots - self.pending, pending=frozenset()) if self.pending else self


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
    seating: Seating = Seating()
    """Who plays the seats, as the room says."""
    edition: Edition = FIRST
    """Of the rules, to the end of the game."""
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


def owls(g: Game) -> tuple[Seat, ...]:
    """W1: who listens in from the branch."""
    return OWLS[: g.board.owls] if isinstance(g.board, River) else ()


_SLOTS: Final = tuple(map(Slot, range(1, 100)))


def slots_on(g: Game) -> tuple[Slot, ...]:
    """The numbers of the cards on the table."""
    return _SLOTS[: len(g.turn.table)]


def slots_of(g: Game, seat: Seat) -> tuple[Slot, ...]:
    """Where the cards of this seat lie."""
    table = g.turn.table
    return tuple(sorted([_SLOTS[table.index(card)] for card in g.turn.given.get(seat, ())])) if table else ()


def slot_owners(g: Game) -> dict[Slot, Seat]:
    """What nobody has given, or claimed, is nobody's (N8)."""
    whose = {card: seat for seat, cards in g.turn.given.items() for card in cards}
    return dict(zip(_SLOTS, [whose.get(card, NIGHT) for card in g.turn.table], strict=False))


def deck_size(g: Game) -> int:
    hands = sum(map(len, g.hands.values()))
    given = sum(map(len, g.turn.given.values()))
    return hands + given + len(g.pile) + len(g.discard) + len(g.buried)
