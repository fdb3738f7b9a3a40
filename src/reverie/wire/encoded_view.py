"""The only place where a `View` or a `Change` becomes bytes, joined from parts; what stays the same is kept.

A view has the bytes of `observe`, encoded; a change those of its fields that are others than in what the
connection was sent before (both are laws of the tests). What is kept from one version of a room to the next
is public, or one seat's own and kept for that seat alone; `view_inputs` says what each part is made of.
"""

from collections.abc import Iterable, Mapping
from operator import attrgetter, itemgetter
from typing import Final, NamedTuple, NewType

from msgspec import Struct
from msgspec.structs import astuple

from reverie.game import observe as of_game
from reverie.game.ids import CardId, Seat
from reverie.game.observe import Onlooker
from reverie.game.ruleset import Ruleset
from reverie.game.state import Game
from reverie.game.views import PrivateGame, PublicGame, SeatView, SettledPublic
from reverie.lobby.observe import public_room
from reverie.lobby.options import options
from reverie.lobby.state import Room
from reverie.lobby.views import PublicRoom
from reverie.rulesets import PLAYED
from reverie.wire.brief_menu import brief
from reverie.wire.codec import encode_value
from reverie.wire.messages import PictureView, ViewHead
from reverie.wire.recipient import AddressesOf, Fields, OwnPart, PublicPart, Recipient, Told
from reverie.wire.view_inputs import (
    SETTLED,
    Inputs,
    Personal,
    nobody_moved,
    personal,
    phase_inputs,
    public_room_inputs,
    publicly,
    same,
    somebody_missing,
)

EncodedView = NewType("EncodedView", bytes)
"""A `View` in JSON: all that a connection takes for one, and made nowhere but here (a law of the tests)."""
EncodedChange = NewType("EncodedChange", bytes)
"""A `Change` in JSON: the same."""
EncodedFrame = EncodedView | EncodedChange


def _names(fields: Iterable[str]) -> Fields:
    return tuple(b'"%b":' % field.encode() for field in fields)


_RUNNING: Final = [
    f for f in PublicGame.__struct_fields__ if f not in SettledPublic.__struct_fields__ and f != "seats"
]
"""What is public of a game and not settled, the seats apart: of them only a few fields change at a time."""
_SEATS_AFTER: Final = PublicGame.__struct_fields__.index("seats") - len(SettledPublic.__struct_fields__)
_running: Final = itemgetter(*_RUNNING)
_HEAD: Final = ("since", "deadline", "gone", "unread", "tv")
_head: Final = attrgetter(*_HEAD)
_MENU: Final = PrivateGame.__struct_fields__.index("menu")

_NO_PICTURES: Final[dict[CardId, PictureView]] = {}

_ROOM_NAMES: Final = _names(PublicRoom.__struct_fields__)
_SETTLED_NAMES: Final = _names(SettledPublic.__struct_fields__)
_RUNNING_NAMES: Final = _names(_RUNNING)
_OWN_NAMES: Final = _names(PrivateGame.__struct_fields__)
_SEAT_NAMES: Final = _names(SeatView.__struct_fields__)
_HEAD_NAMES: Final = _names(_HEAD)


class CommonChange(NamedTuple):
    """What is new to all who were told the same: each of the fields with its name."""

    then: ViewHead
    now: ViewHead
    head: bytes
    room: Fields
    game: Fields
    seats: bytes
    ready: bytes
    """The `Change` of those who have nothing new of their own."""


class KeptParts:
    """What the views of one room have in common from one version to the next, each with its inputs."""

    __slots__ = ("menus", "own", "phase", "room", "settled_public")

    def __init__(self) -> None:
        self.room: tuple[Inputs, Fields] | None = None
        self.settled_public: tuple[Inputs, SettledPublic, Fields] | None = None
        self.phase: Inputs = ()
        self.own: dict[Seat, tuple[Inputs, OwnPart]] = {}
        """By seat, while the phase's inputs are the same."""
        self.menus: dict[Seat, bytes] = {}
        """What each may do for the table, likewise."""


