"""Whose place at the table a token is for, as the log has it."""

from reverie.game.ids import Seat
from reverie.lobby.state import Chair, Room, Watcher, chair_of


def person_at(room: Room, seat: Seat) -> Chair | None:
    """The chair, if somebody holds it, or a bot for them until they are back."""
    chair = chair_of(room, seat)
    return chair if chair is not None and (chair.holder == "player" or chair.stands_in) else None


def watcher_of(room: Room, number: int | None) -> Watcher | None:
    return next((w for w in room.watchers if w.number == number), None)
