"""An invitation that others can open: at home, under an address that the host enters, and nowhere at all."""

from collections.abc import Iterator
from re import compile as re

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from reverie.web import networks
from tests.browser.chromium import FLAGS, path
from tests.browser.conftest import new_person
from tests.browser.house import House
from tests.browser.look import PHONE, Look
from tests.browser.person import Person
from tests.browser.television import FULL_HD, Television, call_screen
from tests.browser.test_every_screen import serious
from tests.browser.watching import at_rest, outside

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

# A name that all the world could open, and one that only a home knows; both lead to this machine here.
NAMES = "--host-resolver-rules=" + ", ".join(
    f"MAP {name} 127.0.0.1" for name in ("tonight.example", "wrong.example", "reverie.lan")
)
LOOKS = (Look(PHONE, "en", "night"), Look((1366, 768), "fr", "paper"))
SAYS = {
    "en": {
        "near": "Friends elsewhere cannot open this.",
        "ways": "Three ways to let them in",
        "title": "Friends elsewhere",
        "alone": "Only this computer can open this table.",
        "again": "Look again",
        "know": "I know another address",
        "field": "Your public address",
        "check": "Open it and use it",
        "wrong": "That’s not a web address.",
        "own": "That address works only on this computer.",
        "late": "No answer yet.",
        "works": "It works, and it leads to this table.",
        "here": "It works!",
        "close": "Close",
        "entered": "The invitation uses the address you entered.",
        "change": "Change it",
        "stop": "Stop using it",
        "copied": "Link copied.",
        "tv": "Scan, or open",
    },
    "fr": {
        "near": "Tes amis à distance ne peuvent pas ouvrir ce lien.",
        "ways": "Trois façons de les faire entrer",
        "title": "Les amis à distance",
        "alone": "Seul cet ordinateur peut ouvrir cette table.",
        "again": "Regarder à nouveau",
        "know": "Je connais une autre adresse",
        "field": "Ton adresse publique",
        "check": "L’ouvrir et l’utiliser",
        "wrong": "Ce n’est pas une adresse web.",
        "own": "Seul cet ordinateur connaît cette adresse.",
        "late": "Pas encore de réponse.",
        "works": "Elle s’ouvre, et c’est bien cette table.",
        "here": "Ça marche",
        "close": "Fermer",
        "entered": "L’invitation utilise l’adresse que tu as saisie.",
        "change": "La changer",
        "stop": "Ne plus l’utiliser",
        "copied": "Lien copié.",
        "tv": "Scanne, ou ouvre",
    },
}
SHARE = re(r"^(Share link|Copy link|Partager le lien|Copier le lien)$")


@pytest.fixture(scope="module")
def world(playwright: Playwright, browser: Browser) -> Iterator[Browser]:
    """A browser that knows the names above."""
    world = playwright.chromium.launch(executable_path=path(), args=[*FLAGS, NAMES])
    yield world
    world.close()


@pytest.fixture(scope="module")
def at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """On every address of this machine, as `make play` starts it."""
    house = House(tmp_path_factory.mktemp("home"), host="*")
    house.open()
    yield house
    house.close()


def home_address(house: House) -> str:
    """What the server finds, or a name that stands for it on a machine without a network."""
    found = networks.listening("*", networks.interfaces())
    return networks.web_address(found[0], house.port) if found else f"http://reverie.lan:{house.port}"


@pytest.fixture
def people() -> Iterator[list[Person]]:
    people: list[Person] = []
    yield people
    for person in people:
        person.context.close()


def well(page: Page, screen: str) -> None:
    at_rest(page)
    assert not serious(page), screen
    assert not outside(page), screen


def all_well(person: Person) -> None:
    """Of plain HTTP the browser says that it does not heed one of our headers."""
    watcher = person.watcher
    watcher.problems = [one for one in watcher.problems if "Cross-Origin-Opener-Policy" not in one]
    watcher.check()


def copied(person: Person) -> str:
    """The invitation as it would be sent to a friend."""
    person.button(SHARE).locator("visible=true").first.click()
    field = person.page.locator("label.hand input")
    expect(person.page.get_by_text(SAYS[person.look.language]["copied"]).or_(field).first).to_be_visible()
    if field.count():
        return str(field.input_value())
    return str(person.page.evaluate("() => navigator.clipboard.readText()"))


