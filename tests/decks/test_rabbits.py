"""Every rabbit of the kids' game has its picture, its names and its description."""

import json
import struct
import tomllib
from pathlib import Path
from typing import Any

import pytest

import reverie
from reverie.game.attitudes import MOON_DOORS, SUN_DOORS

RABBITS = Path(reverie.__file__).parent / "data" / "rabbits"
LIST: list[dict[str, Any]] = tomllib.loads((RABBITS / "rabbits.toml").read_text("utf-8"))["rabbits"]
DOORS = {"sun": SUN_DOORS, "moon": MOON_DOORS}
ALL = (*SUN_DOORS, *MOON_DOORS)
LANGUAGES = {"en", "fr"}
SIDE = 512
TOTAL_LIMIT = 2_000_000


def size_of(file: Path) -> tuple[int, int]:
    """Width and height from the header of a lossy WebP."""
    head = file.read_bytes()[:30]
    assert head[:4] == b"RIFF"
    assert head[8:16] == b"WEBPVP8 "
    width, height = struct.unpack("<HH", head[26:30])
    return width & 0x3FFF, height & 0x3FFF


@pytest.mark.parametrize("door", DOORS)
def test_the_list_names_every_attitude_of_the_door_in_order(door: str) -> None:
    assert tuple(entry["id"] for entry in LIST if entry["door"] == door) == DOORS[door]


@pytest.mark.parametrize("entry", LIST, ids=lambda entry: str(entry["id"]))
def test_a_rabbit_is_named_and_described_in_every_language(entry: dict[str, Any]) -> None:
    for texts in (entry["name"], entry["description"]):
        assert texts.keys() == LANGUAGES
        assert all(text.strip() == text and text for text in texts.values())
    assert all(text.endswith(".") for text in entry["description"].values())


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_no_two_rabbits_share_a_name_or_a_description(language: str) -> None:
    for key in ("name", "description"):
        assert len({entry[key][language] for entry in LIST}) == len(LIST)


@pytest.mark.parametrize("attitude", ALL)
def test_a_picture_is_square(attitude: str) -> None:
    assert size_of(RABBITS / f"{attitude}.webp") == (SIDE, SIDE)


def test_nothing_else_is_shipped_and_all_of_it_is_small() -> None:
    files = list(RABBITS.glob("*.webp"))
    assert {file.stem for file in files} == set(ALL)
    assert sum(file.stat().st_size for file in files) < TOTAL_LIMIT


SPOKEN = sorted((Path(__file__).parents[2] / "client" / "src" / "i18n").glob("*/meadow.json"))


@pytest.mark.parametrize("file", SPOKEN, ids=lambda file: str(file.parent.name))
def test_the_page_has_a_name_for_every_rabbit_and_no_name_twice(file: Path) -> None:
    names: dict[str, str] = json.loads(file.read_text("utf-8"))["attitudes"]
    assert set(names) == set(ALL)
    assert len(set(names.values())) == len(ALL)
    if file.parent.name in LANGUAGES:
        assert {entry["id"]: entry["name"][file.parent.name] for entry in LIST} == names
