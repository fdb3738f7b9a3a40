"""How each event changes the game: a pure fold, the only thing that changes a state."""

from reverie.game.events import GameEvent, GameStarted
from reverie.game.state import Game


def begin(started: GameStarted) -> Game:
    """The game as it stands before its first phase."""
    return started.apply()


def evolve(g: Game, event: GameEvent) -> Game:
    return event.apply(g)
