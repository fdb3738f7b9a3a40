"""The invitation suits the guest and not the neighbour; the apprentices do it the other way round."""

from collections.abc import Sequence

import numpy as np

from reverie.bots.attitudes import words_for
from reverie.bots.brain import Fits
from reverie.bots.context import Context
from reverie.decks.texts import CardTexts
from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.ids import Rabbit
from reverie.game.views import MeadowView


def contrast(context: Context, guest: Rabbit, cards: Sequence[CardTexts]) -> Fits:
    """How much better each card suits the guest than the rabbit next door (K5, K6)."""
    board = context.view.board
    assert isinstance(board, MeadowView)
    burrow = board.burrows[board.pawn]
    sun, moon = (_suits(context, a, cards) for a in (burrow.sun, burrow.moon))
    return sun - moon if guest == "sun" else moon - sun


def _suits(context: Context, attitude: str, cards: Sequence[CardTexts]) -> Fits:
    fits = context.brain.fit(words_for(attitude, context.language), cards, context.language)
    noise = [context.rng.gauss(0.0, context.style.level.noise / 2) for _ in cards]
    return np.asarray(fits + np.array(noise, np.float32), np.float32)


def choose_guest(context: Context, option: may.MayChooseGuest, hand: Sequence[CardTexts]) -> do.ChooseGuest:
    """The rabbit for whom some card of the hand makes the clearest invitation."""
    best = max(option.rabbits, key=lambda rabbit: float(contrast(context, rabbit, hand).max()))
    return do.ChooseGuest(best)


def give(context: Context, option: may.MayGive, hand: Sequence[CardTexts]) -> do.Give:
    assert context.view.guest is not None
    suits = contrast(context, context.view.guest, hand)
    chief = context.seat == context.view.storyteller
    order = np.argsort(-suits if chief else suits)
    return do.Give(tuple(hand[n].card for n in order[: option.count]))


def point(context: Context, option: may.MayVote, cards: Sequence[CardTexts]) -> do.Vote:
    assert context.view.guest is not None
    return do.Vote((option.slots[int(np.argmax(contrast(context, context.view.guest, cards)))],))
