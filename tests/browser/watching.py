"""What must not happen on any page: errors, broken security rules, strange hosts, things off the edge."""

from time import monotonic

from playwright.sync_api import ConsoleMessage, Page, Request, Response

# Whatever a person reads or touches must lie inside the width of the window.
OUTSIDE = """() => {
  const page = document.documentElement;
  const wide = page.clientWidth;
  const out = [];
  const moving = document.getAnimations().map((animation) => animation.effect?.target);
  if (page.scrollWidth > wide + 1) out.push(`the page is ${page.scrollWidth} wide`);
  for (const e of document.querySelectorAll("button, a, input, textarea, h1, h2, h3, p, li, img, dt, dd")) {
    const box = e.getBoundingClientRect();
    const hidden = e.closest(".visually-hidden") || !e.checkVisibility({ visibilityProperty: true });
    if (!box.width || !box.height || hidden || moving.some((one) => one?.contains(e))) continue;
    // A hill may go on behind the edge, if it calls itself scenery. Having no words and no touch is not
    // enough: the rabbits at the party have neither, and a child counts them.
    if (e.closest("[data-scenery]")) continue;
    if (box.left >= -1.5 && box.right <= wide + 1.5) continue;
    let inside = e.localName === "img" && !!e.closest("button, .card");
    for (let up = e.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX } = getComputedStyle(up), { left, right } = up.getBoundingClientRect();
      if (["auto", "scroll"].includes(overflowX)) inside = true;
      // A picture may be larger than the frame that cuts it, if the frame is on the page. The page is no
      // frame: many cut what lies beyond them, and whatever went lost there would pass.
      const framed = e.localName === "img" && !["main", "dialog"].includes(up.localName);
      const cut = framed && ["hidden", "clip"].includes(overflowX);
      if (cut && left >= 0 && right <= wide) inside = true;
    }
    const words = (e.textContent || "").trim().slice(0, 40);
    const [from, to] = [Math.round(box.left), Math.round(box.right)];
    if (!inside) out.push(`${e.localName} "${words}" from ${from} to ${to}`);
  }
  return out.slice(0, 5);
}"""


# Two frames on, nothing moves and every picture that was asked for is there.
RESTS = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(
  document.getAnimations().every((one) =>
    one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity)
  && [...document.images].every((one) => one.complete || one.loading === "lazy")))))"""


def at_rest(page: Page) -> None:
    """Before a look: a fading screen has colours of its own, and a slow machine fades slowly."""
    page.wait_for_function(RESTS, polling=50)


def outside(page: Page, within: float = 3.0) -> list[str]:
    """What lies off the edge once the page has come to rest: it is measured anew for `within` seconds."""
    end = monotonic() + within
    while (found := list(page.evaluate(OUTSIDE))) and monotonic() < end:
        page.wait_for_timeout(100)
    return found


VIOLATIONS = """() => {
  window.__violations = [];
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    window.__violations.push(`${violatedDirective}: ${blockedURI}`));
}"""


LOST_LINE = ("ERR_", "closed before the connection is established")
"""In what the browser prints of a line that is dead, or that the page gave up because it would not open."""


class Watcher:
    """Notes what goes wrong on a page. `offline` forgives what a lost line makes the browser print."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.problems: list[str] = []
        self.offline = False
        self._seen: set[str] = set()
        page.add_init_script(f"({VIOLATIONS})()")
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("request", self._request)
        page.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        lost = self.offline and any(words in message.text for words in LOST_LINE)
        if message.type in ("error", "warning") and not lost:
            self.problems.append(f"console: {message.text}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"{response.status} for {response.url}")

    def _request(self, request: Request) -> None:
        local = (self.address, self.address.replace("http", "ws"), "data:", "blob:")
        if not request.url.startswith(local):
            self.problems.append(f"asked another host: {request.url}")

    def look(self, screen: str) -> None:
        """Once for each new screen."""
        if screen in self._seen:
            return
        self._seen.add(screen)
        self.problems += [f"{screen}: {out}" for out in outside(self.page)]

    def check(self) -> None:
        violations = (
            self.page.evaluate("() => window.__violations ?? []") if not self.page.is_closed() else []
        )
        assert not self.problems + violations, "\n".join(self.problems + violations)
