"""Things a rabbit holds: they name the attitude even when the face is covered."""

import math
from collections.abc import Sequence

import numpy as np

from studio.colour import Arr, Colour, Ramp
from studio.palettes import BRASS, COPPER, CREAM, IRON, LINEN, RED, SPRING, STEEL, WOOD
from studio.rabbits.tile import Tile
from studio.shapes import Path, blob, cut, ell, join, poly, rect, star, taper

PENCIL = ["#6a4408", "#c88c14", "#f8d040", "#fff4a8"]
CARROT = ["#6a2410", "#b84c14", "#f08428", "#ffc468"]


def ring_path(x: float, y: float, r: float, w: float) -> Path:
    """A ring of outer radius `r`, `w` wide."""
    return cut(ell(x, y, r), ell(x, y, r - w))


def medal(c: Tile, x: float, y: float, r: float) -> None:
    """A golden medal with a star, middle at (x, y)."""
    for i in range(16):
        a = i * math.pi / 8
        c.paint(
            ell(x + math.cos(a) * r * 0.92, y + math.sin(a) * r * 0.92, r * 0.17),
            BRASS,
            vol=r * 0.12,
            wob=0.3,
            edge=0.3,
        )
    c.paint(ell(x, y, r * 0.95), BRASS, vol=r * 0.22, det=0.6, rim=0.7, wob=0.3, edge=0.35)
    c.paint(ell(x, y, r * 0.72), BRASS[:-1], vol=r * 0.08, det=0.6, wob=0.3, edge=0.3, grad=(-0.1, -0.15))
    c.paint(star(x, y, r * 0.62), BRASS[1:], vol=r * 0.2, det=0.8, wob=0.2, rim=0.6, edge=0.3)


def carrot(c: Tile, x: float, y: float, h: float, rot: float = 0) -> None:
    """A carrot, tip down at (x, y), `h` long with its leaves."""
    f = c.at(x, y, h / 200, rot, wob=0.4)
    for dx, top in ((-34, -196), (-12, -212), (14, -210), (36, -192)):
        f.paint(taper((0, -128, 14), (dx * 0.6, -168, 13), (dx, top, 6)), SPRING, vol=6, edge=0.25)
    m = f.paint(
        blob((0, 0), (-16, -40), (-34, -100), (-26, -136), (0, -142), (26, -136), (34, -100), (16, -40)),
        CARROT,
        vol=28,
        edge=0.32,
        rim=0.5,
        amb=0.3,
        det=0.3,
    )
    for yy, w in ((-112, 24), (-88, 18), (-60, 16), (-34, 8)):
        f.line([(-34, yy), (-34 + w, yy + 4)], 3.4, "#7a3010", alpha=0.7, clip=m)


def balloon_rag(c: Tile, x: float, y: float, s: float = 1.0) -> None:
    """A burst balloon lying limp: its knot at (x, y), the torn skin to the right and up."""
    f = c.at(x, y, s, -28, wob=0.5)
    skin = blob(
        (6, 0),
        (30, -34),
        (74, -52),
        (116, -40),
        (128, -8, "c"),
        (104, -4),
        (124, 22, "c"),
        (96, 18),
        (100, 50, "c"),
        (70, 34),
        (34, 26),
    )
    m = f.paint(skin, RED, vol=26, edge=0.35, rim=0.6, amb=0.3)
    for dy in (-22, 0, 16):
        f.line([(14, dy * 0.2), (50, dy * 0.9), (88, dy * 1.2)], 5, RED[0], alpha=0.6, clip=m)
    f.flat(ell(66, -34, 15, 7, -14), "#ffd8c8", 0.85, 2, clip=m)
    f.paint(blob((-16, -14, "c"), (8, -5), (8, 5), (-16, 14, "c")), RED, vol=6, edge=0.35)


def magnifier(c: Tile, x: float, y: float, r: float, rot: float) -> None:
    """The frame and handle of a magnifying glass whose lens is at (x, y); paint the lens before."""
    f = c.at(x, y, r / 100, rot, wob=0.3)
    f.paint(
        taper((0, 104, 24), (0, 150, 30), (0, 230, 40), (0, 268, 34)),
        WOOD,
        vol=16,
        rim=0.6,
        edge=0.35,
        det=0.4,
    )
    f.paint(rect(-17, 98, 17, 128, 4), BRASS, vol=9, rim=0.5, det=0.6)
    c.paint(ring_path(x, y, r * 1.1, r * 0.16), BRASS, vol=8, rim=0.8, wob=0.3, edge=0.35, det=0.7)
    c.line(
        [(x - r * 0.7, y - r * 0.25), (x - r * 0.48, y - r * 0.58), (x - r * 0.12, y - r * 0.76)],
        r * 0.09,
        "#ffffff",
        0.75,
    )


