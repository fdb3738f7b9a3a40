"""A patch of tartan, sewn on with large stitches."""

from studio.paint import Card
from studio.shapes import rect


def tartan_patch(c: Card, x: float, y: float, rot: float = 7) -> None:
    """A green tartan patch 72 wide, middle at (x, y), sewn on with large stitches."""
    f = c.at(x, y, 1, rot, wob=0.3, vol=4)
    m = f.paint(rect(-36, -34, 36, 34, 5), ["#1c3028", "#34584a", "#5c8468", "#a8bc8c"], det=0.7, edge=0.4)
    for t in (-22, -4, 14, 28):
        f.line([(t, -40), (t, 40)], 7, "#c8a040", alpha=0.55, clip=m, ends=1)
        f.line([(-40, t), (40, t)], 7, "#16242c", alpha=0.5, clip=m, ends=1)
    for t in (-28, -10, 8, 26):
        across = (((t, -40), (t + 3, -27)), ((t, 40), (t + 3, 27)))
        along = (((-42, t), (-28, t + 3)), ((42, t), (28, t + 3)))
        for a, b in (*across, *along):
            f.line([a, b], 3, "#f0e6c8", alpha=0.9, ends=0.7)
