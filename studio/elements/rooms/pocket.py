"""The inside of a giant's pocket: denim in folds, its opening above, its lining below."""

from collections.abc import Sequence

import numpy as np

from studio.colour import Arr, Ramp, rgb, sstep
from studio.elements.people.mitten_reaching import reaching_mitten
from studio.paint import Card
from studio.palettes import COPPER
from studio.shapes import Path, blob, curve, cut, ell, rect, taper, xf

DENIM: Ramp = ["#0e1424", "#1e2e4c", "#3c5474", "#7488a0", "#c8b89c"]
LINING: Ramp = ["#1c1218", "#40281f", "#7c5634", "#c0904c", "#f8cc84"]
THREAD = "#e8a048"
LEAVES = ((180, 172, 24, 24), (300, 138, 20, -34), (392, 196, 18, 50))
LEAF: Ramp = ["#5a2c14", "#b8642c", "#eca850"]


def denim_folds(c: Card, fire: tuple[float, float]) -> None:
    """Denim all round, hanging in folds from the opening above, lit by the `fire`."""
    spread = (c.xx - 400) / (150 + (c.yy - 60) * 0.42)
    folds = np.asarray(0.11 * np.sin(spread * 9 + 0.6) + 0.05 * np.sin(spread * 21), np.float32)
    light, page = (fire[0] + 20, fire[1] - 60, 190), rect(-10, -10, 810, 1210)
    m = c.paint(page, DENIM, vol=2, amb=0.12, gain=0.95, edge=0, lump=0, tex=0.2, add=folds, light=light)
    c.marks(m, -0.95, 5200, 15, 2.2, jit=0.16, alpha=0.5, curl=0.03)
    c.marks(m, 0.62, 1500, 11, 1.8, jit=0.12, alpha=0.35, curl=0.03)
    twill = 0.5 + 0.5 * np.sin((c.xx * 0.82 + c.yy * 0.57) * 0.62 + c.noise(40, 2) * 2)
    c.img *= (0.9 + 0.2 * twill)[..., None].astype(np.float32)
    c.detail = np.maximum(c.detail, np.float32(0.42))
    c.darken(np.asarray(sstep(520, 260, c.yy) * 0.7, np.float32), "#0a1020", 0.5)
    _firelight(c, fire, spread)


def _firelight(c: Card, fire: tuple[float, float], spread: Arr) -> None:
    """The fire on the cloth: warm on the side of each fold that faces it, blue in the valleys."""
    far = np.hypot((c.xx - fire[0]) * 0.92, (c.yy - fire[1]) * 0.72)
    wave = np.sin(spread * 9 + 0.6 + 0.25 * c.noise(120, 6))
    ridge = sstep(0.0, 1.0, wave + np.where(c.xx < fire[0], 0.25, 0.1))
    reach = np.clip(1 - far / 560, 0, 1) ** 1.1
    lit = np.asarray(reach * (0.12 + 0.88 * ridge), np.float32)
    warm = np.asarray(rgb("#e08a48") * (0.35 + 0.85 * c.img.mean(-1, keepdims=True)), np.float32)
    c.img = c.img + (warm - c.img) * np.minimum(lit * 0.95, 0.8)[..., None]
    valley = sstep(0.2, 1.0, -wave) * np.clip(1.25 - far / 700, 0, 1)
    c.darken(np.asarray(valley * sstep(300, 460, c.yy), np.float32), "#0a1020", 0.5)


def stitches(c: Card, line: Sequence[tuple[float, float]], step: int, w: float) -> None:
    """Big tailor's stitches along a line, each with its little shadow."""
    pts = curve(*line)
    for i in range(0, len(pts) - step, int(step * 1.7)):
        a, b = pts[i], pts[i + step]
        c.line([(a[0] + 2, a[1] + 4), (b[0] + 2, b[1] + 4)], w, "#0a1020", 0.55, 0.2, ends=0.8)
        c.line([tuple(a), tuple(b)], w, THREAD, 0.95, 0.2, ends=0.75)


