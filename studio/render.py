"""The command line: render cards, contact sheets and the gallery of elements."""

import argparse
import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from PIL import Image
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from studio.apidoc import LINOCUT_LIST, LIST, api, linocut_api
from studio.decks import DECKS, FIRST, Deck, name_of
from studio.output import encode, to_image, write
from studio.painted import is_painted, remember

SIZES = {"draft": 400, "600": 600, "800": 800, "1200": 1200, "ship": 1200}


def paint_one(file: Path, kind: str, deck_id: str) -> tuple[str, float, Path]:
    """Paint one card and write it; returns its name, the seconds it took and where it is."""
    start, deck = time.perf_counter(), DECKS[deck_id]
    name, target = name_of(file), target_of(file, kind, deck)
    if kind == "ship":
        deck.ship(name, full_size(file, deck))
    else:
        write(target, encode(to_image(deck.paint(file, SIZES[kind] / 800)), "PNG"))
    return name, time.perf_counter() - start, target


def full_size(file: Path, deck: Deck) -> Image.Image:
    """The picture at 1200 px: as rendered before, when nothing has changed since."""
    if is_fresh(file, "1200", deck):
        with Image.open(target_of(file, "1200", deck)) as master:
            return master.convert("RGB")
    return to_image(deck.paint(file, SIZES["ship"] / 800))


def target_of(file: Path, kind: str, deck: Deck) -> Path:
    """Where the picture goes."""
    name = name_of(file)
    if kind != "ship":
        return deck.build / kind / f"{name}.png"
    return deck.shipped(name)["600" if deck.notes(file).get("retired") else "1200"]


def is_fresh(file: Path, kind: str, deck: Deck) -> bool:
    """True when the picture is there and nothing it is made of has changed."""
    made = is_painted(deck.kind(kind), name_of(file), file, deck.always)
    return made and target_of(file, kind, deck).exists()


def render_cards(deck: Deck, numbers: Sequence[int], kind: str, jobs: int, force: bool) -> int:
    """Render what changed, several cards at a time, with a progress bar."""
    out = Console()
    files = deck.files()
    if unknown := [n for n in numbers if n not in files]:
        out.print(f"No card file for {unknown}: write studio/{deck.folder}/{deck.letter}NN_slug.py first.")
        return 2
    usual = deck.chosen() if kind == "ship" else files
    chosen = [files[n] for n in numbers] if numbers else list(usual.values())
    todo = [file for file in chosen if force or not is_fresh(file, kind, deck)]
    if len(todo) < len(chosen):
        out.print(f"{len(chosen) - len(todo)} unchanged (--force paints them again)")
    failed = 0
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=out) as bar:
        task = bar.add_task(deck.kind(kind), total=len(todo))
        if jobs == 1 or len(todo) == 1:
            for file in todo:
                report(out, *paint_one(file, kind, deck.id))
                remember(deck.kind(kind), name_of(file), file, deck.always)
                bar.advance(task)
            return 0
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            pending = {pool.submit(paint_one, file, kind, deck.id): file for file in todo}
            for done in as_completed(pending):
                if error := done.exception():
                    failed += 1
                    out.print(f"[red]{pending[done].name}: {error}")
                else:
                    report(out, *done.result())
                    remember(deck.kind(kind), name_of(pending[done]), pending[done], deck.always)
                bar.advance(task)
    return 1 if failed else 0


def report(out: Console, name: str, seconds: float, target: Path) -> None:
    """One line per painted card."""
    out.print(f"{name}  {seconds:.1f} s  {target}", soft_wrap=True, highlight=False)


def paint_all(jobs: int) -> int:
    """Everything that is shipped and has changed: the cards, the rabbits, the world round them."""
    from studio import pages
    from studio.rabbits import gallery

    failed = max(render_cards(deck, [], "ship", jobs, force=False) for deck in DECKS.values())
    portraits = gallery.changed()
    failed = failed or (gallery.run(portraits, "ship", sheet=False) if portraits else 0)
    return failed or pages.run([], None, force=False)


