"""Making, adding and removing decks, and the command line that does it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from reverie.cli import main
from reverie.decks import image_sandbox, install, resize
from reverie.decks.format import DeckFile, Header
from reverie.decks.framing import card_box
from reverie.decks.library import Library
from reverie.decks.making import make, slug
from reverie.decks.placeholder import deck as placeholder
from reverie.decks.placeholder import scenes as scenery
from reverie.decks.problems import Problem
from reverie.decks.sandbox_answers import Prints
from reverie.decks.webp import pure_size
from tests.decks.files import deck_files, encoded, folder_of, painted, png, zip_of

HEADER = Header("holidays", "Our holidays")


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    files = {
        "picture10.png": png(1),
        "picture2.JPG": encoded(painted((900, 600), seed=2), "JPEG"),
        "Été à Nantes.webp": encoded(painted(seed=3), "WEBP"),
        "copy.png": png(1),
        "drawing.svg": b"<svg/>",
        "notes.md": b"not a picture",
        ".hidden.png": png(4),
        "picture2.txt": "\ufeffThe boat\n\nA boat. It sails.\nboat, sea , wind\n".encode(),
    }
    return folder_of(tmp_path / "pictures", files)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Printing costs half a second a card; here every picture is one of a few bytes that differ."""

    def develop(data: bytes) -> Prints | Problem:
        print_ = encoded(painted((60, 90), seed=sum(data[::50])), "WEBP")
        return Prints(60, 90, print_, print_, encoded(painted((12, 18)), "WEBP", quality=5))

    monkeypatch.setattr(resize, "develop", develop)
    scenes = {"door": scenery.MOTIFS["door"]}
    monkeypatch.setattr(placeholder, "MOTIFS", scenes)


def test_a_deck_is_made_from_a_folder_of_pictures(pictures: Path, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    made = make(pictures, tmp_path / "out", HEADER, lambda done, total: told.append((done, total)))
    assert made.deck is not None
    assert [card.id for card in made.deck.cards] == ["01-copy", "03-picture2", "05-ete-a-nantes"]
    assert [(p.place, p.code) for p in made.problems] == [
        ("drawing.svg", "picture-format"),
        ("picture10.png", "picture-twice"),
    ]
    assert made.deck.cards[1].texts["en"].tags == ("boat", "sea", "wind")
    assert told[-1] == (5, 5)
    found = Library((tmp_path,), b"s" * 32)
    assert len(found.decks()["holidays"].cards) == 3
    assert found.problems() == ()
    assert not found.decks()["holidays"].public
    for card in made.deck.cards:
        large = (tmp_path / "out" / "cards" / f"{card.id}.1200.webp").read_bytes()
        assert pure_size(large) == (1200, 1800)


def test_nothing_is_made_where_something_is_or_from_nothing(tmp_path: Path) -> None:
    empty = folder_of(tmp_path / "empty", {"notes.md": b"x"})
    for source, out, code in (
        (tmp_path / "nowhere", tmp_path / "out", "no-such-place"),
        (empty, tmp_path / "out", "no-pictures"),
        (empty, empty, "folder-taken"),
    ):
        made = make(source, out, HEADER)
        assert made.deck is None
        assert [p.code for p in made.problems] == [code]
    assert not (tmp_path / "out").exists()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("packed", [False, True])
def test_a_deck_is_added_replaced_and_removed(tmp_path: Path, packed: bool) -> None:
    files = deck_files()
    source = zip_of(tmp_path / "d.zip", files) if packed else folder_of(tmp_path / "d", files)
    data = tmp_path / "data"
    added = install.add(source, data)
    assert isinstance(added, DeckFile)
    found = Library((data / "decks",), b"s" * 32)
    assert len(found.decks()["seaside"].cards) == 3
    assert [p.name for p in (data / "decks").iterdir()] == ["seaside"]
    refused = install.add(source, data)
    assert isinstance(refused, tuple)
    assert [p.code for p in refused] == ["deck-exists"]
    again = install.add(source, data, over=True, public=True)
    assert isinstance(again, DeckFile)
    assert again.header.public
    assert install.remove("seaside", data) is None
    gone = install.remove("seaside", data)
    assert gone is not None
    assert gone.code == "deck-unknown"


@pytest.mark.parametrize("deck", ["first-dreams", "plain"])
def test_the_decks_of_the_game_stay(tmp_path: Path, deck: str) -> None:
    answer = install.add(folder_of(tmp_path / "d", deck_files(deck=deck)), tmp_path / "data")
    assert isinstance(answer, tuple)
    assert [p.code for p in answer] == ["deck-built-in"]
    stays = install.remove(deck, tmp_path)
    assert stays is not None
    assert stays.code == "deck-stays"


@pytest.mark.parametrize("deck", ["..", "../data", ".", "", "a/b", "/etc"])
def test_removing_stays_inside_the_data_folder(tmp_path: Path, deck: str) -> None:
    folder_of(tmp_path / "data", {"decks/a/b/keep": b"x", "keep": b"x"})
    refused = install.remove(deck, tmp_path / "data")
    assert refused is not None
    assert (tmp_path / "data" / "keep").exists()
    assert (tmp_path / "data" / "decks" / "a" / "b" / "keep").exists()


@pytest.mark.usefixtures("quick")
def test_one_bad_picture_and_nothing_is_installed(tmp_path: Path) -> None:
    files = deck_files()
    del files["card-1.png"]
    answer = install.add(folder_of(tmp_path / "d", files), tmp_path / "data")
    assert isinstance(answer, tuple)
    assert [p.message() for p in answer] == ["card 2 'card-1': There is no picture card-1.png."]
    assert list((tmp_path / "data" / "decks").iterdir()) == []


@pytest.mark.parametrize(
    ("size", "at"),
    [((1200, 600), (900, 300)), ((1200, 600), (250, 300)), ((600, 1500), (300, 1300))],
)
def test_the_cut_keeps_what_is_worth_seeing(size: tuple[int, int], at: tuple[int, int]) -> None:
    image = Image.new("RGB", size, (90, 110, 130))
    pen = ImageDraw.Draw(image)
    for ring in range(0, 110, 12):
        box = (at[0] - ring, at[1] - ring, at[0] + ring, at[1] + ring)
        pen.ellipse(box, outline=(250, 200 - ring, 40), width=4)
    left, top, right, bottom = card_box(image)
    assert (right - left) * 3 == pytest.approx((bottom - top) * 2, abs=3)
    assert left < at[0] < right
    assert top < at[1] < bottom


def test_an_even_picture_is_cut_in_the_middle() -> None:
    left, _, right, _ = card_box(Image.new("RGB", (1200, 600), (9, 9, 9)))
    assert abs(left + right - 1200) <= 30


def test_names_become_ids() -> None:
    assert slug("Été à Nantes!") == "ete-a-nantes"
    assert slug("日本") == ""


Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path / "data"))

    def run(*words: object) -> tuple[int, str]:
        status = main(["deck", *map(str, words)])
        said = capsys.readouterr()
        return status, said.out + said.err

    return run


