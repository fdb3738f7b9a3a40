"""At Last.

In a cavern a machine as big as a palace: men shovel bells, clocks and trumpets into its furnace, wheels turn,
pipes whistle, and at the far end, on a velvet cushion, comes out one white feather. A clerk in gloves receives it.
"""

import math

from studio.elements.figures import bell as person
from studio.elements.household import clock
from studio.elements.props import bell
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BRASS, CRIMSON, IRON, NAVY, SLATE
from studio.shapes import arch, blob, cut, ell, join, poly, rect, taper

META = {"number": 61, "slug": "at-last", "seed": 6161}
FINISH = Finish(bloom=0.5, vignette=0.34)

FIRE = (176.0, 872.0)
OUTLET = (628.0, 930.0)
CAVE = ["#0a0a0e", "#1a1a1c", "#34302a", "#6c5840"]
GREEN = ["#0a1614", "#183a32", "#34685a", "#70a484", "#d0e0b4"]
SOOT = ["#08080a", "#1a1818", "#3a3430", "#7c6a54", "#d8b47c"]
PIPE = ["#180a0a", "#4c2016", "#944c28", "#d08850", "#ffd8a4"]
FLOOR = ["#0c0a0c", "#241e1c", "#4c3e30", "#9c7444", "#f0b868"]


def cavern(c: Card) -> None:
    """Rock, going up into the dark."""
    c.sky([(0, "#0c0c12"), (500, "#1e2022"), (1000, "#34302a")])
    for x0, x1, top in ((-30, 150, 300), (650, 830, 340)):
        rock = blob((x0, -30, "c"), (x0 + 20, top), (x0 + 70, 700), (x0 + 30, 1000, "c"), (x1, 1000, "c"),
            (x1 - 40, 640), (x1 - 20, top - 60), (x1, -30, "c"))  # fmt: skip
        c.paint(rock, CAVE, vol=50, lump=0.4, tex=0.4, amb=0.2, light=(400, 500, 240), wob=2)
    for x, h in ((90, 120), (170, 70), (300, 50), (560, 60), (660, 110), (740, 150), (430, 40)):
        c.paint(
            taper((x, -20, 60), (x + 4, h * 0.6, 30), (x, h, 4)), CAVE, vol=20, lump=0.3, amb=0.24, wob=1.6
        )
    floor = blob(
        (-30, 1010), (200, 996), (400, 1004), (620, 998), (830, 1006), (830, 1240, "c"), (-30, 1240, "c")
    )
    m = c.paint(floor, FLOOR, vol=4, amb=0.2, edge=0, tex=0.35, light=(*FIRE, 220))
    c.marks(m, 0.02, 400, 60, 5, jit=0.1, alpha=0.5)


def boiler(f: Frame, x: float, y: float, w: float, h: float, ramp: list[str] = GREEN, bands: int = 3) -> None:
    """A standing cylinder with a domed lid, bands and rivets."""
    body = join(rect(x - w / 2, y - h, x + w / 2, y), ell(x, y - h, w / 2, w * 0.3))
    m = f.paint(body, ramp, vol=w * 0.42, edge=0.32, rim=0.5, tex=0.3, grad=(0.04, -0.24))
    f.line([(x - w * 0.26, y - h), (x - w * 0.26, y - 10)], w * 0.07, "#f0f4d0", alpha=0.28, clip=m, ends=0.8)
    for k in range(bands):
        by = y - h + 10 + (h - 24) * k / max(1, bands - 1)
        dip = w * 0.07
        upper = [(x + u * w / 2, by + dip * (1 - u * u)) for u in (-1.03, -0.6, 0, 0.6, 1.03)]
        f.paint(poly([*upper, *[(px, py + 13) for px, py in upper[::-1]]]), PIPE, vol=5, edge=0.4, gain=0.8)
        for i in range(7):
            u = -0.44 + 0.88 * i / 6
            f.flat(ell(x + u * w, by + 6.5 + dip * (1 - (u / 0.5) ** 2), 2.6), "#ffe0a8", 0.8, det=0.6)


def wheel(
    f: Frame, x: float, y: float, r: float, spokes: int = 6, turn: float = 0, ramp: list[str] = SOOT
) -> None:
    """A toothed flywheel."""
    teeth = [ell(x + math.cos(a) * r, y + math.sin(a) * r, r * 0.085) for a in
        [2 * math.pi * i / (spokes * 4) + turn for i in range(spokes * 4)]]  # fmt: skip
    f.shade(ell(x + 8, y + 12, r, r), 0.4, 12)
    f.paint(cut(join(ell(x, y, r), *teeth), ell(x, y, r * 0.78)), ramp, vol=r * 0.09, edge=0.35, rim=0.6)
    for i in range(spokes):
        a = 2 * math.pi * i / spokes + turn
        f.paint(taper((x, y, r * 0.15), (x + math.cos(a) * r * 0.82, y + math.sin(a) * r * 0.82, r * 0.1)), ramp,
            vol=r * 0.05, edge=0.3, rim=0.5)  # fmt: skip
    f.paint(ell(x, y, r * 0.2), BRASS, vol=r * 0.12, edge=0.35)


