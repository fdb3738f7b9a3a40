"""Doorstep Weather.

At dawn a milkman delivers weather: on every doorstep a bottle, here with a small sunrise, there with a
rainbow or snow; one has tipped over and its fog runs off the step. The last house in the street already stands under a cloud of its own; for that one there is a
bottle with lightning in it, and he carries it at arm's length.
"""

import math

from studio.colour import Arr, Ramp
from studio.elements.folk_limbs import FLESH, arm, bone, face, leg
from studio.elements.weather_bottled import air, lightning, milk_bottle, rainbow, seal, snow, sunrise
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BLUE, BOOT, BRASS, GREEN, HAIR, PLUM, ROOF_RED, SLATE, WHITE, WOOD
from studio.shapes import Point, blob, cut, ell, poly, quad, rect, taper

META = {"number": 43, "slug": "doorstep-weather", "seed": 4343}
FINISH = Finish(vignette=0.26, bloom=0.42)

VANISH = (300.0, 560.0)
WALLS = (
    ["#341830", "#703448", "#b46458", "#f4ac88"],
    ["#30243c", "#6c5468", "#a88c90", "#e8c8b4"],
    ["#3c2430", "#80503c", "#c88c5c", "#f8cc94"],
    ["#242444", "#4c4c78", "#8484a4", "#d0bcc0"],
)
COBBLE = ["#181832", "#302c50", "#5c4c70", "#a07c8c", "#e8b49c"]
GLASS = ["#181a38", "#34385c", "#6c6088", "#d8a0a0"]
MIST = ["#8c90b4", "#c4c4d8", "#f0e8ee", "#fffaf4"]
DOORS = (BLUE, GREEN, PLUM, SLATE)
STEP = ["#34304c", "#6c6078", "#a4909c", "#e8c8b8"]
Box = tuple[Point, Point, Point, Point]
LIGHTS = ("#ffb040", "#70c8f0", "#ff8c60", "#90d880")


def road(side: float, d: float) -> Point:
    """A place on the road: `side` -1..1 from wall to wall, `d` how near (58 the end of the street, 720 beside us)."""
    return VANISH[0] + side * d, VANISH[1] + d * 0.62


def dawn(c: Card) -> None:
    """A pink sky over the cobbles."""
    c.sky([(0, "#5068a4"), (200, "#9880ac"), (380, "#ec9c98"), (540, "#fcc49c"), (620, "#fcd8a8")])
    c.clouds(40, 330, "#8c7cac", "#f8b8a4", cover=0.46, cell=190, a=0.7)
    ground = poly([(-20, 760), (240, 590), (360, 590), (820, 880), (820, 1220), (-20, 1220)])
    c.paint(ground, COBBLE, vol=2, amb=0.3, edge=0, tex=0.2, wob=0.6, light=(300, 620, 200))
    d = 66.0
    while d < 1060:
        for k in range(9):
            u = -0.74 + (k + 0.5 * (int(d * 7) % 2)) * 0.165 + c.rng.uniform(-0.02, 0.02)
            x, y = road(u, d)
            if -20 < x < 820:
                c.flat(
                    ell(x, y, d * 0.068, d * 0.026),
                    ("#c08c94", "#34305c")[c.rng.random() < 0.55],
                    0.2 + 0.12 * c.rng.random(),
                    d * 0.008,
                )
        d *= 1.085
    for side in (-1, 1):
        kerb = [road(side * u, v) for u, v in ((1, 58), (0.77, 58), (0.77, 900), (1, 900))]
        c.paint(poly(kerb), STEP, vol=2, amb=0.42, edge=0.2, tex=0.24, wob=0.4)
        c.line([road(side * 0.77, 58), road(side * 0.77, 900)], 5, "#f0ccb8", 0.5, 0.4)


