"""An anglerfish from the front, as wide as the page: its face, teeth like a fence, the lamp on its stalk."""

from typing import Any

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import blob, curve, ell, poly, taper

SKIN: Ramp = ["#0c0a20", "#1c1a3a", "#332f58", "#6c5468", "#c08c5c"]
LIP: Ramp = ["#0c0a1c", "#1e1c36", "#453a54", "#94684c", "#e8b468"]
IVORY: Ramp = ["#2a2438", "#786450", "#d8b478", "#fff0c0"]
IRIS: Ramp = ["#141c34", "#2c4854", "#5c7c6c", "#b4b080"]
GULLET: Ramp = ["#050410", "#0a0818", "#160e20"]
FAR_TEETH: Ramp = ["#1c1830", "#4c4048", "#8c7458"]
ROD: Ramp = ["#140f2c", "#3a2f5c", "#7c5c68", "#e8ac64"]
GLOBE: Ramp = ["#f09030", "#ffc858", "#ffeca0", "#fffbe0"]


def angler_face(c: Card, light: tuple[float, float, float]) -> None:
    """A mountain from 196 down to 1080, with fins, the root of its stalk, and two eyes that look down at its middle."""
    for s in (-1, 1):
        fin = blob((400 + s * 300, 560), (400 + s * 400, 520), (400 + s * 450, 700), (400 + s * 310, 760))
        c.paint(fin, SKIN, vol=20, amb=0.35, light=light, edge=0.25, alpha=0.9)
    _rod(c, light)
    c.shade(ell(306, 214, 26, 18), 0.6, 8, "#0c0a20")
    right = ((400, 196), (520, 214), (640, 300), (712, 450), (760, 700), (780, 960), (600, 1060), (400, 1080))
    left = ((200, 1060), (20, 960), (40, 700), (88, 450), (160, 300), (280, 214))
    how: dict[str, Any] = {"gain": 0.9, "tex": 0.26, "lump": 0.12, "edge": 0.3, "rim": 0.5}
    m = c.paint(blob(*right, *left), SKIN, vol=150, amb=0.3, light=light, rimcol="#6c60b8", **how)
    for x, y in c.scatter(m, 90):
        if abs(x - 400) > 90 and y < 720:
            c.paint(ell(x, y, 7 + (x * 7 + y) % 8), SKIN, vol=5, amb=0.35, light=light, alpha=0.6, clip=m)
    for s in (-1, 1):
        _eye(c, 400 + s * 206, 432, s, light)


def _eye(c: Card, x: float, y: float, s: int, light: tuple[float, float, float]) -> None:
    """A lidded eye, patient, with the lamp in it."""
    c.shade(ell(x, y, 92, 82), 0.6, 16, "#06061a")
    c.paint(ell(x, y, 70, 64), IRIS, vol=26, amb=0.34, light=light, wob=0.4, edge=0.35)
    c.flat(ell(x - s * 16, y + 20, 25, 30), "#07081a", 1, det=0.8)
    c.flat(ell(x - s * 23, y + 32, 13, 14), "#c8702c", 0.7, 5)
    c.flat(ell(x - s * 24, y + 33, 7, 8), "#ffe09c", 1, 2.5, det=0.6)
    lid = blob((x - 84, y + 6), (x - 62, y - 58), (x, y - 84), (x + 62, y - 58), (x + 84, y + 6), (x, y - 14))
    c.paint(lid, SKIN, vol=24, amb=0.36, light=light, edge=0.35, rim=0.4)
    c.line(curve((x - 80, y + 4), (x, y - 12), (x + 80, y + 4)), 6, "#07061a", 0.8)


