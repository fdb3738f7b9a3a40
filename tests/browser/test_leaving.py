"""A gone player never freezes the table; the next game is one tap away."""

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import LAPTOP, Look
from tests.browser.moves import move
from tests.browser.playing import play
from tests.browser.sitting import sit_down

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

TWO = (Look(LAPTOP, "en", "paper"), Look(language="fr"))


def test_x2_the_seat_of_a_leaver_goes_to_a_bot(guests: Guests, own_house: House) -> None:
    ana, bea = sit_down(guests, own_house, "dixit", 4, TWO)
    bea.do(bea.words.menu)
    bea.do(bea.words.leave)
    bea.do(bea.words.yes)
    bea.do(bea.words.home)
    bea.button(bea.words.new_table).wait_for()
    ana.page.get_by_role("heading", name=ana.words.away).wait_for()
    ana.watcher.look("away")
    ana.do(ana.words.to_bot)
    play([ana])


@pytest.mark.slow
def test_x2_newcomers_take_over_the_seats_of_a_leaver_and_of_a_bot(guests: Guests, house: House) -> None:
    ana, bea = sit_down(guests, house, "dixit", 4, TWO)
    bea.do(bea.words.menu)
    bea.do(bea.words.leave)
    bea.do(bea.words.yes)
    bea.do(bea.words.home)
    bea.button(bea.words.new_table).wait_for()
    waiting = ana.page.get_by_role("heading", name=ana.words.away)
    waiting.wait_for()
    cleo, dan = guests("Cleo", house, Look(language="fr")), guests("Dan", house, Look(LAPTOP))
    cleo.take_over(ana.page.url, "Bea")
    waiting.wait_for(state="hidden")
    dan.take_over(ana.page.url)
    play([ana, cleo, dan])


@pytest.mark.slow
def test_x2_the_host_plays_for_who_is_away_until_they_return(guests: Guests, own_house: House) -> None:
    ana, bea = sit_down(guests, own_house, "dixit", 4, TWO)
    bea.watcher.offline = True
    address = bea.page.url
    bea.page.goto("about:blank")
    shown = ana.page.get_by_role("heading", name=ana.words.away)
    for _ in range(20):
        if ana.see().heading(ana.words.away):
            break
        move(ana, ana.see())
        ana.page.wait_for_timeout(900)
    shown.wait_for()
    ana.do(ana.words.play_for)
    shown.wait_for(state="hidden")
    bea.page.goto(address)
    bea.button(bea.words.menu).wait_for()
    play([ana, bea])


@pytest.mark.slow
def test_x7_who_lost_their_phone_is_let_back_in_and_plays_from_the_next_turn(
    guests: Guests, own_house: House
) -> None:
    ana, bea = sit_down(guests, own_house, "dixit", 4, TWO)
    bea.watcher.offline = True
    bea.page.goto("about:blank")
    phone = guests("Bea", own_house, Look(language="fr"))
    mine = phone.page.get_by_role("button", name="C’est moi, Bea")
    for _ in range(30):
        phone.page.goto(ana.page.url)
        phone.page.get_by_role("textbox").wait_for()
        phone.page.wait_for_timeout(3000)
        if mine.count():
            break
    phone.watcher.look("join-away")
    mine.click()
    yes = ana.page.get_by_role("button", name="Yes, it’s Bea")
    yes.wait_for()
    ana.watcher.look("it-is-me")
    yes.click()
    phone.page.get_by_text("Tu prends la place au prochain tour").first.wait_for()
    phone.watcher.look("pending")
    play([ana, phone])


@pytest.mark.slow
def test_another_game_at_the_same_table(guests: Guests, house: House) -> None:
    ana, bea = sit_down(guests, house, "dixit", 4, TWO)
    play([ana, bea])
    ana.do(ana.words.again)
    for person in (ana, bea):
        person.page.get_by_role("heading", name=person.words.stories).wait_for(state="hidden")
        person.screens.clear()
    play([ana, bea])
