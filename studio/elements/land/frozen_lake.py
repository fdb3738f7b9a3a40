"""A frozen lake cut open: snow on thick ice, a hole broken through it, light that falls into the water, the bed below."""

from typing import Any

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import Points, blob, curve, ell, poly, taper

DEEP = ["#04142a", "#0a2c46", "#165066", "#3c8c90", "#a0d4bc"]
ICE = ["#2c6480", "#5ca4b4", "#a4dcd8", "#eafaf0"]
WALL = ["#0c3c58", "#1c6c88", "#58b0bc", "#c0ecea"]
SHORE_SNOW = ["#46629a", "#7c9ac0", "#bccedc", "#f0f0e8"]
SNOW: Ramp = ["#5c78ac", "#b0c2d6", "#f8f6ee"]
BED = ["#08202e", "#164450", "#3c7474", "#88ac90"]
ICE_LINE, THICK = 374.0, 62.0
TEETH = (0, 13, -6, 20, 4, 26, 10, 18)  # how the broken ends of the ice stand in and out, from the top down


def snowy_shore(c: Card) -> None:
    """Snow on the ice from the far shore at 262 to the cut at 374."""
    snow = blob((-30, 264), (200, 270), (420, 262), (640, 270), (830, 260), (830, 396, "c"), (-30, 396, "c"))
    m = c.paint(snow, SHORE_SNOW, vol=8, amb=0.4, edge=0.05, light=(300, 300, 180), grad=(-0.12, 0.1))
    c.marks(m, 0.05, 90, 60, 6, jit=0.04, alpha=0.4)


def lake_under_ice(c: Card, x0: float, x1: float) -> None:
    """The water below 374; light falls in shafts through the gap from x0 to x1."""
    y = ICE_LINE
    f = c.at(0, 0, vol=3, amb=0.13, gain=0.5, edge=0, tex=0.16, light=(400, 900, 260))
    m = f.paint(poly([(-30, y), (830, y), (830, 1240), (-30, 1240)]), DEEP, grad=(0.16, -0.06))
    c.marks(m, 0.03, 400, 70, 6, jit=0.06, alpha=0.3)
    fade = np.asarray(np.clip((1000 - c.yy) / 600, 0, 1), np.float32)
    c.beam([(x0, y), (x1, y), (x1 + 150, 1000), (x0 - 90, 1000)], "#7cd4c8", 0.26, 40, fade)
    for u, w, lean, a in (
        (0.04, 50, -120, 0.5),
        (0.3, 34, -50, 0.55),
        (0.54, 64, 40, 0.5),
        (0.84, 44, 150, 0.55),
    ):
        top = x0 + (x1 - x0) * u
        c.beam(
            [(top, y), (top + w, y), (top + w * 2.2 + lean, 980), (top + lean, 980)], "#e8f6cc", a, 9, fade
        )


def _sheet(c: Card, left: float, right: float, broken: int) -> None:
    """A sheet of ice in section from `left` to `right`, broken off at its right (1) or left (-1) end."""
    y = ICE_LINE
    end = right if broken > 0 else left
    ys = np.linspace(y, y + THICK, len(TEETH))
    teeth = [(end - broken * t, float(v)) for t, v in zip(TEETH, ys, strict=True)]
    far = left if broken > 0 else right
    f = c.at(0, 0, vol=16, amb=0.34, edge=0.3, wob=0.8, light=(320, y + 40, 110), rim=0.8)
    m = f.paint(poly([(far, y), *teeth, (far, y + THICK)]), ICE, grad=(0.16, -0.2))
    lo, hi = min(far, end), max(far, end)
    c.shade(
        poly([(lo, y + THICK - 18), (hi, y + THICK - 18), (hi, y + THICK), (lo, y + THICK)]),
        0.4,
        7,
        "#0c4058",
        clip=m,
    )
    for k, x in enumerate(np.arange(lo + 16, hi - 12, 38)):
        c.line(
            [(x, y + 6), (x + 12, y + 22), (x + 4 + k * 5 % 9, y + THICK - 6)],
            2.4,
            "#f4fff4",
            0.5,
            0.6,
            clip=m,
        )
        c.flat(ell(x + 20, y + 20 + k * 17 % 28, 3.2 + k % 3, 4.4 + k % 3), "#e8fff8", 0.5, 0.6, clip=m)
        icicle = taper((x + 8, y + THICK - 4, 15), (x + 8, y + THICK + 10 + k * 11 % 24, 2))
        c.paint(icicle, ICE, vol=5, alpha=0.8, amb=0.3)
    c.line([(lo, y + 1), ((lo + hi) / 2, y + 2), (hi, y + 1)], 5, "#fbfff4", 0.85, 0.6, ends=0.9, clip=m)


