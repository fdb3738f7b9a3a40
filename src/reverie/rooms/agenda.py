"""What will happen by itself, with its time: deadlines, and bots that take as long as people do."""

from collections.abc import Iterable
from random import Random
from typing import Final, Literal

import msgspec
from msgspec import Struct

from reverie.game.ids import Seat
from reverie.lobby.due import Due, due
from reverie.lobby.state import Room
from reverie.storage.port import DueRow

THINKING: Final[dict[str, tuple[float, float]]] = {
    "volunteer": (3, 7),
    "clue": (5, 12),
    "invite": (3, 7),
    "agree": (2, 5),
    "contribute": (3, 10),
    "vote": (4, 12),
    "point": (3, 8),
}
"""Seconds a bot takes for its move, at least and at most."""
PATIENCE: Final = 15
"""Seconds more that bots leave people to have a clue first (C3)."""
COUNTING: Final = 3


class Task(Struct, frozen=True):
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


Agenda = tuple[Task, ...]


def plan(room: Room, version: int, now: int, before: Agenda, pace: float, rng: Random) -> Agenda:
    """What was planned and is still wanted keeps its time; what is new gets one."""
    planned = []
    for wanted in due(room):
        kept = next((t for t in before if t.answers(wanted)), None)
        if kept is None:
            at = now + round(1000 * _seconds(room, wanted, pace, rng))
            kept = Task(wanted.what, wanted.serial, wanted.seat, version, at)
        planned.append(kept)
    return tuple(planned)


def deadline(agenda: Agenda) -> int | None:
    return next((t.at for t in agenda if t.what == "time-up"), None)


def _seconds(room: Room, wanted: Due, pace: float, rng: Random) -> float:
    if wanted.what == "time-up":
        return float(wanted.seconds or 0)
    if wanted.what == "count":
        return COUNTING * pace
    low, high = THINKING.get(room.game.phase if room.game else "", (1, 3))
    return pace * (rng.triangular(low, high, low + (high - low) / 3) + (PATIENCE if wanted.patient else 0))


def rows(code: str, agenda: Iterable[Task]) -> tuple[DueRow, ...]:
    return tuple(DueRow(code, t.at, t.key, msgspec.json.encode(t)) for t in agenda)


def read_rows(found: Iterable[DueRow]) -> Agenda:
    return tuple(msgspec.json.decode(row.what, type=Task) for row in found)
