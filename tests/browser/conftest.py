"""A browser, a server and people, for the tests in this folder."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.chromium import ROOT, launch_or_skip
from tests.browser.house import House
from tests.browser.look import Look
from tests.browser.messages import locale
from tests.browser.person import Person

Guests = Callable[..., Person]
PLAIN = Look()
# Where nothing may be kept there is nothing to be told: a page that is nowhere yet, in Firefox.
NO_TIPS = """try { localStorage.setItem("reverie.tips", '{"seen":[],"off":true}'); } catch {}"""
INDEX = ROOT / "src/reverie/web/static/index.html"


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    if not INDEX.exists():
        pytest.skip("The client is not built; run: make client")
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = launch_or_skip(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all games that leave it alone."""
    yield from _housed(House(tmp_path_factory.mktemp("house")))


@pytest.fixture(scope="module")
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of one's own: it may be restarted, and whoever is gone for a second and a half is away."""
    yield from _housed(House(tmp_path_factory.mktemp("own"), away=1500))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was measured, printed also when all is well."""
    measured = [
        f"{name}: {value}"
        for kind in ("passed", "failed")
        for report in terminalreporter.getreports(kind)
        if getattr(report, "when", "") == "call"
        for name, value in report.user_properties
    ]
    if measured:
        terminalreporter.section("measured in the browser")
        for line in sorted(measured):
            terminalreporter.line(line)
    if terminalreporter.getreports("failed") and _older_than_its_sources():
        terminalreporter.line("The client is older than its sources; first run: make client", yellow=True)


def _older_than_its_sources() -> bool:
    """An old client fails in strange ways: what the tests look for is not in it yet."""
    if not INDEX.exists():
        return False
    built = INDEX.stat().st_mtime
    return any(source.stat().st_mtime > built for source in (ROOT / "client/src").rglob("*.*"))


def _housed(house: House) -> Iterator[House]:
    house.open()
    yield house
    house.close()


@pytest.fixture
def guests(browser: Browser) -> Iterator[Guests]:
    """Makes people; at the end nothing may have gone wrong on any page."""
    people: list[Person] = []

    def guest(name: str, house: House, look: Look = PLAIN) -> Person:
        people.append(new_person(browser, name, house.address, look))
        return people[-1]

    yield guest
    try:
        for person in people:
            person.watcher.check()
    finally:
        for person in people:
            person.context.close()


def new_person(browser: Browser, name: str, address: str, look: Look) -> Person:
    context = browser.new_context(
        viewport={"width": look.size[0], "height": look.size[1]},
        locale=locale(look.language),
        color_scheme="light" if look.theme == "paper" else "dark",
        reduced_motion="no-preference" if look.motion else "reduce",
        has_touch=look.phone,
        is_mobile=look.phone,
        base_url=address,
    )
    context.set_default_timeout(90_000)
    if not look.tips:
        context.add_init_script(NO_TIPS)
    return Person(context, name, look, address)
