"""The two kinds of doors, open and shut: sun doors yellow and round on top, moon doors night blue and square."""

import math
from functools import partial

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS, STEEL
from studio.shapes import Path, arch, cut, ell, poly, rect
from studio.world._pieces import piece

SIZE = (400, 480)
EDGE = 9  # air round the frame, for its dark outline
FRAME = 24

SUN: Ramp = ["#5a2c0c", "#a8691a", "#e8ae2e", "#fbd668", "#fff3b4"]
MOON: Ramp = ["#0c1430", "#1a3064", "#2f559c", "#6488c4", "#b8d0ee"]
GLOWING: Ramp = ["#e89830", "#ffd468", "#fff4c0"]


def doorway(kind: str, inset: float) -> Path:
    """The outline of a door, `inset` from the edge of the piece."""
    x0, y0, x1, y1 = inset, inset, SIZE[0] - inset, SIZE[1] - inset
    return arch(x0, y0, x1, y1) if kind == "sun" else rect(x0, y0, x1, y1, 18)


def crescent(x: float, y: float, r: float) -> Path:
    """A moon open to the right."""
    return cut(ell(x, y, r), ell(x + r * 0.5, y - r * 0.14, r * 0.82))


def rayed(x: float, y: float, r: float) -> Path:
    """A little sun with eight rays."""
    return poly(
        [
            (x + q * math.cos(i * math.pi / 8), y + q * math.sin(i * math.pi / 8))
            for i in range(16)
            for q in ((r, r * 0.62)[i % 2],)
        ]
    )


def frame(c: Card, kind: str) -> None:
    """The frame round an open door, its sign on the keystone; nothing in the hole."""
    wood, metal = (SUN, BRASS) if kind == "sun" else (MOON, STEEL)
    c.flat(
        cut(doorway(kind, 2), doorway(kind, EDGE + FRAME + 3)),
        "#24120c" if kind == "sun" else "#0a1024",
        wob=0.3,
    )
    m = c.paint(
        cut(doorway(kind, EDGE), doorway(kind, EDGE + FRAME)),
        wood, vol=11, amb=0.2, gain=0.85, grain=2, tex=0.25, edge=0.3, rim=0.5, wob=0.3, det=0.3,
    )  # fmt: skip
    sides = c.mask(rect(0, 190, 36, 440), 0) + c.mask(rect(364, 190, 400, 440), 0)
    c.marks(m * sides, -1.57, 160, 30, 3, jit=0.09, alpha=0.55)
    for x in (EDGE + 12, SIZE[0] - EDGE - 12):
        for y in (442, 262):
            c.paint(ell(x, y, 6), metal, vol=4, gain=0.7, det=0.8, wob=0.2)
    sign(c, kind, 34)


def sign(c: Card, kind: str, y: float) -> None:
    """The medallion over the door: sun or moon, for whoever does not see the colour."""
    x = SIZE[0] / 2
    c.flat(ell(x, y, 35), "#24120c" if kind == "sun" else "#0a1024", 0.9, wob=0.3)
    c.paint(ell(x, y, 31), SUN if kind == "sun" else MOON, vol=10, amb=0.3, rim=0.6, wob=0.3, det=0.6)
    if kind == "sun":
        c.paint(rayed(x, y, 25), ["#b8520c", "#e8801c", "#f8a83c"], vol=4, det=0.9, wob=0.2)
        c.paint(ell(x, y, 11), GLOWING, vol=6, amb=0.6, det=0.9, wob=0.2)
    else:
        c.paint(crescent(x - 2, y, 21), ["#c8b880", "#f4e8b8", "#fffbe4"], vol=6, amb=0.6, det=0.9, wob=0.2)


def leaf(c: Card, kind: str) -> None:
    """A shut door: planks, a lit window, straps and a knob or a ring."""
    wood, metal = (SUN, BRASS) if kind == "sun" else (MOON, STEEL)
    dark = "#5a2c0c" if kind == "sun" else "#0c1430"
    m = c.paint(
        doorway(kind, EDGE + FRAME - 3),
        wood,
        vol=10,
        amb=0.12,
        gain=0.66,
        grain=2,
        tex=0.34,
        edge=0.4,
        wob=0.3,
    )
    c.marks(m, -1.57, 900, 46, 4, jit=0.1, alpha=0.6)
    c.shade(cut(doorway(kind, EDGE), doorway(kind, EDGE + FRAME + 10)), 0.6, 9, dark, clip=m)
    for x in (118, 200, 282):
        c.line([(x, 20), (x + 2, 240), (x, 470)], 6, dark, alpha=0.75, clip=m, ends=0.9)
        c.line([(x + 5, 20), (x + 7, 240), (x + 5, 470)], 2.4, wood[3], alpha=0.5, clip=m, ends=0.9)
    for y in (212, 398):
        strap = c.paint(poly([(28, y - 14), (268, y - 11), (300, y), (268, y + 11), (28, y + 14)]), metal, vol=6,
                        amb=0.1, gain=0.55, clip=m, edge=0.4, wob=0.4, det=0.4)  # fmt: skip
        for x in (60, 130, 200, 262):
            c.paint(ell(x, y, 5), metal, vol=4, gain=0.7, clip=strap, det=0.8, wob=0.2)
    window(c, kind, dark)
    if kind == "sun":
        c.shade(ell(326, 316, 24, 20), 0.5, 6, dark, clip=m)
        c.paint(ell(324, 308, 21), BRASS, vol=17, amb=0.1, gain=0.7, rim=0.5, det=0.8, wob=0.2)
        c.dot(318, 301, 4.5, "#fffbe0", 0.9)
    else:
        c.paint(
            cut(ell(324, 318, 27), ell(324, 318, 18)),
            STEEL,
            vol=6,
            amb=0.15,
            gain=0.7,
            edge=0.5,
            det=0.8,
            wob=0.2,
        )
        c.paint(ell(324, 292, 9), STEEL, vol=7, rim=0.6, det=0.8, wob=0.2)
    frame(c, kind)


def window(c: Card, kind: str, dark: str) -> None:
    """A small window in the shape of the sign: somebody has left a light on."""
    y = 140
    if kind == "sun":
        c.flat(rayed(200, y, 56), dark, wob=0.3)
        c.paint(rayed(200, y, 46), GLOWING, vol=4, amb=0.75, det=0.8, wob=0.3)
    else:
        c.flat(ell(200, y, 52), dark, wob=0.3)
        c.flat(ell(200, y, 43), "#101c40", wob=0.3)
        c.paint(crescent(196, y, 37), GLOWING, vol=4, amb=0.75, det=0.8, wob=0.3)
    c.halo(200, y, 100, "#ffd27a", 0.25)


def hung(c: Card, kind: str, shut: bool) -> None:
    """A door under the meadow's sun."""
    c.stage((60, -120, 380), "#fff0c0", "#cfe0c8")
    (leaf if shut else frame)(c, kind)


PAGES = tuple(
    piece(f"door_{kind}{'_shut' if shut else ''}", SIZE, 400, partial(hung, kind=kind, shut=shut))
    for kind in ("sun", "moon")
    for shut in (False, True)
)