@pytest.mark.usefixtures("quick")
def test_the_command_line_makes_adds_lists_and_removes(run: Run, pictures: Path, tmp_path: Path) -> None:
    status, said = run("new", pictures, "--title", "Été", "--author", "Ana")
    assert (status, "1 left out" in said) == (0, True)
    target = tmp_path / "pictures-deck"
    assert "reverie deck add" in said
    status, said = run("add", target)
    assert (status, "private" in said) == (0, True)
    status, said = run("add", target)
    assert (status, "--replace" in said) == (1, True)
    status, said = run("list")
    assert status == 0
    assert "ete" in said
    assert "who has its key" in said
    status, said = run("info", "ete")
    assert "its key is" in said
    assert run("remove", "ete")[0] == 0
    assert run("remove", "ete")[0] == 1
    assert run("info", "ete")[0] == 1


def test_the_command_line_checks_and_tells_everything(run: Run, tmp_path: Path) -> None:
    files = deck_files()
    files["card-0.png"] = b"GIF89a"
    files["card-1.png"] = files["card-2.png"]
    folder = folder_of(tmp_path / "d", files)
    status, said = run("check", folder)
    assert status == 1
    assert "card 1 'card-0': This is a GIF." in said
    assert "card 3 'card-2': It’s exactly the same picture as card 2 'card-1'." in said
    assert "2 problems" in said
    status, said = run("check", zip_of(tmp_path / "d.zip", deck_files()))
    assert status == 0
    assert "3 cards, all well" in said
    status, said = run("info", tmp_path / "d.zip")
    assert (status, "By the sea" in said) == (0, True)
    assert run("check", tmp_path / "nowhere")[0] == 1


def test_a_bad_id_is_explained(run: Run, pictures: Path) -> None:
    status, said = run("new", pictures, "--id", "Not Good")
    assert status == 2
    assert "small letters" in said


def test_a_picture_is_never_upside_down() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # the camera was held upright
    data = encoded(painted((900, 600)), "JPEG", exif=exif)
    prints = image_sandbox.develop(data, only_look=True)
    assert isinstance(prints, Prints)
    assert (prints.width, prints.height) == (600, 900)
