"""Fish that have stopped to look: round-bodied, lit from above, from the side."""

from studio.colour import Ramp, mix
from studio.paint import Card, Frame
from studio.shapes import blob, ell, taper

ROSY: Ramp = ["#2c2440", "#84505c", "#d08c80", "#f4c8b0"]
INK = "#101426"


def onlooker(
    c: Card,
    x: float,
    y: float,
    w: float = 90,
    ramp: Ramp = ROSY,
    flip: bool = False,
    rot: float = 0,
    fog: float = 0,
    deep: float = 1.0,
) -> Frame:
    """A fish looking left with its middle at (x, y), `w` long; `deep` 0.8 a slender one, 1.4 a bream."""
    f = c.at(x, y, w / 90, rot, flip, fog=fog, vol=16 * deep, det=0.6, wob=0.3, amb=0.16, tex=0.16, edge=0.25)
    fin = [ramp[0], mix(ramp[0], ramp[1], 0.7), ramp[2]]
    tail = blob((26, 0), (36, -8), (47, -19, "c"), (41, -4), (42, 6), (48, 18, "c"), (36, 8))
    m = f.paint(tail, fin, vol=4)
    for dy in (-12, -5, 5, 12):
        f.line([(32, dy * 0.3), (45, dy)], 1.3, ramp[0], alpha=0.6, clip=m)
    top = -17 * deep
    back = blob((-14, top + 3), (-8, top - 8), (-2, top - 6), (4, top - 9), (9, top - 4), (15, top - 4), (20, top + 8, "c"))  # fmt: skip
    f.paint(back, fin, vol=3)
    f.paint(blob((8, -top * 0.7), (16, -top * 1.1, "c"), (20, -top * 0.5)), fin, vol=2)
    body = blob((-45, 3), (-38, -7 * deep), (-24, -14 * deep), (-4, top), (18, -9 * deep), (32, -1), (18, 8 * deep), (-4, -top * 0.94), (-28, 13 * deep), (-41, 8))  # fmt: skip
    m = f.paint(body, ramp, rim=0.9, rimw=3, rimcol="#dcecf4")
    f.flat(
        blob((-44, 6), (-20, 6), (10, 5), (30, 2), (16, 22), (-8, 26), (-34, 22)), ramp[-1], 0.4, 4, clip=m
    )
    f.shade(
        blob((-40, -8), (-10, -6), (26, -3), (20, -26), (-10, -32), (-36, -22)), 0.34, 5, "#0c1c38", clip=m
    )
    for px in (-8, 2, 12, 21):
        for py in (-8, -1, 6):
            q = py * deep
            f.line([(px, q - 3.4), (px + 2.6, q), (px, q + 3.4)], 1.1, ramp[0], alpha=0.4, clip=m)
    f.shade(taper((-22, -13 * deep, 2), (-17, 0, 4), (-22, 12 * deep, 2)), 0.55, 1.4, "#0c1c38", clip=m)
    f.paint(blob((-13, 4), (-4, 3), (4, 12, "c"), (-6, 12)), fin, vol=2, edge=0.35)
    f.line([(-45, 4), (-40, 6), (-37, 9)], 1.6, INK, alpha=0.8)
    _eye(f, -32, -3.4 * deep, 4.4)
    return f


def _eye(f: Frame, x: float, y: float, r: float) -> None:
    """A ring, a pupil that looks ahead, a glint."""
    f.flat(ell(x, y, r * 1.15, r * 1.15), "#28304c", 0.7, det=1)
    f.flat(ell(x, y, r * 0.92), "#f0ead4", 1, det=1)
    f.flat(ell(x - r * 0.3, y + r * 0.1, r * 0.52), INK, 1, det=1)
