"""The twelve pawns are drawn from one source, and no two can be taken for each other even without colour."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from studio.world.pawns import PIECES, POSES, SOURCE, beside

FILES = beside()


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_a_pawn_is_drawn_as_its_source_says(file: Path) -> None:
    assert file.read_text("utf-8") == FILES[file], "run: python -m studio world pawns"


def test_nothing_else_lies_in_the_folder() -> None:
    assert set((PIECES / "pawns").iterdir()) == set(FILES)


@pytest.mark.parametrize("text", FILES.values(), ids=[file.stem for file in FILES])
def test_a_pawn_is_clean_and_whole_by_itself(text: str) -> None:
    root = ElementTree.fromstring(text)
    assert root.get("viewBox") == "0 0 64 84"
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    used = {element.get("href", "#")[1:] for element in root.iter() if element.tag.endswith("}use")}
    assert used <= ids
    assert not [element for element in root.iter() if element.get("transform") or element.get("style")]


def test_colour_symbol_pattern_and_pose_each_tell_any_two_apart() -> None:
    for sign in ("symbol", "colour", "pattern"):
        assert len({look[sign] for look in SOURCE["rabbits"]}) == len(POSES) == 12
    assert len(set(POSES)) == 12
