"""A small lit oil lamp: a brass foot and a white glass chimney."""

from studio.paint import Frame
from studio.shapes import blob, ell, rect

FOOT = ["#3c2410", "#a8742c", "#f4cc70", "#fff6c8"]
GLASS = ["#fff0c0", "#fffbe8", "#ffffff"]


def glass_lamp(f: Frame, x: float, y: float) -> None:
    """156 high; the halo of its flame is the scene's."""
    f.shade(ell(x, y + 2, 44, 9), 0.4, 5)
    shoulders = ((x - 26, y - 24), (x - 8, y - 34), (x + 8, y - 34), (x + 26, y - 24))
    f.paint(blob((x - 30, y - 2), *shoulders, (x + 30, y - 2), (x, y + 4)), FOOT, vol=12)
    f.paint(rect(x - 13, y - 48, x + 13, y - 32, 4), FOOT[:3], vol=5)
    left = ((x - 12, y - 48, "c"), (x - 30, y - 82), (x - 22, y - 118), (x - 12, y - 156, "c"))
    right = ((x + 12, y - 156, "c"), (x + 22, y - 118), (x + 30, y - 82), (x + 12, y - 48, "c"))
    f.paint(blob(*left, *right), GLASS, vol=6, amb=0.9, alpha=0.85, det=0.7)
    flame = blob((x, y - 126), (x + 13, y - 88), (x + 8, y - 60), (x - 8, y - 60), (x - 13, y - 88))
    f.flat(flame, "#ffffff", 1.0, 2)
