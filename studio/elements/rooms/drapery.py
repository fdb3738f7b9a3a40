"""Great curtains of night cloth: folds that hang, are gathered by a cord, and take light from an opening."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from studio.colour import Arr, Ramp, ramp_map, rgb, screen, sstep
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import blob, ell, taper

NIGHT = ("#050a1a", "#0c1936", "#183158", "#2f5684", "#6c92b4")

RAKING = ("#000000", "#5c2448", "#c85c38", "#ffa844", "#ffd888")  # the lamp on the folds: plum, then gold


@dataclass(frozen=True)
class Drape:
    """One curtain: closed it would reach from `wall` to `edge`; the cord at (tie, y) draws it to `wall`."""

    wall: float
    edge: float  # where its free edge hangs at the top
    tie: float  # how far the free edge is drawn at the height of the cord
    tie_y: float
    hem: float
    top: float = 0  # where the parting begins
    loose: float = 0.62  # how far it stays drawn at the hem
    bunch: float = 0.35  # the share of the cloth next to the wall that is hardly drawn

    def places(self, y: Arr) -> tuple[Arr, Arr]:
        """For each height, where the cloth's own coordinates 0 (wall) .. 1 (edge) hang."""
        u = np.linspace(0, 1, 160, dtype=np.float32)
        closed = self.wall + (self.edge - self.wall) * u
        drawn = self.wall + (self.tie - self.wall) * (u * self.bunch + (1 - self.bunch) * u**0.62)
        down = np.clip((y - self.top) / (self.tie_y - self.top), 0, 1)
        pull = down**1.5 * (1.0 + 0.25 * np.sin(down * np.pi))
        below = sstep(self.tie_y, self.hem, y)
        pull = np.where(y > self.tie_y, 1 - (1 - self.loose) * below**0.8, pull)
        return u, closed[None] + pull[:, None] * (drawn - closed)[None]

    def side(self) -> float:
        """1 when the wall is on the left."""
        return 1.0 if self.edge > self.wall else -1.0


def cloth(c: Card, drape: Drape) -> tuple[Arr, Arr]:
    """The cloth's own coordinate everywhere on the page, and the mask of where it hangs."""
    rows = c.yy[:, 0]
    u, places = drape.places(rows)
    own = np.empty_like(c.xx)
    s = drape.side()
    for i in range(len(rows)):
        own[i] = np.interp((c.xx[i] + c.dx[i] * 0.25) * s, places[i] * s, u, left=0, right=1.2)
    own = np.where((c.xx - drape.wall) * s < 0, 0.001, own)
    m = (1 - sstep(1.0, 1.004, own)) * (1 - sstep(drape.hem + 10, drape.hem + 14, c.yy))
    return own, np.asarray(c.blur(m.astype(np.float32), 0.8), np.float32)


def folds(own: Arr, count: float, seed: int) -> Arr:
    """The height of the folds, 0..1: rounded ridges of uneven width with deep valleys."""
    r = np.random.default_rng(seed)
    knots = np.linspace(0, 1.2, 24)
    phase = np.interp(own, knots, np.cumsum(r.uniform(0.6, 1.4, 24)) / 24 * 1.2)
    big = np.abs(np.sin(phase * np.pi * count)) ** 0.8
    small = 0.5 + 0.5 * np.sin(phase * np.pi * count * 2.7 + 3 * np.sin(own * 9))
    return np.asarray(big * 0.8 + small * 0.2, np.float32)


def calm_of(own: Arr) -> Arr:
    """Far from its edge the cloth is hardly cloth any more: the folds grow faint and it is sky."""
    return np.asarray(0.22 + 0.78 * sstep(0.1, 0.72, own), np.float32)


def hang(
    c: Card,
    drape: Drape,
    lamp: tuple[float, float, float],
    ramp: Ramp = NIGHT,
    reach: float = 300,
    count: float = 15,
    deep: float = 15,
    seed: int = 1,
) -> Arr:
    """Hang a curtain lit from behind and beside by the lamp (x, y, height); returns its mask."""
    own, m = cloth(c, drape)
    calm = calm_of(own)
    high = c.blur(folds(own, count, seed) * calm * deep, 1.5)
    away = np.clip((c.yy - drape.hem * 0.1) / drape.hem, 0, 1)
    base = 0.25 + 0.16 * away + 0.14 * (high / deep - 0.5 * calm)
    edge = np.exp(-np.clip(1 - own, 0, 1) * 120)
    c.over(m, dyed(c, high, deep, base, drape.side(), lamp, ramp, reach, edge))
    return m


