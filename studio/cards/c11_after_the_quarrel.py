"""After the Quarrel.

Two crescent moons turn their backs on each other and the sea has torn in half beneath them. In the dry
trench between two walls of water stands a small table laid for two, its cloth torn down the middle, one
chair fallen, the candle just out. Fish look out of both walls.
"""

import math

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.animals.sea_life import fish, shell
from studio.elements.rooms.furniture import chair, table
from studio.elements.rooms.household import cup
from studio.elements.things.lights import candle
from studio.paint import Card
from studio.palettes import LINEN, ROSE, WALNUT
from studio.shapes import blob, cut, ell, poly

META = {"number": 11, "slug": "after-the-quarrel", "seed": 1111}

VANISH = (400.0, 596.0)
WATER = ["#050a1c", "#0d1c38", "#1c3c5c", "#4a7c94", "#b4d4d8"]
SILVERED = ["#5c6484", "#a4aec4", "#e4e8ea", "#fffdf4"]
SHELL = ["#4a2c44", "#94606c", "#dca498", "#ffe4d4"]


def sulking_moon(c: Card, x: float, flip: bool) -> None:
    """A crescent with a profile: shut eye, small mouth, nose in the air."""
    f = c.at(x, 270, 1.12, 8 if flip else -8, flip)
    c.halo(*f.pt(20, 0), 330, "#b8c8e8", 0.55)
    disc = blob(*[(150 * math.cos(a), 150 * math.sin(a)) for a in np.arange(0, 6.2, 0.4)])
    bite = ell(-84, 6, 140, 148)
    face = cut(disc, bite)
    m = f.paint(face, SILVERED, vol=46, amb=0.42, tex=0.16, edge=0.12, wob=0.5,
        light=(*f.pt(-160, -60), 150), lump=0.12)  # fmt: skip
    nose = blob((48, -40), (40, -14), (20, 8), (24, 20), (50, 22), (70, 0))
    f.paint(nose, SILVERED, vol=14, amb=0.42, tex=0.14, edge=0.1, wob=0.4, light=(*f.pt(-160, -60), 150))
    lips = blob((40, 50), (28, 58), (38, 66), (30, 76), (42, 88), (60, 70))
    f.paint(lips, SILVERED, vol=8, amb=0.4, tex=0.14, edge=0.1, wob=0.4, light=(*f.pt(-160, -60), 150))
    f.line([(40, 68), (56, 70), (70, 80)], 3.6, "#3c4668", alpha=0.85)
    f.line([(58, -26), (70, -14), (86, -14), (98, -26)], 4.6, "#2c3458", alpha=0.95)
    f.line([(52, -58), (74, -62), (104, -44)], 5.5, "#3c4668", alpha=0.7)
    for px, py, r in ((112, 30, 13), (96, 84, 9), (118, -60, 8)):
        f.shade(ell(px, py, r, r * 0.8), 0.22, 3, "#4c5880", clip=m)


def night(c: Card) -> None:
    """Ink sky, the two moons, the sea running to the horizon."""
    c.sky([(0, "#0a1028"), (330, "#1b2a4c"), (560, "#4a6484"), (620, "#8298a8")])
    c.stars(120, 520, big=5)
    c.clouds(380, 590, "#25365a", "#90a4b8", cover=0.42, a=0.6, cell=150)
    sulking_moon(c, 206, False)
    sulking_moon(c, 594, True)
    c.water(594, "#1c3454", 0.55, 0.8, deep="#0a1830")
    for x in (200, 600):
        c.glints(x, 604, 790, 130, "#eef3f6", 260, 0.95)


