"""A kitchen without walls on the bottom of the sea: stove, table laid for two, a dresser, washing on weed."""

import math

from studio.colour import Ramp
from studio.elements.people.grown_heads import BLACK, OLIVE, profile
from studio.paint import Card
from studio.palettes import PORCELAIN, WOOD
from studio.shapes import blob, ell, poly, rect, taper

SANDY: Ramp = ["#1c4c5c", "#4c8484", "#9cbc9c", "#e4e8bc"]
TILES: Ramp = ["#1c3c54", "#4c849c", "#b4d8d4", "#fffcec"]
IRONY: Ramp = ["#0c1420", "#28384c", "#5c7484", "#a8c0c0"]


def sea_bottom(c: Card, y: float) -> None:
    """Sand with ripples and stones from y down, weed swaying at both sides."""
    m = c.paint(
        blob(
            (-60, y + 60),
            (120, y + 10),
            (400, y - 10),
            (680, y + 20),
            (860, y + 50),
            (860, 1260),
            (-60, 1260),
        ),
        SANDY,
        vol=50,
        tex=0.24,
        wob=1.4,
        edge=0.05,
        amb=0.34,
        grad=(0.05, -0.2),
    )
    c.marks(m, lambda x, _: 0.06 + 0.16 * (x % 160 > 80), 500, 70, 3.4, jit=0.07, alpha=0.5)
    for x, h, lean in (
        (46, 330, 30),
        (84, 240, -20),
        (112, 170, 26),
        (764, 380, -34),
        (728, 260, 16),
        (700, 170, -20),
    ):
        for k in range(2):
            px = x + 12 * k
            c.paint(
                taper(
                    (px, y + 60, 15),
                    (px + lean, y + 60 - h * 0.4, 17),
                    (px - lean * 0.6, y + 60 - h * 0.75, 13),
                    (px + lean * 0.8, y + 60 - h, 4),
                ),
                ["#0c3438", "#1c6454", "#5ca878", "#b8e8a8"],
                vol=6,
                wob=0.8,
            )
            for j in range(6):
                t = (j + 1) / 7
                side = 1 if j % 2 else -1
                bx, by = px + lean * math.sin(t * 4) * 0.7, y + 60 - h * t
                c.paint(
                    blob(
                        (bx, by),
                        (bx + side * 20, by - 18),
                        (bx + side * 40, by - 12),
                        (bx + side * 20, by - 2),
                    ),
                    ["#0c3438", "#1c6454", "#5ca878", "#b8e8a8"],
                    vol=4,
                    wob=0.6,
                )


def stove(c: Card, x: float, y: float) -> None:
    """An iron stove with a fire that burns under water, a pot on it."""
    f = c.at(x, y, 1.0, vol=8, det=0.5, wob=0.3, edge=0.27, rim=0.6)
    f.shade(ell(0, 4, 110, 14), 0.5, 9, "#0c2c38")
    for dx in (-66, 66):
        f.paint(taper((dx, -14, 14), (dx * 1.08, 2, 12)), IRONY)
    f.paint(rect(-90, -136, 90, -10, 8), IRONY)
    f.paint(rect(-98, -150, 98, -132, 5), IRONY, vol=4)
    f.paint(rect(-48, -104, 28, -36, 6), ["#5c1c0c", "#c85418", "#ffb848"], vol=4, det=0.8)
    f.flat(
        blob((-34, -40), (-26, -84), (-12, -56), (0, -94), (10, -54), (18, -76), (20, -40)),
        "#fff0a8",
        1,
        det=1,
    )
    f.line([(-48, -70), (28, -70)], 4, IRONY[0], alpha=0.9, ends=0.9)
    f.paint(taper((70, -148, 26), (74, -250, 24), (66, -330, 24)), IRONY)
    f.paint(
        poly([(-62, -206), (22, -206), (16, -150), (-56, -150)]), ["#5c1c14", "#b8442c", "#f09068"], vol=12
    )
    f.paint(ell(-20, -208, 44, 9), ["#3c1410", "#84301c", "#d86c48"], vol=3)


def table_for_her(c: Card, x: float, y: float) -> None:
    """A small table with two bowls and a lamp; one stool is empty."""
    f = c.at(x, y, 1.0, vol=6, det=0.6, wob=0.3, edge=0.27, rim=0.7)
    f.shade(ell(0, 4, 140, 16), 0.5, 9, "#0c2c38")
    for dx in (-92, 92):
        f.paint(taper((dx, -96, 14), (dx * 1.04, 2, 12)), WOOD)
    f.paint(poly([(-128, -96), (-112, -124), (112, -124), (128, -96)]), WOOD, vol=5, amb=0.45)
    f.paint(rect(-128, -98, 128, -86, 3), WOOD, vol=4)
    for dx in (-62, 62):
        f.paint(blob((dx - 26, -130), (dx - 16, -112), (dx + 16, -112), (dx + 26, -130)), PORCELAIN, vol=8)
        f.paint(ell(dx, -131, 27, 7), ["#5c3c1c", "#c88c48", "#f4d498"], vol=3)
    f.paint(blob((170, -4), (166, -66), (214, -66), (210, -4)), WOOD, vol=10)
    f.paint(ell(190, -68, 34, 9), WOOD, vol=4, amb=0.45)


def cook_at_stove(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """A woman standing at (x, y), looking left into her pot, stirring; she does not look up."""
    plum: Ramp = ["#341c3c", "#74446c", "#b88498", "#f0ccc8"]
    f = c.at(x, y, s, vol=22, det=0.55, wob=0.3, edge=0.27, rim=0.8, rimw=6, tex=0.18)
    f.shade(ell(0, 4, 84, 12), 0.5, 9, "#0c2c38")
    m = f.paint(
        blob(
            (-34, -226),
            (10, -232),
            (44, -200),
            (52, -140),
            (66, -60),
            (74, 0),
            (0, 8),
            (-58, 0),
            (-52, -80),
            (-48, -150),
        ),
        plum,
        vol=34,
    )
    for a, b in (((-10, -150), (-30, 0)), ((16, -150), (18, 4)), ((36, -130), (56, -2))):
        f.line([a, ((a[0] + b[0]) / 2 + 4, (a[1] + b[1]) / 2), b], 4, plum[0], alpha=0.45, clip=m)
    f.paint(
        blob((-46, -136), (10, -128), (56, -138), (62, -60), (-8, -44), (-54, -64)),
        PORCELAIN,
        vol=10,
        alpha=0.95,
    )
    head = c.at(*f.pt(-10, -226), s * 0.82, -10, **f.defaults)
    profile(head, OLIVE)
    head.paint(ell(48, -92, 26, 24), BLACK, vol=12)
    head.paint(
        blob(
            (-42, -106),
            (-36, -126),
            (-4, -134),
            (32, -122),
            (46, -90),
            (40, -58),
            (22, -56),
            (12, -84),
            (-10, -94),
            (-24, -110),
        ),
        BLACK,
        vol=14,
    )
    f.shade(taper((0, -196, 30), (-50, -150, 26)), 0.3, 7, plum[0])
    f.line([(-80, -252), (-112, -214), (-146, -184)], 7, WOOD[2], alpha=1, ends=0.9)
    f.paint(taper((8, -204, 40), (-34, -156, 34), (-80, -186, 25), (-98, -206, 22)), plum)
    f.paint(ell(-106, -218, 14, 13), OLIVE, vol=6)
