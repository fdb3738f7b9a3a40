"""Things for the sick: a thermometer, an ice-bag, a doctor's bag."""

from studio.paint import Card, Frame
from studio.palettes import PORCELAIN
from studio.shapes import blob, ell, rect, taper

RUBBER = ["#2c5470", "#6ca4bc", "#b4dce4", "#f4fffa"]
LEATHER = ["#1c0e10", "#4c2820", "#885038", "#d09c68"]


def thermometer(f: Frame, x: float, y: float) -> None:
    """In a dark slot at (x, y), sticking out to the right."""
    f.paint(rect(x - 22, y - 8, x + 28, y + 6, 4), ["#1c0c10", "#3c2024"], vol=3)
    f.paint(taper((x, y, 16), (x + 92, y + 40, 16)), PORCELAIN, vol=7, det=0.7, edge=0.35)
    f.line([(x + 4, y + 1), (x + 70, y + 30)], 5, "#e02c20", alpha=1, ends=0.9)
    for k in range(5):
        tx, ty = x + 24 + 13 * k, y + 4 + 6 * k
        f.line([(tx, ty), (tx - 4, ty + 8)], 1.6, "#4c5468", alpha=0.8)


def ice_bag(f: Frame, x: float, y: float) -> None:
    """A full knotted bag that rests at (x, y)."""
    f.shade(ell(x, y - 6, 90, 22), 0.4, 8)
    upper = ((x - 82, y - 16), (x - 70, y - 60), (x - 14, y - 86), (x + 46, y - 70), (x + 78, y - 28))
    f.paint(blob(*upper, (x + 70, y + 2), (x, y + 12), (x - 66, y + 4)), RUBBER, vol=30, edge=0.32)
    tuft = ((x - 26, y - 116), (x, y - 108), (x + 18, y - 122))
    f.paint(blob((x - 20, y - 80), *tuft, (x + 14, y - 80)), RUBBER[:3], vol=8)
    f.line([(x - 24, y - 84), (x - 4, y - 78), (x + 16, y - 84)], 6, "#c83c34", alpha=0.95, ends=0.8)


def doctors_bag(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """A round-shouldered leather bag, 92 wide."""
    f = c.at(x, y, 1.0, vol=12, wob=0.35, edge=0.32, light=light, rim=0.7)
    f.shade(ell(0, 4, 56, 9), 0.5, 6)
    f.paint(rect(-46, -54, 46, 0, 10), LEATHER)
    f.line([(-18, -54), (-14, -72), (14, -72), (18, -54)], 6, "#7c4a30", alpha=0.95, ends=0.8)
    f.paint(rect(-9, -36, 9, -24, 2), ["#7a5218", "#f8dc80"], vol=3)
