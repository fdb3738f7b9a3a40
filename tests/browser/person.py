"""A person at a page. They find everything by role and name, as anybody does who cannot see the code."""

import json
from contextlib import suppress
from random import Random
from re import Pattern, escape
from re import compile as re

from playwright.sync_api import BrowserContext, Locator, Page, Route, TimeoutError

from reverie.rulesets import DEFAULT, RULESETS
from reverie.texts.rulesets import texts_of
from tests.browser.look import Look
from tests.browser.seeing import Scene, see
from tests.browser.watching import Watcher
from tests.browser.words import words

PATIENCE = 3000
CLUES = (
    "The long way home",
    "Almost",
    "Il était une fois",
    "What the moon forgot",
    "Shhh",
    "Somebody’s Tuesday",
)
CLUES_IN = {
    "de": ("Der längste Weg nach Hause", "Übergangsjackenverleih", "Pst, gleich!"),
    "es": ("¿Y si mañana no llega?", "El camino más largo", "Chitón"),
    "fr": ("Il était une fois", "Chut…", "L’heure où tout s’efface"),
    "it": ("C’era una volta", "Perché no?", "Zitti, che dorme"),
    "ja": ("月がわすれたこと", "ただいま、夜の図書館", "しーっ"),
    "nl": ("De lange weg naar huis", "Sst, bijna", "Eén keer nog"),
    "pl": ("Dawno, dawno temu", "Cicho sza", "Gdzieś za siódmą górą źródło śpi"),
    "pt-BR": ("Era uma vez", "Não conte pra ninguém", "O caminho mais comprido"),
    "uk": ("Жили-були", "Тсс, ґава спить", "Те, що забув місяць"),
}
"""What people say in the language of their page; in English the others, so that letters mix at a table."""


class Person:
    def __init__(self, context: BrowserContext, name: str, look: Look, address: str) -> None:
        self.context = context
        self.name = name
        self.look = look
        self.address = address
        self.words = words(look.language)
        self.rng = Random(name)
        self.clues: tuple[str, ...] = (
            CLUES_IN.get(look.language, CLUES) if look.language not in ("en", "fr") else CLUES
        )
        self.page: Page = context.new_page()
        self.watcher = Watcher(self.page, address)
        self.screens: list[str] = []

    # ---- coming in

    def home(self) -> None:
        self.page.goto(self.address)
        self.button(self.words.new_table).wait_for()
        self.watcher.look("home")

    def open_table(self, **settings: object) -> str:
        """Returns the address that the others need."""
        if settings:
            self.shorten(**settings)
        self.home()
        self.button(self.words.new_table).click()
        self.page.get_by_role("textbox", name=self.words.name).fill(self.name)
        self.button(self.words.open_table).click()
        self.button(self.words.add_bot).wait_for()
        self.watcher.look("lobby")
        return self.page.url

    def shorten(self, **settings: object) -> None:
        """The lobby offers lengths for people; a test plays shorter games."""

        def opened(route: Route) -> None:
            body = (route.request.post_data_json or {}) | {
                "settings": {"ruleset": DEFAULT, "language": self.look.language} | settings
            }
            route.continue_(post_data=json.dumps(body))

        self.page.route("**/api/rooms", opened)

    def join(self, link: str) -> None:
        self.page.goto(link)
        self.page.get_by_role("textbox", name=self.words.name).fill(self.name)
        self.watcher.look("join")
        self.button(self.words.sit).click()
        self.page.get_by_role("group", name=self.words.rulesets_group).wait_for()

    def take_over(self, link: str, whose: str | None = None) -> None:
        """Sits down behind somebody's cards in a running game; without a name, behind the first bot's."""
        self.page.goto(link)
        self.page.get_by_role("textbox", name=self.words.name).fill(self.name)
        self.watcher.look("join-running")
        free = [b.name for b in self.see().buttons(re("")) if not self.words.door.search(b.name)]
        assert free, "no seat to take"
        self.do(whose or free[0])
        self.button(self.words.menu).wait_for()

    def pick_rabbit(self) -> None:
        scene = self.see()
        own = next(
            thing for thing in scene.things if thing.role == "button" and f" {self.name} " in thing.name
        )
        if sheet := not scene.buttons(self.words.pick_rabbit):
            self.button_named(own.name).click()
            self.button(self.words.close).wait_for()
        free = [b for b in self.see().buttons(self.words.pick_rabbit) if not b.disabled and not b.pressed]
        self.button_named(self.rng.choice(free).name).first.click()
        if sheet:
            self.watcher.look("rabbits")
            self.button(self.words.close).click()

    def choose_ruleset(self, ruleset: str) -> None:
        title = texts_of(RULESETS[ruleset], self.look.language).title
        self.button(re(f"^{escape(title)}")).first.click()

    def add_bots(self, count: int) -> None:
        here = self.see().says(self.words.here)
        assert here
        for after in range(int(here[1]) + 1, int(here[1]) + 1 + count):
            self.button(self.words.add_bot).click()
            self.button(self.words.add_this_bot).click()
            self.wait_for_count(after)

    def wait_for_count(self, people: int) -> None:
        self.page.get_by_role("heading", level=2, name=self.words.present(people)).wait_for()

    def start(self) -> None:
        self.button(self.words.start).click()
        self.begin()

    def begin(self) -> None:
        """Wait until the game is there instead of the lobby."""
        self.page.locator("main.lobby").wait_for(state="detached")
        self.button(self.words.menu).wait_for()

    # ---- the ways of pointing at things

    def button(self, name: Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def button_named(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def see(self) -> Scene:
        return see(self.page)

    def do(self, name: Pattern[str] | str) -> None:
        """For what must be there sooner or later."""
        (self.button_named(name) if isinstance(name, str) else self.button(name)).last.click()

    def press(self, name: Pattern[str] | str) -> bool:
        """False where the table moved on before the finger came down."""
        found = self.button_named(name) if isinstance(name, str) else self.button(name)
        try:
            found.last.click(timeout=PATIENCE)
        except TimeoutError:
            return False
        return True

    def press_away(self, name: Pattern[str] | str) -> bool:
        """For what goes once the table has answered: until then the page still offers it."""
        if not self.press(name):
            return False
        found = self.button_named(name) if isinstance(name, str) else self.button(name)
        with suppress(TimeoutError):
            found.last.wait_for(state="detached", timeout=PATIENCE)
        return True
