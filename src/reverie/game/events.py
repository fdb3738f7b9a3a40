"""What has happened, and how it changes the game: the events of every move, gathered, and the table's own."""

from msgspec import Struct, field
from msgspec.structs import replace

from reverie.game.because import Reasons
from reverie.game.edition import edition_of
from reverie.game.finished_turns import finished
from reverie.game.ids import NIGHT, CardId, Seat
from reverie.game.moves.claiming import (
    ClaimsClashed,
    SlotsClaimed,
    SlotsRevealed,
    TurnPutRight,
    VotesCameBack,
)
from reverie.game.moves.counting import CountedToThree
from reverie.game.moves.giving import CardsGiven, CardsTakenBack, take_back
from reverie.game.moves.guessing import OwlGuessed
from reverie.game.moves.i_tell import StorytellerSpoke
from reverie.game.moves.inviting import GuestChosen
from reverie.game.moves.move import Event
from reverie.game.moves.naming import GiverNamed
from reverie.game.moves.opening_slots import SlotsOpened
from reverie.game.moves.race import Announced, RaceReopened
from reverie.game.moves.ready import ReadySaid
from reverie.game.moves.telling import ClueReworded, ClueTold
from reverie.game.moves.voting import Abstained, VoteCast, VoteTakenBack
from reverie.game.river import RiverGain
from reverie.game.scoring import Gain
from reverie.game.settings import Settings
from reverie.game.state import (
    Board,
    Burrow,
    FinishedTurn,
    Game,
    Meadow,
    Result,
    River,
    ScoreTrack,
    Seating,
    Turn,
    Visit,
    WrittenDown,
    left_of,
)

__all__ = [
    "Abstained",
    "Announced",
    "BotWentBy",
    "BurrowVisited",
    "CardsDrawn",
    "CardsGiven",
    "CardsPutBack",
    "CardsTakenBack",
    "ClaimsClashed",
    "ClueReworded",
    "ClueTold",
    "ClueWrittenDown",
    "CountedToThree",
    "DayPassed",
    "Event",
    "GameEnded",
    "GameEvent",
    "GameStarted",
    "GiverNamed",
    "GuestChosen",
    "HandsPassed",
    "LightsCounted",
    "MovedAtRandom",
    "NightGave",
    "OwlGuessed",
    "PhaseBegan",
    "Player",
    "RaceReopened",
    "ReadySaid",
    "SeatClosed",
    "SeatOpened",
    "ServerMoved",
    "SlotsClaimed",
    "SlotsOpened",
    "SlotsRevealed",
    "StorytellerSpoke",
    "TableCleared",
    "TableLaid",
    "TurnBegan",
    "TurnPutRight",
    "TurnScored",
    "TurnSkipped",
    "VoteCast",
    "VoteTakenBack",
    "VotesCameBack",
]


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
    mates: dict[Seat, Seat] = field(default_factory=dict)
    edition: int = 1
    """Of the rules, by its number."""

    def apply(self, g: Game | None = None) -> Game:
        """The game as it stands before its first phase, whatever was before."""
        seats = tuple(p.seat for p in self.players)
        return Game(
            ruleset=self.ruleset,
            settings=self.settings,
            seed=self.seed,
            order=seats,
            ring=seats,
            mates=self.mates,
            hands=self.hands,
            pile=self.pile,
            discard=(),
            buried=(),
            board=self.board,
            tellings=dict.fromkeys(seats, 0),
            turn=Turn(1, self.storyteller),
            phase="",
            serial=0,
            volunteers=self.storyteller is None,
            edition=edition_of(self.edition),
            seating=Seating(bots=frozenset(p.seat for p in self.players if p.bot)),
        )


class PhaseBegan(Event, tag="phase-began", frozen=True):
    phase: str

    def apply(self, g: Game) -> Game:
        return replace(g, phase=self.phase, serial=g.serial + 1)


class TableLaid(Event, tag="table-laid", frozen=True):
    """The cards in the order of their slots (C5)."""

    cards: tuple[CardId, ...]

    def apply(self, g: Game) -> Game:
        return replace(g, turn=replace(g.turn, table=self.cards))


class ServerMoved(Event, tag="server-moved", frozen=True):
    """The server moves for these seats: time ran out, or the host asked (X5)."""

    seats: tuple[Seat, ...]

    def apply(self, g: Game) -> Game:
        return replace(g, turn=replace(g.turn, moved_for=g.turn.moved_for + self.seats))


