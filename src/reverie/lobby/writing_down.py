"""Clues said aloud, sung or mimed: from the reveal on any seat may write down what was said (C4)."""

from reverie.game.ids import Seat
from reverie.game.state import FinishedTurn
from reverie.lobby.state import Room, playing


def to_write_down(room: Room, seat: Seat) -> tuple[int, ...]:
    """The turns of the running game whose words this seat may write, or write anew."""
    game = playing(room)
    return () if game is None else tuple(t.number for t in game.history if _lacks_words(t, seat))


def _lacks_words(turn: FinishedTurn, seat: Seat) -> bool:
    """Whether this seat may write: words that are there only their writer or the storyteller replaces."""
    if turn.clue is None or turn.clue.text.strip():
        return False
    words = turn.written_down
    return words is None or seat in (words.seat, turn.storyteller)
