"""Things and weather that feel: cloud, sun, moon, star, tree, mountain, wave, house, lighthouse, candle,
clock, robot.

A thing's face lies on plain paper. Arms, where it has some, are puppets' arms: `arm(c, ...)` lays one
anywhere.
"""

import math

from studio.papercut.bits import brad, strip
from studio.papercut.elements.faces import DISC, Look, face
from studio.papercut.elements.puppets import hand
from studio.papercut.elements.stage import cloud_path
from studio.papercut.families import shade
from studio.papercut.page import Page
from studio.papercut.papers import Ground, Paper, painted, printed, scale, stripes, tone
from studio.shapes import arch, blob, ell, poly, rect, star, taper

Spot = tuple[float, float]


def arm(
    c: Page,
    points: list[tuple[float, float]],
    w: float,
    sheet: Ground,
    palm: Ground | None = None,
    kind: str = "mitten",
    *,
    pin: bool = False,
    lift: float = 5,
) -> Spot:
    """An arm through points, a hand at its end. Any being may have one. Returns where the hand is."""
    pts = [(x, y, w * (1 - 0.22 * i / max(1, len(points) - 1))) for i, (x, y) in enumerate(points)]
    c.lay(taper(*pts), sheet, lift, 0.4)
    (ax, ay), (bx, by) = points[-2], points[-1]
    hand(c, bx, by, w * 0.7, palm or sheet, math.degrees(math.atan2(by - ay, bx - ax)) + 90, kind)
    if pin:
        brad(c, *points[0], w * 0.24)
    return bx, by


def limb(
    c: Page, points: list[tuple[float, float, float]], sheet: Ground, lift: float = 3, pin: float = 0
) -> None:
    """A bare arm or leg through (x, y, width), with a brad of size `pin` at its joint."""
    c.lay(taper(*points), sheet, lift, 0.4)
    if pin:
        brad(c, points[0][0], points[0][1], pin)


def cloud_being(
    c: Page,
    x: float,
    y: float,
    w: float,
    feel: str,
    *,
    colour: str = "#eeedea",
    turn: float = 0.0,
    look: Spot | None = None,
    made: Look = DISC,
) -> None:
    """A cloud of torn sheets with a face; its middle is at (x, y)."""
    with c.at(x, y):
        for dx, dy, k, by in ((-0.16, -0.1, 0.8, -0.1), (0.2, -0.06, 0.72, -0.07), (0.02, 0.02, 0.9, -0.04)):
            with c.at(dx * w, dy * w):
                c.lay(cloud_path(w * k), tone(shade(colour, by), 0.4), 5, 1.2, tear=8)
        with c.at(0, 0.05 * w):
            c.lay(cloud_path(w), tone(colour, 0.4), 7, 1.3, tear=9)
        with c.at(0, -0.02 * w, w / 250):
            face(c, feel, tone(shade(colour, -0.12), 0.4), gap=30, my=40, turn=turn, look=look, made=made)


def sun_being(
    c: Page,
    x: float,
    y: float,
    r: float,
    feel: str,
    *,
    colour: str = "#f8b83c",
    rays: int = 15,
    turn: float = 0.0,
    look: Spot | None = None,
    glow: float = 0.08,
) -> None:
    """The sun; its rays hang when it is low in spirits."""
    soft = 0.6 if feel in ("sad", "poorly", "sleepy", "lonely", "bored") else 1.0
    with c.at(x, y, r / 80):
        for i in range(rays):
            with c.at(0, 0, 1, i * 360 / rays + 5):
                c.lay(
                    blob((-13, -74), (0, -74 - 46 * soft, "c"), (13, -74)), tone(shade(colour, -0.08)), 4, 1.4
                )
        c.lay(ell(0, 0, 82), tone(colour), 7, 0.8, glow=glow)
        with c.at(0, -12):
            face(c, feel, tone(shade(colour, -0.08)), gap=29, my=50, turn=turn, look=look)


def moon_being(
    c: Page,
    x: float,
    y: float,
    r: float,
    feel: str,
    *,
    colour: str = "#f2c75c",
    turn: float = 0.0,
    look: Spot | None = None,
    crescent: bool = False,
    glow: float = 0.12,
) -> None:
    """The moon, full with craters or a crescent in profile."""
    with c.at(x, y, r / 80):
        if crescent:
            c.lay(
                blob(
                    (30, -84, "c"),
                    (-44, -66),
                    (-80, 0),
                    (-44, 66),
                    (30, 84, "c"),
                    (-8, 40),
                    (-4, 20),
                    (14, 8, "c"),
                    (-2, -8),
                    (0, -44),
                ),
                tone(colour),
                9,
                0.6,
                glow=glow,
            )
            with c.at(-36, -14, 0.62):
                face(c, feel, tone(shade(colour, -0.08)), gap=24, my=58, turn=0.4, look=look)
            return
        c.lay(ell(0, 0, 86), shade(colour, 0.4), 10, 0.6, tear=5, glow=glow)
        c.lay(ell(0, 0, 79), tone(colour), 3, 0.6, glow=glow)
        for dx, dy, q in ((-52, -34, 11), (48, 42, 13), (57, -22, 7), (-40, 48, 8)):
            c.lay(ell(dx, dy, q, q * 0.85), shade(colour, -0.25), 0.6, 0, tissue=0.7)
        with c.at(0, -10):
            face(c, feel, tone(shade(colour, -0.08)), gap=28, my=46, turn=turn, look=look)


