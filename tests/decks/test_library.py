"""The library: decks, unguessable addresses that never change, and what is written about a card."""

import json
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from reverie.decks import image_sandbox, library, places, shelf
from reverie.decks.check import check, picture_of
from reverie.decks.format import DECK_FILE, CardEntry, DeckFile, Header
from reverie.decks.library import Library, open_library
from reverie.decks.placeholder import deck as placeholder
from reverie.decks.placeholder import drawing, scenes
from reverie.decks.sandbox_answers import Prints
from reverie.decks.sources import Folder
from reverie.decks.texts import CardClue, Texts
from reverie.decks.webp import data_uri, is_preview
from reverie.decks.writing import to_toml, write_deck, write_pictures
from reverie.game.ids import CardId
from reverie.lobby.state import UsualDecks
from tests.decks.files import encoded, painted

SECRET = b"s" * 32
TEXTS = {"en": Texts("The Door", "A door. It is open.", ("door",), (), (CardClue("blunt", "Open"),))}


def small_deck(folder: Path, deck: str = "seaside", cards: int = 2, *, public: bool = True) -> DeckFile:
    """A deck on disk as `add` would have left it, with pictures of a few pixels."""
    entries = []
    previews = {}
    for number in range(cards):
        picture = encoded(painted((60, 90), seed=number), "WEBP")
        card = CardEntry(f"card-{number}", texts=TEXTS if number == 0 else {})
        write_pictures(folder / deck, card.id, Prints(60, 90, picture, picture + b"large"))
        previews[card.id] = image_sandbox.preview(painted(seed=number))
        entries.append(card)
    made = DeckFile(Header(deck, "By the sea", public=public), tuple(entries))
    write_deck(folder / deck, made, previews)
    return made


@pytest.fixture
def decks(tmp_path: Path) -> Path:
    small_deck(tmp_path)
    return tmp_path


def key_of(found: Library, card: str = "seaside/card-0") -> str:
    picture = found.picture(CardId(card))
    assert picture is not None
    return picture.key


def test_a_deck_has_cards_pictures_and_texts(decks: Path) -> None:
    found = Library((decks,), SECRET)
    deck = found.decks()["seaside"]
    assert deck.public
    assert deck.cards == ("seaside/card-0", "seaside/card-1")
    assert deck.wordless == ("seaside/card-1",)
    picture = found.picture(deck.cards[0])
    assert picture is not None
    assert is_preview(picture.preview)
    assert len(picture.preview) <= 400
    small, large = found.file(picture.key, 600), found.file(picture.key, 1200)
    assert small is not None
    assert large == small + b"large"
    assert found.is_public(picture.key)
    assert found.texts(picture.key)["en"].title == "The Door"
    texts = found.card_texts(deck.cards[0])
    assert texts is not None
    assert texts.in_language("fr").clues[0].text == "Open"
    assert found.card_texts(deck.cards[1]) is None


def test_what_only_bots_read_of_a_deck_is_read_when_the_first_of_them_asks(
    decks: Path, caplog: pytest.LogCaptureFixture
) -> None:
    card, beside = CardId("seaside/card-0"), decks / "seaside" / "readings.en.json"
    found = Library((decks,), SECRET)
    beside.write_text('{"card-0": {"says": {"1": ["a way out"]}}}')
    assert found.languages(card) == ("en",)
    texts = found.card_texts(card)
    assert texts is not None
    assert texts.readings["en"].says == {"1": ("a way out",)}
    assert texts.languages == TEXTS
    beside.write_text('{"card-0": {"says": 1}}')
    assert found.card_texts(card) == texts
    found.refresh()
    again = found.card_texts(card)
    assert again is not None
    assert again.readings == {}
    assert "seaside: readings.en.json" in caplog.text


def test_bots_know_nothing_of_a_deck_whose_folder_is_gone(decks: Path) -> None:
    found = Library((decks,), SECRET)
    (decks / "seaside" / DECK_FILE).unlink()
    assert found.card_texts(CardId("seaside/card-0")) is None
    assert found.languages(CardId("seaside/card-0")) == ("en",)
    assert found.languages(CardId("seaside/card-1")) == ()


def test_a_large_picture_may_be_avif(decks: Path) -> None:
    large = decks / "seaside" / "cards" / "card-0.1200.webp"
    light = encoded(painted((1200, 1800)), "AVIF")
    large.with_suffix(".avif").write_bytes(light)
    large.unlink()
    found = Library((decks,), SECRET)
    assert found.problems() == ()
    assert found.file(key_of(found), 1200) == light
    report = check(decks / "seaside")
    assert "card 1 'card-0'" not in {problem.place for problem in report.problems}


def test_what_is_shown_beside_a_picture_holds_no_clues(decks: Path) -> None:
    found = Library((decks,), SECRET)
    assert b"clues" not in msgspec.json.encode(found.texts(key_of(found)))


