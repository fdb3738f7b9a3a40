"""C4: a clue that was said aloud is written down at the reveal, by whom it was, and kept in the gallery."""

from re import compile as re

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import LAPTOP, PHONE, Look
from tests.browser.moves import move
from tests.browser.person import Person
from tests.browser.playing import Standstill
from tests.browser.sitting import sit_down

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

WORDS = {
    "en": (re("^Write it down$"), re("^Change the words$"), "as Bea wrote it down", "couldn’t hear the clue"),
    "fr": (re("^Noter ce qui"), re("^Changer les mots$"), "comme Bea l’a noté", "pas pu entendre l’indice"),
}


def says_it_aloud(ana: Person, bea: Person) -> None:
    """As soon as Ana tells: a bot may have been the first to have a clue."""
    standstill = Standstill()
    while True:
        for person in (ana, bea):
            scene = person.see()
            standstill.look(person, scene)
            if person is ana and scene.button(ana.words.tell):
                ana.button(ana.words.card).first.click()
                ana.button(ana.words.aloud).click()
                ana.button(ana.words.tell).click()
                return
            if person is ana or not scene.button(bea.words.announce):
                move(person, scene)
        standstill.check()


def play_to_the_recap(people: list[Person]) -> None:
    standstill = Standstill()
    ready: set[str] = set()
    while len(ready) < len(people):
        for person in people:
            scene = person.see()
            standstill.look(person, scene)
            if scene.button(person.words.next):
                ready.add(person.name)
            else:
                move(person, scene)
        standstill.check()


def write(person: Person, button: object, text: str) -> None:
    person.page.get_by_role("button", name=button).click()  # type: ignore[arg-type]
    sheet = person.page.get_by_role("dialog")
    sheet.get_by_role("textbox").fill(text)
    person.watcher.look("write down")
    sheet.locator("form button").click()
    sheet.wait_for(state="detached")


@pytest.mark.parametrize("look", [Look(PHONE, "en"), Look(LAPTOP, "fr", "paper")], ids=str)
def test_c4_what_was_said_is_written_down_and_the_storyteller_has_the_last_word(
    look: Look, guests: Guests, house: House
) -> None:
    ana, bea = sit_down(guests, house, "dixit", 4, (look, look), target=30)
    note, change, noted, unheard = WORDS[look.language]
    says_it_aloud(ana, bea)
    play_to_the_recap([ana, bea])
    assert unheard in bea.page.locator("main").inner_text()  # the bots say that they guessed
    write(bea, note, "Frère Jacques")
    ana.page.get_by_text(noted).first.wait_for()
    ana.page.get_by_text("Frère Jacques").first.wait_for()
    assert not ana.page.get_by_role("button", name=note).count()
    write(ana, change, "Bruder Jakob")
    bea.page.get_by_text("Bruder Jakob").first.wait_for()
    bea.page.get_by_text(noted).wait_for(state="detached")
    assert not bea.page.get_by_role("button", name=change).count()
    ana.press(ana.words.menu)
    ana.press(ana.words.stop)
    ana.press(ana.words.yes)
    ana.page.get_by_role("heading", name=ana.words.stories).wait_for()
    ana.page.get_by_text("Bruder Jakob").first.wait_for()
