"""One person with bots at every game; what the page says of bots that can read nothing."""

import re
from collections.abc import Iterator

import pytest

from reverie.rulesets import RULESETS
from tests.browser import wordless
from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import LAPTOP, PHONE, Look
from tests.browser.meadow_moves import meadow_move
from tests.browser.moves import MOVES
from tests.browser.person import Person
from tests.browser.playing import play
from tests.browser.seeing import Scene
from tests.browser.sitting import sit_down

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

TABLES = {r.id: max(4, r.players[0]) for r in RULESETS.values()}
EVERY = pytest.mark.parametrize("ruleset", TABLES)


@pytest.fixture(scope="module")
def wordless_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("wordless"))
    wordless.install(house.data)
    house.open()
    yield house
    house.close()


@pytest.mark.parametrize("look", [Look(PHONE, "en"), Look(LAPTOP, "fr", "paper")], ids=str)
def test_a_bot_that_cannot_read_says_so(look: Look, guests: Guests, wordless_house: House) -> None:
    ana = guests("Ana", wordless_house, look)
    words = ana.words
    ana.open_table(target=6, decks=["first-dreams"])
    assert not ana.see().says(words.guess)
    decks = [
        ana.page.get_by_role("checkbox", name=re.compile(name))
        for name in ("^Wordless", "^(First Dreams|Premiers rêves)")
    ]
    for deck in decks:  # a silent server sends no screen either
        deck.wait_for()
    with wordless_house.silent():  # the second tap comes before the first is answered
        for deck in decks:
            deck.click()
    ana.page.get_by_text(words.guess).wait_for()
    ana.watcher.look("a deck without words")
    ana.button(words.add_bot).click()
    for chosen in ("^(Riddling|Sphinx)$", "^(Strong|Fort)$"):
        ana.button(re.compile(chosen)).click()
    ana.watcher.look("a new bot")
    ana.button(words.add_this_bot).click()
    ana.wait_for_count(2)
    ana.add_bots(2)
    ana.start()
    seen: list[str] = []

    def listen(person: Person, scene: Scene) -> None:
        if found := scene.says(words.random_fallback):
            if not seen:
                ana.watcher.look("by mood")
            seen.append(found[0])

    play([ana], onlooker=listen)
    assert seen


@pytest.mark.parametrize(
    ("look", "ruleset"),
    [(Look(PHONE, "en"), "dixit"), (Look(LAPTOP, "fr", "paper"), "dixit"), (Look(PHONE, "de"), "kids")],
    ids=str,
)
def test_a_bot_that_is_asked_in_the_recap_says_why(
    look: Look, ruleset: str, guests: Guests, house: House
) -> None:
    ana = guests("Ana", house, look)
    ana.open_table(ruleset=ruleset, target=6)
    ana.add_bots(3)
    ana.start()
    told: list[tuple[str, ...]] = []

    def ask(person: Person, scene: Scene) -> None:
        if told or not person.page.locator("button.why").count():
            return
        said = answers(person)
        assert said
        assert all(len(sentence) > 8 for sentence in said)
        person.page.reload()
        assert answers(person) == said
        told.append(said)

    def answers(person: Person) -> tuple[str, ...]:
        person.page.locator("button.why").first.click()
        sheet = person.page.get_by_role("dialog")
        sheet.locator("q").first.wait_for()
        person.watcher.look("a bot says why")
        said = tuple(sheet.locator("q").all_text_contents())
        person.button(person.words.close).click()
        sheet.wait_for(state="detached")
        return said

    play([ana], onlooker=ask, mover=any_move)
    assert told


@pytest.fixture(scope="module")
def learning_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("learning"), bots_learn=True)
    house.open()
    yield house
    house.close()


def test_where_bots_learn_the_lobby_and_the_page_on_privacy_say_so(
    guests: Guests, learning_house: House
) -> None:
    ana = guests("Ana", learning_house, Look(PHONE, "fr"))
    link = ana.open_table()
    ana.page.get_by_text("apprennent de tes indices").wait_for()
    ana.watcher.look("bots learn here")
    bea = guests("Bea", learning_house, Look(PHONE, "en", "paper"))
    bea.join(link)
    bea.page.get_by_text("learn from your clues").wait_for()
    bea.page.goto(f"{learning_house.address}/privacy")
    bea.page.get_by_text("Bots learn here from what people say").wait_for()
    bea.watcher.look("privacy where bots learn")


@pytest.mark.slow
@EVERY
@pytest.mark.parametrize("look", [Look(PHONE, "fr", "paper"), Look(LAPTOP, "en")], ids=str)
def test_one_person_with_bots(ruleset: str, look: Look, guests: Guests, house: House) -> None:
    play(sit_down(guests, house, ruleset, TABLES[ruleset], (look,)), mover=any_move)


def any_move(person: Person, scene: Scene) -> bool:
    return meadow_move(person, scene) or any(attempt(person, scene) for attempt in MOVES)
