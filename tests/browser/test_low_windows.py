"""A phone that lies on its side, and a laptop at 200 % zoom: what to do next is in view on every screen."""

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import Look
from tests.browser.person import Person
from tests.browser.touring import Visit, tour_of_a_game, tour_of_doors
from tests.browser.watching import at_rest, outside

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(1200)]

# The last is 1280 × 800 at 200 %.
SIZES = ((844, 390), (667, 375), (640, 400))

# Of the main buttons on top, one must lie in the window with nothing over it.
HIDDEN = """() => {
  const layer = [...document.querySelectorAll("dialog[open]")].pop() ?? document.querySelector("main");
  const buttons = [...layer.querySelectorAll("button.btn:not(.line, .quiet, .bots)")];
  const main = buttons.filter((e) => e.checkVisibility());
  const seen = main.filter((e) => {
    const box = e.getBoundingClientRect();
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return box.top >= 0 && box.bottom <= innerHeight + 1 && (e === top || e.contains(top));
  });
  return main.length && !seen.length ? main.map((e) => e.textContent.trim()) : [];
}"""


def look_for_it(found: list[str]) -> Visit:
    def visit(person: Person, screen: str) -> None:
        person.page.locator("main").first.wait_for()  # a screen that is still being fetched
        at_rest(person.page)
        hidden = [f"“{name}” is out of sight" for name in person.page.evaluate(HIDDEN)]
        found.extend(f"{screen}: {what}" for what in (*hidden, *outside(person.page)))

    return visit


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_around_a_game(size: tuple[int, int], guests: Guests, house: House) -> None:
    found: list[str] = []
    tour_of_doors(guests, house, Look(size, "fr", "paper"), look_for_it(found))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("ruleset", "players"), [("dixit", 4), ("odyssey-party", 12), ("odyssey-team", 6)])
def test_in_a_game(ruleset: str, players: int, size: tuple[int, int], guests: Guests, house: House) -> None:
    found: list[str] = []
    tour_of_a_game(guests, house, Look(size), ruleset, players, look_for_it(found))
    assert not found, "\n".join(found)
