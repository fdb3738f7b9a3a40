"""S7: over two hundred texts that would like to be scripts, in every field on every screen: none runs."""

import json
from collections.abc import Callable, Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.albums import Album, files
from tests.browser.childs_play import childs_move
from tests.browser.conftest import new_person
from tests.browser.house import House
from tests.browser.look import LAPTOP, PHONE, Look
from tests.browser.payloads import NAMES, PAYLOADS, SHORT, clues
from tests.browser.person import Person
from tests.browser.playing import play
from tests.browser.seeing import Scene
from tests.browser.sentry import Sentry, stand
from tests.browser.sitting import sit_down
from tests.browser.television import Television, call_screen
from tests.browser.touring import tour_of_a_game, tour_of_doors
from tests.web.photographs import photograph

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

Record = Callable[[str, object], None]
DOORS = ("/t/{}", "/tv/{}", "/watch/{}", "/{}", "/?deck={}", "/seat#{}", "/pair#{}", "/t/ABCDEF#{}")


class Watched:
    """People whose pages a sentry watches."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.people: list[Person] = []
        self.sentries: dict[str, Sentry] = {}

    def guest(self, name: str, house: House, look: Look) -> Person:
        person = new_person(self.browser, name, house.address, look)
        stand(person.context)
        self.people.append(person)
        self.sentries[name] = Sentry(person.page)
        return person

    def check(self) -> None:
        for sentry in self.sentries.values():
            sentry.check()


@pytest.fixture
def watched(browser: Browser) -> Iterator[Watched]:
    watched = Watched(browser)
    yield watched
    for person in watched.people:
        person.context.close()


@pytest.fixture
def bare(browser: Browser) -> Iterator[Page]:
    context = browser.new_context()
    stand(context)
    yield context.new_page()
    context.close()


long = (pytest.mark.slow, pytest.mark.timeout(3600))
some_or_all = pytest.mark.parametrize("texts", [SHORT, pytest.param(PAYLOADS, marks=long)], ids=len)


def test_the_sentry_sees_what_a_careless_page_would_do(
    bare: Page, house: House, record_property: Record
) -> None:
    """The test of the test: written as HTML, a good part of the texts runs or is found."""
    sentry = Sentry(bare)
    caught = 0
    bare.goto(f"{house.address}/healthz")
    for payload in SHORT:
        before = len(sentry.problems)
        bare.evaluate("(html) => { document.body.innerHTML = html; }", payload)
        bare.wait_for_timeout(20)
        sentry.look("careless")
        caught += len(sentry.problems) > before
    record_property("of the short list a careless page runs", f"{caught} of {len(SHORT)}")
    assert caught >= len(SHORT) // 2


@some_or_all
def test_in_the_addresses_people_open(
    texts: tuple[str, ...], watched: Watched, house: House, record_property: Record
) -> None:
    ana = watched.guest("Ana", house, Look())
    sentry = watched.sentries["Ana"]
    for number, payload in enumerate(texts):
        door = DOORS[number % len(DOORS)]
        ana.page.goto(
            house.address + door.format(quote(payload, safe="") if number % 3 else quote(payload, "/<>'"))
        )
        for other in DOORS:
            # Without loading anew, as an address typed into an open page or going back does.
            ana.page.evaluate(
                "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }",
                other.format(quote(payload, safe="")),
            )
        ana.page.evaluate("(to) => { location.hash = to; }", payload)
        sentry.look(f"{door} {payload!r}")
    record_property("addresses opened", len(texts) * (len(DOORS) + 2))
    sentry.check()


@some_or_all
def test_in_everything_the_server_says_around_a_game(
    texts: tuple[str, ...], watched: Watched, house: House
) -> None:
    def visit(person: Person, screen: str) -> None:
        watched.sentries[person.name].say_again(screen, texts)

    tour_of_doors(watched.guest, house, Look(PHONE, "en", "night"), visit)
    for sentry in watched.sentries.values():
        sentry.check()
    assert watched.sentries["Ana"].shown["lobby"] == len(texts)  # and they stood there, as they were written


@pytest.mark.parametrize(
    ("ruleset", "players", "texts"),
    [
        ("dixit", 4, SHORT),
        *(
            pytest.param(ruleset, players, PAYLOADS, marks=long)
            for ruleset, players in (("dixit", 4), ("odyssey", 12), ("odyssey-party", 6), ("odyssey-team", 6))
        ),
    ],
    ids=lambda value: str(len(value)) if isinstance(value, tuple) else str(value),
)
def test_in_everything_the_server_says_in_a_game(
    ruleset: str,
    players: int,
    texts: tuple[str, ...],
    watched: Watched,
    house: House,
    record_property: Record,
) -> None:
    television = Television(watched.browser, house, (1280, 720))
    stand(television.context)
    sofa = Sentry(television.page)
    spectator: list[Person] = []

    def visit(person: Person, screen: str) -> None:
        watched.sentries[person.name].say_again(screen, texts)
        if not spectator and "menu" not in screen:
            call_screen(person, television)
            onlooker = watched.guest("Zoe", house, Look(LAPTOP, "en", "paper"))
            onlooker.page.goto(person.page.url.replace("/t/", "/watch/"))
            onlooker.page.get_by_role("button").first.click()
            spectator.append(onlooker)
        sofa.say_again(f"tv {screen}", texts)
        watched.sentries["Zoe"].say_again(f"spectator {screen}", texts)

    try:
        tour_of_a_game(watched.guest, house, Look(PHONE, "en", "night"), ruleset, players, visit)
        watched.check()
        sofa.check()
        seen = {k: v for sentry in (*watched.sentries.values(), sofa) for k, v in sentry.shown.items() if v}
        record_property(f"{ruleset}: screens with {len(texts)} texts each", len(seen))
        assert any(k.startswith("tv") for k in seen)
        assert any(k.startswith("spectator") for k in seen)
    finally:
        television.context.close()


@pytest.mark.slow
def test_in_everything_the_server_says_in_a_game_of_children(
    watched: Watched, house: House, record_property: Record
) -> None:
    """A whole game of Kids, on a tablet and as an onlooker, to the birthday."""
    people = sit_down(watched.guest, house, "kids", 3, (Look((768, 1024), "en", "night"),))
    onlooker = watched.guest("Zoe", house, Look(LAPTOP, "en", "paper"))
    onlooker.page.goto(people[0].page.url.replace("/t/", "/watch/"))
    onlooker.page.get_by_role("button").first.click()
    visited: set[str] = set()

    def visit(person: Person, scene: Scene) -> None:
        if scene.title not in visited:
            visited.add(scene.title)
            watched.sentries[person.name].say_again(f"kids {scene.title}", PAYLOADS)
            watched.sentries["Zoe"].say_again(f"kids beside {scene.title}", PAYLOADS)

    play(people, 500, visit, childs_move)
    watched.check()
    seen = [k for sentry in watched.sentries.values() for k, v in sentry.shown.items() if v]
    record_property(f"kids: screens with {len(PAYLOADS)} texts each", len(seen))
    assert len(seen) > 3


@some_or_all
def test_in_decks_and_descriptions_that_come_over_http(
    texts: tuple[str, ...], watched: Watched, house: House
) -> None:
    """Titles, authors, licences and texts of cards, and the server's words of refusal."""
    ana = watched.guest("Ana", house, Look())
    sentry = watched.sentries["Ana"]
    album = Album(ana)
    ana.open_table(target=30)
    album.open()
    album.give(files({"one.jpg": photograph(1), "two.jpg": photograph(2)}))
    album.wait_for(2)
    sentry.look("own pictures")
    ana.context.add_init_script(f"window.__sentry.texts = {json.dumps(list(texts))}")
    ana.page.reload()
    ana.button(ana.words.add_bot).wait_for()
    ana.page.wait_for_timeout(500)
    sentry.look("lobby with their decks")
    assert ana.page.evaluate("(texts) => texts.some(window.__sentry.shows)", list(texts))
    album.open()
    ana.page.wait_for_timeout(500)
    sentry.look("shelf")
    ana.button(album.words["open"]).first.click()
    ana.button(album.words["edit"]).first.wait_for()
    sentry.look("own pictures again")
    ana.button(album.words["edit"]).first.click()
    ana.page.wait_for_timeout(900)
    sentry.look("card of one's own")
    sentry.check()


@pytest.mark.slow
def test_in_names_and_clues_that_go_through_the_server(watched: Watched, house: House) -> None:
    """Typed by people, kept on disk, sent to everybody, read at the end."""
    told = clues()
    look = Look(LAPTOP, "en", "night")
    host, other = (watched.guest(name, house, look) for name in NAMES[:2])
    host.clues = other.clues = tuple(told)
    link = host.open_table(target=12)
    other.join(link)
    host.add_bots(2)
    host.start()
    play([host, other], onlooker=lambda person, _: watched.sentries[person.name].look("game"))
    watched.check()
    assert host.page.evaluate("(texts) => texts.some(window.__sentry.shows)", [clue[:200] for clue in told])
