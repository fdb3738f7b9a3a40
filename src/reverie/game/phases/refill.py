"""Everyone draws back to a full hand, the discard shuffled in when the pile is too small (D7, O6)."""

from collections.abc import Callable
from dataclasses import dataclass

from reverie.game.chance import Chance
from reverie.game.events import CardsDrawn, CardsPutBack
from reverie.game.evolve import evolve
from reverie.game.ids import CardId
from reverie.game.phases.phase import ByPlayers, Events, Phase
from reverie.game.state import Game, owls

NewPile = Callable[[Game, Chance], tuple[CardId, ...]]


def pile_and_discard_shuffled(g: Game, chance: Chance) -> tuple[CardId, ...]:
    """D7: what is left of the pile is shuffled together with the discard."""
    return chance.shuffled(g.pile + g.discard + g.buried)


def pile_then_discard_shuffled(g: Game, chance: Chance) -> tuple[CardId, ...]:
    """O6: the old pile is dealt first, then the shuffled discard."""
    return g.pile + chance.shuffled(g.discard + g.buried)


@dataclass(frozen=True, slots=True)
class Refill(Phase):
    name = "refill"
    handles_cards = True
    hand_size: ByPlayers
    new_pile: NewPile
    spare: int = 0
    """Cards the next turn takes from the pile besides (W6)."""

    def close(self, g: Game, chance: Chance) -> Events:
        size = self.hand_size(len(g.ring))
        back = _put_back(g, size, chance) if g.edition.hands_shrink else ()
        for event in back:
            g = evolve(g, event)
        return (*back, *self._drawn(g, size, chance))

    def _drawn(self, g: Game, size: int, chance: Chance) -> Events:
        lacking = {s: n for s in (*g.ring, *owls(g)) if (n := size - len(g.hands[s])) > 0}
        if not lacking:
            return ()
        short = sum(lacking.values()) + self.spare > len(g.pile)
        new = self.new_pile(g, chance) if short else None
        pile = g.pile if new is None else new
        draws, top = {}, 0
        for seat, count in lacking.items():
            draws[seat] = pile[top : top + count]
            top += count
        return (CardsDrawn(draws, new),)


def _put_back(g: Game, size: int, chance: Chance) -> Events:
    """X4: who holds more than a full hand, because a turn was skipped, puts random cards under the pile."""
    over = {s: n for s in g.ring if (n := len(g.hands[s]) - size) > 0}
    return (CardsPutBack({s: chance.shuffled(g.hands[s])[:n] for s, n in over.items()}),) if over else ()
