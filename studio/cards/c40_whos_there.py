"""Who's There?

Under a bed, at floor level, a small round monster hugs a rag doll beside a candle stub and trembles: two
enormous slippers are coming, with the hem of a nightshirt. Its home is neat: a matchbox bed, a picture of
a cave, a tin of lost marbles. It has barricaded itself with building blocks.
"""

import math

from studio.colour import Arr, Ramp
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BLUE, BRASS, COAT, CREAM, LINEN, RED, ROSE, STEEL, TEAL
from studio.shapes import blob, curve, ell, poly, rect, star, taper

META = {"number": 40, "slug": "whos-there", "seed": 4040}
FINISH = Finish(vignette=0.34, bloom=0.45)

CANDLE = (112.0, 940.0)
PLANK = ["#1c1018", "#4c2c28", "#8c5838", "#dc9c5c"]
BED = ["#140c18", "#38242c", "#6c4838", "#b8845c"]
TICKING = ["#2c2440", "#5c5074", "#9488a4", "#d8ccd0"]
MOSS = ["#101c1c", "#2c4c34", "#5c8444", "#a8b858", "#f4e898"]
SLIPPER = ["#2c1430", "#6c2c54", "#b05c78", "#f0a8a0"]
SHIRT = ["#3c3c6c", "#7c80ac", "#c0c4d8", "#f4f0f0"]


def room_beyond(c: Card) -> None:
    """The bedroom seen from under the bed: violet dusk, skirting, boards."""
    c.sky([(0, "#3c3058"), (400, "#5c5080"), (720, "#8478a0")], calm=0.5)
    c.glow(640, 520, 420, "#c8c0e8", 0.42, 1.6)
    for x in range(40, 800, 84):
        c.line([(x, 200), (x + 2, 640)], 20, "#4c4070", 0.28, 1, ends=1, det=0)
    c.paint(rect(-20, 634, 820, 692), ["#3c3054", "#5c5078", "#9084a4"], vol=6, wob=0.4)
    floor = c.paint(poly([(-20, 690), (820, 690), (820, 1220), (-20, 1220)]), PLANK, vol=2,
        amb=0.3, gain=0.75, edge=0, grain=1, tex=0.3, wob=0.3, light=(*CANDLE, 130))  # fmt: skip
    for i in range(-9, 10):
        c.line([(430 + i * 56, 692), (430 + i * 190, 1215)], 3.4, PLANK[0], 0.7, 0.6, clip=floor)
    for x, y in ((300, 742), (560, 880), (240, 860), (470, 1010), (640, 1120)):
        c.line([(x - 30, y), (x + 34, y + 1)], 2.4, PLANK[0], 0.6)


def visitor(c: Card) -> None:
    """Two enormous slippers and a striped hem, coming."""
    c.shade(ell(620, 826, 250, 34), 0.55, 18, "#140c20")
    hem = blob((430, 180, "c"), (830, 180, "c"), (840, 500), (820, 560, "c"), (750, 580), (670,
        560), (580, 586), (500, 560), (424, 572, "c"), (432, 400))  # fmt: skip
    for x0, x1 in ((530, 590), (720, 764)):
        c.paint(taper((x0, 520, 92), ((x0 + x1) / 2, 640, 78), (x1, 734, 84)), ["#4c3848",
            "#94707c", "#d8a89c", "#f8dcc8"], vol=26, wob=0.4)  # fmt: skip
    m = c.paint(hem, SHIRT, vol=40, amb=0.34, wob=0.5, edge=0.25, light=(700, 200, 240))
    for x in range(440, 850, 44):
        c.line([(x, 180), (x + 4, 420), (x - 2, 590)], 13, "#5c6cac", 0.5, 0.6, clip=m, ends=1, det=0)
    for x in (500, 590, 680, 765):
        c.line([(x - 6, 240), (x + 4, 480), (x, 580)], 18, "#3c3c6c", 0.3, 1, clip=m, det=0)
    for x, y, s in ((762, 806, 1.0), (570, 838, 1.12)):
        slipper(c.at(x, y, s, wob=0.3, edge=0.28))


