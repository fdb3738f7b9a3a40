"""Blankets, scarves, hats and rugs: what a rabbit hides in."""

import math

from studio.colour import Arr, Colour, Ramp
from studio.palettes import CRIMSON, GREY, ICE, WALNUT
from studio.rabbits.tile import Tile
from studio.shapes import Path, blob, cut, rect


def hooded(c: Tile, outer: Path, face: Path, ramp: Ramp, stripe: Colour) -> Arr:
    """A blanket drawn over the head: everything of `outer` but the opening `face`."""
    ring = c.mask(outer, 0.6) * (1 - c.mask(face, 0.6))
    soft = c.blur(ring, 14) * c.mask(face, 0.6)
    c.over(soft * 0.55, "#1a1428")
    m = c.paint(cut(outer, face), ramp, vol=52, edge=0.34, rim=0.5, wob=0.6, amb=0.26)
    for i in range(6):
        r = 190 + i * 62
        pts = [
            (400 + math.cos(a) * r, 460 + math.sin(a) * r * 1.02)
            for a in [math.pi * (0.9 + 0.06 * j) for j in range(21)]
        ]
        c.line(pts, 14, stripe, 0.5, clip=m, ends=1)
    c.marks(m, 1.4, 700, 22, 3.6, None, 0.07, 0.55)
    return m


def scarf(c: Tile, y: float, ramp: Ramp) -> None:
    """A big knitted scarf round the neck at height `y`, one end hanging."""
    end = c.paint(
        blob((470, y + 110), (570, y + 100), (604, y + 330), (490, y + 340)), ramp, vol=30, edge=0.35, rim=0.3
    )
    m = c.paint(
        blob(
            (150, y + 40),
            (240, y - 10),
            (400, y - 18),
            (560, y - 10),
            (650, y + 40),
            (648, y + 120),
            (550, y + 166),
            (400, y + 180),
            (250, y + 166),
            (152, y + 120),
        ),
        ramp,
        vol=60,
        amb=0.2,
        edge=0.35,
        rim=0.4,
    )
    for i in range(5):
        c.line(
            [(150, y + 30 + i * 28), (300, y + 14 + i * 34), (500, y + 14 + i * 34), (650, y + 30 + i * 28)],
            4,
            ramp[0],
            0.5,
            clip=m,
        )
    for part in (m, end):
        c.marks(part, lambda x, _: 0.9 * (1 - 2 * ((x // 13) % 2)), 1100, 15, 4.2, None, 0.1, 0.75, 0.02, 0.1)


def slouch_hat(c: Tile, x: float, y: float, s: float, rot: float) -> None:
    """A detective's hat, the brim low round (x, y)."""
    f = c.at(x, y, s, rot, wob=0.4)
    f.paint(
        blob((-130, 0), (-122, -80), (-90, -120), (-20, -104), (20, -104), (90, -122), (122, -80), (130, 0)),
        WALNUT,
        vol=50,
        edge=0.35,
        rim=0.6,
        amb=0.3,
    )
    f.paint(
        blob((-132, -8), (-128, -44), (0, -30), (128, -44), (132, -8), (0, 14)), CRIMSON, vol=12, edge=0.3
    )
    f.paint(
        blob((-216, 14), (-150, -20), (0, -6), (150, -20), (216, 14), (150, 44), (0, 52), (-150, 44)),
        WALNUT,
        vol=20,
        edge=0.35,
        rim=0.7,
        amb=0.3,
    )


def ice_bag(c: Tile, x: float, y: float, s: float, rot: float) -> None:
    """An ice bag tied on with a spotted cloth."""
    f = c.at(x, y, s, rot, wob=0.4)
    f.paint(
        blob(
            (-108, 0),
            (-112, -50),
            (-60, -92),
            (-24, -98),
            (24, -98),
            (60, -92),
            (112, -50),
            (108, 0),
            (0, 24),
        ),
        ICE,
        vol=44,
        edge=0.32,
        rim=0.7,
        amb=0.32,
    )
    f.paint(blob((-30, -92), (-44, -130), (0, -118), (44, -132), (30, -92)), ICE, vol=14, edge=0.32, rim=0.5)
    f.paint(rect(-30, -106, 30, -86, 8), GREY, vol=8, edge=0.3)
    f.line([(-70, -40), (-50, -64), (-20, -74)], 11, "#ffffff", alpha=0.75)


def tartan(c: Tile, shape: Path, ramp: Ramp, cols: tuple[Colour, Colour], tilt: float = 0.0) -> Arr:
    """A rug of crossing bands."""
    m = c.paint(shape, ramp, vol=50, edge=0.32, rim=0.4, amb=0.28, wob=0.6)
    for i in range(11):
        d = i * 84 - 40
        c.line([(d, -20), (d + 30 * math.sin(i), 420), (d + tilt, 840)], 22, cols[0], 0.55, clip=m, ends=1)
        c.line([(-20, d), (400, d + 50), (820, d)], 22, cols[0], 0.5, clip=m, ends=1)
        c.line([(d + 40, -20), (d + 44, 420), (d + 40, 840)], 6, cols[1], 0.7, clip=m, ends=1)
        c.line([(-20, d + 40), (400, d + 90), (820, d + 40)], 6, cols[1], 0.7, clip=m, ends=1)
    c.marks(m, 0.8, 500, 18, 3.4, None, 0.07, 0.5)
    return m
