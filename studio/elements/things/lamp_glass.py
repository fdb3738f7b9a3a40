"""A small lit oil lamp: a brass foot and a glass chimney."""

from studio.paint import Frame
from studio.shapes import blob, ell, rect

FOOT = ["#3c2410", "#a8742c", "#f4cc70", "#fff6c8"]
GLASS = ["#c07830", "#f0b858", "#ffe09c"]


def glass_lamp(f: Frame, x: float, y: float) -> None:
    """156 high; the halo of its flame is the scene's."""
    f.shade(ell(x, y + 2, 44, 9), 0.4, 5)
    shoulders = ((x - 26, y - 24), (x - 8, y - 34), (x + 8, y - 34), (x + 26, y - 24))
    f.paint(blob((x - 30, y - 2), *shoulders, (x + 30, y - 2), (x, y + 4)), FOOT, vol=12)
    f.paint(rect(x - 13, y - 48, x + 13, y - 32, 4), FOOT[:3], vol=5)
    left = ((x - 12, y - 48, "c"), (x - 30, y - 82), (x - 22, y - 118), (x - 12, y - 156, "c"))
    right = ((x + 12, y - 156, "c"), (x + 22, y - 118), (x + 30, y - 82), (x + 12, y - 48, "c"))
    m = f.paint(
        blob(*left, *right),
        GLASS,
        vol=16,
        amb=0.5,
        alpha=0.9,
        det=0.7,
        edge=0.3,
        light=(*f.pt(x, y - 84), 40),
    )
    outer = blob((x, y - 132), (x + 15, y - 86), (x + 9, y - 56), (x - 9, y - 56), (x - 15, y - 86))
    f.flat(outer, "#fff0b0", 1.0, 3, clip=m)
    f.flat(
        blob((x, y - 112), (x + 8, y - 80), (x + 4, y - 60), (x - 4, y - 60), (x - 8, y - 80)),
        "#fffbe8",
        1.0,
        1.5,
    )
    f.flat(ell(x, y - 58, 6, 7), "#e88838", 0.8, 2)
    f.line([(x - 19, y - 70), (x - 21, y - 88), (x - 15, y - 116)], 3, "#fff6d8", alpha=0.8, clip=m)
