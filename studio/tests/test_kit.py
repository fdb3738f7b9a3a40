"""The paint kit: sizes agree, layouts do not move, the list of elements is current."""

import inspect

import numpy as np
import pytest

from studio import apidoc
from studio.paint import Card
from studio.shapes import blob, cut, ell, join
from studio.sheets import elements, sizes


def test_scattered_points_stay_where_they_are_at_every_size() -> None:
    shape = blob((200, 300), (500, 250), (600, 700), (300, 800))
    small, large = (Card(5, scale).scatter(shape, 60) for scale in (0.25, 0.5))
    near = [min(np.hypot(x - u, y - v) for u, v in large) < 2 for x, y in small]
    assert sum(near) > 50


def test_paint_covers_the_shape_and_returns_its_mask() -> None:
    card = Card(1, 0.25)
    mask = card.paint(ell(400, 600, 120), ["#203040", "#80a0a0", "#fff0c0"], vol=40)
    assert mask[150, 100] == pytest.approx(1)
    assert card.img[150, 100].sum() > 0
    assert card.img[10, 10].sum() == 0


def test_shapes_combine() -> None:
    ring = cut(ell(0, 0, 10), ell(0, 0, 5))
    assert not ring.contains(0, 0)
    assert join(ring, ell(0, 0, 6)).contains(0, 0)


def test_every_element_explains_itself() -> None:
    for family, members in elements().items():
        for name, fn in members:
            assert inspect.getdoc(fn), f"{family}.{name}"


@pytest.mark.parametrize("module", sorted(elements()))
def test_every_element_paints_itself_where_it_is_put(module: str) -> None:
    for name, fn in elements()[module]:
        card = Card(7, 0.125)
        card.sky([(0, "#9fb0b4"), (1200, "#8f9c9a")], calm=0)
        before = card.img.copy()
        made = fn(card, 500, 446, **sizes(fn))
        painted = (card.img != before).any() or card.spark_alpha.any()
        assert painted or made is not None, f"{module}.{name}"  # some only make a mask


def test_the_list_of_elements_is_current() -> None:
    assert apidoc.LIST.read_text("utf-8") == apidoc.api(), "run: python -m studio api"
