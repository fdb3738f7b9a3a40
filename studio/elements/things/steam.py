"""Steam that rises from a spout."""

import numpy as np

from studio.paint import Card
from studio.shapes import curve


def spout_steam(c: Card, x: float, y: float) -> None:
    """A plume from (x, y): a thread at first, then billows that drift to the right and come apart 400 above."""
    way = curve((x, y), (x - 6, y - 34), (x + 12, y - 86), (x - 4, y - 150), (x + 36, y - 232), (x + 130, y - 318), (x + 270, y - 366), (x + 420, y - 372))  # fmt: skip
    spots = []
    for t in np.linspace(0.0, 1, 104):
        r = 12 + 72 * t**0.85
        px, py = way[int(t * (len(way) - 1))]
        off = c.rng.normal(0, 0.34 * r, 2)
        spots.append((px + off[0], py + off[1] * 0.8, r * c.rng.uniform(0.6, 1.1), t))
    for px, py, r, t in spots:  # the shaded side of every billow, then the sunlit one
        c.puff(px - r * 0.2, py + r * 0.24, r, "#a8c0d4", 0.3 * (1 - 0.7 * t))
    for px, py, r, t in spots:
        c.puff(px + r * 0.14, py - r * 0.16, r * 0.8, "#fffaf0", 0.8 * (1 - 0.74 * t))
    for dx, dy, lift in ((60, -180, 70), (190, -300, 50), (330, -360, 40)):
        wisp = [
            (x + dx, y + dy),
            (x + dx + 40, y + dy - lift * 0.4),
            (x + dx + 30, y + dy - lift),
            (x + dx + 80, y + dy - lift * 1.3),
        ]
        c.smoke(wisp, 7, 20, "#f4f4ec", 0.12)
