"""Shared device, own pictures, memories, privacy: axe finds nothing serious, nothing is off the edge."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import PHONE, Look
from tests.browser.person import Person
from tests.browser.test_every_screen import RULES, SERIOUS
from tests.browser.touring import Visit
from tests.browser.touring_beside import TOURS
from tests.browser.watching import at_rest, outside

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(1200)]

SIZES = ((390, 844), (768, 1024), (1024, 768), (1280, 720))
DRESS = "(theme) => { document.documentElement.dataset.theme = theme; }"


def inspect(found: list[str]) -> Visit:
    def visit(person: Person, screen: str) -> None:
        page = person.page
        for wide, high in SIZES:
            page.set_viewport_size({"width": wide, "height": high})
            at_rest(page)
            found.extend(f"{screen} at {wide}: {out}" for out in outside(page))
        page.set_viewport_size({"width": person.look.size[0], "height": person.look.size[1]})
        for theme in ("paper", "night"):
            page.evaluate(DRESS, theme)
            at_rest(page)
            for violation in Axe().run(page, options=RULES).response["violations"]:
                if violation["impact"] in SERIOUS:
                    where = "; ".join(node["html"][:160] for node in violation["nodes"][:3])
                    found.append(f"{screen}, {theme}: {violation['id']}: {where}")

    return visit


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("tour", TOURS)
def test_the_screens_beside_a_game(tour: str, language: str, guests: Guests, house: House) -> None:
    found: list[str] = []
    look = Look(PHONE, "fr" if language == "fr" else "en")
    TOURS[tour](guests, house, look, visit=inspect(found))
    assert not found, "\n".join(found)
