"""`make tab`: a folder of static files that is the whole game; python -m tab.build."""

import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from reverie import __version__
from reverie.decks import places
from reverie.decks.library import Library
from reverie.decks.shelf import OVERVIEWS, Deck
from reverie.decks.texts import Texts
from reverie.game.ids import CardId
from reverie.rooms.bots.deck_texts import read_in
from reverie.tab.shelf import TabCard, TabDeck, TabHeader, TabLater, TabPicture, TabShelf
from reverie.texts import SPOKEN
from reverie.wire.bodies import CardTextsView
from reverie.wire.codec import encode_value

ROOT: Final = Path(__file__).parents[1]
PARTS: Final = ROOT / "build" / "tab-parts"
OUT: Final = ROOT / "build" / "tab"
PYODIDE: Final = ROOT / "tab" / "node_modules" / "pyodide"
FROM_PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""Shipped as they come."""
TAG: Final = "pyemscripten_2026_0_wasm32"
SECRET: Final = sha256(b"Reverie in a tab: its pictures lie in a folder for all to see.").digest()
"""Picture addresses are the same wherever the folder is made."""
LIMIT: Final = 6_000_000
"""Bytes, as they travel, until somebody plays for the first time."""
FIRST_CARDS: Final = 6
LATER: Final = "later.json"
"""Fetched when the game is awake."""
ENGLISH: Final = "en"


def wheel() -> Path:
    folder = PARTS / "wheels"
    found = sorted(folder.glob("msgspec-*.whl"))
    if not found:
        asked = ["--no-deps", "--only-binary=:all:", "--require-hashes", "--quiet"]
        asked += ["--platform", TAG, "--python-version", "3.14", "--disable-pip-version-check"]
        wanted = [*asked, "-r", "tab/requirements.txt", "-d", str(folder)]
        _run("Fetching msgspec for the browser", [sys.executable, "-m", "pip", "download", *wanted])
        found = sorted(folder.glob("msgspec-*.whl"))
    return found[-1]


def parts() -> dict[str, bytes]:
    """Everything Python, by file name."""
    PARTS.mkdir(parents=True, exist_ok=True)
    _run("Packing Python", ["node", "tab/pack.mjs", str(PARTS), str(wheel())])
    made = {name: (PARTS / name).read_bytes() for name in ("reverie.zip.gz", "stdlib.zip.gz")}
    made |= {name: (PYODIDE / name).read_bytes() for name in FROM_PYODIDE}
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())
    made["pyodide-lock.json"] = encode_value({"info": lock["info"], "packages": {}})
    made["msgspec.whl"] = wheel().read_bytes()
    made["shelf.json"] = encode_value(shelf(library()))
    made[LATER] = encode_value(later(library()))
    made |= {words_file(language): encode_value(told) for language, told in words(library()).items()}
    return made


def words_file(language: str) -> str:
    return f"words.{language}.json"


def read_beside(language: str) -> str:
    """What bots at a table in this language read besides English."""
    return next(name for name in read_in(language) if name != ENGLISH)


def waited(made: Iterable[str], language: str) -> list[str]:
    """What of it a first play in this language waits for."""
    own = words_file(read_beside(language))
    return [name for name in made if name != LATER and (name == own or not name.startswith("words."))]


def library() -> Library:
    return Library((places.BUILT_IN,), SECRET)


def shelf(found: Library) -> TabShelf:
    """All decks, in English; of those that nobody has chosen yet only where their pictures are."""
    decks = listed(found)
    bare = {
        card: replace(entry, texts={}, picture=replace(entry.picture, preview=""))
        for card, entry in other_cards(found).items()
    }
    first = {
        card: replace(entry, texts={ENGLISH: entry.texts[ENGLISH]})
        for card, entry in first_cards(found).items()
    }
    told = {
        name: TabDeck(
            name,
            TabHeader(
                {language: deck.header.title_in(language) for language in SPOKEN},
                deck.header.author,
                deck.header.licence,
                {language: deck.header.mood_in(language) for language in SPOKEN},
                deck.header.age,
            ),
            deck.cards,
            overview=deck.overview,
            frightening=deck.frightening,
            wordless=deck.wordless,
        )
        for name, deck in decks.items()
    }
    return TabShelf(told, first | bare, found.usual_decks())


def listed(found: Library) -> dict[str, Deck]:
    return {name: deck for name, deck in found.decks().items() if deck.public}


def later(found: Library) -> TabLater:
    """What bots read and what is shown before a picture has come, and what people said of the cards."""
    cards = [card for deck in listed(found).values() for card in deck.cards]
    read = {card: texts.readings for card in cards if (texts := found.card_texts(card)) is not None}
    return TabLater(other_cards(found), {card: told for card, told in read.items() if told})


def other_cards(found: Library) -> dict[CardId, TabCard]:
    """All but those of a first play."""
    first = first_cards(found)
    decks = listed(found).values()
    return cards_of(found, [c for deck in decks for c in (*deck.cards, *deck.retired) if c not in first])


def first_cards(found: Library) -> dict[CardId, TabCard]:
    """Those that a new table is dealt."""
    return cards_of(found, [c for name in found.usual_decks().first for c in listed(found)[name].cards])


def words(found: Library) -> dict[str, dict[CardId, Texts]]:
    """What is written on the cards of a first play in other languages: only the page's own is waited for."""
    told: dict[str, dict[CardId, Texts]] = {}
    for card, entry in first_cards(found).items():
        for language, texts in entry.texts.items():
            if language != ENGLISH:
                told.setdefault(language, {})[card] = texts
    return told