class Views:
    """The views of one version of a room, and the changes that lead to it."""

    __slots__ = (
        "_common",
        "_head",
        "_head_json",
        "_kept",
        "_onlooker",
        "_own",
        "_room",
        "_rules",
        "public",
        "settled_public",
    )

    def __init__(self, room: Room, kept: KeptParts) -> None:
        self._room = room
        self._kept = kept
        self._onlooker: OwnPart | None = None
        self._own: dict[Seat, OwnPart] = {}
        self._head: ViewHead | None = None
        self._head_json = b""
        self._common: CommonChange | None = None
        self._rules: Ruleset | None = None
        self.settled_public: SettledPublic | None = None
        inputs, in_room = self._public_room()
        if room.game is None:
            self.public = PublicPart(in_room, None, (), ())
            return
        self._rules = PLAYED[room.game.settings.box][room.game.settings.ruleset]
        settled_inputs, self.settled_public, settled = self._settled(self._rules, room.game)
        running = of_game.running_public(self._rules, room.game)
        self.public = PublicPart(in_room, settled, _running(running), running["seats"])
        phase = phase_inputs(inputs, settled_inputs, room.game)
        if not same(phase, kept.phase):
            kept.phase = phase
            kept.own.clear()
            kept.menus.clear()

    def own(self, seat: Seat | None) -> OwnPart:
        """What this seat sees besides; None: an onlooker."""
        if seat is None:
            self._onlooker = self._onlooker or self._see(self._room.game, None, b"[]")
            return self._onlooker
        game, kept = self._room.game, self._kept.own
        inputs = None if game is None else personal(game, seat)
        if game is not None and inputs is not None and kept:
            then = kept.get(seat)
            if then is None or not same(inputs, then[0]):
                menu = self._kept.menus.get(seat) or self._menus([seat])[0]
                seen = self._see(_drawn(game, inputs), seat, menu)
                then = kept[seat] = inputs, seen
            return then[1]
        if seat not in self._own:  # nothing is kept: all who play are seen to in one go
            players = [chair.seat for chair in self._room.chairs if chair.holder == "player"]
            self._see_all(players if seat in players else [seat])
        return self._own[seat]

    def _see_all(self, seats: list[Seat]) -> None:
        rules, game, paused = self._rules, self._room.game, self._room.paused
        menus = self._menus(seats)
        if rules is None or game is None:
            self._own.update(
                {you: OwnPart(you, menu, (), None) for you, menu in zip(seats, menus, strict=True)}
            )
            return
        inputs = [personal(game, seat) for seat in seats]
        drawn = [_drawn(game, of_seat) for of_seat in inputs]
        owns = [of_game.private_part(rules, g, s, paused=paused) for g, s in zip(drawn, seats, strict=True)]
        for seat, menu, own, of_seat in zip(seats, menus, owns, inputs, strict=True):
            self._own[seat] = part = OwnPart(seat, menu, _own(own), own)
            if of_seat is not None:
                self._kept.own[seat] = of_seat, part

    def _see(self, game: Game | None, you: Seat | None, menu: bytes) -> OwnPart:
        if game is None or self._rules is None:
            return OwnPart(you, menu, (), None)
        viewer = Onlooker.SPECTATOR if you is None else you
        own = of_game.private_part(self._rules, game, viewer, paused=self._room.paused)
        return OwnPart(you, menu, _own(own), own)

    def _menus(self, seats: list[Seat]) -> list[bytes]:
        """What these may do for the table; kept while nobody is missing."""
        room, game, kept = self._room, self._room.game, self._kept.menus
        if game is None or somebody_missing(game):
            return [encode_value(options(room, seat)) for seat in seats]
        if missing := [seat for seat in seats if seat not in kept]:
            room = nobody_moved(room, game)
            kept.update({seat: encode_value(options(room, seat)) for seat in missing})
        return [kept[seat] for seat in seats]

    def between_hands(self, speaker: Seat) -> OwnPart:
        """Hot-seat, no hand shown: what an onlooker sees, and what this seat may do for the table."""
        return self._see(self._room.game, None, encode_value(options(self._room, speaker)))

    def frame(
        self,
        to: Recipient,
        head: ViewHead,
        seat: Seat | None,
        between_hands: Seat | None,
        addresses: AddressesOf,
    ) -> EncodedFrame:
        """A change to whoever was told something of this seat before; else the whole view.

        `between_hands`: for a hot-seat that shows no hand, who acts for the table there.
        """
        own = self.own(seat) if between_hands is None else self.between_hands(between_hands)
        before, to.told = to.told, Told(head, self.public, own, seat)
        if before is None or before.seat != seat or to.whole:
            return self.encode(head, own, seat, self._fresh(to, own, addresses))
        if before.own is own and before.public.settled is self.public.settled and to.known:
            common, pictures = self._common, _NO_PICTURES
            if common is not None and common.then is before.head and common.now is head:
                return EncodedChange(common.ready)  # as to most
        else:
            pictures = self._fresh(to, own, addresses)
        change = self.change(head, own, pictures, before)
        return self.encode(head, own, seat, pictures) if change is None else change

    def _fresh(self, to: Recipient, own: OwnPart, addresses: AddressesOf) -> dict[CardId, PictureView]:
        """The pictures in this view that have not been sent."""
        unknown = to.unknown(own.game, self.settled_public)
        found = addresses(unknown) if unknown else {}
        if found:
            to.known += tuple(found)
        return found

    def told(self, head: ViewHead, own: OwnPart, seat: Seat | None) -> Told:
        return Told(head, self.public, own, seat)

    def encode(
        self, head: ViewHead, own: OwnPart, seat: Seat | None, pictures: Mapping[CardId, PictureView]
    ) -> EncodedView:
        if head is not self._head:  # the same for all who look at the same moment
            self._head, self._head_json = (
                head,
                b'%b,"view":{%b,"game":'
                % (
                    encode_value(head)[:-1],
                    _joined(_ROOM_NAMES, self.public.room),
                ),
            )
        return EncodedView(
            b'%b%b,"you":%b,"menu":%b},"seat":%b,"pictures":%b}'
            % (
                self._head_json,
                self._game(own),
                _number(own.you),
                own.menu,
                _number(seat),
                encode_value(pictures),
            )
        )

    def change(
        self, head: ViewHead, own: OwnPart, pictures: Mapping[CardId, PictureView], told: Told
    ) -> EncodedChange | None:
        """What is new to whoever was told that. None: too much, they need a whole view."""
        if (self.public.settled is None) != (told.public.settled is None) or own.you != told.own.you:
            return None
        common = self._common
        if common is None or common.then is not told.head or common.now is not head:
            common = self._common = self._changed(head, told)  # the same for all but stragglers
        if own is told.own and not pictures:
            return EncodedChange(common.ready)
        in_room, in_game = common.room, common.game
        if own.menu != told.own.menu:
            in_room = (*in_room, b'"menu":' + own.menu)
        if own is not told.own:
            in_game = (*in_game, *_difference(_OWN_NAMES, own.fields, told.own.fields))
        return EncodedChange(_change(common.head, in_room, in_game, common.seats, pictures))

    def _changed(self, head: ViewHead, told: Told) -> CommonChange:
        now, then = self.public, told.public
        heads = _news(_HEAD_NAMES, _head(head), _head(told.head))
        version = b'{"type":"change","version":%d,"now":%d' % (head.version, head.now)
        if told.head.version != head.version - 1:
            version += b',"follows":%d' % told.head.version
        begun = b",".join((version, *heads))
        in_room = _difference(_ROOM_NAMES, now.room, then.room)
        in_game, seats = _news(_RUNNING_NAMES, now.running, then.running), b""
        if now.settled is not None and then.settled is not None:
            in_game += _difference(_SETTLED_NAMES, now.settled, then.settled)
        if [s.seat for s in now.seats] == [s.seat for s in then.seats]:
            seats = _seats(now.seats, then.seats)
        else:
            in_game += (b'"seats":' + encode_value(now.seats),)
        ready = _change(begun, in_room, in_game, seats, {})
        return CommonChange(told.head, head, begun, in_room, in_game, seats, ready)

    def _game(self, own: OwnPart) -> bytes:
        public = self.public
        if public.settled is None or own.game is None:
            return b"null"
        fields = list(own.fields)
        fields[_MENU] = encode_value(own.game.menu)
        before, after = slice(_SEATS_AFTER), slice(_SEATS_AFTER, None)
        return b'{%b,%b,"seats":%b,%b,%b}' % (
            _joined(_SETTLED_NAMES, public.settled),
            _joined(_RUNNING_NAMES[before], _each(public.running[before])),
            encode_value(public.seats),
            _joined(_RUNNING_NAMES[after], _each(public.running[after])),
            _joined(_OWN_NAMES, fields),
        )

    def _public_room(self) -> tuple[Inputs, Fields]:
        """All that everybody may know of a room, without its game."""
        inputs, kept = public_room_inputs(self._room), self._kept
        if kept.room is None or not same(inputs, kept.room[0]):
            kept.room = inputs, _encoded(public_room(publicly(inputs)))
        return kept.room

    def _settled(self, rules: Ruleset, game: Game) -> tuple[Inputs, SettledPublic, Fields]:
        inputs, kept = SETTLED.inputs(game), self._kept
        if kept.settled_public is None or not same(inputs, kept.settled_public[0]):
            settled = of_game.settled_public(rules, SETTLED.drawn(inputs))
            kept.settled_public = inputs, settled, _encoded(settled)
        return kept.settled_public


