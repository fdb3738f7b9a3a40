"""A range of mountains that is a sleeper: a profile looking at the sky, a shut eye, one foot in half a sock."""

import math

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.palettes import RED
from studio.shapes import blob, ell

ROCK: Ramp = ["#1c2340", "#3e4468", "#77708c", "#b89ca4", "#ecd0c4"]
BROW = (
    (-30, 960, "c"),
    (-30, 560, "c"),
    (24, 486),
    (90, 424),
    (150, 396),
    (200, 386),
    (238, 390),
    (264, 412),
)
BRIDGE = ((284, 400), (308, 368), (332, 330), (356, 306), (382, 304))
NOSE = (*BRIDGE, (400, 322), (396, 346), (378, 362), (372, 380))
LIPS = ((390, 382), (408, 378), (418, 388), (414, 400, "c"), (428, 396), (438, 406), (434, 424), (446, 434))
JAW = ((466, 420), (500, 412), (532, 428), (542, 464), (524, 506), (488, 540))
CHIN = (*JAW, (500, 620), (620, 700), (620, 1000, "c"))
TOES = ((54, -120, 12, 17), (36, -138, 14, 20), (12, -152, 15, 23), (-14, -158, 17, 26), (-48, -152, 25, 34))


def sleeping_profile(c: Card) -> Arr:
    """The profile from the left edge to 620: crown, brow, a great nose, two narrow lips, chin, throat."""
    f = c.at(0, 0, rim=0.9, rimcol="#d8e8ec", light=(440, 60, 240))
    m = f.paint(
        blob(*BROW, *NOSE, *LIPS, *CHIN), ROCK, vol=70, amb=0.22, edge=0.2, tex=0.26, lump=0.1, wob=0.4
    )
    c.marks(m, lambda x, y: np.arctan2(y - 740, x - 250) + math.pi / 2, 1000, 32, 4, jit=0.07, alpha=0.35)
    beside_the_nose = blob((300, 430), (352, 372), (372, 380), (340, 452))
    throat = blob((470, 510), (530, 500), (500, 560), (420, 620), (360, 590))
    over_the_chin = blob((430, 424), (452, 434), (440, 462), (414, 450))
    for shape, a, soft in ((beside_the_nose, 0.45, 14), (throat, 0.5, 24), (over_the_chin, 0.5, 8)):
        c.shade(shape, a, soft, "#1c2340", clip=m)
    for round_ in (
        blob((270, 520), (330, 462), (382, 480), (372, 560), (290, 590)),
        blob((462, 432), (512, 428), (528, 462), (496, 500), (456, 476)),
        blob((334, 346), (352, 318), (380, 316), (384, 340), (356, 358)),
    ):
        c.paint(round_, ROCK, vol=34, clip=m, soft=12, alpha=0.65, edge=0, amb=0.34)
    c.line([(414, 400), (406, 420), (392, 440), (372, 456), (350, 460)], 7, "#1c1c34", 0.95, clip=m, det=0.5)
    c.line([(344, 452), (346, 464), (356, 472)], 4, "#1c1c34", 0.7, clip=m)
    c.flat(ell(376, 354, 12, 7, -50), "#1c1c34", 0.9, 1.5, clip=m)
    c.line([(352, 338), (338, 354), (342, 374), (360, 380)], 5, "#1c2340", 0.7, 1, clip=m)
    return m


def sleeping_eye(c: Card, x: float, y: float) -> None:
    """A shut lid turned to the sky: a soft dome, one line, lashes towards the nose."""
    c.shade(ell(x + 10, y + 4, 50, 46), 0.45, 14, "#1c2340")
    c.paint(ell(x, y, 44, 40), ROCK, vol=34, edge=0, soft=4, amb=0.34, rim=0.5, light=(x + 98, y - 252, 160))
    c.line([(x + 20, y - 44), (x + 44, y - 24), (x + 50, y + 6), (x + 38, y + 34)], 8, "#1c1428", 0.95)
    for dx, dy, tx, ty in ((38, -32, 58, -46), (48, -14, 74, -20), (50, 6, 76, 10), (44, 24, 66, 36)):
        middle = (x * 2 + dx + tx) / 2, y + (dy + ty) / 2 + 3
        c.line([(x + dx, y + dy), middle, (x + tx, y + ty)], 5, "#1c1428", 0.95)


def knitted_foot(c: Card, x: float, y: float, rot: float = 6) -> None:
    """A foot of stone, sole towards us, five toes up; a striped sock on its needle has reached the instep."""
    f = c.at(x, y, 1.0, rot, wob=0.4, edge=0.28, rim=0.8, rimcol="#d8e8ec", light=(430, 200, 220), tex=0.22)
    for tx, ty, rx, ry in TOES:
        f.paint(ell(tx, ty, rx, ry, 6), ROCK, vol=rx * 0.9)
        f.flat(ell(tx - 2, ty - ry * 0.3, rx * 0.5, ry * 0.4, 6), "#f0c8bc", 0.45, 4)
    left, right = (
        ((-44, 40), (-46, -20), (-62, -70), (-72, -112), (-44, -132)),
        ((54, -40), (42, 0), (44, 60)),
    )
    m = f.paint(blob(*left, (0, -134), (46, -116), (62, -88), *right), ROCK, vol=40)
    ball = blob((-62, -112), (-20, -124), (40, -108), (46, -84), (-10, -84), (-58, -88))
    f.paint(ball, ROCK, vol=20, soft=6, alpha=0.7, amb=0.4, edge=0, clip=m)
    f.shade(blob((-44, -70), (-10, -66), (-14, -20), (-44, -10)), 0.4, 9, "#1c2340", clip=m)
    sock = blob((-58, 60), (-56, 0), (-58, -38), (-20, -50), (24, -48), (60, -36), (54, 10), (56, 60))
    m = f.paint(sock, RED, vol=34)
    for row in range(-26, 70, 24):
        f.line([(-66, row + 8), (-4, row - 6), (62, row + 8)], 9, "#f8e4c8", alpha=0.9, clip=m, ends=0.9)
    for k in range(7):
        stitch = -50 + k * 16
        f.line([(stitch, -42), (stitch + 4, -54)], 3.4, "#f59a6c", alpha=0.9)
    f.line([(-88, -34), (70, -58)], 5, "#f0e0b8", alpha=1, ends=0.8)
