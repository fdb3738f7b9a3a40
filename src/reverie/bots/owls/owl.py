"""An owl on the branch: a card that tempts the partner, a guess, and what it went by (W3, W4, W7)."""

from collections.abc import Sequence
from math import exp
from typing import Final

from reverie.bots.owls.ears import Ears
from reverie.bots.owls.memory import Reminder, likeness, reminders, slope
from reverie.bots.thought import Thought
from reverie.decks.texts import CardTexts
from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.river import Belief
from reverie.game.whisper import telling_words

REMINDED: Final = 0.35
"""How much a picture gains that is like the card of a turn one is reminded of."""
SHARPNESS: Final = 0.2


def owls_thought(ears: Ears) -> Thought | None:
    """None where there is nothing to do."""
    for option in ears.view.menu:
        if isinstance(option, may.MayGive):
            return _give(ears, option)
        if isinstance(option, may.MayGuess):
            return Thought(_guess(ears, option))
    return None


def _give(ears: Ears, option: may.MayGive) -> Thought:
    hand, clue = ears.card_texts.known(option.cards), ears.clue
    if not hand or clue is None:
        return Thought(do.Give((ears.rng.choice(option.cards),)))
    looks = ears.looks(clue, hand)
    return Thought(do.Give((hand[looks.index(max(looks))].card,)))


def _guess(ears: Ears, option: may.MayGuess) -> do.Guess:
    laid = {s.slot: s.card for s in ears.view.table if s.slot in option.slots}
    cards, clue = ears.card_texts.known(laid.values()), ears.clue
    if not cards or clue is None:
        return do.Guess(ears.rng.choice(option.slots))
    teller = ears.view.storyteller
    weight = 1.0 if teller is None else slope(ears, teller)
    drawn = _drawn(ears, reminders(ears, clue), cards)
    looks = ears.looks(clue, cards)
    middle = sum(looks) / len(looks)
    worth = [weight * (look - middle) + bonus for look, (bonus, _) in zip(looks, drawn, strict=True)]
    best = worth.index(max(worth))
    belief = _because(ears, clue, cards[best], weight, drawn[best], worth[best] - drawn[best][0])
    chances = [exp((value - worth[best]) / SHARPNESS) for value in worth]
    sure = round(100 / sum(chances))
    return do.Guess(list(laid)[best], Belief(belief.kind, belief.word, belief.sees, belief.turn, sure))


def _drawn(
    ears: Ears, found: Sequence[Reminder], cards: Sequence[CardTexts]
) -> list[tuple[float, Reminder | None]]:
    """For each card how much a memory speaks for it, and which."""
    drawn: list[tuple[float, Reminder | None]] = [(0.0, None)] * len(cards)
    for reminder in found:
        texts = reminder.card.in_language(ears.language)
        fits = ears.fit(f"{texts.title}. {', '.join(texts.tags)}", cards)
        middle = sum(fits) / len(fits)
        for n, fit in enumerate(fits):
            bonus = REMINDED * reminder.alike * (fit - middle)
            if bonus > drawn[n][0]:
                drawn[n] = (bonus, reminder)
    return drawn


def _because(
    ears: Ears, clue: str, card: CardTexts, weight: float, drawn: tuple[float, Reminder | None], fitted: float
) -> Belief:
    """What spoke most for the card: a memory, the teller's ways, or a word of the clue."""
    bonus, reminder = drawn
    if reminder is not None and bonus > max(fitted, 0.05):
        return Belief("memory", sees=reminder.card.in_language(ears.language).title, turn=reminder.turn)
    if weight < 0:
        return Belief("against")
    words = telling_words(clue, ears.language) or [clue]
    word = max(words, key=lambda w: ears.fit(w, [card])[0])
    return Belief("word", word=word, sees=_seen(ears, word, card))


def _seen(ears: Ears, word: str, card: CardTexts) -> str:
    """What in the picture the word may have made it think of."""
    texts, deck = card.in_language(ears.language), list(ears.card_texts.texts.values())
    seen = [*texts.tags, *texts.emotions] or [texts.title]
    return max(seen, key=lambda tag: likeness(ears.fit, word, tag, deck))