def angler_mouth(c: Card, light: tuple[float, float, float]) -> None:
    """The dark behind the teeth, under a long patient smile."""
    upper = ((36, 790), (120, 800), (260, 772), (400, 764), (540, 772), (680, 800), (764, 790))
    gape = blob(*upper, (730, 980), (560, 1040), (240, 1040), (70, 980))
    m = c.paint(gape, GULLET, vol=4, amb=0.3, wob=0.6, edge=0.3)
    for k in range(11):
        x = 110 + k * 58
        y = 776 + abs(x - 400) * 0.06
        tip = (x, y + 56 + k % 3 * 8)
        fang = blob((x - 15, y - 14), (x + 15, y - 14), (x + 5, y + 40), tip, (x - 6, y + 40))
        c.paint(fang, FAR_TEETH, vol=8, clip=m, amb=0.3, wob=0.4)
    left, right = (
        ((20, 770, 16), (120, 786, 32), (260, 760, 40)),
        ((540, 760, 40), (680, 786, 32), (780, 770, 16)),
    )
    c.paint(taper(*left, (400, 750, 42), *right), LIP, vol=16, amb=0.3, light=light, edge=0.3)


def angler_teeth(c: Card, light: tuple[float, float, float], gap: int) -> None:
    """The lower teeth, as neat as thirteen pickets; number `gap` is missing."""
    for k in range(13):
        x = 64 + k * 56
        if k == gap:
            continue
        foot = 1014 - abs(x - 400) * 0.10
        h = 168 + 14 * ((k * 5) % 3) - abs(x - 400) * 0.07
        left, right = ((x - 21, foot), (x - 20, foot - h + 34)), ((x + 20, foot - h + 34), (x + 21, foot))
        how: dict[str, Any] = {"wob": 0.6, "edge": 0.32, "rim": 0.5, "grad": (0.1, -0.25), "grain": 2}
        c.paint(poly([*left, (x, foot - h), *right]), IVORY, vol=13, amb=0.2, light=light, **how)
    lip = taper((-20, 986, 40), (120, 1008, 50), (400, 1028, 56), (680, 1008, 50), (820, 986, 40))
    c.paint(lip, LIP, vol=18, amb=0.3, light=light, edge=0.3)


def _rod(c: Card, light: tuple[float, float, float]) -> None:
    """The whole stalk, from behind the crown, over, and down before the face."""
    up = ((322, 330, 84), (314, 250, 66), (302, 196, 46), (300, 150, 35), (320, 104, 28), (384, 76, 24))
    down = ((440, 116, 21), (454, 220, 19), (436, 360, 16), (412, 500, 14), (404, 646, 11))
    c.paint(taper(*up, *down), ROD, vol=12, amb=0.36, rim=0.7, wob=0.5, edge=0.35, light=light)


def angler_stalk(c: Card, light: tuple[float, float, float]) -> None:
    """Up from behind the crown (`angler_face` has begun it), over, and down to (404, 646), where the lamp hangs."""
    c.shade(taper((470, 260, 18), (452, 380, 16), (426, 520, 14)), 0.5, 10)
    before = c.img.copy()
    _rod(c, light)
    behind = (c.xx < 396) & (c.yy > 130)
    c.img = np.where(behind[..., None], before, c.img)


def angler_lamp(c: Card, x: float, y: float) -> None:
    """A glass globe in a brass cap: half street lamp, half fruit."""
    c.glow(x, y, 460, "#ff9c38", 0.34, 1.8)
    c.glow(x, y, 180, "#ffd070", 0.6, 1.7)
    c.paint(ell(x, y, 58, 64), GLOBE, vol=14, amb=0.75, wob=0.4, edge=0.12, det=0.5)
    c.flat(ell(x, y + 6, 26, 30), "#fffbe4", 0.8, 14)
    left, right = ((x - 54, y - 40), (x - 34, y - 70)), ((x + 34, y - 70), (x + 54, y - 40))
    cap = blob(*left, (x, y - 88), *right, (x, y - 48))
    c.paint(cap, BRASS, vol=12, wob=0.3, edge=0.35, det=0.6, amb=0.2, light=(x, y + 60, 60))
    c.paint(ell(x, y + 68, 11, 13), BRASS, vol=6, wob=0.3, det=0.6)
    for s in (-1, 1):
        c.line(curve((x + s * 24, y - 46), (x + s * 40, y), (x + s * 12, y + 60)), 4, "#8a5218", 0.7)
