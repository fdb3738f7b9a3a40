"""A deck of photographs made on the page: played with, edited, deleted, and of no use to a stranger."""

from re import compile as re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.browser.albums import Album, files
from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import LAPTOP, PHONE, Look
from tests.browser.person import Person
from tests.browser.playing import play
from tests.browser.test_every_screen import RULES, SERIOUS, WIDTHS
from tests.browser.watching import at_rest, outside
from tests.web.photographs import assert_bare, photograph, zip_of

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

LANDSCAPE = (640, 480)


def photographs(first: int, count: int) -> dict[str, bytes]:
    return {f"day {n}.jpg": photograph(n, LANDSCAPE) for n in range(first, first + count)}


def inspect(person: Person, screen: str) -> list[str]:
    found = []
    at_rest(person.page)
    for violation in Axe().run(person.page, options=RULES).response["violations"]:
        if violation["impact"] in SERIOUS:
            where = "; ".join(node["html"][:160] for node in violation["nodes"][:3])
            found.append(f"{screen}: {violation['id']}: {where}")
    for width in WIDTHS:
        person.page.set_viewport_size({"width": width, "height": person.look.size[1]})
        at_rest(person.page)
        found.extend(f"{screen} at {width} px: {out}" for out in outside(person.page))
    person.page.set_viewport_size({"width": person.look.size[0], "height": person.look.size[1]})
    return found


@pytest.mark.parametrize(
    "look",
    [Look(PHONE, "en", "paper"), pytest.param(Look(LAPTOP, "fr", "night"), marks=pytest.mark.slow)],
    ids=str,
)
def test_the_screens_of_own_pictures_and_a_card_cut_with_the_keyboard(
    look: Look, guests: Guests, house: House
) -> None:
    ana = guests("Ana", house, look)
    album, found = Album(ana), []
    ana.home()
    album.open()
    found += inspect(ana, "empty")
    album.give(files({**photographs(100, 2), "film.gif": b"GIF89a"}))
    album.wait_for(2)
    ana.page.get_by_role("alert").get_by_text("film.gif").wait_for()
    ana.watcher.problems.clear()  # the refused file is a 422, as it should be
    found += inspect(ana, "deck")
    before = (
        ana.page.get_by_role("button", name=album.words["edit"])
        .first.locator("img")
        .last.get_attribute("src")
    )
    ana.page.get_by_role("button", name=album.words["edit"]).first.click()
    frame = ana.page.locator("button.frame")
    frame.focus()
    left = frame.evaluate("(e) => parseFloat(e.style.left)")
    for _ in range(4):
        ana.page.keyboard.press("ArrowRight")
    moved = frame.evaluate("(e) => parseFloat(e.style.left)")
    assert moved == pytest.approx(left + 8, abs=0.2)
    ana.page.get_by_role("textbox").nth(1).fill("A pier in the evening")
    found += inspect(ana, "card")
    ana.page.get_by_role("dialog").last.locator("form > .do > .btn").click()
    ana.page.get_by_role("status").get_by_text(album.words["saved"]).wait_for()
    ana.page.keyboard.press("Escape")
    after = (
        ana.page.get_by_role("button", name=album.words["edit"])
        .first.locator("img")
        .last.get_attribute("src")
    )
    assert after != before
    album.press("delete")
    found += inspect(ana, "delete")
    album.press("yes")
    ana.page.locator("input[data-way=files]").wait_for(state="attached")
    found += inspect(ana, "after")
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("way", ["files", "zip"])
def test_a_game_with_forty_photographs(way: str, guests: Guests, house: House) -> None:
    ana, bea = (
        guests("Ana", house, Look(LAPTOP, "en", "night")),
        guests("Bea", house, Look(PHONE, "fr", "paper")),
    )
    album = Album(ana)
    link = ana.open_table(target=6)
    bea.join(link)
    ana.add_bots(2)
    pictures = photographs(0 if way == "files" else 50, 40)
    album.open()
    if way == "files":
        album.give(files(pictures))
    else:
        album.give(files({"summer.zip": zip_of(pictures)}, "application/zip"), "zip")
    album.wait_for(40, 300)
    album.press("play")
    for person, cards in ((ana, "cards"), (bea, "cartes")):
        ticked = person.page.get_by_role("checkbox", name=re(rf"^Our pictures\s*40 {cards}$"), checked=True)
        ticked.wait_for()
    seen: list[bytes] = []
    for person in (ana, bea):
        person.page.on("response", lambda r: seen.append(r.body()) if "/cards/" in r.url and r.ok else None)
    ana.start()
    play([ana, bea])
    photos = [body for body in seen if body[:4] == b"RIFF"]
    assert len(photos) >= 12
    for webp in photos:
        assert_bare(webp)
    assert not bea.page.evaluate("() => localStorage.getItem('reverie.own-decks')")
