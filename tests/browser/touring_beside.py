"""A tour of screens beside a game: one shared device, own pictures, a game kept and seen again, privacy."""

from collections.abc import Callable
from re import compile as re

from tests.browser.albums import Album, files
from tests.browser.house import House
from tests.browser.look import Look
from tests.browser.messages import in_any
from tests.browser.person import Person
from tests.browser.playing import play
from tests.browser.sharing import BEGINS, HAS_CLUE, LOOKS, OPEN, PASS, SAYS, share
from tests.browser.sitting import sit_down
from tests.browser.touring import Visit
from tests.web.photographs import photograph

KEEP = re(f"^{in_any('memories.title')}")
LINK = re(f"^{in_any('memories.make')}")
BACK = re(f"^{in_any('memories.takeBack')}")
AGAIN = re(f"^{in_any('memories.replay')}")
STEP_ON = re(f"^{in_any('memories.on')}")
SECRET = """() => JSON.parse(localStorage.getItem(
  Object.keys(localStorage).find((key) => key.startsWith("reverie.gallery."))))"""


def tour_of_a_shared_device(guests: Callable[..., Person], house: House, look: Look, visit: Visit) -> None:
    ana = guests("Ana", house, look)
    ana.open_table(decks=house.decks())
    share(ana, "Bea", "Cleo", "Maximilienne")
    visit(ana, "shared-lobby")
    ana.start()
    ana.page.get_by_role("heading", name=BEGINS).wait_for()
    visit(ana, "shared-begin")
    ana.button(LOOKS).first.click()
    ana.page.get_by_role("heading", name=PASS).wait_for()
    visit(ana, "shared-curtain")
    ana.button(OPEN).click()
    ana.button(ana.words.card).first.wait_for()
    visit(ana, "shared-open")
    ana.page.evaluate("() => window.dispatchEvent(new Event('blur'))")
    ana.page.get_by_role("heading", name=PASS).wait_for()
    ana.do(ana.words.close)
    ana.page.get_by_role("heading", name=BEGINS).wait_for()
    ana.button(HAS_CLUE).first.click()
    ana.page.get_by_role("heading", name=SAYS).wait_for()
    ana.page.get_by_role("textbox", name=ana.words.clue).fill(ana.clues[0])
    visit(ana, "shared-tell")


def tour_of_own_pictures(guests: Callable[..., Person], house: House, look: Look, visit: Visit) -> None:
    ana = guests("Ana", house, look)
    album = Album(ana)
    ana.home()
    album.open()
    visit(ana, "pictures-none")
    album.give(files({f"day {n}.jpg": photograph(n, (640, 480)) for n in (200, 201)}))
    album.wait_for(2)
    visit(ana, "pictures-deck")
    ana.page.get_by_role("button", name=album.words["edit"]).first.click()
    ana.page.locator("button.frame").wait_for()
    visit(ana, "pictures-card")


def tour_of_memories(guests: Callable[..., Person], house: House, look: Look, visit: Visit) -> None:
    (ana,) = sit_down(guests, house, "dixit", 4, (look,))
    play([ana])
    ana.do(KEEP)
    ana.do(LINK)
    ana.button(BACK).wait_for()
    ana.page.locator("canvas.ready").wait_for()
    visit(ana, "keep")
    ana.page.goto(f"{house.address}/gallery#{ana.page.evaluate(SECRET)}")
    ana.page.get_by_role("heading", name=ana.words.stories).wait_for()
    visit(ana, "gallery")
    ana.do(AGAIN)
    ana.page.get_by_role("dialog").get_by_role("heading", level=2).wait_for()
    step_on = ana.page.get_by_role("button", name=STEP_ON)
    for steps in range(40):
        if steps in (0, 3):
            visit(ana, f"replay-{steps}")
        if ana.page.locator("dialog li.on").count():
            break
        step_on.click()
    visit(ana, "replay-points")
    ana.page.goto(f"{house.address}/privacy")
    ana.page.get_by_role("listitem").first.wait_for()
    visit(ana, "privacy")


TOURS: dict[str, Callable[..., None]] = {
    "shared": tour_of_a_shared_device,
    "pictures": tour_of_own_pictures,
    "memories": tour_of_memories,
}
