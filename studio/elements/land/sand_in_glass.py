"""The sand of an hourglass as tall as the page: the heap that sinks above, the thread, the mound below, stray grains."""

import numpy as np

from studio.colour import Arr, Ramp, ramp_map, sstep
from studio.paint import Card
from studio.shapes import blob, ell, taper

SAND: Ramp = ["#6a3c20", "#b47834", "#e8b058", "#ffe09c", "#fff6d0"]
GRAIN = "#ffe8a8"


def sinking_heap(c: Card, m: Arr, light: tuple[float, float, float]) -> None:
    """Sand in the upper bulb, a funnel in its middle; whatever stands in it is already half sand."""
    left = ((150, 420), (230, 424), (300, 404), (352, 424), (400, 452))
    right = ((452, 420), (510, 400), (580, 420), (650, 416))
    heap = blob(*left, *right, (650, 600), (150, 600))
    c.paint(
        heap, SAND[:4], vol=30, clip=m, amb=0.3, gain=0.8, edge=0.03, tex=0.3, soft=2, light=light, wob=1.6
    )
    funnel = blob((330, 450), (400, 470), (470, 448), (430, 520), (400, 560), (370, 520))
    c.flat(funnel, "#a8642c", 0.45, 12, clip=m)
    feet = c.mask(blob((220, 330), (580, 330), (560, 470), (400, 540), (240, 470)), 0)
    eaten = (m * feet * (c.noise(22, 3) > 0.56)).astype(np.float32)
    c.over(c.blur(eaten, 1.2) * sstep(340, 420, c.yy) * 0.7, "#d89c54")
    c.sparks(m * c.ground(330) * (1 - c.ground(520)), 420, "#ffe8b0", (0.7, 2.0))


def sand_mound(c: Card, m: Arr) -> None:
    """What has run through: a mound in the lower bulb, its crest at (400, 990)."""
    mound = blob((150, 1062), (240, 1016), (400, 990), (560, 1016), (650, 1062), (650, 1120), (150, 1120))
    f = c.at(0, 0, amb=0.3, gain=0.7, edge=0.1, tex=0.3, grad=(0.1, -0.2), light=(250, 760, 150))
    mm = f.paint(mound, SAND, vol=40, clip=m)
    c.shade(ell(410, 1016, 90, 10), 0.4, 6, "#6a4420", clip=mm)


def sand_thread(c: Card, bulbs: Arr) -> None:
    """The thread through the neck, and its grains spreading as they fall."""
    thread = c.mask(taper((400, 540, 16), (400, 574, 7), (400, 634, 8)), 0.2)
    c.over(thread, ramp_map(np.clip(0.62 + 0.5 * (c.bank[2] - 0.5), 0, 1), SAND))
    c.halo(400, 600, 60, "#ffdc90", 0.6)
    showers = ((6, 574, 650, 60), (42, 650, 720, 90), (90, 720, 960, 150), (36, 880, 1000, 70))
    for spread, y0, y1, n in showers:
        for x, y in zip(c.rng.normal(400, spread, n), c.rng.uniform(y0, y1, n), strict=True):
            if bulbs[int(y * c.k), int(x * c.k)] > 0.9:
                c.dot(x, y, c.rng.uniform(0.9, 2.1), GRAIN, 0.95)


def bouncing_grains(c: Card, x: float, y: float) -> None:
    """Grains that bounce off an umbrella held at (x, y)."""
    for px, py in zip(c.rng.normal(x + 4, 30, 50), c.rng.uniform(-92, -74, 50), strict=True):
        c.dot(px, y + py + 0.012 * (px - x) ** 2, c.rng.uniform(0.9, 2), GRAIN, 0.95)
