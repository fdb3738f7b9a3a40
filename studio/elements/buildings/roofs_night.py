"""The roofs of a town at night: narrow gabled houses from the front, and a long roof to rest a toe on."""

from collections.abc import Sequence
from typing import Any

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import blob, ell, poly, rect, taper

NIGHT_WALL: Ramp = ["#140c28", "#2c2450", "#54487c", "#9c88ac"]
ROSE_TILES: Ramp = ["#28142c", "#6c3450", "#b06470", "#f0b09c"]
PLUM_TILES: Ramp = ["#1c1030", "#4c2c58", "#845480", "#d09cb0"]
NIGHTCAP: Ramp = ["#5c4c74", "#a498b4", "#e8dce0", "#fff6e4"]
IRON: Ramp = ["#0c0a20", "#282444", "#54486c", "#a890a0"]
DARK_GLASS: Ramp = ["#0c0820", "#1c1840", "#3c3c70"]


def gabled_house(
    c: Card, x: float, y: float, w: float, h: float, tiles: Ramp, fog: float, chimney: float
) -> None:
    """A narrow gabled house seen from the front, ridge at `y`, eaves `h` below, its wall as far as the page goes."""
    left, right = x + w * chimney, x + w * chimney + w * 0.14
    how: dict[str, Any] = {"fog": fog, "wob": 0.5, "rim": 0.5}
    c.paint(rect(left, y - h * 0.1, right, y + h * 0.7), NIGHT_WALL, vol=6, **how)
    c.paint(rect(left - 4, y - h * 0.16, right + 4, y - h * 0.06), tiles, vol=5, **how)
    wall = rect(x - w * 0.42, y + h * 0.7, x + w * 0.42, 1260)
    c.paint(wall, NIGHT_WALL, vol=8, fog=fog, wob=0.6, grad=(0.05, -0.25))
    gable = poly([(x, y), (x + w * 0.56, y + h), (x - w * 0.56, y + h)])
    m = c.paint(gable, tiles, vol=16, fog=fog, wob=0.8, rim=0.7, edge=0.25)
    if fog < 0.3:
        _tiling(c, m, x - w * 0.56, x + w * 0.56, y + h * 0.16, h * 0.84, tiles, fog)
    else:
        c.marks(m, 1.57, int(w * 1.4), 13, 5, jit=0.1 * (1 - fog), alpha=0.6)
    for dx in (-0.18, 0.18):
        wx, wy = x + dx * w, y + h * 1.28
        pane = rect(wx - w * 0.08, wy, wx + w * 0.08, wy + w * 0.24, 3)
        c.paint(pane, DARK_GLASS, vol=3, fog=fog, wob=0.3, det=0.6)


def _tiling(
    c: Card, m: Arr, x0: float, x1: float, y: float, h: float, tiles: Ramp, fog: float, spread: float = 0
) -> None:
    """Rows of round-ended tiles over the mask, larger towards the eaves; each has a shadow under its lip and a lit face."""
    rows, lip, lit = 5, c.fade(tiles[0], fog), c.fade(tiles[3], fog)
    for k in range(rows):
        t = ((k + 1) / rows) ** 1.15
        w, py = 24 + 5 * k, y + h * t
        left, right = x0 - spread * t, x1 + spread * t
        n = int((right - left) / w) + 2
        for i in range(n):
            px = left + (i - 0.5 * (k % 2)) * w
            d = 5 * ((i * 7 + k * 5) % 3 - 1) * 0.5
            u = [
                (px, py - 9),
                (px + w * 0.14, py + d),
                (px + w * 0.5, py + 5 + d),
                (px + w * 0.86, py + d),
                (px + w, py - 9),
            ]
            c.line(u, 4, lip, 0.62, 0.4, clip=m, ends=0.5)
            if (i + k) % 2 == 0:
                c.flat(ell(px + w * 0.42, py - 6, w * 0.26, 5), lit, 0.26, 2, clip=m)


