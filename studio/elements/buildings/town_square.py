"""A square in a southern town at noon: pale paving, façades with blue shutters under one long tiled roof."""

import math

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import Path, arch, blob, ell, poly, rect

LIME = ["#74647c", "#b09884", "#dcc49c", "#f6e8c8"]
TILE = ["#5c2028", "#a84838", "#dc7c50", "#fcbc84"]
SHUTTER = ["#24486c", "#4c80a8", "#8cb8cc", "#d8ecec"]
WALLS = (["#a08890", "#d8c0a8", "#f4e4c4", "#fff8e0"], ["#a88478", "#e0b898", "#f8dcb8", "#fff4d8"], LIME)
DOOR = ["#3c1c1c", "#7c3c30", "#b46c50", "#e4ac84"]
LEAVES = ["#1c4030", "#3c7444", "#84b05c"]
PETAL = ["#8c1c28", "#d83c34", "#ff8c6c"]
GLASS = ["#1c2438", "#344458", "#6c8494"]
EAVE = 716
KERB = 884
RISE = 0.05


def roof_ridge(x: float) -> float:
    """Height of the roof ridge, climbing to the right."""
    return 621 - RISE * x


def shuttered_houses(c: Card) -> Arr:
    """The far side of the square: façades with doors and blue shutters under one long roof; returns the roof's mask."""
    for i, (x0, x1) in enumerate(((-20, 84), (262, 430), (430, 612), (612, 820))):
        wall = WALLS[i % 3]
        c.paint(rect(x0, EAVE - 30, x1, KERB + 6), wall, vol=3, amb=0.5, wob=0.4, tex=0.24, grad=(-0.1, 0.04))
        c.paint(rect(x0, KERB - 16, x1, KERB + 4), LIME, vol=3, amb=0.4, wob=0.4, edge=0.1)
    for x, open_ in ((478, (1, 1)), (660, (1, 0)), (762, (0, 0))):
        _window(c, x, open_)
    _house_door(c, 392, SHUTTER)
    _house_door(c, 562, DOOR)
    _flower_box(c, 478)
    c.shade(rect(-20, EAVE, 820, EAVE + 22), 0.45, 7, "#5c3c50")
    _tiles(c, poly([(-20, roof_ridge(-20)), (92, roof_ridge(92)), (92, EAVE + 8), (-20, EAVE + 8)]))
    roof = _tiles(c, poly([(250, roof_ridge(250)), (820, roof_ridge(820)), (820, EAVE), (250, EAVE + 8)]))
    _ridge_tiles(c, -24, 80)
    _ridge_tiles(c, 262, 806)
    return roof


def _window(c: Card, x: float, wide: tuple[int, int]) -> None:
    """A window with its lintel and sill; each shutter is folded back (1) or shut (0)."""
    c.paint(rect(x - 25, 744, x + 25, 820, 2), LIME, vol=3, amb=0.7, wob=0.3)
    m = c.paint(rect(x - 19, 750, x + 19, 812, 1), GLASS, vol=3, wob=0.2, grad=(-0.1, 0.25))
    c.line([(x, 750), (x, 812)], 3.4, "#f4e8cc", 0.9, 0.2, ends=1, clip=m)
    c.line([(x - 19, 778), (x + 19, 778)], 3, "#f4e8cc", 0.9, 0.2, ends=1, clip=m)
    c.paint(rect(x - 30, 812, x + 30, 820, 2), LIME, vol=3, amb=0.7, wob=0.2, rim=0.5)
    for s, back in zip((-1, 1), wide, strict=True):
        mx = x + s * (36 if back else 10)
        c.shade(rect(mx - 7, 752, mx + 15, 818, 2), 0.35, 3, "#5c3c50")
        c.paint(rect(mx - 10, 747, mx + 10, 815, 2), SHUTTER, vol=4, wob=0.3, det=0.4)
        for y in range(756, 810, 8):
            c.line([(mx - 7, y), (mx + 7, y)], 2, SHUTTER[0], 0.45, 0.2, ends=0.9)


