"""Stubs of tickets, floating."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import CREAM
from studio.shapes import Path, cut, ell, join, rect, star, xf


def ticket_stub(c: Card, x: float, y: float, s: float, rot: float, ramp: Ramp = CREAM) -> None:
    """One stub lying on the water, 38 wide at s=1, its middle at (x, y): notched ends, a tear line, a punched star."""

    def lay(path: Path) -> Path:
        return xf(xf(path, rot=rot), x, y, s, sy=s * 0.5)

    bites = join(*[ell(bx, by, 2.6) for bx in (-19, 19) for by in (-7, 0, 7)])
    paper = cut(rect(-19, -10, 19, 10), bites)
    for r, a in ((25, 0.5), (33, 0.26)):  # rings it makes on the water
        ring = cut(
            ell(x, y + 2 * s, r * s, r * s * 0.42), ell(x, y + 1.2 * s, (r - 2.6) * s, (r - 2.2) * s * 0.42)
        )
        c.flat(ring, "#e4f6e4", a, 0.8)
    c.shade(xf(lay(paper), 1 * s, 5 * s), 0.55, 2.5 * s, "#0f4454", wob=0.3)
    m = c.paint(lay(paper), ramp, vol=3, wob=0.5, det=0.9, edge=0.35, amb=0.5)
    c.flat(
        lay(cut(rect(-14, -7, 5, 7), rect(-12.4, -5.4, 3.4, 5.4))), "#b04450", 0.8, wob=0.2, clip=m, det=0.9
    )
    c.flat(lay(star(-4.5, 0, 4.4)), "#b04450", 0.85, wob=0.2, clip=m, det=0.9)
    for dy in (-7, -2.4, 2.4, 7):
        c.flat(lay(ell(9, dy, 1.1)), "#6a3c44", 0.8, wob=0, clip=m, det=0.9)
    c.flat(lay(rect(10, -10, 20, 10)), "#3c8c94", 0.35, 1.5 * s, clip=m)  # one end is under water already
