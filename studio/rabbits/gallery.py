"""The gallery: which portraits there are; painting, shipping and looking at them."""

import importlib
import time
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from studio.output import BUILD, QUALITY, ROOT, encode, to_image, write
from studio.painted import is_painted, remember
from studio.rabbits.tile import SIDE, Tile

SHIPPED = ROOT / "src" / "reverie" / "data" / "rabbits"
SHIP_SIDE = 512
OVERSIZE = 1.5  # painted larger, then reduced: crisp eyes and whiskers
LIST = tomllib.loads((SHIPPED / "rabbits.toml").read_text("utf-8"))["rabbits"]
IDS = tuple(entry["id"] for entry in LIST)


def source(attitude: str) -> Path:
    """Each attitude has its own file."""
    return Path(__file__).parent / "portraits" / f"{attitude.replace('-', '_')}.py"


def painter(attitude: str) -> Callable[[Tile], None]:
    """The function that paints an attitude."""
    module: Any = importlib.import_module(f"studio.rabbits.portraits.{source(attitude).stem}")
    paints: Callable[[Tile], None] = module.portrait
    return paints


def paint(attitude: str, scale: float) -> Tile:
    """One portrait, unfinished, at `scale` real pixels per design pixel."""
    tile = Tile(100 + IDS.index(attitude), scale)
    painter(attitude)(tile)
    return tile


def render(attitude: str, kind: str) -> Path:
    """Paint one portrait as a draft PNG or for shipping."""
    tile = paint(attitude, OVERSIZE * SHIP_SIDE / SIDE if kind == "ship" else 0.64)
    image = to_image(tile.finished())
    dark = Image.fromarray(np.uint8(255 - 255 * tile.silhouette()))
    write(BUILD / "rabbits" / "dark" / f"{attitude}.png", encode(dark, "PNG"))
    if kind != "ship":
        target = BUILD / "rabbits" / f"{attitude}.png"
        write(target, encode(image, "PNG"))
        return target
    target = SHIPPED / f"{attitude}.webp"
    small = image.resize((SHIP_SIDE, SHIP_SIDE), Image.Resampling.LANCZOS)
    write(target, encode(small, "WEBP", quality=QUALITY, method=6))
    write(BUILD / "rabbits" / f"{attitude}.png", encode(small, "PNG"))
    remember("rabbits", attitude, source(attitude))
    return target


def changed() -> list[str]:
    """The attitudes whose shipped portrait is missing or of older sources."""
    there = {a for a in IDS if (SHIPPED / f"{a}.webp").exists() and is_painted("rabbits", a, source(a))}
    return [attitude for attitude in IDS if attitude not in there]


def sheets(side: int = 120) -> list[Path]:
    """For each door, the portraits and their silhouettes at the size of a tile on the table."""
    made = []
    for door in ("sun", "moon"):
        attitudes = [entry["id"] for entry in LIST if entry["door"] == door]
        for folder in ("", "dark"):
            made.append(_sheet(attitudes, BUILD / "rabbits" / folder, f"{door}{folder}", side))
    return made


def _sheet(attitudes: Sequence[str], folder: Path, name: str, side: int) -> Path:
    page = Image.new("RGB", (8 * (side + 8) + 8, 2 * (side + 8) + 8), "#8a8480")
    for i, attitude in enumerate(attitudes):
        if (file := folder / f"{attitude}.png").exists():
            with Image.open(file) as picture:
                small = picture.convert("RGB").resize((side, side), Image.Resampling.LANCZOS)
            page.paste(small, (8 + i % 8 * (side + 8), 8 + i // 8 * (side + 8)))
    target = BUILD / f"rabbits-{name}.png"
    write(target, encode(page, "PNG"))
    return target


def run(attitudes: Sequence[str], kind: str, sheet: bool) -> int:
    """The command `python -m studio rabbits`."""
    if unknown := [a for a in attitudes if a not in IDS]:
        print(f"No portrait of {', '.join(unknown)}. There are: {', '.join(IDS)}.")
        return 2
    for attitude in attitudes or (() if sheet else IDS):
        start = time.perf_counter()
        print(f"{attitude}  {render(attitude, kind)}  {time.perf_counter() - start:.1f} s", flush=True)
    for file in sheets() if sheet else ():
        print(file)
    return 0
