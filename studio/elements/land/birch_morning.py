"""A white winter morning: a pale sun behind ranks of birches; and five furrows in the snow with tracks on them like notes."""

import numpy as np

from studio.elements.land.land import snowfield
from studio.elements.plants.trees import birch
from studio.elements.things.lights import sun
from studio.paint import Card
from studio.shapes import curve, ell

NOTES = ((236, 1130), (290, 1104), (342, 1128), (396, 1078), (448, 1104), (500, 1130), (556, 1078), (614, 1104), (668, 1132))  # fmt: skip


def birch_morning(c: Card) -> None:
    """The sky, the sun, the far trunks in their haze, the first snow."""
    c.sky([(0, "#7c94b8"), (300, "#a9bccd"), (560, "#dcdcd2"), (700, "#f0e2c8")])
    sun(c, 160, 436, 84, "#fff8dc", "#ffdca0", 0.5)
    for i, x in enumerate((60, 110, 212, 276, 352, 430, 520, 600, 668, 740)):
        birch(c, x, 690 + 12 * (i % 3), 760, 13 + 4 * (i % 2), fog=0.62, lean=0.02 * (i % 3 - 1), seed=i)
    c.haze(720, 520, "#e6e0d4", 0.75)
    snowfield(c, 690, seed=3, amp=14, fog=0.35)


def snow_score(c: Card, y: float = 1052) -> None:
    """A stave in the snow, its top line at y, and paw prints on it."""
    for k in range(5):
        at = y + k * 25
        line = curve((40, at + 26), (250, at + 2 - k * 1.5), (500, at - 2), (770, at + 26 + k * 2))
        c.line(line, 3.6 + 0.3 * k, "#6a7cac", 0.7, 0.6, ends=0.7)
        c.line(line + np.array([0, 3.6]), 2.4, "#ffffff", 0.55, 0.6, ends=0.7)
    for nx, ny in NOTES:
        c.flat(ell(nx, ny, 13, 8.5, -16), "#4c5c92", 0.9, 0.8)
        for t in (-9, -2, 5):
            c.flat(ell(nx + t - 1, ny - 13 - abs(t + 2) * -0.4, 3, 3.4), "#4c5c92", 0.9, 0.5)
