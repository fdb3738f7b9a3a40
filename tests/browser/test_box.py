"""Beside a real box in real browsers: 3, 6 and 12 people, five games, a clash, a correction (N1–N8)."""

from re import compile as re

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Guests
from tests.browser.dialling import Round
from tests.browser.ears import beside as kept
from tests.browser.ears import prick_up
from tests.browser.house import House
from tests.browser.look import LAPTOP, PHONE, Look
from tests.browser.person import Person
from tests.browser.sharing import CLOSE, share
from tests.browser.television import HD, Television, call_screen
from tests.browser.whispering import texts

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

EN, FR = Look(PHONE, "en", "night"), Look(PHONE, "fr", "night")
SMALL, WIDE = Look((320, 640), "de", "night"), Look(LAPTOP, "en", "paper")
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Lea")


def beside(
    guests: Guests,
    house: House,
    looks: list[Look],
    ruleset: str = "dixit",
    doors: str = "",
    screen: Television | None = None,
    **settings: object,
) -> Round:
    people = [guests(name, house, look) for name, look in zip(NAMES, looks, strict=False)]
    for person in people:
        prick_up(person.page)
    link = people[0].open_table(ruleset=ruleset, decks=house.decks(), **settings)
    for person in people[1:]:
        person.join(link)
    people[0].wait_for_count(len(people))
    table = Round(people, ruleset)
    table.with_our_box()
    if doors:
        people[0].do(texts(people[0], "box")[doors])
    if doors == "doorsChosen":
        people[0].page.locator("select").first.select_option(index=9)
    table.looks(people[0], "lobby")
    if screen:  # later there is a sum before the menu of Kids
        call_screen(people[0], screen)
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
    screen = Television(browser, house, HD)
    call_screen(ana, screen)
    table.tells(ana)
    table.taps_number(ana, 2)
    for slot, person in zip((1, 3, 4, 5, 6), others, strict=True):
        table.taps_number(person, slot)
    table.looks_at(screen, "numbers")
    for person, vote in zip(others, (2, 2, 6, 3, 3), strict=True):
        table.taps_number(person, vote)
    assert set(table.taps.values()) == {2}
    assert sum(table.taps.values()) == 12
    assert all(kept(person.page, "locks") for person in table.people)  # their screens stay on
    table.waits_for(others[0], "nextYou")
    table.looks_at(screen, "recap")
    for person in (ana, others[2]):
        table.looks(person, f"recap-{person.name}")
    screen.check()
    screen.context.close()


def test_every_tap_counts_however_long_the_table_says_nothing(guests: Guests, house: House) -> None:
    table = beside(guests, house, [EN, EN, EN])
    ana, ben, cleo = table.people
    table.tells(ana)
    table.taps_number(ana, 5)
    table.waits_for(ana, "change")
    table.looks(ana, "own-number-to-change")
    table.taps_number(ana, 4)
    table.waits_for(ben, "stepVote")
    table.waits_for(cleo, "stepVote")
    with house.silent():
        table.taps_number(ben, 1, 2, 4)  # two of their own and a vote, before the first is answered
        table.taps_number(cleo, 5, 2, 5, 3, 5, 1)  # put right at once: 5 and 3, not 5 and 2
        for person, vote in ((ben, 4), (cleo, 1)):
            person.button(re(f"^number {vote}, your vote")).wait_for()
    table.waits_for(ana, "fix")
    table.looks(ana, "recap-of-quick-taps")
    ana.do(texts(ana, "box")["fix"])
    for whose, said in (("card lay where. Ben", ["1", "2"]), ("card lay where. Cleo", ["3", "5"])):
        assert table.pressed(ana, f"Whose {whose}") == said
    assert table.pressed(ana, "Who voted for what. Ben") == ["4"]
    assert table.pressed(ana, "Who voted for what. Cleo") == ["1"]


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
def test_in_team_one_of_each_pair_claims_and_the_other_votes(guests: Guests, house: House) -> None:
    """Who sits opposite whom is told by the screens: somebody of each pair says who gives."""
    table = beside(guests, house, [EN, FR, SMALL, WIDE, EN, EN], ruleset="odyssey-team")
    ana, *others = table.people
    table.tells(ana)
    table.looks(others[0], "agree")
    table.looks(others[1], "agree-small")
    givers = table.agree(others)
    table.looks(ana, "own-number-of-pairs")
    table.taps_number(ana, 1)
    [mate] = [p for p in others if p not in givers and table.asks_for_a_card(p)]
    table.taps_number(mate, 2)
    for slot, person in enumerate(givers, 3):
        table.taps_number(person, slot)
    table.looks(givers[0], "claimed-for-the-pair")
    voters = [p for p in others if p not in givers and p is not mate]
    table.looks(voters[0], "sees-the-partners")
    table.taps_number(voters[0], 1)
    table.taps_number(voters[1], 2)
    table.waits_for(ana, "fix")
    table.looks(ana, "recap-of-pairs")
    table.looks(others[1], "recap-of-pairs-small")
    assert {table.taps[p.name] for p in (ana, *givers, *voters)} == {2}, table.taps


