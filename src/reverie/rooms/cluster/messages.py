"""Messages between nodes about who is connected where. Best effort: unlike the log, they may be lost."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from reverie.game.ids import Seat
from reverie.rooms.clock import Alarm, Clock
from reverie.rooms.live.connections import Here
from reverie.storage.port import Store, StoreError

log = logging.getLogger(__name__)

PULSE: Final = 4_000
SILENT: Final = 13_000
"""Milliseconds after which a node that says nothing is taken for dead."""
LONGEST: Final = 6_000
"""Bytes in one saying; PostgreSQL takes 8,000."""


class PresentSeats(Struct, frozen=True, tag="here"):
    """Everybody of a room who is connected to a node; the newest connection has the seat."""

    room: str
    seats: tuple[Seat, ...]
    tv: bool
    came: tuple[Seat, ...] = ()
    watchers: tuple[int, ...] = ()
    devices: tuple[tuple[Seat, ...], ...] = ()


class WhoIsThere(Struct, frozen=True, tag="who"):
    """Please say who is in this room, or in all of them."""

    room: str | None = None


class Stamped(Struct, frozen=True, tag="stamp"):
    room: str
    seat: Seat
    stamp: int


class SeatMoved(Struct, frozen=True, tag="moved"):
    """The seat goes on at another device, with this token."""

    room: str
    seat: Seat
    token: bytes


class AskForScreen(Struct, frozen=True, tag="call"):
    """Whoever has the television that shows this code: it is wanted in this room."""

    code: str
    room: str
    seat: Seat


class ScreenCalled(Struct, frozen=True, tag="called"):
    code: str


class DeckChanged(Struct, frozen=True, tag="deck"):
    """Somebody's own deck was made, edited or deleted."""

    deck: str


class NoticeChanged(Struct, frozen=True, tag="notice"):
    """Whoever runs the servers says something else to everybody: it is in the store."""


class Alive(Struct, frozen=True, tag="alive"):
    pass


class Leaving(Struct, frozen=True, tag="leaving"):
    pass


ClusterMessage = (
    PresentSeats
    | WhoIsThere
    | Stamped
    | SeatMoved
    | AskForScreen
    | ScreenCalled
    | DeckChanged
    | NoticeChanged
    | Alive
    | Leaving
)


class Sayings(Struct, frozen=True):
    node: str
    all: tuple[msgspec.Raw, ...]
    """Each is read by itself: one that only a newer node knows does not take the others with it."""


_read = msgspec.json.Decoder(Sayings)
_read_one = msgspec.json.Decoder[ClusterMessage](ClusterMessage)
ANSWER: Final = 1.5
"""Seconds to wait for a node that has what is asked for."""
NOBODY: Final = Here(frozenset(), False)


