"""It Was Only the Coat.

A dark hallway at night, seen from a child's height; at the end the door stands a hand's breadth open. On the
stand a long coat has leaned forward and offers, from its empty sleeve, a small night-light. Its hat has turned;
its shadow on the wall is a monster's all the same. A teddy bear lies half-way, the other coats have drawn back.
"""

from studio.colour import Ramp
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BEAR, BRASS, CREAM, WALNUT
from studio.shapes import blob, curve, ell, poly, rect, taper

META = {"number": 82, "slug": "only-the-coat", "seed": 8282}
FINISH = Finish(vignette=0.34, bloom=0.45)

FLAME = (222.0, 806.0)
LAMP = (222.0, 800.0, 110.0)
COLD = "#7ca8e0"
WALL = ["#0e0c16", "#1c1820", "#3c2c28", "#8c5c38", "#d8984c"]
FLOOR = ["#0c0a12", "#201820", "#4c3028", "#a06c3c", "#f0b45c"]
WOOL = ["#14141e", "#2c2c3a", "#54505a", "#a08470", "#f0c88c"]
FELT = ["#0e0e18", "#24222e", "#4c4450", "#a48468"]
MOSS = ["#0c1214", "#1c2824", "#3c4638", "#8c7c50"]
WINE = ["#120a14", "#2c1624", "#543038", "#a06848"]
SLATE_WOOL = ["#0e101a", "#1e2230", "#3c3c48", "#8c7460"]
DEEP = (330.0, 560.0)  # where the hallway runs to


def hallway(c: Card) -> None:
    """Walls, floor and ceiling run to the door; the door lets in a hand's breadth of cold light."""
    c.sky([(0, "#0c0b16"), (600, "#181420"), (1200, "#0e0c14")], calm=0.4)
    far = (262, 420, 404, 730)
    x0, y0, x1, y1 = far
    how = {"vol": 2, "edge": 0.1, "wob": 0.5, "amb": 0.26, "light": LAMP, "lump": 0.02}
    c.paint(poly([(-20, -60), (x0, y0 - 60), (x0, y1), (-20, 1060)]), WALL, **how)
    c.paint(poly([(820, -60), (x1, y0 - 60), (x1, y1), (820, 1060)]), WALL, **how)
    for k in range(1, 9):
        for s, edge in ((-1, x0), (1, x1)):
            t = (k / 9) ** 1.6
            x = edge + s * t * 280
            top, low = y0 - 60 - t * 430, y1 + t * 320
            c.line([(x, top), (x, low)], 3 + 5 * t, "#0c0a14", 0.4, ends=0.9)
    m = c.paint(
        poly([(x0, y1), (x1, y1), (840, 1070), (840, 1240), (-40, 1240), (-40, 1070)]),
        FLOOR,
        grain=1,
        tex=0.2,
        **how,
    )
    for k in range(-9, 10):
        c.line([(DEEP[0] + k * 18, y1), (DEEP[0] + k * 84, 1240)], 3, "#0a0810", 0.6, clip=m, ends=0.8)
    for s, edge in ((-1, x0), (1, x1)):
        c.paint(poly([(edge, y1 - 18), (edge, y1 + 2), (edge + s * 440, y1 + 362), (edge + s * 440, y1 + 300)]), WALNUT, vol=5,
            light=LAMP, wob=0.4)  # fmt: skip
    c.paint(rect(x0, y0 - 60, x1, y1), ["#12101c", "#1c1a28", "#2c2834"], vol=2, wob=0.4)
    c.paint(rect(x0 + 36, y0, x1 - 14, y1), ["#16141e", "#2a2430", "#4c3c3c"], vol=4, wob=0.3, edge=0.35)
    c.glow(x0 + 22, 520, 300, "#3c68b0", 0.6, 1.7)
    c.flat(
        poly([(x0 + 10, y0 - 6), (x0 + 38, y0), (x0 + 38, y1), (x0 + 10, y1 + 4)]), "#b4d4f8", 1, 1, det=0.6
    )
    c.beam([(x0 + 10, y1), (x0 + 38, y1), (x0 + 190, 1230), (x0 + 30, 1230)], "#4c7cc8", 0.3, 10)


