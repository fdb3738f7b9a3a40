"""A tour through every screen: plays short games and stops at each screen that was not seen before."""

import time
from collections.abc import Callable, Sequence

from tests.browser.house import House
from tests.browser.look import Look
from tests.browser.moves import move
from tests.browser.person import Person
from tests.browser.playing import Standstill
from tests.browser.seeing import Scene
from tests.browser.sitting import sit_down

Visit = Callable[[Person, str], None]


def screen_of(person: Person, scene: Scene) -> str:
    words = person.words
    if scene.heading(words.stories):
        return "end"
    if scene.button(words.back):
        return "card"
    if scene.button(words.announce):
        return "first-turn"
    if scene.button(words.tell):
        return "clue-chosen" if scene.button(words.card_chosen) else "clue"
    if scene.says(words.give_hint):
        return "give-chosen" if scene.button(words.card_chosen) else "give"
    if scene.button(words.me) and scene.button(words.mate):
        return "agree"
    if scene.button(words.vote):
        return "vote-chosen" if scene.button(words.card_chosen) else "vote"
    if scene.button(words.skip):
        return "reveal"
    if scene.button(words.next):
        return "recap"
    if scene.button(words.heart):
        return "recap-ready"
    if scene.button(words.take_back):
        return "given"
    if scene.button(words.think_again):
        return "voted"
    if scene.says(words.waits_clue):
        return "listening"
    return "waiting"


def tour_of_doors(guests: Callable[..., Person], house: House, look: Look, visit: Visit) -> None:
    """Everything around a game: home, name, lobby, join, menu, rules, settings."""
    ana, bea = guests("Ana", house, look), guests("Bea", house, look)
    ana.home()
    visit(ana, "home")
    ana.press(ana.words.new_table)
    visit(ana, "home-name")
    link = ana.open_table(decks=house.decks())
    visit(ana, "lobby-alone")
    bea.page.goto(link)
    bea.button(bea.words.sit).wait_for()
    visit(bea, "join")
    bea.join(link)
    ana.add_bots(4)
    visit(bea, "lobby-guest")
    ana.choose_ruleset("odyssey-team")
    ana.page.wait_for_timeout(300)
    visit(ana, "lobby-teams")
    ana.choose_ruleset("dixit")
    ana.page.wait_for_timeout(300)
    visit(ana, "lobby")
    ana.press(ana.words.menu)
    visit(ana, "menu-lobby")
    for name in ("settings", "rules"):
        # On the lobby, behind the menu, is a button of the same name.
        item = ana.page.get_by_role("dialog").get_by_role("button", name=getattr(ana.words, name))
        item.click()
        item.wait_for(state="detached")
        ana.page.get_by_role("dialog").get_by_role("heading", level=2).wait_for()
        visit(ana, name)
        ana.press(ana.words.close)
        ana.press(ana.words.menu)


def tour_of_a_game(
    guests: Callable[..., Person],
    house: House,
    look: Look,
    ruleset: str,
    players: int,
    visit: Visit,
) -> None:
    """One whole turn or two, then the menu, the scores and the end."""
    people = sit_down(guests, house, ruleset, players, (look, look), target=LONG, rounds=ROUNDS)
    ana = people[0]
    name = f"{ruleset}-{players}"
    play_until_told(people, lambda person, screen: visit(person, f"{name}-{screen}"))
    ana.press(ana.words.menu)
    visit(ana, f"{name}-menu")
    ana.press(ana.words.scores)
    visit(ana, f"{name}-scores")
    ana.press(ana.words.close)
    ana.press(ana.words.menu)
    ana.press(ana.words.stop)
    ana.press(ana.words.yes)
    ana.page.get_by_role("heading", name=ana.words.stories).wait_for()
    visit(ana, f"{name}-end")


WANTED = {"vote", "recap"}
LONG = 99
"""Points to play for: at a table of twelve it may be ten turns before one of two people tells."""
ROUNDS = 3
"""In Teams one is sometimes over before a person has told and voted."""


def play_until_told(people: Sequence[Person], visit: Visit) -> None:
    """Until somebody has voted and looked back, and somebody has told."""
    seen: set[str] = set()
    standstill = Standstill()
    while True:
        for person in people:
            scene = person.see()
            standstill.look(person, scene)
            screen = screen_of(person, scene)
            if screen not in seen:
                seen.add(screen)
                visit(person, screen)
            if seen >= WANTED and ({"clue", "clue-chosen"} & seen) and screen == "recap":
                return
            move(person, scene)
        standstill.check()
        time.sleep(0.05)
