"""The documentation's site in a browser: reads well at any width, in both lights, without JavaScript."""

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page

from tests.browser.chromium import ROOT
from tests.browser.watching import outside

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]
SITE = ROOT / "build" / "site"
PAGES = ("index", "fr/index", "guides/five-minutes", "fr/guides/host-at-home", "play/fr", "server", "search")
WINDOWS = ((320, 640, "dark"), (390, 844, "light"), (1366, 768, "light"))


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """A test says what is wrong by itself."""


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    if not (SITE / "index.html").is_file():
        pytest.skip("The site is not built; run: make site")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_pages_fit_every_window_and_axe_finds_nothing_serious(
    browser: Browser, site: str, window: tuple[int, int, str]
) -> None:
    width, height, scheme = window
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme="dark" if scheme == "dark" else "light"
    )
    page = context.new_page()
    elsewhere: list[str] = []
    page.on("request", lambda asked: None if asked.url.startswith(site) else elsewhere.append(asked.url))
    found: list[str] = []
    for name in PAGES:
        page.goto(f"{site}/{name}.html")
        found += [f"{name}: {out}" for out in outside(page, within=0.5)]
        found += [f"{name}: {what}" for what in serious(page)]
    page.goto(f"{site}/index.html")
    page.locator("details.all > summary").click()
    found += [f"menu: {what}" for what in [*outside(page, within=0.5), *serious(page)]]
    context.close()
    assert found == []
    assert elsewhere == []


def serious(page: Page) -> list[str]:
    violations = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:120]}"
        for one in violations
        if one["impact"] in ("serious", "critical")
    ]


def test_everything_can_be_reached_without_javascript(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(f"{site}/index.html")
    page.locator("details.all > summary").click()
    page.get_by_role("link", name="On the sofa: a TV, one tablet for several").first.click()
    assert page.url == f"{site}/guides/sofa.html"
    page.get_by_role("link", name="En français").click()
    assert page.url == f"{site}/fr/guides/sofa.html"
    assert page.locator("html").get_attribute("lang") == "fr"
    page.goto(f"{site}/search.html")
    assert "Searching needs JavaScript" in page.content()
    context.close()


def test_the_search_finds_pages_in_both_languages(browser: Browser, site: str) -> None:
    context = browser.new_context()
    page = context.new_page()
    for words, title in (("television", "Running a server"), ("tablette", "Au salon")):
        page.goto(f"{site}/search.html")
        page.get_by_role("searchbox").fill(words)
        page.get_by_role("searchbox").press("Enter")
        page.locator("#search-results").get_by_role("link", name=title).first.wait_for(timeout=20_000)
    context.close()
