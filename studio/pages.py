"""Pages: the pictures round the cards, each of its own size, painted into the client's assets."""

import importlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from studio.colour import Arr
from studio.finish import Finish, finish
from studio.output import BUILD, QUALITY, ROOT, encode, to_image, write
from studio.paint import Card
from studio.painted import is_painted, remember
from studio.papercut.lamp import Lamp
from studio.papercut.pieces import laid

WORLD = Path(__file__).parent / "world"
CLIENT = ROOT / "client"
# what is not WebP: icons, exact to the pixel
EXACT: dict[str, tuple[str, dict[str, Any]]] = {
    ".png": ("PNG", {"optimize": True}),
    ".ico": ("ICO", {"sizes": [(16, 16), (32, 32), (48, 48)]}),
}
FULL = Finish(border=0, vignette=0.2)


@dataclass(frozen=True)
class Page:
    """One picture: `size` in design pixels, `width` in pixels as shipped, `limit` its weight in bytes."""

    name: str
    size: tuple[int, int]
    width: int
    paint: Callable[[Any], None]  # on a Card, or, with a lamp, on a page of paper
    seed: int = 1
    finish: Finish = FULL
    quality: int = QUALITY
    limit: int = 90_000
    oversize: float = 1.0  # painted larger, then reduced: crisp small things
    after: Callable[[Arr], Arr] | None = None
    file: str = ""  # in the client's folder, where it is not src/assets/NAME.webp; may be a PNG or an ICO
    cut: bool = False  # a piece of paper on nothing, transparent round it
    lamp: Lamp | None = None  # laid of paper, under this lamp
    corner: float = 0.0  # rounded corners, as a share of the width (not WebP)

    @property
    def pixels(self) -> tuple[int, int]:
        """Width and height as shipped."""
        return self.width, round(self.width * self.size[1] / self.size[0])

    @property
    def target(self) -> Path:
        """Where the client finds it."""
        return CLIENT / (self.file or f"src/assets/{self.name}.webp")


def places() -> dict[str, Path]:
    """The files of the world by name."""
    return {file.stem: file for file in sorted(WORLD.glob("*.py")) if not file.stem.startswith("_")}


def pages_of(place: str) -> tuple[Page, ...]:
    """The pictures a place is painted in; a file without any is there for the others."""
    module: Any = importlib.import_module(f"studio.world.{place}")
    return getattr(module, "PAGES", ())


def picture(page: Page, scale: float) -> Image.Image:
    """Paint and finish one page at `scale` real pixels per design pixel."""
    if page.lamp is not None:
        return laid(page.paint, page.seed, scale, page.size, page.lamp, page.cut)
    card = Card(page.seed, scale, page.size)
    page.paint(card)
    done = finish(card, page.finish)
    return to_image(page.after(done) if page.after else done)


def draft(page: Page, scale: float) -> Path:
    """A PNG to look at."""
    target = BUILD / "world" / f"{page.name}.png"
    write(target, encode(picture(page, scale), "PNG"))
    return target


def ship(page: Page) -> Path:
    """The file of the client; a little less quality when a WebP would be too heavy."""
    image = picture(page, page.oversize * page.width / page.size[0])
    image = image.resize(page.pixels, Image.Resampling.LANCZOS)
    if page.target.suffix in EXACT:
        kind, options = EXACT[page.target.suffix]
        write(page.target, encode(rounded(image, page.corner), kind, **options))
        return page.target
    for quality in range(page.quality, 40, -4):
        data = encode(image, "WEBP", quality=quality, method=6)
        if len(data) <= page.limit:
            break
    write(page.target, data)
    return page.target


def rounded(image: Image.Image, corner: float) -> Image.Image:
    """The image with transparent corners."""
    if not corner:
        return image
    large = Image.new("L", (image.width * 4, image.height * 4), 0)
    box = (0, 0, large.width - 1, large.height - 1)
    ImageDraw.Draw(large).rounded_rectangle(box, corner * large.width, 255)
    image.putalpha(large.resize(image.size, Image.Resampling.LANCZOS))
    return image


def write_beside(place: str) -> None:
    """A place may come with a text the client needs, such as where its stones lie."""
    module: Any = importlib.import_module(f"studio.world.{place}")
    for file, text in module.beside().items() if hasattr(module, "beside") else ():
        write(file, text.encode())


def is_fresh(place: str, page: Page) -> bool:
    """True when the picture is there and nothing it is made of has changed."""
    return page.target.exists() and is_painted("world", page.name, places()[place])


def run(names: Sequence[str], look: float | None, force: bool) -> int:
    """The command `python -m studio world`: what changed, or drafts at the scale `look`."""
    known = {page.name: (place, page) for place in places() for page in pages_of(place)}
    chosen = {name for name, (place, _) in known.items() if not names or {name, place} & set(names)}
    if unknown := set(names) - set(known) - set(places()):
        print(f"Nothing is called {', '.join(sorted(unknown))}. There are: {', '.join(known)}.")
        return 2
    for place in () if look else places():
        if not names or place in names:
            write_beside(place)
    for name in sorted(chosen):
        place, page = known[name]
        start = time.perf_counter()
        if look:
            target = draft(page, look)
        elif force or not is_fresh(place, page):
            target = ship(page)
            remember("world", name, places()[place])
        else:
            continue
        weight = target.stat().st_size // 1000
        print(f"{name}  {time.perf_counter() - start:.1f} s  {weight} kB  {target}", flush=True)
    return 0
