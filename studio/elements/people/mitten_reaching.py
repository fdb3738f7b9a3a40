"""A giant's hand in a knitted mitten, coming down into a pocket with thumb and fingers open to take something."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import Path, Points, blob, curve, poly, taper

MITTEN: Ramp = ["#3c3040", "#85706c", "#d4bc9c", "#fff0d4"]
STRIPE: Ramp = ["#2c1412", "#7c3420", "#c46c3c", "#f4b880"]
LIGHT = (420, 60, 170)
RIM = ((70, 196), (180, 108), (400, 74), (620, 104), (734, 190), (800, 250))

CUFF = blob((514, 40), (512, 152), (524, 170), (612, 176), (696, 160), (712, 142), (704, 40))
THUMB = (
    (530, 166),
    (494, 186),
    (454, 226),
    (430, 270),
    (428, 308),
    (448, 328),
    (476, 320),
    (500, 292),
    (528, 272),
)
FINGERS = (
    (550, 276),
    (558, 306),
    (554, 346),
    (560, 388),
    (586, 418),
    (630, 428),
    (674, 410),
    (708, 362),
    (722, 292),
)
HAND = blob(*THUMB, *FINGERS, (716, 214), (690, 152))


def reaching_mitten(c: Card) -> None:
    """At the right of the opening: the cuff, thumb and fingers down to 424; all below the far rim."""
    below = c.mask(poly([*curve(*RIM), (800, 1200), (0, 1200)]), 0.6)
    before = c.img.copy()
    fallen = np.roll(
        c.blur(c.mask(HAND, 0.5), 16),
        (round(34 * c.img.shape[1] / 800), round(-20 * c.img.shape[1] / 800)),
        (0, 1),
    )
    c.shade(np.asarray(fallen * c.ground(262), np.float32), 0.62, 0, "#040818")
    c.shade(blob((470, 400), (560, 470), (700, 470), (720, 620), (600, 700), (460, 560)), 0.42, 46, "#040818")
    hand = _wool(c, HAND)
    c.shade(
        blob((560, 300), (572, 262), (604, 216), (600, 200), (556, 236), (536, 266)),
        0.5,
        9,
        MITTEN[0],
        clip=hand,
    )
    c.shade(
        blob((600, 436), (690, 410), (734, 300), (728, 180), (704, 240), (684, 340)),
        0.45,
        18,
        MITTEN[0],
        clip=hand,
    )
    c.shade(blob((440, 336), (500, 306), (550, 286), (540, 262), (490, 280)), 0.45, 8, MITTEN[0], clip=hand)
    _bands(c, hand)
    _ribs(c)
    under = taper(*((x, y + 6, 44) for x, y in RIM[2:5]))
    c.shade(under, 0.75, 12, "#1c0c14", clip=c.mask(CUFF, 0.6))
    c.img = before * (1 - below[..., None]) + c.img * below[..., None]


def _wool(c: Card, part: Path, turn: float = 1.66) -> Arr:
    """The hand, knitted in rows of small v that run along `turn`."""
    m = c.paint(part, MITTEN, vol=52, amb=0.2, edge=0.32, wob=0.5, rim=0.7, rimcol="#fff4dc", light=LIGHT)
    along, across = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
    k800 = m.shape[1] / 800

    def inside(p: Points) -> bool:
        return bool(m[int(p[1] * k800), int(p[0] * k800)] > 0.5)

    for row in range(-3, 24):
        for k in range(-9, 9):
            p = np.array([600.0, 170.0]) + along * row * 14 + across * (k * 19 + (row % 2) * 9)
            if not inside(p):
                continue
            v = [p - across * 7 - along * 5, p + along * 4, p + across * 7 - along * 5]
            c.line([(float(q[0]), float(q[1])) for q in v], 2.8, "#75605c", 0.5, 0.3, clip=m, det=0.2)
    return m


def _bands(c: Card, clip: Arr) -> None:
    """Two copper stripes round the back of the hand."""
    for y in (208, 236):
        band = taper((566, y - 6, 3), (592, y, 12), (640, y + 6, 15), (728, y - 12, 15))
        c.paint(band, STRIPE, vol=4, amb=0.4, clip=clip, wob=0.8, edge=0.05, light=LIGHT)


def _ribs(c: Card) -> None:
    """The ribbed cuff over the wrist."""
    c.shade(blob((520, 162), (612, 182), (706, 160), (702, 194), (614, 210), (526, 194)), 0.5, 8, MITTEN[0])
    m = c.paint(CUFF, STRIPE, vol=22, amb=0.3, edge=0.3, wob=0.5, light=LIGHT, rim=0.6)
    for k in range(11):
        x = 523 + k * 18
        c.line([(x, 30), (x + 1, 110), (x + 3, 176)], 4, "#5c2418", 0.55, 0.4, clip=m, ends=0.9, det=0.2)
