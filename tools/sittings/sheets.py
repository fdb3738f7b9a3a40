"""What a reader is shown: two tables a sheet, and a page with the clues."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from tools.sittings.clues import deck_file
from tools.sittings.deal import Table

CARD: Final = (216, 324)
GAP: Final = 12
HEAD: Final = 44
LETTERS: Final = "ABCDEF"
PAPER, INK = "#f2ead8", "#1c1a17"


def lay(deck: str, tables: Sequence[Table], into: Path) -> None:
    into.mkdir(parents=True, exist_ok=True)
    drawn = [_table(deck, n, table) for n, table in enumerate(tables, 1)]
    for n in range(0, len(drawn), 2):
        pair = drawn[n : n + 2]
        sheet = Image.new("RGB", (sum(p.width for p in pair) + GAP * (len(pair) - 1), pair[0].height), INK)
        for k, picture in enumerate(pair):
            sheet.paste(picture, (k * (picture.width + GAP), 0))
        sheet.save(into / f"sheet-{n // 2 + 1:02}.png")
    (into / "clues.txt").write_text("\n".join(_lines(tables)) + "\n", encoding="utf-8")


def _lines(tables: Sequence[Table]) -> list[str]:
    lines = []
    for n, table in enumerate(tables, 1):
        lines += [f"Table {n}", *(f"  {n}.{k}  {a.clue.text}" for k, a in enumerate(table.asked, 1)), ""]
    return lines


def _table(deck: str, number: int, table: Table) -> Image.Image:
    pictures = deck_file(deck).parent / "cards"
    width, height = CARD
    whole = Image.new("RGB", (3 * width + 4 * GAP, 2 * (height + HEAD) + HEAD + GAP), PAPER)
    draw = ImageDraw.Draw(whole)
    font = ImageFont.load_default(30)
    draw.text((GAP, 4), f"Table {number}", INK, font)
    for n, (letter, card) in enumerate(zip(LETTERS, table.cards, strict=True)):
        left, top = GAP + (n % 3) * (width + GAP), HEAD + (n // 3) * (height + HEAD)
        with Image.open(pictures / f"{card}.600.webp") as picture:
            whole.paste(picture.convert("RGB").resize(CARD, Image.Resampling.LANCZOS), (left, top))
        draw.text((left + width // 2 - 8, top + height + 4), letter, INK, font)
    return whole
