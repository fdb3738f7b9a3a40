"""A leather suitcase lying open towards us: the lid stands up behind the tray like a stage, and a country fills both."""

from collections.abc import Iterator
from contextlib import contextmanager

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS, WALNUT
from studio.shapes import Path, cut, ell, join, poly, rect

LEATHER: Ramp = ["#1c0e0c", "#4a2418", "#84482c", "#cc8a54"]
LINING: Ramp = ["#54281c", "#a05c34", "#e0a458", "#ffe2a0"]
RIM, BACK, LID, TALL, HINGE = (
    240,
    208,
    190,
    524,
    68,
)  # half widths of tray front, tray back, lid; height of the lid


def _tray(x: float, y: float) -> Path:
    return poly(
        [(x - RIM + 12, y + 4), (x + RIM - 12, y + 4), (x + BACK - 8, y - HINGE), (x - BACK + 8, y - HINGE)]
    )


@contextmanager
def seen_in_the_case(c: Card, x: float, y: float) -> Iterator[None]:
    """What is painted meanwhile is seen only in lid and tray; (x, y) is the middle of the tray's near rim."""
    lid = rect(x - LID, y - TALL, x + LID, y - HINGE + 6, 16)
    inside = c.mask(join(lid, _tray(x, y)), 0.3)
    before, sparks = c.img.copy(), c.spark_alpha.copy()
    yield
    c.img = before * (1 - inside[..., None]) + c.img * inside[..., None]
    c.spark_alpha = sparks


def suitcase_lid(c: Card, x: float, y: float) -> None:
    """The lid round the country: its leather frame, the lined walls that go back into it, the rims of the tray."""
    light = (x, y - 190.0, 90.0)
    x0, x1, top, foot = x - LID, x + LID, y - TALL, y - HINGE
    d = 20
    walls = (
        (poly([(x0, top), (x1, top), (x1 - d, top + d), (x0 + d, top + d)]), 0.0),
        (poly([(x0, top), (x0 + d, top + d), (x0 + d, foot - 4), (x0, foot)]), 0.1),
        (poly([(x1, top), (x1 - d, top + d), (x1 - d, foot - 4), (x1, foot)]), 0.1),
    )
    for wall, more in walls:
        c.paint(wall, LINING, vol=2, amb=0.3 + more, wob=0.25, edge=0.3, light=light, det=0.4)
    c.shade(cut(rect(x0 + d - 2, top + d - 2, x1 - d + 2, foot), rect(x0 + d + 6, top + d + 8, x1 - d - 6, foot + 20)), 0.5, 6, "#5c2c14")  # fmt: skip
    outer = rect(x0 - 30, top - 30, x1 + 30, foot + 4, 40)
    frame = cut(outer, rect(x0, top, x1, foot + 30, 16))
    m = c.paint(
        frame, LEATHER, vol=13, wob=0.3, edge=0.32, rim=0.9, rimcol="#ffd08c", rimw=4, light=light, det=0.4
    )
    for k in range(46):
        u = top + (foot - top) * k / 46
        for px in (x0 - 21, x1 + 21):
            c.line([(px, u), (px, u + 6)], 2.6, "#e8b878", 0.6, 0.2, clip=m)
    for k in range(36):
        u = x0 + (x1 - x0) * k / 36
        c.line([(u, top - 21), (u + 6, top - 21)], 2.6, "#e8b878", 0.6, 0.2, clip=m)
    for cx, s in ((x0 - 30, 1), (x1 + 30, -1)):  # brass corners that grip the leather
        corner = poly(
            [
                (cx, top - 30),
                (cx + s * 46, top - 30),
                (cx + s * 40, top - 12),
                (cx + s * 18, top + 10),
                (cx, top + 16),
            ]
        )
        c.paint(corner, BRASS, vol=8, wob=0.3, det=0.7, clip=m, light=light)
    for s in (-1, 1):
        side = poly([(x + s * RIM, y - 2), (x + s * (RIM - 14), y - 2), (x + s * (BACK - 8), y - HINGE), (x + s * (BACK + 8), y - HINGE)])  # fmt: skip
        c.paint(side, LEATHER, vol=5, wob=0.2, edge=0.3, rim=0.8, rimcol="#ffd08c", light=light, det=0.5)
        hx = x + s * (BACK + 2)
        c.paint(rect(hx - 7, foot - 22, hx + 7, foot + 16, 4), BRASS, vol=3, wob=0.2, det=0.8, light=light)


def suitcase_front(c: Card, x: float, y: float) -> None:
    """The near side of the tray, down to the counter: rim, locks, straps and the handle, in the shade of its own light."""
    light = (x, y - 40.0, 110.0)
    for s in (-1, 1):
        c.shade(poly([(x + s * RIM, y), (x + s * (RIM + 6), y + 78), (x + s * (RIM + 60), y + 60), (x + s * (RIM + 20), y + 10)]), 0.4, 9, "#140c0a")  # fmt: skip
    c.shade(rect(x - RIM - 8, y + 64, x + RIM + 8, y + 90), 0.75, 6, "#140c0a")
    base = rect(x - RIM - 2, y - 6, x + RIM + 2, y + 78, 13)
    m = c.paint(
        base, LEATHER, vol=15, wob=0.3, edge=0.34, amb=0.22, gain=0.9, light=light, det=0.4, grad=(0.1, -0.18)
    )
    for strap in (x - 140, x + 140):
        c.paint(rect(strap - 14, y - 8, strap + 14, y + 78), WALNUT, vol=4, wob=0.3, clip=m, edge=0.3)
        c.paint(rect(strap - 18, y + 22, strap + 18, y + 46, 4), BRASS, vol=4, wob=0.2, det=0.8, light=light)
        c.flat(rect(strap - 4, y + 30, strap + 4, y + 40, 2), "#2c1810", 0.8, det=0.8)
    for s in (-1, 1):
        cx = x + s * (RIM + 2)
        corner = poly(
            [(cx, y + 78), (cx - s * 42, y + 78), (cx - s * 34, y + 58), (cx - s * 14, y + 42), (cx, y + 36)]
        )
        c.paint(corner, BRASS, vol=7, wob=0.3, det=0.7, clip=m, light=light)
    handle = [(x - 46, y + 26), (x - 38, y + 50), (x, y + 55), (x + 38, y + 50), (x + 46, y + 26)]
    c.line([(px + 2, py + 6) for px, py in handle], 11, "#180a08", 0.5, 0.3, ends=0.8)
    c.line(handle, 11, "#3c1c12", 1, 0.3, ends=0.8)
    c.line([(px, py - 2.4) for px, py in handle], 3, "#b06c40", 0.7, 0.3)
    for px in (x - 46, x + 46):
        c.paint(ell(px, y + 25, 8), BRASS, vol=4, wob=0.2, det=0.8)
    c.paint(
        rect(x - RIM - 2, y - 10, x + RIM + 2, y + 3, 6),
        BRASS,
        vol=5,
        wob=0.25,
        det=0.7,
        light=(x, y - 120, 120),
    )