class MovedAtRandom(Event, tag="went-by-mood", frozen=True):
    """A bot made its next move without reading anything: no text on a card, no word in the clue."""

    seat: Seat

    def apply(self, g: Game) -> Game:
        return replace(g, turn=replace(g.turn, random_fallback=g.turn.random_fallback | {self.seat}))


class BotWentBy(Event, tag="bot-went-by", frozen=True):
    """What a bot goes by in its next move: told in the recap to whoever asks, secret until then."""

    seat: Seat
    because: Reasons

    def apply(self, g: Game) -> Game:
        said = (*g.turn.because.get(self.seat, ()), *self.because)
        return replace(g, turn=replace(g.turn, because=g.turn.because | {self.seat: said}))


class TurnScored(Event, tag="turn-scored", frozen=True):
    gains: tuple[Gain, ...]

    def apply(self, g: Game) -> Game:
        assert isinstance(g.board, ScoreTrack)
        done = finished(g, gains=self.gains)
        scores = dict(g.board.scores)
        for gain in self.gains:
            scores[gain.seat] += gain.points
        return _told(replace(g, board=ScoreTrack(scores)), done)


class BurrowVisited(Event, tag="burrow-visited", frozen=True):
    """Who found the invitation, and whether the rabbits come to the party (K8)."""

    finders: tuple[Seat, ...]
    welcomed: bool

    def apply(self, g: Game) -> Game:
        assert isinstance(g.board, Meadow)
        assert g.turn.guest is not None
        visit = Visit(g.board.pawn, g.turn.guest, self.finders, self.welcomed)
        board = _close_burrow(g.board) if self.welcomed else g.board
        return _told(replace(g, board=board), finished(g, visit=visit))


class NightGave(Event, tag="night-gave", frozen=True):
    """The top cards of the pile, which are nobody's (W3)."""

    cards: tuple[CardId, ...]

    def apply(self, g: Game) -> Game:
        given = g.turn.given | {NIGHT: self.cards}
        return replace(g, pile=g.pile[len(self.cards) :], turn=replace(g.turn, given=given))


class LightsCounted(Event, tag="lights-counted", frozen=True):
    """Lanterns for the pair, feathers for the owls (W5)."""

    gains: tuple[RiverGain, ...]

    def apply(self, g: Game) -> Game:
        done = replace(finished(g), river=self.gains, beliefs=g.turn.beliefs)
        return _told(replace(g, board=_flowed(g.board, self.gains)), done)


class TurnSkipped(Event, tag="turn-skipped", frozen=True):
    """Cards go back to hands, no points; it counts as told (X2)."""

    seat: Seat

    def apply(self, g: Game) -> Game:
        done = FinishedTurn(g.turn.number, self.seat, None, (), moved_for=g.turn.moved_for, skipped=True)
        g = take_back(g, tuple(g.turn.given))
        if not isinstance(g.board, River):
            return _told(g, done)
        feather = (RiverGain("feather", "skipped"),)  # W9: waiting never beats telling
        return _told(replace(g, board=_flowed(g.board, feather)), replace(done, river=feather))


class ClueWrittenDown(Event, tag="clue-written-down", frozen=True):
    """A player writes down what was said aloud in a finished turn (C4); nothing else of the game changes."""

    turn: int
    seat: Seat
    text: str

    def apply(self, g: Game) -> Game:
        words = WrittenDown(self.seat, self.text)
        history = tuple(replace(t, written_down=words) if t.number == self.turn else t for t in g.history)
        return replace(g, history=history)


class DayPassed(Event, tag="day-passed", frozen=True):
    """The sun moves one day; the pawn walks to the next open burrow (K9)."""

    day: int
    pawn: int

    def apply(self, g: Game) -> Game:
        assert isinstance(g.board, Meadow)
        return replace(g, board=replace(g.board, day=self.day, pawn=self.pawn))


class TableCleared(Event, tag="table-cleared", frozen=True):
    """The cards of the turn go face up to the discard."""

    def apply(self, g: Game) -> Game:
        bare = replace(g.turn, given={}, table=(), ballots={})
        return replace(g, discard=g.discard + g.turn.table, turn=bare)


class CardsPutBack(Event, tag="cards-put-back", frozen=True):
    """Under the pile, where hands are smaller from now on (X4)."""

    cards: dict[Seat, tuple[CardId, ...]]

    def apply(self, g: Game) -> Game:
        kept = {s: tuple([c for c in g.hands[s] if c not in back]) for s, back in self.cards.items()}
        under = tuple(card for back in self.cards.values() for card in back)
        return replace(g, hands=g.hands | kept, pile=g.pile + under)


