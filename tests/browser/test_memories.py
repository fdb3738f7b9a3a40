"""After a game: the gallery behind a link that is taken back, the game once more, a picture; and privacy."""

from collections.abc import Iterator
from contextlib import contextmanager
from re import compile as re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import Look
from tests.browser.person import Person
from tests.browser.playing import play
from tests.browser.sitting import sit_down
from tests.browser.test_every_screen import RULES, SERIOUS
from tests.browser.watching import at_rest, outside

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

SIZES = ((390, 844), (768, 1024), (1024, 768), (1280, 720))
SECRET = """() => {
  const key = Object.keys(localStorage).find((key) => key.startsWith("reverie.gallery."));
  return JSON.parse(localStorage.getItem(key));
}"""
PAINTED = """() => {
  const canvas = document.querySelector("canvas");
  const pixels = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  const colours = new Set();
  for (let i = 0; i < pixels.length; i += 404) colours.add(pixels.slice(i, i + 3).join());
  return [canvas.width, canvas.height, colours.size];
}"""


def inspect(person: Person, screen: str, found: list[str]) -> None:
    page = person.page
    for wide, high in SIZES:
        page.set_viewport_size({"width": wide, "height": high})
        at_rest(page)
        found.extend(f"{screen} at {wide}: {out}" for out in outside(page))
    at_rest(page)
    for violation in Axe().run(page, options=RULES).response["violations"]:
        if violation["impact"] in SERIOUS:
            where = "; ".join(node["html"][:160] for node in violation["nodes"][:3])
            found.append(f"{screen}: {violation['id']}: {where}")
    page.set_viewport_size({"width": person.look.size[0], "height": person.look.size[1]})


@contextmanager
def forgiven(person: Person, status: str) -> Iterator[None]:
    """A refusal that the page asked for is printed by the browser as an error."""
    before = list(person.watcher.problems)
    yield
    person.watcher.problems = before + [p for p in person.watcher.problems[len(before) :] if status not in p]


def button(page: Page, words: str) -> None:
    page.get_by_role("button", name=re(words)).last.click()


LOOKS = [Look(), pytest.param(Look(language="fr", theme="paper"), marks=pytest.mark.slow)]
EN = {"keep": "^Keep this game", "make": "^Make a link", "back": "^Stop sharing", "again": "^Watch it again"}
FR = {
    "keep": "^Garder cette",
    "make": "^Créer un lien",
    "back": "^Désactiver le lien",
    "again": "^Revoir la partie",
}
CLOSED = re("This gallery is closed|Cette galerie est fermée")


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_a_gallery_is_shared_seen_by_a_stranger_and_taken_back(
    look: Look, guests: Guests, house: House
) -> None:
    words, found = (FR if look.language == "fr" else EN), list[str]()
    (ana,) = sit_down(guests, house, "dixit", 4, (look,))
    play([ana])
    inspect(ana, "end", found)
    button(ana.page, words["keep"])
    button(ana.page, words["make"])
    ana.page.get_by_role("button", name=re(words["back"])).wait_for()
    ana.page.locator("canvas.ready").wait_for()
    wide, high, colours = ana.page.evaluate(PAINTED)
    assert (wide, high) == (1200, 630)
    assert colours > 300
    inspect(ana, "keep", found)
    secret = ana.page.evaluate(SECRET)

    stranger = guests("Stranger", house, look)
    stranger.page.goto(f"{house.address}/gallery#{secret}")
    stranger.page.get_by_role("heading", name=stranger.words.stories).wait_for()
    assert "Ana" in stranger.page.locator("main").inner_text()
    inspect(stranger, "gallery", found)
    watch_again(stranger, words["again"], found)

    button(ana.page, words["back"])
    ana.page.get_by_role("button", name=re(words["make"])).wait_for()
    with forgiven(stranger, "410"):
        stranger.page.reload()
        stranger.page.get_by_role("heading", name=CLOSED).wait_for()
        inspect(stranger, "closed", found)
        button(stranger.page, "^(Back to the start page|Retour à l’accueil)")
        stranger.button(stranger.words.new_table).wait_for()
    assert not found, "\n".join(found)


def watch_again(person: Person, again: str, found: list[str]) -> None:
    """Step by step with the keyboard alone, to the end and a step back."""
    page = person.page
    button(page, again)
    turn = page.get_by_role("dialog").get_by_role("heading", level=2)
    first = turn.inner_text()
    step_on = page.get_by_role("button", name=re("^(Next step|Étape suivante)"))
    for steps in range(150):
        if step_on.is_disabled():
            break
        page.keyboard.press("ArrowRight")
        if steps == 4:
            inspect(person, "replay", found)
    assert step_on.is_disabled()
    page.keyboard.press("ArrowLeft")
    assert step_on.is_enabled()
    for _ in range(20):
        page.keyboard.press("PageUp")
    assert turn.inner_text() == first
    page.keyboard.press("Escape")
    turn.wait_for(state="hidden")


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_the_page_about_privacy_says_what_is_so(look: Look, guests: Guests, house: House) -> None:
    ana, found = guests("Ana", house, look), list[str]()
    ana.open_table()
    ana.page.goto(house.address)
    ana.page.get_by_role("link", name=re("^(Privacy|Vie privée)")).click()
    heading = re("What is kept|Ce qui est gardé")
    ana.page.get_by_role("heading", name=heading).wait_for()
    ana.page.get_by_role("listitem").first.wait_for()
    inspect(ana, "privacy", found)
    assert not found, "\n".join(found)
    said = ana.page.locator("article").inner_text()
    assert "30 days" in said or "30 jours" in said
    listed = [name.strip("…") for name in ana.page.locator("dt").all_inner_texts()]
    stored: list[str] = ana.page.evaluate("() => Object.keys(localStorage)")
    assert stored
    assert not [key for key in stored if not any(key.startswith(name) for name in listed)]
    assert ana.page.evaluate("() => document.cookie") == ""
    assert ana.context.cookies() == []


def test_the_home_screen_app_keeps_the_page_and_nothing_of_a_game(guests: Guests, house: House) -> None:
    ana = guests("Ana", house)
    ana.page.goto(house.address)
    ana.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    ana.open_table(decks=house.decks())
    ana.add_bots(3)
    ana.start()
    ana.page.wait_for_timeout(500)
    kept: list[str] = ana.page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) => "
        "(await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"
    )
    assert "/" in kept
    assert all(path == "/" or path.startswith(("/assets/", "/icons/")) for path in kept), kept
    ana.watcher.offline = True
    ana.context.set_offline(True)
    ana.page.goto(house.address)
    ana.page.get_by_role("heading", name="Reverie").wait_for()
    ana.context.set_offline(False)
    app = ana.page.request.get(f"{house.address}/app.webmanifest")
    assert app.headers["content-type"].startswith("application/manifest+json")
    for icon in app.json()["icons"]:
        assert ana.page.request.get(f"{house.address}/{icon['src']}").headers["content-type"] == "image/png"


def test_without_a_secure_page_there_is_no_worker(guests: Guests, house: House) -> None:
    ana = guests("Ana", house)
    ana.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    ana.home()
    ana.page.wait_for_timeout(800)
    assert ana.page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
