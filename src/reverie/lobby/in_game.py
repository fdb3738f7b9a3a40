"""How the room asks its running game."""

from reverie.game import decide as game
from reverie.game.chance import Chance
from reverie.game.commands import TableCommand
from reverie.game.refusals import Refusal
from reverie.lobby.events import RoomEvent
from reverie.lobby.evolve import evolve
from reverie.lobby.state import Room, playing
from reverie.rulesets import RULESETS

Found = tuple[RoomEvent, ...] | Refusal
"""What a command brings about, or why it does not."""


def ask_game(room: Room, command: TableCommand, chance: Chance) -> Found:
    """A command of the table to the game that runs."""
    running = playing(room)
    assert running is not None
    found = game.decide_for_table(RULESETS[running.ruleset], running, command, chance)
    return found if isinstance(found, Refusal) else found.events


def with_game(room: Room, event: RoomEvent, chance: Chance, *, left: bool = False) -> tuple[RoomEvent, ...]:
    """Somebody came, went or `left` for good: that, and what follows from it in the game that runs."""
    running = playing(evolve(room, event))
    if running is None:
        return (event,)
    return (event, *game.reseated(RULESETS[running.ruleset], running, chance, left=left).events)