def tube(f: Frame, *points: tuple[float, float], w: float = 30) -> None:
    """A copper pipe with a flange at both ends."""
    m = f.paint(taper(*[(*p, w) for p in points]), PIPE, vol=w * 0.46, edge=0.32, rim=0.6, tex=0.15)
    f.line([(x - w * 0.18, y - w * 0.18) for x, y in points], w * 0.14, "#fff0d0", alpha=0.5, clip=m)
    for x, y in (points[0], points[-1]):
        f.paint(ell(x, y, w * 0.66, w * 0.4), PIPE, vol=w * 0.2, edge=0.35)


def palace(c: Card) -> None:
    """The machine: furnace hall left, boilers and wheels, less and less, to one small spout right."""
    f = c.at(0, 0, 1.0, wob=0.4, amb=0.2, gain=0.62, light=(60, 420, 330))
    tube(f, (120, 560), (116, 330), (200, 226), (330, 240), (352, 420), w=40)
    tube(f, (420, 360), (430, 200), (530, 150), (610, 220), (600, 470), w=34)
    tube(f, (250, 420), (262, 110), (262, 40), w=46)
    boiler(f, 330, 760, 190, 360, bands=4)
    boiler(f, 596, 1000, 150, 500, SOOT, 5)
    wheel(f, 470, 520, 128, 8, 0.2)
    boiler(f, 470, 880, 150, 250, GREEN, 3)
    boiler(f, 170, 980, 290, 400, GREEN, 3)
    f.paint(
        blob((10, 570), (60, 500), (170, 470), (280, 500), (330, 570), (170, 596)),
        PIPE,
        vol=36,
        edge=0.35,
        rim=0.5,
    )
    boiler(f, 352, 1000, 150, 190, SOOT, 2)
    wheel(f, 372, 800, 74, 6, 0.5, ["#2c1a0c", "#7a5218", "#c8963a", "#f8dc80"])
    wheel(f, 520, 700, 50, 6, 0.1, ["#2c1a0c", "#7a5218", "#c8963a", "#f8dc80"])
    tube(f, (300, 690), (400, 660), (440, 620), w=24)
    boiler(f, 480, 1004, 110, 120, GREEN, 2)
    tube(f, (470, 900), (540, 846), (600, 860), (OUTLET[0], OUTLET[1] - 46), w=26)
    f.paint(blob((OUTLET[0] - 20, OUTLET[1] - 60), (OUTLET[0] + 20, OUTLET[1] - 60), (OUTLET[0] + 40, OUTLET[1] - 18),
        (OUTLET[0] - 40, OUTLET[1] - 18)), BRASS, vol=14, edge=0.35, rim=0.7)  # fmt: skip
    for x, y, r, hand in ((330, 500, 40, 300), (590, 600, 26, 40), (470, 700, 22, 130)):
        clock(c, x, y, r * 2, BRASS, (hand, hand + 4))
    for pts in ([(420, 350), (452, 300), (430, 230)], [(606, 476), (670, 420), (690, 300), (640, 200)],
            [(120, 470), (90, 380), (130, 300)], [(540, 838), (520, 790), (560, 740)]):  # fmt: skip
        c.smoke(pts, 12, 62, "#d8d4bc", 0.34)


def furnace(c: Card) -> None:
    """The mouth that eats music and hours."""
    f = c.at(170, 990, 1.0, wob=0.4, vol=12, edge=0.35, light=(*FIRE, 60))
    f.paint(arch(-112, -230, 112, 0), SOOT, vol=14, rim=0.6)
    mouth = f.paint(arch(-86, -200, 86, 0), ["#6c1408", "#c83c10", "#ff8c28", "#ffd868"], vol=6, amb=0.4)
    for x, h in ((-58, 90), (-24, 140), (14, 120), (50, 96)):
        f.paint(blob((x - 26, 0), (x - 20, -h * 0.5), (x, -h), (x + 18, -h * 0.5), (x + 26, 0)),
            ["#ff8c20", "#ffc048", "#fff0a0"], vol=10, amb=0.7, clip=mouth, soft=2, edge=0)  # fmt: skip
    c.glow(*FIRE, 330, "#ff8a2c", 0.5, 1.6)
    for dx, dy, rot in ((-40, -30, 20), (30, -24, -30)):
        g = c.at(170 + dx, 990 + dy, 1.0, rot)
        bell(c, g.x, g.y + 20, 44)


