"""How heavy the first load is and how soon something is to be seen, on a slow phone with a slow line."""

from typing import NamedTuple

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


# All that had come when there was something to press: names, bytes, from when to when.
CAME = """() => new Promise((resolve) => {
  const look = () => {
    if (!document.querySelector("main button")) return window.__soon(look, 10);
    const now = performance.now();
    const came = ({ responseEnd }) => responseEnd && responseEnd <= now;
    const files = performance.getEntriesByType("resource").filter(came);
    const facts = (one, end) => [one.name, one.encodedBodySize, one.startTime, end];
    const page = performance.getEntriesByType("navigation")[0];
    resolve([facts(page, page.responseStart), ...files.map((one) => facts(one, one.responseEnd))]);
  };
  look();
})"""
# A line so late that what waits for what can be told apart; the page's own patience is stretched as much.
WAIT = 4000
STRETCHED = f"""
  window.__soon = window.setTimeout.bind(window);
  window.setTimeout = (what, after, ...given) =>
    window.__soon(what, after * {WAIT / LINE["latency"]}, ...given);
"""
MOST_WAITS = {"home": 2, "join": 3, "table": 3}
MOST_FILES = {"home": 6, "join": 7, "table": 9}
MOST_BYTES = 60 * 1024
MOST_FONT = 5 * 1024


class File(NamedTuple):
    name: str
    size: int
    asked: float
    there: float


def waits(files: list[File]) -> int:
    """How many came one after the other: each asked for only when the one before was there."""
    depth: dict[File, int] = {}
    for file in sorted(files, key=lambda one: one.asked):
        depth[file] = 1 + max((n for one, n in depth.items() if one.there <= file.asked), default=0)
    return max(depth.values())


def newcomer(person: Person, *, seated: bool = True) -> Page:
    """With this person's seat or without, but nothing kept by a worker from an earlier visit."""
    assert person.context.browser
    kept = person.context.storage_state() if seated else None
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


@pytest.mark.parametrize("door", MOST_FILES)
def test_little_comes_before_the_first_button_and_in_three_waits(
    guests: Guests, house: House, record_property: Measured, door: str
) -> None:
    """What does not depend on the day; `python -m bench.door` measures the seconds."""
    ana = guests("Ana", house)
    table = ana.open_table()
    code = table.rsplit("/", 1)[1]
    invite = ana.page.evaluate(f"() => JSON.parse(localStorage.getItem('reverie.seat.{code}')).invite")
    page = newcomer(ana, seated=door == "table")
    ana.page.close()  # two tabs at one seat would be another story
    page.add_init_script(STRETCHED)
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": WAIT, "downloadThroughput": -1, "uploadThroughput": -1},
    )
    address = {"home": house.address, "join": f"{table}#{invite}", "table": table}[door]
    page.goto(address, wait_until="commit")
    came = [File(*facts) for facts in page.evaluate(CAME)]
    came = [
        file for file in came if "/icons/" not in file.name
    ]  # the browser's own wish, nothing waits for it
    page.context.close()
    files = came[1:]
    record_property(f"{door}: waits in a row", waits(came))
    record_property(f"{door}: files before the first button", len(files))
    record_property(f"{door}: bytes before the first button", sum(file.size for file in files))
    each = "\n".join(f"{file.asked:6.0f} {file.there:6.0f} {file.name}" for file in came)
    assert waits(came) <= MOST_WAITS[door], each
    assert len(files) <= MOST_FILES[door], files
    assert sum(file.size for file in files) <= MOST_BYTES, files
    assert [file for file in files if "woff" in file.name and file.size > MOST_FONT] == []
