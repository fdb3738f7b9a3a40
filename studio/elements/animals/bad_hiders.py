"""Those who hide badly behind trees: a stag with a lantern, a tiger standing upright, a little tree in stockings."""

import math

from studio.elements.animals.beasts import deer
from studio.elements.things.lights import lantern
from studio.paint import Card, Frame
from studio.palettes import BOOT, LINEN, RED
from studio.shapes import blob, curve, ell, join, poly, taper

EMBER = ["#c84c10", "#ff9c30", "#ffe088"]
STRIPE = ["#1c0c10", "#2c1418", "#4c2420"]
CARDBOARD = ["#3c2418", "#84583c", "#c08c5c", "#f0cc94"]
PAPER_LEAF = ["#2c4c14", "#5c8c24", "#a8cc48", "#f0f49c"]
ANTLER = ["#24140c", "#4c2c18", "#7c5028", "#d09c58"]
TAWNY = ["#8c4c14", "#d88c2c", "#ffc85c", "#fff0a8"]


def antler(f: Frame, s: int) -> None:
    """One antler of a stag that looks left, rooted at (0, 0)."""
    beam = taper((0, 0, 16), (s * 26 + 14, -44, 14), (s * 40 + 10, -96, 11), (s * 28, -140, 4))
    tines = (
        taper((s * 18 + 8, -30, 12), (s * 16 - 24, -64, 3)),
        taper((s * 34 + 12, -66, 12), (s * 64 + 10, -96, 3)),
        taper((s * 38 + 8, -98, 10), (s * 60 + 6, -136, 3)),
    )
    f.paint(join(beam, *tines), ANTLER, vol=6)


def stag(c: Card, x: float, y: float) -> None:
    """A stag is certain that a trunk a third as long as itself will do; it has forgotten the lantern."""
    deer(c, x, y, 236, antlers=0, flip=True, rim=0.9)
    f = c.at(x + 88, y - 214, 0.8, 0, True, wob=0.3, edge=0.32, rim=0.8, amb=0.3)
    for side in (1, -1):
        antler(f, side)
    lantern(c, x + 54, y - 222, 60, g=0.6)
    c.paint(
        poly([(x + 41, y - 260), (x + 67, y - 260), (x + 71, y - 229), (x + 37, y - 229)]),
        EMBER,
        vol=4,
        amb=0.6,
        wob=0.2,
        det=0.8,
    )


def striped(
    c: Card, points: list[tuple[float, float, float]], a: list[str], n: int, b: list[str] | None = None
) -> None:
    """A tail or a stocking in two colours."""
    m = c.paint(taper(*points), a, vol=points[0][2] * 0.4, edge=0.32, rim=0.7, wob=0.4)
    line = curve(*[p[:2] for p in points])
    for k in range(n):
        i = min(len(line) - 3, int(len(line) * (k + 0.25) / n))
        j = min(len(line) - 2, int(len(line) * (k + 0.75) / n))
        (x0, y0), (x1, y1) = line[i], line[j]
        d = math.hypot(x1 - x0, y1 - y0) or 1
        nx, ny = -(y1 - y0) / d * 24, (x1 - x0) / d * 24
        band = poly([(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)])
        c.paint(band, b or STRIPE, vol=8, clip=m, edge=0.1, wob=0.3, amb=0.4)


