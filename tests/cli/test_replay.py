"""`reverie replay`: a log as a story that never tells a viewer more than they could see."""

import json
import re
from pathlib import Path

import pytest

from reverie.cli import main
from reverie.rulesets import RULESETS

Capture = pytest.CaptureFixture[str]
CARD = re.compile(r"card-\d\d")

SCORED = ('"turn-scored"', '"burrow-visited"', '"lights-counted"')


@pytest.fixture(params=RULESETS)
def log(request: pytest.FixtureRequest, tmp_path: Path, capsys: Capture) -> Path:
    path = tmp_path / "log.jsonl"
    assert main(["simulate", "--ruleset", request.param, "--seed", "11", "--log", str(path)]) == 0
    capsys.readouterr()
    return path


def story(capsys: Capture, path: Path, *arguments: str) -> str:
    assert main(["replay", str(path), *arguments]) == 0
    return capsys.readouterr().out


def beginning(log: Path, rows: int) -> Path:
    """The log as it stood after so many moves."""
    cut = log.with_name(f"{rows}.jsonl")
    cut.write_text("".join(log.read_text().splitlines(keepends=True)[: rows + 2]))
    return cut


def dealt(log: Path) -> dict[str, list[str]]:
    started = json.loads(log.read_text().splitlines()[1])["events"][0]
    hands: dict[str, list[str]] = {p["name"]: started["hands"][str(p["seat"])] for p in started["players"]}
    return hands


def test_a_whole_game_as_the_table_saw_it(log: Path, capsys: Capture) -> None:
    told = story(capsys, log)
    assert "Turn 1" in told
    assert "The end:" in told
    assert "Your hand" not in told


def test_a_seat_also_sees_its_hand_and_its_own_moves(log: Path, capsys: Capture) -> None:
    told = story(capsys, log, "--seat", "Ann")
    assert "as ann saw it" in told
    assert "Your hand: " in told
    assert "You give " in told


def test_before_the_table_is_laid_nobody_elses_card_is_named(log: Path, capsys: Capture) -> None:
    hands = dealt(log)
    laid = next(n for n, line in enumerate(log.read_text().splitlines()) if '"table-laid"' in line)
    for rows in range(laid - 2 + 1):
        cut = beginning(log, rows)
        assert CARD.findall(story(capsys, cut)) == []
        for name in hands:
            assert set(CARD.findall(story(capsys, cut, "--seat", name))) <= set(hands[name])


def test_owners_stay_unnamed_until_the_last_vote_is_in(log: Path, capsys: Capture) -> None:
    lines = log.read_text().splitlines()
    scored = next(n for n, line in enumerate(lines) if any(tag in line for tag in SCORED))
    told = story(capsys, beginning(log, scored - 2))
    assert "←" not in told
    assert not re.search(r"card-\d\d\s+(ann|bob|cleo|dan|eve|fay)", told)
    told = story(capsys, beginning(log, scored - 1))
    assert re.search(r"card-\d\d\s+(ann|bob|cleo|dan|eve|fay)", told)


def test_p2_a_party_storyteller_sees_no_hand_before_the_phrase(tmp_path: Path, capsys: Capture) -> None:
    log = tmp_path / "party.jsonl"
    main(["simulate", "--ruleset", "odyssey-party", "--seed", "11", "--log", str(log)])
    capsys.readouterr()
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    second = next(
        n for n, line in enumerate(lines) if any(e["type"] == "turn-began" for e in line.get("events", ()))
    )
    began = next(e for e in lines[second]["events"] if e["type"] == "turn-began")
    name = lines[0]["players"][began["storyteller"]]
    told = story(capsys, beginning(log, second - 1), "--seat", name)
    assert f"Turn 2, {name} tells" in told
    assert "Your hand" not in told.split("Turn 2")[1]
    assert "Your hand" in story(capsys, beginning(log, second), "--seat", name).split("Turn 2")[1]


def test_a_log_that_breaks_off_says_who_is_waited_for(log: Path, capsys: Capture) -> None:
    assert "the game waits for" in story(capsys, beginning(log, 3))


def test_the_story_continues_with_the_next_game(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "log.jsonl"
    main(["simulate", "--games", "2", "--seed", "1", "--log", str(path)])
    told = story(capsys, path)
    assert told.count("The end:") == 2


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("not json", "line 1"),
        ('{"line": "row", "version": 1, "events": [{"type": "future"}]}', "line 1"),
        ('{"line": "row", "version": 1, "events": [{"type": "table-cleared"}]}', "line 1"),
        ("[" * 100_000, "line 1"),
        ('{"line":"game","game":1,"ruleset":"dixit","players":[],"seed":"","format":9}', "newer"),
    ],
)
def test_what_is_no_log_is_said_with_its_line(text: str, hint: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "log.jsonl"
    path.write_text(text)
    assert main(["replay", str(path)]) == 1
    assert hint in capsys.readouterr().err


def test_an_unknown_seat_is_told_who_plays(log: Path, capsys: Capture) -> None:
    assert main(["replay", str(log), "--seat", "zoe"]) == 1
    assert "ann" in capsys.readouterr().err


def test_nothing_in_a_log_steers_the_terminal(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "log.jsonl"
    main(["simulate", "--seed", "1", "--log", str(path)])
    path.write_text(path.read_text().replace('"name":"ann"', '"name":"a\\u001b[2Jnn"'))
    assert "\x1b" not in story(capsys, path)


def test_what_happens_in_the_room_around_its_games_is_no_part_of_the_story(
    tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "log.jsonl"
    main(["simulate", "--seed", "1", "--log", str(path)])
    capsys.readouterr()
    plain = story(capsys, path)
    away = '{"line":"row","version":0,"events":[{"type":"player-away","seat":1}]}\n'
    lobby = '{"line":"row","version":0,"events":[{"type":"renamed","seat":7,"name":"zoe"}]}\n'
    header, *rows = path.read_text().splitlines(keepends=True)
    path.write_text("".join([header, away, lobby, *rows, away, lobby]))
    assert story(capsys, path) == plain
