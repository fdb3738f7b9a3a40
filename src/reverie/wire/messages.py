"""What is said over the WebSocket, in both directions."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reverie.game.ids import CardId, Seat
from reverie.lobby.commands import PlayerCommand
from reverie.lobby.views import RoomView
from reverie.wire import PROTOCOL

Milliseconds = int
Role = Literal["player", "spectator", "tv"]
ByeReason = Literal["removed", "room-deleted", "bad-token", "reload", "restarting"]

Token = Annotated[str, Meta(min_length=1, max_length=100)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(FromClient, tag="hello", frozen=True):
    """The first frame. Several tokens: hot-seat; `show` is the seat whose hand may be sent."""

    protocol: int
    tokens: Annotated[tuple[Token, ...], Meta(min_length=1, max_length=12)]
    show: Seat | None = None


class Pair(FromClient, tag="pair", frozen=True):
    """The first frame of a television without a table: it asks for a code to show."""

    protocol: int


class Do(FromClient, tag="do", frozen=True):
    """A command. Sent again with the same id it is applied once and answered the same.

    `seat` is needed only where one connection holds several.
    """

    id: CommandId
    command: PlayerCommand
    seat: Seat | None = None


class Look(FromClient, tag="look", frozen=True):
    """Send me the whole view."""


class Show(FromClient, tag="show", frozen=True):
    """Hot-seat: whose hand may be sent from now on; null hides them all."""

    seat: Seat | None = None


class React(FromClient, tag="react", frozen=True):
    """One of the five stamps."""

    stamp: Annotated[int, Meta(ge=0, le=4)]


ClientMessage = Hello | Pair | Do | Look | Show | React


class FromServer(Struct, frozen=True, tag_field="type"):
    pass


class Welcome(FromServer, tag="welcome", frozen=True):
    """The answer to hello. `invite` is the secret of the invite link, for those who have a seat."""

    room: str
    role: Role
    seats: tuple[Seat, ...]
    now: Milliseconds
    invite: str | None = None
    protocol: int = PROTOCOL


class Pairing(FromServer, tag="pairing", frozen=True):
    """The answer to pair: show this code. Another one comes before it is too old."""

    code: str
    lasts: Milliseconds


class Paired(FromServer, tag="paired", frozen=True):
    """Somebody at a table named the code. Welcome and views follow; the token is for coming back."""

    room: str
    token: str
    invite: str


class PictureView(Struct, frozen=True):
    """Where a card's picture is: `/cards/<key>.600.webp`, `/cards/<key>.1200.webp`, `/cards/<key>.json`."""

    key: str
    preview: str | None
    """A tiny picture as a data: address."""


class ViewHead(FromServer, tag="view", frozen=True):
    """What a view begins with, the same for all who look at the same moment."""

    version: int
    now: Milliseconds
    since: Milliseconds
    """When the current phase began."""
    deadline: Milliseconds | None
    """When the time for the current phase is up, if it is limited (X5)."""
    gone: tuple[Seat, ...]
    """Players without a connection just now."""
    unread: tuple[str, ...]
    """Before a game: decks at this table with cards bots cannot read, so that they guess by chance."""
    tv: bool
    """A television shows the table: the phones keep to what is private."""


class View(ViewHead, tag="view", frozen=True):
    """All that this viewer may know, whole. A version that is older than what is shown is ignored."""

    view: RoomView
    seat: Seat | None
    pictures: dict[CardId, PictureView]
    """Only of cards not yet sent on this connection."""


class Done(FromServer, tag="done", frozen=True):
    """The command with this id is on disk, as this version."""

    id: str
    version: int


class Refused(FromServer, tag="refused", frozen=True):
    """The command with this id changed nothing. An empty id: the frame could not be read."""

    id: str
    code: str
    params: dict[str, str | int] = {}


class Gone(FromServer, tag="gone", frozen=True):
    """Which players have no connection just now."""

    seats: tuple[Seat, ...]


class Reaction(FromServer, tag="reaction", frozen=True):
    seat: Seat
    stamp: int


class Elsewhere(FromServer, tag="elsewhere", frozen=True):
    """The seat was opened in another tab; this socket closes."""


class Bye(FromServer, tag="bye", frozen=True):
    """The socket closes and trying again is no use — except for `restarting`."""

    reason: ByeReason


ServerMessage = Welcome | Pairing | Paired | View | Done | Refused | Gone | Reaction | Elsewhere | Bye
