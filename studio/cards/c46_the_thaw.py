"""The Thaw.

Two armies of snowmen face each other in rows, red scarves and blue scarves. In the middle two of them have
met over a small fire, a bucket and a colander for helmets, and hold each other's twigs; they are already melting into
one puddle. Far back a general has swapped his carrot for a recorder.
"""

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.land.land import mountain, snowfield
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BLUE, RED, STEEL
from studio.shapes import Path, blob, curve, cut, ell, poly, taper, xf

META = {"number": 46, "slug": "the-thaw", "seed": 4646}
FINISH = Finish(vignette=0.26, bloom=0.42)

FIRE = (400.0, 1004.0)
BODY = ["#4054a4", "#6c80c0", "#98a8d8", "#bcc4e0", "#e0d4d8", "#f8dcc0", "#ffe8c4", "#fff2d8"]
RANK = ["#303c84", "#5468a8", "#8496c8", "#b8c4e0", "#e8e4ec"]
COAL = ["#14101c", "#3c3440", "#8c7c74"]
SAFFRON = ["#4c2010", "#a05c18", "#e8a834", "#ffe088"]
CARROT = ["#6c1c0c", "#c84c14", "#f88c30", "#ffd088"]
TWIG = "#3c241c"


def dusk(c: Card) -> None:
    """A cold clear evening with the last rose at the horizon."""
    c.sky([(0, "#34488c"), (170, "#5c74b4"), (320, "#a8a4c8"), (420, "#ecbcb0"), (480, "#fbd4a4")])
    c.clouds(60, 380, "#7080b4", "#e8c4c4", cover=0.42, a=0.55, cell=170, sx=2.8)
    for x, h in ((70, 210), (250, 150), (560, 170), (730, 220)):
        mountain(c, x, 492, h, 330, ["#34448c", "#5c6ca8", "#94a0cc", "#f0ccc4"], fog=0.3, seed=x)
    c.fogband(486, 26, "#f0c8bc", 0.6)
    ice = ["#2c3c80", "#4c60a4", "#7088bc", "#a4b0d4"]
    snowfield(c, 480, ice, seed=5, amp=8)


def armies(c: Card) -> None:
    """Rows on both sides, pikes tipped with ice; nobody moves, and the frost smokes about their feet."""
    rows = (
        (512, 58, 6, 0.42),
        (552, 74, 5, 0.3),
        (604, 94, 4, 0.2),
        (674, 120, 3, 0.1),
        (768, 152, 3, 0.0),
        (872, 186, 2, 0.0),
    )
    for r, (y, h, n, fog) in enumerate(rows):
        for side, scarf in ((-1, RED), (1, BLUE)):
            for i in range(n, -1, -1):
                x = 400 + side * (96 + (y - 512) * 0.52 + (i + 0.5 * (r % 2)) * h * 0.92)
                if 0 < x < 800:
                    soldier(c, x, y, h, scarf, side < 0, fog)
        c.fogband(y + 2, 8 + h * 0.1, "#8c98cc", 0.5)


def soldier(c: Card, x: float, y: float, h: float, scarf: Ramp, flip: bool, fog: float) -> None:
    """One of the ranks: packed snow with its back to the last light, a pike at its shoulder."""
    f = c.at(
        x, y, h / 120, 0, flip, fog=fog, vol=22, wob=0.4, det=0.5, edge=0.34, amb=0.16, gain=0.8, tex=0.12
    )
    f.line([(-40, -4), (-40, -80), (-40, -138)], 4.4, "#3c2c44", alpha=1, ends=0.95)
    f.paint(poly([(-46, -134), (-34, -134), (-40, -168)]), ["#7c94c8", "#c4dcf0", "#f8ffff"], vol=3)
    f.shade(ell(0, 0, 48, 8), 0.5, 5, "#24306c")
    for ball_at, size in ((ell(0, -30, 39, 33), 26), (ell(0, -74, 29, 26), 20), (ell(0, -108, 21, 20), 16)):
        m = f.paint(ball_at, RANK, vol=size)
        f.shade(ell(6, -48 if size == 26 else -88, 34, 12), 0.34 if size > 16 else 0, 6, "#2c3878", clip=m)
    f.line([(-24, -80), (-34, -72), (-41, -78)], 3.4, TWIG, alpha=1)
    f.paint(taper((-18, -92, 9), (0, -88, 11), (18, -92, 9)), scarf, vol=4)
    f.paint(taper((14, -90, 9), (21, -72, 10), (18, -56, 9)), scarf, vol=4)
    f.paint(blob((-12, -112, "c"), (-36, -105, "c"), (-12, -103, "c")), CARROT, vol=3)
    for px in (-12, 1):
        f.flat(ell(px, -115, 2.3), "#1c1820", det=1)


