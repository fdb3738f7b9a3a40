"""What a person does when it is their turn: one move, whichever the page offers."""

from collections.abc import Callable

from playwright.sync_api import TimeoutError

from tests.browser.person import PATIENCE, Person
from tests.browser.seeing import Scene, Thing

Move = Callable[[Person, Scene], bool]


def announce(person: Person, scene: Scene) -> bool:
    return bool(scene.button(person.words.announce)) and person.press(person.words.announce)


def tell(person: Person, scene: Scene) -> bool:
    words = person.words
    if not scene.button(words.tell):
        return False
    if scene.says(words.blind):
        hidden_hand(person)
    elif not any(card.pressed for card in scene.buttons(words.card)):
        return person.press(person.rng.choice(scene.buttons(words.card)).name)
    aloud = scene.button(words.aloud)
    try:
        box = person.page.get_by_role("textbox", name=words.clue)
        if not box.input_value(timeout=PATIENCE) and not (aloud and aloud.pressed):
            if person.rng.random() < 0.25:
                return person.press(words.aloud)
            box.fill(person.rng.choice(person.clues), timeout=PATIENCE)
            return True
    except TimeoutError:
        return False
    return person.press(words.tell)


NOW = """() => {
  const page = document.documentElement.cloneNode(true);
  for (const turns of page.querySelectorAll(".earlier")) turns.remove();
  return page.outerHTML;
}"""
"""The page without the cards of earlier turns, which everybody has seen."""


def hidden_hand(person: Person) -> None:
    """P3: before the phrase is told, the storyteller's cards are not in the page."""
    page = person.page.evaluate(NOW)
    if not person.words.blind.search(page):  # told in the meantime
        return
    assert "/cards/" not in page, "the storyteller's hand is in the page"
    assert "data:image/webp" not in page, "a preview of the storyteller's hand is in the page"


def give(person: Person, scene: Scene) -> bool:
    words = person.words
    if scene.button(words.play):
        return person.press(words.play)
    if scene.button(words.choose):
        return person.press(words.choose)
    if not scene.says(words.give_hint):
        return False
    cards = [card for card in scene.buttons(words.card) if not card.pressed]
    return bool(cards) and person.press(person.rng.choice(cards).name)


def name_giver(person: Person, scene: Scene) -> bool:
    words = person.words
    me, mate = scene.button(words.me), scene.button(words.mate)
    if not me or not mate:
        return False
    differ = bool(scene.says(words.mate_says_me))
    if differ and me.pressed and person.rng.random() < 0.5:
        return False  # two who give way to each other at the same time would go on for ever
    wanted = mate if differ else me
    return not wanted.pressed and person.press(words.mate if wanted is mate else words.me)


def vote(person: Person, scene: Scene) -> bool:
    words = person.words
    cast = scene.button(words.vote)
    if not cast:
        return False
    free = [card for card in scene.buttons(words.card) if _votable(person, card)]
    chosen = [card for card in free if card.pressed]
    if not chosen and free:
        return person.press(person.rng.choice(free).name)
    if scene.button(words.red) and len(free) > len(chosen):
        return person.press(person.rng.choice([card for card in free if not card.pressed]).name)
    return person.press(words.vote)


def _votable(person: Person, card: Thing) -> bool:
    return not card.disabled and not person.words.barred.search(card.name)


def look_on(person: Person, scene: Scene) -> bool:
    words = person.words
    if scene.button(words.next):
        return person.press(words.next)
    # Who likes motion watches the whole reveal.
    return not person.look.motion and bool(scene.button(words.skip)) and person.press(words.skip)


def close_card(person: Person, scene: Scene) -> bool:
    """A card that was opened only to look at it, one's own for instance."""
    words = person.words
    offered = [b for name in (words.play, words.choose, words.vote) for b in scene.buttons(name)]
    stuck = scene.button(words.back) and all(button.disabled for button in offered)
    return bool(stuck) and person.press(words.back)


def sees_the_tv(person: Person, scene: Scene) -> bool:
    """X8: everybody says so for themselves."""
    seen = scene.button(person.words.sees_tv)
    return bool(seen) and person.press(person.words.sees_tv)


MOVES: tuple[Move, ...] = (sees_the_tv, close_card, announce, tell, give, name_giver, vote, look_on)


def move(person: Person, scene: Scene) -> bool:
    return any(attempt(person, scene) for attempt in MOVES)
