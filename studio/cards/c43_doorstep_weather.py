"""Doorstep Weather.

At dawn a milkman delivers weather: on every doorstep a bottle, here with a small sunrise, there with a
rainbow or snow; one has tipped over and its fog runs off the step. The last house in the street already stands under a cloud of its own; for that one there is a
bottle with lightning in it, and he carries it at arm's length.
"""

from studio.colour import Arr, Ramp, mix
from studio.elements.people.milkman import milkman
from studio.elements.things.weather_bottled import air, milk_bottle, rainbow, seal, snow, sunrise
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BLUE, GREEN, PLUM, ROOF_RED, SLATE, WHITE
from studio.shapes import Point, blob, ell, poly, quad, rect, taper

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
MIST = ["#7c7ca8", "#b0acd0", "#dcd4e4", "#f4ecf0"]
DOORS = (BLUE, GREEN, PLUM, SLATE)
STEP = ["#34304c", "#6c6078", "#a4909c", "#e8c8b8"]
Box = tuple[Point, Point, Point, Point]
LIGHTS = ("#ffb040", "#70c8f0", "#ff8c60", "#90d880")


def road(side: float, d: float) -> Point:
    """A place on the road: `side` -1..1 from wall to wall, `d` how near (58 the end of the street, 720 beside us)."""
    return VANISH[0] + side * d, VANISH[1] + d * 0.62


def dawn(c: Card) -> None:
    """A pink sky at the end of the street."""
    c.sky([(0, "#5068a4"), (200, "#9880ac"), (380, "#ec9c98"), (540, "#fcc49c"), (620, "#fcd8a8")])
    c.clouds(40, 330, "#8c7cac", "#f8b8a4", cover=0.46, cell=190, a=0.7)


def cobbles(c: Card) -> None:
    """Setts in rows, each with its lit back, warm at the far end and blue beside us; a kerb on both sides."""
    ground = poly([(-20, 760), (240, 590), (360, 590), (820, 880), (820, 1220), (-20, 1220)])
    c.paint(ground, COBBLE[:3], vol=2, amb=0.2, edge=0, tex=0.1, wob=0.6, light=(300, 620, 200))
    d, row = 70.0, 0
    while d < 1080:
        deep = d * 0.075
        t = min(1.0, (d - 70) / 800)
        for k in range(-9, 10):
            x, y = road((k + 0.5 * (row % 2) + c.rng.uniform(-0.08, 0.08)) * 0.087, d + deep / 2)
            if not -40 < x < 840 or abs(x - VANISH[0]) > 0.78 * d:
                continue
            w, h = d * c.rng.uniform(0.036, 0.041), deep * 0.27
            tone = mix(
                mix("#e0a890", "#5c5078", t**0.6),
                ("#2c2850", "#c89898")[int(c.rng.integers(2))],
                c.rng.uniform(0, 0.22),
            )
            stone = blob(
                (x - w, y + h * 0.5),
                (x - w * 0.9, y - h * 0.8),
                (x, y - h),
                (x + w * 0.9, y - h * 0.8),
                (x + w, y + h * 0.5),
                (x, y + h),
            )
            c.flat(stone, tone, 0.9, d * 0.002, wob=0.5, det=0.35)
            c.flat(
                ell(x - w * 0.1, y - h * 0.45, w * 0.66, h * 0.34),
                mix("#ffd8b0", "#a890b0", t),
                0.5,
                d * 0.006,
                wob=0.5,
            )
        d *= 1.075
        row += 1
    for side in (-1, 1):
        kerb = [road(side * u, v) for u, v in ((1, 58), (0.77, 58), (0.77, 900), (1, 900))]
        c.paint(poly(kerb), STEP, vol=2, amb=0.42, edge=0.2, tex=0.24, wob=0.4)
        c.line([road(side * 0.77, 58), road(side * 0.77, 900)], 5, "#f0ccb8", 0.5, 0.4)
        for k in range(14):
            v = 70 * 1.2**k
            c.line([road(side * 0.77, v), road(side, v)], 1 + v * 0.004, "#4c4464", 0.6, 0.3, ends=0.9)


def last_house(c: Card) -> None:
    """Narrow, crooked, shut, and under the only cloud of the morning."""
    f = c.at(306, 618, 1.42, -2, vol=10, wob=0.4, edge=0.25, rimcol="#ffb8a0", light=(150, 380, 160))
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
            light=(250, -40, 200),
            amb=0.14,
        )
    f.shade(ell(0, -236, 110, 16), 0.5, 12, "#1c1838")
    for k in range(26):
        dx, top = -92 + k * 7.4, -226 + k * 37 % 50
        f.line([(dx, top), (dx - 7, top + 22 + k % 3 * 6)], 1.8, "#c0ccf0", alpha=0.75)


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
        courses(c, box, m, wall, fog)
        if x1 < -100 or x0 > 760:
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


