"""What every store can do. Nothing is acknowledged that is not committed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct


class StoreError(Exception):
    """The store cannot be used; the message is for people."""


class Unavailable(StoreError):
    """Not now: disk full, disk read-only, database gone. Nothing of the request was kept."""


class DueRow(Struct, frozen=True):
    """Something that has to happen by itself, and when. `key` makes it happen once."""

    room: str
    at: int
    key: str
    what: bytes


TokenKind = Literal["seat", "spectator", "tv", "link", "gallery"]


class TokenRow(Struct, frozen=True):
    """A secret that opens something, stored only as its hash (S4)."""

    digest: bytes
    room: str
    kind: TokenKind
    seat: int | None = None
    expires: int | None = None


class Row(Struct, frozen=True):
    """One command with its events, as the log keeps it."""

    version: int
    actor: int
    command: str
    at: int
    events: bytes


class Tail(Struct, frozen=True):
    """The rows after a version, and the due work as of the last one."""

    rows: tuple[Row, ...]
    due: tuple[DueRow, ...]


class Append(Struct, frozen=True):
    """A command to be added as version `expected + 1`, with all that belongs to it, or not at all."""

    room: str
    expected: int
    actor: int
    command: str
    at: int
    events: bytes
    due: tuple[DueRow, ...] | None = None
    """All that is due in the room from now on; None: as before."""
    grants: tuple[TokenRow, ...] = ()
    revokes: tuple[int, ...] = ()
    """Seats whose tokens open nothing any more."""


class NewRoom(Struct, frozen=True):
    """A room with its first row, and all that belongs to it; nothing of it is kept without the rest."""

    code: str
    invite: str
    at: int
    events: bytes
    due: tuple[DueRow, ...] = ()
    grants: tuple[TokenRow, ...] = ()


class RoomRow(Struct, frozen=True):
    code: str
    invite: str
    version: int
    created: int
    active: int
    """When the last command came."""


class Snapshot(Struct, frozen=True):
    """A state to start reading from; of use only to the code that wrote it (`tag`)."""

    version: int
    tag: str
    state: bytes


class KeptGallery(Struct, frozen=True):
    """A finished game as its gallery shows it; of use only to the code that wrote it (`tag`)."""

    tag: str
    view: bytes


class Appended(Struct, frozen=True):
    version: int


class Conflict(Struct, frozen=True):
    """Another row has this version: read the tail and decide again."""


class Duplicate(Struct, frozen=True):
    """This command is in the log already, as this version."""

    version: int


class Missing(Struct, frozen=True):
    """There is no such room."""


AppendOutcome = Appended | Conflict | Duplicate | Missing


class Hint(Struct, frozen=True):
    """A room has this version now, perhaps by another node; 0: it was deleted."""

    room: str
    version: int


class NodeMessage(Struct, frozen=True):
    """Something said beside the log, by any node; it may have been lost."""

    text: str


class Resumed(Struct, frozen=True):
    """The line to the other nodes stands (again): whatever was said before was not heard."""


News = Hint | NodeMessage | Resumed


class Store(Protocol):
    @property
    def shared(self) -> bool:
        """Whether other nodes may write to it too."""
        ...

    def watch(self, hear: Callable[[News], None]) -> None:
        """Have it told what the other nodes do, from now on."""
        ...

    async def tell(self, word: str) -> None:
        """Say something to all nodes, this one included; at most 7,000 bytes."""
        ...

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        """The versions these rooms have; who is not in it is gone."""
        ...

    async def epoch(self, code: str) -> str:
        """Names the log that this room is in: another name once an older log was put in its place (R10)."""
        ...

    async def overdue(self, now: int) -> list[str]:
        """Rooms in which something was due by now."""
        ...

    def suffix(self) -> str:
        """What the code of a new room has to end with: there it says which database has the room."""
        ...

    async def secret(self, fresh: bytes) -> bytes:
        """The secret that all nodes key picture addresses with; the fresh one where there is none yet."""
        ...

    async def notice(self) -> bytes | None:
        """What whoever runs the server says to everybody, on all nodes."""
        ...

    async def set_notice(self, notice: bytes | None) -> None: ...

    async def create(self, room: NewRoom) -> bool:
        """False: the code is taken."""
        ...

    async def append(self, row: Append) -> AppendOutcome: ...

    async def room(self, code: str) -> RoomRow | None: ...

    async def rooms(self) -> list[RoomRow]: ...

    async def read(self, code: str, after: int = 0) -> list[Row]:
        """The rows behind a version, in order."""
        ...

    async def tail(self, code: str, after: int) -> Tail:
        """The rows behind a version, with what is due; empty when there are none."""
        ...

    async def find(self, code: str, actor: int, command: str) -> int | None:
        """The version a command was applied as, if it was."""
        ...

    async def snapshot(self, code: str) -> Snapshot | None: ...

    async def save_snapshot(self, code: str, snapshot: Snapshot) -> None: ...

    async def gallery(self, code: str, game: int) -> KeptGallery | None: ...

    async def save_gallery(self, code: str, game: int, gallery: KeptGallery) -> None: ...

    async def due(self, code: str | None = None) -> list[DueRow]:
        """What is due, of one room or of all, earliest first."""
        ...

    async def token(self, digest: bytes, now: int) -> TokenRow | None:
        """What a token opens, if it is known and has not expired."""
        ...

    async def grant(self, token: TokenRow, by: bytes | None = None) -> bool:
        """False: there is no such room, or the token that it is granted `by` opens nothing any more."""
        ...

    async def exchange(self, used: bytes, new: TokenRow, now: int) -> bool:
        """A link is used up, the seat's tokens are replaced by the new one; False: no such link (now)."""
        ...

    async def delete(self, code: str, now: int) -> bool:
        """The room and everything of it, at once; its code goes on the list of what was erased (S15)."""
        ...

    async def pass_time(self, node: str, elapsed: int | None, now: int, used: Sequence[str]) -> None:
        """The server's own time goes on by what has elapsed by a steady clock (R13); None: since it last ran.

        With many nodes one of them counts. `used`: rooms where somebody is connected.
        """
        ...

    async def unused(self, marks: Mapping[str, int]) -> dict[str, int]:
        """How long each has had the same mark, in the server's own time."""
        ...

    async def purge(self, before: int, unused_for: int, spared: Sequence[str], now: int) -> list[str]:
        """Delete the rooms where nothing has happened since, by both clocks (R13), but these; their codes."""
        ...

    @property
    def held(self) -> str | None:
        """Why nothing is written before the operator has decided something (R10)."""
        ...

    async def well(self) -> bool:
        """Whether something can be written now."""
        ...

    async def close(self) -> None: ...
