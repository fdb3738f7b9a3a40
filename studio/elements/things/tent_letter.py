"""A folded love letter used as a tent."""

from studio.paint import Card
from studio.palettes import CREAM
from studio.shapes import blob, ell, poly


def letter_tent(c: Card, x: float, y: float, s: float, light: tuple[float, float, float]) -> None:
    """The tent at (x, y), open to the left, its seal a heart; 130 high at s=1."""
    f = c.at(x, y, s, vol=4, wob=0.35, edge=0.25, amb=0.34, light=light)
    f.shade(ell(20, 6, 140, 18), 0.55, 10)
    f.paint(poly([(-92, 0), (-30, -128), (10, 2)]), ["#2a1c20", "#5a4438", "#9c7c58"], vol=3)
    f.paint(poly([(-30, -128), (96, -112), (146, -10), (10, 2)]), CREAM, tex=0.1, lump=0.03)
    f.paint(poly([(-30, -128), (-38, -122), (-104, 4), (-92, 2)]), CREAM, tex=0.1)
    f.line([(36, -120), (76, -4)], 2.4, "#8c7660", alpha=0.6, ends=0.9)
    f.line([(-18, -84), (124, -62)], 2.4, "#8c7660", alpha=0.45, ends=0.9)
    left, right = ((38, -58), (42, -76), (56, -76)), ((72, -76), (86, -72), (86, -56))
    heart = blob((62, -34, "c"), *left, (63, -64, "c"), *right)
    f.paint(heart, ["#4a0c14", "#9c1c24", "#d84438", "#f8a080"], vol=7, det=0.8)
