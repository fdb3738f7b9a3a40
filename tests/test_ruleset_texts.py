"""What is written about each ruleset besides its file: other languages, a page of rules, a picture.

A ruleset is played without them, in English and by its title and sentence; it is released with them.
"""

import json
from pathlib import Path

import pytest

from reverie.rulesets import RULESETS
from reverie.texts import LANGUAGES, SPOKEN, written
from reverie.texts.rulesets import RulesetTexts, texts_of

CLIENT = Path(__file__).parents[1] / "client" / "src"


def pages(language: str) -> list[str]:
    """The rulesets with a page in the app."""
    book = json.loads((CLIENT / "i18n" / language / "rules.json").read_text("utf-8"))
    return list(book["texts"])


def test_the_page_and_the_server_speak_the_same_languages() -> None:
    folders = sorted(p.name for p in (CLIENT / "i18n").iterdir() if p.is_dir())
    assert folders == sorted(SPOKEN)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruleset_is_named_and_told_of_in_every_language(language: str, ruleset: str) -> None:
    own = written(language, "rulesets").get(ruleset)
    assert own is not None, f"texts/{language}/rulesets.toml has no [{ruleset}]"
    assert own.keys() == {"title", "summary"}
    assert own["title"].strip()
    assert own["summary"].endswith((".", "。"))
    assert own["summary"] != RULESETS[ruleset].summary


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_about_a_ruleset_that_is_not_there(language: str) -> None:
    assert written(language, "rulesets").keys() <= RULESETS.keys()


def test_a_language_nobody_has_written_is_english() -> None:
    for rules in RULESETS.values():
        assert texts_of(rules, "xx") == RulesetTexts(rules.title, rules.summary)
        assert texts_of(rules, "../fr") == RulesetTexts(rules.title, rules.summary)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("language", SPOKEN)
def test_every_ruleset_has_a_page_in_the_app(language: str, ruleset: str) -> None:
    assert ruleset in pages(language)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_ruleset_has_a_picture(ruleset: str) -> None:
    assert (CLIENT / "assets" / f"ruleset-{ruleset}.webp").is_file()
