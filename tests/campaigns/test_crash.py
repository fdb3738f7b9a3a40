"""The short version of `make crash`."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.campaigns.crash import campaign


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_r1_r3_killed_again_and_again_the_server_loses_and_doubles_nothing(tmp_path: Path) -> None:
    outcome = asyncio.run(campaign(tmp_path, kills=5, rooms=6, commands=40, idle=10))
    assert outcome.good, outcome
    assert outcome.acknowledged >= 40


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_r2_asked_to_stop_while_bots_think_the_server_says_nothing_and_loses_nothing(tmp_path: Path) -> None:
    outcome = asyncio.run(campaign(tmp_path, kills=4, rooms=8, commands=20, idle=0, gently=True))
    assert outcome.good, outcome
    assert outcome.farewells[1012] > 8