def side_seams(c: Card) -> None:
    """A seam down either side, from 320 to 990: the cloth is turned over and stands up a little."""
    for x, side in ((64, -1), (724, 1)):
        edge = curve((x + side * 14, 310), (x - side * 2, 480), (x + side * 10, 740), (x - side * 8, 1000))
        c.shade(taper(*((a + side * 16, b, 30) for a, b in edge[::9])), 0.6, 10, "#050914")
    stitches(c, [(64, 330), (80, 520), (70, 760), (86, 990)], 8, 6)
    stitches(c, [(724, 320), (704, 480), (722, 640), (706, 800), (722, 990)], 8, 6)


def _windy_sky(c: Card, slit: Path) -> None:
    """What is seen between the lips: clouds, and leaves flying."""
    m = c.mask(slit, 0.8)
    before = c.img.copy()
    c.sky([(60, "#7ea6bc"), (160, "#b4ccd0"), (250, "#e4e4d0")])
    c.clouds(60, 240, "#8ca8b8", "#f4f4e8", cover=0.5, a=0.8, cell=90, sx=3.4)
    for x, y, r, turn in LEAVES:
        f = c.at(x, y, r / 20, turn, wob=0.3, det=0.8)
        f.paint(blob((-20, 0, "c"), (-8, -9), (8, -8), (20, 1, "c"), (6, 9), (-8, 8)), LEAF, vol=3, edge=0.3)
        f.line([(-30, 3), (-18, 0), (0, -1), (16, 1)], 2, "#5a2c14", alpha=0.8)
    c.img = before * (1 - m[..., None]) + c.img * m[..., None]


def _lips(c: Card, slit: Path) -> None:
    """The two hems of the opening, seamed and riveted."""
    over, under = (
        ((30, 210), (160, 70), (400, 26), (640, 66), (772, 206)),
        ((700, 236), (400, 250), (100, 240)),
    )
    upper = cut(blob(*over, *under), slit)
    rim, hem = (
        ((40, 200), (190, 224), (400, 236), (610, 222), (770, 196)),
        ((770, 262), (610, 286), (400, 300)),
    )
    lower = blob(*rim, *hem, (190, 290), (40, 268))
    c.shade(xf(lower, 0, 26), 0.55, 16, "#060a18")
    for lip in (upper, lower):
        light = (400, 40, 160)
        m = c.paint(lip, DENIM, vol=15, amb=0.3, edge=0.3, rim=0.6, rimcol="#e8ecdc", light=light, wob=0.6)
        c.marks(m, -0.95, 700, 15, 2.2, jit=0.16, alpha=0.5)
    stitches(c, [(70, 240), (190, 258), (400, 270), (610, 256), (740, 236)], 7, 5)
    stitches(c, [(70, 256), (190, 274), (400, 286), (610, 272), (740, 252)], 7, 5)
    for x in (64, 738):
        c.paint(ell(x, 232, 15), COPPER, vol=8, wob=0.3, det=0.7, rim=0.8, light=(400, 60, 120))


def pocket_opening(c: Card) -> None:
    """At the top of the page: the lips of the pocket, a windy sky between them, a mitten coming in."""
    over, under = (
        ((70, 196), (180, 108), (400, 74), (620, 104), (734, 190)),
        ((610, 226), (400, 240), (190, 232)),
    )
    slit = blob(*over, *under)
    _windy_sky(c, slit)
    _lips(c, slit)
    reaching_mitten(c)


def pocket_lining(c: Card, fire: tuple[float, float]) -> None:
    """The pocket's tan lining from 972 down, deep in lint."""
    top = (-20, 1030, "c"), (120, 1000), (300, 976), (500, 972), (680, 990), (820, 1024, "c")
    floor = blob(*top, (820, 1240, "c"), (-20, 1240, "c"))
    c.shade(floor, 0.5, 18, "#0a0c18")
    light = (fire[0], fire[1] + 20, 110)
    m = c.paint(floor, LINING, vol=14, amb=0.1, gain=0.85, edge=0.15, tex=0.3, light=light, lump=0.3)
    c.marks(m, lambda x, y: 0.5 * np.sin(x / 40 + y / 30), 900, 22, 2.6, jit=0.14, alpha=0.5, curl=0.7)
    stitches(c, [(20, 1050), (140, 1018), (300, 996), (500, 992), (680, 1008), (790, 1036)], 6, 5)
