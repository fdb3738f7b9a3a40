"""One great cumulus that fills the left of the page over a hazy horizon (to be placed one by one: cumulus, clouds_heaped)."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell

WHITE_HEAP: Ramp = ["#88a8cc", "#b8cce0", "#ece9e0", "#fffaf0"]
FAR = ((60, 560, 110), (180, 500, 120), (330, 590, 130), (450, 670, 100), (40, 700, 150), (210, 660, 170))
NEAR = ((350, 760, 140), (480, 820, 80), (130, 830, 160), (600, 870, 46))


def great_cumulus(c: Card, ramp: Ramp = WHITE_HEAP) -> None:
    """From the left of the page, its top near 400, down into the haze above 930."""
    for x, y, r in (*FAR, *NEAR):
        c.paint(ell(x, y, r, r * 0.8), ramp, vol=r * 0.9, amb=0.3, edge=0, soft=9, tex=0.2, wob=3, lump=0.5)
    c.haze(930, 740, "#e4ecdc", 0.75)