def star_being(
    c: Page,
    x: float,
    y: float,
    r: float,
    feel: str,
    *,
    colour: str = "#ffd45e",
    rot: float = 0,
    look: Spot | None = None,
    glow: float = 0.2,
) -> None:
    """A star: five arms, a face."""
    with c.at(x, y, r / 120, rot):
        outline = star(0, 0, 122, 5, 0.52)
        c.lay(outline, tone(colour), 6, 1.2, glow=glow)
        with c.at(0, -6, 0.8):
            face(c, feel, tone(shade(colour, -0.08)), gap=26, my=42, look=look)


def tree_being(
    c: Page,
    x: float,
    y: float,
    h: float,
    feel: str,
    *,
    bark: str = "#8a5f3c",
    crown: Ground = "#57a352",
    arms: tuple[list[Spot], list[Spot]] | None = None,
    turn: float = 0.0,
    look: Spot | None = None,
) -> None:
    """An old tree with a face in its trunk and boughs for arms (points from its foot, h = 400)."""
    with c.at(x, y, h / 400):
        for q in (-1, 1):
            c.lay(taper((q * 40, -40, 40), (q * 96, -6, 22), (q * 140, 2, 6)), tone(bark), 4)
        for dx, dy, rx, ry in ((-100, -310, 96, 70), (100, -316, 96, 70), (0, -366, 130, 80)):
            c.lay(ell(dx, dy, rx, ry), crown, 5, 1.4, tear=6)
        c.lay(
            blob(
                (-78, 0),
                (-60, -90),
                (-70, -220),
                (-40, -300),
                (40, -300),
                (70, -220),
                (60, -90),
                (78, 0),
                (0, 12),
            ),
            tone(bark),
            7,
        )
        for px, py in ((-44, -90), (40, -70), (-20, -40)):
            strip(c, [(px, py), (px + 6, py - 34)], 4, shade(bark, -0.25), 0.3)
        with c.at(0, -190, 0.82):
            face(c, feel, tone(shade(bark, 0.1)), gap=28, my=54, turn=turn, look=look)
        for points in arms or ():
            arm(c, points, 34, tone(bark), kind="open")


def mountain_being(
    c: Page,
    x: float,
    y: float,
    w: float,
    h: float,
    feel: str,
    *,
    colour: str = "#6a6f8a",
    lava: bool = False,
    look: Spot | None = None,
    turn: float = 0.0,
) -> None:
    """A mountain or a small volcano (`lava=True`) standing at (x, y)."""
    with c.at(x, y):
        p = (
            (-w / 2, 4),
            (-w * 0.34, -h * 0.4),
            (-w * 0.15, -h),
            (w * 0.15, -h),
            (w * 0.34, -h * 0.4),
            (w / 2, 4),
        )
        c.lay(
            blob(*((a, b, "c") if abs(b) > h * 0.9 or b > 0 else (a, b) for a, b in p)), tone(colour), 8, 1.2
        )
        if lava:
            q = (
                (-w * 0.16, -h - 4),
                (w * 0.16, -h - 4),
                (w * 0.18, -h * 0.82),
                (w * 0.1, -h * 0.72),
                (w * 0.06, -h * 0.86),
                (-w * 0.02, -h * 0.66),
                (-w * 0.08, -h * 0.84),
                (-w * 0.17, -h * 0.78),
            )
            c.lay(blob(*q), painted("#e8452f", "#f5a623", force=0.7), 3, glow=0.12)
        else:
            c.lay(
                blob(
                    (-w * 0.16, -h - 4),
                    (w * 0.16, -h - 4),
                    (w * 0.2, -h * 0.78),
                    (w * 0.06, -h * 0.86),
                    (-w * 0.04, -h * 0.74),
                    (-w * 0.2, -h * 0.8),
                ),
                "#f7f9fa",
                2,
                tear=4,
            )
        with c.at(0, -h * 0.46, w / 330):
            face(c, feel, tone(shade(colour, -0.06)), gap=32, my=52, turn=turn, look=look)


