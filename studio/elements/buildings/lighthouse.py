"""A lighthouse on its rock, and its keeper asleep behind glass."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS, SLATE, WOOD
from studio.shapes import blob, ell, poly, rect

PALE: Ramp = ["#5c6c74", "#a4aca0", "#e4dcc0", "#fff8e0"]
BAND: Ramp = ["#0e2a2c", "#1e5450", "#4c8c7c", "#a8ccac"]


def _shaft(c: Card, x: float, y: float) -> None:
    """Rock, foam round it, the shaft with its two bands, the gallery."""
    land = (x - 150, y + 70), (x - 106, y), (x - 50, y - 22), (x + 60, y - 26), (x + 110, y)
    c.paint(
        blob(*land, (x + 142, y + 66), (x + 10, y + 100)), SLATE, vol=24, amb=0.14, lump=0.4, wob=2, tex=0.4
    )
    for k in range(16):
        c.streak(x - 130 + 17 * k, y + 72 + 10 * math.sin(k), 18, 4, "#c8dcd4", 0.5)
    light = (x + 230, y - 270, 120)
    shaft = poly([(x - 46, y - 318), (x + 46, y - 318), (x + 70, y), (x - 70, y)])
    m = c.paint(shaft, PALE, vol=34, amb=0.16, wob=0.3, edge=0.25, light=light, lump=0.04)
    for top in (y - 260, y - 110):
        band = rect(x - 130, top, x + 130, top + 70)
        c.paint(band, BAND, vol=40, amb=0.16, clip=m, wob=0.3, edge=0, light=light)
    c.paint(rect(x - 66, y - 334, x + 66, y - 314, 4), BAND, vol=6, wob=0.3, amb=0.3)
    for k in range(7):
        post = x - 60 + 20 * k
        c.line([(post, y - 334), (post, y - 362)], 3, "#1c3434", 1, 0.2, ends=1)
    c.line([(x - 64, y - 362), (x + 64, y - 362)], 4, "#2c4c48", 1, 0.2, ends=1)


def _keeper(c: Card, x: float, y: float) -> None:
    """A lit room under the lamp: a head on folded arms, a nightcap, the crank let go; (x, y) is its sill."""
    room = rect(x - 40, y - 52, x + 40, y + 2, 3)
    c.paint(room, ["#7a4a1c", "#d8984c", "#ffd88c"], vol=2, amb=0.7, wob=0.2, det=0.6)
    c.paint(rect(x - 40, y - 10, x + 40, y + 2), WOOD, vol=3, wob=0.2, det=0.6)
    arms = blob((x - 34, y - 8), (x - 28, y - 26), (x - 8, y - 30), (x + 8, y - 16), (x + 10, y - 8))
    c.paint(arms, ["#14283c", "#24486c", "#4c7898"], vol=6, wob=0.2, det=0.8)
    c.paint(ell(x + 6, y - 20, 11), ["#7a4434", "#c88c6c", "#f4cca4"], vol=5, wob=0.2, det=0.9)
    brim, tip = ((x - 2, y - 28, "c"), (x + 14, y - 30, "c")), ((x + 30, y - 20), (x + 34, y - 12, "c"))
    nightcap = blob(*brim, *tip, (x + 18, y - 22))
    c.paint(nightcap, ["#5c1c24", "#a83c38", "#e08068"], vol=4, wob=0.2, det=0.9)
    c.line([(x + 26, y - 46), (x + 26, y - 32), (x + 36, y - 32)], 4, "#3a2414", 1, 0.1, ends=1)


def lighthouse(c: Card, x: float, y: float) -> None:
    """A lighthouse on its rock at (x, y), 560 high, its keeper asleep behind glass; the lamp is at (x + 14, y - 428)."""
    _shaft(c, x, y)
    _keeper(c, x, y - 338)
    lantern = rect(x - 40, y - 476, x + 40, y - 390, 3)
    c.paint(lantern, ["#c89c50", "#ffe8a8", "#fffce8"], vol=3, amb=0.8, wob=0.2)
    c.glow(x + 14, y - 428, 190, "#fff2c0", 0.75, 1.6)
    for dx in (-40, -14, 14, 40):
        c.line([(x + dx, y - 476), (x + dx, y - 390)], 4, "#1c3434", 1, 0.2, ends=1)
    left, right = ((x - 52, y - 474, "c"), (x - 40, y - 510)), ((x + 40, y - 510), (x + 52, y - 474, "c"))
    c.paint(blob(*left, (x, y - 532), *right), BAND, vol=22, wob=0.3, amb=0.2, rim=0.6)
    c.line([(x, y - 530), (x, y - 562)], 4, "#2c4c48", 1, 0.2)
    c.paint(ell(x, y - 562, 7), BRASS, vol=4)