def flautist(c: Card) -> None:
    """The general on his mound, far back, a recorder at his lips, pointing down before him."""
    c.paint(blob((300, 566), (340, 532), (400, 518), (460, 532), (500, 566)), ["#3c4c94",
        "#6478b4", "#98a8d0"], vol=3, amb=0.45, edge=0, soft=6)  # fmt: skip
    f = c.at(400, 540, 1.06, wob=0.25, vol=20, edge=0.3, det=0.8, gain=0.86)
    snow = ["#5468a8", "#98a8d0", "#dce0ec", "#fff4e4"]
    f.shade(ell(0, 0, 46, 8), 0.5, 5, "#24306c")
    m = f.paint(ell(0, -28, 38, 32), snow)
    f.shade(ell(0, -50, 30, 9), 0.4, 5, "#3c4c8c", clip=m)
    f.paint(ell(0, -76, 28, 26), snow)
    f.paint(ell(0, -116, 22, 21), snow)
    f.paint(blob((-30, -128), (0, -122), (30, -128), (20, -138), (14, -154), (-14, -154), (-20,
        -138)), ["#2c2040", "#5c4874", "#a08cac"], vol=6)  # fmt: skip
    f.flat(ell(0, -145, 5), "#f0c858", 1, det=1)
    for ex in (-12, 3):
        f.line([(ex - 4, -119), (ex, -116.5), (ex + 4, -119)], 2.4, "#1c1828", alpha=1, det=1)
    f.flat(ell(-2, -111, 8, 5), "#ff9c78", 0.3, 3)
    for hand in (((24, -84), (16, -72), (-16, -74)), ((-26, -84), (-40, -68), (-27, -58))):
        f.line(list(hand), 4, TWIG, alpha=1)
    pipe = blob(
        (-8, -108),
        (-3, -105),
        (-22, -62),
        (-27, -44),
        (-25, -38, "c"),
        (-42, -44, "c"),
        (-37, -49),
        (-29, -66),
    )
    f.paint(pipe, ["#2c140c", "#5c2c18", "#a0602c", "#e8b068"], vol=5, edge=0.35)
    for t in (0.3, 0.46, 0.6):
        f.flat(ell(-6 - 26 * t, -106 + 62 * t, 1.7), "#180c0c", 1, det=1)
    for x, y in ((-10, -97), (-31, -53)):
        f.line([(x - 4.6, y - 2.4), (x + 4.8, y + 2.2)], 3, "#f4dca0", alpha=1, ends=0.95)
    for x, y in ((-18, -76), (-28, -60)):
        for k in (0, 4.4):
            f.line([(x - 6, y - 1 + k), (x + 5, y + 3 + k)], 2.2, TWIG, alpha=1, ends=0.8)


def ball(f: Frame, shape: Path, size: float) -> Arr:
    """Packed snow: as round as it is wide, warm towards the fire, and a cold edge of evening on its back."""
    m = f.paint(
        shape,
        BODY,
        vol=size * 1.15,
        amb=0.2,
        gain=0.86,
        light=(*FIRE, 210),
        wob=0.5,
        edge=0.1,
        tex=0.13,
        lump=0.05,
    )
    back = cut(shape, xf(shape, -size * 0.16, size * 0.05))
    f.flat(back, "#bccdf8", 0.6, size * 0.05, clip=m)
    return m