def courses(c: Card, box: Box, m: Arr, wall: Ramp, fog: float) -> None:
    """Stone at the foot of the wall and up its corner."""
    near = abs(box[1][0] - box[0][0])
    pale, dark = c.fade(mix(wall[2], "#f0d4c0", 0.35), fog), c.fade(wall[0], fog)
    for k in range(12):
        v, u = k / 12, (0.1, 0.06)[k % 2]
        block = [quad(*box, a, b) for a, b in ((0, v), (u, v), (u, v + 0.07), (0, v + 0.07))]
        c.flat(poly(block), pale, 0.55, 0.5, wob=0.4, clip=m, det=0.3)
    for k in range(7):
        plinth = [
            quad(*box, a, b) for a, b in ((k / 7, 0.93), (k / 7 + 0.13, 0.93), (k / 7 + 0.13, 1), (k / 7, 1))
        ]
        c.flat(poly(plinth), pale, 0.5, 0.5, wob=0.4, clip=m, det=0.3)
    if near > 60:
        for k in range(1, 26):
            line = [quad(*box, u, k / 27) for u in (0.1, 0.5, 1.0)]
            c.line(line, 1.4 + near * 0.006, dark, 0.2, 0.5, clip=m, ends=1, det=0.3)
            for n in range(7):
                u = 0.12 + n * 0.13 + 0.065 * (k % 2)
                c.line(
                    [quad(*box, u, k / 27), quad(*box, u, (k + 1) / 27)],
                    1.4 + near * 0.006,
                    dark,
                    0.16,
                    0.3,
                    clip=m,
                    ends=1,
                    det=0.3,
                )


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
    """Our own doorstep, in the lower right corner."""
    top = poly([(318, 1124), (404, 1050), (830, 1034), (830, 1132)])
    riser = poly([(318, 1124), (830, 1130), (830, 1240), (326, 1240)])
    c.shade(poly([(250, 1170), (330, 1100), (360, 1230), (250, 1230)]), 0.5, 20, "#141030")
    c.paint(riser, ["#2c2848", "#544a6c", "#8c7890"], vol=4, amb=0.3, tex=0.3, edge=0.2, wob=0.5)
    m = c.paint(top, STEP, vol=3, amb=0.5, tex=0.3, edge=0.2, wob=0.5)
    c.marks(m, -0.03, 90, 46, 4, jit=0.05, alpha=0.4)
    c.line([(318, 1124), (560, 1128), (830, 1132)], 6, "#f4d4bc", 0.75, 0.5, ends=0.8)


def spilt(c: Card) -> None:
    """One bottle has tipped over: out of its mouth the fog runs, down the step and away over the setts."""
    for x, y, w, h, a in ((236, 1120, 110, 12, 0.4), (170, 1138, 90, 9, 0.3), (286, 1142, 90, 14, 0.45)):
        c.flat(ell(x, y, w, h), "#b8b0d4", a, 12, wob=2)
    c.shade(ell(392, 1118, 84, 9), 0.6, 7)
    b, m = milk_bottle(c, 470, 1098, 160, -86)
    air(b, m, [(-270, "#dcd8e8"), (-200, "#b4b4d0"), (-110, "#7480ac"), (-20, "#44507c")])
    for x, y, r in ((-20, -150, 30), (14, -190, 26), (-4, -232, 18), (24, -110, 26), (-10, -84, 24)):
        b.paint(ell(x, y, r), MIST, vol=10, clip=m, soft=5, edge=0, alpha=0.5, wob=1)
    b.line([(-48, -30), (-49, -140), (-42, -176)], 7, "#fffdf4", alpha=0.8, det=0.7)
    b.line([(-58, -8), (0, -1), (58, -8)], 5, "#e8f0f4", alpha=0.7)
    b.paint(ell(0, -280, 36, 13), ["#6c7c94", "#b8c4d0", "#fbf8f0"], vol=6, edge=0.4, det=0.7)  # the rim
    b.paint(ell(0, -283, 25, 8), ["#34405c", "#68789c"], vol=2, edge=0.3, det=0.7)  # and the mouth
    x, y = b.pt(0, -284)
    run = ((-4, 2, 9), (-14, 8, 13), (-24, 20, 16), (-30, 36, 18), (-20, 46, 18), (-48, 50, 20), (-74, 54, 17), (-98, 58, 14), (-120, 56, 10),
        (-34, 62, 20), (-64, 68, 18), (-8, 66, 17), (14, 74, 15), (-92, 72, 13))  # fmt: skip
    for dx, dy, r in run:
        a = min(0.95, 1.05 + dx * 0.005)
        c.paint(
            ell(x + dx, y + dy, r * 1.5, r * 0.8),
            MIST,
            vol=r * 0.8,
            edge=0,
            soft=5,
            alpha=a * 0.85,
            wob=2,
            amb=0.2,
        )


def doorstep(c: Card) -> None:
    """What we have been given."""
    c.glow(610, 1000, 230, "#ffb060", 0.34, 1.7)
    for x, y, h, weather in ((708, 1082, 236, snow), (512, 1082, 226, rainbow), (610, 1110, 312, sunrise)):
        c.shade(taper((x, y - 2, h * 0.1), (x + h * 0.34, y + 4, h * 0.06)), 0.5, 8)
        b, m = milk_bottle(c, x, y, h)
        weather(b, m)
        b.shade(
            blob((30, -10), (46, -150), (30, -220), (62, -190), (68, -100), (62, -6)),
            0.3,
            9,
            "#1c1838",
            clip=m,
        )
        seal(b)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(180, 60, 420), key="#ffdcc0", fog="#d898a0")
    dawn(c)
    c.glow(300, 560, 300, "#ffd8a0", 0.5, 1.4)
    cobbles(c)
    terrace(c, -1)
    terrace(c, 1)
    last_house(c)
    milkman(c)
    c.light = (180, 60, 420)
    slab(c)
    doorstep(c)
    spilt(c)
