"""How soon there is a button to press, beside a bare page of the same weight: `python -m bench.door`.

Slow 4G, a processor four times slower, a newcomer's empty cache; home, joining by a link, and coming back
to a table in its lobby. The bare page is one document and one script with as many bytes that makes a button.
All take turns in one run, so that a busy machine hits them alike: the ratio can be compared from day to day,
seconds only on a quiet machine. Needs the client built, and a Chromium (REVERIE_CHROMIUM).
"""

import argparse
import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, StorageState, ViewportSize, sync_playwright

from tests.browser.house import House

GOALS = {"home": 1.4, "join": 1.5, "table": 1.8}
SLOWER = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
PHONE = ViewportSize(width=390, height=844)
READY = """() => new Promise((resolve) => {
  const scripts = () => performance.getEntriesByType("resource").filter((one) => one.name.endsWith(".js"));
  const look = () => document.querySelector("main button")
    ? resolve([performance.now(), scripts().reduce((sum, one) => sum + one.encodedBodySize, 0)])
    : setTimeout(look, 5);
  look();
})"""


def lap(browser: Browser, address: str, kept: StorageState | None) -> tuple[float, int]:
    """Seconds to the first button, and bytes of scripts until then."""
    context = browser.new_context(viewport=PHONE, locale="en-GB", service_workers="block", storage_state=kept)
    page = context.new_page()
    slow(page)
    page.goto(address, wait_until="commit")
    ready, weight = page.evaluate(READY)
    context.close()
    return float(ready) / 1000, int(weight)


def slow(page: Page) -> None:
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    tools.send("Network.emulateNetworkConditions", LINE)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


@contextmanager
def bare(weight: list[int]) -> Iterator[str]:
    """A page whose one script makes a button; it weighs what was asked for last."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            document = b"<!doctype html><main></main><script src=/bare.js></script>"
            program = b"document.querySelector('main').innerHTML='<button>Go</button>'//" + b"." * weight[0]
            script = self.path.endswith(".js")
            body = program if script else document
            self.send_response(200)
            self.send_header("Content-Type", "text/javascript" if script else "text/html")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@contextmanager
def our_house() -> Iterator[House]:
    with TemporaryDirectory() as data:
        house = House(Path(data))
        house.open()
        yield house
        house.close()


def seated(browser: Browser, house: House) -> tuple[str, str, StorageState]:
    """The address of a table, an invitation to it, and what its founder's phone keeps."""
    context = browser.new_context(viewport=PHONE, locale="en-GB")
    page = context.new_page()
    page.goto(house.address)
    page.get_by_role("button", name="New table").click()
    page.get_by_placeholder("Your name").fill("Ana")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    code = page.url.rsplit("/", 1)[1]
    invite = page.evaluate(f"() => JSON.parse(localStorage.getItem('reverie.seat.{code}')).invite")
    kept = context.storage_state()
    context.close()
    return page.url, f"{page.url}#{invite}", kept


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.door", description=__doc__)
    parser.add_argument("--laps", type=int, default=5, help="the median counts (5)")
    laps = parser.parse_args().laps
    chromium = os.environ.get("REVERIE_CHROMIUM") or shutil.which("chromium")
    weight = [60_000]
    with (
        our_house() as house,
        bare(weight) as beside,
        sync_playwright() as tools,
    ):
        browser = tools.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        table, invitation, kept = seated(browser, house)
        doors = {"home": (house.address, None), "join": (invitation, None), "table": (table, kept)}
        seen: dict[str, list[tuple[float, float]]] = {name: [] for name in doors}
        for _ in range(laps):
            for name, (address, keeps) in doors.items():
                ours, weight[0] = lap(browser, address, keeps)
                seen[name].append((ours, lap(browser, beside, None)[0]))
        browser.close()
    print(f"First button, slow 4G, processor {SLOWER} times slower, median of {laps} (best):")
    for name, times in seen.items():
        seconds = [ours for ours, _ in times]
        ratio = median(ours / theirs for ours, theirs in times)
        print(
            f"  {name:6} {median(seconds):5.2f} s ({min(seconds):.2f}), goal {GOALS[name]} s; "
            f"{ratio:.2f} of a bare page ({median(theirs for _, theirs in times):.2f} s)"
        )


if __name__ == "__main__":
    main()
