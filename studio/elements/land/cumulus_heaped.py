"""One great cumulus that fills the left of the page over a hazy horizon (to be placed one by one: cumulus, clouds_heaped)."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell

WHITE_HEAP: Ramp = ["#88a8cc", "#b8cce0", "#ece9e0", "#fffaf0"]
FAR = (
    (70, 590, 96),
    (150, 520, 84),
    (230, 575, 90),
    (320, 610, 84),
    (400, 680, 76),
    (40, 690, 120),
    (170, 650, 120),
)
NEAR = (
    (300, 720, 110),
    (450, 770, 84),
    (70, 800, 130),
    (210, 780, 120),
    (360, 830, 110),
    (530, 840, 60),
    (600, 870, 46),
)


def great_cumulus(c: Card, ramp: Ramp = WHITE_HEAP) -> None:
    """From the left of the page, its top near 400, down into the haze above 930."""
    for x, y, r in (*FAR, *NEAR):
        c.paint(
            ell(x, y, r, r * 0.8), ramp, vol=r * 0.95, amb=0.3, edge=0, soft=8, tex=0.05, wob=1.6, lump=0.06
        )
    c.haze(930, 740, "#e4ecdc", 0.75)
