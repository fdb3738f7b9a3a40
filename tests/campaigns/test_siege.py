"""The siege in short: every line of it against a real server, all at once."""

import asyncio
from pathlib import Path

import pytest

from tests.campaigns.siege.lines import LINES
from tests.campaigns.siege.running import besieged
from tests.campaigns.siege.s08_uploads import SENT

pytestmark = [
    pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc"),
    pytest.mark.timeout(180),
]


def test_s8_there_are_more_than_a_hundred_hostile_files() -> None:
    assert len(SENT) >= 100
    assert len({(way, name) for way, name, *_ in SENT}) == len(SENT)


def test_the_siege_in_short(tmp_path: Path) -> None:
    report = asyncio.run(besieged(tmp_path, LINES, short=True))
    assert report.good, report.failures
