"""What is judged of readers' titles is about readers and cards that there are, and counted as it says."""

import pytest

from studio.decks import DECKS
from studio.gate import READERS, Readings

READ = [name for name in DECKS if Readings(DECKS[name]).told]


@pytest.mark.parametrize("name", READ)
def test_judgements_are_of_readers_of_that_card(name: str) -> None:
    readings = Readings(DECKS[name])
    assert readings.judged
    for card, groups in readings.judged.items():
        for group in groups:
            assert set(group["readers"]) <= set(readings.lines[card]), card
            assert group["idea"], card
            assert group["why"], card
        assert 1 < readings.agreeing(card) <= READERS or not readings.last_five(card), card


def test_where_nothing_is_judged_nobody_agrees() -> None:
    readings = Readings(DECKS["second-sleep"])
    card = next(card for card in readings.lines if card not in readings.judged)
    assert readings.agreeing(card) == 1
