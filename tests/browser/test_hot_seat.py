"""Several players on one device, alone or mixed with other devices, from the lobby to the podium."""

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import PHONE, Look
from tests.browser.playing import play
from tests.browser.sharing import CLOSE, HOLD, LOOKS, OPEN, PASS, nothing_private, share, shared_move

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

TABLET = Look((768, 1024), "en", "night")
PHONE_EN = Look(PHONE, "en", "paper")
TABLET_FR = Look((1024, 768), "fr", "night")


def test_four_players_on_one_device(guests: Guests, house: House) -> None:
    ana = guests("Ana", house, TABLET)
    ana.open_table(target=5, decks=house.decks())
    share(ana, "Bea", "Cleo", "Dan")
    ana.start()
    play([ana], mover=shared_move)


@pytest.mark.slow
def test_two_on_a_tablet_and_two_phones(guests: Guests, house: House) -> None:
    ana, dan, eva = (guests("Ana", house, TABLET_FR), guests("Dan", house, PHONE_EN), guests("Eva", house))
    link = ana.open_table(target=6, decks=house.decks())
    share(ana, "Bea")
    for phone in (dan, eva):
        phone.join(link)
    ana.wait_for_count(4)
    ana.start()
    play([ana, dan, eva], mover=shared_move)


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", ["odyssey-team", "odyssey-party"])
def test_six_on_one_device(ruleset: str, guests: Guests, house: House) -> None:
    """Partners agree in the open; Party's phrase comes before the cards and needs a red token."""
    ana = guests("Ana", house, TABLET)
    ana.open_table(rounds=1, decks=house.decks())
    share(ana, "Bea", "Cleo", "Dan", "Eva", "Finn")
    ana.choose_ruleset(ruleset)
    ana.start()
    play([ana], mover=shared_move)


def test_the_curtain_without_a_finger(guests: Guests, house: House) -> None:
    """Who cannot hold opens and closes the curtain; keys hold it; it falls when the window loses focus."""
    ana = guests("Ana", house, TABLET)
    ana.open_table(decks=house.decks())
    share(ana, "Bea", "Cleo")
    ana.start()
    ana.button(LOOKS).first.click()
    nothing_private(ana.page)
    ana.button(OPEN).click()
    ana.button(ana.words.card).first.wait_for()
    ana.button(CLOSE).click()
    ana.button(HOLD).wait_for()
    nothing_private(ana.page)
    ana.button(HOLD).focus()
    ana.page.keyboard.down("Space")
    ana.button(ana.words.card).first.wait_for()
    ana.page.keyboard.up("Space")
    ana.page.get_by_role("heading", name=PASS).wait_for()
    nothing_private(ana.page)
    ana.button(OPEN).click()
    ana.button(ana.words.card).first.wait_for()
    ana.page.evaluate("() => window.dispatchEvent(new Event('blur'))")
    ana.page.get_by_role("heading", name=PASS).wait_for()
    nothing_private(ana.page)
