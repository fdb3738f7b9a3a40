"""`reverie learned`: what bots learned from people is shown, written out and forgotten."""

import asyncio
import json
from pathlib import Path
from urllib.request import urlopen

import pytest

from reverie.cli import main
from reverie.storage.deck_port import LearnedRow
from reverie.storage.deck_sqlite import PICTURES
from reverie.storage.opening import open_decks
from tests.cli.test_serve import started

ROWS = [
    LearnedRow("first-dreams/12-a", "en", "Plop.", 2, 3, 6),
    LearnedRow("first-dreams/13-b", "en", "Plop.", 0, 1, 3),
    LearnedRow("own-1/c", "fr", "Plouf.", 1, 0, 0),
]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    async def fill() -> None:
        store = open_decks(tmp_path / PICTURES, None)
        await store.learn(ROWS)
        await store.close()

    asyncio.run(fill())
    return tmp_path


def run(data: Path, *args: str) -> int:
    return main(["learned", *args, "--data", str(data)])


def test_it_is_shown_by_card(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(data) == 0
    shown = capsys.readouterr().out
    assert "first-dreams/12-a\n  Plop.  en, told 2×, 3 of 6 chose it\n" in shown
    assert "meant for another card, 1 of 3 chose it" in shown
    assert "Plouf.  fr, told 1×, only bots listened" in shown
    assert shown.endswith(f"3 clues in {data}.\n")


def test_it_is_written_to_a_file(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(data, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found[0] == {
        "card": "first-dreams/12-a",
        "language": "en",
        "text": "Plop.",
        "told": 2,
        "found": 3,
        "listeners": 6,
    }
    assert run(data, "export", str(data / "out.json")) == 0
    assert json.loads((data / "out.json").read_text()) == found


def test_one_clue_a_deck_or_everything_is_forgotten(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(data, "forget", "first-dreams/12-a", "--clue", "Plop.", "--yes") == 0
    assert run(data, "forget", "first-dreams/12-a", "--yes") == 1
    assert run(data, "forget", "own-1", "--yes") == 0
    assert "1 clue forgotten." in capsys.readouterr().out
    assert run(data, "forget", "--everything", "--yes") == 0
    assert run(data, "--json") == 0
    assert capsys.readouterr().out.endswith("[]\n")


def test_nothing_is_forgotten_without_being_asked(data: Path, tmp_path: Path) -> None:
    assert run(data, "forget", "own-1") == 2  # no terminal to ask in
    assert run(data, "forget") == 2
    assert run(data, "forget", "own-1", "--everything") == 2
    assert run(data, "export") == 2
    assert run(tmp_path / "nowhere") == 1


@pytest.mark.parametrize("learns", [True, False])
def test_a_server_says_whether_its_bots_learn(data: Path, learns: bool) -> None:
    """To the lobby and to the page on privacy; it does not unless it is asked to."""
    with started(data, *(["--bots-learn", "yes"] if learns else [])) as origin:
        for page, field in (("bots", "learn"), ("kept", "bots_learn")):
            with urlopen(f"{origin}/api/{page}") as answer:
                assert json.load(answer)[field] is learns
