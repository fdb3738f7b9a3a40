"""Several players on one device: they sit down on it, hold the curtain, slide to a card and let go."""

from collections.abc import Callable, Sequence
from re import compile as re

from playwright.sync_api import Locator, Page, TimeoutError

from tests.browser.messages import in_any
from tests.browser.moves import move
from tests.browser.person import PATIENCE, Person
from tests.browser.seeing import Scene

ADD = re(f"^{in_any('sofa.add', 'seating.addHere')}$")
THEIR_NAME = re(f"^{in_any('sofa.addName')}$")
SIT_HERE = re(f"^{in_any('sofa.addButton')}$")
PASS = re(f"^{in_any('sofa.pass.phone', 'sofa.pass.tablet')}$")
SAYS = re(f"^{in_any('sofa.tellWhat')}$")
HOLD = re(f"^{in_any('sofa.hold', 'sofa.again')}")
OPEN = re(f"^{in_any('sofa.open')}$")
CLOSE = re(f"^{in_any('sofa.close')}$")
LOOKS = re(f"{in_any('sofa.peek')}$")
HAND_IN = re(f"^{in_any('sofa.give', 'sofa.vote', 'meadow.finger')}$")
PICKED = re(f"^{in_any('sofa.tellPicked')}")
BEGINS = re(f"^{in_any('sofa.begin')}$")
HAS_CLUE = re(f"^{in_any('sofa.announce')}$")
BACK = re(in_any("turn.hand.faceDown"))
GIVES = re(f"^{in_any('sofa.gives')}$")


def share(person: Person, *names: str) -> None:
    """More players sit down on this person's device."""
    for name in names:
        here = person.see().says(person.words.here)
        assert here
        person.button(ADD).click()
        person.page.get_by_role("textbox", name=THEIR_NAME).fill(name)
        person.button(SIT_HERE).click()
        person.wait_for_count(int(here[1]) + 1)
        person.page.get_by_role("textbox", name=THEIR_NAME).wait_for(state="detached")


def holding(page: Page, during: Callable[[], tuple[float, float] | None]) -> None:
    """A finger on the round button; it lets go where `during` says, or where it is."""
    box = page.get_by_role("button", name=HOLD).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    try:
        there = during()
        if there:
            page.mouse.move(*there, steps=4)
    finally:
        page.mouse.up()


def slide_to_a_card(person: Person, choose: Callable[[Sequence[Locator]], Locator] | None = None) -> bool:
    """Chooses one of the cards that may be chosen. Nothing of them is left in the page afterwards."""

    def during() -> tuple[float, float] | None:
        person.button(person.words.card).first.wait_for(timeout=PATIENCE * 4)
        free = [
            card
            for card in person.see().buttons(person.words.card)
            if not card.disabled
            and not card.pressed
            and not BACK.search(card.name)
            and not person.words.barred.search(card.name)
        ]
        if not free:  # face down until the phrase is told (P2)
            return None
        cards = [person.button_named(card.name) for card in free]
        box = (choose or person.rng.choice)(cards).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    try:
        holding(person.page, during)
    except TimeoutError:
        return False
    return True


DOWN = """() => document.querySelector("main.curtain:not(.up)") ? document.documentElement.outerHTML : "" """


def nothing_private(page: Page) -> None:
    """With the curtain down no card of a hand is in the page: neither picture nor preview."""
    content = page.evaluate(DOWN)
    assert "/cards/" not in content, "a hand is in the page behind the curtain"
    assert "data:image/webp" not in content, "a preview of a hand is in the page behind the curtain"


def shared_move(person: Person, scene: Scene) -> bool:
    """One move of whoever has the device."""
    if scene.heading(BEGINS) and (ready := scene.buttons(HAS_CLUE)):  # on a phone beside it stands the same
        nothing_private(person.page)
        return person.press(person.rng.choice(ready).name)
    if scene.heading(SAYS):
        nothing_private(person.page)
        return _tell(person, scene)
    if scene.heading(PASS):
        nothing_private(person.page)
        return person.press(HAND_IN) if scene.button(HAND_IN) else slide_to_a_card(person)
    if giver := _giver(scene):
        return person.press(giver)
    return move(person, scene)


def _tell(person: Person, scene: Scene) -> bool:
    box = person.page.get_by_role("textbox", name=person.words.clue)
    try:
        if box.input_value(timeout=PATIENCE):
            return person.press(person.words.tell)
        box.fill(person.rng.choice(person.clues), timeout=PATIENCE)
    except TimeoutError:  # told in the meantime
        return False
    return slide_to_a_card(person)


def _giver(scene: Scene) -> str | None:
    """Partners who always name the same of them agree."""
    buttons = scene.buttons(GIVES)
    if not buttons:
        return None
    for one, other in zip(buttons[::2], buttons[1::2], strict=False):
        first = min(one, other, key=lambda thing: thing.name)
        if not first.pressed:
            return first.name
    return None
