"""What may be sent: views share no state type, so a new secret stays secret until written here."""

from typing import Literal, NewType

from msgspec import Struct

from reverie.game.because import Reasons
from reverie.game.clue import Clue
from reverie.game.ids import Attitude, CardId, Rabbit, Seat, Slot
from reverie.game.menu import GameOption
from reverie.game.river import Belief, RiverGain
from reverie.game.scoring import Gain
from reverie.game.settings import OwlLevel

Sitting = Literal["open", "left", "closed", "arriving"]
AskedAgain = Literal["claim", "vote"]
"""A number that came up twice, or a vote for a card of one's own."""
PhaseName = NewType("PhaseName", str)
"""What the game is in: a phase of its ruleset that somebody has a part in, or `over`."""


class SeatView(Struct, frozen=True):
    """What everybody may know of a seat (C2, C10)."""

    seat: Seat
    sitting: Sitting
    bot: bool
    away: bool
    hand: int
    """How many cards it holds."""
    tellings: int
    acted: bool
    """Has played, voted, named or is ready in this phase; what, stays secret."""
    mate: Seat | None = None


class SlotView(Struct, frozen=True, omit_defaults=True):
    """A card on the table. `mine` marks the viewer's own, or for a Team voter the team's (T6)."""

    slot: Slot
    card: CardId
    mine: Literal["own", "team"] | None = None


class BallotView(Struct, frozen=True):
    slots: tuple[Slot, ...]
    red: Slot | None


class TrackView(Struct, frozen=True, tag="score-track"):
    """Points by seat; a team's stand at its first seat."""

    scores: dict[Seat, int]
    target: int | None
    """The score that ends the game, where one does."""


class BurrowView(Struct, frozen=True):
    sun: Attitude
    moon: Attitude
    closed: bool


class MeadowView(Struct, frozen=True, tag="meadow"):
    burrows: tuple[BurrowView, ...]
    pawn: int
    day: int
    """0 is Monday, 6 is Sunday."""
    rabbits: int
    """How many are at the party."""


class RiverView(Struct, frozen=True, tag="river"):
    """Duet: lanterns and feathers so far, and how many of each decide (W6)."""

    owls: tuple[Seat, ...]
    """They sit on no chair, but own cards and cast votes under these numbers."""
    level: OwlLevel
    lights: int
    lights_goal: int
    nest: tuple[Seat, ...]
    """Who took each feather; a number that is no owl's stands for all of them together."""
    feathers_goal: int
    night: int
    """Which evening of the same two against the same owls it is."""


BoardView = TrackView | MeadowView | RiverView


class PlayedView(Struct, frozen=True):
    slot: Slot
    card: CardId
    owner: Seat
    votes: tuple[Seat, ...]


class VisitView(Struct, frozen=True):
    burrow: int
    guest: Rabbit
    finders: tuple[Seat, ...]
    welcomed: bool


class WrittenDownView(Struct, frozen=True):
    """What was said without being written, as this seat wrote it down (C4)."""

    seat: Seat
    text: str


class TurnView(Struct, frozen=True):
    """A finished turn, with owners, votes, and points with their reasons."""

    number: int
    storyteller: Seat
    clue: Clue | None
    table: tuple[PlayedView, ...]
    gains: tuple[Gain, ...]
    red: Slot | None
    visit: VisitView | None
    moved_for: tuple[Seat, ...]
    skipped: bool
    random_fallback: tuple[Seat, ...] = ()
    """Bots that had nothing to go by: no words in the clue, or no text on a card."""
    because: dict[Seat, Reasons] = {}
    """What bots went by, for whoever asks them."""
    written_down: WrittenDownView | None = None
    was: tuple[PlayedView, ...] = ()
    """Beside a box: claims and votes before the host put them right (N7)."""
    river: tuple[RiverGain, ...] = ()
    """Duet: lights and feathers with their reasons."""
    beliefs: dict[Seat, Belief] = {}
    """Duet: what each owl went by (W7)."""


class ResultView(Struct, frozen=True):
    reason: Literal["finished", "too-few", "ended", "abandoned"]
    winners: tuple[Seat, ...]
    scores: dict[Seat, int] | None
    rabbits: int | None


class RevealedView(Struct, frozen=True):
    """Everything face up: only for the replay of a game that is over."""

    hands: dict[Seat, tuple[CardId, ...]]
    given: dict[Seat, tuple[CardId, ...]]
    ballots: dict[Seat, BallotView]
    pile: tuple[CardId, ...]


class SettledPublic(Struct, frozen=True):
    """What everybody may know and most moves leave as it is."""

    ruleset: str
    box: bool
    """Played with the cards of a real box: a card on the table is known by its number alone (N1)."""
    pile: int
    discard: tuple[CardId, ...]
    buried: int
    board: BoardView
    previous: TurnView | None
    commitment: str
    """SHA-256 of the secret seed all shuffles of this game come from."""
    result: ResultView | None
    seed: str | None
    """Shown when the game is over, so that its shuffles can be checked."""
    history: tuple[TurnView, ...]
    """Every turn, once the game is over."""
    loved: int | None
    """The number of the turn with the best clue, some found it and not all, once the game is over."""


class PublicGame(SettledPublic, frozen=True):
    """All that everybody may know."""

    turn: int
    phase: PhaseName
    serial: int
    """Names this phase in commands, so that a late one is refused instead of misunderstood."""
    seconds: int | None
    """How long this phase may take, if there is a limit (X5)."""
    storyteller: Seat | None
    waiting_for: tuple[Seat, ...]
    seats: tuple[SeatView, ...]
    clue: Clue | None
    guest: Rabbit | None
    named: dict[Seat, Seat]
    """Team: whom each partner named as giver; public (T4)."""
    moved_for: tuple[Seat, ...]
    looking_again: int
    """Beside a box: so many have to look again at their number or their vote; who, nobody is told (N3)."""
    next_storyteller: Seat | None
    """During the recap: who will tell next. None: the game is about to end."""


class PrivateGame(Struct, frozen=True):
    """What is the viewer's own."""

    hand: tuple[CardId, ...] | None
    given: tuple[CardId, ...]
    ballot: BallotView | None
    table: tuple[SlotView, ...]
    menu: tuple[GameOption, ...]
    asked_again: AskedAgain | None = None
    """Beside a box: what this seat is asked again (N3, N4)."""
    revealed: RevealedView | None = None


class GameView(PublicGame, frozen=True):
    """A game as one viewer sees it: what is public, then the fields of `PrivateGame`."""

    hand: tuple[CardId, ...] | None
    """None: no seat, or face down for now (P2)."""
    given: tuple[CardId, ...]
    ballot: BallotView | None
    table: tuple[SlotView, ...]
    menu: tuple[GameOption, ...]
    asked_again: AskedAgain | None = None
    revealed: RevealedView | None = None
