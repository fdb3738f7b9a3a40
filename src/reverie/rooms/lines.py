"""All connections of a room: the newest tab has the seat, everybody hears what is said."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from reverie.game.ids import Seat
from reverie.rooms.line import Line
from reverie.wire.messages import Bye, Elsewhere, ServerMessage


class Here(NamedTuple):
    """Who has a connection: these seats, and perhaps a television."""

    seats: frozenset[Seat]
    tv: bool


class Lines:
    def __init__(self, frame: Callable[[Line], bytes]) -> None:
        self._frame = frame
        self._open: list[Line] = []
        self._seats: frozenset[Seat] = frozenset()
        self._own = Here(frozenset(), False)
        self._others = Here(frozenset(), False)
        self.on_own: Callable[[Here, tuple[Seat, ...]], None] | None = None
        """Told who is here, and who came just now: for the other nodes."""
        self.tv = False
        """A television is among them: everybody is told, for the phones keep quiet then."""

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Line]:
        return iter(tuple(self._open))

    def add(self, line: Line) -> None:
        for older in self:
            if set(older.seats) & set(line.seats):
                self.drop(older)
                older.end(Elsewhere())
        line.frame = self._frame
        self._open.append(line)
        self._count(line.seats)

    def drop(self, line: Line) -> None:
        if line in self._open:
            self._open.remove(line)
            self._count()

    def seats(self) -> frozenset[Seat]:
        """Those with a connection."""
        return self._seats

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
        seats = frozenset(seat for line in self._open for seat in line.seats)
        self._own = Here(seats, any(line.role == "tv" for line in self._open))
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

    def refresh(self) -> None:
        for line in self._open:
            line.refresh()

    def redraw(self) -> None:
        """Pictures have changed: everybody is told all their addresses again."""
        for line in self._open:
            line.known.clear()
            line.signature = None
            line.refresh()

    def say(self, message: ServerMessage) -> None:
        for line in self:
            line.say(message)

    def removed(self, seat: Seat) -> None:
        """This seat is no longer theirs; who has no other is shown out."""
        for line in self:
            if seat not in line.seats:
                continue
            line.seats = tuple(s for s in line.seats if s != seat)
            line.shown = None if line.shown == seat else line.shown
            self._count()
            if not line.seats:
                self.drop(line)
                line.end(Bye("removed"))

    def moved(self, seat: Seat) -> None:
        """The seat goes on at another device."""
        for line in self:
            if seat in line.seats:
                self.drop(line)
                line.end(Elsewhere())

    def end_all(self, last: Bye, code: int) -> None:
        for line in self:
            self.drop(line)
            line.end(last, code)
