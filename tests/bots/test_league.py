"""`reverie league` on cards made up for the tests."""

import json
from pathlib import Path

import pytest

from reverie.bots import packages
from reverie.cli import league, main
from reverie.cli.standings import share
from tests.bots.cards import Shelf

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(league, "open_library", lambda data: Shelf())
    monkeypatch.setattr(packages, "can_encode", lambda: False)


def played(capsys: Capture, tmp_path: Path, *args: str) -> tuple[int, str, str]:
    status = main(["league", "--data", str(tmp_path), *args])
    return status, *capsys.readouterr()


def test_numbers_for_other_programs_the_same_for_the_same_seed(capsys: Capture, tmp_path: Path) -> None:
    asked = ("--bots", "light,lexical,random,descriptive", "--games", "2", "--seed", "s", "--json")
    first, again = (json.loads(played(capsys, tmp_path, *asked)[1]) for _ in range(2))
    assert first["bots"] == again["bots"]
    assert sorted(b["name"] for b in first["bots"]) == ["descriptive", "lexical", "light", "random"]
    assert sum(b["wins"]["mean"] * b["seats"] for b in first["bots"]) == pytest.approx(2, abs=0.01)


@pytest.mark.parametrize("ruleset", ["odyssey-party", "odyssey-team", "kids"])
def test_a_table_for_people(ruleset: str, capsys: Capture, tmp_path: Path) -> None:
    status, shown, _ = played(capsys, tmp_path, "--ruleset", ruleset, "--bots", "strong,easy", "--games", "1")
    assert status == 0
    assert "strong" in shown
    assert "95 % intervals" in shown


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--bots", "nobody"), "there is no bot “nobody”"),
        (("--bots", "easy,easy,easy,easy,easy", "--players", "4"), "only 4 seats"),
        (("--games", "0"), "at least 1"),
        (("--decks", "lost"), "there is no deck “lost”"),
        (("--decks", "blank"), "card"),
    ],
)
def test_what_cannot_be_played_is_said(
    args: tuple[str, ...], said: str, capsys: Capture, tmp_path: Path
) -> None:
    status, _, shown = played(capsys, tmp_path, *args)
    assert status == 2
    assert said in shown


def test_intervals() -> None:
    assert share([1.0, 0.0] * 50).margin == pytest.approx(0.098)
    assert share([3.0]).margin == 0


def test_where_all_play_for_the_same_nobody_wins_over_anybody(capsys: Capture, tmp_path: Path) -> None:
    """On hard the party is nearer, so fewer rabbits come."""
    kids = ("--ruleset", "kids", "--bots", "lexical", "--games", "3", "--seed", "k")
    _, shown, _ = played(capsys, tmp_path, *kids)
    assert "wins" not in shown
    assert "rabbits at the party" in shown
    came = [json.loads(played(capsys, tmp_path, *kids, *more, "--json")[1]) for more in ((), ("--hard",))]
    normal, hard = (found["bots"][0]["points"]["mean"] for found in came)
    assert hard < normal
