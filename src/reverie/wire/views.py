"""From a room to the JSON of what its viewers see, joined from parts; what did not change is kept.

The bytes are those of `observe`, encoded (a law of the tests). What is kept from one version of a room to the
next is public, or one seat's own and kept for that seat alone.
"""

from collections.abc import Callable
from operator import attrgetter, is_
from typing import Final, Generic, TypeVar

from msgspec import Struct

from reverie.game import observe as of_game
from reverie.game.ids import Seat
from reverie.game.observe import Onlooker
from reverie.game.state import Game, Turn
from reverie.game.views import GameOfOnes, GameSoFar
from reverie.lobby.menu import RoomOption
from reverie.lobby.observe import public_room
from reverie.lobby.options import options
from reverie.lobby.state import Room
from reverie.rulesets import RULESETS
from reverie.wire.codec import encode_value

T = TypeVar("T")
About = tuple[object, ...]


def _all_but(kind: type[Struct], *others: str) -> Callable[[object], About]:
    return attrgetter(*(f for f in kind.__struct_fields__ if f not in others))


_ROOM_WITHOUT_GAME: Final = _all_but(Room, "game")
_GAME_WITHOUT_TURN: Final = _all_but(Game, "turn", "phase", "serial", "hands")
_TURN_WITHOUT_MOVES: Final = _all_but(Turn, "given", "ballots", "abstained", "ready", "by_mood")
"""Without what each does on their own: `grounds` says which of that is whose."""


class Kept(Generic[T]):
    """An answer that holds while all it was made of is the very same; states are never changed."""

    __slots__ = ("_about", "_answer")

    def __init__(self) -> None:
        self._about: About = ()
        self._answer: T | None = None

    def of(self, about: About, make: Callable[[], T]) -> T:
        if self._answer is None or not same(about, self._about):
            self._about, self._answer = about, make()
        return self._answer


def same(about: About, before: About) -> bool:
    return len(about) == len(before) and all(map(is_, about, before))


class Own(Struct, frozen=True):
    """The end of a view in JSON, which is one viewer's own, and what of the game is in it."""

    json: bytes
    game: GameOfOnes | None


class KeptParts:
    """What the views of one room have in common from one version to the next."""

    __slots__ = ("own", "phase", "room", "so_far")

    def __init__(self) -> None:
        self.room: Kept[bytes] = Kept()
        self.so_far: Kept[GameSoFar] = Kept()
        self.phase: About = ()
        """The parts above, new where anything in them is, and what is common to all of the running turn."""
        self.own: dict[Seat, tuple[About, Own]] = {}
        """By seat, what holds while only others move in the phase."""


class Views:
    """The views of one version of a room: each is `beginning` and the viewer's own part."""

    __slots__ = ("_kept", "_onlooker", "_room", "_rules", "beginning", "so_far")

    def __init__(self, room: Room, kept: KeptParts) -> None:
        game = room.game
        self._room = room
        self._kept = kept.own
        self._onlooker: Own | None = None
        about = _ROOM_WITHOUT_GAME(room)
        if game is None:
            self.so_far: GameSoFar | None = None
            self.beginning = kept.room.of(about, lambda: _beginning(room)) + b"null"
            return
        rules = self._rules = RULESETS[game.ruleset]
        about += (game.mates, game.order, game.result, game.serial if room.asked else None)
        beginning = kept.room.of(about, lambda: _beginning(room))
        self.so_far = kept.so_far.of(_GAME_WITHOUT_TURN(game), lambda: of_game.so_far(rules, game))
        phase = beginning, self.so_far, game.serial, *_TURN_WITHOUT_MOVES(game.turn)
        if not same(phase, kept.phase):
            kept.phase = phase
            kept.own.clear()
        self.beginning = beginning + encode_value(of_game.public(rules, game, self.so_far))[:-1]

    def own(self, seat: Seat | None) -> Own:
        """What this seat sees besides; None: an onlooker."""
        if seat is None:
            self._onlooker = self._onlooker or self._see(None, ())
            return self._onlooker
        game = self._room.game
        about = None if game is None else of_game.grounds(game, seat)
        if about is None:
            return self._see(seat, options(self._room, seat))
        found = self._kept.get(seat)
        if found is None or not same(about, found[0]):
            found = self._kept[seat] = about, self._see(seat, options(self._room, seat))
        return found[1]

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
