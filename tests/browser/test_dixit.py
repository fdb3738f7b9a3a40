"""Dixit for four, from the start page to the podium and into a second game."""

import time
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.browser.person import Person

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]


def test_four_people_play_a_whole_game_and_another(browser: Browser, server: str) -> None:
    ana = Person(browser, "Ana")
    others = [
        Person(browser, "Théo", laptop=True, language="fr-FR"),
        Person(browser, "Mina"),
        Person(browser, "Jules", language="fr-FR"),
    ]
    table = [ana, *others]
    code = ana.opens_a_table(server)
    for person in others:
        person.joins(server, code)
    ana.page.get_by_role("button", name="First to 15").click()
    ana.page.get_by_role("button", name="Start with four").click()
    ana.see(".bell").click()

    play_to_the_end(table)

    assert ana.there(".pod")
    ana.page.get_by_role("button", name="Play again").click()
    for person in table:
        person.see(".bell").wait_for()
    assert [p.problems for p in table] == [[], [], [], []]
    for person in table:
        person.close()


def play_to_the_end(table: list[Person], seconds: float = 240) -> None:
    rng, until = Random(4), time.monotonic() + seconds
    while not all(person.at_the_end() for person in table):
        assert time.monotonic() < until, "The game does not come to an end."
        moved = [person.does_something(rng) for person in table]
        if not any(moved):
            table[0].page.wait_for_timeout(100)
