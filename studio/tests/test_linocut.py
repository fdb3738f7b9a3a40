"""The linocut kit: the same bytes twice, the same picture at every size, cards and elements complete."""

import ast
import inspect
import itertools
import re
from pathlib import Path

import cv2
import numpy as np
import pytest

from studio import apidoc
from studio.decks import DECKS
from studio.linocut import gallery
from studio.linocut.elements import (
    animals,
    body,
    city,
    cloth,
    hands,
    heads,
    people,
    plants,
    water,
)
from studio.linocut.inks import PAIRS
from studio.linocut.knife import knife
from studio.linocut.press import Print
from studio.linocut.scene import load, render
from studio.shapes import ell, rect

DECK = DECKS["second-sleep"]
CARDS = sorted(DECK.files().items())
LONGEST = 160  # formatted; aim at 60-120
MODULES = (animals, city, cloth, hands, heads, people, plants, water)


def sample(scale: float, seed: int = 5) -> Print:
    p = Print(seed, scale, "pink-teal")
    p.ground("1")
    p.fan("1", rect(0, 0, 800, 600), 400, 600)
    people.figure(p, 400, 900, 500, "walk")
    hands.hand(p, 200, 1000, 160)
    return p


def test_printing_twice_gives_the_same_picture() -> None:
    assert (sample(0.25).proof() == sample(0.25).proof()).all()
    assert (sample(0.25).proof() != sample(0.25, 6).proof()).any()


def test_the_composition_is_the_same_at_every_size() -> None:
    small, large = (
        cv2.resize(sample(k).proof(), (150, 225), interpolation=cv2.INTER_AREA) for k in (0.5, 1.0)
    )
    assert np.corrcoef(small.ravel(), large.ravel())[0, 1] > 0.985


def test_the_knife_joins_and_trims() -> None:
    path = knife(ell(100, 100, 50), ell(160, 100, 50), minus=[ell(130, 100, 10)], within=rect(0, 0, 150, 200))
    assert path.contains(100, 100)
    assert not path.contains(130, 100)
    assert not path.contains(180, 100)


def test_shares_add_up_and_tones_are_what_was_inked() -> None:
    p = Print(1, 0.25, "moss-plum")
    p.ground("12")
    p.fill("k", rect(0, 0, 800, 600))
    shares = p.shares()
    assert shares["×"] + shares["K"] == 100
    assert shares["K"] == pytest.approx(50, abs=1)


@pytest.mark.parametrize(
    ("view", "names"), [("side", body.SIDE), ("front", body.FRONT), ("back", body.FRONT)]
)
def test_every_pose_stands_on_the_ground(view: str, names: dict[str, body.Pose]) -> None:
    for name in names:
        made = people.figure(Print(2, 0.125), 400, 900, 400, name, view)
        low = made.outline.getBounds().bottom()
        off = name in ("run", "fall", "curl", "dance")
        assert low < 912, name
        assert off or low > 880, name


def test_hands_arrive_where_they_are_told_to() -> None:
    made = people.figure(Print(2, 0.125), 400, 900, 400, "stand", near=(290, 640))
    assert np.hypot(made["near_hand"][0] - 290, made["near_hand"][1] - 640) < 12


@pytest.mark.parametrize("page", gallery.PAGES)
def test_every_sheet_of_elements_prints(page: str) -> None:
    p = Print(3, 0.125, gallery.PAGES[page][0])
    p.ground("")
    gallery.PAGES[page][1](p)
    assert p.shares()["P"] < 99


def test_every_element_explains_itself() -> None:
    for module, (name, fn) in itertools.chain.from_iterable(
        ((m, item) for item in vars(m).items()) for m in MODULES
    ):
        if inspect.isfunction(fn) and not name.startswith("_") and fn.__module__ == module.__name__:
            assert inspect.getdoc(fn), name


@pytest.mark.parametrize(("number", "file"), CARDS, ids=lambda value: getattr(value, "stem", None))
def test_a_card_says_what_it_is(number: int, file: Path) -> None:
    text = file.read_text("utf-8")
    title, _, idea = (ast.get_docstring(ast.parse(text)) or "").partition("\n")
    assert title.strip()
    assert idea.strip()
    scene = load(file)
    assert scene.number == number
    assert re.fullmatch(r"s\d\d_(\w+)", file.stem)[1] == scene.slug.replace("-", "_")  # type: ignore[index]
    assert scene.inks in PAIRS
    assert len(text.splitlines()) <= LONGEST


def test_the_list_of_elements_is_current() -> None:
    assert apidoc.LINOCUT_LIST.read_text("utf-8") == apidoc.linocut_api(), "run: python -m studio api"


def test_a_card_prints() -> None:
    if CARDS:
        assert render(load(CARDS[0][1]), 0.125).shape == (150, 100, 3)