def cards_of(found: Library, cards: Iterable[CardId]) -> dict[CardId, TabCard]:
    told = {}
    for card in cards:
        picture, texts = found.picture(card), found.card_texts(card)
        assert picture is not None
        shown = TabPicture(picture.key, picture.preview)
        told[card] = TabCard(shown) if texts is None else TabCard(shown, texts.languages, texts.attitudes)
    return told


def lay_out_cards(found: Library, folder: Path) -> dict[str, list[str]]:
    """Pictures in both sizes and what is written on them, named as a server names them.

    By deck, what of them is kept for when there is no network: the default decks first.
    """
    folder.mkdir(parents=True)
    first = found.usual_decks().first
    return {
        name: [
            *lay_out_overview(found, deck, folder),
            *lay_out_deck(found, (*deck.cards, *deck.retired), folder),
        ]
        for name, deck in sorted(listed(found).items(), key=lambda pair: (pair[0] not in first, pair[0]))
    }


def lay_out_overview(found: Library, deck: Deck, folder: Path) -> list[str]:
    """Cover and contact sheet, for whoever chooses; only the cover is worth keeping."""
    for kind in OVERVIEWS:
        if (shown := found.overview(deck.overview, kind)) is not None:
            (folder / f"{deck.overview}.{kind}.webp").write_bytes(shown)
    return [f"cards/{deck.overview}.cover.webp"] if deck.overview else []


def lay_out_deck(found: Library, cards: Iterable[CardId], folder: Path) -> list[str]:
    small = []
    for card in cards:
        picture = found.picture(card)
        assert picture is not None
        key = picture.key
        for size in (600, 1200):
            data = found.file(key, size) or found.file(
                key, 600
            )  # of a retired card there may be no large one
            assert data is not None
            (folder / f"{key}.{size}.webp").write_bytes(data)
        texts = found.texts(key).items()
        view = CardTextsView({n: c.title for n, c in texts}, {n: c.description for n, c in texts})
        (folder / f"{key}.json").write_bytes(encode_value(view))
        small += [f"cards/{key}.600.webp", f"cards/{key}.json"]
    return small