def wave_being(
    c: Page,
    x: float,
    y: float,
    s: float,
    feel: str,
    *,
    sheet: Paper | None = None,
    flip: bool = False,
    look: Spot | None = None,
) -> None:
    """A great wave curling to the left, foam for hair; 420 high, standing on y."""
    with c.at(x, y, s, 0, flip):
        body = sheet or painted("#127c86", "#2a97a0", "#0d5f70")
        c.lay(
            blob(
                (-150, 0, "c"),
                (-90, -90),
                (-70, -210),
                (-120, -290),
                (-190, -280, "c"),
                (-160, -360),
                (-40, -420),
                (90, -370),
                (190, -220),
                (260, 0, "c"),
            ),
            body,
            8,
            1.2,
            angle=70,
        )
        for fx, fy, r in (
            (-196, -284, 30),
            (-176, -330, 34),
            (-130, -376, 38),
            (-70, -410, 40),
            (0, -420, 40),
            (70, -392, 36),
        ):
            c.lay(ell(fx, fy, r, r * 0.8), "#f4fbfa", 4, tear=5)
        with c.at(40, -230, 1.05, -8):
            face(c, feel, tone("#1f8a94"), gap=32, my=56, turn=-0.6, look=look)


def house_being(
    c: Page,
    x: float,
    y: float,
    w: float,
    h: float,
    feel: str,
    *,
    wall: str = "#f0d9a8",
    roof: Ground = "#b1543c",
    look: Spot | None = None,
    turn: float = 0.0,
) -> None:
    """A house whose windows are eyes."""
    with c.at(x, y):
        c.lay(rect(w * 0.18, -h * 1.02, w * 0.32, -h * 0.7), tone("#a8563e"), 4)
        c.lay(poly([(-w / 2, 0), (-w * 0.48, -h * 0.66), (w * 0.48, -h * 0.66), (w / 2, 0)]), tone(wall), 7)
        c.lay(poly([(-w * 0.6, -h * 0.6), (-w * 0.1, -h), (w * 0.1, -h), (w * 0.6, -h * 0.6)]), roof, 6)
        with c.at(0, -h * 0.42, w / 180):
            face(c, feel, tone(shade(wall, -0.1)), gap=36, my=48, look=look, turn=turn)


def lighthouse(
    c: Page,
    x: float,
    y: float,
    h: float,
    feel: str,
    *,
    bend: float = 0.0,
    colours: tuple[str, str] = ("#f7efe0", "#d8352c"),
    look: Spot | None = None,
) -> Spot:
    """A lighthouse that can bend (`bend` in units of h, to the right). Returns the place of its lamp."""
    top = x + bend * h, y - h * (1 - abs(bend) * 0.3)
    mid = x + bend * h * 0.2, y - h * 0.5
    c.lay(
        taper((x, y, h * 0.34), (*mid, h * 0.27), (*top, h * 0.2)),
        stripes(*colours, pitch=h * 0.16),
        9,
        angle=0,
    )
    tilt = math.degrees(math.atan2(top[0] - mid[0], mid[1] - top[1]))
    with c.at(*top, h / 600, tilt):
        c.lay(rect(-74, -16, 74, 8, 6), tone("#3a4a6a"), 4)
        c.lay(rect(-48, -84, 48, -14, 8), "#ffe08a", 3, 0, glow=0.6)
        c.lay(blob((-62, -80), (0, -136), (62, -80)), tone(colours[1]), 5)
    with c.at(*mid, h / 560, tilt * 0.5):
        c.lay(ell(0, 4, 66, 62), tone(colours[0], 0.3, 0.05), 1.5)
        face(c, feel, tone(shade(colours[0], -0.08)), gap=26, size=0.9, my=40, look=look)
    a = math.radians(tilt)
    return top[0] + math.sin(a) * 50 * h / 600, top[1] - math.cos(a) * 50 * h / 600


def candle(
    c: Page,
    x: float,
    y: float,
    h: float,
    feel: str,
    *,
    bend: float = 0.0,
    sheet: Ground = "#f6e8c8",
    look: Spot | None = None,
) -> None:
    """A candle with a face; it may bend away. Stands at (x, y)."""
    with c.at(x, y, h / 260):
        c.lay(taper((0, 0, 92), (bend * 20, -110, 88), (bend * 80, -200, 84)), sheet, 6)
        c.lay(
            blob(
                (bend * 80 - 42, -200),
                (bend * 80 - 30, -150),
                (bend * 80 - 18, -190),
                (bend * 80 + 20, -190),
                (bend * 80 + 30, -160),
                (bend * 80 + 42, -200),
            ),
            "#fffaf0",
            2,
        )
        with c.at(bend * 90, -252, 1, bend * 20):
            c.lay(
                blob((-26, 22), (-22, -14), (0, -62, "c"), (22, -14), (26, 22), (0, 34)),
                painted("#f5a623", "#e8452f"),
                4,
                glow=0.4,
            )
            c.lay(blob((-12, 18), (0, -22, "c"), (12, 18), (0, 26)), "#ffe9a8", 1, glow=0.6)
        with c.at(bend * 50, -140, 0.66, bend * 8):
            face(c, feel, sheet, gap=26, my=46, look=look)


