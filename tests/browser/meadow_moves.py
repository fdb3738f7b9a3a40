"""What a person does at a table of Kids: invite, lay a card, point, count, go on."""

from tests.browser.person import Person
from tests.browser.seeing import Scene


def meadow_move(person: Person, scene: Scene) -> bool:
    words = person.words
    if invited := scene.buttons(words.invite):
        return person.press_away(person.rng.choice(invited).name)
    for then in (words.play, words.finger):
        if scene.button(then):
            return _choose(person, scene) and person.press_away(then)
    return any(scene.button(n) and person.press_away(n) for n in (words.count, words.talked, words.skip))


def _choose(person: Person, scene: Scene) -> bool:
    cards = [c for c in scene.buttons(person.words.card) if not c.disabled]
    if any(card.pressed for card in cards):
        return True
    free = [c for c in cards if not person.words.barred.search(c.name)]
    return bool(free) and person.press(person.rng.choice(free).name)
