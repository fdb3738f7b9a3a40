"""Every rabbit of the kids' game has a portrait behind its door, and no portrait is without its rabbit."""

import pytest
from PIL import Image

from studio.rabbits.gallery import DOORS, IDS, LIST, SHIP_SIDE, SHIPPED


def test_every_rabbit_the_game_lists_has_its_portrait_behind_its_door() -> None:
    assert IDS
    for door, portraits in DOORS.items():
        assert set(portraits) == {entry["id"] for entry in LIST if entry["door"] == door}


@pytest.mark.parametrize("attitude", IDS)
def test_every_portrait_is_shipped_square(attitude: str) -> None:
    with Image.open(SHIPPED / f"{attitude}.webp") as portrait:
        assert portrait.size == (SHIP_SIDE, SHIP_SIDE)
