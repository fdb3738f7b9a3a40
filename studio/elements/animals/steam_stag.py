"""A stag that comes out of steam and lowers its head to a basin, looking left; its hind half is still mist."""

import numpy as np

from studio.colour import Ramp, sstep
from studio.paint import Card
from studio.shapes import blob, ell, join, taper

PALE: Ramp = ["#54484c", "#94806c", "#d0bc9c", "#fff4d8"]
DARK: Ramp = ["#3c2c2c", "#7c5c48", "#bc9470", "#f0d8b0"]


def steam_stag(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """Its lips at (x - 60, y) or so, its body to the right and up, fading."""
    f = c.at(x, y, s, vol=20, det=0.4, wob=0.5, edge=0.16, rim=0.6)
    fade = np.asarray(1 - sstep(x + 130 * s, x + 280 * s, c.xx), np.float32)
    legs = [taper((84 + dx, -120, 28), (80 + dx, -40, 15), (84 + dx, 70, 11)) for dx in (0, 34)]
    body = join(
        blob((50, -190), (110, -214), (220, -196), (290, -150), (270, -90), (150, -84), (70, -104), (40, -140)),
        taper((70, -160, 76), (20, -150, 50), (-14, -104, 40)), *legs,
    )  # fmt: skip
    m = f.paint(c.mask(f.path(body), 0.5) * fade, PALE, alpha=1.0, det=0.4)
    c.marks(m, 0.5, 260, 24, 3, jit=0.08, alpha=0.5)
    f.paint(
        blob((10, -140), (-22, -132), (-50, -86), (-74, -40), (-66, -24), (-46, -26), (-22, -60), (6, -84)),
        PALE,
        vol=14,
    )
    f.flat(ell(-68, -30, 8, 7), "#3c3438", 0.9)
    f.line([(-24, -100), (-30, -92), (-38, -92)], 3, "#1c1418", alpha=1, det=1)
    f.paint(blob((6, -138), (34, -160), (42, -142), (16, -122)), PALE, vol=5)
    for pts in (
        ((-4, -140, 11), (-10, -190, 9), (20, -240, 7), (10, -300, 4)), ((-12, -184, 8), (-48, -200, 6), (-62, -236, 3)),
        ((8, -226, 7), (-20, -256, 5), (-26, -288, 3)), ((8, -142, 10), (34, -186, 8), (72, -220, 6), (78, -276, 3)),
        ((44, -200, 7), (40, -240, 5), (52, -270, 3)), ((66, -216, 6), (104, -232, 4), (118, -262, 2.5)),
    ):  # fmt: skip
        f.paint(taper(*pts), DARK, vol=4, rim=0.8)
    for k in range(9):
        px, py = f.pt(150 + 28 * k, -180 + (k * 61) % 130)
        c.puff(px, py, 70 * s, "#d0dad0", 0.2)
