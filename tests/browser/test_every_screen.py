"""Every screen, in both themes: axe finds nothing serious, and nothing lies off the edge at any width."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import LAPTOP, PHONE, Look
from tests.browser.person import Person
from tests.browser.touring import Visit, tour_of_a_game, tour_of_doors
from tests.browser.watching import at_rest, outside

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1200)]

WIDTHS = (320, 360, 390, 768, 1280)
SERIOUS = ("serious", "critical")
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


def serious(page: Page) -> list[str]:
    """What axe finds, without the trifles."""
    return [
        f"{found['id']} ({found['impact']}): {'; '.join(node['html'][:160] for node in found['nodes'][:3])}"
        for found in Axe().run(page, options=RULES).response["violations"]
        if found["impact"] in SERIOUS
    ]


def inspect(found: list[str]) -> Visit:
    def visit(person: Person, screen: str) -> None:
        at_rest(person.page)
        found.extend(f"{screen}: {one}" for one in serious(person.page))
        for width in WIDTHS:
            person.page.set_viewport_size({"width": width, "height": person.look.size[1]})
            at_rest(person.page)
            found.extend(f"{screen} at {width} px: {out}" for out in outside(person.page))
        person.page.set_viewport_size({"width": person.look.size[0], "height": person.look.size[1]})

    return visit


@pytest.mark.parametrize(
    "look",
    [Look(PHONE, "en", "night"), pytest.param(Look(LAPTOP, "fr", "paper"), marks=pytest.mark.slow)],
    ids=str,
)
def test_the_screens_around_a_game(look: Look, guests: Guests, house: House) -> None:
    found: list[str] = []
    tour_of_doors(guests, house, look, inspect(found))
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("look", [Look(PHONE, "fr", "night"), Look(PHONE, "en", "paper")], ids=str)
@pytest.mark.parametrize(
    ("ruleset", "players"),
    [("dixit", 3), ("dixit", 4), ("odyssey", 12), ("odyssey-party", 6), ("odyssey-team", 6)],
)
def test_the_screens_of_a_game(ruleset: str, players: int, look: Look, guests: Guests, house: House) -> None:
    found: list[str] = []
    tour_of_a_game(guests, house, look, ruleset, players, inspect(found))
    assert not found, "\n".join(found)