class ClusterMessages:
    """Speaks for this node and remembers what the others said. `on_*` are the directory's ears."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.node = secrets.token_hex(4)
        self._store = store
        self._clock = clock
        self._heard: dict[str, int] = {}
        self._rooms: dict[str, dict[str, Here]] = {}
        self._waiting: list[ClusterMessage] = []
        self._speaking: asyncio.Task[None] | None = None
        self._pulse: Alarm | None = None
        self._calls: dict[str, asyncio.Future[None]] = {}
        self.on_present: Callable[[str, Here, tuple[Seat, ...]], None] = lambda *_: None
        self.on_resumed: Callable[[], None] = lambda: None
        self.on_asked: Callable[[str | None], None] = lambda *_: None
        self.on_said: Callable[[Stamped | SeatMoved | AskForScreen | DeckChanged | NoticeChanged], None] = (
            lambda *_: None
        )

    @property
    def heard(self) -> int:
        """Other nodes that spoke lately."""
        return len(self._heard)

    def start(self) -> None:
        self._beat()

    def resume(self) -> None:
        """What was said meanwhile was not heard."""
        self.say(WhoIsThere())
        self.on_asked(None)
        self.on_resumed()

    async def stop(self) -> None:
        if self._pulse is not None:
            self._pulse.cancel()
        if self._store.shared:
            self.say(Leaving())
            if self._speaking is not None:
                await asyncio.wait([self._speaking], timeout=1)

    def say(self, saying: ClusterMessage) -> None:
        """Send soon: messages of the same moment go as one batch."""
        if self._store.shared:
            self._waiting.append(saying)
            if self._speaking is None:
                self._speaking = asyncio.ensure_future(self._speak())

    async def call_screen(self, code: str, room: str, seat: Seat) -> bool:
        """Ask the other nodes for the television that shows this code; True: one has let it into the room."""
        if not self._store.shared:
            return False
        called = self._calls.setdefault(code, asyncio.get_running_loop().create_future())
        self.say(AskForScreen(code, room, seat))
        try:
            await asyncio.wait_for(asyncio.shield(called), ANSWER)
        except TimeoutError:
            return False
        finally:
            self._calls.pop(code, None)
        return True

    def elsewhere(self, room: str) -> Here:
        """Who of a room is connected to other nodes."""
        nodes = self._rooms.get(room, {}).values()
        seats: frozenset[Seat] = frozenset().union(*(h.seats for h in nodes))
        watchers: frozenset[int] = frozenset().union(*(h.watchers for h in nodes))
        devices: frozenset[tuple[Seat, ...]] = frozenset().union(*(h.devices for h in nodes))
        return Here(seats, any(h.tv for h in nodes), watchers, devices)

    def tables(self) -> tuple[str, ...]:
        """Those with somebody connected to another node."""
        return tuple(self._rooms)

    def hear(self, text: str) -> None:
        try:
            said = _read.decode(text)
        except msgspec.MsgspecError as problem:  # of another version; what matters is in the log
            log.warning("a node says something unknown: %s", problem)
            return
        if said.node != self.node:
            if said.node not in self._heard:
                self.say(WhoIsThere())
            self._heard[said.node] = self._clock.now()
            for raw in said.all:
                if (saying := _known(raw)) is not None:
                    self._take(said.node, saying)

    def _take(self, node: str, saying: ClusterMessage) -> None:
        match saying:
            case PresentSeats(room, seats, tv, came, watchers, devices):
                self._note(room, node, Here(frozenset(seats), tv, frozenset(watchers), frozenset(devices)))
                self.on_present(room, self.elsewhere(room), came)
            case WhoIsThere(room):
                self.on_asked(room)
            case ScreenCalled(code):
                if code in self._calls and not self._calls[code].done():
                    self._calls[code].set_result(None)
            case Stamped() | SeatMoved() | AskForScreen() | DeckChanged() | NoticeChanged():
                self.on_said(saying)
            case Leaving():
                self._forget(node)
            case Alive():
                pass

    def _note(self, room: str, node: str, here: Here) -> None:
        nodes = self._rooms.setdefault(room, {})
        nodes.pop(node, None)
        if here != NOBODY:
            nodes[node] = here
        if not nodes:
            del self._rooms[room]

    def _forget(self, node: str) -> None:
        self._heard.pop(node, None)
        for room in [r for r, nodes in self._rooms.items() if node in nodes]:
            self._note(room, node, NOBODY)
            self.on_present(room, self.elsewhere(room), ())

    def _beat(self) -> None:
        now = self._clock.now()
        for node in [n for n, at in self._heard.items() if now - at > SILENT]:
            self._forget(node)
        if self._store.shared:
            self.say(Alive())
            self._pulse = self._clock.call_at(now + PULSE, self._beat)

    async def _speak(self) -> None:
        try:
            while self._waiting:
                await self._store.tell(self._breath())
        except StoreError as problem:
            self._waiting.clear()  # they ask again when the connection stands
            log.warning("the other nodes cannot be told: %s", problem)
        finally:
            self._speaking = None

    def _breath(self) -> str:
        taken: list[msgspec.Raw] = []
        length = 0
        while self._waiting and length < LONGEST:
            saying = msgspec.json.encode(self._waiting[0])
            length += len(saying)
            if taken and length > LONGEST:
                break
            taken.append(msgspec.Raw(saying))
            self._waiting.pop(0)
        return msgspec.json.encode(Sayings(self.node, tuple(taken))).decode()


def _known(raw: msgspec.Raw) -> ClusterMessage | None:
    try:
        said: ClusterMessage = _read_one.decode(raw)
        return said
    except msgspec.MsgspecError:  # of a newer node; what matters is in the log
        return None
