"""A tour of the television: from the code on an empty screen to the podium, stopping at each new screen."""

import time
from collections.abc import Callable

from tests.browser.house import House
from tests.browser.look import Look
from tests.browser.moves import move
from tests.browser.person import Person
from tests.browser.seeing import Scene
from tests.browser.television import FULL_HD, Television, bring

TvVisit = Callable[[Television, str], None]

# What stands on the screen, by its parts.
SHOWN = """() => {
  const has = (one) => !!document.querySelector(one);
  const many = (one) => document.querySelectorAll(one).length;
  if (has(".podium")) return "end";
  if (has(".gains.hopping")) return "hops";
  if (has(".gains")) return "points";
  if (has(".slot.true")) return "truth";
  if (has(".slot .owner")) return "owners";
  if (has(".toks .on")) return "tokens";
  if (has(".slot .toks")) return "dim";
  if (has(".slot .plate")) return has(".people .ok") ? "voting" : "vote";
  if (has(".laid-down")) return many(".laid-down") > 1 ? "laying" : "giving";
  if (has(".clue .slip")) return "told";
  return has(".clue h1") ? (has(".bare svg.rabbit") ? "clue" : "begins") : "";
}"""
TELLING = 100
"""Looks at the television after which a turn has been told, also one in which nobody hops."""
TARGET = 8
"""No turn alone brings so many points: whoever tells the first votes in the second."""


def tour_of_a_television(
    guests: Callable[..., Person],
    house: House,
    look: Look,
    ruleset: str,
    players: int,
    visit: TvVisit,
    seconds: float = 340,
) -> set[str]:
    """One person and bots; whoever holds the phone waits until the television has told the turn."""
    ana = guests("Maximilienne", house, look)
    ana.open_table(target=TARGET, rounds=1, decks=house.decks())
    browser = ana.context.browser
    assert browser
    screen = Television(browser, house, FULL_HD, look.language)
    seen: set[str] = set()

    def see(what: str) -> None:
        if what and what not in seen:
            seen.add(what)
            visit(screen, what)

    try:
        code = screen.code()
        see("door")
        bring(ana, code, screen)
        ana.do(ana.words.sees_tv)
        ana.choose_ruleset(ruleset)
        ana.add_bots(players - 1)
        screen.page.locator(".here li").nth(players - 1).wait_for()
        see("lobby")
        ana.start()
        until, looks = time.monotonic() + seconds, 0
        while "end" not in seen:
            assert time.monotonic() < until, f"seen so far: {sorted(seen)}"
            shown = screen.page.evaluate(SHOWN)
            see("recap" if shown == "points" and ("hops" in seen or looks > TELLING / 2) else shown)
            scene = ana.see()
            if scene.button(ana.words.vote) and not seen & {"vote", "voting"}:
                continue  # the television shows it a moment later
            looks = looks + 1 if looks_back(ana, scene) else 0
            if looks and "recap" not in seen and looks < TELLING:
                screen.page.wait_for_timeout(200)
                continue
            move(ana, scene)
        screen.check()
    finally:
        screen.context.close()
    return seen


def looks_back(person: Person, scene: Scene) -> bool:
    return bool(scene.button(person.words.next) or scene.button(person.words.skip))