def last_house(c: Card) -> None:
    """Narrow, crooked, shut, and under the only cloud of the morning."""
    f = c.at(300, 598, 1.0, -2, vol=10, wob=0.4, edge=0.25, rimcol="#ffb8a0", light=(150, 380, 160))
    front, side = ["#241c3c", "#443a5c", "#74647c", "#b494a0"], ["#120e24", "#1e1834", "#342c4c"]
    f.shade(ell(0, 2, 84, 10), 0.5, 8)
    f.paint(poly([(24, 0), (24, -130), (62, -120), (58, -4)]), side)
    m = f.paint(
        poly([(-52, 0), (-58, -126), (-16, -208), (28, -130), (26, 0)]), front, rim=0.9, grad=(-0.1, 0.1)
    )
    f.shade(
        poly([(-70, -120), (-16, -212), (36, -120), (28, -112), (-16, -190), (-60, -110)]),
        0.6,
        4,
        "#0c0a1c",
        clip=m,
    )
    slates = ["#241e40", "#443c60", "#6c5c7c"]
    m = f.paint(poly([(-18, -222), (32, -204), (78, -112), (32, -118)]), slates, amb=0.5)
    for k in range(5):
        y = -204 + k * 19
        f.line([(-16 + k * 10, y), (34 + k * 10, y + 14)], 2.6, "#120e24", alpha=0.75, clip=m)
    f.paint(rect(14, -236, 32, -186), front, rim=0.8)
    f.line([(-72, -112), (-18, -220)], 9, "#5c5070", alpha=1, ends=0.9)
    f.line([(-74, -114), (-21, -222)], 3, "#f8b8a4", alpha=0.8, ends=0.9)
    f.line([(-18, -220), (33, -118)], 8, "#342c50", alpha=1, ends=0.9)
    f.paint(ell(-16, -152, 9, 11), ["#0c0a1c", "#181430"], vol=2)
    f.paint(rect(-32, -54, 2, 0, 4), front, vol=3)
    for hole in (rect(-27, -48, -3, 0, 3), rect(-46, -100, -24, -70), rect(-6, -103, 16, -73)):
        f.paint(hole, ["#0c0a1c", "#181430"], vol=2)
    for x in (-46, -6):  # shutters like a frown
        f.line([(x - 5, -104), (x + 11, -92), (x + 27, -106)], 5, "#8c7890", alpha=0.95)
        f.line([(x - 4, -67), (x + 26, -69)], 4, "#8c7890", alpha=0.9, ends=0.9)
    f.paint(rect(-36, -6, 6, 4), STEP, vol=2)
    gloom(c, f)


def gloom(c: Card, f: Frame) -> None:
    """A small thick cloud, lit pink from above, raining on one roof only."""
    cloud = ["#241e40", "#443c64", "#7c6c8c", "#c4a0a8", "#f8ccb8"]
    heap = (
        (-92, -258, 34),
        (94, -256, 36),
        (-58, -282, 46),
        (62, -284, 48),
        (-4, -300, 58),
        (-30, -262, 46),
        (34, -262, 46),
    )
    for dx, dy, r in heap:
        f.paint(
            ell(dx, dy, r, r * 0.82),
            cloud,
            vol=r * 0.8,
            edge=0.04,
            wob=1.0,
            soft=2,
            lump=0.04,
            tex=0.16,
            light=(260, 60, 170),
            amb=0.14,
        )
    f.shade(ell(0, -236, 110, 16), 0.5, 12, "#1c1838")
    for k, dx in enumerate((-84, -56, -28, 0, 28, 56, 84)):
        f.line([(dx, -228 + k % 2 * 8), (dx - 9, -196 + k % 3 * 10)], 3, "#a8b8e0", alpha=0.8)


