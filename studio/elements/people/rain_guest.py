"""The Rain as a guest: a tall figure of falling grey lines, sitting up straight, hat on knees, dripping."""

import math
from typing import Any

from studio.colour import Arr, Ramp
from studio.elements.land.water import ring
from studio.paint import Card
from studio.shapes import Path, blob, ell, join, rect, taper

RAIN: Ramp = ["#2c3c58", "#506884", "#7c94ac", "#b0c4d0", "#e4eef0"]
FELT: Ramp = ["#242c3c", "#4c5868", "#848e98", "#ccd0cc"]
SHED = (
    (150, 905),
    (186, 925),
    (222, 932),
    (262, 934),
    (300, 930),
    (404, 812),
    (270, 480),
    (296, 470),
    (318, 700),
)


def rain_guest(c: Card, lamp: tuple[float, float]) -> None:
    """Nobody but falling water, looking right; on the page from (134, 320) to (462, 1066), lit by the lamp."""
    body, head, arm = _body(), _head(), taper((274, 556, 74), (314, 690, 60), (372, 782, 48), (404, 800, 40))
    whole = c.mask(join(body, head), 0.6)
    c.shade(whole, 0.25, 16, "#6c5c3c")
    look: dict[str, Any] = {"amb": 0.2, "gain": 0.7, "tex": 0.4, "grain": 2, "edge": 0.2}
    look |= {"light": (*lamp, 150), "rim": 0.8, "rimw": 9, "wob": 0.6}
    for shape, vol in ((body, 60), (head, 44)):
        _threads(c, c.paint(shape, RAIN, vol=vol, alpha=0.84, **look))
    c.shade(taper((290, 590, 60), (330, 710, 50), (384, 800, 40)), 0.35, 12, "#3c4c68")
    _threads(c, c.paint(arm, RAIN, vol=26, alpha=0.92, **look))
    c.rain(150, 0.0, "#f4fcff", 0.55, clip=whole)


def _body() -> Path:
    back = ((206, 486), (164, 540), (140, 660), (134, 800), (146, 896), (240, 930))
    shins = ((340, 926), (358, 970), (352, 1058), (440, 1066), (462, 1048), (446, 900), (428, 846))
    front = ((352, 816), (312, 800), (318, 680), (322, 570), (292, 494), (250, 470))
    return blob(*back, *shins, *front)


def _head() -> Path:
    crown = ((204, 400), (216, 344), (254, 320), (296, 338), (312, 388))
    return blob(*crown, (304, 440), (272, 474), (230, 464))


def _threads(c: Card, m: Arr) -> None:
    """Every stroke straight down."""
    c.marks(m, math.pi / 2, 700, 58, 3.4, jit=0.16, alpha=0.7, curl=0.0)
    c.marks(m, math.pi / 2, 70, 80, 2.6, [RAIN[3], "#ffffff"], bias=0.1, jit=0.1, alpha=0.7, curl=0.0)


def rain_drips(c: Card) -> None:
    """What falls from the guest's sleeves, lap and chin, with its splashes on the wet floor."""
    for i, (x, y) in enumerate(SHED):
        for k in range(3):
            length = 30 + (i * 17 + k * 23) % 46
            c.streak_line(x + k * 7 - 7, y + length / 2 + k * 14, length, 0, "#f4fcff", 0.8)
    for x in (170, 214, 262, 318, 376, 440):
        y = 1052 + (x * 7) % 26
        ring(c, x, y, 56, "#f4fcf4", 0.6)
        for dx, dy in ((-9, -13), (0, -20), (9, -12)):
            c.dot(x + dx, y + dy, 2.4, "#ffffff", 0.9)


def hat_on_knees(c: Card, x: float, y: float) -> None:
    """A grey hat lying on its brim at (x, y), three wet fingers on it: held as one does."""
    f = c.at(x, y, 1.15, 6, wob=0.3, vol=10, edge=0.3, det=0.7, rim=0.6)
    f.paint(blob((-40, -8), (-34, -48), (-8, -44), (14, -50), (36, -44), (40, -8)), FELT, vol=16)
    f.paint(rect(-40, -20, 40, -6, 3), ["#14182c", "#2c344c", "#5c6478"], vol=3)
    f.paint(ell(0, -2, 66, 13), FELT, vol=5)
    for dx in (-14, 0, 12):
        finger = taper((x - 22 + dx, y - 36, 17), (x - 26 + dx, y - 12, 13))
        c.paint(finger, RAIN, vol=5, wob=0.3, alpha=0.92)
