"""Which tables a reader is shown in one sitting: no card twice, decoys as players choose them."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np
from msgspec import Struct

from tools.sittings.clues import LANGUAGES, Clue
from tools.sittings.fits import Standing

CARDS: Final = 6
HAND: Final = 6
"""Each decoy is the best of so many cards, as a player has them in hand…"""
EYE: Final = 0.15
"""…as that player sees it: the error of one look, in places among all cards from 0 to 1."""
FURTHER: Final = 2
"""Clues a language that are asked at a table besides the one it was laid for."""
PLAUSIBLE: Final = 0.7
"""A further clue is asked only where the others on the table stand so well for it on average: a decoy
that was chosen for a clue, the best of six, stands at 0.8 or so."""


class Asked(Struct, frozen=True):
    clue: Clue
    decoys: float
    """How well the other five stand for it on average, from 0 to 1."""


class Table(Struct, frozen=True):
    cards: tuple[str, ...]
    asked: tuple[Asked, ...]


def sitting(
    cards: Sequence[str], clues: Sequence[Clue], standing: Standing, heard: Counter[Clue], rng: Random
) -> list[Table]:
    """Tables laid for the clues that have been heard least; what was asked is added to `heard`."""
    free, tables = list(cards), []
    rng.shuffle(free)
    places = {card: n for n, card in enumerate(cards)}
    of_card: dict[str, list[int]] = {}
    for n, clue in enumerate(clues):
        of_card.setdefault(clue.card, []).append(n)
    while len(free) >= CARDS:
        meant = min(
            (c for c in free if c in of_card), key=lambda c: _least(of_card[c], clues, heard), default=""
        )
        if not meant:
            break
        free.remove(meant)
        first = min(of_card[meant], key=lambda n: (heard[clues[n]], rng.random()))
        table = [meant, *_decoys(free, standing[first], places, rng)]
        free = [card for card in free if card not in table]
        chosen = [first]
        for language in LANGUAGES:
            chosen += _further(table, language, of_card, clues, standing, places, heard, set(chosen))
        heard.update(clues[n] for n in chosen)
        asked = [Asked(clues[n], _stand(clues[n], table, standing[n], places)) for n in chosen]
        rng.shuffle(table)
        rng.shuffle(asked)
        tables.append(Table(tuple(table), tuple(asked)))
    return tables


def _least(numbers: Sequence[int], clues: Sequence[Clue], heard: Counter[Clue]) -> int:
    return min(heard[clues[n]] for n in numbers)


def _decoys(free: Sequence[str], stands: Standing, places: dict[str, int], rng: Random) -> list[str]:
    """Five players with hands from what is free; each gives what fits best in their eyes."""
    hands = rng.sample(free, min(len(free), HAND * (CARDS - 1)))
    given = []
    for n in range(CARDS - 1):
        hand = hands[n :: CARDS - 1]
        given.append(max(hand, key=lambda card: stands[places[card]] + rng.gauss(0, EYE)))
    return given


def _stand(clue: Clue, table: Sequence[str], stands: Standing, places: dict[str, int]) -> float:
    return round(float(np.mean([stands[places[card]] for card in table if card != clue.card])), 3)


def _further(
    table: Sequence[str],
    language: str,
    of_card: dict[str, list[int]],
    clues: Sequence[Clue],
    standing: Standing,
    places: dict[str, int],
    heard: Counter[Clue],
    chosen: set[int],
) -> list[int]:
    """Clues for other cards that lie here anyway, one a card."""
    taken = {clues[n].card for n in chosen}
    best = {}
    for card in table:
        able = [
            n
            for n in of_card.get(card, ())
            if clues[n].language == language
            and card not in taken
            and _stand(clues[n], table, standing[n], places) >= PLAUSIBLE
        ]
        if able:
            best[card] = min(able, key=lambda n: heard[clues[n]])
    wanted = sorted(best.values(), key=lambda n: heard[clues[n]])
    return wanted[:FURTHER]
