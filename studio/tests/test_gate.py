"""What is judged of readers' titles is about readers and cards that there are, and counted as it says."""

import pytest

from studio.decks import DECKS
from studio.gate import Readings

READ = [name for name in DECKS if Readings(DECKS[name]).told]


@pytest.mark.parametrize("name", READ)
def test_judgements_are_of_readers_of_that_card(name: str) -> None:
    readings = Readings(DECKS[name])
    assert readings.judged
    for card, groups in readings.judged.items():
        for group in groups:
            assert set(group["readers"]) <= set(readings.lines[card]), card
            assert set(group.get("clues", ())) <= set(readings.lines[card]), card
            assert group["idea"], card
            assert group["why"], card


def told(titles: list[int], clues: list[int], readers: int) -> Readings:
    """A deck with one card whose readers agree in this."""
    readings = Readings(DECKS["second-sleep"])
    readings.__dict__["lines"] = {1: {n: {} for n in range(1, readers + 1)}}
    readings.__dict__["told"] = {"1": [{"readers": titles, "clues": clues, "idea": "a door", "why": "-"}]}
    return readings


@pytest.mark.parametrize(
    ("titles", "clues", "readers", "alike", "closed"),
    [
        ([1, 2, 3, 4], [1, 2, 3, 5], 5, True, True),
        ([1, 2, 3, 4], [1, 2, 3], 5, True, False),
        ([1, 2, 3], [1, 2, 3, 4], 5, False, False),
        ([1, 2, 3, 4], [1, 2, 3, 4], 8, True, True),  # the first five, whoever comes later
        ([1, 2, 3, 6, 7, 8], [1, 2, 3, 6, 7, 8], 8, False, False),  # six of eight are too few
        ([1, 2, 3, 5, 6, 7, 8], [2, 3, 4, 5, 6, 7, 8], 8, True, True),
        ([1, 2, 3, 4], [1, 2, 3, 4], 4, False, False),  # not read by five yet
    ],
)
def test_a_card_says_it_all_when_title_and_clue_agree(
    titles: list[int], clues: list[int], readers: int, alike: bool, closed: bool
) -> None:
    readings = told(titles, clues, readers)
    assert readings.alike(1, "readers") is alike
    assert readings.closed(1) is closed


def test_where_nothing_is_judged_nobody_agrees() -> None:
    readings = Readings(DECKS["second-sleep"])
    card = next(card for card in readings.lines if card not in readings.judged)
    assert not readings.alike(card, "readers")


def test_of_a_card_that_was_changed_only_those_count_who_saw_it_as_it_is() -> None:
    readings = told([1, 2, 3, 4, 5], [1, 2, 3, 4, 5], 9)
    readings.told["five"] = {"readers": [1, 2, 3, 4, 5]}
    assert readings.closed(1)
    readings.told["five"]["instead"] = {"1": [6, 7, 8, 9]}
    assert list(readings.counting(1)) == [6, 7, 8, 9]
    assert not readings.alike(1, "readers")
