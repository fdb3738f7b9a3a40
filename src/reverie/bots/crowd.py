"""A phrase out of the blue, about no card: green with the crowd, red on its favourite.  Rules P2–P5."""

from collections.abc import Sequence
from math import comb
from typing import Final

from reverie.bots.brain import Fits
from reverie.bots.clues import Spoken
from reverie.bots.context import Context
from reverie.bots.listener import belief
from reverie.bots.payoffs import Worth, company
from reverie.bots.phrases import phrases
from reverie.decks.texts import CardTexts
from reverie.game import commands as do
from reverie.game import menu as may

FEARED: Final = 0.75
"""How sharply the red token is expected to go where the crowd goes, beside the crowd itself."""


def phrase(context: Context) -> Spoken:
    """P2: no card has been seen, so any phrase will do; rather one of a kind one likes, and a new one."""
    every = phrases(context.language)
    new = [p for p in every if context.heard.new(p.text)]
    fresh = new or [p for p in every if context.heard.fresh(p.text)] or list(every)
    liked = [p for p in fresh if p.kind in context.style.character.likes]
    return context.rng.choice(liked or fresh)


def vote(context: Context, option: may.MayVote, clue: str, cards: Sequence[CardTexts]) -> do.Vote:
    crowd = belief(context.looks(clue, cards))
    favourite = crowd.index(max(crowd))
    if option.red:  # P4: take the crowd's points away, and stand with the next largest crowd
        rest = [-1.0 if n == favourite else share for n, share in enumerate(crowd)]
        return do.Vote((option.slots[rest.index(max(rest))],), option.slots[favourite])
    points = expected(crowd, *company(context.view.ruleset, context.players))
    return do.Vote((option.slots[points.index(max(points))],))


def expected(crowd: Fits, without: Worth, with_red: Worth) -> Fits:
    """Points for standing on each card, red being where the crowd is; both tables by how many stand there."""
    others = len(without) - 1
    points = []
    for share, red in zip(crowd, belief_in_red(crowd), strict=True):
        chances = [comb(others, n) * share**n * (1 - share) ** (others - n) for n in range(others + 1)]
        points.append((1 - red) * sumprod(chances, without) + red * sumprod(chances, with_red))
    return points


def sumprod(chances: Fits, points: Worth) -> float:
    return sum(chance * value for chance, value in zip(chances, points, strict=True))


def belief_in_red(crowd: Fits) -> Fits:
    weights = [share**FEARED for share in crowd]
    return [weight / sum(weights) for weight in weights]