def shrinking_coat(c: Card, x: float, y: float, h: float, ramp: Ramp) -> None:
    """A coat on its hook that presses itself against the wall, sleeves up to its collar."""
    f = c.at(x, y, h / 300, 7, vol=16, wob=0.5, edge=0.3, rim=0.5, amb=0.24, light=LAMP)
    f.shade(blob((-60, 20), (10, 0), (40, 300), (-90, 300)), 0.5, 12)
    f.paint(blob((0, 0), (36, 26), (46, 120), (52, 292), (0, 304), (-46, 290), (-42, 120), (-34, 26)), ramp)
    for s in (-1, 1):
        f.paint(taper((s * 34, 40, 30), (s * 50, 96, 30), (s * 26, 112, 26), (s * 6, 62, 22)), ramp, vol=9)
    f.line([(0, 60), (2, 180), (0, 300)], 4, ramp[0], alpha=0.7)
    f.paint(ell(0, -4, 8, 10), BRASS, vol=5)


def monster_shadow(c: Card) -> None:
    """What the same coat looks like on the wall behind it."""
    c.glow(740, 420, 420, "#b0682c", 0.5, 1.5)
    horns = [
        taper((686, 262, 40), (650, 200, 26), (646, 140, 15), (668, 92, 5)),
        taper((722, 256, 42), (754, 190, 28), (756, 120, 16), (732, 66, 5)),
    ]
    body = blob((670, 252), (704, 226), (738, 246), (750, 310), (740, 360), (820, 430), (860, 1100), (600, 960), (600, 560), (630, 420),
        (678, 362), (660, 310))  # fmt: skip
    for shape in (*horns, body):
        c.flat(shape, "#0a0810", 0.8, 5)


def stand(c: Card) -> None:
    """The coat stand, with one curled hook too many."""
    c.shade(ell(560, 1074, 170, 24), 0.6, 14)
    how = {"vol": 10, "wob": 0.4, "edge": 0.3, "rim": 0.5, "light": LAMP}
    for dx in (-110, 0, 110):
        c.paint(
            taper((560, 1010, 26), (560 + dx * 0.7, 1046, 20), (560 + dx, 1078 + (14 if dx == 0 else 0), 14)),
            WALNUT,
            **how,
        )
    c.paint(taper((560, 1050, 28), (566, 600, 24), (568, 150, 20)), WALNUT, **how)
    c.paint(ell(568, 138, 20, 22), WALNUT, **how)
    for s in (-1, 1):
        c.paint(
            taper((568, 236, 16), (568 + s * 60, 222, 14), (568 + s * 92, 176, 12), (568 + s * 82, 148, 10)),
            WALNUT,
            **how,
        )


def coat(c: Card) -> None:
    """The hero: nobody's coat, bowing; nothing in it but good will."""
    how = {"wob": 0.5, "edge": 0.32, "amb": 0.22, "light": LAMP, "rim": 0.4}
    back = taper((556, 400, 84), (610, 520, 80), (624, 660, 72), (606, 780, 62))
    c.paint(back, WOOL, vol=26, **how)
    body = blob((452, 318), (520, 312), (576, 344), (612, 440), (622, 620), (650, 860), (664, 1010), (560, 1044), (440, 1034),
        (372, 1004), (394, 840), (392, 640), (372, 480), (392, 370))  # fmt: skip
    m = c.paint(body, WOOL, vol=64, tex=0.3, **how)
    c.marks(m, 1.5, 260, 34, 4, jit=0.08, alpha=0.35)
    for fold in (
        ((452, 700), (440, 860), (424, 1020)),
        ((540, 660), (570, 860), (580, 1030)),
        ((600, 560), (622, 800), (634, 1010)),
    ):
        c.shade(taper((*fold[0], 6), (*fold[1], 22), (*fold[2], 30)), 0.5, 8, clip=m)
    c.paint(
        blob((468, 400), (500, 560), (500, 1026), (480, 1028), (474, 700), (440, 470)),
        FELT,
        vol=6,
        alpha=0.8,
        clip=m,
        **how,
    )
    for y in (600, 690, 780):
        c.paint(ell(446, y, 13, 14), BRASS, vol=7, wob=0.3, det=0.6, light=LAMP)
    c.paint(poly([(548, 760), (626, 748), (630, 784), (552, 794)]), WOOL, vol=8, **how)
    c.paint(taper((566, 760, 16), (584, 738, 26), (606, 742, 16)), CREAM, vol=6, wob=0.5, light=LAMP)
    void = blob((410, 330), (460, 306), (516, 316), (520, 372), (470, 432), (424, 400))
    c.paint(void, ["#05050c", "#0a0a14", "#14101a"], vol=4, wob=0.4)
    for side in (blob((516, 300), (560, 330), (556, 410), (470, 520), (462, 440), (512, 380)),
            blob((414, 312), (384, 350), (392, 430), (462, 520), (468, 450), (420, 390))):  # fmt: skip
        c.paint(side, FELT, vol=14, **how)
    c.shade(taper((400, 470, 30), (330, 600, 30), (270, 690, 20)), 0.4, 14)
    arm = taper((420, 420, 92), (366, 520, 88), (312, 614, 80), (262, 690, 78))
    c.paint(arm, WOOL, vol=30, **how)
    c.shade(taper((388, 500, 10), (350, 530, 16), (322, 540, 8)), 0.5, 5)
    c.paint(taper((284, 664, 90), (256, 704, 92)), FELT, vol=24, **how)
    c.paint(ell(246, 716, 44, 20, 34), ["#05050c", "#0e0a10", "#3c2418"], vol=4, wob=0.3)