@pytest.mark.slow
@pytest.mark.parametrize("doors", ["doorsDrawn", "doorsChosen", "doorsBlank"])
def test_a_whole_visit_of_kids(guests: Guests, house: House, browser: Browser, doors: str) -> None:
    screen, tablet = Television(browser, house, HD), Look((1024, 768), "en", "paper")
    table = beside(guests, house, [EN, FR, SMALL, tablet], ruleset="kids", doors=doors, screen=screen)
    ana, *others = table.people
    table.looks(ana, f"{doors}-invites")
    ana.page.locator(".clearing button").first.click()
    table.looks(ana, f"{doors}-own-number")
    table.looks(others[0], f"{doors}-lays")
    table.taps_number(ana, 2)
    table.looks(others[0], f"{doors}-claims")
    table.looks_at(screen, f"{doors}-numbers")
    for person, own in zip(others, (1, 3, 4), strict=True):
        table.taps_number(person, own)
    for person in others:
        table.looks(person, f"{doors}-points-{person.name}")
    for person, vote in zip(others, (2, 2, 1), strict=True):
        table.taps_number(person, vote)
    table.looks(ana, f"{doors}-counts")
    ana.do("3 · 2 · 1" if ana.page.get_by_role("button", name="3 · 2 · 1").count() else ana.words.count)
    ana.page.get_by_text(texts(ana, "meadow")["both"]).first.wait_for()
    table.looks(ana, f"{doors}-both-come")
    table.looks_at(screen, f"{doors}-both-come")
    table.looks(others[1], f"{doors}-both-come-small")
    table.looks(others[2], f"{doors}-both-come-tablet")
    ana.do(texts(ana, "box")["fix"])
    table.looks(ana, f"{doors}-put-right")
    ana.button(ana.words.close).last.click()
    others[0].do(others[0].words.talked)
    ana.page.locator(".busy").wait_for(state="detached")
    screen.check()
    screen.context.close()


def test_after_a_game_its_numbers_are_looked_at_watched_again_and_shared(
    guests: Guests, house: House
) -> None:
    table = beside(guests, house, [EN, FR, WIDE], target=5)
    ana, ben, cleo = table.people
    turns = ((ana, ben, cleo), (ben, cleo, ana))
    for teller, finder, other in turns:
        table.tells(teller)
        table.taps_number(teller, 5)
        table.taps_number(finder, 1, 2, 5)
        table.taps_number(other, 3, 4, 1)
        table.waits_for(ana, "fix")
    for person in table.people:
        person.page.get_by_role("heading", level=1).wait_for()
        table.looks(person, f"over-{person.name}")
    ana.page.get_by_text(texts(ana, "over")["stories"]).scroll_into_view_if_needed()
    table.looks(ana, "over-stories")
    ana.do(texts(ana, "memories")["replay"])
    ana.page.keyboard.press("PageDown")
    for _ in range(30):
        ana.page.keyboard.press("ArrowRight")
    table.looks(ana, "replay")
    ana.button(ana.words.close).last.click()
    ana.do(texts(ana, "memories")["title"])
    ana.page.locator("canvas.ready").wait_for()
    table.looks(ana, "share")
    ana.do(texts(ana, "memories")["make"])
    ana.button_named(texts(ana, "memories")["copy"]).wait_for()
    secret = ana.page.evaluate("Object.entries(localStorage).find(([key]) => key.includes('gallery'))[1]")
    cleo.page.goto(f"/gallery#{secret.strip(chr(34))}")
    cleo.page.get_by_role("heading", name=texts(cleo, "over")["stories"]).wait_for()
    assert cleo.page.locator(".number").count() >= 10
    table.looks(cleo, "gallery")