def clock(
    c: Page,
    x: float,
    y: float,
    s: float,
    feel: str,
    *,
    colour: str = "#d8352c",
    look: Spot | None = None,
    legs: str = "stamp",
) -> None:
    """An alarm clock without numerals: two bells, two legs, arms are its hands."""
    with c.at(x, y, s):
        for q in (-1, 1):
            up = 26 if legs == "stamp" and q > 0 else 0
            c.lay(taper((q * 46, -50, 22), (q * 66, -10 - up, 18)), tone("#5a5460"), 4)
            c.lay(ell(q * 76, -2 - up, 28, 13), tone("#3a343c"), 3)
            c.lay(
                blob((q * 20, -222), (q * 30, -262), (q * 76, -262), (q * 98, -214), (q * 62, -190)),
                tone(colour),
                4,
            )
        c.lay(ell(0, -130, 108), tone(colour), 6)
        c.lay(ell(0, -130, 90), "#fbf6ea", 1.5)
        for i in range(12):
            a = i * math.pi / 6
            c.lay(ell(math.sin(a) * 78, -130 - math.cos(a) * 78, 4.5), "#6a5a60", 0.3, 0)
        with c.at(0, -148, 0.94):
            face(c, feel, tone("#ecdfc8"), gap=28, my=50, look=look)


def robot(
    c: Page,
    x: float,
    y: float,
    s: float,
    feel: str,
    *,
    colour: str = "#9fb3bf",
    arms: tuple[list[Spot], list[Spot]] | None = None,
    look: Spot | None = None,
    turn: float = 0.0,
) -> None:
    """A robot of boxes and brads, 360 high; arms as points from its foot."""
    sheet, dark = tone(colour), tone(shade(colour, -0.25))
    with c.at(x, y, s):
        for q in (-1, 1):
            c.lay(rect(q * 40 - 16, -90, q * 40 + 16, -16), dark, 4)
            c.lay(rect(q * 44 - 32, -24, q * 44 + 32, 4, 6), dark, 4)
        for points in arms or ([(-76, -190), (-112, -140), (-98, -96)], [(76, -190), (112, -140), (98, -96)]):
            arm(c, points, 26, dark, sheet, "fist", pin=True, lift=4)
        c.lay(rect(-80, -212, 80, -84, 10), sheet, 6)
        c.lay(rect(-46, -180, 46, -120, 6), printed("#fbf6ea", scale, "#c9d0d4", pitch=18), 1)
        for px in (-64, 64):
            brad(c, px, -198, 6)
        strip(c, [(0, -340), (4, -384)], 6, dark, 3)
        c.lay(ell(4, -388, 12), "#e2573b", 3, glow=0.2)
        c.lay(rect(-76, -344, 76, -218, 14), sheet, 6)
        with c.at(0, -294, 0.92):
            face(c, feel, sheet, gap=32, my=46, look=look, turn=turn)


def mitten(
    c: Page,
    x: float,
    y: float,
    s: float,
    feel: str,
    *,
    sheet: Ground = "#d8352c",
    flip: bool = False,
    look: Spot | None = None,
) -> None:
    """A mitten standing on its cuff, thumb out, 260 high."""
    with c.at(x, y, s, 0, flip):
        c.lay(blob((56, -110), (104, -150), (126, -134), (112, -90), (66, -56)), sheet, 3)
        c.lay(blob((-66, -50), (-76, -160), (-40, -244), (30, -250), (70, -180), (66, -50)), sheet, 6)
        c.lay(rect(-78, -60, 78, 2, 12), tone("#fbf6ea"), 4)
        for i in range(-6, 7):
            strip(c, [(i * 12, -54), (i * 12, -4)], 3, "#e4dccb", 0.2)
        with c.at(0, -156, 0.78):
            face(c, feel, sheet, gap=26, my=44, look=look)


def door_being(c: Page, x: float, y: float, w: float, h: float, feel: str, sheet: Ground = "#5a6a8a") -> None:
    """A door whose knob is a nose."""
    with c.at(x, y):
        c.lay(arch(-w / 2, -h, w / 2, 0), sheet, 5)
        with c.at(0, -h * 0.62, w / 170):
            face(c, feel, sheet, gap=28, my=56)
        brad(c, 0, -h * 0.62 + w * 0.16, w * 0.07)