def horn(c: Card, x: float, y: float, s: float, rot: float) -> None:
    """A trumpet on the heap."""
    f = c.at(x, y, s, rot, vol=6, wob=0.3, edge=0.35, rim=0.7, det=0.6, light=(*FIRE, 90))
    f.paint(taper((-60, 0, 7), (20, 0, 8), (44, 0, 14)), BRASS)
    f.paint(blob((36, -8), (66, -26), (66, 26), (36, 8)), BRASS)
    f.paint(cut(rect(-34, -6, 16, 20, 10), rect(-26, 2, 8, 12, 5)), BRASS)
    for px in (-18, -8, 2):
        f.paint(taper((px, 2, 6), (px, -14, 6)), BRASS)


def heap(c: Card) -> None:
    """What waits to be burnt: bells, clocks, horns."""
    c.light = (*FIRE, 120)
    c.shade(ell(330, 1152, 170, 26), 0.6, 14)
    for x, y, h in ((250, 1150, 62), (410, 1150, 66), (330, 1156, 74), (290, 1110, 56), (372, 1110, 58)):
        bell(c, x, y, h)
    clock(c, 330, 1074, 64, BRASS, (300, 70))
    clock(c, 444, 1120, 48, BRASS, (20, 200))
    clock(c, 232, 1104, 46, BRASS, (150, 20))
    horn(c, 392, 1060, 0.9, -24)
    horn(c, 268, 1062, 0.8, 204)


def workers(c: Card) -> None:
    """Dark against the fire, shovelling."""
    soot = ["#0c0a0c", "#241c1c", "#4c3428", "#c87c3c"]
    for x, y, h, flip in ((252, 1058, 150, False), (92, 1090, 158, True), (196, 1132, 166, False)):
        hand = person(
            c,
            x,
            y,
            h,
            soot,
            "cap",
            soot,
            view="side",
            arm="fwd",
            stoop=0.7,
            flip=flip,
            light=(*FIRE, 40),
            rim=1.3,
        )
        s = 1 if flip else -1
        c.line(
            [(hand[0] - s * 44, hand[1] - 26), hand, (hand[0] + s * 44, hand[1] + 26)],
            6,
            "#3a2418",
            0.95,
            0.2,
            ends=0.8,
        )
        c.paint(ell(hand[0] + s * 56, hand[1] + 32, 20, 11, 20 * s), IRON, vol=6, rim=0.8, light=(*FIRE, 40))


def delivery(c: Card) -> None:
    """The cushion, the feather, the clerk; everything else is dark round it."""
    x, y = OUTLET
    c.glow(x, y + 20, 230, "#c8dcf0", 0.34, 1.5)
    f = c.at(x, 1092, 1.0, vol=10, wob=0.35, edge=0.32, light=(x, y, 120), rim=0.7)
    f.shade(ell(0, 4, 74, 12), 0.6, 8)
    f.paint(blob((-20, -96, "c"), (20, -96, "c"), (12, -40), (44, 0, "c"), (-44, 0, "c"), (-12, -40)), SLATE)
    f.paint(
        blob((-66, -96), (-60, -122), (0, -128), (60, -122), (66, -96), (56, -84), (0, -82), (-56, -84)),
        CRIMSON,
        vol=14,
    )
    for s in (-1, 1):
        f.paint(ell(s * 66, -92, 8), BRASS, vol=5)
    plume = c.at(x, 964, 0.86, vol=6, wob=0.3, edge=0.3, light=(x, y, 80), amb=0.7, det=0.9)
    vane = blob(
        (-74, 2, "c"), (-40, -24), (10, -34), (56, -30), (92, -52, "c"), (78, -20), (40, -2), (-10, 8)
    )
    m = plume.paint(vane, ["#a8b8d0", "#e8eef4", "#ffffff"])
    plume.line([(-92, 10), (-40, -6), (20, -16), (84, -46)], 4, "#fffdf4", alpha=1)
    for k in range(7):
        plume.line([(-50 + 20 * k, -8 - 2 * k), (-40 + 20 * k, -26 - 2 * k)], 2, "#94a8c4", alpha=0.7, clip=m)
        plume.line([(-54 + 20 * k, -4 - 2 * k), (-36 + 20 * k, 6 - 2 * k)], 2, "#94a8c4", alpha=0.7, clip=m)
    c.halo(x, 944, 110, "#dce8ff", 0.35)
    person(c, 720, 1120, 178, NAVY, "bowler", NAVY, view="side", arm="fwd", skin=["#a8a8b4", "#e8e8e8", "#ffffff"],
        stoop=0.4, light=(x, y, 90), rim=1.1)  # fmt: skip


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(250, 560, 260), key="#ffd08c", fog="#2c2c2c")
    cavern(c)
    c.glow(330, 560, 420, "#7ca088", 0.22, 1.5)
    palace(c)
    furnace(c)
    heap(c)
    workers(c)
    c.darken(c.radial(400, 720, 420, 900) * 0.7, "#08080c", 0.6)
    delivery(c)
    c.sparks(ell(170, 760, 130, 190), 60, "#ffc864", (0.8, 2.0))
