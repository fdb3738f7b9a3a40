"""A lighthouse on its rock, and its keeper asleep behind glass."""

import math

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BRASS, SLATE, WOOD
from studio.shapes import blob, ell, poly, rect

PALE: Ramp = ["#5c6c74", "#a4aca0", "#e4dcc0", "#fff8e0"]
BAND: Ramp = ["#0e2a2c", "#1e5450", "#4c8c7c", "#a8ccac"]


def _shaft(c: Card, f: Frame) -> None:
    """Rock, foam round it, the shaft with its two bands, the gallery."""
    rock = blob((-150, 70), (-106, 0), (-50, -22), (60, -26), (110, 0), (142, 66), (10, 100))
    f.paint(rock, SLATE, vol=24, amb=0.14, lump=0.4, wob=2, tex=0.4)
    for k in range(16):
        c.streak(f.x - 130 + 17 * k, f.y + 72 + 10 * math.sin(k), 18, 4, "#c8dcd4", 0.5)
    light = (f.x + 230, f.y - 270, 120)
    shaft = poly([(-46, -318), (46, -318), (70, 0), (-70, 0)])
    m = f.paint(shaft, PALE, vol=34, amb=0.16, wob=0.3, edge=0.25, light=light, lump=0.04)
    for top in (-260, -110):
        band = rect(-130, top, 130, top + 70)
        f.paint(band, BAND, vol=40, amb=0.16, clip=m, wob=0.3, edge=0, light=light)
    f.paint(rect(-66, -334, 66, -314, 4), BAND, vol=6, wob=0.3, amb=0.3)
    for x in range(-60, 80, 20):
        f.line([(x, -334), (x, -362)], 3, "#1c3434", alpha=1, wob=0.2, ends=1)
    f.line([(-64, -362), (64, -362)], 4, "#2c4c48", alpha=1, wob=0.2, ends=1)


def _keeper(f: Frame) -> None:
    """A lit room under the lamp: a head on folded arms, a nightcap, the crank let go; (0, 0) is its sill."""
    room = rect(-40, -52, 40, 2, 3)
    f.paint(room, ["#7a4a1c", "#d8984c", "#ffd88c"], vol=2, amb=0.7, wob=0.2, det=0.6)
    f.paint(rect(-40, -10, 40, 2), WOOD, vol=3, wob=0.2, det=0.6)
    arms = blob((-34, -8), (-28, -26), (-8, -30), (8, -16), (10, -8))
    f.paint(arms, ["#14283c", "#24486c", "#4c7898"], vol=6, wob=0.2, det=0.8)
    f.paint(ell(6, -20, 11), ["#7a4434", "#c88c6c", "#f4cca4"], vol=5, wob=0.2, det=0.9)
    nightcap = blob((-2, -28, "c"), (14, -30, "c"), (30, -20), (34, -12, "c"), (18, -22))
    f.paint(nightcap, ["#5c1c24", "#a83c38", "#e08068"], vol=4, wob=0.2, det=0.9)
    f.line([(26, -46), (26, -32), (36, -32)], 4, "#3a2414", alpha=1, wob=0.1, ends=1)


def lighthouse(c: Card, x: float, y: float) -> None:
    """A lighthouse on its rock at (x, y), 560 high, its keeper asleep behind glass; the lamp is at (x + 14, y - 428)."""
    f = c.at(x, y)
    _shaft(c, f)
    _keeper(c.at(x, y - 338))
    f.paint(rect(-40, -476, 40, -390, 3), ["#c89c50", "#ffe8a8", "#fffce8"], vol=3, amb=0.8, wob=0.2)
    c.glow(x + 14, y - 428, 190, "#fff2c0", 0.75, 1.6)
    for dx in (-40, -14, 14, 40):
        f.line([(dx, -476), (dx, -390)], 4, "#1c3434", alpha=1, wob=0.2, ends=1)
    dome = blob((-52, -474, "c"), (-40, -510), (0, -532), (40, -510), (52, -474, "c"))
    f.paint(dome, BAND, vol=22, wob=0.3, amb=0.2, rim=0.6)
    f.line([(0, -530), (0, -562)], 4, "#2c4c48", alpha=1, wob=0.2)
    f.paint(ell(0, -562, 7), BRASS, vol=4)
