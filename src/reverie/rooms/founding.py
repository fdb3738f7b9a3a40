"""A table before it is kept: opened, its founder seated, configured, with bots, begun; all or nothing."""

from collections.abc import Iterable

from reverie.game.chance import SeededChance
from reverie.game.ids import Seat
from reverie.game.refusals import Refusal
from reverie.lobby.commands import PlayerCommand, Sit
from reverie.lobby.decide import RoomProgress, decide
from reverie.lobby.events import RoomOpened
from reverie.lobby.fairness import next_seed
from reverie.lobby.state import VISITOR

FOUNDER = Seat(0)
"""The first to sit down at a table."""


def founded(opened: RoomOpened, sit: Sit, then: Iterable[PlayerCommand] = ()) -> RoomProgress | Refusal:
    """Everything up to the first row, or why the table cannot be as it was asked for."""
    progress = RoomProgress((opened,), opened.open())
    for actor, command in ((VISITOR, sit), *((FOUNDER, command) for command in then)):
        room = progress.after
        done = decide(room, actor, command, SeededChance(next_seed(room) or "", 1))
        if isinstance(done, Refusal):
            return done
        progress = RoomProgress(progress.events + done.events, done.after)
    return progress
