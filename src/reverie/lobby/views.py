"""What is sent of a room: who is here, what was chosen, the game as the viewer sees it, what they may do."""

from typing import Literal

from msgspec import Struct

from reverie.game.ids import Seat
from reverie.game.refusals import Refusal
from reverie.game.settings import Settings
from reverie.game.views import GameView
from reverie.lobby.commands import StewardCommand
from reverie.lobby.menu import RoomOption


class ChairView(Struct, frozen=True):
    seat: Seat
    name: str
    colour: int
    holder: Literal["player", "bot", "nobody"]
    away: bool
    stands_in: bool
    character: str
    pending: bool = False
    """Takes over from the next turn on; a bot plays till then (X7)."""


class RulesetView(Struct, frozen=True):
    """A ruleset to choose, and why it cannot be played as the table stands, if it cannot."""

    id: str
    players: tuple[int, ...]
    length: Literal["target", "rounds", "difficulty", "owls"]
    timed: bool
    """Whether its phases may have a time limit (X5)."""
    unavailable: Refusal | None
    box: bool
    """Whether it can be played with the cards of a real box (N1)."""


class AskView(Struct, frozen=True):
    """One of two players has asked for this while the host is away."""

    seat: Seat
    ask: StewardCommand


class ShareView(Struct, frozen=True):
    """A link shows the gallery of this game until then, unless it is taken back."""

    game: int
    seat: Seat
    expires: int


class NightView(Struct, frozen=True):
    """What decides the night that comes next at this table (W6)."""

    night: int
    """Of the same two against the same owls, the first being 1."""
    lights: int
    feathers: int


class PublicRoom(Struct, frozen=True):
    """What everybody may know of a room."""

    host: Seat | None
    chairs: tuple[ChairView, ...]
    settings: Settings
    decks: dict[str, int]
    """The decks offered at this table and how many cards each has."""
    deck_titles: dict[str, str]
    """What those decks are called that are on no list."""
    playing_with: tuple[str, ...]
    """The decks of the game that runs, else of one that began now; none while they are to be a surprise."""
    frightening: int
    """How many of the chosen cards children are dealt only if the settings say so; 0 in other games."""
    wordless: int
    """How many of the chosen cards are left out because owls could not read them (W1); 0 in other games."""
    rulesets: tuple[RulesetView, ...]
    locked: bool
    by_code: bool
    """Whether the code alone opens the door; else the invite does, unless it is locked (X8)."""
    paused: bool
    pairs: tuple[tuple[Seat, Seat], ...]
    oldest: Seat | None
    asked: AskView | None
    asked_for: tuple[Seat, ...]
    """Seats of absent players that somebody at the door says are theirs (X7)."""
    games: int
    shared: tuple[ShareView, ...]
    night: NightView | None
    """Duet, between games: the night to come."""
    promise: str
    """SHA-256 of the secret seed that the next game will be shuffled from, until it begins."""


class RoomView(PublicRoom, frozen=True):
    """A room as one viewer sees it."""

    game: GameView | None
    you: Seat | None
    menu: tuple[RoomOption, ...]
