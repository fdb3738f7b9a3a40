"""The last steps of a turn: hands pass to the left (P6), and so does the storyteller's role (C7)."""

from dataclasses import dataclass

from reverie.game.chance import Chance
from reverie.game.events import HandsPassed, TurnBegan
from reverie.game.phases.phase import Events, Phase
from reverie.game.state import Game, left_of


@dataclass(frozen=True, slots=True)
class Pass(Phase):
    name = "pass"
    handles_cards = True

    def close(self, g: Game, chance: Chance) -> Events:
        return (HandsPassed(),)


@dataclass(frozen=True, slots=True)
class Advance(Phase):
    name = "advance"

    def close(self, g: Game, chance: Chance) -> Events:
        assert g.turn.storyteller is not None
        return (TurnBegan(left_of(g, g.turn.storyteller)),)
