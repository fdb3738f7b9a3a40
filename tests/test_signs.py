"""Every language has its own quotes, apostrophes and spaces: none is lent another's."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

ROOT = Path(__file__).parents[1]
NOWHERE: Final = r"\.\.\.| [?!;:]"
JA: Final = "ぁ-ゖァ-ヺ一-鿿"
WRONG: Final = {
    "en": rf'"|\w\'\w|„|«|{NOWHERE}',
    "de": rf"[\"'«»‹›]|{NOWHERE}",
    "es": rf"[\"'„]|{NOWHERE}",
    "it": rf"[\"'„]|{NOWHERE}",
    "nl": rf"[\"'„«»]|{NOWHERE}",
    "pt-BR": rf"[\"'„«»]|{NOWHERE}",
    "pl": rf"[\"'“]|{NOWHERE}",
    "uk": rf"[\"'“]|{NOWHERE}",
    "ja": rf"[\"'“”«»]|[{JA}][?!:;,.()]|[?!:;,]\s*[{JA}]|[{JA}] [{JA}]|{NOWHERE}",
}
"""What never stands in a text; French has a test of its own."""
GRAMMAR: Final = re.compile(
    r"https?://\S+|, *(?:plural|select|list|spellout|san)\b[^{}]*|\b\w+ (?=\{)|=\d+ |#"
)
"""Addresses, and what a message says to the machine."""
FILES: Final = (
    [("en", file) for file in sorted(ROOT.glob("src/reverie/data/decks/*/deck.toml"))]
    + [
        (language, file)
        for language in WRONG
        for folder in ("client/src/i18n", "src/reverie/texts")
        for file in sorted((ROOT / folder / language).glob("*.*"))
        if file.suffix in (".json", ".toml") and file.name != "grammar.json"
    ]
    + [(file.name.split(".")[1], file) for file in sorted(ROOT.glob("src/reverie/data/decks/*/texts.*.toml"))]
)


def leaves(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key != "attitudes":  # words for bots, read by nobody
                yield from leaves(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner)


@pytest.mark.parametrize(
    ("language", "file"), FILES, ids=lambda one: "/".join(getattr(one, "parts", [one])[-2:])
)
def test_signs_are_those_of_the_language(language: str, file: Path) -> None:
    if language not in WRONG:
        pytest.skip("French has a test of its own")
    text = file.read_text("utf-8")
    read = json.loads(text) if file.suffix == ".json" else tomllib.loads(text)
    said = leaves([card["texts"]["en"] for card in read["cards"]] if file.name == "deck.toml" else read)
    assert [one for one in said if re.search(WRONG[language], GRAMMAR.sub("0", one))] == []
