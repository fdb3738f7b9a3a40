"""Beside a real box in real browsers: 3, 6 and 12 people, five games, a clash, a correction (N1–N8)."""

from re import compile as re

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Guests
from tests.browser.dialling import Round
from tests.browser.house import House
from tests.browser.look import LAPTOP, PHONE, Look
from tests.browser.television import Television
from tests.browser.whispering import texts

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

EN, FR = Look(PHONE, "en", "night"), Look(PHONE, "fr", "night")
SMALL, WIDE = Look((320, 640), "de", "night"), Look(LAPTOP, "en", "paper")
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Lea")


def beside(
    guests: Guests, house: House, looks: list[Look], ruleset: str = "dixit", **settings: object
) -> Round:
    people = [guests(name, house, look) for name, look in zip(NAMES, looks, strict=False)]
    link = people[0].open_table(ruleset=ruleset, decks=house.decks(), **settings)
    for person in people[1:]:
        person.join(link)
    people[0].wait_for_count(len(people))
    table = Round(people, ruleset)
    table.with_our_box()
    table.looks(people[0], "lobby")
    table.begins()
    return table


def test_three_tap_once_more_for_the_second_card_and_look_again_at_a_number(
    guests: Guests, house: House
) -> None:
    table = beside(guests, house, [EN, FR, SMALL])
    ana, ben, cleo = table.people
    table.looks(ben, "race")
    table.tells(ana)
    table.looks(ana, "own-number")
    table.looks(cleo, "lays")
    table.taps_number(ana, 3)
    table.taps_number(ben, 1, 2)
    table.looks(ben, "vote")
    table.taps_number(ben, 3)
    table.taps_number(cleo, 2, 5)
    table.taps_number(cleo, 3)
    assert table.taps == {"Ana": 2, "Ben": 3, "Cleo": 3}
    table.waits_for(ben, "twice")
    table.waits_for(cleo, "twice")
    assert ana.page.get_by_text(texts(ben, "box")["twice"]).count() == 0
    table.looks(ben, "twice")
    table.looks(cleo, "twice-small")
    table.taps_number(ben, 1, 2)
    table.taps_number(cleo, 4, 5)
    table.waits_for(ben, "nextYou")
    table.looks(ana, "recap")
    table.looks(cleo, "recap-small")
    ana.do(texts(ana, "box")["fix"])
    table.looks(ana, "put-right")
    cards = ana.page.get_by_role("group", name=re("Whose card lay where. Ben"))
    cards.get_by_role("button", name="4", exact=True).click()
    ana.do(texts(ana, "box")["fixDo"])
    for person in (ana, cleo):
        table.waits_for(person, "fixed")
    table.looks(cleo, "put-right-told")
    table.tells(ben)
    table.taps_number(ben, 1)
    table.waits_for(ana, "tap")


def test_six_a_turn_costs_everybody_two_taps_and_the_television_shows_numbers(
    guests: Guests, house: House, browser: Browser
) -> None:
    table = beside(guests, house, [EN, FR, SMALL, WIDE, EN, EN], ruleset="odyssey")
    ana, *others = table.people
    screen = Television(browser, house, (1280, 720))
    screen.page.goto(f"/tv/{ana.page.url.split('/t/')[1][:5].split('#')[0]}")
    table.tells(ana)
    table.taps_number(ana, 2)
    for slot, person in zip((1, 3, 4, 5, 6), others, strict=True):
        table.taps_number(person, slot)
    screen.look("box-numbers")
    for person, vote in zip(others, (2, 2, 6, 3, 3), strict=True):
        table.taps_number(person, vote)
    assert set(table.taps.values()) == {2}
    assert sum(table.taps.values()) == 12
    table.waits_for(others[0], "nextYou")
    screen.look("box-recap")
    for person in (ana, others[2]):
        table.looks(person, f"recap-{person.name}")
    screen.context.close()


@pytest.mark.slow
def test_twelve_have_two_votes_and_one_tap_more(guests: Guests, house: House) -> None:
    table = beside(guests, house, [EN] * 11 + [SMALL], ruleset="odyssey")
    ana, *others = table.people
    table.tells(ana)
    table.looks(ana, "own-number-of-twelve")
    table.taps_number(ana, 12)
    for slot, person in enumerate(others, 1):
        table.taps_number(person, slot)
    table.looks(others[-1], "vote-of-twelve-small")
    for person in others[:5]:
        table.taps_number(person, 12)
        table.only_this(person)
    table.looks(others[0], "voted-of-twelve")
    for slot, person in enumerate(others[5:], 6):
        table.taps_number(person, 12, 1 if slot != 1 else 2)
    assert table.taps["Ana"] == 2
    assert {table.taps[p.name] for p in others} == {3}
    table.waits_for(others[0], "nextYou")
    table.looks(ana, "recap-of-twelve")


@pytest.mark.slow
def test_party_has_no_claims_but_a_red_token(guests: Guests, house: House) -> None:
    table = beside(guests, house, [EN, FR, SMALL, EN, EN, WIDE], ruleset="odyssey-party")
    ana, *others = table.people
    table.tells(ana)
    for person in others:
        table.taps_number(person, 2)
    table.looks(ana, "party-vote")
    table.taps_number(ana, 2)
    table.looks(ana, "party-red")
    table.taps_number(ana, 5)
    assert table.taps == {"Ana": 3} | dict.fromkeys((p.name for p in others), 1)
    table.waits_for(others[0], "nextYou")
    table.looks(ana, "party-recap")


@pytest.mark.slow
def test_in_team_one_claims_and_the_other_votes(guests: Guests, house: House) -> None:
    table = beside(guests, house, [EN] * 6, ruleset="odyssey-team")
    seated = table.people
    ana = seated[0]
    table.tells(ana)
    me = re("^(I|Me|I’ll|I will)")
    for person in seated[1:]:
        if (button := person.page.get_by_role("button", name=me)).count():
            button.first.click()
            table.looks(person, "agree")
            break
    table.looks(ana, "team")


@pytest.mark.slow
def test_kids_with_blank_doors(guests: Guests, house: House) -> None:
    table = beside(guests, house, [EN, FR, EN], ruleset="kids")
    table.looks(table.people[0], "kids")
