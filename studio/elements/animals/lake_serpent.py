"""Something very long under the surface of a lake, one eye open."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import Points, blob, curve, ell, join, spline, taper

DEEP: Ramp = ["#0c1c38", "#16384e", "#2c6470", "#7cac94"]
FIN: Ramp = ["#0c1c38", "#123048", "#24565e", "#5c8c80"]
DARK = "#081428"
TAIL = ((640, 400, 8), (560, 440, 30), (520, 520, 52), (590, 610, 70), (630, 720, 80), (540, 820, 88))
NECK = ((400, 850, 86), (290, 826, 74), (222, 762, 64), (200, 694, 62), (204, 640, 60))
SPINE = (*TAIL, *NECK)
SKULL = (
    (164, 690), (156, 644), (160, 600), (178, 566), (204, 546), (230, 542), (250, 554), (272, 562), (296, 554), (316, 558), (328, 572),
)  # fmt: skip
JAW = ((326, 588), (318, 604), (294, 618), (266, 628), (248, 650), (236, 690), (200, 700))
LIT: Ramp = ["#0a1c34", "#164054", "#3a7c7c", "#a8a878", "#ffd898"]
GLOW = "#ffc070"
Light = tuple[float, float, float]


def _along() -> tuple[Points, Points, Points]:
    """The middle of its body, the direction out of its back, and its half width, from the tail on."""
    line = spline([p[:2] for p in SPINE])
    step = np.gradient(line, axis=0)
    out = np.stack([-step[:, 1], step[:, 0]], 1) / np.hypot(*step.T)[:, None] * -1
    knots = np.array([p[:2] for p in SPINE], float)
    at = [int(np.argmin(np.hypot(*(line - k).T))) for k in knots]
    return line, out, np.interp(np.arange(len(line)), at, [p[2] / 2 for p in SPINE])


def _fins(c: Card, water: Arr, light: Light) -> None:
    """A row of fins down its back, laid towards the tail."""
    line, out, half = _along()
    for i in range(34, len(line) - 16, 15):
        root, n, w = line[i] + out[i] * half[i] * 0.8, out[i], half[i]
        back = (line[i - 4] - line[i]) / (np.hypot(*(line[i - 4] - line[i])) + 1e-6)
        fin = blob(
            tuple(root - back * w * 0.36),
            tuple(root + n * w * 0.34),
            (*(root + n * w * 0.6 + back * w * 0.6), "c"),
            tuple(root + back * w * 0.3),
        )
        c.paint(fin, FIN, vol=6, alpha=0.6, soft=2, clip=water, light=light, edge=0.1)


def _bands(c: Card, water: Arr) -> None:
    """The plates of its belly, seen through the water."""
    line, out, half = _along()
    for i in range(40, len(line) - 6, 7):
        a, b = line[i] - out[i] * half[i] * 0.9, line[i] - out[i] * half[i] * 0.36
        c.line(
            [tuple(a), tuple((a + b) / 2 + (line[i] - line[i - 2]) * 0.5), tuple(b)],
            2.6,
            DARK,
            0.34,
            clip=water,
            det=0.1,
        )


def _frill(c: Card, water: Arr, light: Light) -> None:
    """Three soft spines behind the skull."""
    for (x, y), (u, v) in (((176, 576), (140, 546)), ((164, 610), (120, 592)), ((162, 646), (124, 648))):
        spine = taper((x, y, 22), ((x + u) / 2, (y + v) / 2 - 3, 14), (u, v, 2))
        c.paint(spine, FIN, vol=6, alpha=0.7, soft=2, clip=water, light=light)


def _head(c: Card, water: Arr, light: Light) -> None:
    """A long snout bowed to the `light` that shines on it from below; it looks right."""
    under = (light[0], light[1], 46.0)
    face = blob(*SKULL[2:], *JAW[:5], (226, 664), (186, 652), (166, 626))
    m = c.paint(face, LIT, vol=24, alpha=0.94, soft=1.6, clip=water, light=under, amb=0.3, edge=0.2, det=0.3)
    c.line(curve(*SKULL[2:]), 3, "#6cb0a4", 0.5, clip=water, det=0.3)
    c.shade(blob((170, 640), (200, 660), (240, 664), (220, 700), (160, 690)), 0.3, 10, DARK, clip=water)
    lit = ((330, 578), (322, 600), (296, 615), (268, 625), (250, 646))
    c.line(curve(*lit), 9, GLOW, 0.5, clip=m, det=0.3)
    c.line(curve(*lit), 4.5, "#ffe4ac", 0.9, clip=m, det=0.5)
    for way, a in ((((246, 654), (236, 700), (246, 742), (272, 774)), 0.28), (((246, 654), (238, 690)), 0.4)):
        c.line(curve(*way), 8, GLOW, a, clip=water, ends=0.1, det=0.1)
    c.line(curve((326, 582), (304, 590), (276, 595), (252, 599), (234, 596)), 3.6, DARK, 0.9, clip=m)
    c.line(curve((322, 588), (300, 596), (274, 599)), 2.4, GLOW, 0.5, clip=m)
    c.flat(ell(311, 568, 5, 3, 30), DARK, 0.85, 0.6)
    c.line(curve((302, 566), (310, 561), (318, 565)), 2.4, GLOW, 0.55, clip=m)
    _eye(c, m)


def _eye(c: Card, head: Arr) -> None:
    """Amber under a heavy lid, watching the lamp."""
    c.shade(ell(235, 566, 19, 14), 0.5, 4, DARK, clip=head)
    ball = c.paint(
        ell(236, 567, 13, 10, 10),
        ["#5c2c14", "#b87424", "#f0b850", "#ffe49c"],
        vol=8,
        light=(280, 640, 60),
        amb=0.4,
        edge=0.3,
        wob=0.2,
        det=1,
    )
    c.flat(ell(241, 570, 4.6, 7), "#140c14", 1, 0.5, 0.2, clip=ball, det=1)
    c.flat(ell(243, 573, 1.9), "#fff4d0", 1, 0.2, 0.2, det=1)
    lid = blob((218, 568), (222, 556), (236, 550), (250, 557), (254, 567), (238, 563))
    c.paint(lid, LIT[:4], vol=6, amb=0.4, light=(280, 640, 60), wob=0.2, edge=0.3, det=0.8)
    c.line(curve((219, 568), (237, 562), (254, 568)), 2.4, DARK, 0.9, det=0.8)


def lake_serpent(c: Card, water: Arr, light: Light) -> None:
    """It swims from (640, 400) round to its head at (240, 590), inside the mask `water`."""
    _fins(c, water, light)
    _frill(c, water, light)
    body = join(taper(*SPINE), blob(*SKULL, *JAW))
    c.paint(body, DEEP, vol=26, alpha=0.74, soft=3.4, clip=water, light=light, amb=0.26, edge=0.16)
    _bands(c, water)
    _head(c, water, light)
