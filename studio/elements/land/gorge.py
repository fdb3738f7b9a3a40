"""A deep gorge in the morning: walls that recede into the fog, a river far below, near cliffs with rock planes."""

from typing import Any

import numpy as np

from studio.colour import Arr
from studio.elements.plants.plants import grass
from studio.paint import Card
from studio.shapes import blob, poly

LIT = ["#2c4850", "#68807a", "#b0b092", "#e8d8ac", "#fff0cc"]
ROCK = ["#0c2230", "#24464e", "#5c7874", "#b0ac8c", "#f4deb0"]
DIM = ["#0a1c28", "#14323e", "#2a525a", "#54807e"]
GORGE = ["#2c5c6c", "#5c8c90", "#a0c0b0", "#e4ecd0"]
TURF = ["#16382e", "#3c6c48", "#88a058", "#dcd48c"]
TUFTS = ("#2c5c4c", "#5c8c5c", "#b4c47c")
ABOVE = ((0, "#2f7490"), (300, "#5aa0aa"), (560, "#98c8bc"))
BELOW = ((800, "#e8e6c2"), (1000, "#8cb8b0"), (1200, "#3c7484"))


def gorge_sky(c: Card) -> None:
    """Clear air all the way down, the sun outside the picture at the left."""
    c.sky([*ABOVE, *BELOW])
    c.clouds(60, 330, "#a4ccd0", "#f8f0d8", cover=0.36, cell=180, a=0.7)
    c.glow(120, 120, 520, "#fff0c0", 0.3, 1.4)


def peak(c: Card, x: float, top: float, w: float, fog: float, light: tuple[float, float, float]) -> None:
    """A far peak whose foot cannot be seen: one flank lit, one in the shade."""
    left = ((x - w * 0.6, top + 170), (x - w * 0.2, top + 20))
    right = ((x + w * 0.3, top + 60), (x + w * 0.6, top + 200))
    shape = blob((x - w, 1240, "c"), *left, (x, top), *right, (x + w, 1240, "c"))
    m = c.paint(shape, GORGE, vol=40, fog=fog, edge=0.05, tex=0.3, light=light)
    away = poly([(x, top - 20), (x + w * 0.12, top + 90), (x - w * 0.1, top + 220), (x, 1240), (x + w, 1240)])
    c.flat(away, "#3c7484", 0.5 * (1 - fog), 6, clip=m)


def far_wall(c: Card, brink: float, top: float, side: int, fog: float) -> None:
    """A wall of the gorge farther off, from `brink` at the height `top` out of the page at the left (-1) or right (1)."""
    edge = ((brink, top + 60), (brink + side * 26, top + 170), (brink + side * 4, top + 300))
    out = 400 + side * 460
    shape = blob(
        (out, top - 6, "c"), (brink + side * 60, top), (brink + side * 12, top + 10), *edge, (brink, 1240, "c"),
        (out, 1240, "c"),
    )  # fmt: skip
    m = c.paint(
        shape, LIT if side > 0 else DIM, vol=26, amb=0.3, fog=fog, edge=0.05, tex=0.34, grain=2, wob=1.6
    )
    for k in range(5):
        x = brink + side * (34 + k * 40)
        c.line(
            [(x, top + 20), (x - 8, top + 190), (x + 6, 1200)],
            16,
            c.fade(DIM[1], fog),
            0.4,
            1.6,
            clip=m,
            det=0,
        )


def far_river(c: Card) -> None:
    """A thread of river at the bottom of the gorge, winding from 960 to the foot of the page."""
    left, right = [], []
    for y in np.linspace(962, 1240, 60):
        depth = float(y) - 936
        x = 400 + depth * 0.42 * float(np.sin(330 / depth + 1.1))
        left.append((x - 0.1 * depth, float(y)))
        right.append((x + 0.1 * depth, float(y)))
    c.flat(poly([(300, 950), (500, 950), (640, 1240), (160, 1240)]), "#4c8c8c", 0.6, 20)
    m = c.flat(poly([*left, *right[::-1]]), "#8cd0d0", 1, 1.5, wob=0.5)
    c.flat(
        poly([(p[0] + 5, p[1]) for p in left] + [(p[0] - 4, p[1]) for p in right[::-1]]),
        "#fff6d8",
        0.75,
        3,
        clip=m,
    )


