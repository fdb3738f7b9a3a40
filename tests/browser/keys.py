"""Playing with the keyboard alone: Tab finds, digits point at cards, Enter does."""

from re import Pattern

from tests.browser.person import Person
from tests.browser.seeing import Scene

NAME = """() => {
  const e = document.activeElement;
  if (!e || e === document.body) return "";
  const label = e.labels?.[0]?.textContent ?? "";
  return (e.getAttribute("aria-label") || label || e.textContent || "").replace(/\\s+/g, " ").trim();
}"""
VISIBLE = "() => document.activeElement.matches(':focus-visible')"
MOST = 60


def tab_to(person: Person, name: Pattern[str]) -> bool:
    """False where Tab does not find it, because the table moved on."""
    for _ in range(MOST):
        if name.search(person.page.evaluate(NAME)):
            assert person.page.evaluate(VISIBLE), f"nobody sees that {name.pattern} has the focus"
            return True
        person.page.keyboard.press("Tab")
    return False


def enter(person: Person, name: Pattern[str]) -> bool:
    if not tab_to(person, name):
        return False
    person.page.keyboard.press("Enter")
    return True


def choose_card(person: Person, number: str) -> None:
    person.page.keyboard.press(number)
    person.page.keyboard.press("Enter")


def _free(person: Person, scene: Scene) -> list[str]:
    cards = [c for c in scene.buttons(person.words.card) if not c.disabled]
    numbers = [person.words.card.search(c.name) for c in cards if not person.words.barred.search(c.name)]
    return [number[1] for number in numbers if number]


def move(person: Person, scene: Scene) -> bool:
    """One move, without a finger on the screen."""
    words = person.words
    if scene.button(words.announce):
        return enter(person, words.announce)
    if scene.button(words.tell):
        if not scene.button(words.card_chosen):
            choose_card(person, "2")
        if tab_to(person, words.clue):
            person.page.keyboard.type(person.rng.choice(person.clues))
            person.page.keyboard.press("Enter")
        return True
    if scene.button(words.play):
        return enter(person, words.play)
    if scene.says(words.give_hint):
        choose_card(person, "1")
        # Arrows walk over the cards as well.
        person.page.keyboard.press("ArrowRight")
        person.page.keyboard.press("ArrowLeft")
        return True
    if scene.button(words.vote):
        free = _free(person, scene)
        if not scene.button(words.card_chosen) and free:
            choose_card(person, person.rng.choice(free))
            return True
        return enter(person, words.vote)
    for name in (words.next, words.skip):
        if scene.button(name):
            return enter(person, name)
    return False
