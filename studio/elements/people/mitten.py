"""A giant's mitten of striped wool, reaching in from above."""

from typing import Any

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import Path, blob, join, poly, rect, taper

MITTEN: Ramp = ["#4a3c44", "#948078", "#dcc8a8", "#fff4dc"]
STRIPE: Ramp = ["#2c1412", "#7c3420", "#c46c3c", "#f4b880"]


def _knit(c: Card, part: Path, clip: Arr | None = None) -> None:
    """Wool in rows of small v, with two copper stripes."""
    how: dict[str, Any] = {"rim": 0.8, "rimcol": "#fff8e8", "light": (330, 70, 150)}
    m = c.paint(part, MITTEN, vol=40, amb=0.24, edge=0.3, wob=0.5, clip=clip, **how)
    for y in (150, 176):
        c.paint(rect(380, y, 780, y + 14), STRIPE, vol=4, amb=0.4, clip=m, wob=1, edge=0, alpha=0.9)
    for row, y in enumerate(range(20, 300, 13)):
        for x in range(400 + (row % 2) * 8, 780, 17):
            c.line([(x - 7, y - 5), (x, y + 4), (x + 7, y - 5)], 2.6, "#7c6458", 0.5, 0.3, clip=m, det=0.2)


def mitten_cuff(c: Card) -> None:
    """Its upper part, down to 160; paint it through the opening it comes in by."""
    _knit(c, poly([(500, -40), (760, -40), (680, 160), (520, 160)]))


def mitten_tips(c: Card, opening: Path) -> None:
    """Thumb and finger tips down to 290: inside the `opening`, and over what is below 196."""
    palm = (498, 60), (700, 60), (690, 150), (668, 232), (624, 284), (566, 290), (522, 250), (500, 160)
    tips, thumb = blob(*palm), taper((520, 60, 84), (470, 150, 76), (440, 216, 60))
    reach = c.mask(join(tips, thumb), 0.5) * np.maximum(c.mask(opening, 0.8), c.ground(196))
    c.shade(np.asarray(c.blur(reach, 14) * c.ground(236), np.float32), 0.5, 0, "#060a18")
    for part in (thumb, tips):
        _knit(c, part, reach)