def slipper(f: Frame) -> None:
    """One soft slipper, toe towards the bed, pompom on top."""
    f.shade(ell(-14, 6, 130, 18), 0.6, 10, "#140c18")
    f.paint(
        blob((-150, -6), (-140, 8), (96, 10), (104, -4), (0, -12)), ["#1c1014", "#4c3028", "#8c6044"], vol=6
    )
    shape = blob((-152, -8), (-150, -52), (-110, -86), (-56, -96), (-8, -108), (40, -112), (90,
        -96), (106, -50), (104, -6), (0, -2))  # fmt: skip
    m = f.paint(shape, SLIPPER, vol=46, amb=0.2, gain=1.1, light=(*CANDLE, 170), rim=0.7, rimw=9, tex=0.25)
    f.card.marks(m, 0.4, 220, 22, 3.4, jit=0.09, alpha=0.6)
    f.paint(blob((-18, -98), (40, -122), (92, -104), (70, -86), (10, -86)), ["#1c0c20",
        "#4c2440", "#8c4c64"], vol=6)  # fmt: skip
    f.paint(taper((-24, -96, 20), (34, -120, 22), (96, -100, 20)), CREAM, vol=8, tex=0.4)
    ball = f.paint(ell(-92, -92, 27, 25), CREAM, vol=18, tex=0.4, wob=2, light=(*CANDLE, 170))
    f.card.marks(ball, lambda x, y: x * 0.2 + y * 0.3, 90, 14, 3, jit=0.12, alpha=0.7, curl=0.6)


def bed_overhead(c: Card) -> None:
    """Slats, the sagging mattress, the rail and its two legs: the frame of this world."""
    c.paint(rect(-20, -20, 820, 372), ["#0c0814", "#1c1428", "#34284c"], vol=4, amb=0.3, edge=0)
    for y0, y1 in ((60, 140), (186, 262), (288, 346)):
        sag = blob((-30, y0, "c"), (830, y0, "c"), (830, y1 - 26, "c"), (600, y1 + 4), (400,
            y1 + 14), (200, y1 + 4), (-30, y1 - 26, "c"))  # fmt: skip
        m = c.paint(sag, TICKING, vol=30, amb=0.1, gain=1.1, light=(*CANDLE, 340), edge=0.25, wob=0.6)
        for x in range(0, 820, 46):
            c.line([(x, y0), (x + (x - 400) * 0.05, y1 + 12)], 9, "#241c3c", 0.55, 0.6, clip=m, ends=1, det=0)
    for y, h in ((-10, 74), (132, 60), (252, 46), (340, 52)):
        c.shade(rect(-20, y + h, 820, y + h + 16), 0.5, 8)
        slat = c.paint(rect(-20, y, 820, y + h), BED, vol=10, amb=0.2, gain=1.3, grain=1,
            wob=0.5, edge=0.35, light=(*CANDLE, 420))  # fmt: skip
        c.marks(slat, 0.0, 120, 60, 3.4, jit=0.1, alpha=0.5)
    for x in (14, 786):
        leg = blob((x - 52, 360, "c"), (x + 52, 360, "c"), (x + 40, 560), (x + 50, 740),
            (x + 34, 790), (x - 34, 790), (x - 50, 740), (x - 40, 560))  # fmt: skip
        m = c.paint(leg, BED, vol=30, amb=0.16, gain=1.15, grain=2, wob=0.4, edge=0.3, light=(*CANDLE, 200))
        c.marks(m, 1.57, 140, 50, 3.4, jit=0.1, alpha=0.5)


