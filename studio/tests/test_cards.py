"""The card files are complete, and what is shipped has the right sizes."""

import ast
import re
from pathlib import Path
from statistics import median

import pytest
from PIL import Image

from studio.decks import FIRST, name_of, number_of

ROOT = Path(__file__).parents[2]
CARD_FILES = sorted((ROOT / "studio" / "cards").glob("c[0-9]*.py"))
RETIRED = {name_of(file) for number, file in FIRST.files().items() if number not in FIRST.dealt()}
SHIPPED = ROOT / "src" / "reverie" / "data" / "decks" / "first-dreams" / "cards"
DECK_LIMIT = 20_000_000
PREVIEW_LIMIT = 400
DECK_SIZE = 84
USUAL_SCENE, LONGEST_SCENE = 80, 110


def meta_of(tree: ast.Module) -> dict[str, object]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "META":
            meta = ast.literal_eval(node.value)
            assert isinstance(meta, dict)
            return meta
    raise AssertionError("no META")


@pytest.mark.parametrize("file", CARD_FILES, ids=lambda file: file.stem)
def test_a_card_says_what_it_is(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    title, _, idea = (ast.get_docstring(tree) or "").partition("\n")
    assert title.strip()
    assert idea.strip()
    meta = meta_of(tree)
    number, slug = re.fullmatch(r"c(\d\d+)_(\w+)", file.stem).groups()  # type: ignore[union-attr]
    assert meta["number"] == int(number)
    assert meta["slug"] == slug.replace("_", "-")
    assert isinstance(meta["seed"], int)
    assert any(isinstance(node, ast.FunctionDef) and node.name == "scene" for node in tree.body)


def test_a_scene_composes_and_leaves_the_drawing_to_the_elements() -> None:
    lines = {file.stem: len(file.read_text("utf-8").splitlines()) for file in CARD_FILES}
    assert median(lines.values()) <= USUAL_SCENE
    assert max(lines.values()) <= LONGEST_SCENE, max(lines, key=lines.__getitem__)


def test_numbers_are_unique_and_as_many_as_the_deck_has_are_dealt() -> None:
    numbers = [number_of(name_of(file)) for file in CARD_FILES]
    assert len(numbers) == len(set(numbers))
    assert len(FIRST.dealt()) == DECK_SIZE


def test_shipped_pictures_have_the_right_sizes() -> None:
    for file in SHIPPED.iterdir():
        name, kind, _ = file.name.rsplit(".", 2)
        with Image.open(file) as picture:
            expected = {"600": (600, 900), "1200": (1200, 1800), "preview": (12, 18)}[kind]
            assert picture.size == expected, file.name
        needed = ("600", "preview") if name in RETIRED else ("600", "1200", "preview")
        assert all(FIRST.shipped(name)[other].exists() for other in needed), name
        assert not (name in RETIRED and kind == "1200"), name
        if kind == "preview":
            assert file.stat().st_size < PREVIEW_LIMIT


def test_shipped_pictures_belong_to_a_card_and_fit_the_deck() -> None:
    names = set(map(name_of, CARD_FILES))
    files = list(SHIPPED.iterdir())
    assert {file.name.split(".")[0] for file in files} <= names
    assert sum(file.stat().st_size for file in files) <= DECK_LIMIT