def _drawn(game: Game, inputs: Inputs | None) -> Game:
    """What a seat's part is made of: its inputs, or everything."""
    return game if inputs is None else Personal._make(inputs).drawn(game)


def _change(
    head: bytes, room: Fields, game: Fields, seats: bytes, pictures: Mapping[CardId, PictureView]
) -> bytes:
    parts = [head]
    if room:
        parts.append(b'"view":{%b}' % b",".join(room))
    if game:
        parts.append(b'"game":{%b}' % b",".join(game))
    if seats:
        parts.append(b'"seats":{%b}' % seats)
    if pictures:
        parts.append(b'"pictures":%b' % encode_value(pictures))
    return b",".join(parts) + b"}"


def _each(values: Iterable[object]) -> Fields:
    return tuple(map(encode_value, values))


def _encoded(struct: Struct) -> Fields:
    return _each(astuple(struct))


def _own(part: PrivateGame) -> Fields:
    """As changes say it; a whole view says the menu itself."""
    values = list(astuple(part))
    values[_MENU] = brief(part.menu)
    return _each(values)


def _joined(names: Fields, values: Iterable[bytes]) -> bytes:
    return b",".join([name + value for name, value in zip(names, values, strict=True)])


def _difference(names: Fields, now: Fields, then: Fields) -> Fields:
    """The fields that are not as they were, with their names."""
    if now is then:
        return ()
    return tuple([name + new for name, new, old in zip(names, now, then, strict=True) if new != old])


def _news(names: Fields, now: tuple[object, ...], then: tuple[object, ...]) -> Fields:
    """The same of values; those that are the very same need not be encoded to be compared."""
    if now is then:
        return ()
    found = []
    for name, new, old in zip(names, now, then, strict=True):
        if new is not old and (value := encode_value(new)) != encode_value(old):
            found.append(name + value)
    return tuple(found)


def _seats(now: tuple[SeatView, ...], then: tuple[SeatView, ...]) -> bytes:
    """Of each seat that is not as it was, the fields that are not."""
    return b",".join(
        [
            b'"%d":{%b}' % (new.seat, b",".join(_news(_SEAT_NAMES, astuple(new), astuple(old))))
            for new, old in zip(now, then, strict=True)
            if new != old
        ]
    )


def _number(seat: Seat | None) -> bytes:
    return b"null" if seat is None else b"%d" % seat
