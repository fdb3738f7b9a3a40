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
    (170, 690),
    (164, 650),
    (172, 608),
    (194, 580),
    (218, 571),
    (240, 579),
    (264, 581),
    (284, 574),
    (300, 582),
)
JAW = ((304, 598), (298, 616), (276, 630), (252, 640), (238, 664), (232, 690), (200, 700))
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
    for (x, y), (u, v) in (((186, 596), (146, 556)), ((174, 622), (126, 600)), ((170, 652), (128, 652))):
        spine = taper((x, y, 22), ((x + u) / 2, (y + v) / 2 - 3, 14), (u, v, 2))
        c.paint(spine, FIN, vol=6, alpha=0.7, soft=2, clip=water, light=light)


def _head(c: Card, water: Arr, m: Arr) -> None:
    """A long jaw, a nostril, a heavy lid; it looks right."""
    c.paint(
        blob(*SKULL[2:], *JAW[:4], (230, 648), (190, 650)),
        DEEP,
        vol=16,
        alpha=0.5,
        soft=5,
        clip=m,
        amb=0.5,
        edge=0,
    )
    c.line(curve(*SKULL[4:], *JAW[:4]), 4, DARK, 0.55, clip=water, det=0.2)
    c.shade(blob((240, 618), (300, 608), (276, 634), (238, 656)), 0.55, 4, DARK, clip=m)
    c.line(curve((304, 602), (284, 606), (254, 611), (228, 608), (212, 598)), 3.4, DARK, 0.85, clip=water)
    c.flat(ell(288, 585, 4, 2.4, 24), DARK, 0.8, 0.6)
    c.flat(ell(226, 592, 11, 7.6, 8), "#ecdc94", 0.95, 1.0, 0.3, det=0.6)
    c.flat(ell(230, 592.5, 3.2, 6.4), "#05060f", 1, 0.6, 0.3, det=0.6)
    c.line(curve((206, 588), (220, 579), (244, 587)), 5, DARK, 0.7, clip=water)


def lake_serpent(c: Card, water: Arr, light: Light) -> None:
    """It swims from (640, 400) round to its head at (230, 610), inside the mask `water`."""
    _fins(c, water, light)
    _frill(c, water, light)
    body = join(taper(*SPINE), blob(*SKULL, *JAW))
    m = c.paint(body, DEEP, vol=26, alpha=0.74, soft=3.4, clip=water, light=light, amb=0.26, edge=0.16)
    _bands(c, water)
    _head(c, water, m)
