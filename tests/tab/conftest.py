"""The browser of tests/browser, for the game in a tab, which needs no page of a server."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright, sync_playwright

from tests.browser.conftest import browser, pytest_terminal_summary

__all__ = ["browser", "playwright", "pytest_terminal_summary"]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright
