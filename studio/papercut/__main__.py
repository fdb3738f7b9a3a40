"""`python -m studio.papercut`: render cards of Paper Hearts, contact sheets, faces and elements."""

import argparse
import time
from collections.abc import Sequence

from PIL import Image

from studio.output import BUILD, encode, to_image, write
from studio.papercut import cards
from studio.papercut.cards import card_files, load

FOLDER = BUILD / "paper-hearts"
SIZES = {"draft": 400, "600": 600, "1200": 1200}


def render(numbers: Sequence[int], kind: str) -> int:
    """Paint the cards (all when none is named) and write them as PNG."""
    files = card_files()
    if unknown := [n for n in numbers if n not in files]:
        print(f"No card file for {unknown}: write studio/paper_hearts/cards/pNN_slug.py first.")
        return 2
    for number in numbers or files:
        start = time.perf_counter()
        card = load(files[number])
        image = to_image(cards.render(card, SIZES[kind] / 800))
        target = FOLDER / kind / f"{card.name}.png"
        write(target, encode(image, "PNG"))
        print(f"{target}  {time.perf_counter() - start:.1f} s")
    return 0


def contact_sheet(kind: str, columns: int, width: int) -> int:
    """All rendered cards side by side, `width` pixels each."""
    files = sorted((FOLDER / kind).glob("*.png"))
    if not files:
        print(f"Nothing in {FOLDER / kind}: render first.")
        return 1
    high, columns = width * 3 // 2, min(columns, len(files))
    rows = -(-len(files) // columns)
    sheet = Image.new("RGB", (columns * (width + 8) + 8, rows * (high + 8) + 8), "#3a3634")
    for i, file in enumerate(files):
        with Image.open(file) as card:
            small = card.convert("RGB").resize((width, high), Image.Resampling.LANCZOS)
        sheet.paste(small, (8 + i % columns * (width + 8), 8 + i // columns * (high + 8)))
    target = FOLDER / f"sheet-{kind}-{width}.png"
    write(target, encode(sheet, "PNG"))
    print(target)
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m studio.papercut", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    painting = commands.add_parser("render", help="paint cards (all when none is named)")
    painting.add_argument("numbers", nargs="*", type=int)
    painting.add_argument("--draft", action="store_true", help="400 x 600")
    painting.add_argument("--size", choices=["600", "1200"], default="600")
    sheet = commands.add_parser("sheet", help="the rendered cards side by side")
    sheet.add_argument("--size", choices=list(SIZES), default="600")
    sheet.add_argument("--columns", type=int, default=6)
    sheet.add_argument("--width", type=int, default=200)
    looking = commands.add_parser("look", help="the kit itself: papers, faces, heads, poses, elements")
    looking.add_argument("what", nargs="*", help="names of sheets; all when none is named")
    args = parser.parse_args(argv)
    if args.command == "render":
        return render(args.numbers, "draft" if args.draft else args.size)
    if args.command == "sheet":
        return contact_sheet(args.size, args.columns, args.width)
    from studio.papercut.gallery import look

    return look(args.what, FOLDER / "kit")


if __name__ == "__main__":
    raise SystemExit(main())
