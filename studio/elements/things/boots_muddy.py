"""A pair of small rubber boots that somebody has stepped out of, the mud still on them."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import RED
from studio.shapes import blob, ell, poly, taper

MUD: Ramp = ["#2a1c14", "#5a4028", "#8a6840"]
INSIDE: Ramp = ["#2c0c10", "#58181c", "#8c3030"]


def muddy_boots(c: Card, x: float, y: float, h: float = 112, ramp: Ramp = RED) -> None:
    """Boots standing at (x, y), their toes apart, one sagging at the shaft; mud on soles and caps."""
    s = h / 100
    for dx, dy, lean, flip in ((24, -6, 5, True), (-22, 2, -2, False)):
        f = c.at(x + dx * s, y + dy * s, s, lean, flip, vol=14, wob=0.2, det=0.8, rim=0.6, edge=0.28)
        _boot(f, ramp)


def _boot(f: Frame, ramp: Ramp) -> None:
    """One boot, its toe to the left."""
    f.shade(ell(-14, 0, 46, 7), 0.6, 5, "#1c1410")
    shaft = blob((-16, -100, "c"), (18, -98, "c"), (19, -60), (16, -34), (22, -14), (22, -4, "c"), (-50, -4, "c"), (-54, -18),
        (-44, -29), (-26, -33), (-18, -46), (-18, -74))  # fmt: skip
    m = f.paint(shaft, ramp)
    f.flat(ell(-34, -22, 8, 4), "#fff0dc", 0.6, 2.5, clip=m)
    f.flat(taper((-9, -90, 5), (-10, -60, 4)), "#ffe0c8", 0.4, 2.5, clip=m)
    f.shade(taper((-24, -34, 3), (-4, -40, 6), (16, -36, 4)), 0.45, 3, ramp[0], clip=m)
    f.paint(ell(1, -99, 17, 5), INSIDE, vol=2)
    f.line([(-16, -99), (-6, -94.5), (8, -94.5), (18, -98)], 3.4, ramp[-1], alpha=0.7)
    f.paint(poly([(-53, -6), (22, -6), (23, 1), (-52, 1)]), ["#1c1014", "#4c2428", "#8c4c44"], vol=3)
    for x, y, r in ((-44, -4, 11), (-20, -2, 12), (8, -3, 10), (-30, -12, 6), (14, -14, 5)):
        f.paint(ell(x, y, r, r * 0.5), MUD, vol=3, wob=1, det=0.5)
