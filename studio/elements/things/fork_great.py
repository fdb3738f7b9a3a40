"""A fork as large as a monument."""

import numpy as np

from studio.elements.things.candles_birthday import ICING
from studio.paint import Card
from studio.palettes import SILVER
from studio.shapes import blob, ell, join, poly, rect, taper


def great_fork(c: Card, x: float, y: float, h: float, fog: float = 0) -> None:
    """A silver fork planted by its handle in the icing at (x, y), as a monument is."""
    f = c.at(
        x, y, h / 400, vol=16, wob=0.1, fog=fog, edge=0.4, rim=0.9, amb=0.06, gain=0.75, tex=0.08, lump=0.02
    )
    c.shade(taper((x + 4, y, 30), (x + 60, y + 12, 26), (x + 150, y + 22, 10)), 0.4, 8, "#5c2c60")
    stem = ((-17, 4, "c"), (-16, -50), (-9, -140), (-8, -220), (8, -220), (9, -140), (16, -50), (17, 4, "c"))
    m = f.paint(blob(*stem), SILVER)
    tines = [poly([(dx * 0.92 - 7, -258), (dx - 5.6, -340), (dx - 1.6, -400), (dx + 1.6, -400), (dx + 5.6, -340), (dx * 0.92 + 7, -258)])
        for dx in (-37, -12.4, 12.4, 37)]  # fmt: skip
    left = ((-8, -205), (-32, -230), (-43, -258), (-43.5, -286, "c"))
    bowl = blob(*left, *((-x, y, *rest) for x, y, *rest in left[::-1]))
    m = np.maximum(m, f.paint(join(bowl, *tines), SILVER))
    f.shade(blob((4, -206), (34, -230), (47, -262), (46, -296), (14, -256)), 0.55, 8, "#183044", clip=m)
    f.shade(rect(2, -214, 18, 0), 0.55, 4, "#183044", clip=m)
    for dx in (-37, -12.4, 12.4, 37):  # each tine: dark side, and the fire along the other
        f.shade(
            poly([(dx + 1, -262), (dx + 1, -398), (dx + 9, -340), (dx + 9, -262)]), 0.5, 2, "#183044", clip=m
        )
        f.line(
            [(dx * 0.92 - 4, -268), (dx - 3, -340), (dx - 0.6, -394)],
            2.6,
            "#ffd898",
            alpha=0.9,
            ends=0.6,
            det=0.6,
        )
    f.line([(-36, -288), (-36, -262), (-26, -236), (-9, -212)], 5, "#ffd090", alpha=0.85, ends=0.4, det=0.5)
    f.line([(-11, -20), (-6, -120), (-5, -208)], 3.4, "#ffd898", alpha=0.85, det=0.5)
    f.flat(ell(-14, -254, 8, 15, 24), "#fffaf0", 0.5, 4)
    f.flat(blob((-30, -240), (0, -226), (30, -240), (12, -212), (-12, -212)), "#e48ca0", 0.3, 5, clip=m)


def icing_heave(c: Card, x: float, y: float, w: float) -> None:
    """The icing heaved up and cracked round what has been driven into it at (x, y): a mound `w` wide, to go over its foot."""
    f = c.at(x, y, w / 180, vol=22, wob=0.4, amb=0.16, gain=1.1, edge=0.2, rim=0.9, rimcol="#ffe0b0")
    f.shade(ell(2, -30, 26, 12), 0.55, 5, "#3c1c48")
    left, right = ((-92, 14), (-78, 2), (-60, -16), (-40, -30), (-20, -31)), ((20, -31), (40, -31), (62, -15))
    m = f.paint(blob(*left, (0, -22), *right, (80, 3), (94, 15), (0, 30)), ICING, grad=(0.06, -0.2))
    f.shade(blob((24, -24), (42, -32), (64, -8), (98, 16), (20, 30)), 0.42, 12, "#8c4c88", clip=m)
    f.shade(ell(1, -26, 24, 5), 0.6, 4, "#4c2050", clip=m)
    for way in (
        [(-26, -24), (-40, -8), (-44, 10)],
        [(26, -24), (44, -10), (50, 8)],
        [(0, -18), (-3, -2), (4, 14)],
    ):
        f.line(way, 3, "#a0648c", alpha=0.5, clip=m)
