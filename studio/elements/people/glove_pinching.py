"""A white glove as large as a mountain that holds something between thumb and forefinger."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.people.hand_great import Grip, great_hand
from studio.paint import Card
from studio.shapes import curve, taper

GLOVE: Ramp = ["#4c4888", "#8c88bc", "#ccc8dc", "#f6f0e6", "#fffaee"]
SHADOW = "#34489c"
PINCH = (432.0, 474.0)  # where the two fingertips meet, on the page
PINCHING = Grip(  # each joint: x, y, height over the paper, radius
    palm=(
        ((232, 172, -10, 50), (276, 240, -8, 47)),  # the wrist
        ((282, 262, 4, 38), (404, 328, 6, 25)),  # four metacarpals, the forefinger's nearest to us
        ((286, 244, 0, 38), (424, 294, -14, 24)),
        ((288, 228, -14, 36), (428, 258, -44, 23)),
        ((282, 212, -30, 34), (414, 224, -72, 21)),
        ((408, 322, 14, 25), (409, 323, 14, 25)),  # their knuckles
        ((429, 288, -4, 24), (430, 289, -4, 24)),
        ((433, 252, -35, 23), (434, 253, -35, 23)),
        ((418, 218, -64, 21), (419, 219, -64, 21)),
        ((280, 276, 14, 40), (320, 376, 34, 28)),  # the ball of the thumb
        ((330, 350, 18, 20), (378, 332, 4, 18)),  # the web
    ),
    fingers=(
        ((400, 326, 6, 31), (484, 384, 16, 28), (474, 440, 24, 25.5), (448, 462, 26, 22)),
        ((420, 292, -14, 31), (520, 332, -22, 28), (560, 388, -22, 25.5), (568, 436, -18, 22)),
        ((424, 254, -44, 30), (524, 262, -60, 27), (580, 302, -64, 24.5), (604, 346, -62, 21)),
        ((410, 220, -72, 27), (490, 194, -92, 24.5), (540, 202, -98, 22), (578, 224, -98, 18.5)),
        ((322, 374, 34, 34), (364, 430, 40, 31), (396, 455, 36, 28), (418, 467, 32, 23)),
    ),
    light=(0.72, -0.6, 0.42),
)
SEAMS = (
    ((308, 286), (346, 302), (384, 316)),
    ((312, 256), (354, 268), (394, 280)),
    ((310, 228), (352, 234), (392, 242)),
)


def pinching_glove(c: Card, ramp: Ramp = GLOVE) -> Arr:
    """From the upper left, holding at PINCH; the other fingers spread, the little one highest. Returns its mask."""
    m = great_hand(c, PINCHING, ramp)
    for line in SEAMS:
        c.line(curve(*line), 5.5, "#5c5690", 0.75, 0.3, clip=m)
    return m


def glove_shadow(c: Card, glove: Arr, ground: Arr) -> None:
    """Its shadow on what it holds (`ground`), thrown down to the left."""
    px, py = PINCH
    fall = np.roll(glove, (round(128 * c.k), round(-84 * c.k)), (0, 1))
    c.shade(c.blur(fall, 13) * (1 - glove), 0.55, 6, SHADOW, clip=ground)
    c.shade(taper((px, py + 6, 30), (px - 14, py + 40, 26)), 0.4, 8, SHADOW, clip=ground * (1 - glove))
