"""Every numbered rule is shown by at least one scenario."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs" / "rules"
LENGTHS = {"C": 13, "D": 8, "O": 7, "P": 7, "T": 8, "K": 12, "X": 6}


def rules() -> list[str]:
    """The numbers in the documentation, else those we know of."""
    known = [f"{family}{n}" for family, last in LENGTHS.items() for n in range(1, last + 1)]
    written = [
        number
        for path in sorted(DOCS.glob("*.md"))
        for number in re.findall(r"^- \**([CDOPTKX]\d+)\b", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    return list(dict.fromkeys(written)) or known


def cited() -> set[str]:
    """Numbers in the names of tests."""
    return {
        number.upper()
        for path in HERE.glob("test_*.py")
        for number in re.findall(r"^def test_([cdoptkx]\d+)_", path.read_text(encoding="utf-8"), re.MULTILINE)
    }


@pytest.mark.parametrize("rule", rules())
def test_rule_is_cited(rule: str) -> None:
    assert rule in cited()


def test_no_scenario_cites_a_rule_that_does_not_exist() -> None:
    assert cited() <= set(rules())
