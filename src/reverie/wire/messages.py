"""What is said over the WebSocket, in both directions."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from reverie.game.ids import CardId, Seat
from reverie.game.views import GameView, SeatView
from reverie.lobby.commands import PlayerCommand
from reverie.lobby.views import RoomView
from reverie.wire import PROTOCOL
from reverie.wire.part_of import PartOf

Milliseconds = int
Role = Literal["player", "spectator", "tv"]
Extent = Literal["machine", "network", "ipv6", "anywhere"]
ByeReason = Literal["left", "removed", "locked", "room-deleted", "bad-token", "reload", "restarting"]

Token = Annotated[str, Meta(min_length=1, max_length=100)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(FromClient, tag="hello", frozen=True):
    """The first frame. Several tokens: hot-seat; `show` is the seat whose hand may be sent."""

    protocol: int
    tokens: Annotated[tuple[Token, ...], Meta(min_length=1, max_length=12)]
    show: Seat | None = None
    whole: bool = False
    """For simple clients: every view whole, never a `Change`."""


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


class Recall(FromClient, tag="recall", frozen=True):
    """Which clues this device has heard, at any table: four letters each, in a row. Bots tell others."""

    marks: Annotated[str, Meta(max_length=12_000, pattern="^([A-Za-z0-9_-]{4})*$")]


ClientMessage = Hello | Pair | Do | Look | Show | React | Recall


class FromServer(Struct, frozen=True, tag_field="type"):
    pass


class Reach(Struct, frozen=True):
    """Under which address others come in, without a slash at its end, and who can open it.

    `machine`: only the computer that the server runs on; `network`: those in the same network; `ipv6`:
    whoever has IPv6, if the router lets them in.
    """

    address: str
    extent: Extent


class Welcome(FromServer, tag="welcome", frozen=True):
    """The answer to hello. `invite` is the secret of the invite link.

    Only seats and the televisions they have brought are told it (X8). Links for others begin with the
    address in `entered`, if the host has entered one, else with the one in `reach`.
    """

    room: str
    role: Role
    seats: tuple[Seat, ...]
    now: Milliseconds
    reach: Reach
    entered: Reach | None = None
    invite: str | None = None
    protocol: int = PROTOCOL


class Pairing(FromServer, tag="pairing", frozen=True):
    """The answer to pair: show this code. Another one comes before it is too old."""

    code: str
    lasts: Milliseconds
    reach: Reach


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
    epoch: str
    """Names the log that the version counts in. Another one: the server was restored, believe it (R10)."""
    now: Milliseconds
    since: Milliseconds
    """When the current phase began."""
    deadline: Milliseconds | None
    """When the time for the current phase is up, if it is limited (X5)."""
    gone: tuple[Seat, ...]
    """Players without a connection just now."""
    unread: tuple[str, ...]
    """Before a game: decks with cards that have no texts, which bots can only guess at."""
    tv: bool
    """A television shows the table: the phones keep to what is private."""


class View(ViewHead, tag="view", frozen=True):
    """All that this viewer may know, whole. An older version of the same epoch is not shown."""

    view: RoomView
    seat: Seat | None
    pictures: dict[CardId, PictureView]
    """Only of cards not yet sent on this connection."""


class Change(FromServer, tag="change", frozen=True):
    """What differs from the frame before on this connection, by field; all that is not here is as it was."""

    version: int
    now: Milliseconds
    follows: int | UnsetType = UNSET
    """The version of the frame before, if it is not one less: whoever has another one asks to `look`."""
    since: Milliseconds | UnsetType = UNSET
    deadline: Milliseconds | UnsetType | None = UNSET
    gone: tuple[Seat, ...] | UnsetType = UNSET
    unread: tuple[str, ...] | UnsetType = UNSET
    tv: bool | UnsetType = UNSET
    view: Annotated[dict[str, Any], PartOf(RoomView)] | UnsetType = UNSET
    """Goes into `View.view`."""
    game: Annotated[dict[str, Any], PartOf(GameView)] | UnsetType = UNSET
    """Goes into `View.view.game`."""
    seats: dict[Seat, Annotated[dict[str, Any], PartOf(SeatView)]] | UnsetType = UNSET
    """Goes into those of `View.view.game.seats` that have these numbers."""
    pictures: dict[CardId, PictureView] | UnsetType = UNSET


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


class Invited(FromServer, tag="invited", frozen=True):
    """The invite was replaced: this one opens the door from now on (X8)."""

    invite: str


class Reached(FromServer, tag="reached", frozen=True):
    """The host has entered an address for the table's links and opened it; null: taken back."""

    entered: Reach | None


class WatcherView(Struct, frozen=True):
    """`brought`: a television of the table, and the seat that called it."""

    number: int
    kind: Literal["spectator", "tv"]
    name: str
    brought: Seat | None


class Watchers(FromServer, tag="watchers", frozen=True):
    """Who looks on just now. Nobody does before the first of these."""

    watchers: tuple[WatcherView, ...]


class Sharing(FromServer, tag="sharing", frozen=True):
    """Which seats are played on one device just now (S11). None are before the first of these."""

    devices: tuple[tuple[Seat, ...], ...]


class Reaction(FromServer, tag="reaction", frozen=True):
    seat: Seat
    stamp: int


class Notice(FromServer, tag="notice", frozen=True):
    """Whoever runs the server says something to everybody, or withdraws it (null)."""

    text: str | None = None
    at: Milliseconds = 0


class Elsewhere(FromServer, tag="elsewhere", frozen=True):
    """The seat was opened in another tab; this socket closes."""


class Bye(FromServer, tag="bye", frozen=True):
    """The socket closes and trying again is no use — except for `restarting`.

    `left`: by their own wish; `removed`: they were asked to; `locked`: the table is for its seats alone.
    A command under way is answered before.
    """

    reason: ByeReason


Saying = (
    Welcome
    | Pairing
    | Paired
    | Done
    | Refused
    | Gone
    | Invited
    | Reached
    | Watchers
    | Sharing
    | Reaction
    | Notice
    | Elsewhere
    | Bye
)
"""What the server says besides views and changes: those are made by `encoded_view` alone."""
ServerMessage = (
    Welcome
    | Pairing
    | Paired
    | View
    | Change
    | Done
    | Refused
    | Gone
    | Invited
    | Reached
    | Watchers
    | Sharing
    | Reaction
    | Notice
    | Elsewhere
    | Bye
)