def melting(c: Card, f: Frame, scarf: Ramp) -> None:
    """One of the two: leaning in, slumping into the water at the foot."""
    foot = blob((-150, 18), (-138, -16), (-122, -70), (-96, -136), (-40, -180), (30, -184), (92, -148), (126, -84), (140, -20),
        (154, 18), (0, 30))  # fmt: skip
    m = ball(f, foot, 118)
    f.shade(ell(-18, -178, 74, 20), 0.45, 12, "#2c3878", clip=m)
    m = ball(f, ell(-16, -246, 92, 84), 88)
    for y in (-268, -228):
        f.paint(ell(-72, y, 8, 9), COAL, vol=5, det=0.9, light=(*FIRE, 150))
    f.shade(ell(-36, -314, 60, 18), 0.45, 10, "#2c3878", clip=m)
    twig(f, f.flip)
    head(f)
    around = f.paint(taper((-98, -318, 26), (-42, -302, 38), (24, -318, 32)), scarf, vol=15, amb=0.2, light=(*FIRE, 150),
        wob=0.4, edge=0.28)  # fmt: skip
    tail = f.paint(taper((20, -314, 32), (58, -268, 36), (72, -206, 40), (84, -158, 40)), scarf, vol=15, amb=0.18,
        light=(*FIRE, 150), wob=0.4, edge=0.28)  # fmt: skip
    for k in range(4):
        f.line([(69 + k * 9, -160), (71 + k * 10, -136)], 4, scarf[2], alpha=0.9)
    c.marks(np.maximum(around, tail), 0.9, 140, 18, 3, jit=0.1, alpha=0.6)
    for x, y, h in ((-92, -176, 26), (-52, -158, 18), (-128, -56, 24)):
        drop(f, x, y, h)


def drop(f: Frame, x: float, y: float, h: float) -> None:
    """A drop about to fall from (x, y)."""
    f.paint(blob((x, y - h * 0.4, "c"), (x + h * 0.3, y + h * 0.4), (x, y + h * 0.7), (x - h * 0.3, y + h * 0.4)),
        ["#5c7cc4", "#b8d4f4", "#ffffff"], vol=4, det=0.8, wob=0.2, light=(*FIRE, 150))  # fmt: skip
    f.flat(ell(x - h * 0.08, y + h * 0.3, h * 0.09), "#ffffff", 1, det=1, wob=0.2)


def head(f: Frame) -> None:
    """Bowed towards the other, eyes shut, carrot to carrot."""
    ball(f, ell(-50, -368, 72, 68), 72)
    nose = blob((-108, -382), (-134, -376), (-194, -344, "c"), (-136, -352), (-108, -358))
    f.paint(nose, CARROT, vol=10, amb=0.3, light=(*FIRE, 150), wob=0.3, det=0.8, edge=0.3)
    for x in (-126, -146, -164):
        f.line([(x, -376 - (x + 126) * 0.45), (x + 3, -366 - (x + 126) * 0.4)], 2.4, "#a03c10", alpha=0.7)
    for x, y in ((-104, -396), (-64, -398)):
        f.line([(x - 12, y - 2), (x, y + 7), (x + 11, y - 2)], 6.5, "#181420", alpha=1, det=1)
    for x, y in ((-104, -342), (-91, -333), (-75, -330), (-60, -334)):
        f.paint(ell(x, y, 4.6), COAL, vol=2, det=1)
    f.flat(ell(-52, -362, 18, 12), "#ff8c68", 0.45, 7)


