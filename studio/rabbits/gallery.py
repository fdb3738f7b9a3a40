"""The gallery: which portraits there are; laying, shipping and looking at them."""

import time
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path

from PIL import Image

from studio.output import BUILD, QUALITY, ROOT, encode, write
from studio.painted import is_painted, remember
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.pieces import laid
from studio.rabbits import moon, sun

SHIPPED = ROOT / "src" / "reverie" / "data" / "rabbits"
SIDE, SHIP_SIDE = 800, 512
OVERSIZE = 1.5  # laid larger, then reduced: crisp eyes and whiskers
LIST = tomllib.loads((SHIPPED / "rabbits.toml").read_text("utf-8"))["rabbits"]
IDS = tuple(entry["id"] for entry in LIST)
DOORS = {"sun": sun.PORTRAITS, "moon": moon.PORTRAITS}
PORTRAITS: dict[str, Callable[[Page], None]] = {**sun.PORTRAITS, **moon.PORTRAITS}


def source(attitude: str) -> Path:
    """The file of its door."""
    return Path(__file__).parent / ("sun.py" if attitude in sun.PORTRAITS else "moon.py")


def picture(attitude: str, scale: float) -> Image.Image:
    """One portrait at `scale` real pixels a design pixel."""
    return laid(PORTRAITS[attitude], 100 + IDS.index(attitude), scale, (SIDE, SIDE), DAY, cut=False)


def render(attitude: str, kind: str) -> Path:
    """One portrait as a draft PNG or for shipping."""
    image = picture(attitude, OVERSIZE * SHIP_SIDE / SIDE if kind == "ship" else 0.64)
    image = image.resize((SHIP_SIDE, SHIP_SIDE), Image.Resampling.LANCZOS)
    draft = BUILD / "rabbits" / f"{attitude}.png"
    write(draft, encode(image, "PNG"))
    if kind != "ship":
        return draft
    target = SHIPPED / f"{attitude}.webp"
    write(target, encode(image, "WEBP", quality=QUALITY, method=6))
    remember("rabbits", attitude, source(attitude))
    return target


def changed() -> list[str]:
    """The attitudes whose shipped portrait is missing or of older sources."""
    there = {a for a in IDS if (SHIPPED / f"{a}.webp").exists() and is_painted("rabbits", a, source(a))}
    return [attitude for attitude in IDS if attitude not in there]


def sheets(side: int = 120) -> list[Path]:
    """For each door the portraits at the size of a tile on the table."""
    return [_sheet(tuple(portraits), door, side) for door, portraits in DOORS.items()]


def _sheet(attitudes: Sequence[str], name: str, side: int) -> Path:
    page = Image.new("RGB", (8 * (side + 8) + 8, 2 * (side + 8) + 8), "#8a8480")
    for i, attitude in enumerate(attitudes):
        if (file := BUILD / "rabbits" / f"{attitude}.png").exists():
            with Image.open(file) as portrait:
                small = portrait.convert("RGB").resize((side, side), Image.Resampling.LANCZOS)
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
