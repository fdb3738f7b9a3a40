"""From a room to the JSON of what its viewers see, joined from parts; what did not change is kept.

The bytes are those of `observe`, encoded (a law of the tests). What is kept from one version of a room to the
next is public, all of it: a viewer's own part is made for that viewer, every time.
"""

from collections.abc import Callable
from operator import attrgetter, is_
from typing import Final, Generic, TypeVar

from msgspec import Struct

from reverie.game import observe as of_game
from reverie.game.ids import Seat
from reverie.game.observe import Onlooker
from reverie.game.state import Game
from reverie.game.views import GameOfOnes, GameSoFar
from reverie.lobby.menu import RoomOption
from reverie.lobby.observe import public_room
from reverie.lobby.options import options
from reverie.lobby.state import Room
from reverie.rulesets import RULESETS
from reverie.wire.codec import encode_value

T = TypeVar("T")

_ROOM_WITHOUT_GAME: Final = attrgetter(*(f for f in Room.__struct_fields__ if f != "game"))
_GAME_WITHOUT_TURN: Final = attrgetter(
    *(f for f in Game.__struct_fields__ if f not in ("turn", "phase", "serial", "hands"))
)


class Kept(Generic[T]):
    """An answer that holds while all it was made of is the very same; states are never changed."""

    __slots__ = ("_about", "_answer")

    def __init__(self) -> None:
        self._about: tuple[object, ...] = ()
        self._answer: T | None = None

    def of(self, about: tuple[object, ...], make: Callable[[], T]) -> T:
        if self._answer is None or len(about) != len(self._about) or not all(map(is_, about, self._about)):
            self._about, self._answer = about, make()
        return self._answer


class KeptParts:
    """What the views of one room have in common from one version to the next."""

    __slots__ = ("room", "so_far")

    def __init__(self) -> None:
        self.room: Kept[bytes] = Kept()
        self.so_far: Kept[GameSoFar] = Kept()


class Own(Struct, frozen=True):
    """The end of a view in JSON, which is one viewer's own, and what of the game is in it."""

    json: bytes
    game: GameOfOnes | None


class Views:
    """The views of one version of a room: each is `beginning` and the viewer's own part."""

    __slots__ = ("_own", "_room", "_rules", "beginning", "so_far")

    def __init__(self, room: Room, kept: KeptParts) -> None:
        game = room.game
        self._room = room
        self._own: dict[Seat | None, Own] = {}
        about: tuple[object, ...] = _ROOM_WITHOUT_GAME(room)
        if game is None:
            self.so_far: GameSoFar | None = None
            self.beginning = kept.room.of(about, lambda: _beginning(room)) + b"null"
            return
        about += (game.mates, game.order, game.result, game.serial if room.asked else None)
        rules = self._rules = RULESETS[game.ruleset]
        so_far = kept.so_far.of(_GAME_WITHOUT_TURN(game), lambda: of_game.so_far(rules, game))
        public = of_game.public(rules, game, so_far)
        self.so_far = so_far
        self.beginning = kept.room.of(about, lambda: _beginning(room)) + encode_value(public)[:-1]

    def own(self, seat: Seat | None) -> Own:
        """What this seat sees besides; None: an onlooker."""
        found = self._own.get(seat)
        if found is None:
            menu = () if seat is None else options(self._room, seat)
            found = self._own[seat] = self._see(seat, menu)
        return found

    def between_hands(self, speaker: Seat) -> Own:
        """Hot-seat, no hand shown: what an onlooker sees, and what this seat may do for the table."""
        return self._see(None, options(self._room, speaker))

    def _see(self, you: Seat | None, menu: tuple[RoomOption, ...]) -> Own:
        room, game = self._room, self._room.game
        end = b',"you":%b,"menu":%b}' % (number(you), encode_value(menu))
        if game is None:
            return Own(end, None)
        viewer = Onlooker.SPECTATOR if you is None else you
        own = of_game.of_ones_own(self._rules, game, viewer, paused=room.paused)
        return Own(b",%b%b" % (encode_value(own)[1:], end), own)


def number(seat: Seat | None) -> bytes:
    return b"null" if seat is None else b"%d" % seat


def _beginning(room: Room) -> bytes:
    """All that everybody may know of a room, up to where its game stands."""
    return encode_value(public_room(room))[:-1] + b',"game":'
