"""A country bus stop: its sign on a post, the round little bus seen from behind as it flies off, and its dust."""

import math

import cv2
import numpy as np

from studio.colour import Ramp
from studio.elements.land.low_sun import Spot
from studio.paint import Card, Frame
from studio.palettes import IRON, RED, SILVER, WALNUT
from studio.shapes import Path, Points, blob, ell, poly, rect, taper

PAINTWORK: Ramp = ["#4c2030", "#b0542c", "#f0a444", "#ffe4a0"]
SHADED: Ramp = ["#2c1834", "#6c3034", "#a85c38", "#d8944c"]
NIGHT_GLASS: Ramp = ["#080c24", "#121e44", "#2c4478"]
ENAMEL: Ramp = ["#7c4c2c", "#d89c30", "#f8d468", "#fff0b4"]
SIGN_GREEN: Ramp = ["#10302c", "#205844", "#4c8c64", "#a8cc98"]
GIRTH = (
    (-40, 4),
    (-44, 20),
    (-44, 52),
    (-38, 76),
    (-20, 88),
    (20, 88),
    (38, 76),
    (44, 52),
    (44, 20),
    (40, 4),
)


def _hull(points: list[tuple[float, float]]) -> Path:
    return poly(cv2.convexHull(np.array(points, np.float32))[:, 0].tolist())


def _wheels(f: Frame, p: Spot, a: float, ramp: Ramp) -> None:
    for d in (-60, 60):
        x, y = p.pt(a, 2, d)
        f.paint(ell(x, y, 15, 18), ramp, vol=7)
        f.paint(ell(x - 1.5, y, 6.5, 8), SILVER, vol=4)


def _panes(f: Frame, p: Spot) -> None:
    """It is night in there: dark panes with stars, each with a streak of this day on the glass."""
    for k, d in enumerate((-88, -54, -20, 14, 48)):
        pane = p.face((44.5, 46, d), (44.5, 46, d + 28), (41, 72, d + 28), (41, 72, d))
        f.shade(pane, 0.5, 2)
        m = f.paint(pane, NIGHT_GLASS, vol=3, edge=0.3, det=0.8)
        f.flat(taper((*p.pt(44, 46, d + 6), 3), (*p.pt(41, 74, d + 18), 5)), "#ffe8c0", 0.5, 0.6, clip=m)
        for j in range(2):
            f.card.dot(
                *f.pt(*p.pt(44, 52 + (k * 7 + j * 11) % 17, d + 6 + (k * 5 + j * 13) % 17)),
                1.7,
                "#fff6dc",
                0.95,
            )
    back = p.face((-30, 48, -101), (28, 48, -101), (26, 74, -101), (-27, 74, -101))
    f.shade(back, 0.5, 2)
    f.paint(back, NIGHT_GLASS, vol=3, edge=0.3, det=0.8)
    for a, h in ((-18, 56), (2, 66), (14, 54), (-8, 70)):
        f.card.dot(*f.pt(*p.pt(a, h, -101)), 1.7, "#fff6dc", 0.95)


def _luggage(f: Frame, p: Spot) -> None:
    """Cases strapped on the roof."""
    for d, w, h in ((-56, 34, 20), (-14, 26, 28), (24, 36, 16)):
        face = p.face((26, 84, d), (26, 84, d + w), (26, 86 + h, d + w), (26, 86 + h, d))
        back = p.face((-18, 84, d), (26, 84, d), (26, 86 + h, d), (-18, 86 + h, d))
        f.paint(back, WALNUT[:3], vol=3, amb=0.3, gain=0.3)
        f.paint(face, WALNUT, vol=4, amb=0.5)
        f.line([p.pt(26, 84, d + w * 0.3), p.pt(26, 86 + h, d + w * 0.3)], 2.4, "#d8a860", alpha=0.8)


