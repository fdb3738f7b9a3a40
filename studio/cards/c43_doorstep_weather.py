"""Doorstep Weather.

At dawn a milkman delivers weather: on every doorstep a bottle, here with a small sunrise, there with a
rainbow or snow. The last house in the street already stands under a cloud of its own; for that one there is a
bottle with lightning in it, and he carries it at arm's length.
"""

import math

from studio.elements.figures import bell
from studio.elements.lights import lamp_post
from studio.elements.weather_bottled import lightning, milk_bottle, rainbow, seal, snow, sunrise
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLUE, BRASS, GREEN, PLUM, ROOF_RED, SLATE, WHITE, WOOD
from studio.shapes import Point, blob, cut, ell, poly, quad, rect, taper

META = {"number": 43, "slug": "doorstep-weather", "seed": 4343}
FINISH = Finish(vignette=0.26, bloom=0.42)

VANISH = (300.0, 560.0)
BRICK = ["#2c1830", "#5c3044", "#985654", "#dc9478"]
BRICK2 = ["#281c38", "#503c58", "#846070", "#c49490"]
DOORS = (BLUE, GREEN, PLUM, SLATE)
STEP = ["#34304c", "#6c6078", "#a4909c", "#e8c8b8"]
Box = tuple[Point, Point, Point, Point]
LIGHTS = ("#ffb040", "#70c8f0", "#ff8c60", "#90d880")


def dawn(c: Card) -> None:
    """A pink sky; at the end of the street, the last house under its own dark sky."""
    c.sky([(0, "#5068a4"), (200, "#9880ac"), (380, "#ec9c98"), (540, "#fcc49c"), (620, "#fcd8a8")])
    c.clouds(40, 360, "#8c7cac", "#f8b8a4", cover=0.48, cell=170, a=0.7)
    ground = poly([(-20, 740), (240, 576), (360, 576), (820, 880), (820, 1220), (-20, 1220)])
    m = c.paint(
        ground, ["#14162c", "#2c2c48", "#54486a", "#9c7888"], vol=2, amb=0.32, edge=0, tex=0.3, wob=0.6
    )
    c.marks(m, lambda x, y: 0.12 * (x - 300) / 200, 700, 24, 7, jit=0.16, alpha=0.5, curl=0.2)


def last_house(c: Card) -> None:
    """Narrow, crooked, shut, and under the only cloud of the morning."""
    f = c.at(300, 590, 1.0, 0, vol=10, wob=0.5)
    dark = ["#18142c", "#2c2644", "#544a6c", "#8c7c98"]
    cloud = ["#1c1a38", "#3c3a60", "#74708c", "#c8b0b4"]
    f.paint(poly([(-44, 0), (-52, -128), (46, -132), (46, 0)]), dark)
    f.paint(poly([(-68, -122), (-10, -204), (64, -126)]), dark)
    f.flat(rect(-12, -46, 16, 0), "#141028", 1)
    f.flat(rect(-30, -104, -8, -72), "#141028", 1)
    f.flat(rect(12, -104, 32, -72), "#141028", 1)
    for dx, dy, r in ((-86, -286, 46), (84, -284, 50), (-36, -318, 62), (34, -322, 66), (0, -280, 66)):
        f.paint(
            ell(dx, dy, r * 1.2, r * 0.8), cloud, vol=34, edge=0.06, wob=1.6, light=(90, 40, 200), rim=0.5
        )
    for dx in (-96, -64, -30, 6, 40, 74, 102):
        f.line([(dx, -236), (dx - 12, -206 + abs(dx) * 0.2)], 3, "#b8c4e0", alpha=0.7)


def terrace(c: Card, side: int) -> None:
    """One side of the street, from far to near; on each step a bottle glows."""
    vx, vy = VANISH
    edges = (58, 96, 156, 254, 420, 720)
    for i in range(len(edges) - 1):
        far, near = edges[i], edges[i + 1]
        fog = (0.45, 0.3, 0.16, 0.05, 0.0)[i]
        x0, x1 = vx + side * far, vx + side * near
        top = vy - far * 1.5, vy - near * 1.5
        foot = vy + far * 0.62, vy + near * 0.62
        box = ((x0, top[0]), (x1, top[1]), (x1, foot[1]), (x0, foot[0]))
        eaves = [
            (x0, top[0]),
            (x0 + (x1 - x0) * 0.1, top[0] - far * 0.4),
            (x1, top[1] - near * 0.4),
            (x1, top[1]),
        ]
        c.paint(poly(eaves), ROOF_RED, vol=6, fog=fog, wob=0.6)
        wall = (BRICK, BRICK2)[(i + (side < 0)) % 2]
        m = c.paint(
            poly(box),
            wall,
            vol=3,
            fog=fog,
            wob=0.4,
            amb=0.5 if side > 0 else 0.3,
            tex=0.3,
            edge=0.2,
            grad=(0.1, -0.2),
        )
        for v in range(1, 44):
            c.line(
                [quad(*box, u, v / 44) for u in (0, 1)], 1.6, c.fade("#5c3440", fog), 0.3, 0.4, clip=m, ends=1
            )
        frame = [quad(*box, u, v) for u, v in ((0.12, 0.57), (0.5, 0.57), (0.5, 1), (0.12, 1))]
        door = [quad(*box, u, v) for u, v in ((0.16, 0.6), (0.46, 0.6), (0.46, 0.995), (0.16, 0.995))]
        c.paint(poly(frame), STEP, vol=3, fog=fog, wob=0.3)
        c.paint(poly(door), DOORS[(i + (side < 0)) % 4], vol=4, fog=fog, wob=0.3, edge=0.3)
        panels(c, box, fog)
        for storey in (0.12, 0.4):
            sash(c, box, storey, fog)
        if i < 4:
            step_and_bottle(c, box, near - far, side, LIGHTS[(i + (side < 0)) % 4], fog)


