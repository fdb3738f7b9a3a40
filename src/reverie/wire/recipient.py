"""What a connection has been sent: the next frame says what is new to it, and no picture twice."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from msgspec import Struct

from reverie.game.ids import CardId, Seat
from reverie.game.views import PrivateGame, SeatView, SettledPublic
from reverie.wire.messages import PictureView, ViewHead

Fields = tuple[bytes, ...]
"""The values of a struct's fields, each in JSON."""


class PublicPart(NamedTuple):
    """All that everybody may know of one version of a room."""

    room: Fields
    settled: Fields | None
    """None: there is no game."""
    running: tuple[object, ...]
    """Not in JSON yet: most of it is the very same from one version to the next."""
    seats: tuple[SeatView, ...]


class OwnPart(Struct, frozen=True):
    """What of a view is one viewer's own, and what of the game is in it."""

    you: Seat | None
    menu: bytes
    """What they may do in the room."""
    fields: Fields
    """Of the game, the menu as changes say it."""
    game: PrivateGame | None


class Told(NamedTuple):
    """What a connection was sent last: the next frame says what has changed since."""

    head: ViewHead
    public: PublicPart
    own: OwnPart
    seat: Seat | None


class Recipient:
    """What one connection has been sent, so that it is not sent again."""

    __slots__ = ("_shown", "known", "told", "whole")

    def __init__(self, *, whole: bool = False) -> None:
        self.whole = whole
        """Wants every view whole."""
        self.told: Told | None = None
        self.known: tuple[CardId, ...] = ()
        """Cards whose picture has been sent; a set of so few would take five times the memory."""
        self._shown: object = None
        """What the last view showed, to see at a glance that no new card is in this one."""

    def forget(self) -> None:
        """The next view is whole, with the addresses of all pictures."""
        self.told = None
        self.redraw()

    def redraw(self) -> None:
        """The addresses of all pictures will be sent again."""
        self.known = ()
        self._shown = None

    def unknown(self, own: PrivateGame | None, settled: SettledPublic | None) -> list[CardId]:
        """The cards in this view whose picture has not been sent."""
        if own is None or settled is None:
            return []
        shown = own.hand, own.given, len(own.table), settled
        if shown == self._shown:
            return []
        self._shown, known = shown, set(self.known)
        return [card for card in dict.fromkeys(shown_cards(own, settled)) if card not in known]


AddressesOf = Callable[[list[CardId]], dict[CardId, PictureView]]
"""Looks up where the pictures of cards are; cards without one are missing from the result."""


def shown_cards(own: PrivateGame, settled: SettledPublic) -> Iterator[CardId]:
    """Every card that lies open in a view."""
    yield from own.hand or ()
    yield from own.given
    for slot in own.table:
        yield slot.card
    yield from settled.discard
    for turn in (settled.previous, *settled.history):
        for played in turn.table if turn is not None else ():
            yield played.card
