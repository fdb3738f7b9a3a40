"""A small town seen from high up: roofs in rings round a square, lanes, and the brass lens that looks at it."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import cut, ell, join, poly, rect, taper

TILES: tuple[Ramp, ...] = (
    ["#4c2430", "#9c4c40", "#d47c58", "#ffc49c"],
    ["#2c3454", "#546c8c", "#8cacb8", "#dcecdc"],
    ["#4c3424", "#946c3c", "#d0a860", "#fce8ac"],
    ["#442844", "#845474", "#bc8ca0", "#f4d0d0"],
    ["#4c2c20", "#a8603c", "#e4985c", "#ffd8a4"],
)
LAWN = ["#1c4434", "#34704c", "#649c58", "#b4cc7c"]
SUNLIT_LAWN = ["#6ca04c", "#a4cc5c", "#dcec90", "#fffcd0"]
LANE = ["#5c6454", "#8c9474", "#bcbc8c", "#dcdcac"]
SUNLIT_LANE = ["#948464", "#c4b488", "#e8dcb0", "#fff8dc"]
CROWN = ["#143424", "#2c6040", "#6ca04c", "#d4e084"]
LIME = ["#7c7484", "#b8aca8", "#ece0cc", "#fff8e4"]


def roof(c: Card, x: float, y: float, w: float, kind: int, fog: float = 0) -> None:
    """One house from above, its front wall towards us, foot at (x, y); even kinds show their gable."""
    f = c.at(x, y, w / 60, ((kind * 37) % 9) - 4, vol=4, wob=0.35, det=0.3, fog=fog, edge=0.25, amb=0.4)
    tiles = TILES[kind % len(TILES)]
    dark = [tiles[0], tiles[1], tiles[2]]
    f.flat(poly([(-24, 2), (28, 3), (58, 20), (62, -6), (30, -42)]), "#44587c", 0.75, 2.5, mode="mul")
    f.paint(rect(-26, -22, 26, 0), LIME, grad=(0, -0.2))
    if kind % 2:
        f.paint(poly([(-31, -18), (-25, -48), (25, -48), (31, -18)]), tiles)
        f.paint(poly([(-25, -48), (-23, -58), (23, -58), (25, -48)]), dark)
        f.line([(-26, -48), (26, -48)], 2, tiles[3], alpha=0.8, ends=0.8)
    else:
        f.paint(poly([(-26, -20), (0, -44), (26, -20)]), LIME)
        f.paint(poly([(-31, -16), (-1, -46), (-1, -74), (-31, -46)]), tiles)
        f.paint(poly([(31, -16), (1, -46), (1, -74), (31, -46)]), dark)
        f.line([(0, -46), (0, -74)], 2, tiles[3], alpha=0.8, ends=0.8)
    f.paint(rect(10, -64, 18, -48), ["#5c3838", "#9c6c5c", "#d8a890"], vol=2)
    for wx in (-15, 0, 15) if w > 50 else (-12, 12):
        f.flat(rect(wx - 3.5, -15, wx + 3.5, -6), "#34405c", 0.85)


def ring_of_houses(
    x: float, y: float, r: float, w: float, n: int, turn: float = 0
) -> list[tuple[float, float, float, int]]:
    """Where the houses of one ring stand: (x, y, width, kind)."""
    spots = []
    for i in range(n):
        a = turn + i * math.tau / n
        spots.append((x + r * math.cos(a), y + r * math.sin(a) + w * 0.5, w, i * 3 + int(r) % 7))
    return spots


def brass_ring(c: Card, x: float, y: float, r: float, w: float) -> None:
    """The rim of a lens: a polished hoop with a dark inner groove and hard lights."""
    hoop = cut(ell(x, y, r + w), ell(x, y, r))
    m = c.paint(hoop, BRASS, vol=w * 0.9, amb=0.25, tex=0.08, lump=0.02, edge=0.3, wob=0.3, rim=0.5, det=0.4)
    c.paint(
        cut(ell(x, y, r + w * 0.24), ell(x, y, r - w * 0.08)),
        ["#2c1a0c", "#6a4414", "#a8782c"],
        vol=3,
        wob=0.3,
    )
    for a0, a1, k in ((-2.5, -1.7, 0.66), (0.5, 1.1, 0.7)):
        arc = [
            (
                x + (r + w * k) * math.cos(a0 + (a1 - a0) * i / 12),
                y + (r + w * k) * math.sin(a0 + (a1 - a0) * i / 12),
            )
            for i in range(13)
        ]
        c.line(arc, w * 0.26, "#fffbe0", 0.8, 0.2, clip=m)


def lens_sheen(c: Card, x: float, y: float, r: float) -> None:
    """The glass itself: a thick blue-green edge and two curved reflections."""
    c.flat(cut(ell(x, y, r), ell(x, y, r * 0.93)), "#dff6ee", 0.28, r * 0.03)
    for a0, a1, k, w in ((-2.7, -1.75, 0.86, 0.07), (-2.5, -2.0, 0.76, 0.035), (0.5, 1.0, 0.88, 0.04)):
        arc = [
            (x + r * k * math.cos(a0 + (a1 - a0) * i / 16), y + r * k * math.sin(a0 + (a1 - a0) * i / 16))
            for i in range(17)
        ]
        c.line(arc, r * w, "#ffffff", 0.5, 0.2)


def lanes_above(c: Card, x: float, y: float, s: float, grass: list[str], lane: list[str]) -> None:
    """Lawn, ring roads and spokes, at the scale `s`."""
    m = c.paint(c.all(), grass, vol=2, amb=0.5, edge=0, tex=0.3)
    for r in (290, 430, 580, 740):
        c.paint(cut(ell(x, y, (r + 17) * s), ell(x, y, (r - 17) * s)), lane, vol=3, amb=0.5, edge=0.1, wob=2)
    for i in range(6):
        a = i * math.tau / 6 + 0.5
        ends = [(x + k * s * math.cos(a), y + k * s * math.sin(a), 30 * s) for k in (100, 500, 1000)]
        c.paint(taper(*ends), lane, vol=3, amb=0.5, edge=0.1, wob=2)
    c.marks(m, 1.2, 500, 16, 3, jit=0.3, alpha=0.3)


def rings_of_town(
    c: Card, x: float, y: float, s: float, rings: tuple[tuple[float, int], ...], gate: float = 0
) -> None:
    """Houses of all sizes, gardens and trees in rings, back to front; `gate`: how wide the way in from below is."""
    spots = [p for r, n in rings for p in ring_of_houses(x, y, r * s, 74 * s, n, r * 0.01)]
    for px, py, w, kind in sorted(spots, key=lambda p: p[1]):
        if not (-40 < px < 840 and 0 < py < 1240) or (abs(px - x) < gate / 2 and py > y):
            continue
        if kind % 7 in (1, 3):
            for dx, dy, k in ((-0.3, -0.3, 0.3), (0.28, -0.2, 0.36), (-0.04, 0.02, 0.3))[: 1 + kind % 3]:
                tree_above(c, px + dx * w, py + dy * w, w * k)
        elif kind % 11 == 4:
            garden_plot(c, px, py - w * 0.2, w)
        else:
            roof(c, px, py, w * (0.74 + 0.13 * (kind * 5 % 4)), kind)


def tree_above(c: Card, x: float, y: float, r: float) -> None:
    """The crown of a tree from above, its middle at (x, y), and its shadow."""
    c.flat(ell(x + r * 0.9, y + r * 0.8, r * 1.1, r * 0.8, 30), "#44587c", 0.7, 2.5, mode="mul")
    m = c.paint(
        ell(x, y, r, r * 0.92), CROWN, vol=r * 0.8, amb=0.16, wob=1.4, tex=0.35, lump=0.4, edge=0.15, rim=0.3
    )
    c.marks(m, 0.9, int(r * 1.4), r * 0.3, 2.4, jit=0.14, alpha=0.5, curl=0.8)


def garden_plot(c: Card, x: float, y: float, w: float) -> None:
    """Five beds in rows, `w` wide, its middle at (x, y)."""
    f = c.at(x, y, w / 60, 12, wob=0.6)
    f.paint(rect(-30, -20, 30, 20, 3), ["#4c3828", "#846444", "#b89468"], vol=2, amb=0.5, edge=0.2)
    for k in range(5):
        f.paint(
            taper((-24, -14 + 7 * k, 4), (24, -14 + 7 * k, 4)), (LAWN, SUNLIT_LAWN)[k % 2], vol=2, amb=0.4
        )


def church(c: Card, x: float, y: float, h: float = 110) -> None:
    """A nave with a square tower and its pointed cap, foot at (x, y)."""
    f = c.at(x, y, h / 110, vol=5, wob=0.3, det=0.4, edge=0.25, amb=0.36)
    f.flat(poly([(-40, 2), (50, 2), (116, 40), (110, 12), (40, -40)]), "#44587c", 0.75, 3, mode="mul")
    f.paint(rect(-6, -30, 54, 0), LIME, grad=(0, -0.3))
    f.paint(poly([(-8, -26), (0, -56), (48, -56), (58, -26)]), TILES[1])
    f.paint(rect(-40, -74, -4, 0), LIME, grad=(0.1, -0.2))
    f.paint(poly([(-10, -74), (-4, -74), (-4, 0), (-12, 0)]), ["#5c6080", "#8c8c9c"], alpha=0.6)
    f.paint(poly([(-44, -70), (-22, -112), (-22, -70)]), TILES[0])
    f.paint(poly([(0, -70), (-22, -112), (-22, -70)]), TILES[0][:3])
    f.flat(rect(-27, -62, -17, -46, 5), "#34405c", 0.85)
    for px in (8, 24, 40):
        f.flat(rect(px - 3, -20, px + 3, -6, 3), "#34405c", 0.85)


def paved_square(c: Card, x: float, y: float, lane: list[str]) -> None:
    """A round square 392 wide, paved in rings, and the avenue that comes up to it from below."""
    c.paint(taper((x - 20, y + 120, 210), (x - 20, y + 330, 250)), lane, vol=3, amb=0.6, edge=0.1, wob=2)
    c.paint(ell(x, y, 196), lane, vol=3, amb=0.6, edge=0.1, wob=1)
    for r in (70, 128, 184):
        c.paint(cut(ell(x, y, r + 2), ell(x, y, r - 2)), ["#a89468", "#ccb888"], vol=1, alpha=0.6, wob=1)


def toy_town(c: Card, x: float, y: float, grass: list[str]) -> None:
    """A town no wider than a carpet (260), lying on the pavement, its middle at (x, y)."""
    c.flat(ell(x + 16, y + 20, 130, 84), "#6c688c", 0.8, 6, mode="mul")
    c.paint(
        join(ell(x, y + 9, 126, 80), ell(x, y, 126, 80)),
        ["#3c2c28", "#6c5040", "#a88860"],
        vol=4,
        amb=0.4,
        wob=0.5,
    )
    c.paint(ell(x, y, 126, 80), grass, vol=5, amb=0.55, wob=0.5, edge=0.1)
    spots = [
        (px, y + (py - y) * 0.66, w, kind)
        for r, n in ((52, 8), (80, 13), (108, 18)) for px, py, w, kind in ring_of_houses(x, y, r, 22, n, r)
    ]  # fmt: skip
    for px, py, w, kind in sorted(spots, key=lambda p: p[1]):
        if kind % 6 == 5:
            tree_above(c, px, py - w * 0.2, w * 0.34)
        else:
            roof(c, px, py, w, kind)


def toy_square(c: Card, x: float, y: float, r: float, grass: list[str], lane: list[str]) -> None:
    """The middle of such a town through a glass of radius `r`: eight houses round a square."""
    c.paint(ell(x, y, r + 4), grass, vol=2, amb=0.7, edge=0)
    c.paint(ell(x, y, 32), lane, vol=2, amb=0.7, edge=0)
    for px, py, w, kind in sorted(ring_of_houses(x, y, 46, 36, 8, 0.2), key=lambda p: p[1]):
        roof(c, px, py, w, kind)
