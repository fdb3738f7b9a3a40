"""Telling: the card and the clue whose imagined tables are worth most."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from msgspec import Struct

from reverie.bots.brain import Fits, Spoken, literal
from reverie.bots.phrases import phrases
from reverie.bots.planner import Rules, Tables
from reverie.bots.sight import Sight
from reverie.bots.words import same
from reverie.bots.worth import worth
from reverie.decks.texts import CardTexts
from reverie.game.ids import CardId

PHRASES: Final = 40
"""Phrases looked at in one turn; another turn looks at others."""
PER_CARD: Final = 6
"""Phrases tried on one card."""
CAUTION: Final = 0.2
"""Of what the brain thinks of a phrase, so much is put down to luck."""
USUAL: Final = 0.45
SHORT_LIST: Final = 12
AGAIN: Final = 6
"""So many times more tables are imagined for the short list."""


class Idea(Struct, frozen=True):
    card: CardId
    clue: Spoken
    own: float
    """How well the clue fits the card."""
    value: float = 0.0


def ideas(sight: Sight, hand: Sequence[CardTexts]) -> list[Idea]:
    """Clues that may be given: none heard before, none that names a card."""
    found: list[Idea] = []
    for card in hand:
        for clue in sight.brain.clues(card, sight.language):
            if same(clue.text) not in sight.heard:
                fit = sight.brain.fit(clue.text, [card], sight.language)[0]
                found.append(Idea(card.card, clue, float(fit)))
    return found + _from_the_library(sight, hand)


def _from_the_library(sight: Sight, hand: Sequence[CardTexts]) -> list[Idea]:
    """For each card the phrases that suit it best, of some drawn at random."""
    fresh = [p for p in phrases(sight.language) if same(p.text) not in sight.heard]
    drawn = [p for p in sight.rng.sample(fresh, min(PHRASES, len(fresh))) if not literal(p.text, hand)]
    if not drawn:
        return []
    fits = np.array([sight.brain.fit(p.text, hand, sight.language) for p in drawn])
    fits = fits + CAUTION * (USUAL - fits)  # the best of many is partly luck
    best = np.argsort(-fits, axis=0)[:PER_CARD]
    return [Idea(c.card, drawn[p], float(fits[p, n])) for n, c in enumerate(hand) for p in best[:, n]]


def rules_of(sight: Sight) -> Rules:
    n, view = sight.players, sight.view
    if view.ruleset == "odyssey-team":
        return Rules(voters=n // 2 - 1, helpers=1, hand=6)  # two hands of four to choose from, agreed blindly
    two = view.ruleset == "odyssey" and n >= 7
    return Rules(voters=n - 1, decoys_each=2 if n == 3 else 1, tokens=2 if two else 1)


def weighed(sight: Sight, hand: Sequence[CardTexts], options: Sequence[Idea], tables: int) -> list[Idea]:
    """Each with what it is worth: own points less the others', and how much one likes it."""
    pool = sight.elsewhere(c.card for c in hand)
    others = _fits(sight, options, pool)
    own = np.array([o.own for o in options], np.float32)
    character, error = sight.temper.character, 0.5 * sight.brain.error
    imagined = Tables(rules_of(sight), len(pool), tables, error, sight.rng.getrandbits(32))
    finders = imagined.finders(own, others)
    table = worth(sight.view.ruleset, sight.players)
    crowd = character.crowd * np.linspace(0, 1, len(table), dtype=np.float32)
    values = (table + crowd)[finders].mean(1)
    liked = [character.taste if o.clue.kind in character.likes else 0.0 for o in options]
    return [
        Idea(o.card, o.clue, o.own, float(v) + bonus)
        for o, v, bonus in zip(options, values, liked, strict=True)
    ]


def _fits(sight: Sight, options: Sequence[Idea], pool: Sequence[CardTexts]) -> Fits:
    rows: dict[str, Fits] = {}
    for option in options:
        if option.clue.text not in rows:
            rows[option.clue.text] = sight.brain.fit(option.clue.text, pool, sight.language)
    return np.array([rows[o.clue.text] for o in options], np.float32)


def tell(sight: Sight, hand: Sequence[CardTexts]) -> Idea | None:
    """None when nothing is left to say."""
    options = ideas(sight, hand)
    if not options:
        return None
    options = weighed(sight, hand, options, sight.temper.level.tables)
    if len(options) > SHORT_LIST:  # once more, with luck taken out: the best of many is partly luck
        short = sorted(options, key=lambda o: -o.value)[:SHORT_LIST]
        options = weighed(sight, hand, short, AGAIN * sight.temper.level.tables)
    values = np.array([o.value for o in options])
    chances = np.exp((values - values.max()) / sight.temper.level.haste)
    return sight.rng.choices(options, chances.tolist())[0]
