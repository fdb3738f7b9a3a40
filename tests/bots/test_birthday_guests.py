"""How many rabbits a table of bots brings to the birthday, on the deck for children (K8, K10)."""

import json
from pathlib import Path
from statistics import mean

import pytest

from reverie.bots import packages
from reverie.cli import main

TABLES = (3, 4, 6)
GAMES = "40"


@pytest.mark.slow
def test_a_table_of_middling_bots_brings_five_or_six_of_eight_rabbits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(packages, "can_encode", lambda: False)
    came = []
    for players in TABLES:
        seats = ",".join(["middle"] * players)
        asked = ("--ruleset", "kids", "--players", str(players), "--bots", seats, "--games", GAMES)
        assert main(["league", "--data", str(tmp_path), *asked, "--seed", "rabbits", "--json"]) == 0
        (bot,) = json.loads(capsys.readouterr().out)["bots"]
        came.append(bot["points"]["mean"])
    assert 5 <= mean(came) <= 6, dict(zip(TABLES, came, strict=True))
