"""A real Chromium: the one named or the system's own, installed where possible; else a word why not."""

import os
import subprocess
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).parents[2]
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class NoChromium(Exception):
    """The message says what to do."""


@cache
def path() -> str:
    found = subprocess.run(
        [ROOT / "tools" / "chromium.sh"], capture_output=True, text=True, timeout=600, check=False
    )
    if found.returncode:
        raise NoChromium(found.stderr.strip())
    return found.stdout.strip()


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=path(), args=[*FLAGS])


def launch_or_skip(playwright: Playwright) -> Browser:
    """On a machine that builds releases a missing browser is a failure; elsewhere the tests are skipped."""
    try:
        return launch(playwright)
    except NoChromium as problem:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(problem))
