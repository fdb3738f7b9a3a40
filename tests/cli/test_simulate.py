"""`reverie simulate`: whole random games, numbers for programs, logs that can be read again."""

import json
from pathlib import Path
from typing import Any

import pytest

from reverie.cli import main
from reverie.rulesets import RULESETS

Capture = pytest.CaptureFixture[str]


def simulate(capsys: Capture, *arguments: str) -> dict[str, Any]:
    assert main(["simulate", "--json", *arguments]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_numbers_of_some_games(capsys: Capture) -> None:
    found = simulate(capsys, "--ruleset", "odyssey", "--players", "7", "--games", "3", "--seed", "5")
    assert list(found) == ["games", "steps", "seconds", "steps_per_second", "results"]
    assert found["games"] == len(found["results"]) == 3
    assert found["steps"] > 0
    for result in found["results"]:
        assert list(result) == ["turns", "scores", "winners", "rabbits"]
        best = max(result["scores"].values())
        assert len(result["scores"]) == 7
        assert best >= 30
        assert result["winners"] == [who for who, points in result["scores"].items() if points == best]
        assert result["rabbits"] is None


def test_teams_go_by_both_names(capsys: Capture) -> None:
    (result,) = simulate(capsys, "--ruleset", "odyssey-team", "--players", "6", "--seed", "5")["results"]
    assert list(result["scores"]) == ["ann+dan", "bob+eve", "cleo+fay"]
    assert result["turns"] == 6


def test_kids_count_rabbits(capsys: Capture) -> None:
    (result,) = simulate(capsys, "--ruleset", "kids", "--players", "6", "--seed", "5")["results"]
    assert result["scores"] is None
    assert result["winners"] is None
    assert result["rabbits"] in (0, 2, 4, 6, 8)


def test_the_same_seed_gives_the_same_games(capsys: Capture, tmp_path: Path) -> None:
    logs = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for log in logs:
        simulate(capsys, "--games", "2", "--seed", "7", "--log", str(log))
    assert logs[0].read_bytes() == logs[1].read_bytes()


@pytest.mark.parametrize(("ruleset", "players"), [(r.id, n) for r in RULESETS.values() for n in r.players])
def test_every_ruleset_with_every_number_of_players(ruleset: str, players: int, capsys: Capture) -> None:
    (result,) = simulate(capsys, "--ruleset", ruleset, "--players", str(players), "--seed", "5")["results"]
    assert result["turns"] > 0


def test_the_log_has_a_header_for_each_game_and_all_events(capsys: Capture, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    found = simulate(capsys, "--games", "2", "--seed", "7", "--log", str(log))
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    headers = [line for line in lines if line["line"] == "game"]
    assert [header["game"] for header in headers] == [1, 2]
    assert headers[0]["players"] == ["ann", "bob", "cleo", "dan"]
    assert lines[1]["events"][0]["type"] == "game-started"
    assert lines[-1]["events"][-1]["type"] == "game-ended"
    assert len(lines) == found["steps"] + 2 + 2  # a header and an opening each


@pytest.mark.parametrize("games", ["1", "20"])
@pytest.mark.parametrize("ruleset", ["dixit", "kids"])
def test_people_get_a_table(ruleset: str, games: str, capsys: Capture) -> None:
    assert main(["simulate", "--ruleset", ruleset, "--games", games, "--seed", "[7]"]) == 0
    shown = capsys.readouterr().out
    assert "4 players, seed [7]" in shown
    assert "a second" in shown
