"""`reverie` as a newcomer starts it: a process of its own that says where to go."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from reverie.cli import main
from reverie.cli.serve import reached, somebody_looks
from reverie.web import client
from reverie.wire.messages import Reach

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="asked to stop by a POSIX signal")


@contextmanager
def started(data: Path, *arguments: str) -> Iterator[str]:
    """The address that it prints, of a port nobody has chosen."""
    process = subprocess.Popen(
        [sys.executable, "-m", "reverie", "--host", "127.0.0.1", "--port", "0", "--data", data, *arguments],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        line = next(line for line in process.stdout if "On this machine" in line)
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found is not None
        yield found.group()
    finally:
        process.terminate()
        process.communicate(timeout=30)
    assert process.returncode == 0


def test_port_0_prints_the_port_that_was_got(tmp_path: Path) -> None:
    with started(tmp_path) as origin, urlopen(f"{origin}/healthz") as answer:
        assert answer.read() == b"ok\n"


HERE = "http://localhost:8000"


def test_the_terminal_tells_the_address_that_the_page_tells() -> None:
    found = ("http://192.168.1.23:8000", "http://[2a02:8071::5]:8000")
    assert reached("https://play.example.org", found, HERE) == [Reach("https://play.example.org", "anywhere")]
    assert reached(None, found, HERE) == [Reach(found[0], "network"), Reach(found[1], "ipv6")]
    assert reached(None, (), HERE) == [Reach(HERE, "machine")]


def test_where_no_phone_can_join_the_terminal_says_why(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", SAYS, tmp_path], capture_output=True, text=True, timeout=60, check=True
    ).stdout
    assert "On this machine        http://127.0.0.1:8000\n" in told
    assert "Phones cannot join     host is 127.0.0.1; the lobby" in told


SAYS = """
import sys
from pathlib import Path
from reverie.cli.serve import _started
from reverie.web.options import Options
_started(Options(data=Path(sys.argv[1]), host="127.0.0.1"), 8000, quiet=True)
"""


@pytest.mark.parametrize(
    ("environment", "platform", "looks"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"}, "linux", False),
        ({"CI": "true"}, "darwin", False),
    ],
)
def test_a_browser_opens_only_where_somebody_looks(
    environment: dict[str, str], platform: str, looks: bool
) -> None:
    assert somebody_looks(environment, platform) is looks


def test_there_is_never_a_server_without_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(client, "STATIC", tmp_path)
    assert main(["serve", "--data", str(tmp_path / "data")]) == 1
    assert "make play" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_a_host_that_cannot_be_one_is_said_in_a_sentence(tmp_path: Path) -> None:
    asked = [sys.executable, "-m", "reverie", "--host", "name..", "--port", "0", "--data", str(tmp_path)]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stderr == "reverie serve: name.. is no name or address of a computer. Check --host.\n"
