"""What will happen by itself, with its time: deadlines, and bots that take as long as people do."""

from collections.abc import Iterable
from random import Random
from typing import Final, Literal

import msgspec
from msgspec import Struct

from reverie.game.ids import Seat
from reverie.lobby.due import Due, due
from reverie.lobby.state import Room
from reverie.lobby.table_rules import rules_of
from reverie.storage.port import DueRow

PATIENCE: Final = 60
"""Seconds at least that bots leave people to have a clue first (C3)."""
FIRST_GIFT: Final = 10
"""Seconds at least from a person's clue to a bot's gift: a gift makes the words final (C11)."""
COUNTING: Final = 3


class DueTask(Struct, frozen=True):
    """`cause` is the version of the room that called for it; with it the key is unique."""

    what: Literal["time-up", "bot", "count"]
    serial: int
    seat: Seat | None
    cause: int
    at: int

    @property
    def key(self) -> str:
        seat = "" if self.seat is None else self.seat
        return f"{self.what}:{self.serial}:{seat}:{self.cause}"

    def answers(self, wanted: Due) -> bool:
        return (self.what, self.serial, self.seat) == (wanted.what, wanted.serial, wanted.seat)


Schedule = tuple[DueTask, ...]


def plan(room: Room, version: int, now: int, before: Schedule, pace: float, rng: Random) -> Schedule:
    """What was planned and is still wanted keeps its time; what is new gets one."""
    planned = []
    for wanted in due(room):
        kept = next((t for t in before if t.answers(wanted)), None)
        if kept is None:
            at = now + round(1000 * _seconds(room, wanted, pace, rng))
            kept = DueTask(wanted.what, wanted.serial, wanted.seat, version, at)
        planned.append(kept)
    return tuple(planned)


def deadline(schedule: Schedule) -> int | None:
    return next((t.at for t in schedule if t.what == "time-up"), None)


def _seconds(room: Room, wanted: Due, pace: float, rng: Random) -> float:
    if wanted.what == "time-up":
        return float(wanted.seconds or 0)
    if wanted.what == "count":
        return COUNTING * pace
    game = room.game
    assert game is not None  # nothing else is due without one
    low, high = rules_of(game.settings).phase(game.phase).thinking
    more = PATIENCE if wanted.patient else FIRST_GIFT - low if wanted.held_back else 0
    return pace * (rng.triangular(low, high, low + (high - low) / 3) + more)


def rows(code: str, schedule: Iterable[DueTask]) -> tuple[DueRow, ...]:
    return tuple(DueRow(code, t.at, t.key, msgspec.json.encode(t)) for t in schedule)


def read_rows(found: Iterable[DueRow]) -> Schedule:
    return tuple(msgspec.json.decode(row.what, type=DueTask) for row in found)
