"""How long a page takes until it shows what it should, told by the page's own clock."""

import time
from collections.abc import Callable

from tests.browser.person import Person

WITHIN = 1.0

# Notes the moment when the title is the wanted one and nothing is said of a lost line.
WATCH = """([title, lost]) => {
  const right = () => {
    const now = document.querySelector("h1")?.textContent?.trim() ?? "";
    return (title === null ? now !== "" : now === title) && !document.body.textContent.includes(lost);
  };
  window.__seen = null;
  const look = () => {
    if (right()) window.__seen = Date.now();
    else setTimeout(look, 10);
  };
  window.__look = look;
}"""


def watch(person: Person, title: str | None) -> None:
    """Before the line is cut: what will be waited for. None: any title, as long as the line is there."""
    person.page.evaluate(WATCH, [title, person.words.lost.pattern])


def takes(person: Person, back: Callable[[], None]) -> float:
    """Seconds from the moment the line is back until the right screen is there."""
    person.page.evaluate("() => window.__look()")
    began = time.time()
    back()
    return _seen(person) - began


def _seen(person: Person) -> float:
    handle = person.page.wait_for_function("() => window.__seen")
    return float(handle.json_value()) / 1000
