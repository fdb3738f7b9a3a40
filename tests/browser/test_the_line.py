"""The socket is disposable, the seat is durable: lost lines, restarts, reloads and second tabs."""

import pytest

from tests.browser.cable import Cable
from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import LAPTOP, Look
from tests.browser.person import Person
from tests.browser.playing import play
from tests.browser.sitting import sit_down

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

TWO = (Look(), Look(LAPTOP, "fr", "paper"))


def begin(person: Person) -> None:
    """This person tells the first clue; bots may not be faster."""
    person.do(person.words.announce)
    person.page.get_by_role("textbox", name=person.words.clue).wait_for()


def three(guests: Guests, house: House) -> list[Person]:
    return sit_down(guests, house, "dixit", 3, (*TWO, Look(LAPTOP)))


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
def test_without_a_line_the_page_says_so_and_comes_back_by_itself(guests: Guests, house: House) -> None:
    cable = Cable(house.port)
    ana, bea = guests("Ana", cable, TWO[0]), guests("Bea", house, TWO[1])
    try:
        link = ana.open_table(target=6, decks=house.decks())
        bea.join(link.replace(cable.address, house.address))
        ana.add_bots(1)
        ana.start()
        ana.watcher.offline = True
        for _ in range(2):
            cable.pull()
            ana.page.get_by_text(ana.words.lost).first.wait_for()
            cable.plug()
            ana.page.get_by_text(ana.words.lost).first.wait_for(state="hidden")
        play([ana, bea])
    finally:
        cable.close()


@pytest.mark.slow
def test_after_a_restart_everybody_sits_where_they_sat(guests: Guests, own_house: House) -> None:
    people = three(guests, own_house)
    for person in people:
        person.watcher.offline = True
    begin(people[0])
    titles = [person.see().title for person in people]
    own_house.close()
    for person in people:
        person.page.get_by_text(person.words.lost).first.wait_for()
    own_house.open()
    for person in people:
        person.page.get_by_text(person.words.lost).first.wait_for(state="hidden")
    assert [person.see().title for person in people] == titles
    play(people)


def test_a_second_tab_takes_over_and_the_first_takes_back(guests: Guests, house: House) -> None:
    ana, *_ = three(guests, house)
    begin(ana)
    first = ana.page
    second = ana.context.new_page()
    second.goto(first.url)
    second.get_by_role("textbox", name=ana.words.clue).wait_for()
    first.get_by_role("heading", name=ana.words.elsewhere).wait_for()
    first.get_by_role("button", name=ana.words.use_here).click()
    first.get_by_role("textbox", name=ana.words.clue).wait_for()
    second.get_by_role("heading", name=ana.words.elsewhere).wait_for()
