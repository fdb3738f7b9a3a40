"""One place in two seasons: the crooked border where they bleed into each other, its light, its thaw, its wind."""

from collections.abc import Callable

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.plants.foliage import leaf_shape
from studio.elements.plants.plants import grass
from studio.paint import Card
from studio.shapes import Point, ell, taper

HORIZON = 772.0
# where winter ends, down the page: (height, x)
BORDER = (
    (0, 316),
    (300, 352),
    (560, 396),
    (780, 402),
    (860, 372),
    (930, 404),
    (1000, 388),
    (1080, 436),
    (1220, 408),
)


def past_border(c: Card) -> Arr:
    """How far each point is on the summer side (below 0: on the winter side), the line frayed by tongues of snow."""
    line = np.interp(c.yy, [p[0] for p in BORDER], [p[1] for p in BORDER])
    near = sstep(HORIZON - 20, 1150, c.yy)
    tongues = (c.noise(70, 3, 2.4, 0.5) - 0.5) * (50 + 270 * near)
    return np.asarray(c.xx - line + tongues, np.float32)


def bleed(c: Card, winter: Callable[[], None], summer: Callable[[], None], past: Arr) -> None:
    """Paint both seasons and let them meet: broad and cloudy in the air, crooked and sharp on the ground."""
    winter()
    cold = c.img
    summer()
    air = sstep(-170, 150, past + (c.noise(150, 4, 1.6, 0.8) - 0.5) * 300)
    land = sstep(-5, 5, past)
    ground = sstep(HORIZON - 14, HORIZON + 14, c.yy)
    share = (air * (1 - ground) + land * ground)[..., None]
    c.img = np.asarray(cold * (1 - share) + c.img * share, np.float32)
    dawn = air * (1 - air) * (1 - ground) * (2.8 - 1.6 * sstep(420, 640, c.yy))
    c.over(np.asarray(dawn, np.float32), "#ecd8dc")


def thaw(c: Card, past: Arr) -> None:
    """Along the border the grass is drowned and brown, the snow's lip stands over it with a wet shadow."""
    ground = np.asarray(sstep(HORIZON + 4, HORIZON + 60, c.yy), np.float32)
    wet = np.exp(-(((past - 20) / 24) ** 2)) * sstep(-2, 5, past) * ground
    c.over(np.asarray(wet * 0.72, np.float32), "#4c5c40")
    lip = np.exp(-(((past - 5) / 7) ** 2)) * sstep(-2, 4, past) * ground
    c.over(np.asarray(lip * 0.6, np.float32), "#2c4468")
    crest = np.exp(-(((past + 9) / 9) ** 2)) * ground * (c.yy > HORIZON)
    c.over(np.asarray(crest * 0.75, np.float32), "#fdfbf4")


def tufts_in_snow(c: Card, places: tuple[Point, ...]) -> None:
    """Where the snow is thin the grass comes through: a thawed spot and a tuft at each (x, y, height)."""
    for x, y, h in places:
        c.flat(ell(x, y, h * 0.8, h * 0.2), "#5c7450", 0.7, 3, wob=1.5)
        c.flat(ell(x - h * 0.2, y - h * 0.12, h * 0.5, h * 0.1), "#2c4c3c", 0.5, 2)
        grass(c, x, y, h, 9, ("#3c6c3c", "#649044", "#a0b858"))


def cast(c: Card, x: float, y: float, w: float, sun: float, long: float = 240) -> None:
    """The shadow of something upright `w` wide standing at (x, y), thrown towards us by a low sun over `sun`."""
    away = (x - sun) / max(y - HORIZON, 60) * long
    shape = taper(
        (x, y - 2, w * 0.8), (x + away * 0.5, y + long * 0.5, w * 1.15), (x + away, y + long, w * 1.5)
    )
    fade = np.asarray(1 - 0.75 * sstep(y, y + long, c.yy), np.float32)
    m = c.mask(shape, 0.8, 5) * fade
    c.over(np.asarray(m * 0.5, np.float32), "#34386c")


def drifting(c: Card, past: Arr, leaves: tuple[Point, ...], cols: tuple[str, ...]) -> None:
    """Snow blown over the line until it melts, and summer `leaves` (x, y, size, turn) blown the other way."""
    c.sparks(np.asarray(past < -60, np.float32), 150, "#ffffff", (1.0, 3.0), 0.9)
    c.sparks(np.asarray((past > -60) & (past < 60), np.float32), 46, "#ffffff", (1.0, 2.6), 0.9)
    c.sparks(np.asarray((past > 60) & (past < 170), np.float32), 22, "#fffaf0", (0.8, 1.8), 0.7)
    for i, (x, y, size, turn) in enumerate(leaves):
        if y > HORIZON + 40:
            c.shade(ell(x + 2, y + size * 0.26, size * 0.5, size * 0.14), 0.4, 2, "#34386c")
        c.flat(leaf_shape(x, y, size, turn, 0.5), cols[i % len(cols)], 0.95, wob=0.3, det=0.8)
