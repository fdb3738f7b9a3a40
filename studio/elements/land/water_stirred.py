"""A still pool: how moving water bends what it shows, the light that lies on it, the dark line of its shore."""

import numpy as np

from studio.paint import Card
from studio.shapes import blob


def stir(c: Card, shore: float) -> None:
    """All painted so far, a little out of true, more so the further from the `shore`: do it before mirroring."""
    for row in range(c.h):
        y = row / c.k
        far = np.clip((shore - y) / 560, 0, 1)
        sway = (1 + 4 * far) * np.sin(y * 0.12 + 2.2 * np.sin(y * 0.031)) + far * np.sin(y * 0.31)
        c.img[row] = np.roll(c.img[row], round(float(sway) * c.k), axis=0)


def still_surface(c: Card, shore: float) -> None:
    """Pale streaks below the `shore`, and the shadow under the bank."""
    for _ in range(46):
        y = c.rng.uniform(shore + 16, 1160)
        c.streak(c.rng.uniform(40, 760), y, c.rng.uniform(30, 90), 1.6, "#fffbd8", 0.3)
    bank = (-20, shore - 4), (400, shore), (820, shore - 4)
    c.shade(blob(*bank, (820, shore + 10), (-20, shore + 10)), 0.55, 5, "#1c2c28")
