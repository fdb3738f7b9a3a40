"""Telling: the card and the clue whose imagined tables are worth most."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp, log
from typing import Final

from msgspec import Struct

from reverie.bots.brain import Fits
from reverie.bots.clues import Spoken, literal
from reverie.bots.context import Context
from reverie.bots.payoffs import TELLER, second_token, stakes, worth
from reverie.bots.phrases import phrases
from reverie.bots.planner import SHARPNESS, Rules
from reverie.bots.thought import Steps
from reverie.decks.texts import CardTexts
from reverie.game.ids import CardId

PHRASES: Final = 40
"""Phrases looked at in one turn; another turn looks at others."""
PER_CARD: Final = 6
"""Phrases tried on one card."""
CAUTION: Final = 0.2
"""Of what the brain thinks of a phrase, so much is put down to luck."""
USUAL: Final = 0.45
TRULY: Final = 0.75
"""A phrase of the library is told where it fits so well, or where nothing else is left to say."""
SHORT_LIST: Final = 12
AGAIN: Final = 6
"""So many times more tables are imagined for the short list."""


class Idea(Struct, frozen=True):
    card: CardId
    clue: Spoken
    own: float
    """How well the clue fits the card."""
    value: float = 0.0


def ideas(context: Context, hand: Sequence[CardTexts]) -> list[Idea]:
    """Clues that may be given: none heard in this room, none that names a card; while there are others, none
    that anybody here has ever heard."""
    return _ideas(context, hand, context.heard.new) or _ideas(context, hand, context.heard.fresh)


def _ideas(context: Context, hand: Sequence[CardTexts], may: Callable[[str], bool]) -> list[Idea]:
    found: list[Idea] = []
    for card in hand:
        for clue in context.brain.clues(card, context.language):
            if may(clue.text):
                found.append(Idea(card.card, clue, _own(context, clue, card)))
    phrases = _from_the_library(context, hand, may)
    return [*found, *(idea for idea in phrases if idea.own >= TRULY)] or phrases


def _own(context: Context, clue: Spoken, card: CardTexts) -> float:
    """Bots go by meaning, as this one does; people found the card as often as readers say, a notch less."""
    fit = context.brain.fit(clue.text, [card], context.language)[0]
    return fit if clue.seen is None else fit + context.people * (clue.seen - fit)


def _from_the_library(context: Context, hand: Sequence[CardTexts], may: Callable[[str], bool]) -> list[Idea]:
    """For each card the phrases that suit it best, of some drawn at random."""
    fresh = [p for p in phrases(context.language) if may(p.text)]
    drawn = [p for p in context.rng.sample(fresh, min(PHRASES, len(fresh))) if not literal(p.text, hand)]
    if not drawn:
        return []
    fits = [context.brain.fit(p.text, hand, context.language) for p in drawn]
    found: list[Idea] = []
    for n, card in enumerate(hand):
        suiting = sorted(zip(drawn, (row[n] for row in fits), strict=True), key=lambda pair: -pair[1])
        for clue, fit in suiting[:PER_CARD]:
            found.append(Idea(card.card, clue, fit + CAUTION * (USUAL - fit)))  # the best is partly luck
    return found


@lru_cache(maxsize=64)
def rules_of(ruleset: str, players: int) -> Rules:
    turn = stakes(ruleset, players).turn
    given = Counter(owner for owner in turn.owners.values() if owner != TELLER)
    givers, ballots = list(given), {s: b for s, b in turn.ballots.items() if s != TELLER}
    barred = (next((turn.owners[n] for n in b.own), None) for b in ballots.values())
    members = len(turn.unit_of) / len(turn.units)
    two = any(b.most > 1 for b in ballots.values())
    return Rules(
        givers=len(givers),
        barred=tuple(None if s is None else givers.index(s) for s in barred),
        decoys_each=max(given.values()),
        hand=round(turn.hand * (1 + members) / 2),  # partners choose from both hands, but agree blindly
        behind=-SHARPNESS * log(max(second_token(ruleset, players), 1e-9)) if two else None,
    )


def weighed(
    context: Context, hand: Sequence[CardTexts], options: Sequence[Idea], tables: int
) -> Steps[list[Idea]]:
    """Each with what it is worth: own points less the others', and how much one likes it."""
    pool, character = context.elsewhere(c.card for c in hand), context.style.character
    rules = rules_of(context.view.ruleset, context.players)
    worths = worth(context.view.ruleset, context.players)
    table = [value + character.crowd * n / (len(worths) - 1) for n, value in enumerate(worths)]
    own, others = [o.own for o in options], (yield from _fits(context, options, pool))
    values, error = [0.0] * len(options), 0.5 * context.brain.error
    for finders in context.imagine(rules, tables, error, context.rng.getrandbits(32), own, others):
        values = [value + table[found] for value, found in zip(values, finders, strict=True)]
        yield
    liked = [character.taste if o.clue.kind in character.likes else 0.0 for o in options]
    return [
        Idea(o.card, o.clue, o.own, value / tables + bonus)
        for o, value, bonus in zip(options, values, liked, strict=True)
    ]


def _fits(context: Context, options: Sequence[Idea], pool: Sequence[CardTexts]) -> Steps[list[Fits]]:
    rows: dict[str, Fits] = {}
    for option in options:
        if option.clue.text not in rows:
            rows[option.clue.text] = context.brain.fit(option.clue.text, pool, context.language)
            yield
    return [rows[o.clue.text] for o in options]


def tell(context: Context, hand: Sequence[CardTexts]) -> Steps[Idea | None]:
    """None when nothing is left to say."""
    options = ideas(context, hand)
    if not options:
        return None
    options = yield from weighed(context, hand, options, context.style.level.tables)
    if len(options) > SHORT_LIST:  # once more, with luck taken out: the best of many is partly luck
        short = sorted(options, key=lambda o: -o.value)[:SHORT_LIST]
        options = yield from weighed(context, hand, short, AGAIN * context.style.level.tables)
    best = max(o.value for o in options)
    chances = [exp((o.value - best) / context.style.level.haste) for o in options]
    return context.rng.choices(options, chances)[0]
