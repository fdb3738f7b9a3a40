"""A garden bench from the front and a little above: slats, two iron ends, its shadow on the ground."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import curve, ell, poly, rect, taper

SLATS: Ramp = ["#2a1620", "#6c4230", "#b47c4c", "#f8cc84"]
CAST_IRON: Ramp = ["#100c1c", "#2e2434", "#68504c", "#d89c5c"]


def _end(f: Frame, s: int) -> None:
    """The iron end at side `s`: back leg, front leg with its foot, the arm that comes forward in a scroll."""
    f.shade(ell(s * 140, 4, 26, 7), 0.75, 4)
    f.shade(ell(s * 126, -18, 20, 5), 0.6, 4)
    f.paint(taper((s * 132, -176, 10), (s * 130, -96, 10), (s * 126, -20, 9)), CAST_IRON[:3], vol=4)
    f.paint(
        taper((s * 138, -74, 13), (s * 134, -34, 11), (s * 142, -4, 13), (s * 154, 0, 9)),
        CAST_IRON,
        vol=6,
        rim=0.8,
    )


def _arm(f: Frame, s: int) -> None:
    """The arm rest at side `s`, over the slats."""
    f.paint(taper((s * 150, -66, 10), (s * 156, -92, 9), (s * 152, -112, 10)), CAST_IRON, vol=5, rim=0.8)
    f.paint(
        taper((s * 134, -134, 9), (s * 150, -124, 12), (s * 158, -114, 11), (s * 152, -104, 8)),
        CAST_IRON,
        vol=5,
        rim=1,
    )


def garden_bench(c: Card, x: float, y: float, w: float = 320, ramp: Ramp = SLATS) -> None:
    """Its front feet stand at y; the seat is between 72 and 98 of 320 above it, free for whoever comes."""
    f = c.at(x, y, w / 320, wob=0.25, det=0.6, edge=0.3, rim=0.6)
    f.shade(poly([(-140, -26), (140, -26), (168, 8), (-168, 8)]), 0.55, 12)
    for s in (-1, 1):
        _end(f, s)
    for top, low in ((-174, -155), (-146, -128)):
        f.shade(rect(-148, top + 6, 148, low + 7), 0.5, 4)
        f.paint(rect(-152, top, 152, low, 3), ramp, vol=5, grain=1, grad=(0.18, -0.1))
    f.shade(poly([(-146, -104), (146, -104), (146, -94), (-146, -94)]), 0.6, 5)
    for k, (y0, y1) in enumerate(((-100, -92), (-91, -82), (-81, -70))):
        a, b = 148 + k * 5, 151 + k * 5
        f.paint(poly([(-a, y0), (a, y0), (b, y1), (-b, y1)]), ramp, vol=2, amb=0.55, grain=1, edge=0.2)
        f.line(curve((-a, y1 + 0.5), (0, y1 + 0.5), (a, y1 + 0.5)), 2, ramp[0], alpha=0.8, ends=1)
    f.paint(poly([(-162, -70), (162, -70), (160, -58), (-160, -58)]), [ramp[0], ramp[1], ramp[2]], vol=4)
    f.shade(rect(-150, -58, 150, -50), 0.6, 5)
    for s in (-1, 1):
        _arm(f, s)
