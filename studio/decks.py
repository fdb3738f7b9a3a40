"""The decks of the studio: where the cards of each are, with which kit they are made, where they are shipped.

A kit is a module with `load(file)`, which gives a scene, and `render(scene, scale)`, which gives its picture
as floats 0..1. To add a deck, add one line to DECKS.
"""

import importlib
import re
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from PIL import Image

from studio.colour import Arr
from studio.fingerprint import ALWAYS
from studio.output import BUILD, ROOT, encode, preview, write

HERE = Path(__file__).parent
DECKS_DIR = ROOT / "src" / "reverie" / "data" / "decks"


def name_of(file: Path) -> str:
    """The stem of the pictures a card file makes."""
    number, slug = file.stem[1:].split("_", 1)
    return f"{number}-{slug.replace('_', '-')}"


def number_of(name: str | Path) -> int:
    """The number of a card by its name or by one of its pictures."""
    return int((name.name if isinstance(name, Path) else name).split("-", 1)[0])


@dataclass(frozen=True)
class Ink:
    """How a picture is written: WebP or AVIF, and how finely."""

    kind: str
    quality: int

    @property
    def ending(self) -> str:
        """The end of the file's name."""
        return self.kind.lower()

    def __call__(self, image: Image.Image) -> bytes:
        """The file."""
        more = {"method": 6} if self.kind == "WEBP" else {"speed": 8, "max_threads": 1}
        return encode(image, self.kind, quality=self.quality, **more)


LIGHT = Ink("AVIF", 45)


@dataclass(frozen=True)
class Deck:
    """One deck: its id, its names, its folder below studio/, the first letter of its card files, its kit."""

    id: str
    en: str
    fr: str
    folder: str  # cards are in studio/<folder>/<letter>NN_slug.py
    letter: str
    kit: str
    texts: str
    gallery: str = ""  # a module with sheets(names), for `studio elements`
    small: Ink = Ink("WEBP", 82)  # 600 px: every browser has to be able to show it
    large: Ink = Ink(
        "WEBP", 80
    )  # 1200 px: at full screen nobody sees the difference, and 84 keep within 20 MB
    late: int = 100  # the large pictures of cards from this number on are LIGHT

    @property
    def first(self) -> bool:
        """The first deck keeps its old places under build/ and in painted.json."""
        return self.id == "first-dreams"

    @property
    def cards(self) -> Path:
        """Where the shipped pictures are."""
        return DECKS_DIR / self.id / "cards"

    @property
    def build(self) -> Path:
        """Where drafts go."""
        return BUILD if self.first else BUILD / self.id

    @cached_property
    def maker(self) -> Any:
        """The kit's module."""
        return importlib.import_module(self.kit)

    @property
    def always(self) -> tuple[str, ...]:
        """Modules every card of the deck depends on."""
        return ALWAYS if self.first else (self.kit,)

    def kind(self, kind: str) -> str:
        """Under which word a picture is remembered as painted."""
        return kind if self.first else f"{self.id}/{kind}"

    def notes(self, file: Path) -> dict[str, Any]:
        """What is written about a card, if anything; also whether it is in reserve, retired, frightening."""
        written = HERE / self.texts / f"{file.stem}.toml"
        return tomllib.loads(written.read_text("utf-8")) if written.exists() else {}

    def chosen(self) -> dict[int, Path]:
        """The card files without those in reserve."""
        return {number: file for number, file in self.files().items() if not self.notes(file).get("reserve")}

    def dealt(self) -> dict[int, Path]:
        """The card files without those in reserve and those that are retired."""
        return {number: file for number, file in self.chosen().items() if not self.notes(file).get("retired")}

    def files(self) -> dict[int, Path]:
        """The card files by number."""
        named = re.compile(rf"{self.letter}(\d\d+)_[a-z0-9_]+\.py")
        folder = HERE / self.folder
        found = ((named.fullmatch(file.name), file) for file in folder.glob(f"{self.letter}*.py"))
        return dict(sorted((int(match[1]), file) for match, file in found if match))

    def paint(self, file: Path, scale: float) -> Arr:
        """Make one card."""
        picture: Arr = self.maker.render(self.maker.load(file), scale)
        return picture

    def large_of(self, name: str) -> Ink:
        """How the large picture of a card is written."""
        return LIGHT if number_of(name) >= self.late else self.large

    def shipped(self, name: str) -> dict[str, Path]:
        """The files of one shipped card."""
        endings = {"600": self.small.ending, "1200": self.large_of(name).ending, "preview": "webp"}
        return {kind: self.cards / f"{name}.{kind}.{end}" for kind, end in endings.items()}

    def ship(self, name: str, full: Image.Image) -> None:
        """One rendering at 1200 x 1800 gives both sizes, so they agree to the last mark."""
        half = full.resize((600, 900), Image.Resampling.LANCZOS)
        files = self.shipped(name)
        write(files["1200"], self.large_of(name)(full))
        write(files["600"], self.small(half))
        write(files["preview"], preview(full))


FIRST = Deck("first-dreams", "First Dreams", "Premiers rêves", "cards", "c", "studio.scene", "texts", late=85)
DECKS = {
    deck.id: deck
    for deck in (
        FIRST,
        Deck("second-sleep", "Second Sleep", "Second sommeil", "second_sleep/cards", "s",
             "studio.linocut.scene", "second_sleep/texts", "studio.linocut.gallery",
             Ink("WEBP", 72), LIGHT),
        Deck("paper-hearts", "Paper Hearts", "Petits papiers", "paper_hearts/cards", "p",
             "studio.papercut.cards", "paper_hearts/texts", "studio.papercut.gallery",
             Ink("WEBP", 74), LIGHT),
    )
}  # fmt: skip