def home(c: Card) -> None:
    """What it owns: a matchbox bed, a picture, a tin of marbles."""
    f = c.at(190, 828, 1.0, -3, wob=0.3, vol=6, edge=0.3, det=0.6)
    f.shade(ell(0, 8, 110, 16), 0.55, 9)
    f.paint(poly([(-96, -46), (80, -46), (104, 0), (-112, 0)]), ["#2c2c4c", "#545880", "#9494ac"], vol=4)
    f.paint(poly([(-112, 0), (104, 0), (104, 30), (-112, 30)]), BLUE, vol=5)
    f.paint(poly([(104, 0), (80, -46), (86, -20), (106, 28)]), BLUE, vol=3)
    f.paint(blob((-84, -40), (-30, -42), (-26, -8), (-92, -6)), LINEN, vol=10)
    f.paint(blob((-34, -44), (78, -44), (98, -2), (30, 4), (-40, -2)), RED, vol=12)
    for i in range(3):
        f.line([(-16 + i * 36, -44), (-12 + i * 42, 0)], 6, "#f4c488", alpha=0.7)
    p = c.at(240, 560, 1, -5, wob=0.25, vol=5, edge=0.3, det=0.7)
    c.line([(244, 392), (236, 450), (240, 514)], 2.4, "#1c1018", 0.9)
    p.shade(rect(-52, -40, 56, 62), 0.5, 8)
    p.paint(rect(-54, -46, 54, 54, 3), BRASS)
    p.paint(rect(-43, -36, 43, 44), ["#7c98a8", "#b8c8b8", "#ece0b8"], vol=2, amb=0.5)
    p.paint(blob((-43, 44, "c"), (-42, -4), (-20, -26), (16, -24), (38, -2), (43, 44, "c")),
        ["#2c2c34", "#5c5458", "#948478"], vol=12)  # fmt: skip
    p.paint(blob((-20, 44, "c"), (-20, 12), (0, -4), (20, 12), (22, 44, "c")), ["#08080f",
        "#14101c", "#241c2c"], vol=3)  # fmt: skip


def marbles(c: Card) -> None:
    """The tin of lost marbles, and one that got away."""
    f = c.at(682, 1146, 0.95, 0, wob=0.25, vol=8, edge=0.3, det=0.7)
    f.shade(ell(0, 4, 76, 12), 0.55, 8)
    f.paint(ell(0, -66, 62, 17), ["#1c1c28", "#3c3c4c"], vol=3)
    for x, y, ramp in ((-34, -72, TEAL), (-8, -78, RED), (18, -74, COAT), (40, -70, BLUE), (4,
        -66, ROSE), (-22, -64, COAT)):  # fmt: skip
        ball(f, x, y, 17, ramp)
    f.paint(blob((-62, -66, "c"), (-30, -54), (30, -54), (62, -66, "c"), (56, -4), (0, 6), (-56,
        -4)), STEEL, vol=24, amb=0.16, light=(*CANDLE, 160))  # fmt: skip
    f.line([(-60, -46), (0, -36), (60, -46)], 2.4, "#2c3040", alpha=0.6)
    f.line([(-58, -16), (0, -6), (58, -16)], 2.4, "#2c3040", alpha=0.6)
    g = c.at(560, 1146, 1)
    g.shade(ell(2, 4, 22, 5), 0.5, 4)
    ball(g, 0, -12, 17, TEAL)


def ball(f: Frame, x: float, y: float, r: float, ramp: Ramp) -> None:
    """A glass marble with its glint."""
    f.paint(ell(x, y, r), ramp, vol=r * 0.9, wob=0.2, det=0.8, amb=0.2)
    f.flat(ell(x - r * 0.35, y - r * 0.4, r * 0.24), "#fffbe8", 0.95, det=1)


