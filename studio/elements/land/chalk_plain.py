"""A pale sand plain against a low sun: wind ripples, long shadows falling towards us, bare footprints leading away."""

import math

import numpy as np

from studio.colour import Arr, Ramp, rgb, screen, sstep
from studio.elements.things.lights import sun
from studio.paint import Card
from studio.shapes import Path, blob, curve, ell, join, poly, rect, xf

SAND_LIT: Ramp = ["#8c6a5c", "#c4966c", "#e8c08c", "#fae2b4"]
CLOUD: Ramp = ["#6c7090", "#a8a0b4", "#e0c8b8", "#fff0cc"]
DUNE: Ramp = ["#6c6478", "#a08484", "#d0a88c", "#f0d0a0"]
SHADOW = "#56608a"
PRINT = "#5c4058"
FLAT = 0.56  # how much the ground is foreshortened
Place = tuple[float, float]


def evening_sky(c: Card, x: float, y: float, horizon: float = 340) -> None:
    """A wide sky fading from teal to gold, with drawn-out clouds and the sun low at (x, y)."""
    tops = [(0, "#2c6478"), (110, "#548a90"), (210, "#a0b4a0"), (290, "#ecc88c"), (horizon, "#f8d088")]
    c.sky(tops, calm=0.5)
    c.clouds(50, 250, "#6c8494", "#fce0ac", cover=0.44, a=0.75, cell=150, sx=4.2, hard=0.2)
    c.glow(x, y, 460, "#ffb458", 0.5, 1.5, 0.7)
    sun(c, x, y, 70, "#fffbe0", "#ffc860", 0.6)


def far_dune(c: Card, x: float, y: float, h: float = 30, w: float = 260, fog: float = 0.5) -> None:
    """A low dune in the evening haze, its foot at (x, y)."""
    rise = ((x - w / 2, y + 6), (x - w * 0.2, y - h * 0.6), (x + w * 0.06, y - h, "c"))
    dune = blob(*rise, (x + w * 0.26, y - h * 0.44), (x + w / 2, y + 6))
    c.paint(dune, DUNE, vol=8, fog=fog, fogcol="#f0c890", edge=0.05, rim=0.8, rimw=3)


def rippled_plain(c: Card, horizon: float, sun_x: float, brink: tuple[Place, ...] = ()) -> Arr:
    """Sand from its horizon (or from its `brink`, nearer) to the foot of the page, brightest below the sun; its mask."""
    ground = poly([*(brink or ((-20, horizon), (820, horizon))), (820, 1240), (-20, 1240)])
    deep = np.clip(c.yy - horizon, 1, None)
    near_sun = np.exp(-np.abs(c.xx - sun_x) / (150 + deep * 0.5)) * np.exp(-deep / 620)
    m = c.paint(ground, SAND_LIT, vol=3, amb=0.54, edge=0, wob=0.3, tex=0.1, grain=1, add=near_sun * 0.34 - 0.05)  # fmt: skip
    warp = c.noise(260, 2, 1.6, 1.2) * 2.2 + c.noise(60, 2, 1.6, 0.8) * 0.35
    wave = 2 * np.pi * (9000 / (deep + 150) + warp)
    crest = np.asarray(sstep(0.35, 1.0, np.sin(wave)), np.float32)
    hollow = np.asarray(sstep(0.1, 1.0, np.sin(wave - 1.5)), np.float32)
    strong = np.asarray(sstep(40, 330, deep), np.float32) * m
    patchy = np.clip(c.noise(120, 3, 2.0, 0.8) * 2.4 - 0.6, 0, 1)
    c.img = c.img * (1 - (hollow * strong * patchy * 0.26)[..., None] * (1 - rgb("#4c4280")))
    c.img = screen(c.img, (crest * strong * patchy * 0.16)[..., None] * rgb("#ffe099"))
    if not brink:
        c.fogband(horizon + 6, 14, "#fbdc9c", 0.6)
    return m


def sea_of_clouds(c: Card, horizon: float, depth: float) -> None:
    """Far below: rows of cloud from the horizon down to `depth`, larger towards us, gold where the sun grazes them."""
    c.flat(rect(-20, horizon, 820, depth + 40), "#9c98ac", 0.85, 12)
    c.fogband(horizon + 4, 16, "#fbdc9c", 0.8)
    y = horizon + 14
    while y < depth:
        t = (y - horizon) / (depth - horizon)
        w = 60 + 150 * t
        for x in np.arange(-60 + 37 * (int(y) % 3), 860, w * 0.72):
            x, r = float(x + c.rng.uniform(-0.2, 0.2) * w), float(w * c.rng.uniform(0.36, 0.56))
            puff = ell(x, y + r * 0.3, r, r * (0.3 + 0.14 * t))
            c.paint(
                puff,
                CLOUD,
                vol=r * 0.5,
                amb=0.34,
                edge=0.04,
                fog=0.6 - 0.5 * t,
                fogcol="#f4d49c",
                rim=0.7,
                rimw=4,
                soft=1.5,
                det=0,
            )
        y += 16 + 34 * t


