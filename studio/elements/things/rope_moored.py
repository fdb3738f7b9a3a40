"""A rope made fast round a stone."""

from studio.paint import Card
from studio.palettes import PINE
from studio.shapes import curve, ell


def moored(c: Card, x: float, y: float, h: float = 50, w: float = 80) -> None:
    """Two turns of rope round a stone `h` high and `w` wide standing at (x, y), a knot on top and a loose end."""
    for t, a in ((0.4, 0.43), (0.54, 0.4)):
        turn = curve(
            (x - w * a, y - h * t),
            (x - w * 0.2, y - h * (t - 0.14)),
            (x + w * 0.15, y - h * (t - 0.14)),
            (x + w * a, y - h * t),
        )
        for wide, col in ((7, "#2a1c18"), (4, "#dcc48c")):
            c.line(turn, wide, col, 0.95, 0.3, ends=0.9)
    top = (x + w * 0.02, y - h * 0.82)
    for way in (((x - w * 0.1, y - h * 0.42), top), ((x + w * 0.14, y - h * 0.42), top)):
        for thick, col in ((6, "#2a1c18"), (3.4, "#dcc48c")):
            c.line(list(way), thick, col, 0.95, 0.3, ends=0.9)
    c.line(
        curve(top, (x + w * 0.2, y - h * 0.6), (x + w * 0.3, y - h * 0.2), (x + w * 0.5, y + 6)),
        4,
        "#dcc48c",
        0.95,
        0.3,
        ends=0.6,
    )
    c.paint(ell(*top, 8, 7), PINE, vol=5, wob=0.3, edge=0.4)
