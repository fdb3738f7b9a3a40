"""Party: a phrase out of the blue, green with the crowd, red on the crowd's favourite.  Rules P2–P5."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from reverie.bots.brain import Fits, Spoken
from reverie.bots.listener import belief
from reverie.bots.phrases import phrases
from reverie.bots.sight import Sight
from reverie.bots.words import same
from reverie.decks.texts import CardTexts
from reverie.game import commands as do
from reverie.game import menu as may

CAP: Final = 5
FEARED: Final = 0.75
"""How sharply the red token is expected to go where the crowd goes, beside the crowd itself."""


def phrase(sight: Sight) -> Spoken:
    """P2: no card has been seen, so any phrase will do; rather one of a kind one likes, and a new one."""
    every = phrases(sight.language)
    fresh = [p for p in every if same(p.text) not in sight.heard] or list(every)
    liked = [p for p in fresh if p.kind in sight.temper.character.likes]
    return sight.rng.choice(liked or fresh)


def vote(sight: Sight, option: may.MayVote, clue: str, cards: Sequence[CardTexts]) -> do.Vote:
    crowd = belief(sight.looks(clue, cards))
    favourite = int(np.argmax(crowd))
    if option.red:  # P4: take the crowd's points away, and stand with the next largest crowd
        rest = np.where(np.arange(len(crowd)) == favourite, -1.0, crowd)
        return do.Vote((option.slots[int(np.argmax(rest))],), option.slots[favourite])
    return do.Vote((option.slots[int(np.argmax(expected(crowd, sight.players)))],))


def expected(crowd: Fits, players: int) -> Fits:
    """P5: points for standing on each card, with the storyteller's red where the crowd is."""
    red = belief_in_red(crowd)
    company = 1 + (players - 1) * crowd
    alone = (1 - crowd) ** (players - 1)
    return np.asarray((np.minimum(company, CAP) - alone) * (1 - red), np.float32)


def belief_in_red(crowd: Fits) -> Fits:
    weights = crowd**FEARED
    return np.asarray(weights / weights.sum(), np.float32)