def long_roof(c: Card, x: float, y: float, w: float, tiles: Ramp, fog: float) -> None:
    """A tiled roof seen from its long side, the ridge runs `w` to the right from (x, y) under a row of ridge tiles."""
    c.paint(rect(x + w * 0.9, y - 50, x + w * 0.99, y + 30), NIGHT_WALL, vol=6, fog=fog, wob=0.5, rim=0.6)
    c.paint(rect(x + w * 0.88, y - 56, x + w * 1.01, y - 44), tiles, vol=5, fog=fog, wob=0.4, rim=0.6)
    c.paint(rect(x - 20, y + 116, x + w + 20, 1260), NIGHT_WALL, vol=8, fog=fog, wob=0.6)
    slope = poly([(x, y), (x + w, y), (x + w + 40, y + 120), (x - 40, y + 120)])
    m = c.paint(slope, tiles, vol=12, fog=fog, wob=0.8, rim=0.5, edge=0.25, grad=(0.16, -0.26))
    _tiling(c, m, x, x + w, y, 120, tiles, fog, 40)
    n = round(w / 34)
    for i in range(n):
        a = x - 6 + (w + 12) * i / n
        cap = blob(
            (a, y + 13, "c"),
            (a + 2, y + 2),
            (a + 17, y - 4),
            (a + w / n - 2, y + 1),
            (a + w / n + 5, y + 13, "c"),
        )
        c.paint(cap, tiles, vol=6, fog=fog, wob=0.3, rim=0.9, rimw=3, edge=0.32, amb=0.34)


def capped_pot(c: Card, x: float, y: float, h: float = 44, cap: Ramp = NIGHTCAP) -> None:
    """A chimney pot standing at (x, y) that has pulled a striped nightcap over its mouth; the tassel hangs to the left."""
    f = c.at(x, y, h / 44, 0, vol=7, wob=0.3, rim=0.8, rimw=3, edge=0.3, det=0.7)
    f.paint(blob((-14, 0, "c"), (-11, -46, "c"), (11, -46, "c"), (14, 0, "c")), ROSE_TILES)
    way = (
        (0, -42, 34),
        (0, -58, 31),
        (-1, -74, 24),
        (-8, -87, 18),
        (-21, -90, 13),
        (-30, -80, 8),
        (-33, -70, 5),
    )
    m = f.paint(taper(*way), cap, vol=10)
    bands = (
        ((-20, -56), (0, -51), (20, -56)),
        ((-18, -71), (0, -66), (18, -73)),
        ((-18, -80), (-6, -78), (8, -92)),
        ((-18, -80), (-18, -88), (-19, -102)),
    )
    for band in bands:
        f.line(band, 5.4, "#3450a4", alpha=0.85, clip=m, ends=0.9)
    f.paint(taper((-17, -41, 11), (0, -38, 12), (17, -41, 11)), cap, vol=5)
    f.paint(ell(-33, -64, 8), cap, vol=6)


def weathercock(c: Card, x: float, y: float, h: float = 70, fog: float = 0.1) -> None:
    """An iron cock on its rod, foot at (x, y), looking left; the moon on its edge."""
    f = c.at(x, y, h / 70, 0, vol=4, wob=0.3, rim=1.4, rimw=3, rimcol="#ffe9b4", edge=0.3, fog=fog, det=0.7)
    f.line([(0, 0), (0, -40)], 4, c.fade(IRON[1], fog), alpha=1, ends=1)
    f.line([(-17, -18), (17, -18)], 3, c.fade(IRON[1], fog), alpha=1, ends=1)
    cock = blob((-25, -50, "c"), (-17, -55), (-14, -63), (-7, -62), (-3, -53), (3, -48), (9, -52), (12, -66), (22, -74), (33, -68), (31, -54), (25, -42), (14, -32), (0, -28), (-11, -34), (-15, -45))  # fmt: skip
    f.paint(cock, IRON)
    f.paint(blob((-15, -60), (-18, -69), (-12, -66), (-8, -73), (-5, -61)), ROSE_TILES, vol=2)


def row_of_gables(
    c: Card,
    xs: Sequence[int],
    y: int,
    uneven: tuple[int, int],
    size: tuple[float, float],
    tiles: tuple[Ramp, Ramp],
    fog: float,
    chimney: float,
) -> None:
    """Houses of one `size` (width, height) at `xs`, two kinds of tiles by turns; `uneven` (step, range) lowers their ridges."""
    step, most = uneven
    for i, x in enumerate(xs):
        gabled_house(c, x, y + (i * step) % most, *size, tiles[i % 2], fog, chimney)


def wall_below(c: Card, y: float, fog: float) -> None:
    """A wall across the page from `y` down, so that no sky shows between the houses of a row."""
    c.paint(rect(-20, y, 820, 1230), NIGHT_WALL, vol=3, fog=fog, edge=0)
