"""The painted deck keeps its measure: no motif too often, no mood too rarely, no picture twice."""

import itertools
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from studio.decks import FIRST, name_of, number_of
from studio.likeness import HASH_BITS_APART, perceptual_hash
from studio.output import encode, to_image
from studio.scene import load, render

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "src" / "reverie" / "data" / "decks" / "first-dreams" / "cards"
SEEN: dict[int, dict[str, Any]] = {
    int(number): card
    for number, card in tomllib.loads((ROOT / "studio" / "motifs.toml").read_text("utf-8")).items()
}
DECK = 84
AT_MOST = {
    "boat": DECK // 10,
    "moon": DECK // 6,
    "night": DECK // 3,
    # what this world repeats too easily
    "candle": DECK // 6,
    "lit window": DECK // 6,
    "ladder": DECK // 6,
    "footprints": DECK // 6,
    "odd one out": DECK // 6,
}
AT_LEAST = {
    "interior": 12,
    "below ground or water": 8,
    "noon": 8,
    "winter": 8,
    "crowd": 8,
    "dark": 8,
    "funny": 8,
    "tender": 8,
    "daylight sky": 30,
}
HOODED_CHILD = "child"
CHILD_LIMIT = 5
FIGURE_LIMIT = 4
WITHOUT_PEOPLE = DECK // 4


def with_motif(motif: str) -> list[int]:
    return [number for number, card in SEEN.items() if motif in card["shows"]]


def test_every_card_is_looked_at() -> None:
    painted = {number_of(file) for file in SHIPPED.glob("*.600.webp")}
    assert set(SEEN) == set(FIRST.dealt())
    assert set(FIRST.chosen()) == painted
    assert len(SEEN) == DECK
    for number, card in SEEN.items():
        assert set(card) == {"hero", "figures", "people", "is", "shows"}, number
        assert set(card["is"]) <= set(AT_LEAST), number
        assert isinstance(card["people"], bool), number


@pytest.mark.parametrize("motif", AT_MOST)
def test_a_motif_does_not_come_too_often(motif: str) -> None:
    cards = with_motif(motif)
    assert 0 < len(cards) <= AT_MOST[motif], cards


@pytest.mark.parametrize("quality", AT_LEAST)
def test_every_place_season_and_mood_has_its_share(quality: str) -> None:
    cards = [number for number, card in SEEN.items() if quality in card["is"]]
    assert len(cards) >= AT_LEAST[quality], cards


def test_no_figure_wears_out() -> None:
    times = Counter(figure for card in SEEN.values() for figure in set(card["figures"]))
    assert 0 < times.pop(HOODED_CHILD) <= CHILD_LIMIT
    assert {figure: n for figure, n in times.items() if n > FIGURE_LIMIT} == {}


def test_a_quarter_of_the_deck_is_without_people() -> None:
    assert sum(not card["people"] for card in SEEN.values()) >= WITHOUT_PEOPLE


def test_no_two_cards_have_the_same_hero() -> None:
    heroes = Counter(card["hero"] for card in SEEN.values())
    assert len(heroes) == DECK, heroes.most_common(3)


def test_no_picture_looks_like_another() -> None:
    small = [FIRST.shipped(name_of(file))["600"] for file in FIRST.dealt().values()]
    prints = {file.name: perceptual_hash(file) for file in small}
    assert len(prints) == DECK
    apart = [(int((a[1] ^ b[1]).sum()), a[0], b[0]) for a, b in itertools.combinations(prints.items(), 2)]
    assert min(apart)[0] >= HASH_BITS_APART, min(apart)


def test_painting_twice_gives_the_same_bytes() -> None:
    scene = load(FIRST.files()[77])
    first, second = (encode(to_image(render(scene, 0.125)), "PNG") for _ in range(2))
    assert first == second
    assert first != encode(to_image(render(load(FIRST.files()[44]), 0.125)), "PNG")