def bucket(f: Frame) -> None:
    """A tin bucket upside down, its handle hanging over one ear."""
    tin = {"wob": 0.25, "edge": 0.3, "light": (*FIRE, 190), "amb": 0.22}
    m = f.paint(poly([(-116, -410), (-94, -492), (-22, -502), (20, -418)]), STEEL, vol=40, **tin)
    f.flat(poly([(-84, -420), (-70, -492), (-58, -494), (-66, -422)]), "#f4f0ec", 0.5, 4, clip=m)
    f.paint(taper((-96, -494, 8), (-58, -500, 9), (-20, -503, 8)), STEEL, vol=4, **tin)
    f.paint(taper((-122, -410, 15), (-50, -424, 17), (26, -416, 15)), STEEL, vol=7, **tin)
    f.line(curve((-6, -424), (24, -388), (6, -350), (-10, -352)), 4, "#2c3044", alpha=0.9)


def colander(f: Frame) -> None:
    """An enamel colander, holes and all."""
    tin = {"wob": 0.25, "edge": 0.3, "light": (*FIRE, 190), "amb": 0.22}
    m = f.paint(blob((-120, -408, "c"), (-112, -452), (-80, -486), (-40, -494), (0, -480), (22, -448), (24, -414, "c")), SAFFRON,
        vol=56, **tin)  # fmt: skip
    for row, y in enumerate((-436, -458, -477)):
        for k in range(6 - row):
            x = -98 + row * 9 + k * (20 - row)
            f.flat(ell(x, y - 6 * np.sin((x + 110) / 40), 4.6, 4), "#4c2008", 0.9, clip=m, det=0.8, wob=0.2)
    f.paint(taper((-126, -406, 13), (-50, -420, 16), (30, -412, 13)), SAFFRON, vol=7, **tin)


def twig(f: Frame, over: bool) -> None:
    """An arm held out to the other: one hand lies over the other's wrist, the other one under it."""
    up = 10 if over else -8
    branch(f, ((-66, -246), (-112, -254), (-156, -240 - up * 0.4), (-200, -238 - up)), 11)
    branch(f, ((-128, -250), (-142, -266), (-152, -272)), 5)
    for dx, dy in ((-26, -10), (-32, 3), (-26, 15)):  # three fingers bent to the other's arm
        branch(
            f,
            (
                (-194, -238 - up),
                (-200 + dx * 0.5, -237 - up * 0.8 + dy * 0.6),
                (-200 + dx, -236 - up * 0.2 + dy * 0.9),
            ),
            5.6,
        )


def branch(f: Frame, line: tuple[tuple[float, float], ...], w: float) -> None:
    """A stick with the fire on its underside."""
    f.line(list(line), w, TWIG, alpha=1, ends=0.6, wob=0.4)
    f.line([(x, y + w * 0.2) for x, y in line], w * 0.34, "#e09c5c", alpha=0.8)


def fire(c: Card) -> None:
    """Broken spears and one small flame for two."""
    x, y = FIRE
    c.halo(x, y - 30, 150, "#ff9040", 0.42)
    c.shade(ell(x, y + 44, 104, 20), 0.75, 8, "#2c1820")
    stones(c, ((-66, 30, 15), (-36, 22, 13), (0, 20, 13), (36, 22, 13), (66, 30, 15)))
    for a, b in (((-58, 46), (40, 10)), ((58, 46), (-40, 10)), ((-34, 50), (34, 46))):
        c.paint(taper((x + a[0], y + a[1], 20), (x + b[0], y + b[1], 15)), ["#1c0c0c",
            "#5c2c1c", "#b06c3c", "#ffb868"], vol=8, wob=0.5, edge=0.3)  # fmt: skip
        c.paint(ell(x + a[0], y + a[1], 8, 10), ["#5c341c", "#c08850", "#f8d49c"], vol=3, edge=0.4)
    for dx, h, w, ramp in ((-20, 74, 21, ["#c83010", "#f07820", "#ffc040"]), (22, 66, 19,
        ["#c83010", "#f07820", "#ffc040"]), (0, 112, 28, ["#e84c10", "#ff9c28", "#ffdc60"]), (2,
        62, 15, ["#ffc840", "#fff0a0", "#fffbe0"])):  # fmt: skip
        c.paint(blob((x + dx, y + 24 - h, "c"), (x + dx + w * 0.7, y + 24 - h * 0.45),
            (x + dx + w, y + 8), (x + dx, y + 26), (x + dx - w, y + 8), (x + dx - w * 0.6,
            y + 24 - h * 0.5)), ramp, vol=10, amb=0.5, edge=0.05, wob=0.7, det=0.6)  # fmt: skip
    stones(c, ((-84, 46, 18), (-52, 58, 17), (-16, 62, 17), (20, 62, 18), (56, 58, 16), (86, 46, 18)))
    for i in range(9):
        c.dot(x - 40 + (i * 37) % 84, y - 110 - i * 22, 2.4, "#ffd078", 0.95)