def terrace(c: Card, side: int) -> None:
    """One side of the street, from far to near: narrow gabled houses, each in its own colour."""
    vx, vy = VANISH
    edges = (58, 92, 146, 236, 392, 660, 1000)
    tall = (1.5, 1.3, 1.55, 1.25, 1.45, 1.4) if side > 0 else (1.3, 1.55, 1.3, 1.5, 1.3, 1.4)
    for i in range(len(edges) - 1):
        far, near = edges[i], edges[i + 1]
        fog = (0.45, 0.32, 0.2, 0.09, 0.0, 0.0)[i]
        x0, x1 = vx + side * far, vx + side * near
        box = (
            (x0, vy - far * tall[i]),
            (x1, vy - near * tall[i]),
            (x1, vy + near * 0.62),
            (x0, vy + far * 0.62),
        )
        front = [quad(*box, u, v) for u, v in ((0, 0), (0.46, -0.15), (1, 0), (1, 1), (0, 1))]
        wall = WALLS[(i + 2 * (side < 0)) % 4]
        m = c.paint(
            poly(front),
            wall,
            vol=3,
            fog=fog,
            wob=0.3,
            amb=0.46 if side > 0 else 0.34,
            tex=0.2,
            edge=0.25,
            grad=(0.12, -0.2),
        )
        bricks(c, box, m, wall, fog)
        for a, b in ((0, 1), (1, 2)):
            c.line([front[a], front[b]], (near - far) * 0.09, c.fade(ROOF_RED[1], fog), 1, 0.3, ends=0.95)
            c.line([front[a], front[b]], (near - far) * 0.035, c.fade("#e89c78", fog), 0.9, 0.3, ends=0.95)
        if x1 < 0 or x0 > 670:
            continue
        frame = [quad(*box, u, v) for u, v in ((0.1, 0.57), (0.5, 0.57), (0.5, 1), (0.1, 1))]
        door = [quad(*box, u, v) for u, v in ((0.15, 0.6), (0.45, 0.6), (0.45, 0.995), (0.15, 0.995))]
        c.paint(poly(frame), STEP, vol=3, fog=fog, wob=0.3)
        c.paint(poly(door), DOORS[(i + (side < 0)) % 4], vol=4, fog=fog, wob=0.3, edge=0.3)
        panels(c, box, fog)
        for storey in (0.1, 0.36):
            sash(c, box, storey, fog)
        if i < 4:
            step_and_bottle(c, side, far, near, LIGHTS[(i + (side < 0)) % 4], fog)


def bricks(c: Card, box: Box, m: Arr, wall: Ramp, fog: float) -> None:
    """Where the plaster has come off: a soft bare patch, and in it a few courses of brick, hardly darker."""
    for u0, v0 in ((0.3, 0.03), (0.74, 0.66), (0.1, 0.47)):
        edge = [
            quad(*box, u0 + a, v0 + b)
            for a, b in (
                (-0.03, 0.02),
                (0.06, -0.016),
                (0.2, -0.01),
                (0.27, 0.03),
                (0.2, 0.075),
                (0.05, 0.08),
            )
        ]
        bare = c.flat(blob(*edge), c.fade(wall[1], fog), 0.32, 2.5, wob=1.6, clip=m)
        for row in range(4):
            line = [quad(*box, u0 + a, v0 + row * 0.022) for a in (-0.04, 0.1, 0.28)]
            c.line(line, 2, c.fade(wall[2], fog), 0.42, 0.5, clip=m * (bare > 0.05), ends=0.8)
            for k in range(4):
                u = u0 - 0.02 + (k + 0.5 * (row % 2)) * 0.08
                joint = [quad(*box, u, v0 + row * 0.022 + d) for d in (0.0, 0.022)]
                c.line(joint, 2, c.fade(wall[2], fog), 0.36, 0.3, clip=m * (bare > 0.05), ends=0.9)


def step_and_bottle(c: Card, side: int, far: float, near: float, col: str, fog: float) -> None:
    """A stone step before the door, and what has been left on it."""
    a, b = far + (near - far) * 0.04, far + (near - far) * 0.52
    rise = (near - far) * 0.06
    top = [road(side, a), road(side, b), road(side * 0.86, b), road(side * 0.86, a)]
    top = [(x, y - rise) for x, y in top]
    c.paint(poly([*top[1:], (top[3][0], top[3][1] + rise), (top[2][0], top[2][1] + rise), (top[1][0], top[1][1] + rise)]), STEP[:3], vol=2,
        fog=fog, wob=0.3)  # fmt: skip
    c.paint(poly(top), STEP, vol=2, fog=fog, wob=0.3, amb=0.6)
    bx, by = road(side * 0.92, (a + b) / 2)
    size, by = max(34.0, (near - far) * 0.5), by - rise
    c.halo(bx, by - size * 0.4, size * 1.4, col, 0.7)
    c.paint(
        rect(bx - size * 0.17, by - size * 0.62, bx + size * 0.17, by, size * 0.08),
        [col, col, "#fff4d0"],
        vol=4,
        amb=0.4,
        wob=0.2,
        det=1,
    )
    c.paint(
        rect(bx - size * 0.08, by - size * 0.86, bx + size * 0.08, by - size * 0.6, 2), WHITE, vol=2, det=1
    )


