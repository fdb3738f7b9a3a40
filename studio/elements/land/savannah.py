"""A dry plain under a wide sky: cracked ochre ground, a flat-topped thorn tree, prints that hold water."""

from collections.abc import Sequence

from studio.colour import Ramp
from studio.elements.land.land import hills
from studio.paint import Card
from studio.shapes import blob, ell, taper, xf

OCHRE_GROUND: Ramp = ["#6c3c24", "#b07440", "#dcab68", "#f8e0a8"]
BLUE_HILL: Ramp = ["#5c6c80", "#8c949c", "#b4b0a4", "#d8ccb0"]
STRAW: Ramp = ["#7c5024", "#c89848", "#f0d48c"]
CROWN: Ramp = ["#243024", "#4c5c34", "#84904c", "#c4c480"]


def dry_plain(c: Card, y: float) -> None:
    """Blue hills at the horizon `y`, ground with tufts of straw, larger towards us."""
    hills(c, y - 30, 30, BLUE_HILL, 5, fog=0.55, vol=20)
    hills(c, y + 4, 8, OCHRE_GROUND, 7, fog=0.45, vol=12, tex=0.3)
    _, m = hills(c, y + 70, 16, OCHRE_GROUND, 11, fog=0.12, vol=30, tex=0.34, grad=(0.12, -0.22))
    c.marks(m, 0.04, 900, 60, 3.4, jit=0.09, alpha=0.5)
    for i in range(90):
        t = (i / 90) ** 1.5
        x, py = float(c.rng.uniform(20, 790)), y + 80 + t * 480
        size = 8 + 34 * t
        for k in range(5):
            lean = (k - 2) * 0.34 + float(c.rng.uniform(-0.15, 0.15))
            c.line(
                [(x, py), (x + lean * size * 0.5, py - size * 0.6), (x + lean * size * 1.2, py - size)],
                1 + 2 * t,
                STRAW[1 + k % 2],
                0.8,
            )


def thorn_tree(c: Card, x: float, y: float, h: float, fog: float = 0.0) -> None:
    """An umbrella thorn standing at (x, y)."""
    f = c.at(x, y, h / 150, fog=fog, wob=0.5, vol=5)
    bark: Ramp = ["#2c1c18", "#5c4030", "#94704c"]
    c.shade(ell(x + h * 0.3, y + 2, h * 0.5, h * 0.03), 0.35 * (1 - fog), 4)
    for points in (
        ((0, 0, 11), (4, -50, 8), (-30, -100, 5), (-70, -122, 3)),
        ((3, -46, 7), (26, -88, 5), (72, -120, 3)),
        ((2, -60, 6), (4, -120, 4)),
    ):
        f.paint(taper(*points), bark)
    for dx, dy, w in ((-52, -124, 62), (54, -122, 60), (0, -136, 66), (-20, -118, 46), (30, -130, 48)):
        m = f.paint(
            blob(
                (dx - w, dy + 6),
                (dx - w * 0.5, dy - 14),
                (dx + w * 0.4, dy - 16),
                (dx + w, dy + 4),
                (dx, dy + 12),
            ),
            CROWN,
            vol=10,
            wob=1.2,
        )
        c.marks(m, 0.2, 60, 9, 3, jit=0.14)


def wet_prints(c: Card, places: Sequence[tuple[float, float]]) -> None:
    """Deep prints of bare feet, heel to the right, each with water and a bit of sky in it; by their places."""
    water: Ramp = ["#6c7c7c", "#b4ccc4", "#f4f4dc"]
    for k, (x, y) in enumerate(places):
        f = c.at(x, y, 1.3, -14, wob=0.3)
        sole = blob((-34, -6), (-20, -14), (6, -8), (30, -11), (42, 0), (30, 10), (4, 7), (-20, 12), (-34, 6))
        toes = [ell(-43 + 3 * abs(i), -2 + 6.4 * i, 6.5 - 0.5 * abs(i), 4.4) for i in (-2, -1, 0, 1, 2)]
        f.shade(xf(sole, 0, 2, 1.16), 0.8, 2.5, "#3c1810")
        for toe in toes:
            f.flat(toe, "#4c2014", 0.95)
        f.paint(xf(sole, 2, 2, 0.6), water, vol=2)
        f.flat(ell(-14, -2, 10, 2.4), "#fffff0", 0.8)
        if k % 2:
            for i in range(3):
                f.line([(36 + 5 * i, 8), (38 + 5 * i, -6), (34 + 8 * i, -18)], 3, "#5c9c3c", alpha=0.95)
