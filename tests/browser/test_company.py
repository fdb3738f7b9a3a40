"""Beside the screen: sounds, silence where it is asked for, a screen that stays on, a sign: your turn."""

from collections.abc import Callable
from re import compile as re

import numpy as np
import pytest

from tests.browser.chromium import ROOT
from tests.browser.conftest import Guests
from tests.browser.ears import beside, prick_up, sounds
from tests.browser.house import House
from tests.browser.look import Look
from tests.browser.moves import move
from tests.browser.person import Person
from tests.browser.playing import Standstill

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

RECORDED = sorted((ROOT / "client/src/assets/sounds").glob("*.mp3"))
RATE = 32_000
DECODED = """async ([bytes, rate]) => {
  const context = new OfflineAudioContext(1, 1, rate);
  const sound = await context.decodeAudioData(Uint8Array.from(bytes).buffer);
  return [...sound.getChannelData(0)];
}"""


def table_with_bots(person: Person, ruleset: str = "dixit", bots: int = 3) -> None:
    person.open_table(target=30, rounds=1)
    person.choose_ruleset(ruleset)
    person.add_bots(bots)
    person.start()


def until(person: Person, done: Callable[[], bool]) -> None:
    """Plays on until that is so."""
    standstill = Standstill()
    while not done():
        scene = person.see()
        standstill.look(person, scene)
        standstill.check()
        if not move(person, scene):
            person.page.wait_for_timeout(100)


def test_a_browser_reads_every_sound_and_hears_no_click(guests: Guests, house: House) -> None:
    ana = guests("Ana", house)
    ana.page.goto(house.address)
    assert RECORDED
    for file in RECORDED:
        heard = np.array(ana.page.evaluate(DECODED, [list(file.read_bytes()), RATE]))
        assert 0.15 <= len(heard) / RATE <= 3.12, file.name
        assert 0.1 < np.abs(heard).max() < 10 ** (-1 / 20), file.name
        assert abs(heard[0]) < 0.01, file.name
        assert abs(heard[-1]) < 0.01, file.name


def test_a_turn_can_be_heard(guests: Guests, house: House) -> None:
    ana = guests("Ana", house, Look(motion=True))
    prick_up(ana.page)
    table_with_bots(ana)
    until(ana, lambda: sounds(ana.page).count("hop") > 1)
    assert {"turn", "laid", "breath", "tick", "truth"} <= set(sounds(ana.page))
    assert beside(ana.page, "locks") > 0
    assert beside(ana.page, "films") == 0
    assert beside(ana.page, "buzzes") > 0


def test_muted_is_silent_and_stays_so_after_a_reload(guests: Guests, house: House) -> None:
    ana = guests("Ana", house)
    prick_up(ana.page, wake_lock=False)
    ana.open_table(target=30)
    ana.press(ana.words.menu)
    ana.press(ana.words.settings)
    sound = ana.page.get_by_role("group", name=re("^Sound"))
    sound.get_by_role("slider").fill("0.3")
    sound.get_by_role("button", name="Off").click()
    assert not sound.get_by_role("slider").is_visible()
    ana.press(ana.words.close)
    ana.add_bots(3)
    ana.page.reload()
    before = len(sounds(ana.page))
    ana.start()
    for _ in range(12):
        move(ana, ana.see())
        ana.page.wait_for_timeout(100)
    assert sounds(ana.page)[before:] == []
    # Without a wake lock, as on plain HTTP, a film keeps the screen on.
    assert beside(ana.page, "films") > 0
    kept = "() => [localStorage.getItem('reverie.volume'), localStorage.getItem('reverie.sound')]"
    assert ana.page.evaluate(kept) == ["0.3", "false"]


# The title and the icon of one moment: between two questions the turn may have passed.
TAB = """() => [document.title.startsWith("● À toi"),
  document.querySelector('link[rel="icon"][type="image/svg+xml"]').href.split("/").pop()]"""


def test_the_tab_says_whose_turn_it_is(guests: Guests, house: House) -> None:
    ana = guests("Ana", house, Look(language="fr"))
    table_with_bots(ana)
    seen: list[list[object]] = []

    def tab() -> list[object]:
        seen.append(ana.page.evaluate(TAB))
        return seen[-1]

    until(ana, lambda: tab()[0] is True)
    until(ana, lambda: tab()[0] is False)
    assert all(mark == (icon == "favicon-turn.svg") for mark, icon in seen), seen


def test_with_a_television_the_phones_are_silent(guests: Guests, house: House) -> None:
    ana, screen = guests("Ana", house), guests("Tv", house, Look((1280, 720), motion=True))
    for person in (ana, screen):
        prick_up(person.page)
    link = ana.open_table(target=30)
    ana.add_bots(3)
    screen.page.goto(link.replace("/t/", "/tv/"))
    screen.page.get_by_text("Ana", exact=True).first.wait_for()
    ana.do(ana.words.sees_tv)
    ana.page.wait_for_timeout(500)
    before = len(sounds(ana.page))
    ana.start()
    for _ in range(10):
        move(ana, ana.see())
        ana.page.wait_for_timeout(100)
    assert sounds(ana.page)[before:] == []
