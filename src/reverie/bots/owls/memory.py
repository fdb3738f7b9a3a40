"""What an owl remembers of the recaps it has seen (W4): how each partner tells, and similar clues."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from reverie.bots.owls.ears import Ears, Fit
from reverie.decks.texts import CardTexts
from reverie.game.ids import CardId, Seat
from reverie.game.views import TurnView
from reverie.game.words import stems

USUAL: Final = 0.8
"""How far above its table's mean the told card usually stands, in standard deviations."""
PRIOR: Final = 0.9
"""So many usual turns an owl believes in before it has seen any."""
OTHERS: Final = 0.7
"""What the other partner's turns count of one's own: two who sit together agree on their ways."""
SHARPEST: Final = 1.3
ALIKE: Final = 0.55
"""Clues less alike than this remind an owl of nothing."""


class Reminder(Struct, frozen=True):
    """A turn that this clue is like."""

    turn: int
    alike: float
    card: CardTexts


def slope(ears: Ears, teller: Seat) -> float:
    """How much "fits" means from this teller; below zero: it tells by what does not fit."""
    weight, total = PRIOR, PRIOR * USUAL
    for turn in _told(ears):
        if (height := _height(ears, turn)) is not None:
            counts = 1.0 if turn.storyteller == teller else OTHERS
            weight += counts
            total += counts * height
    return max(-SHARPEST, min(SHARPEST, total / weight / USUAL))


def reminders(ears: Ears, clue: str) -> list[Reminder]:
    """Earlier turns whose clue is like this one."""
    deck = list(ears.card_texts.texts.values())
    found = []
    for turn in _told(ears):
        told = _told_card(turn)
        text = None if told is None else ears.card_texts.texts.get(told)
        if turn.clue is not None and text is not None:
            alike = likeness(ears.fit, clue, turn.clue.text, deck)
            if alike > ALIKE:
                found.append(Reminder(turn.number, alike, text))
    return found


def likeness(fit: Fit, one: str, other: str, deck: Sequence[CardTexts]) -> float:
    """Two texts are alike that fit the same cards; a shared word makes them more so."""
    shared = set(stems(one)) & set(stems(other))
    return max(correlation(fit(one, deck), fit(other, deck)), 0.75 if shared else 0.0)


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    a, b = _centred(one), _centred(other)
    size = sqrt(sum(x * x for x in a) * sum(y * y for y in b))
    return sum(x * y for x, y in zip(a, b, strict=True)) / size if size > 1e-9 else 0.0


def _centred(values: Sequence[float]) -> list[float]:
    middle = sum(values) / len(values) if values else 0.0
    return [value - middle for value in values]


def _told(ears: Ears) -> list[TurnView]:
    return [turn for turn in ears.view.history if turn.clue is not None and turn.table]


def _told_card(turn: TurnView) -> CardId | None:
    return next((p.card for p in turn.table if p.owner == turn.storyteller), None)


def _height(ears: Ears, turn: TurnView) -> float | None:
    """Where the told card stood among its table, in standard deviations; None where nothing stood out."""
    cards, told = ears.card_texts.known(p.card for p in turn.table), _told_card(turn)
    if cards is None or turn.clue is None:
        return None
    fits = _centred(ears.fit(turn.clue.text, cards))
    spread = sqrt(sum(x * x for x in fits) / len(fits))
    own = next((fit for fit, card in zip(fits, cards, strict=True) if card.card == told), None)
    return None if own is None or spread < 1e-6 else own / spread
