"""How heavy the first load is and how soon something is to be seen, on a slow phone with a slow line."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_the_line import Measured

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

# A phone at a quarter of this machine's speed, behind what browsers' tools call slow 4G.
SLOWER = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
MOST_JS = 60 * 1024
PAINTED_WITHIN = 2.5
READY_WITHIN = {"home": 6.0, "table": 9.0}

PAINT = """() => new Promise((resolve) => {
  const found = () => performance.getEntriesByName("first-contentful-paint")[0];
  const look = () => (found() ? resolve(found().startTime) : setTimeout(look, 20));
  look();
})"""
# When there is something to press, and what it took: scripts, compressed as they came.
READY = """() => new Promise((resolve) => {
  const scripts = () => performance.getEntriesByType("resource").filter((one) => one.name.endsWith(".js"));
  const look = () => document.querySelector("main button")
    ? resolve([performance.now(), scripts().reduce((sum, one) => sum + one.encodedBodySize, 0)])
    : setTimeout(look, 10);
  look();
})"""


def newcomer(person: Person) -> Page:
    """With this person's seat, but nothing kept by a worker from an earlier visit."""
    assert person.context.browser
    kept = person.context.storage_state()
    return person.context.browser.new_context(storage_state=kept, service_workers="block").new_page()


def slow(page: Page) -> None:
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    tools.send("Network.emulateNetworkConditions", LINE)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def opened(page: Page, address: str) -> tuple[float, float, int]:
    """Seconds to the first contentful paint and to the first button; bytes of JavaScript until then."""
    page.goto(address, wait_until="commit")
    ready, scripts = page.evaluate(READY)
    return float(page.evaluate(PAINT)) / 1000, float(ready) / 1000, int(scripts)


def test_the_start_page_and_a_table_are_light_and_soon_there(
    guests: Guests, house: House, record_property: Measured
) -> None:
    ana = guests("Ana", house)
    table = ana.open_table()
    measured = {}
    for name, address in (("home", house.address), ("table", table)):
        page = newcomer(ana)
        slow(page)
        measured[name] = opened(page, address)
        page.context.close()
    slowly = f"slow 4G, processor {SLOWER} times slower"
    for name, (paint, ready, scripts) in measured.items():
        record_property(f"{name}: first paint, {slowly}, s", f"{paint:.2f}")
        record_property(f"{name}: first button, {slowly}, s", f"{ready:.2f}")
        record_property(f"{name}: JavaScript until then, kB", f"{scripts / 1024:.1f}")
    for name, (paint, ready, scripts) in measured.items():
        assert scripts <= MOST_JS, name
        assert paint <= PAINTED_WITHIN, name
        assert ready <= READY_WITHIN[name], name