def main(argv: Sequence[str] | None = None) -> int:
    """Parse the command line and do it."""
    parser = argparse.ArgumentParser(prog="python -m studio", description="Paint the cards of Reverie.")
    commands = parser.add_subparsers(dest="command", required=True)
    paint = commands.add_parser("render", help="paint cards (all when no number is given)")
    paint.add_argument("numbers", nargs="*", type=int, help="card numbers")
    paint.add_argument("--deck", choices=DECKS, default=FIRST.id, help="of which deck")
    paint.add_argument("--draft", action="store_true", help="400 x 600, for composition")
    paint.add_argument("--size", choices=("600", "800", "1200"), default="600", help="width in pixels")
    paint.add_argument("--ship", action="store_true", help="both WebP sizes and the preview into the deck")
    paint.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    paint.add_argument("--force", action="store_true", help="paint even what has not changed")
    sheet = commands.add_parser("sheet", help="contact sheets of the painted cards")
    sheet.add_argument("numbers", nargs="*", type=int)
    sheet.add_argument("--deck", choices=DECKS, default=FIRST.id, help="of which deck")
    sheet.add_argument("--from", dest="source", choices=(*SIZES,), default="ship", help="which renderings")
    gallery = commands.add_parser("elements", help="a sheet of every element of the kit")
    gallery.add_argument(
        "families", nargs="*", help="people, trees, ...: families or modules (all by default)"
    )
    gallery.add_argument("--deck", choices=DECKS, default=FIRST.id, help="of the kit of which deck")
    deck = commands.add_parser(
        "deck", help="paint what changed of every deck for shipping, the world too, and bind deck.toml"
    )
    deck.add_argument("--bind-only", action="store_true", help="only deck.toml and previews, no painting")
    deck.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    rabbits = commands.add_parser("rabbits", help="the portraits of the rabbits (all when none is named)")
    rabbits.add_argument("attitudes", nargs="*", help="joyful, sad, in-love, ...")
    rabbits.add_argument("--draft", action="store_true", help="a PNG to look at (the default)")
    rabbits.add_argument("--ship", action="store_true", help="WebP 512 x 512 into the package")
    rabbits.add_argument("--sheet", action="store_true", help="both doors at 120 px")
    world = commands.add_parser("world", help="the pictures round the cards (all that changed by default)")
    world.add_argument("names", nargs="*", help="home, hill_wide, back, ...")
    world.add_argument("--look", type=float, metavar="SCALE", help="a PNG to look at, at this scale")
    world.add_argument("--force", action="store_true", help="paint even what has not changed")
    sounds = commands.add_parser("sounds", help="the sounds of the game, as small MP3 files")
    sounds.add_argument("--sheet", action="store_true", help="draw outlines and spectrograms to look at")
    seen = commands.add_parser("attitudes", help="count what readers saw, and how well the deck serves Kids")
    seen.add_argument("--deck", choices=DECKS, default="paper-hearts", help="of which deck")
    gate = commands.add_parser(
        "gate", help="count the cards to which four of five readers gave the same title"
    )
    gate.add_argument("--suspects", action="store_true", help="show titles that share a word, to be judged")
    commands.add_parser("api", help="bring the list of brushes and elements in ELEMENTS.md up to date")
    args = parser.parse_args(argv)
    if args.command == "api":
        LIST.write_text(api(), "utf-8")
        LINOCUT_LIST.write_text(linocut_api(), "utf-8")
        return 0
    if args.command == "gate":
        from studio.gate import report as counted
        from studio.gate import suspects

        print("\n".join((suspects if args.suspects else counted)(deck) for deck in DECKS.values()))
        return 0
    if args.command == "attitudes":
        from studio.attitudes import report as told

        print(told(DECKS[args.deck]))
        return 0
    if args.command == "world":
        from studio import pages

        return pages.run(args.names, args.look, args.force)
    if args.command == "sounds":
        from studio.sounds.recording import draw, record

        print(draw() if args.sheet else f"{record()} bytes in all")
        return 0
    if args.command == "rabbits":
        from studio.rabbits.gallery import run

        return run(args.attitudes, "ship" if args.ship else "draft", args.sheet)
    if args.command == "render":
        kind = "ship" if args.ship else "draft" if args.draft else args.size
        return render_cards(DECKS[args.deck], args.numbers, kind, max(1, args.jobs), args.force)
    if args.command == "deck":
        from studio.binding import bind

        failed = 0 if args.bind_only else paint_all(max(1, args.jobs))
        for chosen in DECKS.values():
            print(f"{chosen.en}: {bind(chosen)} cards in the deck")
        return failed
    from studio.sheets import contact_sheets, element_sheets

    made = (
        contact_sheets(DECKS[args.deck], args.numbers, args.source)
        if args.command == "sheet"
        else element_sheets(DECKS[args.deck], args.families)
    )
    for file in made:
        print(file)
    if not made:
        print("Nothing to show: paint first (python -m studio render), or choose others (--from ship).")
    return 0 if made else 1
