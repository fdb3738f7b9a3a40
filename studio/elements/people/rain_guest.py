"""The Rain as a guest: a tall figure of falling grey lines, sitting up straight, hat on knees, dripping."""

import math
from typing import Any

from studio.colour import Arr, Ramp
from studio.elements.land.water import ring
from studio.paint import Card
from studio.shapes import Path, blob, ell, join, taper

RAIN: Ramp = ["#2c3c58", "#506884", "#7c94ac", "#b0c4d0", "#e4eef0"]
FELT: Ramp = ["#242c3c", "#4c5868", "#848e98", "#ccd0cc"]
SHED = ((150, 912), (186, 930), (222, 940), (262, 940), (300, 936), (270, 480), (296, 470), (352, 846))
# x, y and width of the splashes round the feet, as uneven as rain
SPLASHES = (
    (160, 1064, 44),
    (226, 1050, 60),
    (286, 1072, 38),
    (352, 1066, 66),
    (428, 1076, 84),
    (478, 1058, 40),
)
LOOK: dict[str, Any] = {"amb": 0.2, "gain": 0.7, "tex": 0.4, "grain": 2, "edge": 0.2}
LOOK |= {"rim": 0.8, "rimw": 9, "wob": 0.6}
FAR_LEG = ((330, 862, 80), (418, 858, 70), (446, 890, 62), (448, 970, 52), (444, 1036, 46))
FAR_FOOT = ((442, 1034, 44), (478, 1046, 34), (498, 1050, 20))
THIGH = ((214, 880, 112), (304, 872, 104), (382, 866, 92))
SHIN = ((392, 868, 92), (402, 920, 78), (396, 990, 62), (392, 1042, 54))
FOOT = ((390, 1042, 54), (428, 1056, 44), (462, 1062, 26))
ARM = ((270, 558, 80), (306, 650, 62), (336, 730, 54), (344, 782, 48))


def rain_guest(c: Card, lamp: tuple[float, float]) -> None:
    """Nobody but falling water, looking right; on the page from (134, 320) to (508, 1075), lit by the lamp."""
    torso, head, leg = _torso(), _head(), join(taper(*THIGH), taper(*SHIN), taper(*FOOT))
    whole = c.mask(join(torso, head, leg), 0.6)
    c.shade(whole, 0.25, 16, "#6c5c3c")
    light = (*lamp, 150.0)
    far = join(taper(*FAR_LEG), taper(*FAR_FOOT))
    _threads(c, c.paint(far, RAIN, vol=26, light=light, **(LOOK | {"gain": 0.2})), 200)
    _threads(c, c.paint(torso, RAIN, vol=60, alpha=0.86, light=light, **LOOK), 600)
    c.shade(ell(282, 484, 44, 16), 0.4, 10, "#2c3c58")
    _threads(c, c.paint(head, RAIN, vol=44, alpha=0.86, light=light, **LOOK), 340)
    c.shade(taper((190, 850, 60), (320, 812, 44)), 0.4, 14, "#2c3c58", clip=whole)
    c.shade(taper((446, 880, 60), (442, 1050, 46)), 0.45, 10, "#1c2840")
    c.shade(taper((200, 944, 20), (350, 930, 20)), 0.6, 8, "#0c2420")
    m = c.paint(leg, RAIN, vol=34, alpha=0.97, light=(300, 500, 220), **(LOOK | {"gain": 0.9, "edge": 0.34}))
    _threads(c, m, 300)
    c.flat(
        ell(400, 856, 30, 26), RAIN[4], 0.42, 12, clip=m
    )  # the knee takes the light, the hollow behind it none
    c.shade(taper((180, 932, 34), (300, 926, 30), (352, 916, 22)), 0.5, 9, "#1c2840", clip=m)
    c.shade(taper((360, 924, 26), (366, 980, 18), (364, 1040, 16)), 0.5, 8, "#1c2840", clip=m)
    c.shade(ell(404, 1040, 12, 8), 0.4, 6, "#1c2840", clip=m)
    c.rain(150, 0.0, "#f4fcff", 0.55, clip=whole)


