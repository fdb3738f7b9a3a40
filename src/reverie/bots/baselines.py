"""Simpler storytellers to measure the planner against; they listen as everybody does."""

from reverie.bots import player, storyteller
from reverie.bots.player import Thought
from reverie.bots.random_player import random_move
from reverie.bots.sight import Sight
from reverie.bots.words import same
from reverie.decks.texts import CardTexts
from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.clue import Clue


def random(sight: Sight) -> Thought | None:
    """Any legal move."""
    move = random_move(sight.view.menu, sight.rng)
    return None if move is None else Thought(move, True)


def descriptive(sight: Sight) -> Thought | None:
    """Says what is on the picture: the title or the tag that fits its card best."""
    hand = _hand(sight)
    named = [
        (float(sight.brain.fit(text, [card], sight.language)[0]), text, card.card)
        for card in hand
        for texts in (card.in_language(sight.language),)
        for text in (texts.title, *texts.tags)
        if text and same(text) not in sight.heard
    ]
    if not named:
        return player.think(sight)
    _, text, card_id = max(named)
    return Thought(do.Tell(Clue(text), card_id))


def middling(sight: Sight) -> Thought | None:
    """The clue in the middle of all the planner would look at."""
    hand = _hand(sight)
    options = sorted(storyteller.ideas(sight, hand), key=lambda idea: idea.own) if hand else []
    if not options:
        return player.think(sight)
    chosen = options[len(options) // 2]
    return Thought(do.Tell(Clue(chosen.clue.text), chosen.card))


def _hand(sight: Sight) -> list[CardTexts]:
    """The cards one may tell of, if it is one's turn to."""
    tell = next((o for o in sight.view.menu if isinstance(o, may.MayTell)), None)
    return (sight.box.known(tell.cards) or []) if tell is not None and tell.cards is not None else []
