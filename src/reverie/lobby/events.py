"""What happens in a room besides its games; the games' own events stand in the same stream."""

from reverie.game.events import Event, GameEvent
from reverie.game.ids import CardId, Seat
from reverie.game.settings import Settings
from reverie.lobby.commands import StewardCommand


class RoomOpened(Event, tag="room-opened", frozen=True):
    settings: Settings
    decks: dict[str, tuple[CardId, ...]]
    secret: str = ""
    """From the system's randomness; the seeds of this room's games follow from it."""


class DeckOffered(Event, tag="deck-offered", frozen=True):
    deck: str
    cards: tuple[CardId, ...]
    title: str = ""


class DeckWithdrawn(Event, tag="deck-withdrawn", frozen=True):
    deck: str


class SeatTaken(Event, tag="seat-taken", frozen=True):
    """A new occupant; an existing seat number means taking over what was there (X2)."""

    seat: Seat
    name: str
    colour: int
    bot: bool = False
    character: str = ""


class SeatGivenUp(Event, tag="seat-given-up", frozen=True):
    """Someone left the room for good; `bot`: a bot plays on in that seat (X6)."""

    seat: Seat
    bot: bool = False


class BotStoodIn(Event, tag="bot-stood-in", frozen=True):
    """A bot plays for an absent player, who may come back (X2)."""

    seat: Seat


class PlayerReturned(Event, tag="player-returned", frozen=True):
    """The player is back in the seat a bot had kept."""

    seat: Seat


class Renamed(Event, tag="renamed", frozen=True):
    seat: Seat
    name: str


class ColourPicked(Event, tag="colour-picked", frozen=True):
    seat: Seat
    colour: int


class PairsMade(Event, tag="pairs-made", frozen=True):
    pairs: tuple[tuple[Seat, Seat], ...]


class OldestNamed(Event, tag="oldest-named", frozen=True):
    seat: Seat


class SettingsChanged(Event, tag="settings-changed", frozen=True):
    settings: Settings


class HostPassed(Event, tag="host-passed", frozen=True):
    """`for_good`: the old host does not get the role back on returning."""

    seat: Seat | None
    for_good: bool = True


class LockChanged(Event, tag="lock-changed", frozen=True):
    locked: bool


class PauseChanged(Event, tag="pause-changed", frozen=True):
    paused: bool


class StewardAsked(Event, tag="steward-asked", frozen=True):
    """One of the two players needed while the host is away has asked (X2)."""

    seat: Seat
    ask: StewardCommand
    serial: int


class GamePutAway(Event, tag="game-put-away", frozen=True):
    """Back to the lobby."""


class GalleryShared(Event, tag="gallery-shared", frozen=True):
    """A link shows this finished game to whoever has it; `digest` is the hash of its secret."""

    game: int
    seat: Seat
    digest: str
    expires: int


class GalleryClosed(Event, tag="gallery-closed", frozen=True):
    """The link to this game opens nothing any more."""

    game: int


LobbyEvent = (
    RoomOpened
    | DeckOffered
    | DeckWithdrawn
    | SeatTaken
    | SeatGivenUp
    | BotStoodIn
    | PlayerReturned
    | Renamed
    | ColourPicked
    | PairsMade
    | OldestNamed
    | SettingsChanged
    | HostPassed
    | LockChanged
    | PauseChanged
    | StewardAsked
    | GamePutAway
    | GalleryShared
    | GalleryClosed
)
RoomEvent = LobbyEvent | GameEvent