def stones(c: Card, places: tuple[tuple[float, float, float], ...]) -> None:
    """Part of the ring of stones about the fire: place and size of each, seen from the fire."""
    x, y = FIRE
    for dx, dy, r in places:
        c.paint(blob((x + dx - r, y + dy + r * 0.5), (x + dx - r * 0.8, y + dy - r * 0.4), (x + dx, y + dy - r * 0.75), (x + dx + r * 0.9, y + dy - r * 0.3),
            (x + dx + r, y + dy + r * 0.5), (x + dx, y + dy + r * 0.65)), ["#181830", "#3c3c5c", "#7c7080", "#f0b078"], vol=r, amb=0.12, wob=0.5,
            edge=0.35, det=0.5, light=(x, y + 6, 40))  # fmt: skip


def puddle(c: Card) -> None:
    """One water under both of them, holding the fire and the two faces."""
    shape = blob(
        (66, 1092), (150, 1064), (400, 1078), (650, 1064), (736, 1094), (660, 1136), (430, 1154), (180, 1142)
    )
    c.paint(blob((44, 1092), (140, 1054), (400, 1068), (660, 1054), (758, 1094), (676, 1148),
        (430, 1168), (164, 1154)), ["#30407c", "#5c70ac", "#94a0c8"], vol=8, edge=0, soft=5)  # fmt: skip
    m = c.paint(shape, ["#101c4c", "#24386c", "#48609c", "#9c94b0"], vol=3, amb=0.4, edge=0.3, tex=0.1)
    c.mirror(1070, 40, 760, 0.72, 0.7, 200, "#24386c", 0.25, clip=m)
    c.marks(m, 0.0, 60, 40, 3, jit=0.12, alpha=0.5)
    c.line(curve((90, 1100), (170, 1132), (420, 1146), (640, 1130), (716, 1100)), 3, "#fff4e0", 0.6)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 520, 300), key="#ffe4c0", fog="#7c84b8")
    dusk(c)
    armies(c)
    c.darken(c.ground(500) * 0.5, "#3c50a0", 0.2)
    flautist(c)
    c.fogband(800, 50, "#5c6cac", 0.4)
    near = c.paint(blob((-60, 1260), (-60, 880), (160, 852), (400, 870), (640, 852), (860, 880),
        (860, 1260)), ["#0c1640", "#1c2c68", "#344884", "#d09c88"], vol=30, amb=0.2, edge=0,
        soft=6, tex=0.14, light=(*FIRE, 200))  # fmt: skip
    c.marks(near, 0.05, 300, 70, 4, jit=0.04, alpha=0.4)
    c.glow(*FIRE, 420, "#ff8840", 0.32, 1.7, 0.6)
    c.light = (*FIRE, 130)
    for f, scarf, pot in (
        (c.at(204, 1076, 1, 2, True), RED, bucket),
        (c.at(596, 1076, 1, -2), BLUE, colander),
    ):
        melting(c, f, scarf)
        pot(f)
    drop(c.at(401, 742), 0, 0, 18)
    fire(c)
    puddle(c)
    c.snowfall(50)
