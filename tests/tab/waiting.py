"""Until a tab is awake, or looked after by the worker that keeps it. The strict policy forbids Playwright's
own way of waiting for a function."""

from playwright.sync_api import Page

READY = "() => performance.getEntriesByName('reverie-ready').length > 0"
SINCE = "() => performance.getEntriesByName('reverie-ready')[0].startTime"
CONTROLLED = "() => navigator.serviceWorker.controller?.state === 'activated'"


def until(page: Page, true: str, seconds: float = 120) -> None:
    for _ in range(int(seconds * 20)):
        if page.evaluate(true):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never: {true}")


def awake(page: Page) -> float:
    """Milliseconds from opening the address until Python was ready."""
    until(page, READY)
    return float(page.evaluate(SINCE))


def controlled(page: Page) -> None:
    until(page, CONTROLLED)
