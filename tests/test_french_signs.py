"""French has a narrow no-break space before ? ! ; : » and after «: no sign falls on a line of its own."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
FILES = [
    *(ROOT / "client" / "src" / "i18n" / "fr").glob("*.json"),
    *(ROOT / "src" / "reverie" / "texts" / "fr").glob("*.toml"),
    ROOT / "src" / "reverie" / "data" / "rabbits" / "rabbits.toml",
    *(ROOT / "src" / "reverie" / "data" / "decks").glob("*/deck.toml"),
]
WRONG = re.compile(r"[ \u00a0][?!;:»]|«[^\u202f]|[^\s\u202f?!…][?!;»](?![\w/])|'")


def leaves(value: Any, french: bool) -> Iterator[str]:
    """All texts in it; of a file with several languages what stands under `fr`."""
    if isinstance(value, str) and french:
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, french or key == "fr")
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner, french)


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-2:]))
def test_signs_stand_where_french_has_them(file: Path) -> None:
    text = file.read_text("utf-8")
    data = json.loads(text) if file.suffix == ".json" else tomllib.loads(text)
    said = leaves(data, file.parent.name == "fr")
    assert [one for one in said if WRONG.search(re.sub(r"https?://\S+", "", one))] == []