def barricade(c: Card) -> None:
    """Building blocks between it and the slippers."""
    cubes = ((528, 1044, COAT, 0), (598, 1058, TEAL, 1), (668, 1044, RED, 2), (562, 982, RED,
        1), (634, 986, BLUE, 0), (600, 922, COAT, 2))  # fmt: skip
    c.shade(ell(600, 1050, 140, 18), 0.55, 10)
    for x, y, ramp, sign in cubes:
        f = c.at(x, y, 0.88, (x * 7 % 9) - 4, wob=0.25, edge=0.35, det=0.6)
        f.paint(rect(-37, -72, 37, 2, 5), ramp, vol=7, amb=0.14, gain=1.2, light=(*CANDLE, 130), rim=0.6)
        f.paint(rect(-26, -61, 26, -9, 3), CREAM, vol=2, amb=0.2, light=(*CANDLE, 130))
        if sign == 0:
            f.flat(star(0, -34, 19), ramp[1], 0.9, det=0.6)
        elif sign == 1:
            f.flat(ell(0, -35, 15), ramp[1], 0.9, det=0.6)
        else:
            f.flat(poly([(0, -54), (18, -20), (-18, -20)]), ramp[1], 0.9, det=0.6)


def monster(c: Card) -> None:
    """A furry dome, two horns, two very large eyes, and the doll."""
    f = c.at(330, 1124, 1.0, wob=0.5, edge=0.2)
    f.shade(ell(10, 2, 168, 22), 0.65, 12)
    for sg in (-1, 1):
        horn = taper((sg * 74, -258, 36), (sg * 108, -304, 24), (sg * 96, -350, 6))
        f.paint(horn, ["#5c4c48", "#a8947c", "#ecdcb0", "#fff8e0"], vol=12, wob=0.3, light=(*CANDLE, 130))
    body = blob((0, -286), (70, -270), (122, -206), (146, -110), (150, -20), (110, 2), (0, 6),
        (-110, 2), (-150, -20), (-146, -110), (-122, -206), (-70, -270))  # fmt: skip
    m = f.paint(body, MOSS, vol=110, amb=0.14, gain=1.15, light=(*CANDLE, 150), rim=0.6, rimw=10, tex=0.3)
    fur(c, m, f)
    for sg in (-1, 1):
        foot = f.paint(ell(sg * 74 - 4, 0, 50, 19), MOSS, vol=16, amb=0.2, light=(*CANDLE, 150))
        c.marks(foot, 0.6, 60, 18, 3.4, jit=0.09, alpha=0.7)
    eyes(f)
    f.line([(-22, -140), (-8, -146), (6, -138), (20, -146), (34, -139)], 5, "#14201c", alpha=0.95)
    f.paint(poly([(0, -141), (13, -143), (8, -127)]), CREAM, vol=2, det=0.9)
    doll(c.at(*f.pt(0, 14), 0.96, wob=0.5, edge=0.2))
    for sg in (-1, 1):
        arm = f.paint(taper((sg * 122, -140, 52), (sg * 96, -74, 46), (sg * 26, -58, 38)), MOSS,
            vol=18, amb=0.16, gain=1.15, light=(*CANDLE, 150), edge=0.3)  # fmt: skip
        c.marks(arm, 2.2 if sg > 0 else 0.9, 240, 24, 3.6, jit=0.1, alpha=0.75)
    for x, y in ((-176, -150), (174, -170)):
        for i in (0, 16):
            k = 1 if x > 0 else -1
            f.line(curve((x + i * k, y - 26), (x + (i + 8) * k, y - 8), (x + i * k, y + 8),
                (x + (i + 8) * k, y + 26)), 4, "#f4e4b0", alpha=0.75)  # fmt: skip


def fur(c: Card, m: Arr, f: Frame) -> None:
    """Hair running down and out from the crown."""
    cx, cy = f.pt(0, -300)
    c.marks(m, lambda x, y: math.pi / 2 + 0 * x - (x - cx) / 260 + 0 * (y - cy), 2600, 34, 4,
        jit=0.1, alpha=0.75, curl=0.3)  # fmt: skip


