"""The operator's page as whoever runs a server sees it, and the notice as everybody does."""

from collections.abc import Iterator
from pathlib import Path
from re import compile as re
from typing import Any

import pytest

from tests.browser.conftest import Guests, _housed
from tests.browser.house import House
from tests.browser.look import LAPTOP, PHONE, Look
from tests.browser.test_own_pictures import inspect

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

OPERATOR = "the-operators-own-key"
SAID = "We restart at three for two minutes. Your cards and votes are safe."
WORDS: dict[str, dict[str, Any]] = {
    "en": {
        "key": "The operator’s key",
        "enter": re("^Open$"),
        "wrong": "That’s not the key.",
        "delete": "Delete {}’s table…",
        "sure": re("^Delete$"),
        "keep": re("^Keep$"),
        "asks": "Delete it, with its turns and pictures?",
        "tell": re("^Tell "),
        "withdraw": re("^Withdraw it$"),
        "close": re("^Sign out$"),
        "away": re("^Got it$"),
        "from": "From whoever runs this server",
        "legal": re("^Legal text…$"),
        "imprint": re("^Legal notice$"),
        "text": "Ana Example, 1 Example Lane",
    },
    "fr": {
        "key": "La clé de gestion",
        "enter": re("^Ouvrir$"),
        "wrong": "Ce n’est pas la bonne clé.",
        "delete": "Supprimer la table de {}…",
        "sure": re("^Supprimer$"),
        "keep": re("^Garder$"),
        "asks": "La supprimer, avec ses tours et ses images",
        "tell": re("^Le dire"),
        "withdraw": re("^Le retirer$"),
        "close": re("^Se déconnecter$"),
        "away": re("^Compris$"),
        "from": "Un mot de la personne qui gère ce serveur",
        "legal": re("^Mentions légales…$"),
        "imprint": re("^Mentions légales$"),
        "text": "Ana Exemple, 1 rue de l’Exemple",
    },
}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("kept")
    legal = folder / "legal.txt"
    legal.write_text("Ana Example, 1 Example Lane\n\n<b>No accounts.</b>", encoding="utf-8")
    (folder / "legal.fr.txt").write_text("Ana Exemple, 1 rue de l’Exemple", encoding="utf-8")
    yield from _housed(House(folder / "data", operator_key=OPERATOR, legal=str(legal)))


@pytest.mark.parametrize("look", [Look(LAPTOP, "en"), Look(PHONE, "fr", "paper")], ids=str)
def test_tables_are_seen_and_deleted_and_a_word_reaches_every_page(
    look: Look, guests: Guests, kept: House
) -> None:
    ana, bea, word = (
        guests("Ana", kept, look),
        guests("Bea", kept, Look(PHONE, look.language)),
        WORDS[look.language],
    )
    for guest in (ana, bea):
        guest.open_table()
    code = ana.page.url.rstrip("/").rpartition("/")[2]
    own = guests("Operator", kept, look)
    own.page.goto(f"{kept.address}/operator")
    field = own.page.get_by_label(word["key"])
    field.fill("not-this-one")
    assert inspect(own, "door") == []
    own.button(word["enter"]).click()
    own.page.get_by_role("alert").get_by_text(word["wrong"]).wait_for()
    own.watcher.problems.clear()  # a 403, as it should be
    field.fill(OPERATOR)
    own.button(word["enter"]).click()
    delete = own.page.get_by_role("button", name=word["delete"].format("Bea"))
    delete.first.wait_for()
    assert inspect(own, "operator") == []
    assert code not in own.page.content()
    delete.first.click()
    own.page.get_by_text(word["asks"]).wait_for()
    assert own.button(word["keep"]).evaluate("e => e === document.activeElement")
    assert inspect(own, "asked") == []
    own.button(word["keep"]).click()
    delete.first.click()
    own.button(word["sure"]).click()
    bea.page.get_by_text(re("This table|Cette table")).first.wait_for()
    own.page.get_by_role("textbox").fill(SAID)
    own.button(word["tell"]).click()
    ana.page.get_by_text(SAID).wait_for()
    assert inspect(ana, "notice at a table") == []
    ana.page.reload()
    ana.page.get_by_text(SAID).wait_for()
    ana.button(word["away"]).click()
    ana.page.get_by_text(SAID).wait_for(state="detached")
    bea.page.goto(kept.address)
    bea.page.get_by_text(SAID).wait_for()
    bea.page.get_by_text(word["from"]).wait_for()
    own.button(word["withdraw"]).click()
    own.button(word["withdraw"]).wait_for(state="detached")
    bea.page.reload()
    bea.button(bea.words.new_table).wait_for()
    bea.page.wait_for_timeout(5000)
    assert bea.page.get_by_text(SAID).count() == 0
    own.button(word["legal"]).click()
    own.page.get_by_text(word["text"]).wait_for()
    assert inspect(own, "legal") == []
    own.page.keyboard.press("Escape")
    own.page.reload()
    own.button(word["close"]).click()
    own.page.goto(f"{kept.address}/operator")
    own.page.get_by_label(word["key"]).wait_for()


@pytest.mark.parametrize("look", [Look(PHONE, "en"), Look(LAPTOP, "fr", "paper")], ids=str)
def test_the_operators_own_words_are_linked_from_the_start_page(
    look: Look, guests: Guests, kept: House
) -> None:
    ana, word = guests("Ana", kept, look), WORDS[look.language]
    ana.home()
    assert inspect(ana, "home") == []
    ana.page.get_by_role("link", name=word["imprint"]).click()
    ana.page.get_by_text(word["text"]).wait_for()
    if look.language == "en":
        ana.page.get_by_text("<b>No accounts.</b>").wait_for()  # texts stay texts
    assert inspect(ana, "privacy") == []
