"""A red kite, caught."""

from studio.paint import Card
from studio.palettes import RED
from studio.shapes import blob, curve, poly


def caught_kite(c: Card, x: float, y: float, end: tuple[float, float]) -> None:
    """Its middle at (x, y); its string hangs down to `end`, its tail has three bows."""
    ex, ey = end
    drop = ey - y
    string = curve(
        (x + 2, y + 16),
        (x + 12, y + drop * 0.2),
        (x - 10, y + drop * 0.45),
        (x + 24, y + drop * 0.7),
        (ex + 16, ey - 80),
        end,
    )
    c.line(string, 3, "#8c3c38", 0.95, 0.25, ends=0.9, det=0.6)
    f = c.at(x, y, 1.0, 24, vol=10, wob=0.3, det=0.7, rim=0.5, edge=0.3, amb=0.4)
    f.paint(poly([(0, -92), (56, -14), (0, 84), (-56, -14)]), RED)
    f.paint(poly([(0, -92), (56, -14), (0, -14)]), ["#8c3020", "#e07848", "#fcb888"], vol=4, edge=0.1)
    f.paint(poly([(0, -14), (-56, -14), (0, 84)]), ["#5c1420", "#a82c30", "#e06050"], vol=4, edge=0.1)
    f.line([(0, -92), (0, 84)], 4, "#7c4c2c", alpha=0.9, ends=0.9)
    f.line([(-56, -14), (56, -14)], 4, "#7c4c2c", alpha=0.9, ends=0.9)
    tail = [f.pt(0, 84), (x + 18, y + 140), (x + 76, y + 170), (x + 62, y + 222), (x + 108, y + 254)]
    c.line(curve(*tail), 3, "#fbf4e4", 0.9, 0.3, ends=0.9)
    for dx, dy, a in ((28, 148, 20), (74, 190, 70), (86, 240, 40)):
        b = c.at(x + dx, y + dy, 1.0, a, vol=4, wob=0.3, det=0.7)
        b.paint(blob((0, 0, "c"), (-18, -11), (-18, 11)), RED)
        b.paint(blob((0, 0, "c"), (18, -11), (18, 11)), RED)