def tiger(c: Card, x: float, y: float) -> None:
    """Upright behind the trunk at `x`, belly drawn in: a cheek, a belly and a tail on the wrong sides."""
    how = {"edge": 0.3, "rim": 0.7, "wob": 0.4, "amb": 0.3}
    striped(
        c,
        [
            (x - 10, y - 150, 30),
            (x - 48, y - 150, 32),
            (x - 66, y - 190, 30),
            (x - 50, y - 238, 26),
            (x - 64, y - 282, 18),
        ],
        TAWNY,
        8,
    )
    body = c.paint(blob((x - 10, y - 330), (x + 46, y - 300), (x + 64, y - 190), (x + 66, y - 70), (x + 50, y + 4), (x - 10, y + 8)), TAWNY,
        vol=34, **how)  # fmt: skip
    for k in range(5):
        dark = taper(
            (x + 80, y - 268 + k * 48, 20), (x + 46, y - 262 + k * 48, 14), (x + 20, y - 250 + k * 48, 4)
        )
        c.paint(dark, STRIPE, vol=5, clip=body, edge=0.1, wob=0.4)
    f = c.at(x + 30, y - 350, 1.0, 8, **how)
    f.paint(ell(42, -50, 20), TAWNY, vol=10)
    f.flat(ell(42, -50, 10), "#5c2c20", 0.9, 2)
    head = f.paint(ell(0, 0, 64, 60), TAWNY, vol=50)
    f.paint(ell(26, 30, 34, 26), LINEN, vol=16, clip=head, soft=2)
    for pts in (
        ((66, -14, 16), (44, -10, 4)),
        ((68, 12, 15), (48, 12, 4)),
        ((26, -64, 15), (24, -38, 4)),
        ((50, -46, 13), (38, -28, 3)),
    ):
        f.paint(taper(*pts), STRIPE, vol=4, clip=head, wob=0.3)
    f.flat(ell(26, -8, 9, 10), "#140c10", 1, det=1)
    f.flat(ell(23, -12, 3.4), "#fff8dc", 1, det=1)


def little_tree(c: Card, x: float, y: float) -> None:
    """A tree of cardboard and paper leaves: two stockings below, two eyes in the bark, a twig in each hand."""
    how = {"edge": 0.3, "light": (420, 620, 160), "wob": 0.4, "amb": 0.32, "rim": 0.6}
    c.shade(ell(x, y + 2, 74, 12), 0.6, 8)
    for s in (-1, 1):
        striped(
            c, [(x + s * 20, y - 96, 25), (x + s * 23, y - 50, 23), (x + s * 24, y - 10, 20)], LINEN, 4, RED
        )
        c.paint(blob((x + s * 24 + 13, y - 18), (x + s * 24 + 14, y + 4), (x + s * 24 - 30, y + 5), (x + s * 24 - 32, y - 6), (x + s * 24 - 10, y - 16)),
            BOOT, vol=7, **how)  # fmt: skip
    tube = c.paint(
        poly([(x - 46, y - 250), (x + 44, y - 250), (x + 50, y - 84), (x - 52, y - 80)]),
        CARDBOARD,
        vol=30,
        grain=2,
        tex=0.3,
        **how,
    )
    for dx in (-30, -6, 24):
        c.line(
            [(x + dx, y - 200), (x + dx + 3, y - 150), (x + dx - 2, y - 92)],
            2.6,
            CARDBOARD[0],
            0.6,
            clip=tube,
        )
    for dx in (-18, 18):
        c.paint(ell(x + dx, y - 168, 12, 14), ["#140c10", "#241418"], vol=2, det=0.8, wob=0.3)
        c.flat(ell(x + dx - 4, y - 170, 4.6), "#fff8dc", 1, det=1, wob=0.2)
    for dx, dy, r in (
        (-48, -250, 44),
        (46, -252, 42),
        (0, -238, 44),
        (-30, -304, 46),
        (30, -306, 44),
        (0, -340, 38),
    ):
        m = c.paint(blob(*[(x + dx + r * (1 + 0.12 * (-1) ** k) * math.cos(k * 0.7), y + dy + r * (1 + 0.12 * (-1) ** k) * math.sin(k * 0.7))
            for k in range(9)]), PAPER_LEAF, vol=24, tex=0.3, **{**how, "wob": 1.0})  # fmt: skip
        c.marks(m, -0.8, 40, 20, 6, PAPER_LEAF, jit=0.14, alpha=0.6)
