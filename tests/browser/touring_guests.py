"""A tour of those who come and watch: the door, seats taken over in the middle of a turn, a lost phone."""

from collections.abc import Callable
from re import compile as re

from reverie.texts import SPOKEN
from reverie.wire.sentences import spoken
from tests.browser.house import House
from tests.browser.look import Look
from tests.browser.messages import in_any
from tests.browser.person import Person
from tests.browser.touring import Visit

WATCHING = re(in_any("guests.count"))
IT_IS_ME = re(f"^{in_any('lost.itIsMe')}")
YES = re(f"^{in_any('lost.yes')}")
NEXT_TURN = re("|".join(spoken(language)["next-turn"] for language in SPOKEN))
NAMED = "(name) => localStorage.setItem('reverie.name', JSON.stringify(name))"


def tour_of_guests(guests: Callable[..., Person], house: House, look: Look, visit: Visit) -> None:
    ana, bea, zoe, dan, again = (guests(name, house, look) for name in ("Ana", "Béa", "Zoé", "Dan", "Béa"))
    link = ana.open_table()
    bea.join(link)
    zoe.page.goto(house.address)
    zoe.page.evaluate(NAMED, "Zoé")
    zoe.page.goto(link.replace("/t/", "/watch/"))
    ana.button(WATCHING).wait_for()
    visit(ana, "guests-lobby")
    visit(zoe, "guests-watcher-lobby")
    ana.button(WATCHING).first.click()
    visit(ana, "guests-door")
    ana.button(ana.words.close).click()
    bea.button(WATCHING).click()
    visit(bea, "guests-door-of-a-player")
    bea.button(bea.words.close).click()
    ana.add_bots(2)
    ana.start()
    bea.begin()
    visit(zoe, "guests-watcher-game")
    ana.button(ana.words.menu).click()
    visit(ana, "guests-menu")
    ana.button(ana.words.close).click()
    dan.take_over(link)
    dan.page.get_by_text(NEXT_TURN).first.wait_for()
    visit(dan, "guests-pending")
    visit(ana, "guests-told")
    bea.page.close()
    again.page.wait_for_timeout(house.away + 500)
    again.page.goto(link)
    again.button(IT_IS_ME).wait_for()
    visit(again, "guests-lost")
    again.button(IT_IS_ME).click()
    ana.button(YES).wait_for()
    visit(again, "guests-asking")
    visit(ana, "guests-asked")
    ana.button(YES).click()
    again.page.get_by_text(NEXT_TURN).first.wait_for()
    visit(again, "guests-back")
