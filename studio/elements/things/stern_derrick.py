"""One spar stepped outside a small boat's quarter and swung out astern, and the rope that runs over its head."""

from studio.paint import Card, Frame
from studio.palettes import PINE
from studio.shapes import Point, curve, ell, poly, taper

FOOT, RAIL, HEAD = (150.0, -14.0), (170.0, -104.0), (340.0, -474.0)  # in the units of the boat


def stern_derrick(f: Frame) -> Point:
    """The spar in its chock on the planks, lashed at the rail; returns where the block hangs, on the card."""
    f.shade(taper((FOOT[0] + 16, FOOT[1] + 8, 18), (RAIL[0] + 14, RAIL[1] + 22, 16)), 0.5, 5, "#060c30")
    spar = taper((*FOOT, 20), (*RAIL, 19), (266, -310, 17), (*HEAD, 12), (HEAD[0] + 12, HEAD[1] - 22, 9))
    f.paint(spar, PINE, vol=9, rim=0.7, edge=0.3)
    x, y = FOOT
    chock = poly([(x - 24, y - 6), (x + 24, y - 6), (x + 18, y + 20), (x - 18, y + 20)])
    f.paint(chock, ["#3c2014", "#7c5430", "#b88850"], vol=6, edge=0.3)
    for d in (-12, -3, 6, 15):
        rail = (RAIL[0] + d * -0.34, RAIL[1] + d)
        f.line([(rail[0] - 13, rail[1] - 3), (rail[0] + 13, rail[1] + 4)], 5.5, "#e8cc90", alpha=1, ends=0.8)
    return f.pt(HEAD[0] + 2, HEAD[1] + 22)


def block_and_fall(c: Card, block: Point, hand: Point, knot: Point) -> None:
    """The block, the rope from the hand that hauls up to it, and from it down to the load's knot."""
    x, y = float(block[0]), float(block[1])
    middle = ((x + hand[0]) / 2 - 4, (y + hand[1]) / 2 + 7)
    for w, col in ((6.5, "#5c3818"), (3.4, "#e8cc90")):
        c.line(curve((x - 11, y), middle, hand), w, col, 1, 0.3, ends=0.9)
        c.line([(x + 6, y + 8), knot], w, col, 1, 0.3, ends=0.9)
    c.paint(ell(x, y, 16, 19), PINE, vol=9, det=0.8, wob=0.3, edge=0.35)
    c.flat(ell(x, y + 1, 5.5), "#2c1810", 1, det=0.8)


def hauled_end(c: Card, far: Point, near: Point, coil: Point) -> None:
    """The rope between the two hands, and what hangs from the nearer one down to the deck."""
    slack = ((near[0] + coil[0]) / 2 - 8, (near[1] + coil[1]) / 2)
    for w, col in ((6.5, "#5c3818"), (3.4, "#e8cc90")):
        c.line(curve(far, near, slack, coil), w, col, 1, 0.3, ends=0.9)
