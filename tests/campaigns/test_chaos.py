"""The short version of `make chaos`."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.campaigns.chaos import game
from tests.campaigns.proxy import Weather


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_r6_a_game_over_bad_lines_ends_and_everybody_sees_what_the_server_has(tmp_path: Path) -> None:
    weather = Weather(delay=0.02, spread=0.02, reset=0.02, hole=0.004, silence=2.0)
    played = asyncio.run(game(tmp_path, "dixit", 4, weather))
    assert played.resets > 0
    assert played.returns > 0
