"""The stones of the painted hill are those the client stands its pawns on, and there is room for them."""

from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest

from studio.world.path import STONES, TALL, TYPESCRIPT, WIDE, Way, typescript

ASSETS = Path(__file__).parents[2] / "client" / "src" / "assets"
WEIGHT_LIMIT = 90_000


def test_the_client_has_the_stones_of_the_painting() -> None:
    assert TYPESCRIPT.read_text("utf-8") == typescript(), "run: python -m studio world hill --force"


@pytest.mark.parametrize("way", [WIDE, TALL], ids=["wide", "tall"])
def test_thirty_one_stones_climb_without_touching(way: Way) -> None:
    stones = way.stones()
    assert len(stones) == STONES
    assert stones[0][:2] == way.corners[0]
    assert stones[-1][:2] == way.corners[-1]
    for (x0, y0, s0), (x1, y1, _) in pairwise(stones):
        assert y1 < y0
        assert hypot(x1 - x0, (y1 - y0) * 1.6) > 24 * s0


@pytest.mark.parametrize("way", [WIDE, TALL], ids=["wide", "tall"])
def test_four_pawns_abreast_stay_in_the_picture_on_every_stone(way: Way) -> None:
    half = (1.5 * 38 + 32) * 66 / 84
    for x, y, s in way.stones():
        assert half * max(s, 0.72) < x < way.width - half * max(s, 0.72)
        assert y > 90


@pytest.mark.parametrize("name", ["home_wide", "home_tall", "hill_wide", "hill_tall", "back"])
def test_what_everybody_loads_is_light(name: str) -> None:
    assert 20_000 < (ASSETS / f"{name}.webp").stat().st_size <= WEIGHT_LIMIT
