"""Dense white morning clouds without a foot, placed one by one, solid enough to touch (summer ones: cumulus)."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell

CLOUD: Ramp = ["#90a8c4", "#c0cedc", "#ece8e4", "#fffaf0"]
HEAPS = (
    (-0.4, 0.06, 0.18),
    (0.42, 0.07, 0.16),
    (-0.2, -0.06, 0.24),
    (0.2, -0.04, 0.22),
    (0, -0.16, 0.26),
    (0, 0.08, 0.24),
)


def heaped_cloud(c: Card, x: float, y: float, w: float, a: float = 1.0) -> None:
    """A heap of morning cloud about `w` wide, its middle at (x, y), as dense as `a`."""
    for dx, dy, r in HEAPS:
        heap = ell(x + dx * w, y + dy * w, r * w, r * w * 0.74)
        c.paint(heap, CLOUD, vol=r * w * 0.7, amb=0.4, edge=0.02, soft=3, wob=2, alpha=a)