def step_and_bottle(c: Card, box: Box, width: float, side: int, col: str, fog: float) -> None:
    """A stone step before the door, and what has been left on it."""
    bx, by = quad(*box, 0.3, 1.02)
    bx -= side * width * 0.16
    size = max(30.0, width * 0.5)
    c.paint(poly([quad(*box, 0.08, 0.99), quad(*box, 0.54, 0.99), (quad(*box, 0.5, 1)[0] - side * width * 0.34, quad(*box, 0.5, 1.05)[1]),
        (quad(*box, 0.06, 1)[0] - side * width * 0.3, quad(*box, 0.06, 1.06)[1])]), STEP, vol=3, fog=fog, wob=0.3)  # fmt: skip
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
    pane = [quad(*box, u, w) for u, w in ((0.58, v), (0.86, v), (0.86, v + 0.17), (0.58, v + 0.17))]
    glass = ["#1c2040", "#444a70", "#c890a0"]
    size = abs(pane[1][0] - pane[0][0])
    c.paint(poly([quad(*box, u, w) for u, w in ((0.55, v - 0.012), (0.89, v - 0.012), (0.89, v + 0.18), (0.55, v + 0.18))]), STEP, vol=3,
        fog=fog, wob=0.3, edge=0.3)  # fmt: skip
    c.paint(poly(pane), glass, vol=3, fog=fog, wob=0.3, edge=0.3, amb=0.45)
    for a, b in (((0.72, v), (0.72, v + 0.17)), ((0.58, v + 0.085), (0.86, v + 0.085))):
        c.line(
            [quad(*box, *a), quad(*box, *b)], max(2.0, size * 0.07), c.fade("#a4909c", fog), 0.95, 0.3, ends=1
        )
    sill = [quad(*box, u, v + 0.185) for u in (0.52, 0.92)]
    c.line(sill, max(2.5, size * 0.12), c.fade("#b8a0a0", fog), 0.95, 0.3, ends=1)


def panels(c: Card, box: Box, fog: float) -> None:
    """The panels of a door, its knob, and courses of brick."""
    for v in (0.64, 0.82):
        for u in (0.2, 0.33):
            q = [quad(*box, u + a, v + b) for a, b in ((0, 0), (0.09, 0), (0.09, 0.13), (0, 0.13))]
            c.paint(poly(q), ["#0c1428", "#1c2c48", "#3c5070"], vol=2, fog=fog, wob=0.3, edge=0.3, alpha=0.5)
    c.dot(*quad(*box, 0.43, 0.8), 4.5, c.fade("#e8c078", fog), 0.95)
    for row in range(26):
        for col in range(7):
            u, v = (col + (row * 0.37) % 1) / 7.2, (row + 0.3) / 26
            if (
                (0.1 < u < 0.5 and v > 0.55)
                or (u > 0.5 and (0.1 < v < 0.33 or 0.38 < v < 0.6))
                or (row * 5 + col * 3) % 3 == 0
            ):
                continue
            q = [quad(*box, u + a, v + b) for a, b in ((0, 0), (0.1, 0), (0.1, 0.022), (0, 0.022))]
            c.flat(poly(q), c.fade(("#c87c64", "#3c2038")[(row + col) % 2], fog), 0.4, wob=0.5)


def milkman(c: Card) -> None:
    """From the side, going up the street; the storm is kept as far off as an arm allows."""
    cart(c, 410, 842)
    x, y, h = 250.0, 850.0, 210.0
    c.glow(150, 726, 130, "#8cc0ff", 0.75, 1.5)
    bell(c, x, y, h, WHITE, hat="cap", hat_ramp=SLATE, view="side", arm="back", lean=9, stout=0.95,
        light=(100, 640, 120))  # fmt: skip
    f = c.at(x, y, h / 112, 9, vol=6, wob=0.2, det=0.9, rim=0.6)
    f.paint(taper((-4, -66, 12), (-20, -60, 10), (-35, -66, 8)), WHITE)
    f.paint(ell(-38, -67, 4.6), ["#5a3328", "#b87a5c", "#f0c49c"], vol=4)
    bx, by = f.pt(-40, -58)
    b, m = milk_bottle(c, bx - 8, by + 46, 112, -8)
    lightning(b, m)
    seal(b)
    for k in range(7):
        a = k * 0.9 + 0.3
        r0, r1 = 62, 86
        cx, cy = b.pt(0, -120)
        c.line([(cx + r0 * math.cos(a), cy + r0 * math.sin(a)), (cx + r1 * math.cos(a + 0.1), cy + r1 * math.sin(a + 0.1))],
            3, "#f4fbff", 0.8, 0.8)  # fmt: skip


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
    """Our own step, and what we have been given."""
    c.paint(blob((250, 1240, "c"), (262, 1082, "c"), (500, 1062), (830, 1050, "c"), (830, 1240, "c")), STEP, vol=4, amb=0.5,
        tex=0.3, edge=0.2, grad=(0.1, -0.15))  # fmt: skip
    c.paint(poly([(256, 1150), (830, 1120), (830, 1240), (250, 1240)]), ["#3c3450", "#6c5c78", "#a08c98"], vol=4, amb=0.4,
        tex=0.35, edge=0.1)  # fmt: skip
    c.line([(262, 1150), (520, 1136), (800, 1120)], 6, "#f0d0b8", 0.7, 0.5, ends=0.8)
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
    c.shade(ell(100, 1012, 46, 9), 0.5, 6)
    lamp_post(c, 84, 1010, 400, lit=False)
    milkman(c)
    doorstep(c)
