"""Simulated votes on a clue; the bot's own error is correlated: the same for all listeners."""

from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from typing import Final, Protocol

from msgspec import Struct

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


class Imagine(Protocol):
    """Table after table with hands and eyes of its own, the same for every clue, so that clues are compared
    fairly: how many find the card, by clue. `own`: fits of the cards told, one per clue; `others`: by clue,
    the fits of all cards that may be in other hands."""

    def __call__(
        self, rules: Rules, tables: int, error: float, seed: int, own: Fits, others: Sequence[Fits]
    ) -> Iterator[Sequence[int]]: ...


def imagined(
    rules: Rules, tables: int, error: float, seed: int, own: Fits, others: Sequence[Fits]
) -> Iterator[Sequence[int]]:
    """Needs nothing but Python; `array_planner.imagined` does the same sums some ten times as fast."""
    rng, pool = Random(seed), len(others[0])
    for _ in range(tables):
        hands = _hands(rules, pool, rng)
        eyes = _eyes(rules, error, rng)
        yield [
            _finders(rules, mine, _decoys(rules, fits, hands), eyes)
            for mine, fits in zip(own, others, strict=True)
        ]


Hand = list[tuple[int, float]]
"""Cards by their place in the pool, each with its holder's error of judgement about it."""
Eye = tuple[float, list[tuple[int, float]]]
"""A voter's error of judgement about the card told, and about each decoy they may choose, by its number."""


def _hands(rules: Rules, pool: int, rng: Random) -> list[Hand]:
    need = rules.givers * rules.hand
    dealt = [n % pool for n in rng.sample(range(max(pool, need)), need)]
    seen = [(card, rng.gauss(0, PEOPLE)) for card in dealt]
    return [seen[n : n + rules.hand] for n in range(0, need, rules.hand)]


def _eyes(rules: Rules, error: float, rng: Random) -> list[Eye]:
    each = rules.decoys_each
    told, *slant = (rng.gauss(0, error) for _ in range(1 + rules.givers * each))
    return [
        (
            told + rng.gauss(0, PEOPLE),
            [(n, wrong + rng.gauss(0, PEOPLE)) for n, wrong in enumerate(slant) if n // each != giver],
        )
        for giver in rules.barred
    ]


def _decoys(rules: Rules, fits: Fits, hands: list[Hand]) -> Fits:
    """What the others hand in: what fits best in their own eyes."""
    if rules.decoys_each == 1:
        return [max([(fits[card] + eye, fits[card]) for card, eye in hand])[1] for hand in hands]
    liked = (sorted(((fits[card] + eye, fits[card]) for card, eye in hand), reverse=True) for hand in hands)
    return [fit for hand in liked for _, fit in hand[: rules.decoys_each]]


def _finders(rules: Rules, own: float, decoys: Fits, eyes: list[Eye]) -> int:
    found = 0
    for slant, seen in eyes:
        told = own + slant
        others = [decoys[n] + eye for n, eye in seen]
        best = max(others, default=-inf)
        if told > best:
            found += 1
        elif rules.behind is not None and told > best - rules.behind:
            found += len(others) == 1 or told > sorted(others)[-2]
    return found
