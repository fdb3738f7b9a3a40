"""Several players on one device, alone or mixed with other devices, from the lobby to the podium."""

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import Look
from tests.browser.playing import play
from tests.browser.sharing import share, shared_move

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

TABLET = Look((768, 1024), "en", "night")
TABLET_FR = Look((1024, 768), "fr", "night")


def test_four_players_on_one_device(guests: Guests, house: House) -> None:
    ana = guests("Ana", house, TABLET)
    ana.open_table(target=5, decks=house.decks())
    share(ana, "Bea", "Cleo", "Dan")
    ana.start()
    play([ana], 200, mover=shared_move)
