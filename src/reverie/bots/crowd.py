"""A phrase out of the blue, about no card: green with the crowd, red on its favourite.  Rules P2–P5."""

from collections.abc import Sequence
from math import comb
from typing import Final

import numpy as np

from reverie.bots.brain import Fits
from reverie.bots.clues import Spoken
from reverie.bots.context import Context
from reverie.bots.listener import belief
from reverie.bots.payoffs import Worth, company
from reverie.bots.phrases import phrases
from reverie.bots.words import same
from reverie.decks.texts import CardTexts
from reverie.game import commands as do
from reverie.game import menu as may

FEARED: Final = 0.75
"""How sharply the red token is expected to go where the crowd goes, beside the crowd itself."""


def phrase(context: Context) -> Spoken:
    """P2: no card has been seen, so any phrase will do; rather one of a kind one likes, and a new one."""
    every = phrases(context.language)
    fresh = [p for p in every if same(p.text) not in context.heard] or list(every)
    liked = [p for p in fresh if p.kind in context.style.character.likes]
    return context.rng.choice(liked or fresh)


def vote(context: Context, option: may.MayVote, clue: str, cards: Sequence[CardTexts]) -> do.Vote:
    crowd = belief(context.looks(clue, cards))
    favourite = int(np.argmax(crowd))
    if option.red:  # P4: take the crowd's points away, and stand with the next largest crowd
        rest = np.where(np.arange(len(crowd)) == favourite, -1.0, crowd)
        return do.Vote((option.slots[int(np.argmax(rest))],), option.slots[favourite])
    return do.Vote(
        (option.slots[int(np.argmax(expected(crowd, *company(context.view.ruleset, context.players))))],)
    )


def expected(crowd: Fits, without: Worth, with_red: Worth) -> Fits:
    """Points for standing on each card, red being where the crowd is; both tables by how many stand there."""
    red = belief_in_red(crowd)
    others = len(without) - 1
    beside = np.arange(others + 1)
    ways = np.array([comb(others, n) for n in beside], np.float32)
    chances = ways * crowd[:, None] ** beside * (1 - crowd[:, None]) ** (others - beside)
    return np.asarray((1 - red) * (chances @ without) + red * (chances @ with_red), np.float32)


def belief_in_red(crowd: Fits) -> Fits:
    weights = crowd**FEARED
    return np.asarray(weights / weights.sum(), np.float32)
