"""All connections of a room: the newest tab has the seat, everybody hears what is said."""

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from reverie.game.ids import Seat
from reverie.rooms.live.connection import Connection
from reverie.wire.codec import write_message
from reverie.wire.encoded_view import EncodedFrame
from reverie.wire.messages import Bye, Elsewhere, Saying, Sharing


class Here(NamedTuple):
    """Who has a connection: these seats, perhaps a television, and these watchers."""

    seats: frozenset[Seat]
    tv: bool
    watchers: frozenset[int] = frozenset()
    devices: frozenset[tuple[Seat, ...]] = frozenset()
    """Of the seats those that share a connection (hot-seat)."""


class Connections:
    def __init__(self, frame: Callable[[Connection], EncodedFrame], most: int = 4) -> None:
        self._frame = frame
        self._most = most
        """Sockets that a watcher may have at once; a seat has one (S13)."""
        self._open: list[Connection] = []
        self._seats: frozenset[Seat] = frozenset()
        self._own = Here(frozenset(), False)
        self._others = Here(frozenset(), False)
        self.on_own: Callable[[Here, tuple[Seat, ...]], None] | None = None
        """Told who is here, and who came just now: for the other nodes."""
        self.tv = False
        """A television is among them: everybody is told, for the phones keep quiet then."""
        self.watchers: frozenset[int] = frozenset()
        self.on_watchers: Callable[[], None] = lambda: None
        """Told when others look on than before."""
        self.sharing = Sharing(())
        """Which seats are on one device, for all to see (S11)."""

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._open))

    def add(self, connection: Connection) -> None:
        for older in self:
            if set(older.seats) & set(connection.seats):
                self.drop(older)
                older.end(Elsewhere())
        same = [c for c in self if connection.watcher is not None and c.watcher == connection.watcher]
        for oldest in same[: len(same) + 1 - self._most]:
            self.drop(oldest)
            oldest.end(Elsewhere())
        connection.frame = self._frame
        self._open.append(connection)
        self._count(connection.seats)

    def drop(self, connection: Connection) -> None:
        if connection in self._open:
            self._open.remove(connection)
            self._count()

    def seats(self) -> frozenset[Seat]:
        """Those with a connection."""
        return self._seats

    def heard(self) -> frozenset[str]:
        """Marks of the clues that those who play here have heard, here or at another table."""
        return frozenset().union(*(c.heard for c in self._open if c.seats))

    @property
    def own(self) -> Here:
        """Who is connected to this node."""
        return self._own

    def elsewhere(self, others: Here) -> None:
        """Who is connected to the other nodes."""
        self._others = others
        self._unite()

    def _count(self, came: tuple[Seat, ...] = ()) -> None:
        before = self._own
        seats = frozenset(seat for connection in self._open for seat in connection.seats)
        watchers = frozenset(c.watcher for c in self._open if c.watcher is not None)
        devices = frozenset(c.seats for c in self._open if len(c.seats) > 1)
        self._own = Here(seats, any(connection.role == "tv" for connection in self._open), watchers, devices)
        self._unite()
        if self.on_own is not None and (came or before != self._own):
            self.on_own(self._own, came)

    def _unite(self) -> None:
        seats = self._own.seats | self._others.seats
        self._seats = self._seats if seats == self._seats else seats
        tv = self._own.tv or self._others.tv
        if tv != self.tv:
            self.tv = tv
            self.refresh()
        watchers = self._own.watchers | self._others.watchers
        if watchers != self.watchers:
            self.watchers = watchers
            self.on_watchers()
        sharing = Sharing(tuple(sorted(self._own.devices | self._others.devices)))
        if sharing != self.sharing:
            self.sharing = sharing
            self.say(sharing)

    def refresh(self) -> None:
        for connection in self._open:
            connection.refresh()

    def redraw(self) -> None:
        """Pictures have changed: everybody is told all their addresses again."""
        for connection in self._open:
            connection.recipient.redraw()
            connection.refresh()

    def say(self, message: Saying) -> None:
        frame = write_message(message)
        for connection in self:
            connection.post(frame)

    def say_to_invited(self, message: Saying) -> None:
        """To seats and to the table's televisions."""
        frame = write_message(message)
        for connection in self:
            if connection.invited:
                connection.post(frame)

    def given_up(self, seat: Seat, why: Literal["left", "removed"]) -> None:
        """This seat is no longer theirs; who has no other is shown out."""
        for connection in self:
            if seat not in connection.seats:
                continue
            connection.seats = tuple(s for s in connection.seats if s != seat)
            connection.shown = None if connection.shown == seat else connection.shown
            self._count()
            if not connection.seats:
                self.drop(connection)
                connection.end(Bye(why))

    def watcher_gone(self, watcher: int, why: Literal["removed", "locked"]) -> None:
        """Whatever they have open is closed."""
        for connection in self:
            if connection.watcher == watcher:
                self.drop(connection)
                connection.end(Bye(why))

    def moved(self, seat: Seat, to: bytes | None = None) -> None:
        """The seat goes on at another device, which may be here already: with this token."""
        for connection in self:
            if seat in connection.seats and to not in connection.tokens:
                self.drop(connection)
                connection.end(Elsewhere())

    def end_all(self, last: Bye, code: int) -> None:
        for connection in self:
            self.drop(connection)
            connection.end(last, code)