def away_from(sun_foot: Place, x: float, y: float, far: float) -> Place:
    """The point `far` (times its distance from below the sun) behind a thing that stands at (x, y)."""
    return sun_foot[0] + (x - sun_foot[0]) * far, sun_foot[1] + (y - sun_foot[1]) * far


def shadow_strip(c: Card, x: float, y: float, w: float = 220, sun_foot: Place = (214, 340), reach: float = 3.4, a: float = 0.8) -> Arr:  # fmt: skip
    """The long shadow of something tall and `w` wide with its foot at (x, y); returns its mask."""
    a0, b0 = (x - w / 2, y), (x + w / 2, y)
    a1, b1 = (away_from(sun_foot, *p, reach) for p in (a0, b0))
    m = c.mask(poly([a0, b0, b1, a1]), 0.8, 2.5)
    c.flat(m, SHADOW, a, mode="mul")
    c.flat(m, "#5c7898", 0.3)
    return m


def long_shadow(c: Card, x: float, y: float, h: float = 100, w: float = 40, sun_foot: Place = (214, 340), a: float = 0.72, reach: float = 1.0) -> None:  # fmt: skip
    """What somebody `h` high, standing at (x, y), throws towards us; it dies away with its length."""
    dx, dy = x - sun_foot[0], y - sun_foot[1]
    n = math.hypot(dx, dy) or 1.0
    for part, dark in ((2.6, 0.45), (1.7, 0.35), (0.9, 0.4)):
        ex, ey = x + dx / n * h * part * reach, y + dy / n * h * part * reach
        shape = taper_to((x, y), (ex, ey), w * 0.8, w * (0.8 + 0.24 * part))
        c.flat(c.mask(shape, 0.4, 1.6 + 1.8 * part), SHADOW, a * dark, mode="mul")
    c.flat(ell(x, y, w * 0.5, w * 0.13), "#2c2848", 0.4, 2)


def taper_to(a: Place, b: Place, wa: float, wb: float) -> Path:
    """A strip from a to b, its ends `wa` and `wb` wide as they lie on the ground."""
    return poly([(a[0] - wa / 2, a[1]), (a[0] + wa / 2, a[1]), (b[0] + wb / 2, b[1]), (b[0] - wb / 2, b[1])])


def _bare_sole(side: int) -> Path:
    """A right (1) or left (-1) foot, two long, pointing up: heel, arch, ball, five toes on its front."""
    sole = blob((-0.2, 0.9), (0.2, 0.9), (0.27, 0.55), (0.3, 0.0), (0.42, -0.4), (0.3, -0.68), (-0.3, -0.76), (-0.42, -0.46), (-0.2, 0.1), (-0.24, 0.6))  # fmt: skip
    for x, y, r in ((-0.3, -0.94, 0.22), (0.04, -0.98, 0.15), (0.26, -0.88, 0.14), (0.43, -0.7, 0.13)):
        sole = join(sole, ell(x, y, r * 0.85, r))
    return xf(sole, flip=side < 0)


def _print(c: Card, x: float, y: float, r: float, side: int, heading: float, m: Arr) -> None:
    """One print as it lies on the ground, the toes towards `heading` (degrees), its far rim catching the sun."""
    turned = xf(_bare_sole(side), rot=heading + 8 * side)
    c.flat(xf(turned, x, y + r * 0.16, r * 1.1, sy=r * FLAT * 1.1), "#fff0c8", 0.6, 0.6, 0.08, clip=m)
    c.flat(xf(turned, x, y, r, sy=r * FLAT), PRINT, 0.88, 0.2, 0.08, clip=m, det=1)


def bare_footprints(c: Card, way: tuple[Place, ...], horizon: float, m: Arr, tall: float = 0.235) -> None:
    """Bare feet one after another along the way, of somebody `tall` times as high as he is below the horizon."""
    line = curve(*way)
    dist = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    at, side = 0.0, 1
    while at < dist[-1]:
        x, y = (float(np.interp(at, dist, line[:, i])) for i in (0, 1))
        person = tall * (y - horizon)
        r = 1.5 + 0.094 * person
        ahead = min(at + 8, dist[-1])
        dx, dy = (float(np.interp(ahead, dist, line[:, i])) - p for i, p in ((0, x), (1, y)))
        heading = math.atan2(dx, -dy / FLAT)
        right, down = math.cos(heading) * r * 0.66, math.sin(heading) * r * 0.66 * FLAT
        _print(c, x + side * right, y + side * down, r, side, math.degrees(heading), m)
        at, side = at + 3 + 0.24 * person * (0.7 + 0.5 * abs(math.sin(heading))), -side
