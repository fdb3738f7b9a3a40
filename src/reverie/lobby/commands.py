"""What people may ask of a room, and what the server tells it."""

from typing import Literal, get_args

from reverie.game.because import Reasons
from reverie.game.commands import Command, MoveOn, PlayFor, SkipTurn
from reverie.game.commands import Move as GameMove
from reverie.game.ids import CardId, Seat
from reverie.game.moves.putting_right import PutRight
from reverie.game.settings import Settings

WatcherKind = Literal["spectator", "tv"]

InGame = GameMove | SkipTurn | PlayFor | MoveOn
"""What is asked of the running game: a move, or something for a player who is away (X2)."""


class Act(Command, tag="act", frozen=True):
    """A move in the game, meant for the phase with this serial; stale ones are refused."""

    serial: int
    move: InGame


class BotMove(Command, tag="bot-move", frozen=True):
    """A bot's move where it plays, with what it went by; nobody can send this."""

    act: Act
    because: Reasons = ()


class RandomFallback(Command, tag="by-mood", frozen=True):
    """A bot's move, made without reading anything; nobody can send this."""

    act: Act


class Rename(Command, tag="rename", frozen=True):
    name: str


class PickColour(Command, tag="pick-colour", frozen=True):
    colour: int


class TeamUp(Command, tag="team-up", frozen=True):
    """Two who want to play as a team; the host may pair any two (T1)."""

    one: Seat
    other: Seat


class PartTeam(Command, tag="part-team", frozen=True):
    seat: Seat


class NameOldest(Command, tag="name-oldest", frozen=True):
    """Who is the first chief postwoman (K4)."""

    seat: Seat


class Configure(Command, tag="configure", frozen=True):
    settings: Settings


class AddBot(Command, tag="add-bot", frozen=True):
    name: str
    character: str = "plain"


class Remove(Command, tag="remove", frozen=True):
    """Ask somebody, or a bot, to leave the table."""

    seat: Seat


class RemoveWatcher(Command, tag="remove-watcher", frozen=True):
    """Ask somebody who looks on, or a television, to go (X8)."""

    watcher: int


class PassHost(Command, tag="pass-host", frozen=True):
    seat: Seat


class Lock(Command, tag="lock", frozen=True):
    locked: bool


class OpenDoor(Command, tag="open-door", frozen=True):
    """Anyone with the code may come in again (X8)."""


class Pause(Command, tag="pause", frozen=True):
    paused: bool


class Start(Command, tag="start", frozen=True):
    """Begin a game, or the next one with the same seats."""


class BackToLobby(Command, tag="back-to-lobby", frozen=True):
    """Put a finished game away to change the settings."""


class HandToBot(Command, tag="hand-to-bot", frozen=True):
    """A bot takes over an absent player's seat (X2)."""

    seat: Seat


class AnswerAsker(Command, tag="answer-asker", frozen=True):
    """Whether whoever asks for an absent player's seat is that player (X7)."""

    seat: Seat
    yes: bool


class FirstNight(Command, tag="first-night", frozen=True):
    """The pair begins anew: the owls need what they need in a first night (W6)."""


class StopGame(Command, tag="stop-game", frozen=True):
    """End the game with the scores as they are (X2)."""


class WriteDown(Command, tag="write-down", frozen=True):
    """What was said aloud, sung or mimed in a turn that is told (C4)."""

    turn: int
    text: str


class Unshare(Command, tag="unshare", frozen=True):
    """Take back the link to the gallery of a finished game."""

    game: int


class Leave(Command, tag="leave", frozen=True):
    """For good."""


class Sit(Command, tag="sit", frozen=True):
    """A visitor takes a seat, in a running game at the next turn boundary (X4)."""

    name: str
    colour: int | None = None


class TakeOver(Command, tag="take-over", frozen=True):
    """A visitor sits down behind the cards of a bot or of someone who left (X2)."""

    seat: Seat
    name: str


class AskForSeat(Command, tag="ask-for-seat", frozen=True):
    """A visitor says that an absent player's seat is theirs; `digest` is the hash of a token to be."""

    seat: Seat
    digest: str


class Watch(Command, tag="watch", frozen=True):
    """A guest looks on, or a seat brings a television (X8).

    `most` may be here at once; where it is full, one of those who are `gone` just now makes room.
    """

    kind: WatcherKind
    most: int
    name: str = ""
    brought: Seat | None = None
    gone: tuple[int, ...] = ()


class OfferDeck(Command, tag="offer-deck", frozen=True):
    """The server makes a deck available at this table."""

    deck: str
    cards: tuple[CardId, ...]
    title: str = ""
    """What to call it, where it is on no list."""
    frightening: tuple[CardId, ...] = ()
    """Those of the cards that children are dealt only if the host asks."""
    wordless: tuple[CardId, ...] = ()
    """Those on which nothing is written."""


class WithdrawDeck(Command, tag="withdraw-deck", frozen=True):
    """The deck is no more: its maker has deleted it. A game that runs keeps its cards."""

    deck: str


class ShareGallery(Command, tag="share", frozen=True):
    """A player asked for a link to the gallery of the finished game; only its hash is known here."""

    seat: Seat
    digest: str
    expires: int


class Absent(Command, tag="absent", frozen=True):
    """A player has been gone long enough that the table may act (X1)."""

    seat: Seat


class Present(Command, tag="present", frozen=True):
    seat: Seat


class HostGone(Command, tag="host-gone", frozen=True):
    """The host has been away for so long that the role passes on."""

    to: Seat


class TimeUp(Command, tag="time-up", frozen=True):
    """The phase with this serial has lasted its time (X5)."""

    serial: int


class CountForChief(Command, tag="count-for-chief", frozen=True):
    """Kids: the server counts to three for an absent chief (K7)."""

    serial: int


SeatAsk = (
    Rename
    | PickColour
    | TeamUp
    | PartTeam
    | NameOldest
    | Configure
    | AddBot
    | Remove
    | RemoveWatcher
    | PassHost
    | Lock
    | OpenDoor
    | Pause
    | BackToLobby
    | FirstNight
    | HandToBot
    | AnswerAsker
    | StopGame
    | WriteDown
    | PutRight
    | Unshare
    | Leave
)
"""What a player may ask of the room itself, one option each."""
RoomAsk = Start | SeatAsk
PlayerCommand = Act | RoomAsk
StewardCommand = SkipTurn | PlayFor | MoveOn | HandToBot | AnswerAsker | StopGame
"""What the host may do for a table with somebody missing, or two players without the host (X2)."""
VisitorCommand = Sit | TakeOver | AskForSeat | Watch
ServerCommand = OfferDeck | WithdrawDeck | ShareGallery | Absent | Present | HostGone | TimeUp | CountForChief
RoomCommand = PlayerCommand | VisitorCommand | ServerCommand

PLAYER_COMMANDS = frozenset(get_args(PlayerCommand))
