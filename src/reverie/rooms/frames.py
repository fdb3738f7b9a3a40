"""From a room to the frames of its views; what several see alike is worked out once."""

from collections.abc import Iterator
from typing import Final, NamedTuple, Protocol

from reverie.game.ids import CardId, Seat
from reverie.game.views import GameOfOnes, GameSoFar
from reverie.lobby.state import playing
from reverie.rooms.agenda import Agenda, deadline
from reverie.rooms.line import Line
from reverie.rooms.memory import Memory
from reverie.wire.codec import encode_value
from reverie.wire.messages import PictureView, ViewHead
from reverie.wire.views import KeptParts, Own, Views, number

NO_PICTURES: Final = b',"pictures":{}}'


class Picture(Protocol):
    @property
    def key(self) -> str: ...

    @property
    def preview(self) -> str | None: ...


class Pictures(Protocol):
    """Where the room looks up the address of a card's picture, and whether anything is written on it."""

    def picture(self, card: CardId) -> Picture | None: ...

    def card_texts(self, card: CardId) -> object | None: ...


class Moment(NamedTuple):
    """What changes without the room: the time, who has no connection, whether a television is there."""

    now: int
    gone: tuple[Seat, ...]
    tv: bool


class Frames:
    """The views of one version of a room."""

    __slots__ = ("_beginning", "_blank", "_deadline", "_kept", "_memory", "_moment", "_pictures", "_views")

    def __init__(self, memory: Memory, agenda: Agenda, pictures: Pictures, kept: KeptParts) -> None:
        self._memory = memory
        self._deadline = deadline(agenda)
        self._pictures = pictures
        self._blank: tuple[str, ...] | None = None
        self._kept = kept
        self._views: Views | None = None
        self._moment: Moment | None = None
        self._beginning = b""

    def frame(self, line: Line, moment: Moment) -> bytes:
        """A `View` in JSON."""
        views = self._views
        if views is None:
            views = self._views = Views(self._memory.room, self._kept)
        seat = line.shown
        own = views.own(seat) if seat is not None or not line.seats else self._between_hands(views, line)
        fresh = self._fresh_pictures(line, own.game, views.so_far)
        if moment != self._moment:
            self._moment, self._beginning = moment, self._begun(views, moment)
        return b'%b%b,"seat":%b%b' % (self._beginning, own.json, number(seat), fresh)

    def _between_hands(self, views: Views, line: Line) -> Own:
        host = self._memory.room.host
        return views.between_hands(host if host in line.seats else line.seats[0])

    def _begun(self, views: Views, moment: Moment) -> bytes:
        """What all who look at this moment are sent alike."""
        now, gone, tv = moment
        memory, unread = self._memory, self._unread()
        head = ViewHead(memory.version, now, memory.since, self._deadline, gone, unread, tv)
        return b'%b,"view":%b' % (encode_value(head)[:-1], views.beginning)

    def _unread(self) -> tuple[str, ...]:
        room = self._memory.room
        if playing(room) is not None:
            return ()
        if self._blank is None:
            blank = (name for name, cards in room.decks.items() if any(map(self._wordless, cards)))
            self._blank = tuple(blank)
        return self._blank

    def _wordless(self, card: CardId) -> bool:
        return self._pictures.card_texts(card) is None

    def _fresh_pictures(self, line: Line, own: GameOfOnes | None, so_far: GameSoFar | None) -> bytes:
        """The end of the frame: addresses of the cards that this connection has not been told of."""
        if own is None or so_far is None:
            return NO_PICTURES
        signature = own.hand, own.given, len(own.table), so_far
        if signature == line.signature:
            return NO_PICTURES
        line.signature = signature
        fresh = {}
        for card in shown_cards(own, so_far):
            if card not in line.known and (picture := self._pictures.picture(card)) is not None:
                line.known.add(card)
                fresh[card] = PictureView(picture.key, picture.preview or None)
        return b',"pictures":%b}' % encode_value(fresh)


def shown_cards(own: GameOfOnes, so_far: GameSoFar) -> Iterator[CardId]:
    """Every card that lies open in this view."""
    yield from own.hand or ()
    yield from own.given
    for slot in own.table:
        yield slot.card
    yield from so_far.discard
    for turn in (so_far.previous, *so_far.history):
        for played in turn.table if turn is not None else ():
            yield played.card