def sit(world: Browser, people: list[Person], name: str, address: str, look: Look) -> Person:
    person = new_person(world, name, address, look)
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.context.add_init_script("window.close = () => {}")  # the tab that was opened is looked at
    people.append(person)
    return person


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_a_friend_in_the_room_comes_in_by_the_link_of_a_host_on_localhost(
    look: Look, world: Browser, at_home: House, people: list[Person]
) -> None:
    says, there = SAYS[look.language], home_address(at_home)
    begun = at_home.address if "reverie.lan" not in there else there
    ana = sit(world, people, "Ana", begun, look)
    ana.open_table()
    code = ana.page.url.rsplit("/", 1)[1]
    expect(ana.page.get_by_text(says["near"])).to_be_visible()
    if not look.phone:
        spoken = there.removeprefix("http://")
        expect(ana.page.get_by_text(f"{spoken}/t/{code}", exact=True)).to_be_visible()
    well(ana.page, "lobby")
    link = copied(ana)
    assert link.startswith(f"{there}/t/{code}#")

    bea = sit(world, people, "Bea", there, look)
    bea.join(link)
    ana.wait_for_count(2)
    expect(bea.page.get_by_text(says["near"])).to_be_visible()
    assert copied(bea) == link

    tv = Television(world, at_home, FULL_HD, look.language)
    try:
        call_screen(ana, tv)
        expect(tv.page.get_by_text(there.removeprefix("http://"), exact=True)).to_be_visible()
        expect(tv.page.get_by_text(says["tv"])).to_be_visible()
        tv.look("lobby")
        tv.check()
    finally:
        tv.context.close()
    for person in (ana, bea):
        all_well(person)


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_without_any_network_the_lobby_says_so_and_shows_no_code_to_scan(
    look: Look, world: Browser, people: list[Person], alone: House
) -> None:
    says = SAYS[look.language]
    ana = sit(world, people, "Ana", alone.address, look)
    ana.open_table()
    expect(ana.page.get_by_text(says["alone"])).to_be_visible()
    expect(ana.page.locator(".qr")).to_have_count(0)
    expect(ana.button(SHARE)).to_have_count(0)
    well(ana.page, "lobby without an address")
    ana.page.get_by_role("button", name=says["again"]).click()
    expect(ana.page.get_by_text(says["alone"])).to_be_visible()
    ana.page.get_by_role("button", name=says["know"]).click()
    expect(ana.page.get_by_role("heading", name=says["title"])).to_be_visible()
    ana.watcher.check()


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Only this machine reaches it."""
    house = House(tmp_path_factory.mktemp("alone"), host="127.0.0.1")
    house.open()
    yield house
    house.close()


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_an_address_that_the_host_enters_is_checked_by_opening_it(
    look: Look, world: Browser, at_home: House, people: list[Person]
) -> None:
    says, tonight = SAYS[look.language], f"http://tonight.example:{at_home.port}"
    ana = sit(world, people, "Ana", at_home.address, look)
    ana.open_table()
    ana.page.get_by_role("button", name=says["ways"]).click()
    expect(ana.page.get_by_role("heading", name=says["title"])).to_be_visible()
    well(ana.page, "three ways")
    field, go = ana.page.get_by_label(says["field"]), ana.page.get_by_role("button", name=says["check"])
    status = ana.page.get_by_role("status").filter(has_text=re(r"\S"))

    for typed, said in (("tonight", "wrong"), ("http://127.0.0.1:8000", "own"), ("localhost:8000", "own")):
        field.fill(typed)
        go.click()
        expect(ana.page.get_by_text(says[said])).to_be_visible()
    assert len(ana.context.pages) == 1

    # Nothing answers there.
    field.fill("http://wrong.example:9")
    with ana.context.expect_page() as opened:
        go.click()
    expect(ana.page.get_by_text(says["late"])).to_be_visible(timeout=20_000)
    well(ana.page, "an address that leads nowhere")
    opened.value.close()

    field.fill(tonight)
    with ana.context.expect_page() as opened:
        go.click()
    expect(opened.value.get_by_role("heading", name=says["here"])).to_be_visible()
    well(opened.value, "the page that was opened")
    expect(ana.page.get_by_text(says["works"])).to_be_visible()
    expect(status.first).to_contain_text(says["works"])
    well(ana.page, "an address that works")
    ana.page.get_by_role("button", name=says["close"]).last.click()

    expect(ana.page.get_by_text(says["entered"])).to_be_visible()
    expect(ana.page.get_by_text(says["near"])).to_have_count(0)
    link = copied(ana)
    assert link.startswith(f"{tonight}/t/")
    bea = sit(world, people, "Bea", tonight, look)
    bea.join(link)
    ana.wait_for_count(2)
    assert copied(bea) == link

    ana.page.get_by_role("button", name=says["change"]).click()
    ana.page.get_by_role("button", name=says["stop"]).click()
    ana.page.get_by_role("button", name=says["close"]).first.click()
    expect(ana.page.get_by_text(says["near"])).to_be_visible()
    for person in (ana, bea):
        all_well(person)
