"""The end of a children's game: five parties, all of them warm, and the pictures of the visits."""

import os
from pathlib import Path
from re import compile as re

import pytest

from tests.browser.childs_play import SMALL, childs_move
from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import PHONE, Look
from tests.browser.made import Party
from tests.browser.person import Person
from tests.browser.sitting import sit_down
from tests.browser.test_every_screen import serious
from tests.browser.watching import at_rest, outside

pytestmark = [pytest.mark.browser, pytest.mark.timeout(200)]

SIZES = ((768, 1024), (1024, 768), (1280, 720), (1920, 1080), PHONE)
PICTURES = re(r"^(Look at our pictures|Regarder nos images)$")
AFTER = re(r"^(Next visit|La visite suivante)$")
PAINTED = "() => [...document.querySelectorAll('dialog img')].every((e) => e.complete)"
LOOKS = [Look((1024, 768), "en", "night"), pytest.param(Look(PHONE, "fr", "paper"), marks=pytest.mark.slow)]


def picture(person: Person, name: str) -> None:
    """For a look: REVERIE_SCREENS=folder pytest …"""
    if folder := os.environ.get("REVERIE_SCREENS"):
        person.page.screenshot(path=Path(folder) / f"{name}-{person.look}.png")


def first_visit(person: Person) -> None:
    """Until everybody has pointed and nobody has gone on."""
    for _ in range(200):
        scene = person.see()
        if scene.button(person.words.talked):
            return
        if not childs_move(person, scene):
            person.page.wait_for_timeout(100)
    raise AssertionError(person.see().raw)


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_five_parties_and_the_pictures_of_the_visits(look: Look, guests: Guests, house: House) -> None:
    ana = sit_down(guests, house, "kids", 3, (look,))[0]
    party = Party(ana.page)
    first_visit(ana)
    picture(ana, "kids-meeting")
    found: list[str] = []
    said: set[str] = set()
    for rabbits in (0, 2, 4, 6, 8):
        party.show(rabbits)
        ana.page.wait_for_function(
            """n => document.querySelectorAll('.guests li').length === n
                && document.querySelector('.birthday').style.cssText.includes(`ending_${n}_`)""",
            arg=rabbits,
        )
        said.add(ana.page.locator("h1").inner_text())
        found += ana.page.evaluate(SMALL)
        ana.page.wait_for_load_state("networkidle")
        at_rest(ana.page)
        picture(ana, f"kids-end-{rabbits}")
    assert len(said) == 5
    found += serious(ana.page)
    found += _everywhere(ana)
    ana.button(PICTURES).click()
    ana.page.locator("dialog .place").first.wait_for()
    ana.page.wait_for_function(PAINTED)
    picture(ana, "kids-pictures")
    ana.button(AFTER).click()
    assert ana.button(AFTER).is_disabled()
    found += ana.page.evaluate(
        SMALL.replace('"main button', '"dialog button').replace('!e.closest("dialog")', "true")
    )
    found += serious(ana.page)
    found += _everywhere(ana)
    picture(ana, "kids-pictures-2")
    assert not found, "\n".join(found)


def _everywhere(person: Person) -> list[str]:
    out: list[str] = []
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(60)
        out += [f"at {width} × {height}: {one}" for one in outside(person.page)]
    person.page.set_viewport_size({"width": person.look.size[0], "height": person.look.size[1]})
    return out
