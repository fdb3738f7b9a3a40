"""No code but a ruleset's own names it: whoever needs to know something about a game asks the game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie.rulesets import RULESETS

ROOT = Path(__file__).parents[2]
SERVER, CLIENT = ROOT / "src" / "reverie", ROOT / "client" / "src"
KEYED = ("rules.*.ts", "rules/scenes.ts")
"""Texts and pictures of the client by the ruleset's id; `tests/test_ruleset_texts.py` knows them complete."""


def server() -> Iterator[Path]:
    own = SERVER / "rulesets"
    return (path for path in SERVER.rglob("*.py") if own not in path.parents)


def client() -> Iterator[Path]:
    found = (path for kind in ("*.ts", "*.svelte") for path in CLIENT.rglob(kind))
    return (path for path in found if not any(path.match(pattern) for pattern in KEYED))


def names(text: str, ruleset: str) -> bool:
    """In quotes of any kind, or in an example for the terminal; an id of two words stands out anywhere."""
    alone = rf"(?<![\w-]){re.escape(ruleset)}(?![\w-])"
    told = alone if "-" in ruleset else rf"[\"'`]{alone}[\"'`]|--ruleset[ =]{alone}"
    return re.search(told, text) is not None


@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_module_of_the_server_names_a_ruleset(ruleset: str) -> None:
    paths = list(server())
    assert len(paths) > 200
    assert [str(p.relative_to(ROOT)) for p in paths if names(p.read_text("utf-8"), ruleset)] == []


@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_file_of_the_client_names_a_ruleset(ruleset: str) -> None:
    paths = list(client())
    assert len(paths) > 150
    assert [str(p.relative_to(ROOT)) for p in paths if names(p.read_text("utf-8"), ruleset)] == []


@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_module_and_no_folder_is_called_after_a_ruleset(ruleset: str) -> None:
    """They are called after what they hold: a board, its owls. Pictures and texts may be."""
    inside = [*(p.relative_to(SERVER) for p in server()), *(p.relative_to(CLIENT) for p in client())]
    parts = {part.partition(".")[0].replace("_", "-") for path in inside for part in path.parts}
    assert "meadow" in parts
    assert ruleset not in parts


def test_the_law_sees_what_it_forbids() -> None:
    assert names('if (id === "kids")', "kids")
    assert not names("t.kids.guest", "kids")
    assert names("reverie demo --ruleset dixit", "dixit")
    assert names("in odyssey-party only", "odyssey-party")
    assert not names('"odyssey-party"', "odyssey")


BY_NAME = re.compile(r"""(?:==|!=|phase\(|phases\[)\s*["'](?:recap|end-of-turn|volunteer|point)["']""")


def test_no_module_asks_for_a_phase_by_what_it_is_called() -> None:
    """Roles, not names: a ruleset may have a recap of its own."""
    paths = [p for p in SERVER.rglob("*.py") if SERVER / "game" / "phases" not in p.parents]
    assert [str(p.relative_to(ROOT)) for p in paths if BY_NAME.search(p.read_text("utf-8"))] == []
