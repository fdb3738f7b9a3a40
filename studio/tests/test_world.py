"""The pictures round the cards are there, of their size and not too heavy."""

import re
from pathlib import Path

import pytest
from PIL import Image

from studio.pages import Page, pages_of, places

ICONS = Path(__file__).parents[2] / "client" / "public" / "icons"
PAGES = [page for place in places() for page in pages_of(place)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_a_picture_is_shipped_in_its_size_and_weight(page: Page) -> None:
    with Image.open(page.target) as picture:
        assert picture.size == page.pixels
    assert page.target.stat().st_size <= page.limit


def test_the_icon_whose_dot_says_your_turn_is_the_icon_and_a_dot() -> None:
    plain, turn = ((ICONS / f"{name}.svg").read_text("utf-8") for name in ("favicon", "favicon-turn"))
    dot = turn.replace(plain.removesuffix("</svg>\n"), "")
    assert re.fullmatch(r"(\s*<circle [^>]+/>)+\s*</svg>\s*", dot)
