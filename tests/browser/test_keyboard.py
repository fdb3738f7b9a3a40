"""A whole game without a pointer, from the first page to the podium."""

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.keys import enter, move
from tests.browser.look import LAPTOP, Look
from tests.browser.playing import Standstill

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]


@pytest.mark.slow
@pytest.mark.parametrize("look", [Look(LAPTOP, "en"), Look(LAPTOP, "fr", "paper")], ids=str)
def test_the_keyboard_alone_plays_a_game(look: Look, guests: Guests, house: House) -> None:
    ana = guests("Ana", house, look)
    words = ana.words
    ana.shorten(target=5, decks=house.decks())
    ana.home()
    assert enter(ana, words.new_table)
    ana.page.keyboard.type("Ana")
    ana.page.keyboard.press("Enter")
    ana.button(words.add_bot).wait_for()
    for bots in range(3):
        assert enter(ana, words.add_bot)
        ana.button(words.add_this_bot).wait_for()
        assert enter(ana, words.add_this_bot)
        ana.wait_for_count(bots + 2)
    assert enter(ana, words.start)
    ana.button(words.menu).wait_for()
    standstill = Standstill()
    while not (scene := ana.see()).heading(words.stories):
        standstill.look(ana, scene)
        standstill.check()
        if not move(ana, scene):
            ana.page.wait_for_timeout(100)