def dyed(
    c: Card,
    high: Arr,
    deep: float,
    base: Arr,
    side: float | Arr,
    lamp: tuple[float, float, float],
    ramp: Ramp = NIGHT,
    reach: float = 300,
    edge: Arr | float = 0.0,
) -> Arr:
    """The colour of folded cloth: moonlight from one side, the lamp raking over the folds near it."""
    high = high + (c.noise(120, 3, 0.5, 2.5) - 0.5) * deep * 0.2
    gy, gx = np.gradient(high, 1 / c.k)
    norm = np.sqrt(gx * gx + gy * gy + 0.5)
    to_x, to_y = lamp[0] - c.xx, lamp[1] - c.yy
    far = np.hypot(to_x, to_y * 0.8)
    value = base - 0.30 * side * (gx * 0.8 + gy * 0.4) / norm
    col = ramp_map(value + 0.12 * (c.bank[0] - 0.5) + 0.06 * (c.grit - 0.5), ramp)
    facing = (-gx * to_x - gy * to_y + norm * lamp[2] * 0.25) / (np.hypot(to_x, to_y) + lamp[2]) / norm
    light = np.clip(facing, 0, 1) ** 1.1 * np.exp(-((far / reach) ** 2.0))
    light = np.clip(light * 2.8 * (0.8 + 0.5 * (c.bank[2] - 0.4)), 0, 1)
    hot = (edge * np.exp(-far / reach * 0.7) * 0.8 * np.ones_like(light))[..., None]
    return screen(col * (1 - light * 0.4)[..., None], ramp_map(light, RAKING) + hot * rgb("#ffdc94"))


def cord(c: Card, points: tuple[tuple[float, float], ...], w: float = 10) -> None:
    """A twisted gold cord lying over the cloth."""
    path = taper(*((x, y, w) for x, y in points))
    c.shade(path, 0.5, 5, "#02040c")
    m = c.paint(path, BRASS, vol=w * 0.7, amb=0.3, rim=0.8, det=0.6, wob=0.2, edge=0.3)
    (x0, y0), (x1, y1) = points[0], points[-1]
    angle = float(np.arctan2(y1 - y0, x1 - x0)) + 0.9
    c.marks(m, angle, int(len(points) * 40), w * 1.4, 2.0, jit=0.3, alpha=0.6, curl=0.05)


def tassel(c: Card, x: float, y: float, h: float = 60) -> None:
    """A gold tassel hanging from (x, y)."""
    f = c.at(x, y, h / 60, wob=0.25)
    f.shade(ell(3, 34, 14, 30), 0.45, 6, "#02040c")
    skirt = blob((-7, 18), (7, 18), (13, 58), (4, 61), (-4, 60), (-13, 58))
    m = f.paint(skirt, BRASS, vol=9, amb=0.25, rim=0.7, grain=2, tex=0.5, det=0.6)
    c.marks(m, np.pi / 2, 40, h * 0.4, 1.6, jit=0.25, alpha=0.6, curl=0.08)
    f.paint(ell(0, 12, 8, 9), BRASS, vol=7, amb=0.3, rim=0.8, det=0.7)
    f.paint(ell(0, 2, 4, 5), BRASS, vol=3, amb=0.3, det=0.7)


def embroider(c: Card, m: Arr, n: int, keep: Callable[[float, float], bool] = lambda x, y: True) -> None:
    """Stars sewn into the cloth: many small, some that glow, a few of gold thread."""
    for i, (x, y) in enumerate(c.scatter(m, n)):
        if not keep(x, y):
            continue
        r = 0.6 + 1.1 * ((i * 7919) % 97) / 97
        c.dot(x, y, r, "#fff4d6", 0.35 + 0.5 * ((i * 31) % 17) / 17)
        if i % 17 == 0:
            c.dot(x, y, 2.2, "#fff6dc", 1)
            c.halo(x, y, 18, "#cfe0ff", 0.4)