def sash(c: Card, box: Box, v: float, fog: float) -> None:
    """A sash window with its sill; everybody is still asleep."""
    pane = [quad(*box, u, w) for u, w in ((0.58, v), (0.86, v), (0.86, v + 0.15), (0.58, v + 0.15))]
    size = abs(pane[1][0] - pane[0][0])
    c.paint(poly([quad(*box, u, w) for u, w in ((0.54, v - 0.014), (0.9, v - 0.014), (0.9, v + 0.162), (0.54, v + 0.162))]), STEP, vol=3,
        fog=fog, wob=0.3, edge=0.3)  # fmt: skip
    c.paint(poly(pane), GLASS, vol=3, fog=fog, wob=0.3, edge=0.3, amb=0.3, gain=0.7, grad=(0.2, -0.1))
    for a, b in (((0.72, v), (0.72, v + 0.15)), ((0.58, v + 0.075), (0.86, v + 0.075))):
        c.line(
            [quad(*box, *a), quad(*box, *b)], max(2.0, size * 0.07), c.fade("#c8b0ac", fog), 0.95, 0.3, ends=1
        )
    sill = [quad(*box, u, v + 0.168) for u in (0.52, 0.92)]
    c.line(sill, max(2.5, size * 0.12), c.fade("#d8bcb0", fog), 0.95, 0.3, ends=1)


def panels(c: Card, box: Box, fog: float) -> None:
    """The panels of a door, and its knob."""
    for v in (0.64, 0.82):
        for u in (0.19, 0.32):
            q = [quad(*box, u + a, v + b) for a, b in ((0, 0), (0.09, 0), (0.09, 0.13), (0, 0.13))]
            c.paint(poly(q), ["#0c1428", "#1c2c48", "#3c5070"], vol=2, fog=fog, wob=0.3, edge=0.3, alpha=0.5)
    c.dot(*quad(*box, 0.43, 0.8), 4.5, c.fade("#e8c078", fog), 0.95)


def slab(c: Card) -> None:
    """Our own doorstep, right across the foot of the card."""
    top = blob((-40, 1240, "c"), (-40, 1076, "c"), (300, 1062), (830, 1044, "c"), (830, 1240, "c"))
    c.shade(top, 0.4, 14)
    c.paint(top, STEP, vol=4, amb=0.5, tex=0.3, edge=0.2, grad=(0.1, -0.15))
    riser = ["#3c3450", "#6c5c78", "#a08c98"]
    c.paint(
        poly([(-40, 1158), (830, 1124), (830, 1240), (-40, 1240)]), riser, vol=4, amb=0.4, tex=0.35, edge=0.1
    )
    c.line([(-40, 1158), (400, 1142), (830, 1124)], 6, "#f0d0b8", 0.7, 0.5, ends=0.8)


