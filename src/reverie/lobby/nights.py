"""The next night: the same two play again, and the owls need a feather more or fewer (W6)."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from reverie.game.ids import Seat
from reverie.game.state import Board, FinishedTurn, Game, River
from reverie.lobby.state import Nights, Partners, Room, taken

FEWEST, MOST = 4, 25
REMEMBERED: Final = 60
"""Turns that owls remember from the nights before (W4)."""


class NextNight(Struct, frozen=True):
    night: int
    feathers: int
    """How many the owls need to win."""


def pair_of(room: Room) -> Partners | None:
    """The two people at the table. With a tame owl (a bot in a partner's seat) no night comes next (W8)."""
    chairs = taken(room)
    if len(chairs) != 2 or any(c.holder != "player" for c in chairs):
        return None
    return tuple(sorted((c.seat, c.name) for c in chairs))


def next_night(room: Room) -> NextNight | None:
    """Which night comes next at this table, if the last one had these two and these owls."""
    nights, s = room.nights, room.settings
    if nights is None or (nights.owls, nights.level) != (s.owls, s.owl_level) or nights.pair != pair_of(room):
        return None
    return NextNight(nights.night + 1, nights.feathers)


def tonight(room: Room, board: Board) -> Board:
    """The board of a game that begins."""
    coming = next_night(room)
    if coming is None or not isinstance(board, River):
        return board
    return replace(board, night=coming.night, feathers_goal=coming.feathers)


def after(room: Room, game: Game) -> Nights | None:
    """What is kept of a game that has ended."""
    board, pair, result = game.board, pair_of(room), game.result
    if not isinstance(board, River) or result is None or result.reason != "finished" or pair is None:
        return room.nights
    goal = board.feathers_goal - 1 if result.winners else board.feathers_goal + 1
    turns: tuple[FinishedTurn, ...] = game.history
    if room.nights is not None and room.nights.pair == pair:
        turns = room.nights.turns + turns
    return Nights(
        pair=pair,
        owls=board.owls,
        level=board.level,
        night=board.night,
        feathers=max(FEWEST, min(MOST, goal)),
        turns=turns[-REMEMBERED:],
    )


def remembered(room: Room, seats: tuple[Seat, ...]) -> tuple[FinishedTurn, ...]:
    """The evening so far, from earlier nights of those who sit here (W4)."""
    nights = room.nights
    return nights.turns if nights is not None and {s for s, _ in nights.pair} == set(seats) else ()
