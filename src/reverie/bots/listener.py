"""Listening: the card to hand in for somebody else's clue, and the vote."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from reverie.bots.brain import Fits
from reverie.bots.context import Context
from reverie.bots.payoffs import second_token
from reverie.bots.planner import SHARPNESS
from reverie.decks.texts import CardTexts
from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.ids import CardId

CLOSE: Final = 0.03
"""Fits as near as this are as good as each other."""


def decoys(context: Context, option: may.MayGive, hand: Sequence[CardTexts], clue: str) -> do.Give:
    """Votes received grow with the fit, so the best fit draws most; of two alike, keep the richer card."""
    fits = context.looks(clue, hand)
    richness = np.array([len(context.brain.clues(card, context.language)) for card in hand], np.float32)
    order = np.argsort(-(fits - CLOSE * richness / (1 + richness.max())))
    return do.Give(tuple(hand[n].card for n in order[: option.count]))


def vote(context: Context, option: may.MayVote, clue: str, cards: Sequence[CardTexts]) -> do.Vote:
    """The likeliest card; a second one where there are two votes (O2) and the points make it pay."""
    chances = belief(context.looks(clue, cards))
    order = np.argsort(-chances)
    first, second = order[0], order[1] if len(order) > 1 else order[0]
    if option.most > 1 and first != second:
        needed = second_token(context.view.ruleset, context.players)
        if chances[second] > chances[first] * needed:
            return do.Vote((option.slots[first], option.slots[second]))
    return do.Vote((option.slots[first],))


def belief(fits: Fits) -> Fits:
    """How likely each card is the one that was meant."""
    weights = np.exp((fits - fits.max()) / SHARPNESS)
    return np.asarray(weights / weights.sum(), np.float32)


def on_slots(context: Context, option: may.MayVote) -> list[CardId]:
    """The cards one may vote for."""
    cards = {s.slot: s.card for s in context.view.table}
    return [cards[slot] for slot in option.slots]