def test_design_10_an_address_cannot_be_worked_out_without_the_secret(decks: Path) -> None:
    keys = {key_of(Library((decks,), secret)) for secret in (SECRET, b"t" * 32, b"s" * 31 + b"x")}
    assert len(keys) == 3
    assert all(len(key) == 40 and int(key, 16) for key in keys)


def test_design_10_the_same_picture_in_two_decks_has_two_addresses(decks: Path) -> None:
    small_deck(decks, "other")
    found = Library((decks,), SECRET)
    assert key_of(found) != key_of(found, "other/card-0")


def test_design_10_an_address_never_shows_another_picture(decks: Path) -> None:
    found = Library((decks,), SECRET)
    before = key_of(found)
    (decks / "seaside" / "cards" / "card-0.600.webp").write_bytes(encoded(painted(seed=99), "WEBP"))
    assert found.file(before, 600) is None
    found.refresh()
    assert found.file(before, 600) is None
    assert key_of(found) != before
    assert found.file(key_of(found), 600) is not None


@pytest.mark.parametrize("key", ["", "0" * 40, "../deck.toml", "seaside/card-0", "é", "\0"])
def test_nothing_is_found_at_any_other_address(decks: Path, key: str) -> None:
    found = Library((decks,), SECRET)
    assert found.file(key, 600) is None
    assert found.texts(key) == {}
    assert not found.is_public(key)
    assert found.file(key_of(found), 601) is None


def test_a_private_deck_is_found_by_its_key_only(decks: Path) -> None:
    small_deck(decks, "ours", public=False)
    found = Library((decks,), SECRET)
    deck = found.decks()["ours"]
    assert not deck.public
    assert found.deck_for(deck.pass_key) == deck
    assert found.deck_for("0" * 40) is None
    assert found.deck_for("ours") is None
    assert not found.is_public(key_of(found, "ours/card-0"))


def test_a_broken_deck_or_card_does_not_take_the_others_with_it(decks: Path) -> None:
    (decks / "broken").mkdir()
    (decks / "broken" / "deck.toml").write_text("id = ")
    (decks / "seaside" / "cards" / "card-1.1200.webp").unlink()
    (decks / "seaside" / "previews.json").write_text(json.dumps({"card-0": "data:text/html,<script>"}))
    found = Library((decks, decks / "nowhere"), SECRET)
    assert found.decks()["seaside"].cards == ("seaside/card-0",)
    assert {p.code for p in found.problems()} == {"not-toml", "picture-missing"}
    picture = found.picture(CardId("seaside/card-0"))
    assert picture is not None
    assert picture.preview == ""


def test_a_preview_may_lie_beside_the_pictures(decks: Path) -> None:
    preview = image_sandbox.preview(painted())
    (decks / "seaside" / "previews.json").unlink()
    (decks / "seaside" / "cards" / "card-0.preview.webp").write_bytes(preview)
    picture = Library((decks,), SECRET).picture(CardId("seaside/card-0"))
    assert picture is not None
    assert picture.preview == data_uri(preview)


def test_of_two_decks_with_one_id_the_first_counts(tmp_path: Path) -> None:
    small_deck(tmp_path / "a", cards=1)
    small_deck(tmp_path / "b", cards=2)
    assert len(Library((tmp_path / "a", tmp_path / "b"), SECRET).decks()["seaside"].cards) == 1


def test_a_card_that_is_gone_has_no_picture(decks: Path) -> None:
    found = Library((decks,), SECRET)
    assert found.picture(CardId("removed/card")) is None
    assert found.card_texts(CardId("removed/card")) is None


def test_a_retired_card_is_dealt_no_more_and_still_shown_by_its_small_picture(tmp_path: Path) -> None:
    made = small_deck(tmp_path, cards=3)
    old = replace(made.cards[1], retired=True)
    folder = tmp_path / "seaside"
    (folder / DECK_FILE).write_text(
        to_toml(DeckFile(made.header, (made.cards[0], old, made.cards[2]))), "utf-8"
    )
    (folder / "cards" / "card-1.1200.webp").unlink()
    found = Library((tmp_path,), SECRET)
    assert found.problems() == ()
    deck = found.decks()["seaside"]
    assert deck.cards == ("seaside/card-0", "seaside/card-2")
    assert deck.retired == ("seaside/card-1",)
    key, small = key_of(found, "seaside/card-1"), (folder / "cards" / "card-1.600.webp").read_bytes()
    assert found.file(key, 600) == found.file(key, 1200) == small
    picture = picture_of(Folder(folder), old)
    assert picture == small


@pytest.mark.parametrize(
    ("painted_cards", "default"),
    [(0, ("plain",)), (3, ("first-dreams", "plain")), (6, ("first-dreams",))],
)
def test_plain_cards_help_out_while_too_few_are_painted(
    tmp_path: Path, painted_cards: int, default: tuple[str, ...]
) -> None:
    small_deck(tmp_path, "plain")
    if painted_cards:
        small_deck(tmp_path, "first-dreams", painted_cards)
    assert Library((tmp_path,), SECRET).usual_decks(6) == UsualDecks(default, default, default)