def _house_door(c: Card, x: float, ramp: Ramp) -> None:
    """A round-headed door with its frame and step."""
    c.paint(arch(x - 29, 762, x + 29, KERB), LIME, vol=4, amb=0.7, wob=0.3)
    m = c.paint(arch(x - 22, 770, x + 22, KERB), ramp, vol=4, wob=0.3, det=0.3)
    c.shade(rect(x - 22, 768, x + 22, 786), 0.4, 5, clip=m)
    for dx in (-8, 7):
        c.line([(x + dx, 776), (x + dx, KERB)], 2, ramp[0], 0.6, 0.2, clip=m)
    c.dot(x + 13, 834, 3, "#fce8a0", 1)
    c.paint(rect(x - 34, KERB - 6, x + 34, KERB + 6, 2), LIME, vol=4, amb=0.6, wob=0.3, rim=0.4)


def _flower_box(c: Card, x: float) -> None:
    """Geraniums under a window."""
    c.paint(rect(x - 28, 818, x + 28, 832, 2), TILE, vol=4, wob=0.3)
    for k in range(9):
        px, py = x - 26 + k * 6.5, 816 - (k * 7) % 9
        c.paint(ell(px, py, 6, 5), LEAVES, vol=3, wob=0.8)
    for k in range(6):
        c.paint(ell(x - 23 + k * 9.4, 810 - (k * 5) % 8, 4.6), PETAL, vol=3, wob=0.4, det=0.6)


def _tiles(c: Card, shape: Path) -> Arr:
    """A stretch of the long roof: wavy rows, and the light between the tiles."""
    m = c.paint(shape, TILE, vol=8, amb=0.44, wob=0.5, tex=0.3, rim=0.6, rimw=8)
    for row in range(6):
        t = (row + 0.6) / 6
        wave = [(x, roof_ridge(x) * (1 - t) + EAVE * t + 3 * math.sin(x / 9)) for x in range(-20, 830, 10)]
        c.line(wave, 4, TILE[0], 0.45, 0.5, clip=m, ends=1, det=0)
    for x in range(-20, 830, 26):
        c.line([(x + 4, roof_ridge(x)), (x, EAVE + 6)], 3, TILE[3], 0.35, 0.8, clip=m, ends=0.8, det=0)
    return m


def _ridge_tiles(c: Card, x0: int, x1: int) -> None:
    """Round tiles laid along the ridge, each lapped over the next: something to walk on."""
    for x in range(x1, x0 - 1, -40):
        y0, y1 = roof_ridge(x), roof_ridge(x + 44)
        cap = blob((x - 2, y0 + 13), (x - 2, y0 - 6), (x + 4, y0 - 9), (x + 44, y1 - 6), (x + 44, y1 + 13))
        c.paint(cap, TILE, vol=9, amb=0.36, wob=0.4, tex=0.2, edge=0.3, rim=0.7, rimw=4)
        c.line([(x - 1, y0 - 8), (x + 3, y0 + 2), (x - 1, y0 + 13)], 3.4, TILE[0], 0.6, 0.4)


def noon_paving(c: Card) -> Arr:
    """Pale slabs from the kerb to the foot of the page."""
    shape = poly([(-20, KERB), (820, KERB), (820, 1220), (-20, 1220)])
    m = c.paint(shape, LIME, vol=2, amb=0.6, gain=0.5, edge=0, tex=0.22, wob=0.2)
    for i in range(-9, 10):
        c.line([(400 + i * 64, KERB), (400 + i * 112, 1220)], 3, "#8c7480", 0.6, 0.6, clip=m)
    for y in (904, 930, 962, 1002, 1052, 1114):
        c.line([(-20, y), (820, y)], 3, "#8c7480", 0.6, 0.6, clip=m, ends=1)
    return m


def turning_shadow(c: Card, x: float, half: float, paving: Arr) -> None:
    """The shadow of a tower `half` wide to either side of `x`, three times: it still turns."""
    for turn, a in ((-0.3, 0.12), (-0.15, 0.18), (0.0, 0.5)):
        dx, dy = math.cos(0.72 + turn) * 330, math.sin(0.72 + turn) * 250
        tx, ty = x + dx, KERB + dy
        tip = ((tx + half, ty - 46), (tx + half * 0.4, ty + 34), (tx - half * 0.72, ty - 20))
        c.shade(poly([(x - half, KERB + 12), (x + half * 1.3, KERB), *tip]), a, 4, "#4c3c70", clip=paving)


def tower_shade_on_houses(c: Card, x: float) -> None:
    """What a tower whose edge is at `x` keeps from the sun on the façade and the roof beside it."""
    c.shade(poly([(x, 590), (x + 26, 604), (x + 64, 716), (x + 64, KERB), (x, KERB)]), 0.36, 4, "#4c3c70")
