"""The Patient Knitter.

In a den by the fire a wolf knits with great care: a white woollen garment in the shape of a sheep. Down
the tunnel, under the snow, real sheep queue up, each offering a ball of its own wool. Under the
mantelpiece hang eleven little sheep bells, polished.
"""

import math

import numpy as np

from studio.elements.animals.beasts import sheep
from studio.elements.animals.beasts_seated import limb, wolf_body, wolf_head
from studio.elements.plants.plants import roots
from studio.elements.plants.trees import bare_tree, conifer
from studio.elements.rooms.furniture import fireplace
from studio.elements.things.props import basket, bell
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import CRIMSON, WOLF, WOOD
from studio.shapes import blob, ell, join, taper

META = {"number": 12, "slug": "patient-knitter", "seed": 1212}
FINISH = Finish(bloom=0.45)

FIRE = (300.0, 890.0)
EARTHY = ["#0e0a0e", "#241a1a", "#46342c", "#7c5c40"]
DEN = ["#140c10", "#34201c", "#6c4028", "#b87438", "#f4b868"]
PALE_FACE = ["#4a3020", "#94683c", "#d8a868"]
VELVET = ["#10181a", "#26382e", "#54684a", "#a4ac74"]
WOOL = ["#6a5a5c", "#b4a090", "#efe2c8", "#fffaea"]
TUNNEL = [(694, 222, 50), (620, 296, 92), (440, 396, 98), (270, 484, 104), (130, 590, 120),
    (92, 720, 150), (120, 900, 230)]  # fmt: skip


def winter(c: Card) -> None:
    """A strip of cold sky and snow, far above."""
    c.sky([(0, "#7d92ac"), (120, "#b9c6cf"), (200, "#dfe0da")])
    for x, h in ((70, 74), (130, 96), (196, 64), (470, 70), (520, 92)):
        conifer(c, x, 186, h, fog=0.4, snow=0.8)
    bare_tree(c, 330, 196, 150, fog=0.15, seed=4)
    soil = blob((-20, 210, "c"), (120, 196), (320, 208), (520, 198), (700, 206),
        (830, 200, "c"), (830, 1240, "c"), (-20, 1240, "c"))  # fmt: skip
    m = c.paint(soil, EARTHY, vol=8, amb=0.36, edge=0, tex=0.35, lump=0.3, light=(400, 700, 300), wob=1.4)
    c.marks(m, lambda x, y: 0.3 * np.sin(x / 90 + y / 70), 900, 44, 4, jit=0.14, alpha=0.5)
    for x, y, h in ((60, 260, 120), (560, 224, 90), (420, 230, 120), (200, 240, 110)):
        roots(c, x, y, h, 10, WOOD, seed=int(x), n=3, fog=0)


def burrow(c: Card) -> None:
    """The den, warm with fire, and the tunnel down to it."""
    hollow = join(taper(*TUNNEL), blob((30, 1240), (24, 900), (60, 720), (180, 600), (330, 540),
        (520, 470), (680, 470), (790, 560), (830, 800), (830, 1240)))  # fmt: skip
    c.shade(hollow, 0.6, 20, "#060408")
    m = c.paint(
        hollow, DEN, vol=40, amb=0.13, gain=0.66, edge=0.1, tex=0.34, lump=0.16, light=(*FIRE, 150), wob=1.4
    )
    c.marks(m * (1 - c.ground(1000)), lambda x, y: np.arctan2(y - 860,
        x - 330) + math.pi / 2, 1100, 40, 4.5, jit=0.1, alpha=0.5)  # fmt: skip
    floor = blob((-20, 1240), (-20, 1000), (120, 986), (400, 970), (700, 984), (830, 980), (830, 1240))
    fm = c.paint(floor, DEN, vol=3, amb=0.34, edge=0.1, tex=0.3, light=(*FIRE, 230), clip=m,
        grad=(0.1, -0.3))  # fmt: skip
    c.marks(fm, 0.0, 380, 50, 4, jit=0.1, alpha=0.5)
    c.glow(690, 236, 110, "#dfe8f0", 0.6, 1.4)