def packed(*files: Path) -> dict[str, tuple[int, int]]:
    """Bytes on the way, by name: from a host that packs with gzip, and with Brotli."""
    told = subprocess.run(
        ["node", "tab/weigh.mjs", str(PARTS / "weights.json"), *map(str, files)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    return {name: (gzip, brotli) for name, gzip, brotli in json.loads(told.stdout)}


def write_service_worker(pictures: dict[str, list[str]], first: int) -> str:
    """`first`: so many of the decks are fetched whole without being asked for."""
    files = sorted(p.relative_to(OUT).as_posix() for p in OUT.rglob("*") if p.is_file())
    apart = ("cards/", "licences/", "manifest.json", "version.json", "_headers", "NOTICE")
    core = ["", *(f for f in files if not f.startswith(apart) and f != "index.html")]
    marks = sha256()
    for name in files:
        marks.update(f"{name} {sha256((OUT / name).read_bytes()).hexdigest()}\n".encode())
    version = f"{__version__}-{marks.hexdigest()[:12]}"
    text = (ROOT / "tab" / "sw.js").read_text(encoding="utf-8")
    text = text.replace("__VERSION__", version).replace("__CORE__", json.dumps(core))
    text = text.replace("__DECKS__", json.dumps(list(pictures.values()))).replace("__FIRST__", str(first))
    (OUT / "sw.js").write_text(text, encoding="utf-8")
    (OUT / "version.json").write_bytes(encode_value({"version": version}))
    return version


def first_play() -> dict[str, tuple[int, int]]:
    """What travels until the first move, by kind: with gzip, and with Brotli."""
    manifest = json.loads((OUT / "manifest.json").read_bytes())
    page = {"index.html", "old.js"}
    wanted = ["index.html", "src/tab/Home.svelte", "src/tab/App.svelte", "src/table/Game.svelte"]
    while wanted:
        chunk = manifest.get(wanted.pop())
        if chunk and chunk["file"] not in page:
            page |= {chunk["file"], *chunk.get("css", ()), *chunk.get("assets", ())}
            wanted += chunk.get("imports", ())
    page |= {p.relative_to(OUT).as_posix() for p in (OUT / "assets").glob("*.en-*.js")}
    page = {name for name in page if "_wide-" not in name}  # a screen is wide or tall
    page |= {p.relative_to(OUT).as_posix() for p in (OUT / "assets").glob("worker-*.js")}
    python = {p.name: p for p in sorted(OUT.glob("py/*/*"))}
    first = first_cards(library())
    cards = [(OUT / "cards" / f"{c.picture.key}.600.webp").stat().st_size for c in first.values()]
    drawn = packed(*(OUT / name for name in sorted(page))).values()
    some = FIRST_CARDS * sum(cards) // len(cards)
    summed = (sum(gzip for gzip, _ in drawn), sum(brotli for _, brotli in drawn))
    return {
        "page": summed,
        **packed(*(python[name] for name in waited(python, ENGLISH))),
        "cards": (some, some),
    }


def build() -> None:
    made = parts()
    mark = sha256(b"".join(sha256(made[name]).digest() for name in sorted(made))).hexdigest()[:12]
    folder = f"py/{mark}"
    for name, data in made.items():
        (PARTS / name).write_bytes(data)
    first = waited(made, ENGLISH)
    travels = sum(brotli for _, brotli in packed(*(PARTS / name for name in first)).values())
    about = {
        "folder": folder,
        "whole": sum(len(made[name]) for name in first),
        "packed": travels,
        "beside": {language: read_beside(language) for language in SPOKEN},
    }
    (PARTS / "parts.json").write_bytes(encode_value(about))
    shutil.rmtree(OUT, ignore_errors=True)
    _run("Building the page", ["npm", "--prefix", "client", "run", "--silent", "tab"])
    (OUT / folder).mkdir(parents=True)
    for name, data in made.items():
        (OUT / folder / name).write_bytes(data)
    pictures = lay_out_cards(library(), OUT / "cards")
    for name in ("NOTICE", "_headers"):
        shutil.copy(ROOT / "tab" / name, OUT / name)
    shutil.copy(ROOT / "LICENSE", OUT / "licences" / "reverie.txt")
    for file in sorted((ROOT / "tab" / "licences").glob("*.txt")):
        shutil.copy(file, OUT / "licences" / file.name)
    with zipfile.ZipFile(wheel()) as packed_wheel:
        (own,) = (name for name in packed_wheel.namelist() if name.endswith("/LICENSE"))
        (OUT / "licences" / "msgspec.txt").write_bytes(packed_wheel.read(own))
    version = write_service_worker(pictures, len(library().usual_decks().first))
    weights = first_play()
    for name, (gzip, brotli) in weights.items():
        print(f"{gzip / 1000:8.0f} kB {brotli / 1000:8.0f} kB  {name}")
    gzip, brotli = (sum(sizes[n] for sizes in weights.values()) for n in (0, 1))
    whole = sum(p.stat().st_size for p in OUT.rglob("*") if p.is_file())
    print(f"{gzip / 1000:8.0f} kB {brotli / 1000:8.0f} kB  until the first move, with gzip and with Brotli")
    print(f"{whole / 1000:8.0f} kB  the whole folder, {OUT.relative_to(ROOT)}, version {version}")
    if brotli > LIMIT:
        raise SystemExit(f"Too heavy for a first play: at most {LIMIT / 1000:.0f} kB.")


def _run(what: str, command: list[str]) -> None:
    """Behind one line; its output if it fails."""
    if status := subprocess.call([sys.executable, "tools/step.py", what, *command], cwd=ROOT):
        raise SystemExit(status)


if __name__ == "__main__":
    build()