def test_a_library_without_any_deck_has_no_usual_one(tmp_path: Path) -> None:
    assert Library((tmp_path,), SECRET).usual_decks() == UsualDecks()


def test_later_games_mix_the_decks_for_grown_ups_and_children_have_their_own(tmp_path: Path) -> None:
    for name, cards in (("first-dreams", 6), ("second-sleep", 6), ("paper-hearts", 6), ("seaside", 6)):
        small_deck(tmp_path, name, cards)
    both = ("first-dreams", "second-sleep")
    assert Library((tmp_path,), SECRET).usual_decks(6) == UsualDecks(both[:1], both, ("paper-hearts",))


def test_a_deck_with_cover_and_contact_sheet_has_an_address_for_them(tmp_path: Path) -> None:
    small_deck(tmp_path, "seaside")
    folder = tmp_path / "seaside"
    assert Library((tmp_path,), SECRET).decks()["seaside"].overview == ""
    (folder / "cover.webp").write_bytes(b"four")
    assert Library((tmp_path,), SECRET).decks()["seaside"].overview == ""  # both or none
    (folder / "sheet.webp").write_bytes(b"all")
    found = Library((tmp_path,), SECRET)
    address = found.decks()["seaside"].overview
    assert (found.overview(address, "cover"), found.overview(address, "sheet")) == (b"four", b"all")
    assert found.overview(address, "door") is None
    (folder / "sheet.webp").write_bytes(b"others")
    assert Library((tmp_path,), SECRET).decks()["seaside"].overview != address


def test_a_short_secret_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="at least 32"):
        Library((tmp_path,), b"short")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Only two scenes, and no painted deck."""
    few_scenes = {name: scenes.MOTIFS[name] for name in ("door", "tree")}
    monkeypatch.setattr(placeholder, "MOTIFS", few_scenes)
    monkeypatch.setattr(places, "BUILT_IN", tmp_path / "nothing")


@pytest.mark.usefixtures("few")
def test_the_plain_deck_is_drawn_only_while_too_few_cards_are_painted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small_deck(places.BUILT_IN, "first-dreams", 3)
    assert open_library(tmp_path / "a").usual_decks().first == ("first-dreams", "plain")
    monkeypatch.setattr(library, "WHOLE_DECK", 3)
    assert set(open_library(tmp_path / "b").decks()) == {"first-dreams"}
    assert set(open_library(tmp_path / "a").decks()) == {"first-dreams", "plain"}


@pytest.mark.usefixtures("few")
def test_the_plain_deck_is_drawn_once_and_kept(tmp_path: Path) -> None:
    first = open_library(tmp_path)
    assert first.usual_decks().first == ("plain",)
    cards = first.decks()["plain"].cards
    assert len(cards) == 12
    assert len({key_of(first, card) for card in cards}) == 12
    texts = first.card_texts(cards[0])
    assert texts is not None
    assert texts.in_language("fr").title == "La porte ouverte à l'aube"
    assert 12 <= len(texts.in_language("en").tags) <= 20
    stamp = (tmp_path / "drawn" / "1" / "plain" / "deck.toml").stat().st_mtime_ns
    again = open_library(tmp_path)
    assert (tmp_path / "drawn" / "1" / "plain" / "deck.toml").stat().st_mtime_ns == stamp
    assert key_of(again, cards[0]) == key_of(first, cards[0])
    assert first.problems() == ()


def test_the_plain_deck_has_84_cards_with_texts_in_both_languages() -> None:
    deck = placeholder._deck([(m, n) for m in scenes.MOTIFS for n in drawing.MOODS])
    assert len(deck.cards) == library.WHOLE_DECK
    assert len({card.texts["fr"].title for card in deck.cards}) == 84


def test_the_secret_is_made_once_and_is_nobody_elses(tmp_path: Path) -> None:
    data = tmp_path / "deep" / "data"
    secret = places.installation_secret(data)
    assert len(secret) == 32
    assert places.installation_secret(data) == secret
    assert (data / "secret").stat().st_mode & 0o077 == 0
    assert [p.name for p in data.iterdir()] == ["secret"]
    (data / "secret").write_bytes(b"short")
    with pytest.raises(ValueError, match="damaged"):
        places.installation_secret(data)


def test_the_data_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path))
    assert places.data_folder() == tmp_path
    monkeypatch.delenv("REVERIE_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "everie" in places.data_folder().name
    assert shelf.PREVIEWS == "previews.json"


def test_checking_a_ready_deck_misses_no_file(decks: Path) -> None:
    folder = decks / "seaside"
    (folder / "cards" / "card-1.600.webp").unlink()
    (folder / "previews.json").write_text(json.dumps({"card-0": "data:image/svg+xml,<svg onload=alert(1)>"}))
    told = {p.message() for p in check(folder).problems}
    assert told == {
        "card 1 'card-0': The preview in previews.json is not a small WebP picture.",
        "card 2 'card-1': There is no picture cards/card-1.600.webp.",
    }
