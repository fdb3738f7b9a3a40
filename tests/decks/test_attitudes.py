"""The deck for children serves its game, by the attitudes that readers of the pictures saw (K5, K6)."""

from collections import Counter

import pytest

from reverie.decks import places
from reverie.decks.format import DECK_FILE, DeckFile, read
from reverie.decks.serving import serves
from reverie.game.attitudes import MOON_DOORS, SUN_DOORS
from reverie.game.ids import Attitude

CHIEF, APPRENTICE, FEWEST = 0.60, 0.35, 8


def built_in() -> list[DeckFile]:
    files = (folder / DECK_FILE for folder in sorted(places.BUILT_IN.iterdir()))
    decks = [read(file.read_bytes())[0] for file in files]
    return [deck for deck in decks if deck is not None and any(card.attitudes for card in deck.cards)]


def test_k5_k6_a_hand_of_three_often_suits_a_rabbit_and_no_attitude_is_rare() -> None:
    for deck in built_in():
        _serves(deck)


def _serves(deck: DeckFile) -> None:
    strict: list[tuple[Attitude, ...]] = []
    for card in deck.dealt:
        assert card.attitudes is not None, card.id
        assert {*card.attitudes.strict, *card.attitudes.arguable} <= {*SUN_DOORS, *MOON_DOORS}, card.id
        assert not set(card.attitudes.strict) & set(card.attitudes.arguable), card.id
        strict.append(card.attitudes.strict)
    served = serves(strict, SUN_DOORS, MOON_DOORS)
    times = Counter(name for card in strict for name in card)
    assert served.chief >= CHIEF, served
    assert served.apprentice >= APPRENTICE, served
    assert min(times[name] for name in (*SUN_DOORS, *MOON_DOORS)) >= FEWEST, times.most_common()[-5:]


def test_the_deck_for_children_has_attitudes_where_it_is_shipped() -> None:
    shipped = {folder.name for folder in places.BUILT_IN.iterdir()} & {"paper-hearts"}
    assert {deck.header.id for deck in built_in()} == shipped


def test_shares_are_counted_over_all_hands() -> None:
    proud, sad = Attitude("proud"), Attitude("sad")
    cards = [(proud,), (sad,), (), ()]
    served = serves(cards, (proud,), (sad,))
    assert served.chief == 1  # of four cards, three always hold one of two
    assert served.apprentice == pytest.approx(3 / 4)