def spilt(c: Card) -> None:
    """One bottle has tipped over: out of its mouth the fog runs, and down the step."""
    c.shade(ell(196, 1106, 128, 14), 0.6, 9)
    b, m = milk_bottle(c, 322, 1068, 236, -84)
    air(b, m, [(-270, "#fbf6f4"), (-200, "#d8d8e6"), (-110, "#8c98bc"), (-20, "#4c5a88")])
    for x, y, r in ((-20, -150, 30), (14, -190, 26), (-4, -232, 18), (24, -130, 20)):
        b.paint(ell(x, y, r), MIST, vol=10, clip=m, soft=5, edge=0, alpha=0.75, wob=1)
    b.line([(-48, -30), (-49, -140), (-42, -176)], 7, "#fffdf4", alpha=0.8, det=0.7)
    b.line([(50, -24), (51, -130)], 4, "#fffdf4", alpha=0.5, det=0.6)
    b.line([(-58, -8), (0, -1), (58, -8)], 5, "#e8f0f4", alpha=0.7)
    b.paint(ell(0, -280, 36, 13), ["#6c7c94", "#b8c4d0", "#fbf8f0"], vol=6, edge=0.4, det=0.7)  # the rim
    b.paint(ell(0, -283, 25, 8), ["#34405c", "#68789c"], vol=2, edge=0.3, det=0.7)  # and the mouth
    x, y = b.pt(0, -284)
    stream = blob(
        (x + 6, y - 17),
        (x - 26, y - 20),
        (x - 58, y + 4),
        (x - 60, y + 60),
        (x - 78, y + 150),
        (x + 78, y + 150),
        (x + 30, y + 70),
        (x - 2, y + 30),
        (x + 8, y + 16),
    )
    c.paint(stream, MIST, vol=20, soft=4, edge=0.03, wob=1.6, amb=0.34, alpha=0.95)
    for dx, dy, r in (
        (-30, -6, 17),
        (-46, 22, 22),
        (-20, 40, 24),
        (-56, 66, 30),
        (-6, 78, 28),
        (30, 104, 30),
        (-40, 110, 38),
        (74, 118, 26),
        (10, 124, 34),
    ):
        c.paint(
            ell(x + dx, y + dy, r * 1.2, r * 0.85),
            MIST,
            vol=r * 0.8,
            edge=0.03,
            soft=4,
            alpha=0.85,
            wob=1.6,
            amb=0.24,
        )


def milkman(c: Card) -> None:
    """From the side, going up the street; one fist on the cart, in the other the storm by its neck, as far off as an arm allows."""
    x, y, h = 262.0, 862.0, 224.0
    c.glow(140, 760, 130, "#8cc0ff", 0.6, 1.5)
    c.shade(taper((x - 40, y, 14), (x + 30, y + 2, 20), (x + 130, y + 12, 6)), 0.55, 6, "#141030")
    cart(c, 416, 852)
    c.light = (80, 660, 130)
    f = c.at(x, y, h / 112, 0, vol=6, wob=0.16, edge=0.3, rim=0.7, rimw=2.2, tex=0.14, amb=0.3, det=0.95)
    arm(f, (7, -76), (22, -62), (36, -50), WHITE[:3])  # back to the shaft of the cart
    leg(f, (6, -46), (12, -26), (26, -8), -36, SLATE[:3], BOOT)
    leg(f, (-3, -46), (-14, -28), (-16, -5), 2, SLATE, BOOT)
    coat = blob(
        (-5, -88),
        (-13, -78),
        (-14, -60),
        (-19, -36),
        (-20, -24, "c"),
        (-6, -21),
        (8, -23),
        (21, -20, "c"),
        (18, -38),
        (13, -60),
        (12, -78),
        (4, -88),
    )
    m = f.paint(coat, WHITE, vol=10)
    for line in (
        ((2, -56, 2), (6, -40, 4), (12, -23, 2)),
        ((-6, -56, 2), (-9, -40, 3.4), (-11, -23, 2)),
        ((7, -80, 2), (9, -66, 3.4), (4, -58, 2)),
    ):
        f.shade(taper(*line), 0.5, 1.2, "#5c5478", clip=m)
    f.line([(-14, -57), (0, -54), (13, -57)], 2.4, "#7c7490", alpha=0.9, ends=0.9)
    for k in (-74, -66, -46, -37):
        f.flat(ell(-11 - (k + 74) * 0.1, k, 1.1), "#5c5478", 0.9, det=1)
    f.paint(bone((-2, -91), (-2, -84), 7, 7, 8), FLESH, vol=3)
    g = face(f, -3, -98, -4, cry=False, s=1.1)
    g.paint(blob((0, -7), (7, -8), (9.6, -1), (8, 6), (3, 5), (2.4, -2)), HAIR, vol=4)
    g.paint(
        blob((-14, -5, "c"), (-8, -7.6), (-5, -13), (4, -14), (11, -8), (10, -4, "c"), (0, -6)), SLATE, vol=4
    )
    hx, hy = -45.0, -72.0  # his fist, and the bottle's neck in it
    bx, by = f.pt(hx, hy)
    b, inside = milk_bottle(c, bx - 4, by + 98, 118, 3)
    lightning(b, inside)
    seal(b)
    arm(f, (-5, -79), (-22, -74), (-39, -73), WHITE)
    fist = c.at(bx, by, h / 112, 0, vol=3, wob=0.12, edge=0.35, det=1, amb=0.3, light=(80, 660, 130))
    fist.paint(blob((6, -3.6), (0, -5), (-5.6, -4), (-7, 0), (-5.6, 4.4), (0, 5), (6, 3.4)), FLESH)
    for dy in (-1.8, 0.8, 3.2):
        fist.line([(-6.6, dy), (-1.6, dy + 0.2)], 0.9, "#7c4038", alpha=0.8)
    fist.paint(taper((4, -3, 3.4), (0, -5.2, 3.2), (-4, -5, 2.4)), FLESH, vol=2)
    cx, cy = b.pt(0, -110)
    for a in (2.0, 2.6, 3.2, 3.8):  # sparks, on the side away from him
        c.line(
            [
                (cx + 52 * math.cos(a), cy + 56 * math.sin(a)),
                (cx + 72 * math.cos(a + 0.1), cy + 78 * math.sin(a + 0.1)),
            ],
            3,
            "#f4fbff",
            0.8,
            0.8,
        )


