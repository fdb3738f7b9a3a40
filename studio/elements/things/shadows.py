"""Shadows without their owners: their outlines, hung on a line, tried on, slipping away."""

import math

import numpy as np

from studio.colour import Arr
from studio.paint import Card
from studio.palettes import PINE
from studio.shapes import Path, blob, ell, join, rect, taper, xf

CHAR = "#23242c"
LOOSE = "#17161c"


def wolf_shadow() -> Path:
    """A wolf sitting with its nose up; howling, if it were anybody's."""
    head = ((-50, -16, "c"), (-26, -8), (-6, 4), (6, -22, "c"))
    back = ((22, 14), (36, 64), (58, 134), (74, 214), (78, 290), (62, 308))
    feet = ((24, 308), (12, 268, "c"), (6, 308), (-30, 308, "c"))
    front = ((-18, 284), (-14, 216), (-34, 150), (-30, 92), (-16, 54), (-34, 22))
    body = blob(*head, *back, *feet, *front)
    return join(body, taper((66, 292, 24), (104, 302, 22), (126, 280, 18), (134, 256, 4)))


def dancer_shadow() -> Path:
    """A dancer: bun, one arm up, a bell of tulle, points."""
    body = join(ell(0, -2, 17, 20), ell(4, -24, 9), taper((0, 14, 16), (0, 40, 30), (0, 92, 24)))
    arms = [taper((-10, 30, 11), (-44, 10, 9), (-40, -34, 6)), taper((10, 32, 11), (46, 58, 9), (70, 44, 6))]
    right = ((-12, 84), (12, 84), (60, 108), (88, 132), (60, 146))
    left = ((20, 140), (-20, 148), (-60, 142), (-86, 128), (-56, 104))
    tutu = blob(*right, *left)
    legs = [
        taper((-8, 138, 20), (-12, 220, 14), (-14, 300, 5)),
        taper((10, 138, 20), (40, 200, 14), (2, 236, 7)),
    ]
    return join(body, *arms, tutu, *legs)


def giant_shadow() -> Path:
    """Far too large: a hat, shoulders, a coat that has to be folded over the line."""
    right = ((-30, 50), (30, 50), (110, 80), (136, 180), (132, 330), (120, 470))
    left = ((60, 484), (-40, 478), (-118, 486), (-130, 330), (-134, 170), (-106, 78))
    return join(
        blob((-70, -20), (-40, -30), (-38, -70), (36, -72), (40, -30), (76, -22), (70, -8), (-66, -6)),
        blob((-36, -12), (38, -12), (42, 30), (20, 58), (-22, 58), (-42, 28)),
        blob(*right, *left),
    )


def lion_shadow() -> Path:
    """A lion in profile, walking to the right and roaring, all mane; its hind feet at (0, 0)."""
    spikes = []
    for i, a in enumerate(np.linspace(0, 2 * math.pi, 30, endpoint=False)):
        r = 92 if i % 2 else 80
        spikes.append((280 + r * math.cos(a), -132 + r * math.sin(a)))
    upper = blob((320, -176), (350, -170), (384, -158), (404, -142), (398, -124), (360, -122), (320, -118))
    lower = blob((320, -104), (352, -92), (384, -78), (378, -62), (350, -62), (316, -78))
    back = ((6, -122), (60, -140), (150, -138), (230, -160))
    body = blob(*back, (280, -90), (236, -58), (160, -66), (90, -72), (40, -56), (4, -84))
    legs = [
        taper((x, -84, 48), (x + dx, -42, 28), (x + dx * 0.6, -4, 24), (x + dx * 0.6 + 22, 0, 16))
        for x, dx in ((40, -36), (66, 18), (226, -12), (262, 34))
    ]
    tail = (
        taper((16, -116, 16), (-34, -128, 12), (-58, -180, 11)),
        blob((-58, -170), (-76, -204), (-58, -236), (-42, -202)),
    )
    return join(body, blob(*spikes), upper, lower, *legs, *tail)


def draped_shadow(x: float, y: float) -> Path:
    """A girl's shadow over an edge at (x, y): head, arms and plaits hang down, the rest lies on top."""
    trunk = blob(
        (-42, -26),
        (42, -26),
        (42, 10),
        (36, 46),
        (28, 72),
        (8, 84),
        (-8, 84),
        (-28, 72),
        (-36, 46),
        (-42, 10),
    )
    arms = [taper((s * 30, 56, 17), (s * 60, 82, 14), (s * 66, 126, 11)) for s in (-1, 1)]
    plaits = [taper((s * 20, 116, 9), (s * 32, 140, 12), (s * 30, 166, 4)) for s in (-1, 1)]
    return xf(join(trunk, ell(0, 108, 27, 28), *arms, *plaits), x, y)


def hung_shadow(
    c: Card,
    shape: Path,
    x: float,
    s: float,
    a: float,
    sway: float,
    pegs: tuple[float, ...],
    line: float,
    drop: float = 0,
) -> Arr:
    """A shadow on the line: flat, translucent, creased like cloth, pegged at `pegs` from its middle."""
    placed = xf(shape, x, line + drop, s, sway)
    m = c.mask(placed, 1.4, 0.8)
    folds = 0.84 + 0.3 * (c.noise(46, 3, 0.35, 3.0) - 0.5) + 0.1 * np.sin(c.xx / 11 + 2 * np.sin(c.yy / 60))
    c.over(np.clip(m * a * folds, 0, 1), CHAR)
    edge = np.clip(m - c.blur(m, 4), 0, 1)
    c.over(np.clip(edge * 0.5, 0, 1), "#0c0c14")
    for dx in pegs:
        c.paint(rect(x + dx - 6, line - 20, x + dx + 6, line + 20, 3), PINE, vol=4, wob=0.2, det=0.8)
    return m


def lion_cast(c: Card, x: float, y: float) -> None:
    """A lion's shadow worn by somebody at (x, y): a little long, it lies behind him to the right."""
    fitted = join(xf(lion_shadow(), x + 26, y + 24, 0.76, 1, sy=0.72), taper((x, y, 30), (x + 40, y + 6, 26)))
    c.over(np.clip(c.mask(fitted, 0.7, 1.0) * 0.86, 0, 1), LOOSE)


def slipping_shadow(c: Card, x: float, y: float) -> None:
    """Under a door and away: only the head, at (x, y), and the arms are still inside."""
    upper = ((x + 18, y - 20), (x + 50, y - 44), (x + 78, y - 70), (x + 138, y - 72))
    lower = ((x + 118, y - 44), (x + 78, y - 14), (x + 40, y))
    arms = (
        taper((x + 68, y - 48, 16), (x + 28, y - 58, 12), (x - 4, y - 48, 8)),
        taper((x + 82, y - 16, 16), (x + 78, y + 16, 12), (x + 50, y + 32, 8)),
    )
    slip = join(blob(*upper, *lower), ell(x, y, 26, 16, -20), *arms)
    c.over(np.clip(c.mask(slip, 1.0, 1.2) * 0.86, 0, 1), LOOSE)
