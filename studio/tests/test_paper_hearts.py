"""The deck for children keeps its measure: who is on its cards, what is seen in them, weights, likeness."""

import itertools
import json
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from reverie.decks.format import DECK_FILE
from reverie.decks.format import read as read_deck

from studio.attitudes import READERS, counted, read
from studio.decks import DECKS, HERE, number_of
from studio.likeness import HASH_BITS_APART, perceptual_hash
from studio.papercut.elements.feelings import MOON, SUN

DECK = DECKS["paper-hearts"]
SIZE = 84
LOOKED_AT: dict[int, dict[str, Any]] = {
    int(number): card
    for number, card in tomllib.loads((HERE / "paper_hearts" / "motifs.toml").read_text("utf-8")).items()
}
SEEN = {number: LOOKED_AT[number] for number in DECK.dealt()}
PLACE_AND_LIGHT = {"indoors": 16, "day": 16, "dusk": 12}
AT_LEAST = {
    **PLACE_AND_LIGHT,
    "together": 20,
    "below or above": 8,
    "thing": 8,
    "funny": 10,
    "quiet": 10,
    "shiver": 4,
    "girl": 20,
    "boy": 20,
    "abilities": 8,
    "grandparent": 10,
    "family": 8,
    "boy cries": 4,
    "girl roars": 4,
}
PLACES = {"Africa": 8, "Asia": 12, "Latin America": 6, "North America": 6, "Oceania": 4, "Middle East": 3}
EUROPE, POLES = 16, 2
PAPERS, LAYOUTS = (7, 10), (4, 10)
ANIMAL_LIMIT = 4
KIN = {"rooster": "hen", "chick": "hen", "langur": "monkey", "macaque": "monkey", "panda": "bear"}
KIN |= {"toad": "frog", "kitten": "cat"}
OFTEN = {"girl", "boy", "baby", "grandma", "grandpa", "mother", "father", "woman", "man", "cloud", "robot"}
DECK_LIMIT, PREVIEW_LIMIT = 14_000_000, 400


def shipped(kind: str) -> list[Path]:
    return sorted(DECK.cards.glob(f"*.{kind}.*"))


painted = pytest.mark.skipif(not shipped("600"), reason="no picture of the deck is painted yet")


def test_every_card_is_looked_at_and_all_or_none_are_shipped() -> None:
    assert len(SEEN) == SIZE
    assert set(LOOKED_AT) == set(DECK.files())
    assert {number_of(file) for file in shipped("600")} in (set(), set(DECK.chosen()))
    for number, card in LOOKED_AT.items():
        assert set(card) == {"beings", "papers", "layout", "place", "is"}, number
        assert set(card["is"]) <= set(AT_LEAST), number
        assert len(set(card["is"]) & set(PLACE_AND_LIGHT)) == 1, number


@pytest.mark.parametrize("quality", AT_LEAST)
def test_every_kind_has_its_share(quality: str) -> None:
    assert sum(quality in card["is"] for card in SEEN.values()) >= AT_LEAST[quality]


def test_the_whole_earth_is_there() -> None:
    places = Counter(card["place"] for card in SEEN.values())
    assert {place: places[place] for place, least in PLACES.items() if places[place] < least} == {}
    assert places["the poles"] >= POLES
    assert places["Europe"] <= EUROPE


def test_papers_and_layouts_are_mixed() -> None:
    for kind, (least, most) in (("papers", PAPERS), ("layout", LAYOUTS)):
        times = Counter(card[kind] for card in SEEN.values())
        assert least <= min(times.values()), times
        assert max(times.values()) <= most, times


def test_no_animal_wears_out_and_no_rabbit_is_on_a_card() -> None:
    times = Counter(being for card in SEEN.values() for being in {KIN.get(b, b) for b in card["beings"]})
    assert {b: n for b, n in times.items() if n > ANIMAL_LIMIT and b not in OFTEN} == {}
    assert "rabbit" not in times


def test_attitudes_are_counted_from_the_last_five_readers() -> None:
    proud, sad = frozenset({"proud"}), frozenset({"sad", "proud"})
    assert counted((proud,) * (READERS - 1)) is None
    found = counted((sad, proud, sad, proud, sad))
    assert found is not None
    assert (found.strict, found.arguable) == (("proud", "sad"), ())
    found = counted((sad, sad, sad, proud, proud, sad, frozenset()))
    assert found is not None
    assert (found.strict, found.arguable) == (("proud",), ("sad",))


def test_readers_name_attitudes_that_there_are_on_cards_that_there_are() -> None:
    for number, readings in read(DECK).items():
        assert number in DECK.files()
        for reading in readings:
            assert reading <= {*SUN, *MOON}, (number, reading)
    for file in (HERE / "readings" / "paper_hearts").glob("reader-*.jsonl"):
        cards = [json.loads(line)["card"] for line in file.read_text("utf-8").splitlines() if line.strip()]
        assert len(cards) == len(set(cards)), file.name


@painted
def test_what_is_shipped_as_seen_was_counted_from_five_readers_of_every_card() -> None:
    deck, _ = read_deck((DECK.cards.parent / DECK_FILE).read_bytes())
    assert deck is not None
    shipped_as = {number_of(card.id): card.attitudes for card in deck.dealt}
    assert shipped_as == {number: counted(read(DECK).get(number, ())) for number in DECK.dealt()}
    assert None not in shipped_as.values()


@painted
def test_shipped_pictures_have_the_right_sizes_and_fit_the_deck() -> None:
    for kind, size in (("600", (600, 900)), ("1200", (1200, 1800)), ("preview", (12, 18))):
        assert len(shipped(kind)) == SIZE
        for file in shipped(kind):
            with Image.open(file) as picture:
                assert picture.size == size, file.name
    assert all(file.stat().st_size < PREVIEW_LIMIT for file in shipped("preview"))
    assert sum(file.stat().st_size for file in DECK.cards.iterdir()) <= DECK_LIMIT


@painted
def test_no_picture_looks_like_another_of_any_deck() -> None:
    files = [file for deck in DECKS.values() for file in deck.cards.glob("*.600.webp")]
    prints = {f"{file.parent.parent.name}/{file.name}": perceptual_hash(file) for file in files}
    apart = [(int((a[1] ^ b[1]).sum()), a[0], b[0]) for a, b in itertools.combinations(prints.items(), 2)]
    assert min(apart)[0] >= HASH_BITS_APART, sorted(apart)[:5]
