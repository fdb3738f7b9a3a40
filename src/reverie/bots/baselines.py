"""Simpler storytellers to measure the planner against; they listen as everybody does."""

from reverie.bots import player, storyteller
from reverie.bots.context import Context
from reverie.bots.random_player import random_move
from reverie.bots.thought import Thought
from reverie.decks.texts import CardTexts
from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.clue import Clue


def random(context: Context) -> Thought | None:
    """Any legal move."""
    move = random_move(context.view.menu, context.rng)
    return None if move is None else Thought(move, True)


def descriptive(context: Context) -> Thought | None:
    """Says what is on the picture: the title or the tag that fits its card best."""
    hand = _hand(context)
    named = [
        (float(context.brain.fit(text, [card], context.language)[0]), text, card.card)
        for card in hand
        for texts in (card.in_language(context.language),)
        for text in (texts.title, *texts.tags)
        if text and context.heard.fresh(text)
    ]
    if not named:
        return player.think(context)
    _, text, card_id = max(named)
    return Thought(do.Tell(Clue(text), card_id))


def middling(context: Context) -> Thought | None:
    """The clue in the middle of all the planner would look at."""
    hand = _hand(context)
    options = sorted(storyteller.ideas(context, hand), key=lambda idea: idea.own) if hand else []
    if not options:
        return player.think(context)
    chosen = options[len(options) // 2]
    return Thought(do.Tell(Clue(chosen.clue.text), chosen.card))


def _hand(context: Context) -> list[CardTexts]:
    """The cards one may tell of, if it is one's turn to."""
    tell = next((o for o in context.view.menu if isinstance(o, may.MayTell)), None)
    return (context.card_texts.known(tell.cards) or []) if tell is not None and tell.cards is not None else []
