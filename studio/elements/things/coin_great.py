"""A coin as large as a sunrise, its face worn smooth."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import COPPER
from studio.shapes import ell, star

RIM: Ramp = ["#200c0c", "#5c2414", "#a4562c", "#f0a868"]
WORN: Ramp = ["#4a1c10", "#94481f", "#d88a4c", "#ffd8a0"]


def great_coin(c: Card, x: float, y: float, fire: tuple[float, float]) -> None:
    """A copper coin standing on its edge, 444 across, the middle of its face at (x, y), lit by the `fire`."""
    away = 30 if fire[0] < x else -30
    c.shade(ell(x + away, y - 44, 240, 246), 0.6, 18, "#060a18")
    c.paint(ell(x + 5, y + 2, 222), RIM, vol=14, amb=0.2, wob=0.3, edge=0.3, light=(*fire, 170))
    face = c.at(x, y, vol=10, amb=0.12, gain=0.84, light=(fire[0] - 10, fire[1] - 20, 230))
    m = face.paint(ell(0, 0, 199), COPPER, wob=0.3, edge=0.35, tex=0.16, lump=0.08)
    for k in range(28):
        a = k / 28 * 2 * math.pi
        pearl = ell(x + 180 * math.cos(a), y + 180 * math.sin(a), 7)
        c.paint(pearl, COPPER, vol=5, amb=0.2, wob=0.3, light=(*fire, 160))
    sun, light = star(x, y - 6, 96, 12, 0.6, -90), (*fire, 220)
    c.paint(sun, WORN, vol=10, amb=0.2, wob=0.6, edge=0.25, clip=m, light=light, alpha=0.8)
    c.paint(ell(x, y - 6, 50), COPPER, vol=20, amb=0.2, wob=0.4, edge=0.3, clip=m, light=(*fire, 200))
