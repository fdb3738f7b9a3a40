"""Sheets to look at: contact sheets of cards, and the gallery of every element."""

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

import studio.elements
from studio.decks import Deck, number_of
from studio.finish import Finish, finish
from studio.output import BUILD, encode, to_image, write
from studio.paint import Card

CELL_W, CELL_H = 200, 240
COLUMNS, ROWS = 4, 5


def contact_sheets(deck: Deck, numbers: Sequence[int], source: str) -> list[Path]:
    """Sheets of up to 12 cards, and one of all of them at 150 px to test how they read."""
    folder, pattern = (deck.cards, "*.600.webp") if source == "ship" else (deck.build / source, "*.png")
    files = [f for f in sorted(folder.glob(pattern), key=number_of) if not numbers or number_of(f) in numbers]
    made = []
    for page, start in enumerate(range(0, len(files), 12), 1):
        made.append(_grid(files[start : start + 12], 4, 320, deck.build / f"sheet-{source}-{page}.png"))
    if files:
        made.append(_grid(files, 10, 150, deck.build / f"sheet-{source}-small.png"))
    return made


def _grid(files: Sequence[Path], columns: int, width: int, target: Path) -> Path:
    height = width * 3 // 2
    columns = min(columns, len(files))
    rows = -(-len(files) // columns)
    sheet = Image.new("RGB", (columns * (width + 8) + 8, rows * (height + 8) + 8), "#3a3634")
    for i, file in enumerate(files):
        with Image.open(file) as card:
            small = card.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
        sheet.paste(small, (8 + i % columns * (width + 8), 8 + i // columns * (height + 8)))
    write(target, encode(sheet, "PNG"))
    return target


def elements() -> dict[str, list[tuple[str, Callable[..., Any]]]]:
    """Every public function `f(c, x, y, ...)` of the element modules, by `family.module`."""
    found: dict[str, list[tuple[str, Callable[..., Any]]]] = {}
    prefix = "studio.elements."
    for info in pkgutil.walk_packages(studio.elements.__path__, prefix):
        module = importlib.import_module(info.name)
        for name, fn in vars(module).items():
            if name.startswith("_") or not inspect.isfunction(fn) or fn.__module__ != module.__name__:
                continue
            names = list(inspect.signature(fn).parameters.values())
            optional = all(p.default is not p.empty or p.kind is p.VAR_KEYWORD for p in names[3:])
            if [p.name for p in names[:3]] == ["c", "x", "y"] and optional:
                found.setdefault(info.name.removeprefix(prefix), []).append((name, fn))
    return found


def sizes(fn: Callable[..., Any]) -> dict[str, float]:
    """A size that fits the cell: the defaults, scaled so that the larger side is 150 (height alone: 110)."""
    parameters = inspect.signature(fn).parameters
    given = {s: parameters[s].default for s in ("h", "w") if s in parameters}
    known = {s: float(v) for s, v in given.items() if isinstance(v, int | float)}
    if not known:
        return {}
    fit = (110 if list(known) == ["h"] else 150) / max(known.values())
    return {side: value * fit for side, value in known.items()}


def show(card: Card, fn: Callable[..., Any], x: float, y: float) -> None:
    """One element in its cell; whatever it does outside is undone."""
    doc = fn.__doc__ or ""
    if "from (x, y)" in doc or "at (x, y), with its string" in doc:
        y -= 140
    elif "middle at" in doc or "centre" in doc or "its middle" in doc:
        y -= 80
    before = card.img.copy()
    card.light = (x - 140, y - 260, 200)
    fn(card, x, y, **sizes(fn))
    left, top = int(x // CELL_W) * CELL_W, int(y // CELL_H) * CELL_H
    rows, columns = ((at * card.k, (at + side) * card.k) for at, side in ((top, CELL_H), (left, CELL_W)))
    inside = (slice(*map(round, rows)), slice(*map(round, columns)))
    before[inside] = card.img[inside]
    card.img = before


def element_sheets(deck: Deck, families: Sequence[str]) -> list[Path]:
    """Paint the elements of these families or modules in cells of 200 x 240, with their names."""
    if deck.gallery:
        return list(importlib.import_module(deck.gallery).sheets(families))
    made = []
    for module, members in elements().items():
        if families and not {module, *module.split(".")} & set(families):
            continue
        for page, start in enumerate(range(0, len(members), COLUMNS * ROWS), 1):
            chosen = members[start : start + COLUMNS * ROWS]
            target = BUILD / f"elements-{module}-{page}.png"
            write(target, encode(_element_page(module, chosen), "PNG"))
            made.append(target)
    return made


def _element_page(module: str, chosen: Sequence[tuple[str, Callable[..., Any]]]) -> Image.Image:
    card = Card(7, 1.0)
    dark = module == "things.lights"
    card.sky([(0, "#2c3444"), (1200, "#242a38")] if dark else [(0, "#9fb0b4"), (1200, "#8f9c9a")], calm=0)
    for i, (_, fn) in enumerate(chosen):
        show(card, fn, i % COLUMNS * CELL_W + CELL_W // 2, i // COLUMNS * CELL_H + 206)
    image = to_image(finish(card, Finish(border=0, vignette=0)))
    pen = ImageDraw.Draw(image)
    for i, (name, _) in enumerate(chosen):
        place = (i % COLUMNS * CELL_W + 8, i // COLUMNS * CELL_H + CELL_H - 16)
        pen.text(place, name, fill="#f0e8d8" if dark else "#101018")
    return image.crop((0, 0, COLUMNS * CELL_W, -(-len(chosen) // COLUMNS) * CELL_H))
