"""The rules that code and tests cite are written down, a page for every ruleset."""

import re
from pathlib import Path

import pytest

from reverie.rulesets import RULESETS

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
WRITTEN = re.compile(r"^- \*\*([A-Z])(\d+)\*\*", re.MULTILINE)


def written() -> dict[str, list[tuple[str, int]]]:
    """By page, the rules on it: a letter and a number."""
    found = {page.stem: WRITTEN.findall(page.read_text("utf-8")) for page in sorted(RULES.glob("*.md"))}
    return {page: [(letter, int(n)) for letter, n in numbers] for page, numbers in found.items() if numbers}


LETTERS = "".join(sorted({letter for numbers in written().values() for letter, _ in numbers}))
CITED = re.compile(rf"\b([{LETTERS}])(\d+)(?:–[{LETTERS}]?(\d+))?\b")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_ruleset_has_a_page(ruleset: str) -> None:
    assert (RULES / f"{ruleset}.md").is_file()
    assert f"]({ruleset}.md)" in (RULES / "README.md").read_text("utf-8")


@pytest.mark.parametrize(("page", "numbers"), written().items())
def test_a_page_has_one_letter_and_counts_from_one(page: str, numbers: list[tuple[str, int]]) -> None:
    letter = numbers[0][0]
    assert sorted(numbers) == [(letter, n) for n in range(1, len(numbers) + 1)]
    assert [other for other, rules in written().items() if rules[0][0] == letter] == [page]


@pytest.mark.parametrize("package", ["game", "rulesets", "lobby"])
def test_a_rule_that_the_code_cites_exists(package: str) -> None:
    known = {f"{letter}{n}" for numbers in written().values() for letter, n in numbers}
    for path in sorted((ROOT / "src" / "reverie" / package).rglob("*.py")):
        for letter, first, last in CITED.findall(path.read_text("utf-8")):
            assert {f"{letter}{first}", f"{letter}{last or first}"} <= known, path.name


@pytest.mark.parametrize(
    "page", [*RULES.glob("*.md"), *ROOT.glob("*.md"), *(ROOT / "docs" / "adr").glob("*.md")]
)
def test_links_between_documents_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target
