"""What the kept parts of a view are made of. A builder is given a state with that in it and nothing else.

So a part can depend on nothing but its inputs: what is left out here by mistake makes a part wrong at once,
for everybody and in every test, and never one that was right and has become stale.
"""

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter, is_
from typing import Final, Generic, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from reverie.game.ids import CardId, Seat
from reverie.game.settings import Settings
from reverie.game.state import Ballot, Game, ScoreTrack, Turn
from reverie.lobby.state import Room

S = TypeVar("S", bound=Struct)
Inputs = tuple[object, ...]


def same(now: Inputs, before: Inputs) -> bool:
    """The very same: states never change, so nothing has to be compared more deeply."""
    return len(now) == len(before) and all(map(is_, now, before))


class Projection(Generic[S]):
    """Some fields of a state: their values are the inputs, a state with only these is what a builder gets."""

    __slots__ = ("_blank", "fields", "inputs")

    def __init__(self, blank: S, fields: Iterable[str]) -> None:
        self._blank = blank
        self.fields = tuple(fields)
        self.inputs: Callable[[S], Inputs] = attrgetter(*self.fields)

    @property
    def width(self) -> int:
        return len(self.fields)

    def drawn(self, inputs: Inputs) -> S:
        return replace(self._blank, **dict(zip(self.fields, inputs, strict=True)))


def _all_but(kind: type[Struct], *others: str) -> list[str]:
    return [field for field in kind.__struct_fields__ if field not in others]


BLANK_GAME: Final = Game(
    ruleset="",
    settings=Settings(""),
    seed="",
    order=(),
    ring=(),
    mates={},
    hands={},
    pile=(),
    discard=(),
    buried=(),
    board=ScoreTrack({}),
    tellings={},
    turn=Turn(0, None),
    phase="",
    serial=0,
)
BLANK_ROOM: Final = Room(settings=Settings(""), decks={})

SETTLED: Final = Projection(
    BLANK_GAME,
    ("ruleset", "settings", "seed", "pile", "discard", "buried", "board", "history", "result"),
)
"""For what everybody may know of a game and most moves leave as it is."""

_ROOM: Final = Projection(BLANK_ROOM, _all_but(Room, "game"))
_PARTIES: Final = Projection(BLANK_GAME, ("settings", "order", "mates", "result"))


def public_room_inputs(room: Room) -> Inputs:
    """What the public view of a room depends on: its own fields; the game's settings, order, pairs, result.

    While the host is asked to decide something, the serial of the phase in question too.
    """
    game, inputs = room.game, _ROOM.inputs(room)
    if game is None:
        return inputs
    return (*inputs, *_PARTIES.inputs(game), game.serial if room.asked else None)


def publicly(inputs: Inputs) -> Room:
    """A room made of `public_room_inputs`."""
    own, rest = inputs[: _ROOM.width], inputs[_ROOM.width :]
    if not rest:
        return _ROOM.drawn(own)
    *parties, serial = rest
    game = _PARTIES.drawn(tuple(parties))
    return replace(_ROOM.drawn(own), game=game if serial is None else replace(game, serial=serial))


class Personal(NamedTuple):
    """The inputs of one seat's private part: of what players do in a phase, what it may see."""

    seat: Seat
    hand: tuple[CardId, ...] | None
    given: tuple[CardId, ...] | None
    mates: tuple[CardId, ...] | None
    """What the partner gave (T6)."""
    ready: bool
    ballot: Ballot | None
    ballots: dict[Seat, Ballot] | None
    """Everybody's, for the storyteller: the chief counts when all have pointed (K7)."""
    abstained: frozenset[Seat] | None
    """The same."""

    def fields(self, mates: Mapping[Seat, Seat]) -> tuple[dict[str, object], dict[str, object]]:
        """The fields of a game, and of its turn, as this seat's part is shown them."""
        seat, hand, given, mates_given, ready, ballot, ballots, abstained = self
        gifts = {} if given is None else {seat: given}
        if mates_given is not None:
            gifts[mates[seat]] = mates_given
        if ballots is None:
            ballots = {} if ballot is None else {seat: ballot}
        return {"hands": {} if hand is None else {seat: hand}}, {
            "given": gifts,
            "ballots": ballots,
            "abstained": abstained or _NONE,
            "ready": frozenset((seat,)) if ready else _NONE,
            "random_fallback": _NONE,
            "because": {},
        }

    def drawn(self, game: Game) -> Game:
        """The game with nothing in it that others do on their own."""
        in_game, in_turn = self.fields(game.mates)
        return replace(game, turn=replace(game.turn, **in_turn), **in_game)


def somebody_missing(game: Game) -> bool:
    """Others may have to act for who is gone (X2): views then depend on the whole game, and are not kept.

    Nor are they beside a real box, where a phase looks at everybody's claims (N3).
    """
    return bool(game.seating.away or game.seating.left or game.settings.box)


def personal(game: Game, seat: Seat) -> Inputs | None:
    """The fields of a `Personal`. None: everything."""
    who, turn = game.seating, game.turn
    if who.away or who.left or game.settings.box:  # as `somebody_missing`, without a call for every seat
        return None
    given, ballots, chief = turn.given, turn.ballots, seat == turn.storyteller
    return (
        seat,
        game.hands.get(seat),
        given.get(seat),
        given.get(game.mates[seat]) if seat in game.mates else None,
        seat in turn.ready,
        ballots.get(seat),
        ballots if chief else None,
        turn.abstained if chief else None,
    )


_NONE: Final[frozenset[Seat]] = frozenset()
_NOBODY: Final = Personal(Seat(0), None, None, None, False, None, None, None)
_IN_GAME, _IN_TURN = _NOBODY.fields({})
_GAME: Final = Projection(BLANK_GAME, _all_but(Game, "turn", *SETTLED.fields, *_IN_GAME))
_TURN: Final = Projection(Turn(0, None), _all_but(Turn, *_IN_TURN))


def phase_inputs(room: Inputs, settled: Inputs, game: Game) -> Inputs:
    """All of a room with a game that `Personal` does not draw: every seat's part is made of it too.

    What a seat may do for the table is made of this alone. The inputs of the public and the settled part
    stand for the fields in them, as long as these are kept.
    """
    return (room, settled, *_GAME.inputs(game), *_TURN.inputs(game.turn))


def nobody_moved(room: Room, game: Game) -> Room:
    """A room made of `phase_inputs`: with nothing in its game that anybody does on their own."""
    return replace(room, game=_NOBODY.drawn(game))
