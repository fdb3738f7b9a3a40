"""The documentation as a site: links, languages, menu. What needs no generator; `make site` has the rest."""

import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec import convert
from PIL import Image

from reverie.cli.random_game import random_game
from reverie.game.refusals import Refusal
from reverie.game.ruleset import Ruleset
from reverie.game.scoring import Outcome, totals
from tests.odd_rulesets import listed

ROOT = Path(__file__).parents[1]
DOCSITE = ROOT / "docsite"


def tool(name: str) -> ModuleType:
    """They import each other as the generator reads them: by their bare names."""
    sys.path.insert(0, str(DOCSITE))
    try:
        return __import__(name)
    finally:
        sys.path.remove(str(DOCSITE))


stage, menu, check = tool("stage"), tool("menu"), tool("check")
PAGES = {place.removesuffix(".md"): name for name, place in stage.pages().items()}
BOTH = sorted(page for section in menu.PLAYERS_AND_HOSTS for page in section.pages)


def text(page: str) -> str:
    return str((ROOT / PAGES[page]).read_text("utf-8"))


def test_every_link_between_pages_leads_to_a_file_and_a_heading() -> None:
    assert [str(lost) for lost in stage.missing()] == []
    assert [str(lost) for lost in stage.missing(["README.md", ".github/pull_request_template.md"])] == []


def test_a_link_that_leads_nowhere_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage, "ROOT", tmp_path)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "a.md").write_text(
        "# A page\n[b](b.md) [here](#a-page) [there](#a-pag) [out](https://b.example) `[code](no.md)`\n"
        "```\n[fence](no.md)\n```\n![p](../p.webp)\n"
    )
    assert [lost.target for lost in stage.missing()] == ["b.md", "#a-pag", "../p.webp"]


def test_every_page_can_be_reached_by_the_menu_in_both_languages() -> None:
    for language in menu.LANGUAGES:
        listed = {page for _, pages in menu.menu(language, set(PAGES)) for page in pages}
        there = {page for page in PAGES if menu.language(page) == language}
        assert there - listed == set(), language
    named = {page for section in menu.SECTIONS for page in section.pages if not page.endswith("/")}
    assert named - set(PAGES) == set()


@pytest.mark.parametrize("page", BOTH)
def test_what_players_and_hosts_read_is_there_in_french_with_the_same_parts(page: str) -> None:
    english, french = text(page), text(menu.in_french(page))
    for kind in (r"^## ", r"^### ", r"^```", r"^\d+\. ", r"!\[", r"^\| "):
        count = [len(re.findall(kind, one, re.MULTILINE)) for one in (english, french)]
        assert count[0] == count[1], kind
    assert menu.twins(menu.in_french(page))["en"] == page


def test_nothing_is_only_in_french() -> None:
    french = {page for page in PAGES if menu.language(page) == "fr"}
    assert {menu.twins(page)["en"] for page in french} == set(BOTH)


@pytest.mark.parametrize("page", [menu.in_french(page) for page in BOTH])
def test_signs_in_french_stand_where_french_has_them(page: str) -> None:
    prose = re.sub(r"```.*?```|`[^`\n]+`|\]\([^)]*\)|<[^>]*>|^\|[-|]+\|$", "", text(page), flags=re.S | re.M)
    assert re.findall(r"[^\n]{0,20}[^\s\u202f\u00a0][?!;»](?![\w/])", prose) == []
    assert re.findall(r"[^\n]{0,20} [?!;:»]", prose) == []
    assert re.findall(r"[^\n]{0,20}(?:'|« )", prose) == []


def test_front_pages_and_readme_say_once_that_the_project_is_independent() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for page, words in (
        (readme, "affiliated"),
        (text("index"), "affiliated"),
        (text("fr/index"), "indépendante"),
    ):
        assert page.count(words) == 1


def test_the_recording_is_small_enough_for_a_telephone_and_moves() -> None:
    file = ROOT / "docs" / "screens" / "recording.webp"
    assert file.stat().st_size < 2_000_000
    with Image.open(file) as picture:
        assert picture.n_frames >= 60  # type: ignore[attr-defined]


def test_the_site_is_checked_as_a_browser_reads_it(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<html lang="en"><link rel="stylesheet" href="https://cdn.example/a.css"><h1 id="x">x</h1>'
        '<a href="b.html">b</a><a href="#x">x</a><a href="#y">y</a><a href="https://c.example">c</a>'
        '<img src="p">'
    )
    (tmp_path / "p").touch()
    assert check.problems(tmp_path) == [
        "a.html: 1 pictures say nothing to those who do not see them",
        "a.html: fetches https://cdn.example/a.css",
        "a.html: b.html leads nowhere",
        "a.html: #y leads nowhere",
    ]


def test_the_templates_of_the_forge_name_the_owner_as_the_package_does() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    forge = project["urls"]["Homepage"]
    for file in (ROOT / ".github").rglob("*.yml"):
        for address in re.findall(r"https://github\.com/\w+/\w+", file.read_text("utf-8")):
            assert address == forge, file.name


def test_the_game_in_the_guide_can_be_played() -> None:
    """docs/guides/add-a-ruleset.md: as it stands, with every number of players."""
    guide = text("guides/add-a-ruleset")
    found = re.search(r"```python\n(.*?)```", guide, re.DOTALL)
    assert found
    made: dict[str, Any] = {}
    exec(compile(found[1], "guide", "exec"), made)
    rules: Ruleset = made["RULES"]
    with listed(rules):
        for players in rules.players:
            played = random_game(rules, players, "whisper")
            assert not isinstance(played, Refusal)
            *_, last = played
            assert last.after.result
    votes = {1: (1,), 2: (2,), 3: (3,)}
    turn = {"storyteller": 0, "owners": {1: 0, 2: 1, 3: 2}, "votes": votes, "units": (0, 1, 2, 3)}
    one = convert(turn, Outcome)
    assert totals(one.units, made["points"](one)) == {0: 5, 1: 6, 2: 1, 3: 0}
