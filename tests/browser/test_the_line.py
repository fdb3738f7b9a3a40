"""The socket is disposable, the seat is durable: lost lines, sleep, restarts, reloads and second tabs."""

import os
import time
from collections.abc import Callable

import pytest

from tests.browser.cable import Cable
from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import LAPTOP, Look
from tests.browser.person import Person
from tests.browser.playing import play
from tests.browser.sitting import sit_down
from tests.browser.timing import WITHIN, takes, watch

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

SLEEPS = (
    (5, True),
    (5, False),
    (60, True),
    *((int(s), True) for s in os.environ.get("REVERIE_SLEEPS", "").split()),
)
"""Seconds, and whether the page is told that it is looked at again; half an hour is 1800."""
AWAKE_WITHIN, FOUND_WITHIN = 4.0, 36.0
"""Seconds until a dead line is replaced: a page that is told of waking asks at once, any other in 20 s."""
TWO = (Look(), Look(LAPTOP, "fr", "paper"))
Measured = Callable[[str, object], None]


def begin(person: Person) -> None:
    """This person tells the first clue; bots may not be faster."""
    person.do(person.words.announce)
    person.page.get_by_role("textbox", name=person.words.clue).wait_for()


def tell(person: Person) -> None:
    person.do("Card 2")
    person.page.get_by_role("textbox", name=person.words.clue).fill("The hat that")
    person.do(person.words.tell)


def three(guests: Guests, house: House) -> list[Person]:
    return sit_down(guests, house, "dixit", 3, (*TWO, Look(LAPTOP)))


def behind_a_cable(guests: Guests, house: House, cable: Cable) -> list[Person]:
    """Ana tells; Bea, whose line is the cable, waits for the clue. Bots would begin before her."""
    ana, bea = guests("Ana", house, Look(LAPTOP)), guests("Bea", cable, Look())
    cleo = guests("Cleo", house, TWO[1])
    link = ana.open_table(target=6, decks=house.decks())
    bea.join(link.replace(house.address, cable.address))
    cleo.join(link)
    ana.wait_for_count(3)
    ana.start()
    begin(ana)
    bea.page.get_by_role("heading", name=bea.words.waits_clue).wait_for()
    bea.watcher.offline = True
    return [ana, bea, cleo]


def test_a_half_written_clue_survives_a_reload(guests: Guests, house: House) -> None:
    ana, *_ = three(guests, house)
    begin(ana)
    ana.do("Card 3")
    clue = ana.page.get_by_role("textbox", name=ana.words.clue)
    clue.fill("The hat that")
    ana.page.reload()
    clue.wait_for()
    assert clue.input_value() == "The hat that"
    assert ana.see().button(ana.words.card_chosen)


@pytest.mark.slow
def test_a_cut_line_is_told_and_mends_itself(guests: Guests, house: House, record_property: Measured) -> None:
    cable = Cable(house.port)
    try:
        ana, bea, cleo = behind_a_cable(guests, house, cable)
        watch(bea, bea.words.give_title)
        cable.pull()
        bea.page.get_by_text(bea.words.lost).first.wait_for()
        tell(ana)
        took = takes(bea, cable.plug)
        record_property("back after a cut line, s", f"{took:.2f}")
        assert took <= WITHIN
        play([ana, bea, cleo])
    finally:
        cable.close()


@pytest.mark.slow
def test_a_phone_that_slept_shows_the_right_screen(
    guests: Guests, house: House, record_property: Measured
) -> None:
    cable = Cable(house.port)
    try:
        ana, bea, cleo = behind_a_cable(guests, house, cable)
        watch(bea, bea.words.give_title)
        bea.page.evaluate("() => window.__look()")
        life = bea.context.new_cdp_session(bea.page)
        life.send("Page.setWebLifecycleState", {"state": "frozen"})
        cable.pull()
        tell(ana)
        ana.page.wait_for_timeout(1500)
        cable.plug()
        began = time.time()
        life.send("Page.setWebLifecycleState", {"state": "active"})
        took = bea.page.wait_for_function("() => window.__seen").json_value() / 1000 - began
        record_property("back after sleep, s", f"{took:.2f}")
        assert took <= WITHIN
        play([ana, bea, cleo])
    finally:
        cable.close()


