"""A television: it shows a code, is brought to a table, and may never scroll or need a hand."""

from re import compile as re

from playwright.sync_api import Browser, Page

from tests.browser.house import House
from tests.browser.messages import in_any, locale
from tests.browser.person import Person
from tests.browser.watching import Watcher

HD, FULL_HD = (1280, 720), (1920, 1080)
SHOW_ON_TV = re(f"^{in_any('sofa.tv.show')}$")
CODE_FIELD = re(f"^{in_any('sofa.tv.code')}$")
SHOW_THERE = re(f"^{in_any('sofa.tv.button')}$")
PAIRING_CODE = re(r"^[0-9A-Z]{5}$")

# Whatever stands on a television lies wholly on it, and letters can be read from the sofa.
BEYOND = """() => {
  const [wide, high] = [innerWidth, innerHeight];
  const out = [];
  const page = document.documentElement;
  if (page.scrollWidth > wide + 1 || page.scrollHeight > high + 1)
    out.push(`the page is ${page.scrollWidth} × ${page.scrollHeight} on ${wide} × ${high}`);
  const moving = document.getAnimations().map((animation) => animation.effect?.target);
  for (const e of document.querySelectorAll("h1, h2, p, li, b, strong, em, img, aside, span")) {
    const box = e.getBoundingClientRect();
    const hidden = e.closest(".visually-hidden") || !e.checkVisibility({ visibilityProperty: true });
    if (!box.width || !box.height || hidden || moving.some((one) => one?.contains(e))) continue;
    const own = [...e.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const words = (e.textContent || "").trim().slice(0, 40);
    if (box.left < -1.5 || box.right > wide + 1.5 || box.top < -1.5 || box.bottom > high + 1.5)
      if (own || e.localName === "img") out.push(`${e.localName} "${words}" lies beyond the screen`);
    const size = parseFloat(getComputedStyle(e).fontSize) * (e.currentCSSZoom ?? 1);
    if (own && size < (high * 26) / 1080 - 0.5)
      out.push(`${e.localName} "${words}" is too small: ${size} of ${high}`);
  }
  return out.slice(0, 6);
}"""


class Television:
    def __init__(self, browser: Browser, house: House, size: tuple[int, int], language: str = "en") -> None:
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale(language),
            base_url=house.address,
        )
        self.page: Page = self.context.new_page()
        self.watcher = Watcher(self.page, house.address)
        self.found: list[str] = []

    def code(self) -> str:
        self.page.goto("/tv")
        return self.page.get_by_text(PAIRING_CODE).inner_text()

    def look(self, screen: str) -> None:
        """In both usual sizes."""
        for width, height in (HD, FULL_HD):
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_timeout(200)  # until what depends on it is laid out anew
            self.found += [f"{screen} at {height}: {out}" for out in self.page.evaluate(BEYOND)]

    def check(self) -> None:
        assert not self.found, "\n".join(dict.fromkeys(self.found))
        self.watcher.check()


def call_screen(person: Person, television: Television) -> None:
    """Somebody at the table types the code that the television shows."""
    bring(person, television.code(), television)


def bring(person: Person, code: str, television: Television) -> None:
    person.do(person.words.menu)
    person.button(SHOW_ON_TV).click()
    person.page.get_by_role("textbox", name=CODE_FIELD).fill(code.lower())
    person.button(SHOW_THERE).click()
    television.page.wait_for_url(re(r"/tv/\w{6}$"))
