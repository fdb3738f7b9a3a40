"""One golden game per ruleset, as every seat sees it. REVERIE_UPDATE=1 writes them anew: read the diff."""

import os
from pathlib import Path

import pytest

from tests.choices import GAMES
from tests.transcripts.playing import transcript

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("ruleset", GAMES)
def test_the_golden_game_is_played_again(ruleset: str) -> None:
    path = GOLDEN / f"{ruleset}.txt"
    played = transcript(ruleset)
    if os.environ.get("REVERIE_UPDATE"):
        path.write_text(played, encoding="utf-8")
    assert path.exists(), f"{ruleset} has no golden game: write a script and run with REVERIE_UPDATE=1"
    assert played == path.read_text(encoding="utf-8")