def wall(c: Card, side: int) -> Arr:
    """One wall of water: bright under the torn edge, ink at the foot."""
    vx, vy = VANISH
    top = [(vx + side * d,
        vy + d * 0.46 + 9 * math.sin(d / 17) + 5 * math.sin(d / 6.3)) for d in range(6, 420, 12)]  # fmt: skip
    foot = [(vx + side * d, vy + 6 + d * 2.02) for d in (318, 5)]
    shape = poly([*top, (vx + side * 420, 1240), *foot])
    depth = np.clip((c.yy - vy - np.abs(c.xx - vx) * 0.46) / (np.abs(c.xx - vx) * 1.56 + 20), 0, 1)
    m = c.paint(shape, WATER, vol=3, amb=0.2, gain=0.3, tex=0.3, grain=2, edge=0, wob=1, lump=0,
        add=np.asarray(0.52 * (1 - depth) ** 1.6, np.float32))  # fmt: skip
    below = m * sstep(0.1, 0.16, depth - 14 / (np.abs(c.xx - vx) + 30))
    c.marks(np.asarray(below, np.float32), math.pi / 2 - side * 0.06, 1700, 60, 4.5, jit=0.12,
        alpha=0.5, curl=0.08)  # fmt: skip
    torn = [(x, y + 5) for x, y in top]
    c.line(torn, 20, "#dfeaf0", 0.5, 1.6, ends=0.25, det=0.2)
    c.line(top, 9, "#fbfdfa", 0.95, 1.4, ends=0.2)
    return m


def onlookers(c: Card, walls: tuple[Arr, Arr]) -> None:
    """Fish on both sides, all turned to the table."""
    places = [(94, 846, 92), (204, 796, 60), (62, 962, 104), (156, 900, 70), (262, 782, 38),
        (66, 1080, 84), (226, 868, 44), (306, 756, 26)]  # fmt: skip
    for i, (x, y, w) in enumerate(places):
        for side, m in ((-1, walls[0]), (1, walls[1])):
            px, py = (x, y) if side < 0 else (800 - x + (i % 3) * 10 - 8, y + (i * 37) % 42 - 20)
            before = c.img.copy()
            fish(c, px, py, w, (SHELL, SILVERED)[(i + side) % 2], side < 0, fog=0.3 + 0.16 * (i % 3))
            c.img = before * (1 - m[..., None]) + c.img * m[..., None]


def trench(c: Card) -> None:
    """The dry bed between, damp sand going to nothing."""
    vx, vy = VANISH
    bed = poly([(vx - 3, vy + 14), (vx + 3, vy + 14), (vx + 326, 1240), (vx - 326, 1240)])
    m = c.paint(bed, ["#23263e", "#4a4a60", "#85808a", "#cfc4bc"], vol=3, amb=0.42, edge=0,
        tex=0.3, wob=1, lump=0.05, grad=(0.1, -0.12))  # fmt: skip
    c.marks(m, lambda x, y: 0.1 * np.sin(y / 9 + x / 50), 900, 40, 3.4, jit=0.09, alpha=0.55)
    c.over(np.asarray(m * (1 - sstep(600, 860, c.yy)) * 0.6, np.float32), "#9fb2c2")
    c.glow(400, 1060, 250, "#e8eef4", 0.35, 1.6, 0.5)
    for sg in (-1, 1):
        c.line([(vx + sg * 6, vy + 16), (vx + sg * 312, 1230)], 46, "#0c1830", 0.5, 1.4, det=0)


def table_for_two(c: Card) -> None:
    """Cloth, cups, candle; the tear goes on through the linen."""
    c.light = (400, 760, 260)
    chair(c, 254, 1062, 160, WALNUT, flip=True)
    c.shade(ell(400, 1080, 150, 24), 0.55, 12)
    table(c, 400, 1082, 126, 232, WALNUT, cloth=LINEN)
    tear = poly([(396, 952), (403, 976), (394, 1000), (405, 1022), (390, 1046), (408, 1046),
        (412, 1022), (402, 1000), (409, 976), (402, 952)])  # fmt: skip
    c.flat(tear, "#2a2440", 0.95, wob=0.6, det=0.8)
    for x, flip in ((334, False), (466, True)):
        c.paint(ell(x, 978, 28, 8), SILVERED, vol=3, wob=0.2, det=0.7)
        cup(c, x + (20 if flip else -20), 972, 22, saucer=False)
    candle(c, 372, 972, 36, lit=False)
    c.smoke([(372, 930), (366, 900), (380, 866), (368, 826), (378, 786)], 4, 16, "#e4eaee", 0.6)
    c.shade(ell(590, 1128, 90, 14), 0.5, 8)
    chair(c, 522, 1142, 156, WALNUT, rot=80)
    shell(c, 330, 1146, 30, ROSE)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 260, 300), key="#e4ecf4", fog="#1e3a58")
    night(c)
    trench(c)
    walls = wall(c, -1), wall(c, 1)
    onlookers(c, walls)
    c.fogband(612, 16, "#b4c4d0", 0.5)
    table_for_two(c)
