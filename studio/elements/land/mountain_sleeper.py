"""A range of mountains that is a sleeper: a profile looking at the sky, a shut eye, one foot in half a sock."""

import math

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.palettes import CREAM, RED
from studio.shapes import blob, ell, taper, xf

ROCK: Ramp = ["#1c2340", "#3e4468", "#77708c", "#b89ca4", "#ecd0c4"]
CROWN = ((-30, 470, "c"), (30, 420), (90, 366), (150, 330), (200, 312), (236, 306), (262, 316), (284, 342))
NOSE = (
    (304, 326),
    (330, 290),
    (356, 254),
    (380, 232),
    (404, 228),
    (420, 244),
    (418, 268),
    (404, 286),
    (400, 304),
)
LIPS = ((412, 308), (428, 301), (443, 308), (446, 322, "c"), (458, 315), (472, 322), (476, 338), (482, 352))
CHIN = ((498, 348), (524, 342), (552, 354), (568, 384), (562, 418), (540, 452))
JAW = ((500, 498), (446, 552), (384, 600), (310, 640), (230, 664), (120, 690), (-30, 716, "c"))
NECK = (
    (500, 440),
    (536, 470),
    (580, 520),
    (600, 600),
    (600, 1000, "c"),
    (-30, 1000, "c"),
    (-30, 600, "c"),
    (300, 560),
)
TOES = ((54, -120, 12, 17), (36, -138, 14, 20), (12, -152, 15, 23), (-14, -158, 17, 26), (-48, -152, 25, 34))


def sleeping_profile(c: Card) -> Arr:
    """The head from the left edge to 568: crown, brow, a great nose, two lips, chin and jaw, and the neck under them."""
    f = c.at(0, 0, rim=0.9, rimcol="#d8e8ec", light=(440, -20, 240))
    neck = f.paint(
        blob(*NECK), ROCK, vol=60, amb=0.06, gain=0.4, edge=0.1, tex=0.26, lump=0.14, wob=0.5, rim=0
    )
    c.marks(neck, -0.7, 300, 40, 5, jit=0.06, alpha=0.4)
    head = blob(*CROWN, *NOSE, *LIPS, *CHIN, *JAW)
    c.shade(xf(head, 16, 26), 0.7, 22, "#0e1430", clip=neck)
    m = f.paint(head, ROCK, vol=84, amb=0.2, edge=0.22, tex=0.2, lump=0.06, wob=0.35)
    c.marks(m, lambda x, y: np.arctan2(y - 740, x - 250) + math.pi / 2, 800, 32, 4, jit=0.05, alpha=0.3)
    socket = blob((262, 330), (290, 346), (322, 350), (330, 400), (300, 440), (262, 420))
    beside_the_nose = blob((352, 306), (392, 290), (400, 306), (398, 350), (360, 400), (344, 360))
    over_the_chin = blob((470, 336), (486, 350), (482, 380), (464, 390), (456, 360))
    under_the_jaw = taper((566, 420, 30), (500, 500, 46), (384, 604, 60), (230, 670, 70), (-20, 720, 80))
    for shape, a, soft in (
        (socket, 0.5, 14),
        (beside_the_nose, 0.5, 12),
        (over_the_chin, 0.45, 8),
        (under_the_jaw, 0.6, 26),
    ):
        c.shade(shape, a, soft, "#1c2340", clip=m)
    for shape, a in (
        (blob((330, 470), (372, 404), (430, 410), (440, 480), (390, 540), (330, 530)), 0.6),  # cheek
        (blob((494, 366), (526, 354), (552, 380), (542, 416), (504, 420)), 0.6),  # chin
        (blob((366, 268), (388, 242), (408, 242), (410, 264), (390, 288)), 0.7),  # tip of the nose
        (blob((196, 340), (238, 324), (262, 340), (236, 366), (196, 366)), 0.5),  # brow
    ):
        c.paint(shape, ROCK, vol=34, clip=m, soft=14, alpha=a, edge=0, amb=0.42, light=(440, 0, 200))
    c.flat(ell(392, 462, 44, 34), "#d8848c", 0.28, 20, clip=m)
    c.flat(ell(404, 250, 18, 16), "#d8848c", 0.3, 9, clip=m)
    c.flat(blob((416, 312), (430, 304), (444, 312), (440, 336), (424, 340)), "#a8586c", 0.4, 5, clip=m)
    c.flat(blob((450, 322), (466, 320), (472, 336), (452, 352), (442, 346)), "#a8586c", 0.4, 5, clip=m)
    c.line([(447, 321), (440, 346), (430, 368), (414, 384), (400, 386)], 7, "#1c1c34", 0.95, clip=m, det=0.7)
    c.line([(404, 374), (394, 386), (398, 402)], 5, "#1c1c34", 0.7, clip=m)
    c.flat(ell(403, 280, 12, 6, -58), "#1c1c34", 0.9, 1.5, clip=m)
    c.line([(384, 262), (366, 276), (364, 298), (384, 312)], 6, "#1c2340", 0.75, 1, clip=m)
    return m


