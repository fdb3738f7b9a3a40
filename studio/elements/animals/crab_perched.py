"""A crab from the front on a spar, claws up."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import RED
from studio.shapes import blob, ell, taper


def perched_crab(c: Card, x: float, y: float, h: float = 46, ramp: Ramp = RED) -> None:
    """Its legs clasp what is below (x, y); the claws reach `h` higher."""
    f = c.at(x, y, h / 46, 0, vol=8, det=0.7, wob=0.3, edge=0.3)
    f.shade(ell(0, 3, 30, 6), 0.5, 3)
    for s in (-1, 1):
        for i, reach in enumerate((38, 32, 24)):
            knee = (s * (reach - 6), -19 + i * 5, 4.6)
            f.paint(
                taper((s * 14, -11 + i, 5), knee, (s * reach, -2 + i * 2, 3.4), (s * (reach - 5), 8 + i, 2)),
                ramp,
                vol=3,
            )
        f.paint(taper((s * 18, -18, 7), (s * 33, -24, 7), (s * 34, -34, 5)), ramp, vol=4)
        f.paint(blob((s * 26, -32), (s * 27, -46), (s * 33, -54, "c"), (s * 33, -42), (s * 38, -41), (s * 44, -50, "c"),
            (s * 44, -38), (s * 38, -29)), ramp, vol=5)  # fmt: skip
    f.paint(
        blob((-26, -16), (-16, -25), (0, -27), (16, -25), (26, -16), (16, -3), (0, 0), (-16, -3)),
        ramp,
        vol=10,
        rim=0.5,
    )
    for s in (-1, 1):
        f.line([(s * 7, -24), (s * 8, -32)], 2.6, ramp[1], alpha=1)
        f.flat(ell(s * 8, -33, 3.4), "#1a0c14", det=1)
        f.flat(ell(s * 8 - 1, -34, 1.1), "#fff4d8", det=1)
