"""The invitation suits the guest and not the neighbour; the apprentices do it the other way round."""

from collections.abc import Sequence
from typing import Final

from reverie.bots.attitudes import words_for
from reverie.bots.brain import Fits
from reverie.bots.context import Context
from reverie.bots.listener import best_first
from reverie.decks.texts import CardAttitudes, CardTexts
from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.ids import Attitude, Rabbit
from reverie.game.views import MeadowView

ARGUED: Final = 0.5
"""How well a card suits where only some saw the attitude in it."""
READING: Final = 0.5
SEEING: Final = 3.5
"""How far bots differ in what they read and in what they see: on normal five or six of eight rabbits come."""


def contrast(context: Context, guest: Rabbit, cards: Sequence[CardTexts]) -> Fits:
    """How much better each card suits the guest than the rabbit next door (K5, K6)."""
    board = context.view.board
    assert isinstance(board, MeadowView)
    burrow = board.burrows[board.pawn]
    sun, moon = (_suits(context, a, cards) for a in (burrow.sun, burrow.moon))
    suits, other = (sun, moon) if guest == "sun" else (moon, sun)
    return [mine - theirs for mine, theirs in zip(suits, other, strict=True)]


def _suits(context: Context, attitude: Attitude, cards: Sequence[CardTexts]) -> Fits:
    """By what people saw in the cards, where they were asked; by what is written on the others."""
    unasked = [card for card in cards if card.attitudes is None]
    words = words_for(attitude, context.language)
    read = iter(context.brain.fit(words, unasked, context.language) if unasked else ())
    fits = [next(read) if card.attitudes is None else _seen(card.attitudes, attitude) for card in cards]
    noise = context.style.level.noise
    return [
        fit + context.rng.gauss(0.0, noise * (READING if card.attitudes is None else SEEING))
        for fit, card in zip(fits, cards, strict=True)
    ]


def _seen(of_card: CardAttitudes, attitude: Attitude) -> float:
    return 1.0 if attitude in of_card.strict else ARGUED if attitude in of_card.arguable else 0.0


def choose_guest(context: Context, option: may.MayChooseGuest, hand: Sequence[CardTexts]) -> do.ChooseGuest:
    """The rabbit for whom some card of the hand makes the clearest invitation."""
    best = max(option.rabbits, key=lambda rabbit: max(contrast(context, rabbit, hand)))
    return do.ChooseGuest(best)


def give(context: Context, option: may.MayGive, hand: Sequence[CardTexts]) -> do.Give:
    assert context.view.guest is not None
    sign = 1 if context.seat == context.view.storyteller else -1
    suits = contrast(context, context.view.guest, hand)
    wanted = {card.card: sign * fit for card, fit in zip(hand, suits, strict=True)}
    return do.Give(best_first(wanted)[: option.count])


def point(context: Context, option: may.MayVote, cards: Sequence[CardTexts]) -> do.Vote:
    assert context.view.guest is not None
    suits = contrast(context, context.view.guest, cards)
    return do.Vote((option.slots[suits.index(max(suits))],))
