"""Simulated votes on a clue; the bot's own error is correlated: the same for all listeners."""

from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reverie.bots.brain import Fits

PEOPLE: Final = 0.18
"""How far one listener's eye is from the next one's."""
SHARPNESS: Final = 0.2
"""How quickly a listener's belief falls with the fit."""


class Rules(Struct, frozen=True):
    """What the planner needs of a game."""

    givers: int
    """Besides the storyteller."""
    barred: tuple[int | None, ...]
    """For each voter the giver whose cards they may not choose; None: all are free."""
    decoys_each: int = 1
    hand: int = 6
    behind: float | None = None
    """How far behind the first a card may be to get a second vote; None: there is none."""


class Tables:
    """Hands and eyes of so many tables, the same for every clue, so that clues are compared fairly."""

    def __init__(self, rules: Rules, pool: int, tables: int, error: float, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self._rules = rules
        givers = rules.givers
        need = givers * rules.hand
        order = rng.random((tables, max(pool, need))).argsort(axis=1)[:, :need] % pool
        self._hands = order.reshape(tables, givers, rules.hand)
        cards = 1 + givers * rules.decoys_each
        self._giving = rng.normal(0, PEOPLE, (tables, givers, rules.hand)).astype(np.float32)
        self._error = rng.normal(0, error, (tables, cards)).astype(np.float32)
        self._eyes = rng.normal(0, PEOPLE, (tables, len(rules.barred), cards)).astype(np.float32)
        for voter, giver in enumerate(rules.barred):
            if giver is not None:
                own = 1 + giver * rules.decoys_each
                self._eyes[:, voter, own : own + rules.decoys_each] = -9.0

    def finders(self, own: Fits, others: NDArray[np.float32]) -> NDArray[np.intp]:
        """By clue and table: how many find the card. `own`: fits of the cards told, one per clue;
        `others`: by clue, the fits of all cards that may be in other hands."""
        decoys = self._decoys(others)
        table = np.concatenate([np.broadcast_to(own[:, None, None], (*decoys.shape[:2], 1)), decoys], axis=2)
        seen = (table + self._error)[:, :, None, :] + self._eyes
        told, best = seen[..., 0], seen[..., 1:].max(-1)
        found = told > best
        if self._rules.behind is not None and seen.shape[-1] > 2:
            second = np.partition(seen[..., 1:], -2, axis=-1)[..., -2]
            found |= (told > second) & (told > best - self._rules.behind)
        return np.asarray(found.sum(-1), np.intp)

    def _decoys(self, others: NDArray[np.float32]) -> NDArray[np.float32]:
        """What the others hand in: what fits best in their own eyes."""
        fits = others[:, self._hands]
        order = np.argsort(-(fits + self._giving), axis=-1)[..., : self._rules.decoys_each]
        chosen = np.take_along_axis(fits, order, axis=-1)
        return chosen.reshape(*chosen.shape[:2], -1)
