"""Every numbered rule is shown by at least one scenario."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs" / "rules"


def rules() -> list[str]:
    """The numbers in the documentation."""
    return [
        number
        for path in sorted(DOCS.glob("*.md"))
        for number in re.findall(r"^- \*\*([A-Z]\d+)\*\*", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]


def cited() -> set[str]:
    """Numbers in the names of tests."""
    return {
        number.upper()
        for path in HERE.glob("test_*.py")
        for number in re.findall(r"^def test_([a-z]\d+)_", path.read_text(encoding="utf-8"), re.MULTILINE)
    }


@pytest.mark.parametrize("rule", rules())
def test_rule_is_cited(rule: str) -> None:
    assert rule in cited()


def test_no_scenario_cites_a_rule_that_does_not_exist() -> None:
    letters = {rule[0] for rule in rules()}  # other documents have numbers too
    assert {rule for rule in cited() if rule[0] in letters} <= set(rules())
