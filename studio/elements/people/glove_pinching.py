"""A white glove as large as a mountain that holds something between thumb and forefinger."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.people.hand_great import Grip, great_hand
from studio.paint import Card
from studio.shapes import curve, taper

GLOVE: Ramp = ["#40386e", "#7468a0", "#b4a8c4", "#eadcd0", "#fff4de"]
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
        ((404, 328, 6, 25), (488, 382, 16, 22.5), (478, 442, 24, 20), (446, 467, 26, 15)),
        ((424, 294, -14, 25), (526, 330, -22, 22.5), (566, 388, -22, 20), (572, 438, -18, 15)),
        ((428, 258, -44, 24), (528, 262, -60, 21.5), (582, 302, -64, 19), (606, 346, -62, 14.5)),
        ((414, 224, -72, 21), (492, 196, -92, 19), (540, 202, -98, 17), (577, 223, -98, 13)),
        ((320, 376, 34, 28), (366, 434, 40, 25), (398, 459, 36, 22), (422, 473, 32, 16)),
    ),
    light=(0.72, -0.6, 0.42),
)
SEAMS = (
    ((322, 288), (360, 302), (394, 310)),
    ((326, 258), (366, 268), (404, 274)),
    ((324, 232), (364, 236), (400, 238)),
)


def pinching_glove(c: Card, ramp: Ramp = GLOVE) -> Arr:
    """From the upper left, holding at PINCH; the other fingers spread, the little one highest. Returns its mask."""
    m = great_hand(c, PINCHING, ramp)
    for line in SEAMS:
        c.line(curve(*line), 3, "#8478a8", 0.5, 0.3, clip=m)
    return m


def glove_shadow(c: Card, glove: Arr, ground: Arr) -> None:
    """Its shadow on what it holds (`ground`), thrown down to the left."""
    px, py = PINCH
    fall = np.roll(glove, (round(128 * c.k), round(-84 * c.k)), (0, 1))
    c.shade(c.blur(fall, 13) * (1 - glove), 0.55, 6, SHADOW, clip=ground)
    c.shade(taper((px, py + 6, 30), (px - 14, py + 40, 26)), 0.4, 8, SHADOW, clip=ground * (1 - glove))
