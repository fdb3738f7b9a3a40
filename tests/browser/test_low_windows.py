"""A phone that lies on its side, and a laptop at 200 % zoom: what to do next is in view on every screen."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import Look
from tests.browser.moves import move
from tests.browser.person import Person
from tests.browser.playing import Standstill
from tests.browser.seeing import Scene
from tests.browser.sitting import sit_down
from tests.browser.touring import LONG, Visit, tour_of_a_game, tour_of_doors
from tests.browser.watching import at_rest, outside

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(1200)]

# The last is 1280 × 800 at 200 %.
SIZES = ((844, 390), (915, 412), (667, 375), (640, 400))
PHONES = SIZES[:2]

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


# Cards and points of a turn that is told, whole and in the window.
IN_SIGHT = """(what) => [...document.querySelectorAll(what)].filter((one) => {
  const { top, bottom, height } = one.getBoundingClientRect();
  return height && top >= -1 && bottom <= innerHeight + 1;
}).map((one) => one.getBoundingClientRect().height)"""


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


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_turn_is_told_with_cards_as_high_as_fit_and_then_points_beside_them(
    size: tuple[int, int], guests: Guests, house: House
) -> None:
    (ana,) = sit_down(guests, house, "dixit", 4, [Look(size)], target=LONG)
    large: list[float] = []

    def reveal(scene: Scene) -> bool:
        if not scene.button(ana.words.skip):
            return False
        seen = ana.page.evaluate(IN_SIGHT, ".laid .card")
        large.extend([min(seen)] if len(seen) == 4 else [])
        return bool(large)

    until(ana, reveal)
    until(ana, lambda scene: bool(scene.button(ana.words.next)))
    at_rest(ana.page)
    assert max(large) >= size[1] * 0.4
    assert len(ana.page.evaluate(IN_SIGHT, ".laid .card")) == 4
    points = ana.page.locator(".low li.on").count()
    assert len(ana.page.evaluate(IN_SIGHT, ".low li.on")) == points > 0


def until(person: Person, seen: Callable[[Scene], bool]) -> None:
    standstill = Standstill()
    while not seen(scene := person.see()):
        standstill.look(person, scene)
        standstill.check()
        move(person, scene)
