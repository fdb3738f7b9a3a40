"""Somebody at the table with a phone or a laptop: reads the screen, presses what is there."""

from random import Random

from playwright.sync_api import Browser, Locator, Page

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1280, "height": 800}


class Person:
    def __init__(self, browser: Browser, name: str, *, laptop: bool = False, language: str = "en-GB") -> None:
        self.name = name
        context = browser.new_context(
            viewport=LAPTOP if laptop else PHONE,  # type: ignore[arg-type]
            locale=language,
            has_touch=not laptop,
            reduced_motion="reduce",
        )
        context.set_default_timeout(15_000)
        self.page: Page = context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def close(self) -> None:
        self.page.context.close()

    def see(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def there(self, selector: str) -> bool:
        return self.see(selector).count() > 0

    def opens_a_table(self, address: str) -> str:
        self.page.goto(address)
        self.see(".act .btn.wide").first.click()
        self.page.get_by_label("Your name").fill(self.name)
        self.page.keyboard.press("Enter")
        self.see(".seats").wait_for()
        return self.page.url.rsplit("/", 1)[1]

    def joins(self, address: str, code: str) -> None:
        self.page.goto(f"{address}/t/{code}")
        self.see("input.field").fill(self.name)
        self.page.keyboard.press("Enter")
        self.see(".seats").wait_for()

    def at_the_end(self) -> bool:
        return self.there(".over")

    def does_something(self, rng: Random) -> bool:
        """Whatever the screen asks for. False: nothing, just now."""
        if self.there(".bell"):
            return self._press(".bell")
        if self.there("textarea"):
            return self._tells(rng)
        if self.there(".go"):
            return self._press(".go .quiet") or self._press(".go .btn.grow")
        if self.there(".cast"):
            return self._votes(rng)
        if self.there(".screen.lit .stage"):
            return self._gives(rng)
        return False

    def _press(self, selector: str) -> bool:
        button = self.see(selector)
        if not button.count() or button.first.is_disabled():
            return False
        button.first.click()
        return True

    def _choose(self, selector: str, rng: Random) -> None:
        cards = self.see(selector)
        cards.nth(rng.randrange(cards.count())).click()

    def _tells(self, rng: Random) -> bool:
        self._choose(".grid button", rng)
        if self.there("dialog[open]"):  # the card was chosen already: it has opened
            self.page.keyboard.press("Escape")
        self.see("textarea").fill(rng.choice(["It only opens at night", "Shhh…", "Grandma’s attic, Tuesday"]))
        self.page.keyboard.press("Enter")
        self.see("textarea").wait_for(state="detached")
        return True

    def _votes(self, rng: Random) -> bool:
        if not self.there(".card.chosen"):
            self._choose(".stage .grid button:not([aria-disabled])", rng)
        return self._press(".cast:not([aria-disabled='true'])")

    def _gives(self, rng: Random) -> bool:
        self._choose(".grid button", rng)
        return self._press("dialog[open] .bar .btn") or self._press(".do .btn.wide")
