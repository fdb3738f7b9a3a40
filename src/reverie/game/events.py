"""What has happened. Events are the truth: tags and meanings are for ever, new fields need defaults."""

from msgspec import Struct

from reverie.game.clue import Clue
from reverie.game.ids import CardId, Rabbit, Seat, Slot
from reverie.game.scoring import Gain
from reverie.game.settings import Settings
from reverie.game.state import Board, Result


class Event(Struct, frozen=True, tag_field="type", omit_defaults=True):
    pass


class Player(Struct, frozen=True):
    """Who sits where when a game begins."""

    seat: Seat
    name: str
    colour: int
    bot: bool = False


class GameStarted(Event, tag="game-started", frozen=True):
    """Self-contained: with this and what follows the game can be replayed without its room."""

    ruleset: str
    settings: Settings
    players: tuple[Player, ...]
    hands: dict[Seat, tuple[CardId, ...]]
    pile: tuple[CardId, ...]
    board: Board
    seed: str
    storyteller: Seat | None = None
    mates: dict[Seat, Seat] = {}


class PhaseBegan(Event, tag="phase-began", frozen=True):
    phase: str


class Announced(Event, tag="announced", frozen=True):
    seat: Seat


class RaceReopened(Event, tag="race-reopened", frozen=True):
    """The storyteller of turn 1 stepped back or is gone (C3, X2)."""

    seat: Seat


class ClueTold(Event, tag="clue-told", frozen=True):
    seat: Seat
    clue: Clue
    card: CardId | None = None


class ClueReworded(Event, tag="clue-reworded", frozen=True):
    text: str


class GuestChosen(Event, tag="guest-chosen", frozen=True):
    rabbit: Rabbit


class GiverNamed(Event, tag="giver-named", frozen=True):
    seat: Seat
    giver: Seat


class CardsGiven(Event, tag="cards-given", frozen=True):
    seat: Seat
    cards: tuple[CardId, ...]


class CardsTakenBack(Event, tag="cards-taken-back", frozen=True):
    seat: Seat


class TableLaid(Event, tag="table-laid", frozen=True):
    """The cards in the order of their slots (C5)."""

    cards: tuple[CardId, ...]


class VoteCast(Event, tag="vote-cast", frozen=True):
    seat: Seat
    slots: tuple[Slot, ...]
    red: Slot | None = None


class VoteTakenBack(Event, tag="vote-taken-back", frozen=True):
    seat: Seat


class Abstained(Event, tag="abstained", frozen=True):
    """No vote came in time (X5)."""

    seat: Seat


class CountedToThree(Event, tag="counted", frozen=True):
    """All point at once (K7)."""


class ServerMoved(Event, tag="server-moved", frozen=True):
    """The server moves for these seats: time ran out, or the host asked (X5)."""

    seats: tuple[Seat, ...]


class WentByMood(Event, tag="went-by-mood", frozen=True):
    """A bot made its next move without reading anything: no text on a card, no word in the clue."""

    seat: Seat


class TurnScored(Event, tag="turn-scored", frozen=True):
    gains: tuple[Gain, ...]


class BurrowVisited(Event, tag="burrow-visited", frozen=True):
    """Who found the invitation, and whether the rabbits come to the party (K8)."""

    finders: tuple[Seat, ...]
    welcomed: bool


class ReadySaid(Event, tag="ready-said", frozen=True):
    seat: Seat


class TurnSkipped(Event, tag="turn-skipped", frozen=True):
    """Cards go back to hands, no points; it counts as told (X2)."""

    seat: Seat


class DayPassed(Event, tag="day-passed", frozen=True):
    """The sun moves one day; the pawn walks to the next open burrow (K9)."""

    day: int
    pawn: int


class TableCleared(Event, tag="table-cleared", frozen=True):
    """The cards of the turn go face up to the discard."""


class CardsDrawn(Event, tag="cards-drawn", frozen=True):
    """`pile` is the whole new pile where the discard was shuffled in (D7, O6), before the draws."""

    draws: dict[Seat, tuple[CardId, ...]]
    pile: tuple[CardId, ...] | None = None


class HandsPassed(Event, tag="hands-passed", frozen=True):
    """Everyone's whole hand to the left (P6)."""


class TurnBegan(Event, tag="turn-began", frozen=True):
    storyteller: Seat


class PlayerLeft(Event, tag="player-left", frozen=True):
    """`bot`: a bot plays the seat meanwhile, because it never closes alone (X6)."""

    seat: Seat
    bot: bool = False


class PlayerAway(Event, tag="player-away", frozen=True):
    seat: Seat


class PlayerBack(Event, tag="player-back", frozen=True):
    seat: Seat


class SeatHanded(Event, tag="seat-handed", frozen=True):
    """Somebody else plays this seat from now on (X2)."""

    seat: Seat
    bot: bool


class SeatClosed(Event, tag="seat-closed", frozen=True):
    seat: Seat


class NewcomerAdmitted(Event, tag="newcomer-admitted", frozen=True):
    seat: Seat


class SeatOpened(Event, tag="seat-opened", frozen=True):
    """A newcomer sits, with the lowest score among the open seats (X4)."""

    seat: Seat
    score: int


class GameEnded(Event, tag="game-ended", frozen=True):
    result: Result


GameEvent = (
    GameStarted
    | PhaseBegan
    | Announced
    | RaceReopened
    | ClueTold
    | ClueReworded
    | GuestChosen
    | GiverNamed
    | CardsGiven
    | CardsTakenBack
    | TableLaid
    | VoteCast
    | VoteTakenBack
    | Abstained
    | CountedToThree
    | ServerMoved
    | WentByMood
    | TurnScored
    | BurrowVisited
    | ReadySaid
    | TurnSkipped
    | DayPassed
    | TableCleared
    | CardsDrawn
    | HandsPassed
    | TurnBegan
    | PlayerLeft
    | PlayerAway
    | PlayerBack
    | SeatHanded
    | SeatClosed
    | NewcomerAdmitted
    | SeatOpened
    | GameEnded
)
