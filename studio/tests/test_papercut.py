"""The kit of cut paper: same seed, same bytes; one picture at every size; all feelings can be shown."""

import re
import tomllib
from pathlib import Path

import msgspec
import numpy as np
import pytest
from reverie.decks.texts import TAGS, Texts

from studio.papercut.cards import card_files, load
from studio.papercut.elements import beasts, faceless, heads, puppets
from studio.papercut.elements.feelings import FEELINGS, MOON, SUN
from studio.papercut.elements.people import Person
from studio.papercut.page import Page
from studio.papercut.papers import painted, stripes
from studio.papercut.photograph import photograph
from studio.shapes import ell, rect

TEXTS = Path(__file__).parents[1] / "paper_hearts" / "texts"
RABBITS = Path(__file__).parents[2] / "src" / "reverie" / "data" / "rabbits" / "rabbits.toml"


def table(scale: float) -> Page:
    """A small still life."""
    page = Page(7, scale)
    page.lay(rect(-20, -20, 820, 1220), painted("#c3d3d8", "#e0c0a0"), 0, angle=2)
    page.lay(ell(400, 700, 260), stripes("#fff3d9", "#e2412f"), 8, tear=9)
    with page.at(400, 520, 1.6, -8):
        heads.head(page, "fox", "guilty", -0.6)
    return page


def test_the_same_seed_gives_the_same_bytes() -> None:
    assert np.array_equal(photograph(table(0.25)), photograph(table(0.25)))


def test_every_size_is_one_picture() -> None:
    small, large = photograph(table(0.25)).astype(float), photograph(table(0.5)).astype(float)
    halved = large.reshape(300, 2, 200, 2, 3).mean((1, 3))
    assert np.abs(small - halved).mean() < 6


def test_what_lies_higher_throws_a_shadow() -> None:
    page = Page(1, 0.25)
    page.lay(rect(-20, -20, 820, 1220), "#d0d0d0", 0)
    page.lay(ell(400, 600, 120), "#d0d0d0", 14)
    picture = photograph(page).astype(float).mean(2)
    assert picture[177, 121] < picture[123, 79] - 12  # the lamp stands at the upper left


def test_all_attitudes_of_the_rabbits_have_a_face_a_pose_and_a_posture() -> None:
    known = {rabbit["id"] for rabbit in tomllib.loads(RABBITS.read_text("utf-8"))["rabbits"]}
    assert known == {*SUN, *MOON}
    for table_ in (FEELINGS, puppets.POSES, faceless.POSTURES):
        assert known <= set(table_)


@pytest.mark.parametrize("feel", sorted(FEELINGS))
def test_every_feeling_can_be_laid_from_the_front_and_in_profile(feel: str) -> None:
    page = Page(3, 0.1)
    for side in (False, True):
        puppets.person(page, 300, 900, 1, Person(), feel, turn=-0.5, side=side)
        puppets.upright(page, 560, 900, 1, "bear", feel, turn=0.5, side=side)
    assert (page.height > 0).any()


def test_every_head_and_every_build_can_be_laid() -> None:
    page = Page(3, 0.1)
    for kind in heads.HEADS:
        with page.at(400, 400):
            heads.head(page, kind, "calm", 0.5)
            heads.profile(page, kind, "amazed")
    for kind in beasts.BUILDS:
        beasts.beast(page, 400, 900, 1, kind, "brave", pose="walk")
    assert (page.height > 0).any()


@pytest.mark.parametrize("number", sorted(card_files()))
def test_every_card_says_what_it_is(number: int) -> None:
    file = card_files()[number]
    card = load(file)
    assert card.number == number
    assert file.stem == f"p{number:02d}_{card.slug.replace('-', '_')}"
    assert card.title
    assert card.idea
    assert set(card.attitudes) <= {*SUN, *MOON}
    assert set(card.attitudes) & set(SUN)
    assert set(card.attitudes) & set(MOON)


@pytest.mark.parametrize("number", sorted(card_files()))
def test_every_card_is_described_in_both_languages(number: int) -> None:
    file = card_files()[number]
    written = tomllib.loads((TEXTS / f"{file.stem}.toml").read_text("utf-8"))
    card = load(file)
    assert (written["number"], written["slug"]) == (card.number, card.slug)
    strict, arguable = (written["attitudes"][word] for word in ("strict", "arguable"))
    assert tuple(strict) == card.attitudes
    assert set(arguable) <= {*SUN, *MOON} - set(strict)
    assert written["en"]["title"] == card.title.replace("'", "’")
    for language in ("en", "fr"):
        texts = msgspec.convert(written[language], Texts)
        assert all((texts.title, texts.description, texts.clues))
        assert TAGS[0] <= len(texts.tags) <= TAGS[1]
        assert len(texts.emotions) == len(strict)
    assert not re.search(r"(?<!\u202f)[;:!?](?![!?])|'", " ".join(_words(written["fr"])))


def _words(texts: dict[str, object]) -> list[str]:
    """Everything people may read of a card's texts."""
    clues = texts["clues"]
    assert isinstance(clues, list)
    return [str(texts["title"]), str(texts["description"]), *(clue["text"] for clue in clues)]