def rain_arm(c: Card, lamp: tuple[float, float]) -> None:
    """The sleeve that comes forward to the knees, over the arm of the chair; its shadow falls on the side."""
    c.shade(taper((270, 600, 70), (290, 710, 50), (340, 800, 30)), 0.35, 12, "#3c4c68")
    m = c.paint(taper(*ARM), RAIN, vol=28, alpha=0.94, light=(*lamp, 150), **LOOK)
    _threads(c, m, 300)
    c.shade(taper((240, 600, 14), (274, 690, 14), (306, 770, 14)), 0.5, 7, "#1c2840", clip=m)


def _torso() -> Path:
    back = ((206, 486), (164, 540), (140, 660), (134, 800), (146, 896), (240, 930))
    front = ((312, 920), (306, 830), (290, 740), (306, 600), (292, 496), (250, 470))
    return blob(*back, *front)


def _head() -> Path:
    crown = ((204, 400), (216, 344), (254, 320), (296, 338), (312, 388))
    return blob(*crown, (304, 440), (272, 474), (230, 464))


def _threads(c: Card, m: Arr, n: int) -> None:
    """Every stroke straight down."""
    c.marks(m, math.pi / 2, n, 54, 3.4, jit=0.16, alpha=0.7, curl=0.0)
    c.marks(m, math.pi / 2, n // 9, 80, 2.6, [RAIN[3], "#ffffff"], bias=0.1, jit=0.1, alpha=0.7, curl=0.0)


def rain_drips(c: Card) -> None:
    """What falls from the guest's sleeves, lap and chin, with its splashes on the wet floor."""
    for i, (x, y) in enumerate(SHED):
        for k in range(3):
            length = 30 + (i * 17 + k * 23) % 46
            c.streak_line(x + k * 7 - 7, y + length / 2 + k * 14, length, 0, "#f4fcff", 0.8)
    for i, (x, y, w) in enumerate(SPLASHES):
        ring(c, x, y, w, "#f4fcf4", 0.6)
        for k in range(2 + i % 3):
            a = (i * 1.7 + k * 2.3) % 2.4 - 1.2
            r = 10 + (i * 5 + k * 7) % 13
            c.dot(x + r * math.sin(a), y - 4 - r * math.cos(a), 1.2 + (i + k * 2) % 4 * 0.4, "#ffffff", 0.85)


def hat_on_knees(c: Card, x: float, y: float) -> None:
    """A grey hat lying on its brim at (x, y), a wet hand laid over it: held as one does."""
    c.shade(ell(x, y + 12, 66, 12), 0.45, 8, "#1c2840")
    f = c.at(x, y, 1.06, 4, wob=0.3, vol=10, edge=0.3, det=0.7, rim=0.6)
    f.paint(ell(0, -2, 68, 14), FELT, vol=5)
    f.shade(ell(0, -4, 46, 9), 0.5, 5)
    f.paint(
        blob((-40, -6), (-36, -48), (-10, -56), (2, -49), (16, -57), (36, -48), (40, -6), (0, 3)),
        FELT,
        vol=18,
    )
    f.line([(-8, -54), (2, -44), (14, -55)], 5, FELT[0], alpha=0.5)
    f.paint(
        blob((-40, -20), (0, -12), (40, -20), (41, -6), (0, 3), (-41, -6)),
        ["#14182c", "#2c344c", "#5c6478"],
        vol=3,
    )
    _hand(c, x - 22, y - 40)


def _hand(c: Card, x: float, y: float) -> None:
    """A hand of water over the near side of the crown, its fingers running down to the brim as drips."""
    c.shade(blob((x - 34, y - 4), (x + 14, y - 10), (x + 22, y + 26), (x - 22, y + 36)), 0.5, 6, "#141c30")
    wrist = ((x - 42, y - 28), (x - 18, y - 34), (x + 10, y - 16))
    tips = ((x + 21, y + 14), (x + 15, y + 21), (x + 8, y + 14), (x + 3, y + 28), (x - 5, y + 17))
    heel = ((x - 11, y + 29), (x - 19, y + 16), (x - 29, y + 20), (x - 36, y + 2))
    m = c.paint(
        blob(*wrist, *tips, *heel), RAIN, vol=12, amb=0.36, tex=0.3, grain=2, wob=0.35, rim=0.7, det=0.6
    )
    c.marks(m, math.pi / 2, 40, 26, 2.6, [RAIN[2], "#f4fcff"], jit=0.1, alpha=0.6, curl=0.0)
    for dx in (8, -5, -18):
        c.line([(x + dx - 5, y - 6), (x + dx, y + 16)], 2.6, RAIN[0], 0.55, 0.3, clip=m)
