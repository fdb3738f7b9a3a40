"""Lit stairs that lead down through the air or the water: runs of steps with lamps on a rail."""

from studio.elements.buildings.house_sunken import STEP
from studio.paint import Card
from studio.shapes import Point, ell, poly, rect


def flight(c: Card, a: Point, b: Point, n: int) -> None:
    """One solid run of `n` steps from a down to b: a stringer below, treads that catch the light, lamps on a rail behind."""
    dx, dy = (b[0] - a[0]) / n, (b[1] - a[1]) / n
    rail = [(a[0] + dx * (k + 0.5), a[1] + dy * (k + 0.5) - 74) for k in range(0, n + 1, 3)]
    c.line(rail, 5, "#c8a05c", 0.95, 0.3, ends=0.9)
    for x, y in rail:
        _lamp(c, x, y)
    stringer = poly([(a[0], a[1] + 8), (b[0], b[1] + 8), (b[0], b[1] + 44), (a[0], a[1] + 44)])
    c.paint(stringer, STEP[:3], vol=8, wob=0.4, edge=0.3, amb=0.2)
    over = 7 if dx > 0 else -7
    for k in range(n):
        x, y = a[0] + dx * k, a[1] + dy * k
        x0, x1 = x - over, x + dx + over
        tread = poly([(x0, y), (x1, y), (x1, y + dy + 12), (x0, y + dy + 12)])
        c.paint(tread, STEP, vol=5, wob=0.3, edge=0.3, amb=0.34, light=(x, y - 60, 70))
        c.flat(poly([(x0, y), (x1, y), (x1, y + 6), (x0, y + 6)]), "#fff0c4", 0.8, 1, wob=0.3)


def _lamp(c: Card, x: float, y: float) -> None:
    """A post of the rail with its round lamp."""
    c.line([(x, y - 4), (x, y + 74)], 5, "#a8844c", 0.95, 0.2, ends=0.9)
    c.halo(x, y - 14, 60, "#ffc060", 0.7)
    c.flat(ell(x, y - 14, 11, 13), "#ffdc84", 1, det=1)
    c.flat(ell(x, y - 13, 5.5, 7), "#fffbe0", 1, det=1)


def first_steps(c: Card, x: float, y: float) -> None:
    """Three steps seen from in front, going down to the right from (x, y)."""
    for k in range(3):
        step = rect(x - 58 + 22 * k, y + 12 * k, x + 40 + 18 * k, y + 12 + 12 * k, 2)
        c.paint(step, STEP, vol=4, wob=0.3, edge=0.34, amb=0.6)
