"""A whole game in Firefox, where there is one."""

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from tests.browser.conftest import new_person
from tests.browser.house import House
from tests.browser.look import LAPTOP, Look
from tests.browser.playing import play

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.firefox, pytest.mark.timeout(900)]


@pytest.fixture
def firefox(tmp_path: Path, playwright: Playwright) -> Iterator[Browser]:
    """The system's own, driven over WebDriver BiDi; Playwright's patched one is not needed."""
    found = os.environ.get("REVERIE_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    if not found:
        pytest.skip("There is no Firefox. Install one (Debian: apt install firefox-esr).")
    bridge = tmp_path / "firefox"
    root = Path(__file__).parents[2]
    bridge.write_text(
        f"#!/bin/sh\nexport REVERIE_FIREFOX='{found}'\ncd '{root}'\n"
        f"exec '{sys.executable}' -m tests.browser.firefox_bridge \"$@\"\n"
    )
    bridge.chmod(0o755)
    launched = playwright.firefox.launch(channel="moz-firefox", executable_path=bridge, timeout=180_000)
    yield launched
    launched.close()


def test_a_game_in_firefox(firefox: Browser, house: House) -> None:
    """Requests cannot be rewritten there, so the game is the shortest that the lobby offers."""
    ana = new_person(firefox, "Ana", house.address, Look(LAPTOP))
    ana.open_table()
    ana.do("First to 15")
    ana.add_bots(2)
    ana.start()
    play([ana])
    ana.watcher.check()
    ana.context.close()