def leaving_bus(c: Card, x: float, y: float, w: float = 200, rot: float = 14, fog: float = 0) -> None:
    """The bus from behind and below, its middle at (x, y), flying away to the left; its side is turned to the light."""
    p = Spot(0, 34, 1, -124, -15)
    f = c.at(x, y, w / 200, rot, vol=14, wob=0.3, edge=0.26, rim=0.5, fog=fog, amb=0.3, tex=0.14, det=0.6)
    _wheels(f, p, -30, IRON[:3])
    _luggage(f, p)
    front = [p.pt(a * 0.94, 4 + (h - 4) * 0.95, 100) for a, h in GIRTH]
    rear = [p.pt(a, h, -98) for a, h in GIRTH]
    m = f.paint(_hull(front + rear), PAINTWORK, vol=16, grad=(0.1, -0.1), amb=0.4)
    belly = p.face((-38, 5, -98), (44, 5, -98), (44, 5, 98), (-38, 5, 98))
    f.shade(belly, 0.7, 3, SHADED[0], clip=m)
    f.paint(
        p.face((45, 28, -100), (45, 28, 100), (45, 37, 100), (45, 37, -100)),
        ["#a08878", "#f0dcb8", "#fff4dc"],
        vol=2,
        amb=0.6,
        edge=0,
        clip=m,
    )
    back = f.paint(blob(*rear), SHADED, vol=12, amb=0.3, clip=m, rim=0)
    f.paint(
        p.face((-50, 28, -100), (45, 28, -100), (45, 37, -100), (-50, 37, -100)),
        ["#685868", "#a89484", "#d8c8b0"],
        vol=2,
        amb=0.5,
        edge=0,
        clip=back,
    )
    for a in (-31, 31):
        f.paint(ell(*p.pt(a, 18, -101), 5, 6), RED, vol=4, amb=0.6)
    f.paint(taper((*p.pt(-42, 5, -104), 6), (*p.pt(44, 5, -104), 6)), SILVER, vol=3)
    for d in (-60, 60):
        f.flat(ell(*p.pt(44, 8, d), 18, 21), "#2c1424", 0.9, clip=m)
    _panes(f, p)
    _wheels(f, p, 42, IRON)


def stop_sign(c: Card, x: float, y: float, h: float = 360) -> None:
    """A post with a yellow enamel disc and a little green bus on it, a little crooked, standing at (x, y)."""
    f = c.at(x, y, h / 360, 2, vol=7, wob=0.35, edge=0.3, rim=0.6, amb=0.3)
    f.paint(taper((0, 0, 13), (0, -180, 11), (0, -350, 10)), IRON)
    f.paint(ell(0, -312, 46), SIGN_GREEN, vol=8)
    m = f.paint(ell(0, -312, 41), ENAMEL, vol=6, edge=0.2)
    f.shade(ell(30, -290, 30, 44, 20), 0.3, 12, "#5c3450", clip=m)
    f.flat(blob((22, -286), (34, -296), (30, -280), (20, -276)), "#8c5028", 0.6, 2, clip=m)
    for y0 in (-346, -278):
        f.flat(ell(0, y0, 2.6), "#5c4430", 0.9, det=1)
    f.flat(rect(-25, -330, 25, -300, 8), SIGN_GREEN[1], 1, det=1)
    for px in (-15, 0, 15):
        f.flat(rect(px - 5, -324, px + 5, -314, 1.5), ENAMEL[2], 1, det=1)
    for px in (-13, 13):
        f.flat(ell(px, -299, 6), SIGN_GREEN[0], 1, det=1)


def sign_shadows(x: float, y: float, h: float = 360) -> list[Path]:
    """The shadow of the sign, for `cast`."""
    p = Spot(x, y, h / 360)
    return [p.limb_shadow((0, 0, 0, 7), (0, 350, 0, 7)), ell(*p.fall(0, 312, 0), 40 * p.s, 16 * p.s, 12)]


def dust_trail(c: Card, way: Points, r0: float = 9, r1: float = 26) -> None:
    """The dust of a bus that has left the ground, from the wheel marks up: warm towards the light, blue away from it."""
    n = len(way)
    for k in range(0, n, 4):
        x, y = way[k]
        t = k / n
        r = r0 + (r1 - r0) * math.sin(math.pi * min(0.8, t * 0.9)) + 3 * (k % 3)
        c.puff(x + r * 0.4, y + r * 0.4, r * 1.2, "#8498bc", 0.4 * (1 - 0.5 * t))
        c.puff(x - r * 0.2, y - r * 0.2, r, "#fffaec", 0.75 * (1 - 0.4 * t))
    x, y = way[0]
    for dx, dy, r in ((-30, 5, 20), (-12, 0, 26), (12, 2, 24), (30, 6, 18), (0, -14, 20)):
        c.puff(x + dx + 6, y + dy + 7, r, "#8c7c88", 0.5)
        c.puff(x + dx, y + dy - 3, r, "#fff0d0", 0.85)
