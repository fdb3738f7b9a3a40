"""A square in a southern town at noon: pale paving, façades with blue shutters under one long tiled roof."""

import math

from studio.colour import Arr
from studio.paint import Card
from studio.shapes import Path, blob, poly, rect

LIME = ["#74647c", "#b09884", "#dcc49c", "#f6e8c8"]
TILE = ["#5c2028", "#a84838", "#dc7c50", "#fcbc84"]
SHUTTER = ["#24486c", "#4c80a8", "#8cb8cc", "#d8ecec"]
WALLS = (["#a08890", "#d8c0a8", "#f4e4c4", "#fff8e0"], ["#a88478", "#e0b898", "#f8dcb8", "#fff4d8"], LIME)
GLASS = ["#1c2438", "#344458", "#6c8494"]
EAVE = 716
KERB = 884
RISE = 0.05


def roof_ridge(x: float) -> float:
    """Height of the roof ridge, climbing to the right."""
    return 621 - RISE * x


def shuttered_houses(c: Card) -> None:
    """The far side of the square: façades with blue shutters under one long roof."""
    for i, (x0, x1) in enumerate(((-20, 84), (262, 420), (420, 590), (590, 820))):
        wall = WALLS[i % 3]
        c.paint(
            rect(x0, EAVE - 30, x1, KERB + 6), wall, vol=3, amb=0.5, wob=0.4, tex=0.24, grad=(-0.12, 0.06)
        )
        for k in range(1 if x1 - x0 < 120 else 2):
            wx = x0 + (x1 - x0) * (0.5 if x1 - x0 < 120 else 0.28 + 0.44 * k)
            c.paint(rect(wx - 18, 752, wx + 18, 818, 2), GLASS, vol=3, wob=0.3)
            for sg in (-1, 1):
                c.paint(
                    rect(wx + sg * 29 - 10, 750, wx + sg * 29 + 10, 820, 2), SHUTTER, vol=4, wob=0.3, det=0.4
                )
    c.shade(rect(-20, EAVE, 820, EAVE + 26), 0.4, 10, "#5c3c50")
    _tiles(c, poly([(-20, roof_ridge(-20)), (92, roof_ridge(92)), (92, EAVE + 8), (-20, EAVE + 8)]))
    _tiles(c, poly([(250, roof_ridge(250)), (820, roof_ridge(820)), (820, EAVE), (250, EAVE + 8)]))
    _ridge_tiles(c, -24, 80)
    _ridge_tiles(c, 262, 806)


def _tiles(c: Card, shape: Path) -> None:
    """A stretch of the long roof: wavy rows, and the light between the tiles."""
    m = c.paint(shape, TILE, vol=8, amb=0.44, wob=0.5, tex=0.3, rim=0.6, rimw=8)
    for row in range(6):
        t = (row + 0.6) / 6
        wave = [(x, roof_ridge(x) * (1 - t) + EAVE * t + 3 * math.sin(x / 9)) for x in range(-20, 830, 10)]
        c.line(wave, 4, TILE[0], 0.45, 0.5, clip=m, ends=1, det=0)
    for x in range(-20, 830, 26):
        c.line([(x + 4, roof_ridge(x)), (x, EAVE + 6)], 3, TILE[3], 0.35, 0.8, clip=m, ends=0.8, det=0)


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


def turning_shadow(c: Card, x: float, paving: Arr) -> None:
    """The shadow of a tower at `x`, three times: it still turns."""
    for turn, a in ((-0.34, 0.12), (-0.16, 0.2), (0.04, 0.5)):
        dx, dy = math.cos(0.95 + turn) * 300, math.sin(0.95 + turn) * 230
        tx, ty = x + dx, KERB + dy
        tip = ((tx + 40, ty - 30), (tx + 14, ty + 50), (tx - 60, ty - 6))
        c.shade(poly([(x - 108, KERB + 2), (x + 108, KERB + 2), *tip]), a, 5, "#4c3c70", clip=paving)