@pytest.mark.slow
@pytest.mark.timeout(300 + max(SLEEPS)[0])
@pytest.mark.parametrize(("seconds", "told"), SLEEPS)
def test_a_phone_sleeps_and_its_line_dies_without_a_word(
    seconds: int, told: bool, guests: Guests, house: House, record_property: Measured
) -> None:
    """The page thinks that it is connected; the server has given the line up, and after 45 s the person."""
    cable = Cable(house.port)
    try:
        ana, bea, cleo = behind_a_cable(guests, house, cable)
        life = bea.context.new_cdp_session(bea.page)
        life.send("Page.setWebLifecycleState", {"state": "frozen"})
        cable.hush()
        tell(ana)
        ana.page.wait_for_timeout(1000 * seconds)
        cable.plug()
        life.send("Page.setWebLifecycleState", {"state": "active"})
        began = time.time()
        if told:
            bea.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
        clue = bea.page.get_by_text("The hat that").first
        clue.wait_for(timeout=60_000)
        took = time.time() - began
        kind = "" if told else " that nobody told the page of"
        record_property(f"back after a sleep of {seconds} s{kind}, s", f"{took:.2f}")
        assert took <= (AWAKE_WITHIN if told else FOUND_WITHIN)
        shown = bea.see().title
        cable.pull()  # what the browser keeps open beside the socket is as dead as that was
        cable.plug()
        bea.page.reload()
        clue.wait_for()
        assert bea.see().title == shown  # what the server shows to whoever comes anew
        play([ana, bea, cleo])
    finally:
        cable.close()


@pytest.mark.slow
def test_airplane_mode_on_and_off(guests: Guests, house: House, record_property: Measured) -> None:
    ana, bea, cleo = three(guests, house)
    begin(ana)
    bea.watcher.offline = True
    watch(bea, bea.words.give_title)
    bea.context.set_offline(True)
    bea.page.get_by_text(bea.words.lost).first.wait_for()
    tell(ana)
    took = takes(bea, lambda: bea.context.set_offline(False))
    record_property("back from airplane mode, s", f"{took:.2f}")
    assert took <= WITHIN
    play([ana, bea, cleo])


@pytest.mark.slow
def test_after_a_restart_everybody_sits_where_they_sat(
    guests: Guests, own_house: House, record_property: Measured
) -> None:
    people = three(guests, own_house)
    for person in people:
        person.watcher.offline = True
    begin(people[0])
    clue = people[0].page.get_by_role("textbox", name=people[0].words.clue)
    clue.fill("The hat that")
    titles = [person.see().title for person in people]
    own_house.close()
    for person, title in zip(people, titles, strict=True):
        person.page.get_by_text(person.words.lost).first.wait_for()
        watch(person, title)
        person.page.evaluate("() => window.__look()")
    own_house.open()
    up = time.time()
    took = [p.page.wait_for_function("() => window.__seen").json_value() / 1000 - up for p in people]
    record_property("back after a restart, s", ", ".join(f"{max(0, t):.2f}" for t in took))
    assert max(took) <= WITHIN
    assert clue.input_value() == "The hat that"
    play(people)


def test_a_second_tab_takes_over_and_the_first_takes_back(
    guests: Guests, house: House, record_property: Measured
) -> None:
    ana, *_ = three(guests, house)
    begin(ana)
    first = ana.page
    second = ana.context.new_page()
    second.goto(first.url)
    second.get_by_role("textbox", name=ana.words.clue).wait_for()
    first.get_by_role("heading", name=ana.words.elsewhere).wait_for()
    watch(ana, ana.words.teller_title)
    took = takes(ana, lambda: first.get_by_role("button", name=ana.words.use_here).click())
    record_property("seat taken back from another tab, s", f"{took:.2f}")
    assert took <= WITHIN
    first.get_by_role("textbox", name=ana.words.clue).wait_for()
    second.get_by_role("heading", name=ana.words.elsewhere).wait_for()