def bucket(c: Tile, x: float, y: float, h: float, rot: float, ramp: Ramp, paint: Ramp) -> None:
    """A bucket of paint, middle of its foot at (x, y), dripping."""
    f = c.at(x, y, h / 120, rot, wob=0.3)
    t = np.linspace(math.pi * 1.04, math.pi * 1.96, 14)
    f.line([(60 * math.cos(a), -112 + 66 * math.sin(a)) for a in t], 6, "#3a3c48", alpha=0.95, ends=0.8)
    f.paint(
        poly([(-62, -116), (62, -116), (46, 0), (-46, 0)]), ramp, vol=26, rim=0.6, edge=0.32, det=0.4, wob=0.4
    )
    f.paint(ell(0, -116, 63, 17), ramp, vol=6, edge=0.3)
    f.paint(ell(0, -114, 54, 13), paint, vol=6, amb=0.5, edge=0.2)
    for dx, length in ((-40, 46), (-14, 74), (18, 40), (40, 60)):
        f.paint(
            taper((dx, -108, 20), (dx, -108 + length * 0.6, 15), (dx, -108 + length, 19)),
            paint,
            vol=8,
            edge=0.2,
            rim=0.5,
        )


def present(c: Tile, x: float, y: float, w: float, h: float, rot: float, ramp: Ramp, ribbon: Ramp) -> None:
    """A present with a big bow, middle of its foot at (x, y)."""
    f = c.at(x, y, 1, rot, wob=0.4)
    m = f.paint(
        rect(-w / 2, -h, w / 2, 0, 8), ramp, vol=18, rim=0.5, edge=0.3, amb=0.35, det=0.3, grad=(0.1, -0.12)
    )
    f.paint(rect(-w * 0.09, -h - 6, w * 0.09, 0), ribbon, vol=8, clip=m, det=0.5, edge=0.2)
    f.paint(rect(-w, -h * 0.62, w, -h * 0.40), ribbon, vol=8, clip=m, det=0.5, edge=0.2)
    bow(c, *f.pt(0, -h), w * 0.34, ribbon, rot)


def bow(c: Tile, x: float, y: float, r: float, ramp: Ramp, rot: float = 0) -> None:
    """A bow of two loops and two ends, its knot at (x, y)."""
    f = c.at(x, y, r / 60, rot, wob=0.4)
    for sg in (-1, 1):
        f.paint(taper((0, 0, 20), (sg * 30, 36, 22), (sg * 52, 60, 26)), ramp, vol=9, edge=0.3)
        f.paint(
            blob((0, 0), (sg * 26, -40), (sg * 72, -46), (sg * 80, -10), (sg * 60, 16), (sg * 20, 12)),
            ramp,
            vol=20,
            edge=0.32,
            rim=0.5,
        )
        f.shade(ell(sg * 44, -14, 20, 12, sg * -20), 0.45, 5, ramp[0])
    f.paint(ell(0, -2, 18, 17), ramp, vol=12, edge=0.3, rim=0.5)


def firework(c: Tile, x: float, y: float, r: float, cols: Sequence[Colour], n: int = 26) -> None:
    """A burst: strokes of light outwards from (x, y), a star at each end."""
    c.glow(x, y, r * 1.5, "#fff4d0", 0.5, 1.6)
    for ring, (lo, hi) in enumerate(((0.5, 1.0), (0.25, 0.62))):
        for i in range(n):
            a = 2 * math.pi * (i + 0.5 * ring) / n
            k = r * (1 + 0.1 * math.sin(i * 2.7))
            col = cols[(i + ring) % len(cols)]
            p, q = (
                (x + math.cos(a) * k * lo, y + math.sin(a) * k * lo),
                (x + math.cos(a) * k * hi, y + math.sin(a) * k * hi + 14 * ring),
            )
            c.line([p, ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2 - 4), q], 15, col, 0.95, det=0.5)
            c.paint(star(*q, 21, 4, 0.4, i * 30), [col, col, "#fffbe8"], vol=5, wob=0.2, det=0.8, amb=0.5)


def saucepan(c: Tile, x: float, y: float, s: float, rot: float, flip: bool = False) -> None:
    """A saucepan upside down as a helmet; its rim is round (x, y)."""
    f = c.at(x, y, s, rot, flip, wob=0.3)
    f.paint(taper((150, -40, 24), (220, -58, 24), (300, -70, 28)), WOOD, vol=12, rim=0.5, edge=0.3)
    f.paint(
        blob(
            (-160, 0, "c"),
            (-152, -90),
            (-130, -128),
            (0, -142),
            (130, -128),
            (152, -90),
            (160, 0, "c"),
            (80, 22),
            (0, 28),
            (-80, 22),
        ),
        STEEL,
        vol=70,
        rim=0.8,
        edge=0.35,
        tex=0.16,
        det=0.3,
    )
    f.paint(
        blob(
            (-172, -8),
            (-80, 14),
            (0, 20),
            (80, 14),
            (172, -8),
            (174, 12),
            (80, 38),
            (0, 44),
            (-80, 38),
            (-174, 12),
        ),
        STEEL,
        vol=12,
        rim=0.8,
        edge=0.35,
        det=0.4,
    )
    f.line([(-108, -96), (-120, -60), (-124, -30)], 13, "#ffffff", alpha=0.6)


