"""S18 on the page: a server that asks for keys asks once, says what to do, and remembers on the device."""

from collections.abc import Iterator
from re import compile as re
from typing import Any

import pytest

from tests.browser.albums import Album, files
from tests.browser.conftest import Guests, _housed
from tests.browser.house import House
from tests.browser.look import LAPTOP, PHONE, Look
from tests.browser.test_own_pictures import inspect, photographs

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

TABLES, PICTURES = "lantern-river-owl-nest", "paper-moon-feather-boat"
WORDS: dict[str, dict[str, Any]] = {
    "en": {
        "key": re("^The key$"),
        "enter": re("^Unlock$"),
        "wrong": "That’s not the key.",
        "changed": "no longer works",
        "again": re("^Try again$"),
    },
    "fr": {
        "key": re("^La clé$"),
        "enter": re("^Ouvrir$"),
        "wrong": "Ce n’est pas la bonne clé.",
        "changed": "ne marche plus",
        "again": re("^Réessayer$|^Encore"),
    },
}


@pytest.fixture(scope="module")
def locked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield from _housed(House(tmp_path_factory.mktemp("locked"), table_key=TABLES, picture_key=PICTURES))


@pytest.mark.parametrize("look", [Look(PHONE, "en"), Look(LAPTOP, "fr", "paper")], ids=str)
def test_s18_the_key_is_asked_for_once_and_kept_on_the_device(
    look: Look, guests: Guests, locked: House
) -> None:
    ana, words = guests("Ana", locked, look), WORDS[look.language]
    ana.home()
    ana.button(ana.words.new_table).click()
    ana.page.get_by_role("textbox", name=ana.words.name).fill("Ana")
    ana.button(ana.words.open_table).click()
    field = ana.page.get_by_role("textbox", name=words["key"])
    field.wait_for()
    assert inspect(ana, "key") == []
    field.fill("é wrong one")
    ana.button(words["enter"]).click()
    ana.page.get_by_role("alert").get_by_text(words["wrong"]).wait_for()
    assert inspect(ana, "wrong key") == []
    field.fill(f" {TABLES} ")
    ana.button(words["enter"]).click()
    ana.button(ana.words.add_bot).wait_for()
    ana.page.goto(locked.address)
    ana.button(ana.words.new_table).click()  # neither the name nor the key is asked for again
    ana.button(ana.words.add_bot).wait_for()
    ana.page.evaluate("localStorage.setItem('reverie.key.tables', '\"of-last-year\"')")
    ana.page.goto(locked.address)
    ana.button(ana.words.new_table).click()
    ana.page.get_by_text(words["changed"]).wait_for()
    ana.page.keyboard.press("Escape")
    ana.button(ana.words.new_table).wait_for()
    ana.watcher.problems.clear()  # every refusal is a 403, as it should be


@pytest.mark.parametrize("look", [Look(PHONE, "en", "paper")], ids=str)
def test_s18_pictures_wait_for_their_key(look: Look, guests: Guests, locked: House) -> None:
    ana, words = guests("Ana", locked, look), WORDS[look.language]
    album = Album(ana)
    ana.home()
    album.open()
    album.give(files(photographs(200, 2)))
    field = ana.page.get_by_role("textbox", name=words["key"])
    field.fill(PICTURES)
    ana.button(words["enter"]).click()
    album.wait_for(2)
    ana.page.evaluate("localStorage.removeItem('reverie.key.pictures')")
    album.give(files(photographs(202, 1)))
    ana.button(words["again"]).click()
    field.fill(PICTURES)
    assert inspect(ana, "key for pictures") == []
    ana.button(words["enter"]).click()
    album.wait_for(3)
    ana.watcher.problems.clear()
