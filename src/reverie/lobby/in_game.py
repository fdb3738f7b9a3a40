"""How the room asks its running game."""

from reverie.game import decide as game
from reverie.game.chance import Chance
from reverie.game.commands import TableCommand
from reverie.game.refusals import Refusal
from reverie.lobby.events import RoomEvent
from reverie.lobby.evolve import evolve
from reverie.lobby.state import Room, playing
from reverie.lobby.table_rules import rules_of

Found = tuple[RoomEvent, ...] | Refusal
"""What a command brings about, or why it does not."""


def ask_game(room: Room, command: TableCommand, chance: Chance) -> Found:
    """A command of the table to the game that runs."""
    running = playing(room)
    assert running is not None
    found = game.decide_for_table(rules_of(running.settings), running, command, chance)
    return found if isinstance(found, Refusal) else found.events


def with_game(room: Room, event: RoomEvent, chance: Chance, *, left: bool = False) -> tuple[RoomEvent, ...]:
    """Somebody came, went or `left` for good: that, and what follows from it in the game that runs."""
    running = playing(evolve(room, event))
    if running is None:
        return (event,)
    return (event, *game.reseated(rules_of(running.settings), running, chance, left=left).events)
