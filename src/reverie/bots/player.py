"""A computer player: from what a seat sees to a move of its menu; where it can read nothing, a random one."""

from collections.abc import Sequence
from typing import assert_never

from reverie.bots import crowd, invitation, listener, partners, storyteller
from reverie.bots.clues import readable
from reverie.bots.context import Context
from reverie.bots.explaining import reasons
from reverie.bots.owls.ears import Ears
from reverie.bots.owls.thinking import river_thought
from reverie.bots.payoffs import UnreadableRuleset, stakes
from reverie.bots.random_player import random_move
from reverie.bots.thought import Steps, Thought, at_once
from reverie.decks.texts import CardTexts
from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.clue import Clue
from reverie.game.commands import Move
from reverie.game.views import RiverView


def think(context: Context) -> Thought | None:
    """None where there is nothing to do."""
    return at_once(thinking(context))


def thinking(context: Context) -> Steps[Thought | None]:
    if isinstance(context.view.board, RiverView):
        return river_thought(_ears(context))
    for option in context.view.menu:
        try:
            thought = yield from _thought(context, option)
        except UnreadableRuleset:  # a table that became one for bots later (X6)
            thought = _random_fallback(context, option)
        if thought is not None:
            return thought
    return None


def _ears(context: Context) -> Ears:
    def fit(clue: str, cards: Sequence[CardTexts]) -> Sequence[float]:
        return context.brain.fit(clue, cards, context.language)

    return Ears(
        context.seat, context.view, context.card_texts, fit, context.language, context.rng, context.heard
    )


def _thought(context: Context, option: may.GameOption) -> Steps[Thought | None]:
    """None: an option that does not get the game on."""
    match option:
        case may.MayAnnounce():
            return Thought(do.Announce())
        case may.MayCount():
            return Thought(do.CountToThree())
        case may.MayReady():
            return Thought(do.Ready())
        case may.MayTell():
            move = yield from _tell(context, option)
        case may.MayChooseGuest():
            move = _guest(context, option)
        case may.MayNameGiver():
            move = _name(context, option)
        case may.MayGive():
            move = _give(context, option)
        case may.MayVote():
            move = _vote(context, option)
        case may.MayITell() | may.MayOpenSlots() | may.MayClaim():
            return None  # N8: no bots beside a real box
        case may.MayTakeBack() | may.MayReword() | may.MayStepBack() | may.MayGuess():
            return None
        case _:
            assert_never(option)
    if move is None:
        return _random_fallback(context, option)
    return Thought(move, because=reasons(context, move))


def _random_fallback(context: Context, option: may.GameOption) -> Thought:
    if isinstance(option, may.MayTell):
        card = None if option.cards is None else context.rng.choice(option.cards)
        return Thought(do.Tell(Clue(crowd.phrase(context).text), card), True)
    if isinstance(option, may.MayNameGiver):
        return Thought(partners.name_giver(context, option, context.rng.random() < 0.5), True)
    move = random_move((option,), context.rng)
    assert move is not None
    return Thought(move, True)


def _tell(context: Context, option: may.MayTell) -> Steps[Move | None]:
    if option.cards is None:  # P2
        return do.Tell(Clue(crowd.phrase(context).text))
    hand = context.card_texts.speaking(context.card_texts.texts.get(card) for card in option.cards)
    idea = (yield from storyteller.tell(context, hand)) if hand else None
    return None if idea is None else do.Tell(Clue(idea.clue.text), idea.card)


def _guest(context: Context, option: may.MayChooseGuest) -> Move | None:
    hand = context.card_texts.known(context.view.hand or ())
    return invitation.choose_guest(context, option, hand) if hand else None


def _name(context: Context, option: may.MayNameGiver) -> Move | None:
    hand, clue = context.card_texts.known(context.view.hand or ()), _clue(context)
    if not hand or clue is None:
        return None
    return partners.name_giver(context, option, partners.better_than_usual(context, hand, clue))


def _give(context: Context, option: may.MayGive) -> Move | None:
    hand, clue = context.card_texts.known(option.cards), _clue(context)
    if hand and context.view.guest is not None:
        return invitation.give(context, option, hand)
    return None if not hand or clue is None else listener.decoys(context, option, hand, clue)


def _vote(context: Context, option: may.MayVote) -> Move | None:
    cards, clue = context.card_texts.known(listener.on_slots(context, option)), _clue(context)
    if cards and context.view.guest is not None:
        return invitation.point(context, option, cards)
    if not cards or clue is None:
        return None
    how = crowd.vote if stakes(context.view.ruleset, context.players).turn.blind else listener.vote
    return how(context, option, clue, cards)


def _clue(context: Context) -> str | None:
    """What was said, if there is anything to read in it."""
    clue = context.view.clue
    return clue.text if clue is not None and readable(clue.text) else None
