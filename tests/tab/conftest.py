"""The browser of tests/browser, for the game in a tab."""

from tests.browser.conftest import browser, playwright, pytest_terminal_summary

__all__ = ["browser", "playwright", "pytest_terminal_summary"]
