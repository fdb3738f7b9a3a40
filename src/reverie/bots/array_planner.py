"""Simulated votes with numpy: the sums of `planner.imagined`, all tables at once."""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from reverie.bots.brain import Fits
from reverie.bots.planner import PEOPLE, Rules

Numbers = NDArray[np.float32]


def imagined(
    rules: Rules, tables: int, error: float, seed: int, own: Fits, others: Sequence[Fits]
) -> Iterator[Sequence[int]]:
    rng, fits = np.random.default_rng(seed), np.array(others, np.float32)
    givers, pool = rules.givers, fits.shape[1]
    need = givers * rules.hand
    order = rng.random((tables, max(pool, need))).argsort(axis=1)[:, :need] % pool
    hands = order.reshape(tables, givers, rules.hand)
    cards = 1 + givers * rules.decoys_each
    giving = rng.normal(0, PEOPLE, (tables, givers, rules.hand)).astype(np.float32)
    slant = rng.normal(0, error, (tables, cards)).astype(np.float32)
    eyes = rng.normal(0, PEOPLE, (tables, len(rules.barred), cards)).astype(np.float32)
    for voter, giver in enumerate(rules.barred):
        if giver is not None:
            barred = 1 + giver * rules.decoys_each
            eyes[:, voter, barred : barred + rules.decoys_each] = -9.0
    decoys = _decoys(rules, fits[:, hands], giving)
    told = np.broadcast_to(np.array(own, np.float32)[:, None, None], (*decoys.shape[:2], 1))
    seen = (np.concatenate([told, decoys], axis=2) + slant)[:, :, None, :] + eyes
    yield from _found(rules, seen).sum(-1).T.tolist()


def _decoys(rules: Rules, fits: Numbers, giving: Numbers) -> Numbers:
    """What the others hand in: what fits best in their own eyes."""
    order = np.argsort(-(fits + giving), axis=-1)[..., : rules.decoys_each]
    chosen = np.take_along_axis(fits, order, axis=-1)
    return chosen.reshape(*chosen.shape[:2], -1)


def _found(rules: Rules, seen: Numbers) -> NDArray[np.bool_]:
    told, best = seen[..., 0], seen[..., 1:].max(-1)
    found = np.asarray(told > best)
    if rules.behind is not None and seen.shape[-1] > 2:
        second = np.partition(seen[..., 1:], -2, axis=-1)[..., -2]
        found |= (told > second) & (told > best - rules.behind)
    return found
