"""A beehive of boxes, open, its lid against it."""

from studio.linocut.elements.people import shadow
from studio.linocut.press import Print
from studio.shapes import poly, rect


def hive(p: Print, x: float, y: float) -> None:
    """Two boxes, open at the top, the lid against them."""
    shadow(p, x + 30, y + 4, 150)
    p.shape(
        poly([(x + 92, y), (x + 112, y + 4), (x + 168, y - 158), (x + 150, y - 164)]),
        tone="2",
        line=4,
        halo=3,
        clear="12k",
    )
    for dy, h in ((0, 112), (-112, 84)):
        p.shape(
            poly([(x - 92, y + dy), (x + 92, y + dy), (x + 90, y + dy - h), (x - 91, y + dy - h)]),
            tone="",
            line=5,
            halo=3,
            clear="12k",
        )
        p.shape(rect(x - 26, y + dy - h * 0.62, x + 26, y + dy - h * 0.48), tone="k")
        p.comb("k", rect(x + 40, y + dy - h + 6, x + 90, y + dy - 4), 0, 0.45, 11, False, length=(20, 60))
    p.shape(poly([(x - 92, y - 196), (x + 90, y - 196), (x + 72, y - 222), (x - 70, y - 222)]), tone="k")
    for i in range(7):
        p.cutline((x - 66 + 22 * i, y - 200), (x - 56 + 19 * i, y - 219), w=5, ends=0.8)