def _arc(x0: float, x1: float, up: float, dy: float) -> Points:
    """The far rim of the hole, jagged, `up` at its highest and lowered by `dy`."""
    turns = np.linspace(np.pi, np.pi * 2, 26)
    mid, half = (x0 + x1) / 2, (x1 - x0) / 2
    jag = np.array([0, 4, -5, 3, 7, -3] * 5)[:26] * np.sin(turns - np.pi)
    return np.array(
        [
            (mid + np.cos(t) * half, ICE_LINE + 2 + dy + np.sin(t) * up + j)
            for t, j in zip(turns, jag, strict=True)
        ]
    )


def broken_hole(c: Card, x0: float, x1: float) -> None:
    """The hole: the far rim and its thick wall of ice, the water that stands in it, a sheet in section on either side."""
    far, low = _arc(x0, x1, 76, 0), _arc(x0 + 8, x1 - 8, 56, 34)
    c.glow((x0 + x1) / 2, ICE_LINE - 30, 240, "#ffd890", 0.1, 1.6)
    pool = poly([*low, (x1 - 8, ICE_LINE + 40), (x0 + 8, ICE_LINE + 40)])
    water = c.paint(
        pool,
        ["#062840", "#0e4860", "#2c8490", "#a8dcc0"],
        vol=3,
        amb=0.26,
        gain=0.5,
        edge=0,
        tex=0.2,
        grain=1,
    )
    _ripples(c, x0, x1, water)
    wall = c.paint(
        poly([*far, *low[::-1]]), WALL, vol=5, amb=0.4, gain=0.5, edge=0.3, wob=0.5, grad=(-0.12, 0.26)
    )
    for k in range(2, 25, 2):
        c.line([far[k] + (0, 3), (far[k] + low[k]) / 2 + (5, 0), low[k]], 2.6, "#f0fff0", 0.4, 0.6, clip=wall)
    c.shade(taper(*((px, py + 4, 12) for px, py in far[::2])), 0.5, 4, "#0c2c44", clip=wall)
    c.line(low[1:-1], 3, "#cdeedd", 0.4, 0.5, ends=0.6)
    rim: dict[str, Any] = {"vol": 8, "amb": 0.4, "edge": 0.2, "wob": 0.6}
    for k, (px, py) in enumerate(far[1:-1:2]):
        r = 15 + 5 * (k * 5 % 3)
        lump = blob(
            (px - r * 1.3, py + 3),
            (px - r * 0.5, py - r * 0.62),
            (px + r * 0.7, py - r * 0.5),
            (px + r * 1.3, py + 3),
        )
        c.paint(lump, SNOW, light=((x0 + x1) / 2, ICE_LINE + 10, 60), rim=0.5, **rim)
    _sheet(c, -30, x0 + 6, 1)
    _sheet(c, x1 - 6, 830, -1)


