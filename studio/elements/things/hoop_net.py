"""A landing net of cord on a wooden hoop, hung from a block and tackle."""

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.palettes import PINE
from studio.shapes import Point, blob, curve, ell, taper, xf

CORD: Ramp = ["#6c4820", "#a87c40", "#dcb878"]
MOUTH: Ramp = ["#2c1810", "#4c3018", "#7c5428"]


SIDES = ((-108, 50), (-78, 104), (0, 132), (78, 104), (108, 50))
BAG = ((-112, -4, "c"), *SIDES, (112, -4, "c"), (0, 14))


def net_shadow(n: Frame, planks: Arr) -> None:
    """What the bag throws on the planks it hangs before, away from us and to the right, and on all else behind it."""
    n.shade(xf(blob(*BAG), 34, 6), 0.3, 16, "#4c5490")
    n.shade(xf(blob(*BAG), 44, 34, 0.96), 0.72, 6, "#060c30", clip=planks)


def net_bag(n: Frame) -> Arr:
    """The bag below its hoop at (0, 0), 220 wide and 132 deep; returns its mask."""
    n.paint(ell(0, -4, 112, 20), MOUTH, vol=4)
    return n.paint(blob(*BAG), CORD, vol=50, amb=0.3, edge=0.1)


def net_slings(n: Frame) -> None:
    """The two ropes from the hoop up to where the net hangs, 190 above it."""
    for x in (-110, 110):
        n.line([(x, -6), (x * 0.45, -108), (0, -190)], 5, "#b08c4c", alpha=1, ends=0.9)


def net_mesh(n: Frame, inside: Arr) -> None:
    """The cords that cross, from the hoop to the bottom of the bag, and the near side of the hoop."""
    for k in range(-5, 6):
        for s in (-1, 1):
            cord = curve((k * 26, 2), (k * 23 + s * 22, 50), (k * 16 + s * 38, 96), (k * 6 + s * 40, 136))
            n.line(cord, 2.6, "#4c2c14", alpha=0.8, clip=inside)
    hoop = [(-112, -6), (-80, 8), (0, 16), (80, 8), (112, -6)]
    n.paint(taper(*[(x, y, 10) for x, y in hoop]), PINE, vol=5, rim=0.7)


def net_knob(n: Frame) -> None:
    """The toggle the slings are tied to."""
    n.paint(ell(0, -188, 10, 8), PINE, vol=6)


def block_and_tackle(c: Card, block: Point, hand: Point) -> Point:
    """A block, and the rope through it down to the hand that hauls; returns where the load hangs."""
    x, y = block[0], block[1]
    knot = (x - 2, y + 52)
    c.line([block, knot], 6, "#e8cc88", 1, 0.3, ends=0.9)
    sag = ((x + hand[0]) / 2 + 4, (y + hand[1]) / 2 + 8)
    c.line(curve((x + 10, y + 2), sag, hand), 5, "#a87c3c", 1, 0.3, ends=0.9)
    c.paint(ell(x, y, 15, 17), PINE, vol=9, det=0.8, wob=0.3)
    c.flat(ell(x, y, 5), "#3c2418", 1, det=0.8)
    return knot


def hauled_end(c: Card, far: Point, near: Point, coil: Point) -> None:
    """The rope between the two hands, and what hangs from the nearer one down to the deck."""
    c.line(
        curve(far, near, ((near[0] + coil[0]) / 2 + 8, (near[1] + coil[1]) / 2), coil),
        5,
        "#a87c3c",
        1,
        0.3,
        ends=0.9,
    )
