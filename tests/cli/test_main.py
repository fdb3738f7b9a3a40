"""The command line as a whole: help for a newcomer, clear words when something is wrong."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from reverie.cli import COMMANDS, main
from reverie.rulesets import RULESETS


def test_help_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    shown = capsys.readouterr().out
    assert all(name in shown for name in COMMANDS)


@pytest.mark.parametrize("arguments", [[], ["--log", "text"]])
def test_without_a_command_it_is_the_server_that_starts(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "no-folder").write_text("")
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path / "no-folder"))
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert said.startswith("reverie serve: REVERIE_DATA: ")
    assert "it is a file, and a folder is wanted." in said
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path / "no-folder" / "games"))
    assert main(arguments) == 2
    assert f"{tmp_path / 'no-folder'} is a file, and a folder is wanted." in capsys.readouterr().err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_examples(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_:
        main([command, "--help"])
    assert exit_.value.code == 0
    assert f"  reverie {command}" in capsys.readouterr().out.split("examples:")[1]


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["dance"], "simulate"),
        (["simulate", "--ruleset", "poker"], "odyssey-party"),
        (["simulate", "--players", "9"], "3–8"),
        (["simulate", "--players", "many"], "--players"),
        (["simulate", "--ruleset", "odyssey-team", "--players", "7"], "6, 8, 10, 12"),
        (["simulate", "--games", "0"], "--games"),
        (["simulate", "--log", "no/such/folder/log.jsonl"], "no/such/folder"),
        (["demo", "--players", "-1"], "3–8"),
        (["replay", "no-such-file.jsonl"], "no-such-file.jsonl"),
        (["replay", "."], "."),
        (["score", "no-such-file.json"], "no-such-file.json"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    arguments: list[str], hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status: object = main(arguments)
    except SystemExit as left:
        status = left.code
    shown = capsys.readouterr()
    assert status != 0
    assert hint in shown.err
    assert "Traceback" not in shown.err


def test_a_reader_who_has_seen_enough_ends_it_quietly() -> None:
    """As with `reverie demo | head -1`."""
    reader, writer = os.pipe()
    os.close(reader)
    demo = [sys.executable, "-m", "reverie", "demo"]
    done = subprocess.run(demo, stdout=writer, stderr=subprocess.PIPE, timeout=60, check=False)
    os.close(writer)
    assert done.stderr == b""


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_demo_shows_a_whole_game(ruleset: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--ruleset", ruleset, "--seed", "1"]) == 0
    shown = capsys.readouterr().out
    assert "Turn 1" in shown
    assert "The end:" in shown
    assert "\x1b" not in shown  # plain where nobody sees colours
