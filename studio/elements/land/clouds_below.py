"""Clouds that one looks down on."""

from collections.abc import Sequence

from studio.paint import Card
from studio.shapes import blob, ell

CLOUD = ["#7090b8", "#b4c4d8", "#eeece8", "#fffbf0"]


def clouds_below(c: Card, heaps: Sequence[tuple[float, float, float]]) -> None:
    """Heaps of cloud, each (x, y, radius); they throw their shadows on what is far below."""
    for x, y, r in heaps:
        c.shade(ell(x + 26, y + 40, r, r * 0.6), 0.3, 20, "#0c2030")
    for x, y, r in heaps:
        left, right = (x - r * 0.7, y - r * 0.5), (x + r * 0.75, y - r * 0.4)
        foot = ((x + r * 0.4, y + r * 0.62), (x - r * 0.45, y + r * 0.6))
        heap = blob((x - r, y + r * 0.3), left, (x, y - r * 0.8), right, (x + r, y + r * 0.3), *foot)
        f = c.at(0, 0, vol=46, amb=0.2, edge=0, soft=3.5, wob=2.4, alpha=0.95, light=(300, -200, 200))
        f.paint(heap, CLOUD)