def snow_lid(c: Card) -> None:
    """The snow over everything, the hole in it, and those who have not yet gone down."""
    snow = blob((-20, 214), (60, 180), (200, 188), (330, 178), (480, 184), (610, 176),
        (760, 184), (830, 176), (830, 214), (700, 226), (500, 214), (300, 226), (120, 214))  # fmt: skip
    c.paint(
        snow, ["#7c8cb0", "#b4c0d4", "#e6e8ea", "#fffaf2"], vol=10, amb=0.5, edge=0.05, light=(400, -200, 200)
    )
    c.paint(ell(690, 200, 46, 13), ["#1c1418", "#3a2a28", "#6c5448"], vol=6, wob=0.8, edge=0.2)
    for x, h in ((612, 50), (548, 46), (490, 43)):
        sheep(c, x, 198, h, WOOL, flip=True, shadow=0.3)


def hearth(c: Card) -> None:
    """The fire, and the eleven bells."""
    c.glow(*FIRE, 430, "#ff8c34", 0.34, 1.6)
    fireplace(c, 300, 1000, 300, 250, ["#2a1a18", "#684634", "#a87c54", "#e8bc80"])
    c.glow(300, 950, 150, "#ffb050", 0.3, 1.8)
    for i in range(11):
        x = 182 + i * 23.6
        c.line([(x, 742), (x, 752)], 2, "#3a2418", 0.9, 0.1)
        bell(c, x, 774 + 2 * (i % 2), 24)


def queue(c: Card) -> None:
    """From the snow down to the fire; the nearest is the largest."""
    c.light = (*FIRE, 150)
    for i, (x, y, h) in enumerate(
        [
            (648, 300, 44),
            (560, 364, 48),
            (466, 420, 52),
            (366, 474, 56),
            (262, 538, 62),
            (164, 612, 70),
            (96, 716, 84),
        ]
    ):
        sheep(c, x, y, h, WOOL, PALE_FACE, shadow=0.3, fog=max(0.0, 0.2 - 0.05 * i))
        wool_ball(c, x - h * 0.7, y - h * 0.14, h * 0.16)
    for x, y, h in ((86, 866, 112), (104, 1010, 134), (186, 1128, 160)):
        sheep(c, x, y, h, WOOL, flip=True)
        wool_ball(c, x + h * 0.74, y - h * 0.2, h * 0.2)


def wool_ball(c: Card, x: float, y: float, r: float) -> None:
    """A ball of wool."""
    f = c.at(x, y, r / 20, vol=14, wob=0.3, det=0.6, rim=0.5)
    f.shade(ell(2, 18, 18, 5), 0.4, 4)
    f.paint(ell(0, 0, 20), WOOL)
    for t in (-9, 0, 9):
        f.line([(-17, t - 4), (0, t + 5), (17, t)], 1.6, "#94806c", alpha=0.6)


def chair_of(c: Card, f: Frame) -> None:
    """A wing chair in side view, cropped by the card's edge."""
    f.shade(ell(20, 6, 190, 20), 0.6, 12)
    f.paint(
        blob((70, -60), (92, -300), (84, -480), (120, -540), (190, -540), (230, -60)), VELVET, vol=34, rim=0.6
    )
    f.paint(blob((-96, -10, "c"), (-100, -112), (-70, -126), (120, -126), (160, -10, "c")),
        VELVET, vol=24, grad=(0.05, -0.25))  # fmt: skip
    for x in (-78, 130):
        f.paint(taper((x, -14, 20), (x - 4, 14, 13)), WOOD, vol=6)


