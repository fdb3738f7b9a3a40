"""Listening: the card to hand in for somebody else's clue, and the vote."""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, TypeVar

from reverie.bots.brain import Fits
from reverie.bots.context import Context
from reverie.bots.payoffs import second_token
from reverie.bots.planner import SHARPNESS
from reverie.decks.texts import CardTexts
from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.ids import CardId

T = TypeVar("T")
CLOSE: Final = 0.03
"""Fits as near as this are as good as each other."""


def decoys(context: Context, option: may.MayGive, hand: Sequence[CardTexts], clue: str) -> do.Give:
    """Votes received grow with the fit, so the best fit draws most; of two alike, keep the richer card."""
    fits = context.looks(clue, hand)
    richness = [len(context.brain.clues(card, context.language)) for card in hand]
    share = CLOSE / (1 + max(richness))
    drawn = {c.card: fit - share * rich for c, fit, rich in zip(hand, fits, richness, strict=True)}
    return do.Give(best_first(drawn)[: option.count])


def vote(context: Context, option: may.MayVote, clue: str, cards: Sequence[CardTexts]) -> do.Vote:
    """The likeliest card; a second one where there are two votes (O2) and the points make it pay."""
    chances = dict(zip(option.slots, belief(context.looks(clue, cards)), strict=True))
    first, *rest = best_first(chances)
    if option.most > 1 and rest:
        needed = second_token(context.view.ruleset, context.players)
        if chances[rest[0]] > chances[first] * needed:
            return do.Vote((first, rest[0]))
    return do.Vote((first,))


def best_first(values: Mapping[T, float]) -> tuple[T, ...]:
    return tuple(sorted(values, key=lambda key: -values[key]))


def belief(fits: Fits) -> Fits:
    """How likely each card is the one that was meant."""
    weights = [exp((fit - max(fits)) / SHARPNESS) for fit in fits]
    return [weight / sum(weights) for weight in weights]


def on_slots(context: Context, option: may.MayVote) -> list[CardId]:
    """The cards one may vote for."""
    cards = {s.slot: s.card for s in context.view.table}
    return [cards[slot] for slot in option.slots]
