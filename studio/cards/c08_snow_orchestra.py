"""Snow Orchestra.

In a white clearing animals draw bows across bare birches as if they were cellos; the bear has his eyes
shut, and his birch alone has come into leaf. The score is a stave of tracks in the snow; a hedgehog
conducts from a stump. One chair is empty but for a red scarf.
"""

import numpy as np

from studio.colour import Ramp
from studio.elements.animals.beasts_seated import bear_body, bear_head, limb
from studio.elements.animals.small_animals import hedgehog, stump
from studio.elements.land.land import snowfield
from studio.elements.plants.trees import birch
from studio.elements.rooms.furniture import chair
from studio.elements.things.lights import sun
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BEAR, FOX, GREY, RED, WALNUT
from studio.shapes import blob, curve, ell, join, taper, xf

META = {"number": 8, "slug": "snow-orchestra", "seed": 808}
FINISH = Finish(vignette=0.22)

CLAW = ["#2c2024", "#5c4c48", "#c8b49c"]
PAD = ["#3c2424", "#8c6050", "#d8a888"]
LEFT_EAR = {
    "hare": blob((-16, -96), (-20, -140), (-10, -158), (-3, -130), (-4, -96)),
    "fox": blob((-26, -100, "c"), (-24, -134, "c"), (-4, -112, "c")),
}


def morning(c: Card) -> None:
    """A pale sun behind ranks of birches."""
    c.sky([(0, "#7c94b8"), (300, "#a9bccd"), (560, "#dcdcd2"), (700, "#f0e2c8")])
    sun(c, 160, 436, 84, "#fff8dc", "#ffdca0", 0.5)
    for i, x in enumerate((60, 110, 212, 276, 352, 430, 520, 600, 668, 740)):
        birch(c, x, 690 + 12 * (i % 3), 760, 13 + 4 * (i % 2), fog=0.62, lean=0.02 * (i % 3 - 1), seed=i)
    c.haze(720, 520, "#e6e0d4", 0.75)
    snowfield(c, 690, seed=3, amp=14, fog=0.35)


def musician(c: Card, x: float, y: float, h: float, kind: str, coat: Ramp, fog: float, flip: bool) -> None:
    """A small player: a bell body, a head with its ears, a birch, one bow."""
    f = c.at(x, y, h / 150, 0, flip, fog=fog, vol=16, wob=0.4, rim=0.5, det=0.4)
    f.shade(ell(-10, 0, 62, 9), 0.4, 5, "#4a5680")
    f.paint(blob((-34, 0), (-36, -40), (-22, -80), (0, -90), (24, -80), (40, -40), (40, 0), (0, 4)), coat)
    for fx in (-22, 24):
        f.paint(ell(fx, -3, 19, 9), coat, vol=6)
    f.paint(join(LEFT_EAR[kind], xf(LEFT_EAR[kind], flip=True)), coat, vol=5)
    f.paint(blob((-26, -92), (-22, -112), (0, -118), (22, -112), (26, -92), (14, -76), (-10, -74)), coat)
    f.paint(blob((-22, -88), (-44, -82), (-40, -74), (-14, -76)), coat, vol=6)
    bx, by = f.pt(-50, 0)
    birch(c, bx, by, by + 40, 22 * f.s, fog=fog, lean=0.015 if flip else -0.015, seed=int(x))
    f.paint(taper((-10, -66, 20), (-36, -56, 15), (-52, -60, 12)), coat, vol=6)
    f.line([(-104, -76), (-10, -50)], 4.4, "#5a2c20", alpha=0.95, ends=0.6)


def bear_and_birch(c: Card) -> None:
    """The cellist: a birch between his knees, his cheek against the bark, leaves where the sound is."""
    f = bear_body(c, 512, 968, 520)
    limb(c, f, taper((-60, -270, 88), (-116, -252, 68), (-160, -268, 60)), BEAR, 160, 2.9)
    bx, by = f.pt(-166, -26)
    c.shade(ell(bx - 10, by + 8, 70, 14), 0.5, 9, "#2c3458")
    birch(c, bx, by, 1080, 62, lean=0.035, seed=5, twigs=False)
    c.line(
        [(bx - 33, by), (bx - 6, by - 520), (bx + 12, by - 1000)], 7, "#7c86a8", 0.75, 0.8, ends=0.8, det=0
    )
    c.shade(taper((bx + 27, by, 26), (bx + 62, by - 1060, 20)), 0.5, 8, "#3c4470")
    for x, y, side in ((366, 150, -1), (370, 250, 1), (358, 330, -1), (384, 90, 1)):
        leafy(c, x, y, side)
    paw(c, f, -172, -268, 8)
    bear_head(c, f)
    leg = taper((70, -50, 150), (-40, -50, 110), (-130, -26, 74))
    limb(c, f, leg, BEAR, 700, 3.0)
    foot = f.paint(ell(-160, -36, 36, 60, -8), BEAR, vol=24, edge=0.35)
    f.paint(ell(-166, -24, 19, 26, -8), PAD, vol=8, clip=foot, soft=1)
    for k in range(4):
        f.paint(ell(-186 + 12 * k, -66 - 7 * (k in (1, 2)), 6.5, 8), PAD, vol=4, clip=foot)
    bow(f)
    arm = taper((64, -262, 104), (66, -190, 86), (10, -150, 66), (-40, -156, 54))
    limb(c, f, arm, BEAR, 420, 2.2)
    paw(c, f, -56, -158, -4)


