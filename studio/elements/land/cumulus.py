"""Small summer clouds, placed one by one, whose flat feet dissolve into the sky (dense ones: clouds_heaped)."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell

CHALK_CLOUD: Ramp = ["#8ca8d4", "#c4d0e0", "#f0ecdc", "#fffaf0"]
HEAPS = ((-0.6, 0.1, 0.3), (0.55, 0.08, 0.34), (-0.2, -0.14, 0.42), (0.2, -0.24, 0.4), (0, 0.1, 0.46))


def cumulus(c: Card, x: float, y: float, w: float, ramp: Ramp = CHALK_CLOUD, foot: str = "#a8c4e0") -> None:
    """One cloud about `w` to each side of its middle (x, y); its foot dissolves into the colour `foot`."""
    for dx, dy, r in HEAPS:
        heap = ell(x + dx * w, y + dy * w, r * w, r * w * 0.7)
        c.paint(heap, ramp, vol=30, amb=0.4, edge=0, soft=5, wob=2, alpha=0.92)
    c.puff(x, y + 0.34 * w, w * 0.8, foot, 0.5)
