"""Kids: the invitation suits the guest and not the neighbour; the apprentices do it the other way round."""

from collections.abc import Sequence

import numpy as np

from reverie.bots.attitudes import words_for
from reverie.bots.brain import Fits
from reverie.bots.sight import Sight
from reverie.decks.texts import CardTexts
from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.ids import Rabbit
from reverie.game.views import MeadowView


def contrast(sight: Sight, guest: Rabbit, cards: Sequence[CardTexts]) -> Fits:
    """How much better each card suits the guest than the rabbit next door (K5, K6)."""
    board = sight.view.board
    assert isinstance(board, MeadowView)
    burrow = board.burrows[board.pawn]
    sun, moon = (_suits(sight, a, cards) for a in (burrow.sun, burrow.moon))
    return sun - moon if guest == "sun" else moon - sun


def _suits(sight: Sight, attitude: str, cards: Sequence[CardTexts]) -> Fits:
    fits = sight.brain.fit(words_for(attitude, sight.language), cards, sight.language)
    noise = [sight.rng.gauss(0.0, sight.temper.level.noise / 2) for _ in cards]
    return np.asarray(fits + np.array(noise, np.float32), np.float32)


def choose_guest(sight: Sight, option: may.MayChooseGuest, hand: Sequence[CardTexts]) -> do.ChooseGuest:
    """The rabbit for whom some card of the hand makes the clearest invitation."""
    best = max(option.rabbits, key=lambda rabbit: float(contrast(sight, rabbit, hand).max()))
    return do.ChooseGuest(best)


def give(sight: Sight, option: may.MayGive, hand: Sequence[CardTexts]) -> do.Give:
    assert sight.view.guest is not None
    suits = contrast(sight, sight.view.guest, hand)
    chief = sight.seat == sight.view.storyteller
    order = np.argsort(-suits if chief else suits)
    return do.Give(tuple(hand[n].card for n in order[: option.count]))


def point(sight: Sight, option: may.MayVote, cards: Sequence[CardTexts]) -> do.Vote:
    assert sight.view.guest is not None
    return do.Vote((option.slots[int(np.argmax(contrast(sight, sight.view.guest, cards)))],))
