"""Someone Is Late.

In a snowy fir wood a long table is laid for twelve; every chair is another size, from a throne with antlers to
a thimble on three books. Tracks of all sorts lead up to the table and none lead away. The soup still steams.
Only the near place, ours, has no chair, and there the snow has melted and a flower is out.
"""

import math

from studio.elements.plants.plants import flower, grass
from studio.elements.plants.trees import conifer
from studio.elements.rooms.seats_odd import SNOWY, antler_throne, seat
from studio.elements.things.lights import flame
from studio.elements.things.props import hat
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import PORCELAIN
from studio.shapes import blob, ell, poly, quad, rect, taper

META = {"number": 54, "slug": "someone-is-late", "seed": 5454}
FINISH = Finish(vignette=0.34, bloom=0.42)

TOP = ((332.0, 590.0), (468.0, 590.0), (628.0, 930.0), (172.0, 930.0))
CLOTH = ["#4c4474", "#8c80a0", "#d8c4b8", "#fff0d4"]
BRONZE = ["#1c0c14", "#4c2418", "#8c5028", "#e8a858"]
SNOWFIELD = ["#2c2c60", "#5c5c94", "#9c98c0", "#e0d4dc"]
LEFT = ("gothic", "highchair", "bench", "thimble", "stump")
RIGHT = ("nest", "armchair", "bucket", "stool", "mushroom")
TALL = {"gothic": 1.8, "thimble": 0.8, "stump": 0.72, "bench": 0.9, "highchair": 1.4, "nest": 1.9, "bucket": 0.8, "armchair": 1.25,
    "stool": 0.78, "mushroom": 0.86}  # fmt: skip


def wood(c: Card) -> None:
    """Blue dusk between firs; one pale gap, where the throne stands."""
    c.sky([(0, "#1c2050"), (220, "#343874"), (420, "#6c68a0"), (560, "#b0a0bc")])
    c.glow(400, 470, 260, "#d8c0d0", 0.4, 1.5)
    firs = ["#080c20", "#141c38", "#283454", "#505c80"]
    for i in range(15):
        x = 10 + i * 56
        far = abs(x - 400) / 400
        conifer(c, x, 590, 250 + 190 * far + 40 * (i % 3), firs, fog=0.55, snow=0.5)
    c.fogband(560, 70, "#a898c0", 0.6)
    for x, h in (
        (300, 330),
        (510, 350),
        (214, 450),
        (596, 470),
        (120, 560),
        (690, 580),
        (20, 640),
        (786, 660),
    ):
        conifer(c, x, 632 + abs(x - 400) * 0.1, h, firs, fog=0.16, snow=0.6)
    field = blob(
        (-20, 1240, "c"), (-20, 660), (160, 628), (400, 612), (640, 628), (820, 660), (820, 1240, "c")
    )
    m = c.paint(
        field,
        SNOWFIELD,
        vol=8,
        amb=0.34,
        gain=0.6,
        tex=0.16,
        edge=0.02,
        lump=0.12,
        light=(400, 760, 260),
        wob=1.2,
    )
    c.marks(m, 0.05, 420, 70, 5, jit=0.05, alpha=0.4)
    c.glow(400, 820, 420, "#ffb060", 0.4, 1.6, 0.7)


def track(c: Card, a: tuple[float, float], b: tuple[float, float], kind: str, n: int) -> None:
    """Prints from a to b, each smaller as they go; they only ever go towards the table."""
    ang = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) + 90
    for i in range(n):
        t = (i + 0.5) / n
        s = 1.6 - 0.7 * t
        bend = 22 * math.sin(t * 3.1)
        f = c.at(a[0] + (b[0] - a[0]) * t + bend, a[1] + (b[1] - a[1]) * t, s, ang, wob=0.3, det=0.5)
        side = 9 if i % 2 else -9
        if kind == "paw":
            marks = [ell(side, 4, 9, 8)] + [
                ell(side + d, -9 + abs(d) * 0.4, 3.6, 4.4) for d in (-9, -3, 4, 10)
            ]
        elif kind == "hoof":
            marks = [ell(side - 4, 0, 3.6, 8, 8), ell(side + 4, 0, 3.6, 8, -8)]
        elif kind == "boot":
            marks = [ell(side, -5, 6.5, 10), ell(side, 10, 5, 5)]
        elif kind == "bird":
            marks = [
                taper((0, 8, 3), (0, -10, 2)),
                taper((0, 4, 3), (-9, -7, 2)),
                taper((0, 4, 3), (9, -7, 2)),
            ]
        else:
            marks = [taper((-12, 14, 4), (-12, -14, 4)), taper((12, 14, 4), (12, -14, 4))]
        for m in marks:
            f.flat(m, "#1c1c58", 0.75)


