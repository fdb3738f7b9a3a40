"""Which view or change each connection is sent, with the addresses of pictures it has not been told of."""

from typing import Final, NamedTuple

from reverie.game.ids import CardId, Seat
from reverie.lobby.state import playing
from reverie.rooms.deck_port import PictureAddresses
from reverie.rooms.live.connection import Connection
from reverie.rooms.live.folded_state import FoldedRoom
from reverie.rooms.live.schedule import Schedule, deadline
from reverie.wire.encoded_view import EncodedFrame, KeptParts, Views
from reverie.wire.messages import PictureView, ViewHead

MOMENT: Final = 20
"""Milliseconds that count as the same time: whoever is sent something within them is sent the same."""


class Moment(NamedTuple):
    """What changes without the room: the time, who has no connection, whether a television is there."""

    now: int
    gone: tuple[Seat, ...]
    tv: bool


class Frames:
    """The views of one version of a room."""

    __slots__ = ("_blank", "_deadline", "_epoch", "_folded", "_head", "_kept", "_pictures", "_views")

    def __init__(
        self, epoch: str, folded: FoldedRoom, schedule: Schedule, pictures: PictureAddresses, kept: KeptParts
    ) -> None:
        self._epoch = epoch
        self._folded = folded
        self._deadline = deadline(schedule)
        self._pictures = pictures
        self._blank: tuple[str, ...] | None = None
        self._kept = kept
        self._views: Views | None = None
        self._head: ViewHead | None = None

    def frame(self, connection: Connection, moment: Moment) -> EncodedFrame:
        seat, speaker = connection.shown, None
        if seat is None and connection.seats:  # hot-seat, no hand shown
            host = self._folded.room.host
            speaker = host if host in connection.seats else connection.seats[0]
        head, views = self._headed(moment), self._views
        if views is None:
            views = self._views = Views(self._folded.room, self._kept)
        return views.frame(connection.recipient, head, seat, speaker, self._addresses)

    def _headed(self, moment: Moment) -> ViewHead:
        now, gone, tv = moment
        folded, head = self._folded, self._head
        if head is None or head.gone != gone or head.tv != tv or not 0 <= now - head.now < MOMENT:
            unread = self._unread()
            self._head = head = ViewHead(
                folded.version, self._epoch, now, folded.since, self._deadline, gone, unread, tv
            )
        return head

    def _unread(self) -> tuple[str, ...]:
        room = self._folded.room
        if playing(room) is not None:
            return ()
        if self._blank is None:
            blank = (name for name, cards in room.decks.items() if any(map(self._wordless, cards)))
            self._blank = tuple(blank)
        return self._blank

    def _wordless(self, card: CardId) -> bool:
        return not self._pictures.languages(card)

    def _addresses(self, cards: list[CardId]) -> dict[CardId, PictureView]:
        found = [(card, self._pictures.picture(card)) for card in cards]
        return {card: PictureView(p.key, p.preview or None) for card, p in found if p is not None}
