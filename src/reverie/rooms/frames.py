"""From a room to the bytes of a view; what several see alike is worked out once."""

from collections.abc import Iterable, Iterator
from typing import Protocol

from msgspec import Raw
from msgspec.structs import replace

from reverie.game.ids import CardId, Seat
from reverie.game.observe import Onlooker
from reverie.game.views import GameView
from reverie.lobby.observe import observe, observe_all
from reverie.lobby.options import options
from reverie.lobby.state import playing
from reverie.rooms.agenda import Agenda, deadline
from reverie.rooms.line import Line
from reverie.rooms.memory import Memory
from reverie.wire.codec import encode_value, write_message
from reverie.wire.messages import EncodedView, PictureView


class Picture(Protocol):
    @property
    def key(self) -> str: ...

    @property
    def preview(self) -> str | None: ...


class Pictures(Protocol):
    """Where the room looks up the address of a card's picture, and whether anything is written on it."""

    def picture(self, card: CardId) -> Picture | None: ...

    def card_texts(self, card: CardId) -> object | None: ...


class Frames:
    """The views of one version of a room."""

    def __init__(self, memory: Memory, agenda: Agenda, pictures: Pictures, lines: Iterable[Line]) -> None:
        self._memory = memory
        self._lines = lines
        self._deadline = deadline(agenda)
        self._pictures = pictures
        self._blank: tuple[str, ...] | None = None
        self._seen: dict[Seat | None, tuple[Raw, GameView | None]] = {}

    def frame(self, line: Line, now: int, gone: tuple[Seat, ...], tv: bool) -> bytes:
        shared = line.shown is None and bool(line.seats)
        view, game = self._shared(line.seats) if shared else self._view(line.shown)
        fresh: dict[CardId, PictureView] = {}
        if game is not None and (signature := _signature(game)) != line.signature:
            line.signature = signature
            fresh = self._pictures_of(game, line.known)
        return write_message(
            EncodedView(
                version=self._memory.version,
                now=now,
                since=self._memory.since,
                deadline=self._deadline,
                seat=line.shown,
                view=view,
                pictures=fresh,
                gone=gone,
                unread=self._unread(),
                tv=tv,
            )
        )

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

    def _view(self, seat: Seat | None) -> tuple[Raw, GameView | None]:
        if seat not in self._seen:
            seats = {seat, *(line.shown for line in self._lines)} - self._seen.keys()
            self._see(tuple(seats))
        return self._seen[seat]

    def _shared(self, seats: tuple[Seat, ...]) -> tuple[Raw, GameView | None]:
        """Hot-seat, no hand shown: what an onlooker sees, and what one of these may do for the table."""
        room = self._memory.room
        view = observe(room, Onlooker.SPECTATOR)
        speaker = room.host if room.host in seats else seats[0]
        return Raw(encode_value(replace(view, menu=options(room, speaker)))), view.game

    def _see(self, seats: tuple[Seat | None, ...]) -> None:
        viewers = [Onlooker.SPECTATOR if seat is None else seat for seat in seats]
        for seat, view in zip(seats, observe_all(self._memory.room, viewers), strict=True):
            self._seen[seat] = (Raw(encode_value(view)), view.game)

    def _pictures_of(self, game: GameView, known: set[CardId]) -> dict[CardId, PictureView]:
        """Addresses of the cards that this connection has not been told of."""
        fresh = {}
        for card in shown_cards(game):
            if card not in known and (picture := self._pictures.picture(card)) is not None:
                known.add(card)
                fresh[card] = PictureView(picture.key, picture.preview or None)
        return fresh


def _signature(game: GameView) -> object:
    """Differs whenever another card comes into view."""
    previous = 0 if game.previous is None else game.previous.number
    return game.hand, game.given, len(game.table), game.discard, game.commitment, previous, len(game.history)


def shown_cards(view: GameView) -> Iterator[CardId]:
    """Every card that lies open in this view."""
    yield from view.hand or ()
    yield from view.given
    for slot in view.table:
        yield slot.card
    yield from view.discard
    for turn in (view.previous, *view.history):
        for played in turn.table if turn is not None else ():
            yield played.card
