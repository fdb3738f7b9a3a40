"""A lighthouse on its rock, and its keeper asleep behind glass."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS, SKIN, SLATE, WOOD
from studio.shapes import Path, blob, cut, ell, poly, rect, taper

PALE: Ramp = ["#5c6c74", "#a4aca0", "#e4dcc0", "#fff8e0"]
BAND: Ramp = ["#0e2a2c", "#1e5450", "#4c8c7c", "#a8ccac"]
JERSEY: Ramp = ["#14283c", "#24486c", "#4c7898", "#a0bcc0"]
CAP: Ramp = ["#5c1c24", "#a83c38", "#e08068"]


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
    for top, sag in ((y - 260, 15), (y - 110, 9)):
        c.paint(
            _round_band(x, top, 70, 74, sag), BAND, vol=40, amb=0.16, clip=m, wob=0.3, edge=0, light=light
        )
    for k in range(1, 9):
        c.line(_arc(x, y - 318 + k * 36, 72, 15 - k), 1.6, "#1c3038", 0.22, clip=m)
    dark = poly([(x - 80, y - 330), (x - 18, y - 330), (x - 34, y + 10), (x - 90, y + 10)])
    c.shade(dark, 0.72, 22, "#0a1828", clip=m)
    c.flat(poly([(x + 24, y - 320), (x + 60, y - 320), (x + 84, y), (x + 40, y)]), "#fff0c0", 0.4, 12, clip=m)
    c.shade(_round_band(x, y - 322, 26, 74, 15), 0.6, 7, "#0a1828", clip=m)
    c.paint(_drum(x, y), PALE, vol=24, amb=0.14, wob=0.3, edge=0.25, light=(x + 90, y - 400, 90), lump=0.04)
    c.paint(_round_band(x, y - 334, 20, 67, 9), BAND, vol=8, wob=0.3, amb=0.26, light=(x + 90, y - 420, 60))
    for k in range(7):
        post = x - 60 + 20 * k
        c.line([(post, y - 334), (post, y - 362)], 3, "#1c3434", 1, 0.2, ends=1)
    c.line([(x - 64, y - 362), (x + 64, y - 362)], 4, "#2c4c48", 1, 0.2, ends=1)


def _arc(x: float, y: float, half: float, sag: float) -> list[tuple[float, float]]:
    """Half a level ring round a tower, seen from below: highest in the middle."""
    return [(x + half * u, y - sag * (1 - u * u)) for u in (-1.0, -0.6, -0.2, 0.2, 0.6, 1.0)]


def _round_band(x: float, y: float, h: float, half: float, sag: float) -> Path:
    """A band `h` high round a tower."""
    (x0, y0), *top, (x1, y1) = _arc(x, y, half, sag)
    (u0, v0), *low, (u1, v1) = reversed(_arc(x, y + h, half, sag))
    return blob((x0, y0, "c"), *top, (x1, y1, "c"), (u0, v0, "c"), *low, (u1, v1, "c"))


def _drum(x: float, y: float) -> Path:
    """The round room between gallery and lamp."""
    return _round_band(x, y - 396, 64, 45, 6)


def _opening(w: float, top: float, low: float) -> Path:
    """A window `w` to either side, its head a flat round."""
    side = top * 0.55
    left, right = (
        ((-w, low, "c"), (-w, side), (-w * 0.7, top * 0.88)),
        ((w * 0.7, top * 0.88), (w, side), (w, low, "c")),
    )
    return blob(*left, (0, top), *right)


def sleeping_keeper(c: Card, x: float, y: float) -> None:
    """A lit window under the lamp, 62 wide: asleep on his folded arms, the crank let go; (x, y) is its sill."""
    f = c.at(x, y, 0.82, vol=5, wob=0.15, det=0.95, edge=0.3, amb=0.4, light=(x + 8, y - 34, 40))
    f.paint(_opening(40, -66, 4), ["#2c3c40", "#6c7c74", "#b4b498"], vol=4, amb=0.3)
    m = f.paint(_opening(35, -61, 2), ["#2c140c", "#6c3818", "#a8642c"], vol=2, amb=0.5)
    f.flat(ell(10, -30, 24, 22), "#f0b058", 0.45, 10, clip=m)
    f.shade(blob((-40, 4), (-40, -64), (-18, -66), (-30, -40), (-28, 4)), 0.55, 6, "#1c0c10", clip=m)
    f.paint(cut(ell(24, -40, 12), ell(24, -40, 8.6)), WOOD, vol=3, clip=m)
    f.line([(24, -51), (24, -29)], 2.4, "#3a2414", alpha=1, ends=1)
    f.line([(13, -40), (35, -40)], 2.4, "#3a2414", alpha=1, ends=1)
    f.paint(ell(31, -31, 3.2), BRASS, vol=2)
    f.paint(blob((-37, -2, "c"), (-36, -24), (-26, -40), (-12, -40), (-2, -26), (2, -2, "c")), JERSEY, clip=m)
    f.paint(ell(2, -26, 13, 12), SKIN, vol=7)
    f.paint(blob((2, -18), (12, -22), (18, -16), (14, -8), (4, -8)), ["#8c8478", "#d8d0bc", "#fffae4"], vol=4)
    f.paint(blob((-12, -26), (-10, -37), (0, -43), (10, -39), (13, -32), (2, -34)), CAP)
    f.paint(taper((-4, -38, 11), (-18, -46, 8), (-27, -38, 5)), CAP)
    f.paint(ell(-28, -35, 4), ["#a8a090", "#fff8e4"], vol=3)
    f.line([(5, -27), (8, -25), (12, -27)], 1.8, "#3a1c18", alpha=1)
    f.paint(ell(15, -24, 3.4, 3), SKIN, vol=3)
    f.paint(taper((-22, -12, 13), (0, -8, 12), (20, -7, 10)), JERSEY)
    f.paint(ell(25, -7, 5), SKIN, vol=3)
    f.paint(rect(-44, -4, 44, 6, 2), WOOD, vol=3)
    f.shade(rect(-42, 6, 42, 11), 0.5, 3, "#0a1828")


def lighthouse(c: Card, x: float, y: float) -> None:
    """A lighthouse on its rock at (x, y), 560 high; the lamp is at (x + 14, y - 428)."""
    _shaft(c, x, y)
    lantern = rect(x - 40, y - 476, x + 40, y - 390, 3)
    c.paint(lantern, ["#c89c50", "#ffe8a8", "#fffce8"], vol=3, amb=0.8, wob=0.2)
    c.glow(x + 14, y - 428, 190, "#fff2c0", 0.75, 1.6)
    for dx in (-40, -14, 14, 40):
        c.line([(x + dx, y - 476), (x + dx, y - 390)], 4, "#1c3434", 1, 0.2, ends=1)
    left, right = ((x - 52, y - 474, "c"), (x - 40, y - 510)), ((x + 40, y - 510), (x + 52, y - 474, "c"))
    c.paint(blob(*left, (x, y - 532), *right), BAND, vol=22, wob=0.3, amb=0.2, rim=0.6)
    c.line([(x, y - 530), (x, y - 562)], 4, "#2c4c48", 1, 0.2)
    c.paint(ell(x, y - 562, 7), BRASS, vol=4)
