"""Who of two partners gives a card, said in public and without a word about the cards.  Rule T4."""

from collections.abc import Sequence
from typing import Final

from reverie.bots.context import Context
from reverie.decks.texts import CardTexts
from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.ids import Seat

HANDS: Final = 64
"""Hands imagined for the partner."""


def partner(context: Context, option: may.MayNameGiver) -> Seat:
    return next(s for s in option.givers if s != context.seat)


def name_giver(context: Context, option: may.MayNameGiver, good: bool) -> do.NameGiver:
    """What the partner has said stands; else the one whose card is likely to fit better."""
    mate = partner(context, option)
    if (said := context.view.named.get(mate)) is not None:
        return do.NameGiver(said)
    return do.NameGiver(context.seat if good else mate)


def better_than_usual(context: Context, hand: Sequence[CardTexts], clue: str) -> bool:
    """Whether my best card fits better than the best of a hand I do not know."""
    mine = max(context.looks(clue, hand))
    pool = context.elsewhere(c.card for c in hand)
    fits = context.brain.fit(clue, pool, context.language)
    size = min(len(hand), len(fits))
    best = sorted(max(context.rng.sample(fits, size)) for _ in range(HANDS))
    return mine >= (best[HANDS // 2 - 1] + best[HANDS // 2]) / 2
