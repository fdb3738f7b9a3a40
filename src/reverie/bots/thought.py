"""What a computer player came to: a move, and whether it had anything to go by."""

from msgspec import Struct

from reverie.game.commands import Move


class Thought(Struct, frozen=True):
    move: Move
    random_fallback: bool = False
    """Nothing could be read: no text on a card, or no word in the clue."""
