"""Teams: who of the two gives a card, said in public and without a word about the cards.  Rule T4."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from reverie.bots.sight import Sight
from reverie.decks.texts import CardTexts
from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.ids import Seat

HANDS: Final = 64
"""Hands imagined for the partner."""


def partner(sight: Sight, option: may.MayNameGiver) -> Seat:
    return next(s for s in option.givers if s != sight.seat)


def name_giver(sight: Sight, option: may.MayNameGiver, good: bool) -> do.NameGiver:
    """What the partner has said stands; else the one whose card is likely to fit better."""
    mate = partner(sight, option)
    if (said := sight.view.named.get(mate)) is not None:
        return do.NameGiver(said)
    return do.NameGiver(sight.seat if good else mate)


def better_than_usual(sight: Sight, hand: Sequence[CardTexts], clue: str) -> bool:
    """Whether my best card fits better than the best of a hand I do not know."""
    mine = float(sight.looks(clue, hand).max())
    pool = sight.elsewhere(c.card for c in hand)
    fits = sight.brain.fit(clue, pool, sight.language)
    size = min(len(hand), len(fits))
    hands = [max(sight.rng.sample(range(len(fits)), size), key=fits.__getitem__) for _ in range(HANDS)]
    return mine >= float(np.median(fits[hands]))
