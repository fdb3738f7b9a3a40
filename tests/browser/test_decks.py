"""Which pictures a table plays with: seen, looked at, mixed, left to chance."""

from re import compile as re

import pytest
from playwright.sync_api import Locator, Request, expect

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import LAPTOP, PHONE, Look
from tests.browser.person import Person
from tests.browser.test_own_pictures import inspect

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

FIRST, SECOND = re("^(First Dreams|Premiers rêves)"), re("^(Second Sleep|Second sommeil)")
SURPRISE = re("^Surprise")
LOOK = re("^(Look at Second Sleep|Regarder Second sommeil)")


def deck(person: Person, name: object) -> Locator:
    return person.page.get_by_role("checkbox", name=name)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "look",
    [Look(PHONE, "fr", "night"), pytest.param(Look(LAPTOP, "en", "paper"), marks=pytest.mark.slow)],
    ids=str,
)
def test_decks_are_looked_at_mixed_and_left_to_chance(look: Look, guests: Guests, house: House) -> None:
    ana = guests("Ana", house, look)
    fetched: list[str] = []
    ana.page.on("request", lambda request: fetched.append(_name(request)))
    ana.open_table()
    expect(deck(ana, FIRST)).to_be_checked()
    expect(deck(ana, SECOND)).not_to_be_checked()
    deck(ana, SECOND).click()
    expect(deck(ana, SECOND)).to_be_checked()
    ana.page.get_by_text(re("^168 (cards, shuffled together|cartes, mélangées ensemble)")).wait_for()
    assert not [name for name in fetched if name.endswith((".sheet.webp", ".600.webp"))]  # covers alone
    ana.button(LOOK).click()
    sheet = ana.page.get_by_role("img", name=re("Second (Sleep$|sommeil\\s: toutes)"))
    expect(sheet).to_be_visible()
    ana.page.wait_for_function("() => document.querySelector('dialog img').naturalWidth > 500")
    ana.page.get_by_text("CC BY 4.0").wait_for()
    ana.page.get_by_role("button", name=re("^(Play without it|Jouer sans)$")).click()
    ana.page.keyboard.press("Escape")
    expect(deck(ana, SECOND)).not_to_be_checked()
    ana.button(SURPRISE).click()
    expect(deck(ana, FIRST)).not_to_be_checked()
    assert inspect(ana, "decks") == []
    ana.add_bots(3)
    ana.start()


def _name(request: Request) -> str:
    return request.url.rsplit("/", 1)[-1]
