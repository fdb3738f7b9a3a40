"""A mahogany table seen from above the front, and a drawer pulled out of it."""

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
    """A drawer pulled out towards us, full to the brim; (x, y) is the middle of its front's upper edge."""
    f = c.at(x, y)
    inside = poly([(-86, -50), (84, -48), (104, 2), (-104, 0)])
    f.paint(inside, ["#140808", "#3c1814", "#6c3020"], vol=3, wob=0.3)
    f.paint(poly([(-90, -34), (90, -32), (104, 2), (-104, 0)]), water, vol=3, wob=0.4, amb=0.5)
    f.paint(rect(-110, -4, 110, 60, 4), MAHOGANY, vol=9, wob=0.3, edge=0.3, rim=0.5, amb=0.4)
    f.paint(ell(0, 28, 15, 9), ["#5c3c14", "#c8963a", "#fbe490"], vol=6, det=0.8)
