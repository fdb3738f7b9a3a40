"""python -m tests.tab.figures: how long a tab takes to wake, what a command costs, what it takes of memory.

Beside the time on the clock, which a busy machine makes long, the processor time of the whole browser.
"""

import os
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, Page, sync_playwright

from reverie.wire import PROTOCOL
from tests.browser import chromium
from tests.browser.conftest import NO_TIPS
from tests.tab.tab_house import TabHouse
from tests.tab.waiting import awake, controlled

TICKS = os.sysconf("SC_CLK_TCK")
COMMANDS = 150
# The worker of the page, for questions of our own.
HELD = """window.Worker = class extends Worker {
  constructor(...made) { super(...made); window.held = this; }
}"""
TIMED = """async ([protocol, count]) => {
  const line = 1_000_000, waiting = new Map();
  window.held.addEventListener("message", ({ data }) => {
    if (data.kind === "answer" && data.id === line) waiting.get("seat")?.(JSON.parse(data.body));
    if (data.kind !== "frame" || data.id !== line) return;
    const frame = JSON.parse(data.body);
    waiting.get(frame.id ?? frame.type)?.(frame);
  });
  const answer = (key) => new Promise((resolve) => waiting.set(key, resolve));
  const say = (message) => window.held.postMessage({ id: line, ...message });
  let next = answer("seat");
  say({ kind: "ask", method: "POST", path: "/api/rooms", body: JSON.stringify({ name: "Ana" }) });
  const { token } = await next;
  next = answer("view");
  say({ kind: "open" });
  say({ kind: "frame", body: JSON.stringify({ type: "hello", protocol, tokens: [token], whole: false }) });
  await next;
  const took = [];
  for (let n = 0; n < count; n++) {
    const began = performance.now();
    next = answer(`c${n}`);
    const command = { do: "lock", locked: n % 2 === 0 };
    say({ kind: "frame", body: JSON.stringify({ type: "do", id: `c${n}`, command }) });
    await next;
    took.push(performance.now() - began);
  }
  return took;
}"""


def processes(profile: str) -> list[Path]:
    """Those of our own browser."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if profile.encode() in (process / "cmdline").read_bytes():
                found.append(process)
        except OSError:
            continue
    return found


def seconds(profile: str) -> float:
    """Of processor time, so far."""
    spent = 0.0
    for process in processes(profile):
        fields = (process / "stat").read_text().rsplit(")", 1)[1].split()
        spent += (int(fields[11]) + int(fields[12])) / TICKS
    return spent


def heaviest(profile: str) -> int:
    """Megabytes that the page and its worker have in memory."""
    sizes = []
    for process in processes(profile):
        if b"--type=renderer" in (process / "cmdline").read_bytes():
            sizes.append(int((process / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE"))
    return max(sizes) // 1_000_000


def opened(context: BrowserContext, house: TabHouse, profile: str, what: str) -> Page:
    page, before = context.new_page(), seconds(profile)
    page.goto(f"{house.address}/")
    took = awake(page)
    print(f"{what}: awake after {took:.0f} ms, {seconds(profile) - before:.1f} s of processor time")
    return page


def main() -> None:
    house = TabHouse()
    house.open()
    with sync_playwright() as playwright, TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium.path(), args=[*chromium.FLAGS]
        )
        context.set_default_timeout(180_000)
        context.add_init_script(NO_TIPS)
        context.add_init_script(HELD)
        page = opened(context, house, profile, "cold")
        controlled(page)
        page.close()
        page = opened(context, house, profile, "from the cache")
        took = page.evaluate(TIMED, [PROTOCOL, COMMANDS])
        print(f"a command: median {median(took):.1f} ms, 95 % within {quantiles(took, n=20)[-1]:.1f} ms")
        print(f"memory of the page with its worker: {heaviest(profile)} MB")
        context.close()
    house.close()


if __name__ == "__main__":
    main()
