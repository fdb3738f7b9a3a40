"""How well the attitudes on a deck's cards serve: how often a hand of three has what is asked (K5, K6)."""

from collections.abc import Sequence
from math import comb
from typing import NamedTuple

from reverie.game.ids import Attitude

HAND = 3


class Served(NamedTuple):
    """How likely a hand has a fitting card, averaged over every burrow that can be dealt."""

    chief: float
    """Who has a card for at least one of the two rabbits (K5)."""
    apprentice: float
    """Who has one for a given rabbit (K6)."""


def serves(cards: Sequence[Sequence[Attitude]], sun: Sequence[Attitude], moon: Sequence[Attitude]) -> Served:
    """By the attitudes of each card; a burrow has a rabbit of either kind."""
    has = {name: {n for n, card in enumerate(cards) if name in card} for name in (*sun, *moon)}
    pairs = [has[one] | has[other] for one in sun for other in moon]
    chief = sum(_drawn(len(cards), len(pair)) for pair in pairs) / len(pairs)
    return Served(chief, sum(_drawn(len(cards), len(has[name])) for name in has) / len(has))


def _drawn(cards: int, suiting: int) -> float:
    """How likely one of those that suit is in a hand."""
    hands = comb(cards, HAND)
    return 1 - comb(cards - suiting, HAND) / hands if hands else 0.0
