"""How the room asks its running game."""

from typing import Any

from reverie.game import decide as game
from reverie.game.chance import Chance
from reverie.game.ids import TABLE
from reverie.game.refusals import Refusal
from reverie.lobby.events import RoomEvent
from reverie.lobby.state import Room, playing
from reverie.rulesets import RULESETS

Found = tuple[RoomEvent, ...] | Refusal
"""What a command brings about, or why it does not."""


def ask_game(room: Room, command: Any, chance: Chance) -> Found:
    """A command of the table to the game that runs."""
    running = playing(room)
    assert running is not None
    found = game.decide(RULESETS[running.ruleset], running, TABLE, command, chance)
    return found if isinstance(found, Refusal) else found.events