def _facets(c: Card, x: float, side: int) -> tuple[Arr, Arr]:
    """The rock broken into tall facets: how much each looks to the sun at the left, and the cracks between them."""
    r = np.random.default_rng(17 + side)
    spots = [
        (
            x + side * (col * 52 + 14 * (row % 2) - 20) + r.uniform(-20, 20),
            770 + row * 78 + r.uniform(-30, 30),
        )
        for row in range(7)
        for col in range(7)
    ]
    first = np.full(c.img.shape[:2], 1e6, np.float32)
    second, tone = first.copy(), np.zeros_like(first)
    px, py = c.xx + c.dx * 2.2, c.yy + c.dy * 2.2
    for sx, sy in spots:
        d = np.hypot((px - sx) * 1.5, (py - sy) * 0.8).astype(np.float32)
        near = d < first
        second = np.where(near, first, np.minimum(second, d))
        look = float(r.choice([-0.22, -0.04, 0.1, 0.26])) - (px - sx) * 0.0056 - (py - sy) * 0.0016
        tone = np.where(near, look, tone)
        first = np.where(near, d, first)
    return np.asarray(tone, np.float32), np.asarray(np.exp(-(second - first) / 3.4), np.float32)


def _tuft_ledge(c: Card, m: Arr, x: float, y: float, w: float) -> None:
    """A little shelf of turf on the rock, its shadow below it."""
    c.shade(
        blob((x - w, y + 4), (x + w, y + 2), (x + w * 0.7, y + 26), (x - w * 0.3, y + 34)),
        0.55,
        6,
        "#061820",
        clip=m,
    )
    top = (
        (x - w, y + 1),
        (x - w * 0.4, y - 6),
        (x + w * 0.5, y - 5),
        (x + w, y),
        (x + w * 0.4, y + 9),
        (x, y + 5),
    )
    c.paint(blob(*top, (x - w * 0.5, y + 11)), TURF, vol=5, amb=0.4, clip=m, edge=0.25, wob=1.4)
    for k in range(3):
        grass(c, x - w * 0.5 + k * w * 0.5, y, 13 + k * 5 % 7, 5, TUFTS)


def cliff(c: Card, x: float, side: int, light: tuple[float, float, float]) -> None:
    """A wall of rock with a green top at 760, from 160 to the left (-1) or right (1) of `x` to the edge of the page."""

    def at(dx: float) -> float:
        return x + side * dx

    upper = ((at(300), 760), (at(172), 764), (at(154), 790), (at(176), 850), (at(164), 930))
    lower = ((at(206), 1010), (at(196), 1100), (at(236), 1180), (at(230), 1240, "c"))
    rock = blob((at(440), 752, "c"), *upper, *lower, (at(440), 1240, "c"))
    tone, cracks = _facets(c, at(160), side)
    sunny = (
        0.3 * np.clip(1 - np.abs(c.xx - at(160)) / 110, 0, 1) * side
    )  # the brink at the right looks into the sun
    rough: dict[str, Any] = {"vol": 16, "lump": 0.3, "tex": 0.34, "grain": 2, "light": light, "wob": 1.6}
    m = c.paint(rock, ROCK, amb=0.36, gain=0.32, grad=(0.12, -0.26), add=tone + sunny, edge=0.2, **rough)
    c.flat(cracks, "#0a2029", 0.5, clip=m)
    c.marks(m, 1.45, 200, 44, 5, jit=0.1, alpha=0.4)
    for dx, y, w in ((192, 872, 24), (322, 940, 30), (238, 1030, 26)):
        _tuft_ledge(c, m, at(dx), y + (34 if side > 0 else 0), w)
    c.shade(poly([(at(150), 776), (at(440), 770), (at(440), 796), (at(150), 802)]), 0.5, 8, "#061820", clip=m)
    lip = blob((at(150), 776), (at(176), 756), (at(300), 750), (at(440), 744, "c"), (at(440), 778, "c"), (at(330), 786),
               (at(270), 778), (at(214), 790))  # fmt: skip
    c.paint(lip, TURF, vol=9, amb=0.34, light=light, edge=0.25, wob=1.6, tex=0.34, rim=0.4)
    for k in range(16):
        grass(c, at(166 + k * 16), 768 + k * 5 % 8, 18 + k * 7 % 14, 6, TUFTS)