def bow(f: Frame) -> None:
    """Square across the trunk: the stick bent away, the white hair lying on the bark."""
    f.shade(taper((-206, -166, 10), (-120, -158, 10)), 0.55, 5, "#2c3458")
    f.line(
        [(-352, -188), (-330, -202), (-200, -198), (-90, -184), (-40, -172)], 9, "#6a2414", alpha=1, ends=0.7
    )
    f.line([(-330, -205), (-200, -201), (-90, -187)], 3, "#d87c48", alpha=0.8)
    f.line([(-350, -184), (-200, -168), (-48, -154)], 9, "#4c4464", alpha=0.75, ends=0.95, det=0.6)
    f.line([(-350, -187), (-200, -171), (-48, -157)], 5, "#fff2d4", alpha=1, ends=0.95, det=0.9)
    f.paint(
        blob((-362, -196), (-350, -206), (-338, -196), (-342, -182), (-356, -182)),
        ["#3c1410", "#7c3820"],
        vol=4,
    )


def paw(c: Card, f: Frame, x: float, y: float, rot: float) -> None:
    """A paw shut round something: one round mass, three seams, four claws."""
    g = c.at(*f.pt(x, y), f.s, rot, vol=20, wob=0.35, edge=0.36, amb=0.36)
    g.shade(ell(-4, 10, 40, 36), 0.4, 8, "#2c1c28")
    m = g.paint(
        blob((-36, -28), (-8, -40), (28, -36), (42, 0), (32, 34), (-4, 40), (-34, 30), (-42, 0)), BEAR
    )
    c.marks(m, 3.0, 90, 18, 3, jit=0.09, alpha=0.6)
    for k in (-1, 0, 1):
        g.line([(-40, k * 18), (-22, k * 17), (-6, k * 15)], 4.5, "#241014", alpha=0.8)
    for k in range(4):
        g.paint(
            taper((-34, -25 + 17 * k, 9), (-46, -21 + 17 * k, 6), (-53, -14 + 16 * k, 2)),
            CLAW,
            vol=3,
            det=0.6,
        )


def leafy(c: Card, x: float, y: float, side: int) -> None:
    """A twig in April green."""
    line = curve((x, y), (x + side * 40, y - 26), (x + side * 86, y - 34))
    c.line(line, 5, "#4a4450", 0.95, ends=0.3)
    for i, (px, py) in enumerate(line[4::4]):
        leaf = ell(px + side * 4, py + (9 if i % 2 else -9), 11, 5.4, side * (40 if i % 2 else -40))
        c.paint(leaf, ["#3c6a34", "#7cac44", "#c8dc6c", "#f4f4b0"], vol=4, wob=0.4, det=0.6, amb=0.5)


def score(c: Card) -> None:
    """Five furrows in the snow, and tracks on them like notes."""
    for k in range(5):
        y = 1052 + k * 25
        line = curve((40, y + 26), (250, y + 2 - k * 1.5), (500, y - 2), (770, y + 26 + k * 2))
        c.line(line, 3.6 + 0.3 * k, "#6a7cac", 0.7, 0.6, ends=0.7)
        c.line(line + np.array([0, 3.6]), 2.4, "#ffffff", 0.55, 0.6, ends=0.7)
    for x, y in (
        (236, 1130),
        (290, 1104),
        (342, 1128),
        (396, 1078),
        (448, 1104),
        (500, 1130),
        (556, 1078),
        (614, 1104),
        (668, 1132),
    ):
        c.flat(ell(x, y, 13, 8.5, -16), "#4c5c92", 0.9, 0.8)
        for t in (-9, -2, 5):
            c.flat(ell(x + t - 1, y - 13 - abs(t + 2) * -0.4, 3, 3.4), "#4c5c92", 0.9, 0.5)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(170, 420, 240), key="#fff0cc", fog="#cdd4da")
    morning(c)
    musician(c, 106, 778, 142, "hare", GREY, 0.12, True)
    musician(c, 720, 776, 156, "fox", FOX, 0.16, False)
    snowfield(c, 800, seed=9, amp=16)
    c.fogband(800, 26, "#f2ebdc", 0.5)
    bear_and_birch(c)
    score(c)
    chair(c, 668, 1104, 180, WALNUT)
    k = c.at(668, 1104, 0.95)
    k.paint(taper((2, -176, 20), (26, -166, 22), (50, -180, 18)), RED, vol=8, wob=0.4, det=0.6)
    tail = taper((12, -172, 20), (4, -132, 22), (16, -88, 24), (6, -54, 26))
    k.shade(tail, 0.4, 8)
    k.paint(tail, RED, vol=8, wob=0.4, det=0.6)
    for x in (-4, 3, 10, 17):
        k.line([(x, -56), (x - 1, -36)], 3, "#b8302c", alpha=0.95)
    stump(c, 138, 1096, 62)
    f = hedgehog(c, 138, 1038, 112, flip=True)
    f.line([(-17, -34), (-52, -62)], 2, "#7a3c20", alpha=1, ends=0.5)
    c.snowfall(150)
