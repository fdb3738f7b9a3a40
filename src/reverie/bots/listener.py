"""Listening: the card to hand in for somebody else's clue, and the vote."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from reverie.bots.brain import Fits
from reverie.bots.planner import SHARPNESS
from reverie.bots.sight import Sight
from reverie.decks.texts import CardTexts
from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.ids import CardId

CLOSE: Final = 0.03
"""Fits as near as this are as good as each other."""


def decoys(sight: Sight, option: may.MayGive, hand: Sequence[CardTexts], clue: str) -> do.Give:
    """Votes received grow with the fit, so the best fit draws most; of two alike, keep the richer card."""
    fits = sight.looks(clue, hand)
    richness = np.array([len(sight.brain.clues(card, sight.language)) for card in hand], np.float32)
    order = np.argsort(-(fits - CLOSE * richness / (1 + richness.max())))
    return do.Give(tuple(hand[n].card for n in order[: option.count]))


def vote(sight: Sight, option: may.MayVote, clue: str, cards: Sequence[CardTexts]) -> do.Vote:
    """O2: a second vote when the second card is more than a third as likely as the first."""
    chances = belief(sight.looks(clue, cards))
    order = np.argsort(-chances)
    first, second = order[0], order[1] if len(order) > 1 else order[0]
    if option.most > 1 and first != second and chances[second] > chances[first] / 3:
        return do.Vote((option.slots[first], option.slots[second]))
    return do.Vote((option.slots[first],))


def belief(fits: Fits) -> Fits:
    """How likely each card is the one that was meant."""
    weights = np.exp((fits - fits.max()) / SHARPNESS)
    return np.asarray(weights / weights.sum(), np.float32)


def on_slots(sight: Sight, option: may.MayVote) -> list[CardId]:
    """The cards one may vote for."""
    cards = {s.slot: s.card for s in sight.view.table}
    return [cards[slot] for slot in option.slots]