def _ripples(c: Card, x0: float, x1: float, water: Arr) -> None:
    """Long soft strokes of lamplight on the pool, and the bright line where the water is cut."""
    r = np.random.default_rng(66)
    for k in range(6):
        x, y = x0 + (x1 - x0) * (k + 0.7) / 6.5, ICE_LINE - 8 + 9 * (k * 2 % 3 - 1)
        c.streak(x, y, float(r.uniform(26, 40)), float(r.uniform(1.2, 1.8)), "#bfe8d8", 0.35)
    deep = poly([(x0, ICE_LINE + 14), (x1, ICE_LINE + 14), (x1, ICE_LINE + 46), (x0, ICE_LINE + 46)])
    c.flat(deep, "#2c8890", 0.85, 4, clip=water)
    c.line(curve((x0 + 6, ICE_LINE + 14), (x0 + 160, ICE_LINE + 17), (x1 - 140, ICE_LINE + 12), (x1 - 6, ICE_LINE + 15)),
           4, "#f4fff0", 0.85, 0.6, ends=0.8)  # fmt: skip


def ice_slab(c: Card, x: float, y: float, w: float, rot: float = 0) -> None:
    """A slab broken out of the ice, lying at (x, y): a pale top, a thick blue side."""
    f = c.at(x, y, w / 100, rot, wob=0.5, edge=0.3, rim=0.6, amb=0.36)
    f.shade(ell(6, 8, 62, 11), 0.6, 5, "#1c3464")
    f.paint(poly([(-50, -16), (4, -4), (48, -18), (46, 2), (2, 14), (-48, 2)]), ICE, vol=6)
    f.paint(poly([(-50, -16), (-8, -34), (48, -18), (4, -4)]), [*SNOW], vol=4, amb=0.5)


def bubbles(c: Card, x: float, y: float, n: int = 9, h: float = 150, seed: int = 1) -> None:
    """A string of bubbles that rises `h` from (x, y), larger the higher they are."""
    r = np.random.default_rng(seed)
    for k in range(n):
        t = (k + float(r.uniform(0, 0.6))) / n
        px, py = x + 9 * float(np.sin(t * 9 + seed)) + float(r.uniform(-7, 7)), y - h * t
        size = 2.6 + 5 * t + float(r.uniform(0, 2))
        c.flat(ell(px, py, size), "#e4fff4", 0.6, 0.4, wob=0.2, det=0.8)
        c.flat(ell(px + size * 0.12, py + size * 0.1, size * 0.72), "#2c7c88", 0.75, 0.5, wob=0.2, det=0.8)
        c.flat(ell(px - size * 0.3, py - size * 0.34, size * 0.26), "#ffffff", 0.95, wob=0.1, det=1)


def lake_bed(c: Card, y: float = 1136) -> None:
    """Mud and stones from `y` to the foot of the page, with weeds that lean in the water."""
    ground = blob(
        (-30, y + 14),
        (120, y),
        (300, y + 16),
        (500, y + 8),
        (690, y - 2),
        (830, y + 12),
        (830, 1240, "c"),
        (-30, 1240, "c"),
    )
    m = c.paint(ground, BED, vol=12, amb=0.3, edge=0.15, tex=0.34, wob=1.4, light=(400, 1000, 160), rim=0.5)
    c.marks(m, 0.05, 90, 40, 5, jit=0.08, alpha=0.4)
    for x, r in ((96, 20), (176, 12), (338, 15), (486, 20), (642, 13), (726, 24)):
        c.shade(ell(x + 4, y + 34, r * 1.3, r * 0.4), 0.5, 4, "#04141c")
        c.paint(
            ell(x, y + 26, r * 1.2, r * 0.8), BED, vol=r * 0.6, edge=0.25, rim=0.6, light=(400, 1000, 160)
        )
    for k, x in enumerate((58, 72, 216, 230, 560, 574, 752, 766)):
        h = 60 + k * 37 % 50
        c.line(
            [(x, y + 30), (x + 10, y + 30 - h * 0.5), (x - 4 + k * 3 % 12, y + 30 - h)],
            8,
            "#1c5c50",
            0.9,
            0.5,
            ends=0.2,
        )