def eyes(f: Frame) -> None:
    """Round as plates, looking to the right and up."""
    for sg in (-1, 1):
        x = 14 + sg * 52
        f.shade(ell(x, -200, 52, 54), 0.45, 7)
        f.paint(ell(x, -204, 46, 48), ["#8c8064", "#e4d8a8", "#fff8dc"], vol=22, amb=0.5, wob=0.2, det=0.9)
        f.flat(ell(x + 21, -212, 17, 18), "#1c1418", 1, det=1, wob=0.2)
        f.flat(ell(x + 14, -219, 6), "#fffdf0", 1, det=1, wob=0.2)
        f.line([(x - sg * 34, -266), (x, -268), (x + sg * 34, -248)], 9, "#1c3020", alpha=0.95)


def doll(f: Frame) -> None:
    """A rag doll held very tight."""
    for sg in (-1, 1):
        f.paint(taper((sg * 12, -36, 18), (sg * 18, -8, 15), (sg * 22, 12, 16)), LINEN, vol=6, wob=0.3)
    f.paint(blob((-20, -84), (20, -84), (40, -22), (0, -14), (-40, -22)), RED, vol=12, wob=0.3)
    f.paint(ell(0, -102, 29, 27), ["#94705c", "#e4c49c", "#fff0d4"], vol=12, wob=0.3, det=0.7)
    for sg in (-1, 1):
        f.paint(taper((sg * 22, -118, 12), (sg * 36, -100, 13), (sg * 34, -78, 8)), COAT, vol=5, wob=0.3)
        f.line([(sg * 10 - 4, -108), (sg * 10 + 4, -100)], 3, "#3c2420", alpha=0.95)
        f.line([(sg * 10 + 4, -108), (sg * 10 - 4, -100)], 3, "#3c2420", alpha=0.95)
    f.paint(taper((-28, -118, 13), (0, -130, 15), (28, -118, 13)), COAT, vol=5, wob=0.3)


def candle_stub(c: Card) -> None:
    """The only light, on a bottle cap."""
    x, y = 112, 1056
    wax = ["#a85c34", "#e8a45c", "#ffd890", "#fff0c0"]
    c.shade(ell(x, y + 2, 54, 9), 0.5, 6)
    c.paint(ell(x, y - 4, 48, 13), STEEL[:4], vol=5, wob=0.3)
    c.paint(blob((x - 26, y - 6), (x - 27, y - 58), (x - 8, y - 68), (x + 14, y - 64), (x + 27,
        y - 54), (x + 26, y - 6)), wax, vol=14, amb=0.2, gain=0.7, wob=0.4, grad=(0.4, -0.2))  # fmt: skip
    c.paint(taper((x - 22, y - 54, 9), (x - 25, y - 30, 8), (x - 23, y - 16, 10)), wax, vol=4, amb=0.6)
    c.line([(x, y - 62), (x + 1, y - 78)], 3.4, "#2c1c18", 1)
    c.halo(x, y - 104, 90, "#ffb450", 0.5)
    c.paint(blob((x, y - 152, "c"), (x + 12, y - 116), (x + 17, y - 92), (x, y - 74), (x - 17,
        y - 92), (x - 11, y - 118)), ["#e86c18", "#ffac30", "#ffe070"], vol=9, amb=0.4, wob=0.4,
        det=0.9)  # fmt: skip
    c.paint(blob((x, y - 120, "c"), (x + 8, y - 96), (x, y - 80), (x - 8, y - 96)), ["#ffd860",
        "#fff4b8"], vol=4, amb=0.7, wob=0.2, det=0.9)  # fmt: skip


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*CANDLE, 150), key="#ffd890", fog="#6c5c84")
    room_beyond(c)
    visitor(c)
    bed_overhead(c)
    c.darken(c.radial(360, 860, 360, 860), "#140c20", 0.45)
    c.glow(*CANDLE, 560, "#ff9c40", 0.42, 1.8)
    home(c)
    barricade(c)
    monster(c)
    candle_stub(c)
    marbles(c)
