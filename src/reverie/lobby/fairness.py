"""A game's shuffles are settled before anybody sits down to it: the room promises them by a hash."""

from hashlib import sha256

from reverie.lobby.state import Room, playing


def next_seed(room: Room) -> str | None:
    """What the next game will be shuffled from; rooms of older logs have settled nothing."""
    if not room.secret:
        return None
    return sha256(f"{room.secret}:{room.games + 1}".encode()).hexdigest()


def promise(room: Room) -> str:
    """The hash of the next game's seed, while it is still to begin."""
    seed = None if playing(room) is not None else next_seed(room)
    return "" if seed is None else sha256(seed.encode()).hexdigest()
