"""A thunderstorm small enough for a cage: the cloud round its flash, the bolt, wisps between the bars, their shadows."""

import math

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.paint import Card
from studio.shapes import Path, blob, curve, stroke

CLOUD: Ramp = ["#171c2c", "#333d52", "#66707e", "#b4b39c", "#f6edb8"]
_TOP = ((300, 330, 84), (480, 320, 92), (392, 290, 96), (226, 430, 78), (578, 424, 82), (320, 430, 100))
_MIDDLE = ((470, 440, 104), (186, 530, 64), (616, 524, 62), (260, 545, 82), (540, 548, 84), (400, 500, 92))
_LOW = ((340, 590, 54), (470, 596, 52), (200, 620, 46), (606, 620, 48), (272, 640, 46), (548, 646, 50))
_BOLT = ((436, 540), (420, 588), (384, 622), (398, 660), (366, 706), (392, 738), (370, 786), (386, 820))
_FORK = ((398, 660), (432, 690), (436, 722), (464, 744), (456, 780))
_TWIG = ((366, 706), (322, 734), (306, 776), (276, 800))


def flash_on_wall(c: Card, x: float, y: float, floor: float) -> None:
    """What the flash at (x, y) throws on the wall above the floor: its light, and the shadows of bars."""
    c.glow(x, y, 640, "#ece6a4", 0.72, 1.4)
    ang = np.arctan2(c.yy - y, c.xx - x)
    far = np.hypot((c.xx - x) * 1.1, c.yy - y)
    wave, wall = np.cos(ang * 22 + 0.4), 1 - c.ground(floor)
    near = sstep(200, 300, far) * (1 - sstep(380, 720, far)) * wall
    c.over(np.asarray(sstep(0.3, 1.0, wave) * near * 0.16, np.float32), "#1e2434")
    c.over(np.asarray(sstep(0.1, -0.9, wave) * near * 0.04, np.float32), "#e8e0a0")


def _clump(x: float, y: float, r: float) -> Path:
    ring = np.arange(0, 6.2, 0.75)
    uneven = [r * (1 + 0.1 * math.sin(3 * a + x)) for a in ring]
    return blob(
        *[(x + math.cos(a) * n, y + math.sin(a) * r * 0.84) for a, n in zip(ring, uneven, strict=True)]
    )


def storm_cloud(c: Card, inside: Path, flash: tuple[float, float]) -> Arr:
    """The cloud fills the shape `inside` down to 690, lit by its flash; returns the mask of the shape."""
    m = c.flat(inside, "#232a3a", 0.9, 3)
    c.glow(*flash, 330, "#f4eeb0", 0.75, 1.3)
    soft = c.at(0, 0, edge=0.03, wob=1.6, tex=0.22, lump=0.08, soft=2, grad=(-0.1, 0.1), clip=m)
    for x, y, r in (*_TOP, *_MIDDLE, *_LOW):
        near = max(0.0, 1 - math.hypot(x - flash[0], y - flash[1] - 30) / 330)
        lit = {"amb": 0.14 + 0.2 * near, "gain": 0.55 + 0.5 * near}
        soft.paint(_clump(x, y, r), CLOUD, vol=r * 0.8, light=(flash[0], flash[1] + 90, 110), **lit)
    return m


def caged_lightning(c: Card) -> None:
    """One bolt and its branches: a white-yellow core in a softer sheath, striking at (374, 888)."""
    bolts = (((*_BOLT, (374, 888)), 15), (_FORK, 8), (_TWIG, 6))
    shapes = [(curve(*[(x, y, "c") for x, y in line]), w) for line, w in bolts]
    for line, w in shapes:
        c.over(np.clip(c.blur(c.mask(stroke(line, w, 0.3), 0), 16) * 1.3, 0, 1), "#f6ea9c")
    for line, w in shapes:
        c.flat(stroke(line, w * 1.2, 0.2), "#ffee9c", 0.8, 2.4, wob=0.5)
        c.flat(stroke(line, w * 0.72, 0.1), "#fffde8", 1, 0.6, wob=0.5, det=0.8)
    c.glow(386, 884, 150, "#fff4b0", 0.65, 1.8, 0.4)


def escaped_wisp(c: Card, x: float, y: float, r: float) -> None:
    """A bit of cloud that has got through the bars."""
    for k in range(3):
        c.puff(x + (k - 1) * r * 0.5, y + (k % 2) * r * 0.3, r, "#7a8288", 0.5)