class CardsDrawn(Event, tag="cards-drawn", frozen=True):
    """`pile` is the whole new pile where the discard was shuffled in (D7, O6), before the draws."""

    draws: dict[Seat, tuple[CardId, ...]]
    pile: tuple[CardId, ...] | None = None

    def apply(self, g: Game) -> Game:
        reshuffled = self.pile is not None
        pile = self.pile if self.pile is not None else g.pile
        taken = sum(map(len, self.draws.values()))
        return replace(
            g,
            hands=g.hands | {s: g.hands[s] + cards for s, cards in self.draws.items()},
            pile=pile[taken:],
            discard=() if reshuffled else g.discard,
            buried=() if reshuffled else g.buried,
        )


class HandsPassed(Event, tag="hands-passed", frozen=True):
    """Everyone's whole hand to the left (P6)."""

    def apply(self, g: Game) -> Game:
        """In sorted order: the receiver learns nothing of which card was drawn last (P6)."""
        return replace(g, hands=g.hands | {left_of(g, s): tuple(sorted(g.hands[s])) for s in g.ring})


class TurnBegan(Event, tag="turn-began", frozen=True):
    storyteller: Seat

    def apply(self, g: Game) -> Game:
        turn = Turn(g.turn.number + 1, self.storyteller, g.turn.next_clue)
        return replace(g, turn=turn, seating=g.seating.settled())


class SeatClosed(Event, tag="seat-closed", frozen=True):
    seat: Seat

    def apply(self, g: Game) -> Game:
        seating, seat = g.seating, self.seat
        closed = replace(
            g,
            ring=tuple(s for s in g.ring if s != seat),
            hands={s: hand for s, hand in g.hands.items() if s != seat},
            buried=g.buried + g.hands[seat],
        )
        who = replace(seating, left=seating.left - {seat}, bots=seating.bots - {seat})
        return replace(closed, seating=who)


class SeatOpened(Event, tag="seat-opened", frozen=True):
    """A newcomer sits, with the lowest score among the open seats (X4)."""

    seat: Seat
    score: int

    def apply(self, g: Game) -> Game:
        assert isinstance(g.board, ScoreTrack)
        order = g.order if self.seat in g.order else (*g.order, self.seat)
        opened = replace(
            g,
            order=order,
            ring=tuple(s for s in order if s in g.ring or s == self.seat),
            hands=g.hands | {self.seat: ()},
            board=ScoreTrack(g.board.scores | {self.seat: self.score}),
            tellings=g.tellings | {self.seat: 0},
        )
        newcomers = tuple(s for s in g.seating.newcomers if s != self.seat)
        return replace(opened, seating=replace(g.seating, newcomers=newcomers))


class GameEnded(Event, tag="game-ended", frozen=True):
    result: Result

    def apply(self, g: Game) -> Game:
        return replace(g, result=self.result, seating=g.seating.settled())


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
    | StorytellerSpoke
    | SlotsOpened
    | SlotsClaimed
    | ClaimsClashed
    | VotesCameBack
    | SlotsRevealed
    | TurnPutRight
    | VoteCast
    | OwlGuessed
    | NightGave
    | LightsCounted
    | VoteTakenBack
    | Abstained
    | CountedToThree
    | ServerMoved
    | MovedAtRandom
    | BotWentBy
    | TurnScored
    | BurrowVisited
    | ReadySaid
    | TurnSkipped
    | ClueWrittenDown
    | DayPassed
    | TableCleared
    | CardsPutBack
    | CardsDrawn
    | HandsPassed
    | TurnBegan
    | SeatClosed
    | SeatOpened
    | GameEnded
)


def _told(g: Game, done: FinishedTurn) -> Game:
    """The turn is history, and counts as told."""
    told = g.tellings | {done.storyteller: g.tellings[done.storyteller] + 1}
    return replace(g, tellings=told, history=(*g.history, done))


def _close_burrow(meadow: Meadow) -> Meadow:
    burrows = list(meadow.burrows)
    here = burrows[meadow.pawn]
    burrows[meadow.pawn] = Burrow(here.sun, here.moon, closed=True)
    return replace(meadow, burrows=tuple(burrows))


def _flowed(board: Board, gains: tuple[RiverGain, ...]) -> River:
    """The river after these lights and feathers."""
    assert isinstance(board, River)
    lights = sum(gain.what == "light" for gain in gains)
    taken = tuple(NIGHT if gain.owl is None else gain.owl for gain in gains if gain.what == "feather")
    return replace(board, lights=board.lights + lights, nest=board.nest + taken)