def sheep_suit(c: Card, f: Frame) -> None:
    """Half a disguise: a fleece with four legs and an empty hood, still on the needles."""
    legs = [taper((x, -90, 40), (x - 6, -30, 34), (x - 4, -6, 36)) for x in (-252, -206, -150, -112)]
    for leg in legs:
        f.paint(leg, WOOL, vol=12, edge=0.35, grad=(0, -0.15))
    for x in (-256, -210, -154, -116):
        f.paint(ell(x, 4, 17, 6), ["#2a1a18", "#5a4438", "#8c745c"], vol=3, edge=0.2)
        f.line([(x - 19, -8), (x, -3), (x + 18, -8)], 4, "#fff6e0", alpha=0.9, ends=0.7)
    body = blob((-262, -96), (-270, -150), (-240, -196), (-180, -214), (-120, -236),
        (-84, -246), (-72, -200), (-84, -110), (-130, -78), (-210, -72))  # fmt: skip
    m = f.paint(body, WOOL, vol=34, edge=0.3, rim=0.6)
    for x, y in [(px, py) for py in range(-228, -70, 13) for px in range(-270, -70, 15)]:
        f.line([(x, y), (x + 6, y + 7), (x + 12, y)], 2.8, "#8c7464", alpha=0.7, clip=m, det=0.2)
    hood = blob((-262, -140), (-296, -146), (-330, -120), (-336, -84), (-312, -66), (-274, -80),
        (-252, -106))  # fmt: skip
    f.paint(hood, WOOL, vol=20, edge=0.35, rim=0.7)
    f.paint(ell(-318, -94, 15, 20, 24), ["#1a0e10", "#3c2820", "#6a4a34"], vol=4, edge=0.2)
    f.paint(ell(-268, -132, 26, 11, 34), WOOL, vol=7, edge=0.4)
    f.paint(ell(-300, -152, 11, 9), WOOL, vol=5)


def needles(f: Frame) -> None:
    """Two long needles crossing where the row is, and the thread that feeds them."""
    f.line(
        [(-66, -228), (-40, -160), (-70, -90), (-120, -30), (-150, -20)], 3, "#fff2d8", alpha=0.95, ends=0.8
    )
    for k in range(7):
        f.paint(ell(-172 + 15 * k, -272 + 7.6 * k, 6, 9, 28), WOOL, vol=4, det=0.6)
    for a, b in (((-196, -300), (-50, -226)), ((-20, -320), (-130, -214))):
        f.line([a, b], 7, "#8a6430", alpha=1, ends=0.6, wob=0.1)
        f.line([a, b], 3, "#fff6d0", alpha=1, ends=0.5, wob=0.1)
    f.paint(ell(-20, -322, 7), ["#8a6430", "#f8dc80"], vol=4, det=0.9)
    f.paint(ell(-198, -302, 7), ["#8a6430", "#f8dc80"], vol=4, det=0.9)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*FIRE, 160), key="#ffd08a", fog="#6a5044")
    winter(c)
    burrow(c)
    snow_lid(c)
    hearth(c)
    f = c.at(640, 1120, 1.0, vol=30, wob=0.5, rim=0.6, edge=0.28, amb=0.2, light=(300, 860, 220))
    tail = taper((150, -40, 60), (60, 0, 74), (-30, 16, 50), (-86, 6, 12))
    chair_of(c, f)
    wolf_body(c, f, WOLF, CRIMSON)
    wolf_head(c, f, WOLF)
    sheep_suit(c, f)
    needles(f)
    limb(c, f, taper((62, -320, 88), (52, -236, 76), (-30, -226, 56), (-84, -240, 46)), CRIMSON, 120, 2.4)
    f.paint(ell(-92, -242, 30, 24, 12), WOLF, vol=14)
    limb(c, f, tail, WOLF, 320, 0.2)
    basket(c, 484, 1150, 74)
    for dx, dy in ((-22, -46), (6, -54), (28, -44)):
        wool_ball(c, 484 + dx, 1150 + dy, 19)
    queue(c)
