"""Everyone draws back to a full hand, the discard shuffled in when the pile is too small (D7, O6)."""

from collections.abc import Callable
from dataclasses import dataclass

from reverie.game.chance import Chance
from reverie.game.events import CardsDrawn
from reverie.game.ids import CardId
from reverie.game.phases.phase import Events, Phase
from reverie.game.state import Game

NewPile = Callable[[Game, Chance], tuple[CardId, ...]]
HandSize = Callable[[int], int]


def pile_and_discard_shuffled(g: Game, chance: Chance) -> tuple[CardId, ...]:
    """D7: what is left of the pile is shuffled together with the discard."""
    return chance.shuffled(g.pile + g.discard + g.buried)


def pile_then_discard_shuffled(g: Game, chance: Chance) -> tuple[CardId, ...]:
    """O6: the old pile is dealt first, then the shuffled discard."""
    return g.pile + chance.shuffled(g.discard + g.buried)


@dataclass(frozen=True, slots=True)
class Refill(Phase):
    name = "refill"
    hand_size: HandSize
    new_pile: NewPile

    def close(self, g: Game, chance: Chance) -> Events:
        size = self.hand_size(len(g.ring))
        lacking = {s: n for s in g.ring if (n := size - len(g.hands[s])) > 0}
        if not lacking:
            return ()
        short = sum(lacking.values()) > len(g.pile)
        new = self.new_pile(g, chance) if short else None
        pile = g.pile if new is None else new
        draws, top = {}, 0
        for seat, count in lacking.items():
            draws[seat] = pile[top : top + count]
            top += count
        return (CardsDrawn(draws, new),)