def cart(c: Card, x: float, y: float) -> None:
    """A handcart with the rest of the day's weather."""
    f = c.at(x, y, 1.0, vol=8, wob=0.3, rim=0.5, amb=0.35, edge=0.3, det=0.4)
    f.shade(ell(0, 4, 100, 12), 0.4, 8)
    for dx, col in ((-54, "#9cd8ff"), (-20, "#ffe8f4"), (14, "#ffc860"), (48, "#c8d0e8")):
        f.paint(blob((dx - 14, -60), (dx - 14, -106), (dx - 6, -120), (dx - 6, -138), (dx + 6, -138), (dx + 6, -120),
            (dx + 14, -106), (dx + 14, -60)), ["#7c7490", col, "#fffbf0"], amb=0.5)  # fmt: skip
        f.paint(ell(dx, -138, 8, 5), ["#687088", "#d8dce0", "#fffdf4"], vol=3)
    f.paint(poly([(-84, -82), (84, -82), (76, -36), (-76, -36)]), WOOD)
    f.line([(-80, -58), (80, -58)], 3, "#2c1c1c", alpha=0.6, ends=0.9)
    f.paint(taper((-80, -74, 8), (-130, -96, 7)), WOOD)
    for dx in (-40, 44):
        f.paint(cut(ell(dx, -30, 32), ell(dx, -30, 25)), SLATE, vol=4)
        for k in range(4):
            a = k * math.pi / 4
            f.line([(dx - 27 * math.cos(a), -30 - 27 * math.sin(a)), (dx + 27 * math.cos(a), -30 + 27 * math.sin(a))], 3,
                "#3c4454", alpha=0.9, ends=0.9)  # fmt: skip
        f.paint(ell(dx, -30, 6), BRASS, vol=4)


def doorstep(c: Card) -> None:
    """What we have been given."""
    c.glow(560, 960, 330, "#ffb060", 0.42, 1.7)
    for x, y, h, weather, rot in (
        (700, 1100, 350, snow, 0),
        (404, 1106, 330, rainbow, 0),
        (552, 1136, 450, sunrise, 0),
    ):
        c.shade(ell(x + 16, y - 2, h * 0.26, h * 0.05), 0.55, 9)
        b, m = milk_bottle(c, x, y, h, rot)
        weather(b, m)
        seal(b)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(180, 60, 420), key="#ffdcc0", fog="#d898a0")
    dawn(c)
    c.glow(300, 560, 300, "#ffd8a0", 0.5, 1.4)
    last_house(c)
    terrace(c, -1)
    terrace(c, 1)
    milkman(c)
    c.light = (180, 60, 420)
    slab(c)
    spilt(c)
    doorstep(c)
