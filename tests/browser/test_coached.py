"""Whoever plays for the first time is led through a turn, and only once; the rules count what is tapped."""

import json
import time
from collections.abc import Iterator
from re import compile as re

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import LAPTOP, PHONE, Look
from tests.browser.moves import move
from tests.browser.person import Person
from tests.browser.playing import Standstill
from tests.browser.sharing import share, shared_move

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

# Nothing outside the scroller that can be tapped lies under the lantern, and it is within the window.
COVERED = """() => {
  const lantern = document.querySelector("aside.lantern");
  if (!lantern) return null;
  const a = lantern.getBoundingClientRect();
  const over = [...document.querySelectorAll("button, textarea, input")].filter((one) => {
    const b = one.getBoundingClientRect();
    return !lantern.contains(one) && !one.closest(".middle") && b.width > 0 &&
      b.left < a.right - 1 && b.right > a.left + 1 && b.top < a.bottom - 1 && b.bottom > a.top + 1;
  });
  return { over: over.map((one) => one.outerHTML.slice(0, 120)), left: a.left, right: innerWidth - a.right };
}"""
WORDS = {
    "en": ("Practise a turn", "^Look at your cards", "could pass for", "Why "),
    "fr": ("Faire un tour d’essai", "^Regarde tes cartes", "pourrait passer pour", "Pourquoi "),
}


@pytest.fixture(scope="module")
def calm_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where bots think for a moment, and leave the first turn to people."""
    house = House(tmp_path_factory.mktemp("calm"), pace=0.3)
    house.open()
    yield house
    house.close()


def practise(person: Person) -> None:
    person.page.goto(person.address)
    person.button(re(WORDS[person.look.language][0])).click()
    person.page.locator("aside.lantern").wait_for()


def lead(person: Person, enough: int) -> list[str]:
    """Plays until so many reasons for points were told; what the lantern said, one after the other."""
    told: list[str] = []
    standstill = Standstill()
    while len([said for said in told if said.startswith(WORDS[person.look.language][3])]) < enough:
        scene = person.see()
        standstill.look(person, scene)
        lantern = person.page.locator("aside.lantern p")
        said = lantern.first.inner_text() if lantern.count() else ""
        if said and told[-1:] != [said]:
            told.append(said)
            box = person.page.evaluate(COVERED)
            assert box is None or (not box["over"] and min(box["left"], box["right"]) >= 0), box
            person.watcher.look(f"lantern {len(told)}")
        if not move(person, scene):
            time.sleep(0.1)
        standstill.check()
    return told


@pytest.mark.parametrize("look", [Look(PHONE, "en", tips=True), Look(PHONE, "fr", tips=True)], ids=str)
def test_a_first_turn_is_told_in_every_part_once(look: Look, guests: Guests, calm_house: House) -> None:
    ana = guests("Ana", calm_house, look)
    _, race, give, _ = WORDS[look.language]
    practise(ana)
    told = lead(ana, enough=2)
    assert re(race).search(told[0])
    assert any(give in said for said in told)
    assert len(told) == len(set(told))
    kept = json.loads(ana.page.evaluate("localStorage['reverie.tips']"))
    assert {"dixit.tell", "dixit.give", "dixit.vote", "dixit.points-told"} <= set(kept["seen"])
    assert not kept["off"]


def test_one_tap_ends_the_tips_and_the_menu_brings_them_back(guests: Guests, calm_house: House) -> None:
    ana = guests("Ana", calm_house, Look(LAPTOP, "en", tips=True))
    practise(ana)
    ana.button(re("^End the tips$")).click()
    lantern = ana.page.locator("aside.lantern")
    lantern.wait_for(state="detached")
    ana.page.reload()
    ana.button(ana.words.menu).wait_for()
    ana.page.wait_for_timeout(1500)
    assert lantern.count() == 0
    ana.button(ana.words.menu).click()
    ana.button(re("^Show me the tips$")).click()
    lantern.wait_for()
    ana.page.keyboard.press("Escape")
    lantern.wait_for(state="detached")


def test_d5_votes_that_are_tapped_move_the_points(guests: Guests, calm_house: House) -> None:
    ana = guests("Ana", calm_house, Look(LAPTOP, "en"))
    ana.page.goto(ana.address)
    ana.button(re("^Rules$")).first.click()
    votes = ana.page.get_by_role("group", name="You vote for")
    points = ana.page.locator(".people strong")
    votes.wait_for()
    assert [text.split()[0][:1] for text in points.all_inner_texts()] == ["4", "3", "3", "0"]
    votes.get_by_role("button", name="Card 1").click()
    assert [text.split()[0][:1] for text in points.all_inner_texts()] == ["1", "3", "4", "0"]
    assert votes.get_by_role("button", name="Card 3").is_disabled()


def test_on_a_shared_device_the_lantern_hangs_at_the_curtain(guests: Guests, calm_house: House) -> None:
    """What to do is told before the hand is seen; nothing of the hand is in it."""
    ana = guests("Ana", calm_house, Look(PHONE, "en", tips=True))
    ana.open_table(target=30)
    share(ana, "Bea", "Cleo", "Dan")
    ana.start()
    told: list[str] = []
    standstill = Standstill()
    while not any("Vote for it" in said for said in told):
        scene = ana.see()
        standstill.look(ana, scene)
        lantern = ana.page.locator("main.curtain aside.lantern p")
        if lantern.count() and told[-1:] != [said := lantern.first.inner_text()]:
            told.append(said)
            ana.watcher.look(f"curtain lantern {len(told)}")
        if not shared_move(ana, scene):
            time.sleep(0.1)
        standstill.check()
    assert any("Pick a card" in said and "3 points" in said for said in told)
    assert any("could pass for" in said for said in told)
