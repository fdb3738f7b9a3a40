"""What They All Wanted.

From all four edges hands reach in and stop round an empty patch of paper the size of an apple. At the far left two
of them have given up and hold each other.
"""

import numpy as np

from studio.linocut.elements.hands import clasped, hand
from studio.linocut.press import Print
from studio.shapes import ell, rect

META = {"number": 82, "slug": "what-they-all-wanted", "seed": 82, "inks": "stone-crimson"}
PATCH = (500, 420)
# where from (degrees round the patch), how near, size, grip, tone, sleeve
REACHING = (
    (-94, 96, 132, "claw", "k", "1"), (-58, 120, 120, "wide", "2", ""), (-24, 92, 150, "open", "k", "2"), (12, 118, 116, "flat", "", "k"),
    (44, 92, 140, "wide", "2", "1"), (78, 132, 150, "claw", "k", "1"), (112, 96, 126, "open", "2", "k"), (142, 150, 158, "flat", "k", ""),
    (172, 108, 132, "pinch", "2", "1"), (206, 118, 150, "wide", "k", "2"), (238, 94, 112, "point", "", "1"),
)  # fmt: skip


def scene(p: Print) -> None:
    """All of them, and the patch."""
    p.ground("")
    x, y = PATCH
    p.fan(
        "1",
        rect(0, 0, 800, 1200),
        x,
        y,
        np.clip((np.hypot(p.x - x, p.y - y) - 210) / 900, 0, 0.3),
        22,
        False,
        length=(60, 200),
    )
    for n, (angle, gap, size, grip, tone, sleeve) in enumerate(REACHING):
        a = np.radians(angle)
        far = gap + size * (0.92 if grip in ("open", "wide", "flat") else 0.78)
        at = x + np.cos(a) * far, y + np.sin(a) * far
        hand(p, *at, size, grip, angle - 90, n % 2 == 1, tone, arm=6, arm_w=0.34, sleeve=sleeve, halo=5)
    clasped(p, 176, 868, 128, 66, ("k", "2"), 3.6, ("1", ""), halo=5)
    p.chatter(ell(x, y, 90), 0.3, 8)
    p.border()
