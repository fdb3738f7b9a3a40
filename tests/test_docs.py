"""The rules that code and tests cite are written down, a page for every ruleset."""

import re
from pathlib import Path

import pytest

from reverie.rulesets import RULESETS

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
WRITTEN = re.compile(r"^- \*\*([CDOPTKX]\d+)\*\*", re.MULTILINE)
CITED = re.compile(r"\b([CDOPTKX])(\d+)(?:–[CDOPTKX]?(\d+))?\b")
LAST = {"C": 13, "D": 8, "O": 7, "P": 7, "T": 8, "K": 12, "X": 6}


def written() -> list[str]:
    return [
        number for page in sorted(RULES.glob("*.md")) for number in WRITTEN.findall(page.read_text("utf-8"))
    ]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_ruleset_has_a_page(ruleset: str) -> None:
    assert (RULES / f"{ruleset}.md").is_file()
    assert f"]({ruleset}.md)" in (RULES / "README.md").read_text("utf-8")


def test_every_rule_is_written_once() -> None:
    assert sorted(written()) == sorted(
        f"{letter}{n}" for letter, last in LAST.items() for n in range(1, last + 1)
    )


@pytest.mark.parametrize("package", ["game", "rulesets", "lobby"])
def test_a_rule_that_the_code_cites_exists(package: str) -> None:
    known = set(written())
    for path in sorted((ROOT / "src" / "reverie" / package).rglob("*.py")):
        for letter, first, last in CITED.findall(path.read_text("utf-8")):
            assert {f"{letter}{first}", f"{letter}{last or first}"} <= known, path.name


@pytest.mark.parametrize(
    "page", [*RULES.glob("*.md"), *ROOT.glob("*.md"), *(ROOT / "docs" / "adr").glob("*.md")]
)
def test_links_between_documents_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target
