"""The best armchair of a parlour, from the side: paint the seat, whoever sits in it, then the near arm."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import WALNUT
from studio.shapes import blob, ell, taper

GREEN: Ramp = ["#14342c", "#2c6450", "#609474", "#b8d0a0"]


def side_armchair(c: Card, x: float, y: float, ramp: Ramp = GREEN) -> None:
    """Its seat turned to the right, its foot at (x, y), 556 high with its back."""
    for px in (x - 84, x + 96):
        c.paint(taper((px, y - 90, 20), (px + 2, y - 22, 13)), WALNUT, vol=6, wob=0.3, gain=0.5)
    upper = ((x - 149, y - 496), (x - 115, y - 556), (x - 25, y - 556), (x + 1, y - 486))
    m = c.paint(blob(*upper, (x - 1, y - 100, "c"), (x - 150, y - 100, "c")), ramp, vol=36, amb=0.3, wob=0.5)
    c.line([(x - 128, y - 490), (x - 134, y - 300), (x - 134, y - 130)], 5, ramp[0], 0.45, 0.6, clip=m)
    c.shade(taper((x - 145, y - 176, 30), (x + 20, y - 178, 30)), 0.45, 12, clip=m)
    front = ((x + 115, y - 184), (x + 151, y - 156), (x + 147, y - 92))
    seat = c.paint(
        blob((x - 145, y - 176), *front, (x, y - 84), (x - 145, y - 92)), ramp, vol=30, amb=0.3, wob=0.5
    )
    c.shade(taper((x - 146, y - 100, 16), (x + 146, y - 100, 16)), 0.5, 8, clip=seat)
    rail = taper((x - 146, y - 84, 26), (x, y - 80, 28), (x + 138, y - 84, 26))
    c.paint(rail, WALNUT, vol=8, wob=0.3, rim=0.4)
    for px in (x - 126, x + 124):
        c.paint(
            taper((px, y - 82, 26), (px + 3, y - 50, 17), (px + 1, y, 14)), WALNUT, vol=7, wob=0.3, rim=0.4
        )


def chair_arm(c: Card, x: float, y: float, ramp: Ramp = GREEN) -> None:
    """The near arm of the same chair: a post set back from the knees, and a rail that ends in a scroll, padded on top."""
    c.shade(taper((x - 110, y - 238, 30), (x + 36, y - 232, 30)), 0.4, 10, "#1c2840")
    post = taper((x + 30, y - 250, 15), (x + 22, y - 206, 14), (x - 2, y - 150, 16), (x - 8, y - 80, 24))
    c.shade(taper((x + 20, y - 230, 18), (x + 8, y - 190, 18), (x - 20, y - 100, 20)), 0.4, 7, "#0c2420")
    c.paint(post, WALNUT, vol=7, wob=0.3, rim=0.5)
    rail = taper((x - 116, y - 266, 18), (x - 60, y - 265, 18), (x + 10, y - 256, 20), (x + 38, y - 252, 22))
    c.paint(rail, WALNUT, vol=8, wob=0.3, rim=0.5)
    c.paint(ell(x + 42, y - 251, 16, 15), WALNUT, vol=8, wob=0.3, rim=0.6, det=0.5)
    c.line(
        [(x + 48, y - 253), (x + 41, y - 258), (x + 36, y - 250), (x + 43, y - 245)], 3, WALNUT[0], 0.8, 0.3
    )
    pad = taper((x - 106, y - 276, 20), (x - 56, y - 277, 24), (x + 8, y - 267, 18))
    c.paint(pad, ramp, vol=10, wob=0.4, amb=0.34, rim=0.5)