def tracks(c: Card) -> None:
    """Everybody came."""
    track(c, (40, 1150), (176, 912), "paw", 8)
    track(c, (-10, 900), (200, 800), "boot", 7)
    track(c, (20, 740), (262, 700), "hoof", 9)
    track(c, (780, 1120), (640, 900), "bird", 10)
    track(c, (800, 880), (600, 790), "paw", 7)
    track(c, (790, 730), (546, 690), "sledge", 10)


def laid_table(c: Card) -> None:
    """Ivory cloth to the ground, in one-point perspective."""
    c.shade(poly([(150, 960), (650, 960), (690, 1060), (110, 1060)]), 0.5, 18, "#14103c")
    front = blob((172, 928, "c"), (400, 934), (628, 928, "c"), (640, 1030), (622, 1062, "c"), (560, 1046), (480, 1064), (400, 1048), (320, 1064),
        (240, 1046), (178, 1062, "c"), (160, 1030))  # fmt: skip
    m = c.paint(front, CLOTH, vol=10, amb=0.22, gain=0.4, tex=0.16, edge=0.2, wob=0.6, grad=(0.14, -0.2))
    for x in (214, 286, 360, 436, 512, 584):
        c.line([(x, 940), (x + (x - 400) * 0.04, 1050)], 9, "#4c4474", 0.4, 0.6, clip=m)
    c.paint(poly(TOP), CLOTH, vol=4, amb=0.3, gain=0.42, tex=0.14, edge=0.25, wob=0.4, light=(400, 740, 160))
    c.glow(400, 770, 250, "#ffb060", 0.3, 1.5, 0.85)
    for v in (0.06, 0.24, 0.44, 0.66, 0.88):
        for u in (0.13, 0.87):
            bowl(c, quad(*TOP, u, v), 0.34 + 0.66 * v)
    bowl(c, quad(*TOP, 0.5, 0.9), 1.15)
    for v in (0.12, 0.52):
        candelabra(c, quad(*TOP, 0.5, v), 70 + 150 * v)


def bowl(c: Card, at: tuple[float, float], s: float) -> None:
    """A plate of soup, a spoon, and its steam."""
    x, y = at
    f = c.at(x, y, s, vol=6, wob=0.25, det=0.7, rim=0.5, edge=0.3, amb=0.4)
    f.shade(ell(2, 5, 34, 11), 0.4, 4, "#3c2c58")
    f.paint(ell(0, 0, 33, 12), PORCELAIN, vol=5)
    f.paint(ell(0, -1, 23, 7.5), ["#7c3414", "#c8642c", "#f4a85c"], vol=3)
    f.line([(40, -6), (44, 12)], 3.4, "#e8e0e4", alpha=0.95)
    for dx in (-9, 9):
        curl = [(x + (dx + k * 5 * math.sin(k * 1.5 + dx)) * s, y - (8 + 15 * k) * s) for k in range(6)]
        c.line(curl, 7 * s, "#fffaf4", 0.55, 0.5)
        c.smoke(curl, 5 * s, 16 * s, "#fff4ec", 0.3)


