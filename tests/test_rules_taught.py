"""What players read about the rules: complete in every language, and the docs say what the app says."""

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from reverie.rulesets import RULESETS
from reverie.texts import SPOKEN

ROOT = Path(__file__).parents[1]
TOOL = runpy.run_path(str(ROOT / "tools" / "teaching.py"))
NUMBERED = re.compile(r"^- \*\*([A-Z]\d+)\*\*", re.MULTILINE)
SILENT: dict[str, str] = {}
"""Rules that players need not read, with the reason."""


def book(language: str) -> dict[str, Any]:
    path = ROOT / "client" / "src" / "i18n" / language / "rules.json"
    read: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return read


def told(part: Any) -> set[str]:
    """The numbers of all rules that have a sentence in a part of the book."""
    if not isinstance(part, dict):
        return set()
    here = {word for key in part for word in key.split() if re.fullmatch(r"[A-Z]\d+", word)}
    return here.union(*(told(inner) for inner in part.values()))


def numbered(page: str) -> set[str]:
    return set(NUMBERED.findall((ROOT / "docs" / "rules" / f"{page}.md").read_text("utf-8")))


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("page", [path.stem for path in sorted((ROOT / "docs" / "rules").glob("*.md"))])
def test_every_numbered_rule_has_its_sentence(language: str, page: str) -> None:
    words = book(language)
    own = words["texts"].get(page, words)
    assert numbered(page) - SILENT.keys() <= told(own), f"{language}/rules.json"


@pytest.mark.parametrize("language", SPOKEN)
def test_no_sentence_names_a_rule_that_is_not_there(language: str) -> None:
    pages = [path.stem for path in (ROOT / "docs" / "rules").glob("*.md")]
    assert told(book(language)) <= set().union(*(numbered(page) for page in pages))


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_page_teaches_a_turn_in_four_steps_points_and_an_end(language: str, ruleset: str) -> None:
    page = book(language)["texts"][ruleset]
    assert len(page["turn"]) == 4
    assert page["aim"]
    assert page["points"]
    assert page["advice"]
    assert page["end"]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_ruleset_has_an_example_to_play_with(ruleset: str) -> None:
    assert ruleset in TOOL["EXAMPLES"]


def test_docs_and_vectors_are_what_the_tool_writes() -> None:
    for path, text in TOOL["written"]().items():
        assert path.read_text("utf-8") == text, f"{path.name}: run make teaching"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "unless you’re the storyteller"),
        ("fr", "sauf si c’est toi qui racontes"),
    ],
)
def test_o4_the_storyteller_gets_nothing_for_votes_on_the_card(language: str, sentence: str) -> None:
    for ruleset in ("dixit", "odyssey"):
        assert any(sentence in point["why"] for point in book(language)["texts"][ruleset]["points"].values())