def rock_ear(c: Card, x: float, y: float) -> None:
    """An ear as a fold of the rock round (x, y), its lobe to the right: a rim to put something in."""
    f = c.at(x, y, light=(440, 100, 200), wob=0.4, edge=0.25)
    f.shade(ell(0, 6, 92, 84), 0.6, 14, "#141a34")
    rim = taper((74, -34, 16), (40, -76, 24), (-24, -84, 30), (-78, -44, 32), (-84, 26, 32), (-40, 76, 30), (24, 82, 32),
        (62, 60, 36))  # fmt: skip
    f.paint(rim, ROCK, vol=15, amb=0.24, rim=0.7, rimcol="#d8e8ec")
    f.paint(ell(66, 56, 24, 21), ROCK, vol=16, amb=0.26)


def sleeping_eye(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """A shut lid turned to the sky: a soft dome, one line, lashes towards the nose."""
    f = c.at(x, y, s)
    f.paint(ell(0, 0, 44, 42), ROCK, vol=34, edge=0, soft=5, amb=0.38, light=(x + 98, y - 252, 160))
    f.line([(14, -44), (40, -26), (50, 4), (40, 32)], 8, "#1c1428", alpha=0.95)
    for dx, dy, tx, ty in ((36, -32, 58, -50), (46, -14, 74, -26), (50, 6, 78, 4), (45, 24, 70, 32)):
        f.line([(dx, dy), ((dx + tx) / 2, (dy + ty) / 2 + 3), (tx, ty)], 5, "#1c1428", alpha=0.95)


def knitted_foot(c: Card, x: float, y: float, rot: float = 6, s: float = 1.0) -> None:
    """A foot of stone, sole towards us, five toes up; a striped sock, still on its needles, has reached the instep."""
    f = c.at(x, y, s, rot, wob=0.4, edge=0.28, rim=0.8, rimcol="#d8e8ec", light=(430, 200, 220), tex=0.22)
    for tx, ty, rx, ry in TOES:
        f.paint(ell(tx, ty, rx, ry, 6), ROCK, vol=rx * 0.9, amb=0.36)
        f.flat(ell(tx - 2, ty - ry * 0.3, rx * 0.5, ry * 0.4, 6), "#f0c8bc", 0.45, 4)
    left = (-46, 40), (-48, -20), (-62, -70), (-72, -112), (-44, -132)
    right = (54, -40), (48, 0), (50, 60)
    m = f.paint(blob(*left, (0, -134), (46, -116), (62, -88), *right), ROCK, vol=40, amb=0.34)
    ball = blob((-62, -112), (-20, -124), (40, -108), (46, -84), (-10, -84), (-58, -88))
    f.paint(ball, ROCK, vol=20, soft=6, alpha=0.7, amb=0.44, edge=0, clip=m)
    f.shade(blob((-60, -44), (0, -62), (60, -44), (52, -26), (0, -44), (-54, -26)), 0.6, 6, "#1c2340", clip=m)
    sock = blob(
        (-62, 100), (-60, 30), (-58, -32), (-26, -44), (0, -47), (30, -44), (60, -32), (62, 30), (64, 100)
    )
    m = f.paint(sock, RED, vol=44, amb=0.2)
    for row in range(-12, 110, 38):
        band = blob((-70, row + 8), (-34, row - 4), (0, row - 8), (36, row - 4), (72, row + 8), (72, row + 26), (36, row + 13),
            (0, row + 9), (-34, row + 13), (-70, row + 26))  # fmt: skip
        f.paint(band, CREAM, vol=44, amb=0.26, clip=m, edge=0, wob=0.3)
    f.shade(blob((26, -40), (66, -30), (66, 100), (30, 100)), 0.45, 12, "#2c0a1c", clip=m)
    f.paint(
        taper((-60, -32, 16), (-30, -43, 18), (0, -47, 18), (30, -43, 18), (60, -32, 16)),
        RED,
        vol=8,
        amb=0.34,
    )
    for k in range(11):
        u = -55 + k * 11
        f.line([(u, -40 + u * u * 0.004 - 6), (u + 3, -26 + u * u * 0.004 - 6)], 3, "#5c1020", alpha=0.6)
    for a, b in (((-96, -14), (30, -60)), ((98, -16), (-26, -62))):
        f.line([a, b], 6, "#3c2820", alpha=0.8, ends=0.7)
        f.line([a, b], 3.6, "#f4e4b8", alpha=1, ends=0.7)