def spoon(c: Tile, x: float, y: float, h: float, rot: float) -> None:
    """A wooden spoon, its handle's foot at (x, y)."""
    f = c.at(x, y, h / 300, rot, wob=0.3)
    f.paint(taper((0, 0, 22), (0, -120, 20), (0, -220, 24)), WOOD, vol=10, rim=0.5, edge=0.35, det=0.4)
    f.paint(ell(0, -258, 42, 54), WOOD, vol=22, rim=0.6, edge=0.35, det=0.4)
    f.shade(ell(0, -256, 26, 36), 0.3, 8, "#5a3418")


def pan_lid(c: Tile, x: float, y: float, r: float) -> None:
    """A pan's lid as a shield, middle at (x, y)."""
    c.paint(ell(x, y, r * 0.92, r), COPPER, vol=r * 0.5, rim=0.8, edge=0.4, tex=0.14, det=0.3)
    c.paint(
        cut(ell(x, y, r * 0.93, r), ell(x, y, r * 0.8, r * 0.87)), COPPER, vol=10, rim=0.7, wob=0.4, edge=0.35
    )
    c.paint(ell(x, y, r * 0.2), WOOD, vol=16, rim=0.7, edge=0.35, wob=0.3)
    c.line(
        [(x - r * 0.6, y - r * 0.2), (x - r * 0.45, y - r * 0.55), (x - r * 0.15, y - r * 0.7)],
        r * 0.09,
        "#fff4e0",
        0.7,
    )


def paper_ball(c: Tile, x: float, y: float, r: float) -> None:
    """A crumpled sheet."""
    m = c.paint(
        blob(
            *(
                (x + math.cos(a) * r * k, y + math.sin(a) * r * k, "c")
                for a, k in zip(
                    np.linspace(0, 6.28, 10)[:-1], (1, 0.85, 1.05, 0.9, 1, 0.86, 1.02, 0.9, 0.96), strict=True
                )
            )
        ),
        LINEN,
        vol=r * 0.6,
        lump=0.4,
        edge=0.3,
        rim=0.4,
    )
    for a in (0.4, 1.9, 3.4, 5.0):
        c.line(
            [
                (x, y),
                (x + math.cos(a) * r * 0.5, y + math.sin(a) * r * 0.4),
                (x + math.cos(a + 0.4) * r * 0.9, y + math.sin(a + 0.4) * r * 0.9),
            ],
            3,
            "#7c7890",
            0.6,
            clip=m,
        )


def snapped_pencil(c: Tile, x: float, y: float) -> None:
    """A pencil gripped at (x, y) and snapped: eraser below the fist, splinters above, the tip flying off."""
    f = c.at(x, y, 1.2, 40, wob=0.2)
    stub = poly([(-18, 84), (18, 84), (18, -116), (6, -98), (-3, -130), (-18, -104)])
    f.paint(stub, PENCIL, vol=9, rim=0.5, edge=0.32, det=0.7)
    f.paint(rect(-19, 76, 19, 92), STEEL, vol=6, edge=0.3, det=0.6)
    f.paint(rect(-19, 90, 19, 124, 8), ["#7c3440", "#d8707c", "#f8b0b0"], vol=9, edge=0.3, det=0.6)
    g = c.at(x + 56, y - 240, 1.2, -28, wob=0.2)
    tip = poly([(-16, 44), (-5, 60), (4, 42), (16, 54), (16, -30), (-16, -30)])
    g.paint(tip, PENCIL, vol=9, rim=0.5, edge=0.32, det=0.7)
    g.paint(poly([(-16, -30), (16, -30), (0, -72)]), CREAM, vol=8, edge=0.25, det=0.7)
    g.paint(poly([(-6, -56), (6, -56), (0, -72)]), IRON, vol=3, det=0.8)


def steam(c: Tile, x: float, y: float, side: int, length: float = 190) -> None:
    """A jet of steam from an ear."""
    shape = join(
        *(
            ell(x + side * t * length, y - t * length * 0.72 + 16 * math.sin(t * 9), 14 + t * 46)
            for t in (0, 0.2, 0.42, 0.68, 1.0)
        )
    )
    c.paint(
        shape,
        ["#a8888c", "#d8c0bc", "#f8ece4", "#fffaf4"],
        vol=26,
        wob=1.6,
        soft=4,
        edge=0.08,
        alpha=0.88,
        amb=0.4,
    )


def tie_dots(c: Tile, m: Arr, cols: Sequence[Colour], n: int, r: float) -> None:
    """Dots on a cloth."""
    for i, (x, y) in enumerate(c.scatter(m, n)):
        c.flat(ell(x, y, r), cols[i % len(cols)], 0.85, 1, clip=m)