def test_three_on_one_phone_pass_it_round_and_nobody_learns_whose_number_it_was(
    guests: Guests, house: House
) -> None:
    ana = guests("Ana", house, EN)
    ana.open_table()
    share(ana, "Bea", "Cleo")
    table = Round([ana], "shared")
    table.with_our_box()
    ana.start()
    table.looks(ana, "who-tells")
    words = texts(ana, "box")

    ana.do(f"Ana: {words['iTell']}")
    table.looks(ana, "pass-it-on")
    table.as_seat("Ana", 3)
    table.as_seat("Bea", 1, 2, 3)
    table.as_seat("Cleo", 2, 5, 3)
    ana.page.get_by_text(words["everyLooks"]).wait_for()
    table.looks(ana, "everybody-looks")
    assert re("Bea|Cleo").search(ana.page.get_by_role("status").all_inner_texts()[0]) is None
    ana.do(words["iAm"].replace("{name}", "Ana"))
    ana.page.get_by_text(words["hush"]).wait_for()
    ana.do(CLOSE)
    table.as_seat("Cleo", 4, 5)
    ana.do(CLOSE)
    table.as_seat("Bea", 1, 2)
    table.waits_for(ana, "fix")
    table.looks(ana, "recap-shared")
    table.tells(ana)
    ana.button_named(words["iAm"].replace("{name}", "Bea")).wait_for()


def test_who_plays_for_the_first_time_is_told_what_to_tap_and_why(guests: Guests, house: House) -> None:
    new = Look(PHONE, "en", "night", tips=True)
    small = Look((320, 640), "de", "night", tips=True)
    table = beside(guests, house, [new, small, EN, EN])
    ana, ben, cleo, dan = table.people
    lantern = "aside.lantern"

    def told(person: Person, part: str) -> None:
        person.page.locator(lantern).filter(has_text=part).wait_for()
        table.looks(person, f"tip-{person.name}-{len(table.people)}-{part[:12]}")

    told(ana, texts(ana, "coach")["race"]["do"])
    table.tells(ana)
    told(ana, texts(ana, "box")["tips"]["open"])
    told(ben, texts(ben, "coach")["give"]["why"])
    table.taps_number(ana, 1)
    told(ana, texts(ana, "coach")["sought"]["do"])
    told(ben, texts(ben, "box")["tips"]["claimWhy"])
    table.taps_number(ben, 2)
    told(ben, texts(ben, "coach")["vote"]["do"].split("{name}")[0].strip())
    table.taps_number(ben, 1)
    for slot, person in ((3, cleo), (4, dan)):
        table.taps_number(person, slot, 2)
    told(ana, texts(ana, "coach")["because"]["told"])
    told(ben, "3")
    assert table.taps["Ana"] == table.taps["Ben"] == 2


def test_the_rules_have_a_turn_beside_the_box_to_play_with(guests: Guests, house: House) -> None:
    table = beside(guests, house, [EN, SMALL, WIDE])
    for person in table.people:
        words = texts(person, "box")
        person.do(person.words.menu)
        person.do(person.words.rules)
        person.page.get_by_text(words["example"]["table"]).wait_for()
        table.looks(person, f"example-{person.name}")
        table.taps_number(person, 1)
        table.waits_for(person, "twice")
        table.taps_number(person, 3)
        table.waits_for(person, "stepVote")
        table.looks(person, f"example-vote-{person.name}")
        table.taps_number(person, 2)
        person.button_named(words["example"]["again"]).wait_for()
        table.looks(person, f"example-told-{person.name}")


def test_whoever_leaves_or_goes_away_is_waited_for_by_nobody(guests: Guests, house: House) -> None:
    table = beside(guests, house, [EN, EN, FR, EN])
    ana, ben, cleo, dan = table.people
    table.tells(ana)
    table.taps_number(ana, 1)
    table.taps_number(ben, 2, 1)
    dan.do(dan.words.menu)
    dan.do(dan.words.leave)
    dan.do(dan.words.yes)
    table.taps_number(cleo, 3, 2)
    table.waits_for(ana, "fix")
    ana.page.get_by_text(texts(ana, "box")["nobodys"]).wait_for()
    table.looks(ana, "recap-with-a-leaver")