def candelabra(c: Card, at: tuple[float, float], h: float) -> None:
    """Three arms, three flames."""
    f = c.at(*at, h / 120, vol=6, wob=0.25, det=0.8, rim=0.6, edge=0.3)
    f.shade(ell(0, 2, 26, 7), 0.4, 4)
    f.paint(blob((-22, 2), (-8, -8), (0, -10), (8, -8), (22, 2), (0, 6)), BRONZE)
    f.paint(taper((0, -6, 10), (0, -50, 12), (0, -74, 9)), BRONZE)
    for s in (-1, 1):
        f.paint(taper((0, -44, 9), (s * 22, -40, 8), (s * 34, -62, 8)), BRONZE, vol=4)
    for dx, dy in ((-34, -64), (34, -64), (0, -76)):
        f.paint(rect(dx - 5, dy - 30, dx + 5, dy, 2), ["#7c5c5c", "#c89c7c", "#fce0b0"], vol=4, edge=0.35)
        flame(c, *f.pt(dx, dy - 30), 30 * h / 120, 0.22)


def our_place(c: Card) -> None:
    """Where no chair stands: bare ground, green, one flower."""
    thaw = blob((262, 1140), (286, 1104), (330, 1092), (368, 1072), (430, 1080), (478, 1070), (520, 1098), (552, 1126), (520, 1152), (470, 1152),
        (430, 1170), (376, 1160), (320, 1172), (290, 1152))  # fmt: skip
    c.paint(thaw, SNOWY, vol=6, amb=0.3, edge=0.1, wob=3, soft=2)
    inner = blob((280, 1142), (298, 1112), (338, 1104), (370, 1086), (430, 1094), (474, 1084), (508, 1106), (534, 1128), (508, 1144), (468, 1144),
        (430, 1160), (380, 1150), (322, 1162))  # fmt: skip
    m = c.paint(
        inner,
        ["#14121c", "#30281f", "#54482c", "#8c8044"],
        vol=5,
        amb=0.36,
        tex=0.45,
        edge=0.35,
        wob=3.2,
        grad=(-0.16, 0.12),
    )
    c.marks(m, 0.1, 90, 18, 4, jit=0.16, alpha=0.6)
    for x, h in ((316, 20), (344, 34), (376, 42), (432, 40), (470, 30), (404, 30), (500, 20)):
        grass(c, x, 1150, h, 6, ("#2c4c2c", "#5c8440", "#a0b45c"))
    flower(c, 404, 1148, 74, ["#7c5c10", "#e0b030", "#fff0a0"])


def long_shadow(c: Card, x: float, y: float, h: float) -> None:
    """Away from the candles, over the snow."""
    dx, dy = x - 400, (y - 760) * 0.7
    n = math.hypot(dx, dy)
    ex, ey = x + dx / n * h * 1.3, y + dy / n * h * 1.3
    c.shade(
        taper((x, y, h * 0.42), ((x + ex) / 2, (y + ey) / 2, h * 0.5), (ex, ey, h * 0.34)),
        0.72,
        h * 0.09,
        "#14124c",
    )


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 730, 170), key="#ffd08c", fog="#7870a8")
    wood(c)
    c.darken(c.radial(400, 780, 200, 660), "#141450", 0.62)
    tracks(c)
    c.shade(ell(400, 634, 110, 14), 0.5, 9, "#14124c")
    antler_throne(c, 400, 632, 290, 0.04)
    for i in range(5):
        v = (0.06, 0.24, 0.44, 0.66, 0.88)[i]
        scale = 74 + 120 * v
        lx, ly = quad(*TOP, 0.0, v)
        rx, ry = quad(*TOP, 1.0, v)
        gap = 34 + 40 * v + (0, 6, 58, 0, 14)[i]
        for x, y, kind in (
            (lx - gap, ly + 34 + 30 * v, LEFT[i]),
            (rx + gap + (44 if i == 2 else -12 if i == 3 else 0), ry + 34 + 30 * v, RIGHT[i]),
        ):
            long_shadow(c, x, y, scale * TALL[kind])
            seat(c, x, y, scale * TALL[kind], kind, x < 400)
    laid_table(c)
    our_place(c)
    hat(c, 566, 1082, 42)
    c.snowfall(90)