def turned_hat(c: Card) -> None:
    """The hat has bent down to look."""
    f = c.at(456, 292, 1.0, -16, vol=16, wob=0.4, edge=0.32, amb=0.24, light=LAMP, rim=0.5)
    f.shade(ell(6, 34, 110, 22), 0.6, 10)
    f.paint(ell(0, 12, 140, 30), FELT, vol=12)
    f.paint(
        blob((-82, 8), (-78, -76), (-52, -112), (0, -96), (50, -112), (80, -74), (84, 8), (0, 22)),
        FELT,
        vol=34,
    )
    f.paint(blob((-83, 6), (-82, -26), (0, -12), (83, -26), (84, 6), (0, 22)), WINE, vol=8)


def night_light(c: Card) -> None:
    """A small amber light hanging where a hand should be."""
    x, y = FLAME
    c.glow(x, y, 380, "#ff9430", 0.42, 1.8)
    c.glow(x, y, 120, "#ffc860", 0.7, 1.6)
    c.glow(x - 10, 1060, 240, "#ff9c3c", 0.34, 1.6, 0.3)
    c.line(curve((244, 716), (222, 724), (x, y - 50)), 5, "#2c1810", 0.9, ends=0.8)
    c.paint(blob((x - 34, y + 30), (x - 38, y - 10), (x - 20, y - 44), (x, y - 54), (x + 20, y - 44), (x + 38, y - 10),
        (x + 34, y + 30)), ["#e07c20", "#ffb848", "#ffe490", "#fffbe0"], vol=10, amb=0.75, wob=0.3, det=0.6)  # fmt: skip
    c.flat(ell(x, y - 4, 15, 24), "#fffbe4", 0.9, 6)
    c.paint(rect(x - 40, y + 24, x + 40, y + 42, 6), BRASS, vol=7, wob=0.3, det=0.6)
    c.paint(ell(x, y - 54, 17, 9), BRASS, vol=5, wob=0.3, det=0.6)


def teddy(c: Card, x: float, y: float, s: float) -> None:
    """A teddy bear dropped on its back, arms towards the light."""
    f = c.at(x, y, s, 0, vol=16, wob=0.35, edge=0.32, rim=0.7, amb=0.26, light=LAMP, det=0.5)
    f.shade(ell(0, 8, 120, 18), 0.7, 8)
    f.paint(ell(80, -14, 34, 22, -20), BEAR)
    f.paint(ell(24, -30, 62, 40, 6), BEAR, vol=24)
    f.paint(ell(66, -50, 22, 34, 30), BEAR)
    f.paint(ell(74, -78, 17, 18), CREAM, vol=8)
    f.paint(ell(2, -66, 17, 34, -24), BEAR)
    for ex, ey in ((-88, -62), (-38, -84)):
        f.paint(ell(ex, ey, 20), BEAR, vol=10)
        f.paint(ell(ex, ey, 10), CREAM, vol=5)
    f.shade(ell(-30, -30, 24, 34), 0.5, 6)
    f.paint(ell(-58, -40, 48, 44), BEAR, vol=24)
    f.paint(ell(-50, -34, 21, 17), CREAM, vol=9)
    f.flat(ell(-50, -42, 7, 5), "#140c10", det=1)
    for ex in (-74, -36):
        f.flat(ell(ex, -54, 5), "#140c10", det=1)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=LAMP, key="#ffc470", fog="#141422")
    hallway(c)
    for x, y, h, ramp in ((222, 428, 190, MOSS), (162, 352, 270, WINE), (88, 262, 370, SLATE_WOOL)):
        shrinking_coat(c, x, y, h, ramp)
    monster_shadow(c)
    stand(c)
    coat(c)
    turned_hat(c)
    night_light(c)
    teddy(c, 214, 1116, 1.05)
