"""A mahogany table seen from above the front, and a drawer pulled out of it."""

import math
from dataclasses import dataclass

from studio.colour import Ramp
from studio.elements.people.figures import Light3
from studio.paint import Card
from studio.shapes import blob, ell, poly, quad, rect, taper

MAHOGANY: Ramp = ["#200c0c", "#561c18", "#943c28", "#dc8450"]


@dataclass(frozen=True)
class TableTop:
    """The four corners of a table top in perspective."""

    back_left: tuple[int, int]
    back_right: tuple[int, int]
    front_right: tuple[int, int]
    front_left: tuple[int, int]

    def on(self, u: float, v: float) -> tuple[float, float]:
        """A point of the table: u across, v from the back to the front."""
        return quad(self.back_left, self.back_right, self.front_right, self.front_left, u, v)


def mahogany_table(c: Card, top: TableTop, light: Light3 = (600, 400, 260)) -> None:
    """A table on two turned legs, with a deep front and a shadow on the floor."""
    (x0, y0), (x1, y1) = top.front_left, top.front_right
    for (x, y), h in ((top.on(0.04, 0.94), 300), (top.on(0.96, 0.94), 300)):
        leg = taper((x, y + 20, 46), (x, y + 120, 34), (x, y + 200, 38), (x, y + h, 20))
        c.paint(leg, MAHOGANY, vol=14, wob=0.4, rim=0.4)
        c.shade(ell(x + 10, y + h, 50, 10), 0.5, 8)
    near = (x0 + 608, y0 + 360), (x0 + 88, y0 + 360)
    below = blob((x0 + 48, y0 + 300), (x0 + 348, y0 + 240), (x0 + 668, y0 + 300), *near)
    c.shade(below, 0.45, 30, "#140c0c")
    front = poly([(x0, y0), (x1, y1), (x1 - 4, y1 + 78), (x0 + 6, y0 + 76)])
    c.paint(front, MAHOGANY, vol=6, wob=0.4, edge=0.25, amb=0.24)
    plane = poly([top.back_left, top.back_right, (x1, y1), (x0, y0)])
    c.paint(plane, MAHOGANY, vol=5, wob=0.4, edge=0.2, amb=0.42, light=light, grain=1)
    edge = poly([(x0, y0), (x1, y1), (x1, y1 + 18), (x0, y0 + 18)])
    c.paint(edge, MAHOGANY, vol=8, wob=0.4, edge=0.3, amb=0.45)


def full_drawer(c: Card, x: float, y: float, water: Ramp) -> None:
    """A drawer pulled out of its slot towards us, full of water; (x, y) is the middle of the slot's upper edge."""
    f = c.at(x, y, wob=0.3)
    f.shade(blob((-120, 130), (120, 130), (96, 220), (-150, 220)), 0.4, 24, "#140c0c")
    f.paint(rect(-97, 0, 97, 54), ["#0c0404", "#200c0c", "#3c1814"], vol=3, edge=0.3)
    sides = poly([(-90, 12), (90, 12), (120, 78), (-120, 78)])
    f.paint(sides, MAHOGANY, vol=3, amb=0.62, edge=0.3)
    inside = f.paint(
        poly([(-80, 14), (80, 14), (108, 72), (-108, 72)]), ["#180808", "#3c1814", "#6c3020"], vol=3
    )
    pond = f.paint(poly([(-80, 26), (80, 26), (107, 76), (-107, 76)]), water, vol=3, amb=0.46, clip=inside)
    f.shade(poly([(-82, 10), (82, 10), (88, 34), (-88, 34)]), 0.5, 7, "#041c2c", clip=pond)
    f.shade(poly([(80, 14), (108, 74), (92, 74), (68, 20)]), 0.4, 5, "#04283c", clip=pond)
    for r in (16, 34):
        f.line(
            [
                (r * math.cos(a), 50 + r * 0.34 * math.sin(a))
                for a in (0.0, 0.8, 1.6, 2.4, 3.2, 4.0, 4.8, 5.6, 6.4)
            ],
            2,
            "#eafff8",
            alpha=0.5,
            clip=pond,
            ends=0.9,
        )
    f.line([(-84, 13), (-114, 76)], 4, "#e89c64", alpha=0.6, ends=0.9)
    f.line([(86, 13), (115, 76)], 5, "#f8bc80", alpha=0.8, ends=0.9)
    front = f.paint(
        rect(-130, 74, 130, 148, 4), MAHOGANY, vol=9, edge=0.32, rim=0.5, amb=0.36, grad=(0.1, -0.2), grain=1
    )
    f.line([(-128, 77), (0, 76), (128, 77)], 5, "#f0ac70", alpha=0.75, clip=front, ends=0.9)
    f.line(
        [(-112, 90), (112, 90), (112, 134), (-112, 134), (-112, 90)],
        3,
        "#380f0c",
        alpha=0.55,
        clip=front,
        ends=0.9,
    )
    f.shade(ell(-5, 119, 16, 8), 0.5, 4, "#180808", clip=front)
    f.paint(ell(0, 112, 15, 11), ["#5c3c14", "#c8963a", "#fbe490"], vol=8, det=0.8)
