"""Where Wishes Land.

The bottom of a wishing well, seen from below: a coin sinks like a small sun through green water. Frogs
in visors sort wishes into jars: a bicycle the size of a thumb, a wedding cake, an empty one closed with
a knot. One frog has kept a coin for itself and looks up at the round sky.
"""

import math

import numpy as np

from studio.colour import Ramp, mix
from studio.elements.things.props import coin
from studio.elements.things.wishes import bicycle, close, jar, tiny_house, wedding_cake
from studio.paint import Card, Frame
from studio.palettes import BRASS, COPPER, HAIR, RED
from studio.shapes import blob, cut, ell, poly, rect, spline, star, taper

META = {"number": 45, "slug": "where-wishes-land", "seed": 4545}

SKY = (400.0, 214.0)
COIN = (396.0, 560.0)
FROG = ["#0c2c1c", "#2c6c34", "#74b448", "#dcec90"]
MOSSY = ["#06201c", "#12443a", "#2c7460", "#74b894", "#d0f0c8"]
AMBER = ["#4c1c10", "#a84c1c", "#e8903c", "#ffd890"]
VERDIGRIS = ["#0c3430", "#2c7468", "#74b8a0", "#d8f4dc"]


def shaft(c: Card) -> None:
    """Rings of stones narrowing to the round sky."""
    c.sky([(0, "#1c5c50"), (600, "#164c42"), (1200, "#0a2c2a")])
    r, ring = 118.0, 0
    while r < 1050:
        r2 = r * 1.3
        n, shift = 16, (ring % 2) * 0.5
        fade = min(1, ring / 6)
        tone = [mix(col, "#8cd4b0" if fade < 0.5 else "#041814", abs(0.5 - fade) * 0.7) for col in MOSSY]
        for i in range(n):
            wall_stone(c, r, r2, (i + shift) / n * math.tau, math.tau / n, tone)
        r, ring = r2, ring + 1


def wall_stone(c: Card, r: float, r2: float, a: float, da: float, tone: Ramp) -> None:
    """One stone of a ring, a rounded piece of an annulus."""
    gap, pad = da * 0.05, (r2 - r) * 0.06
    jag = float(c.rng.uniform(-0.04, 0.05))
    pts = []
    for rad, angles in ((r + pad, (0, 0.5, 1)), (r2 - pad, (1, 0.5, 0))):
        for u in angles:
            t = a + gap + (da - 2 * gap) * u
            pts.append((SKY[0] + rad * math.cos(t), SKY[1] + rad * math.sin(t)))
    if min(p[1] for p in pts) > 1010 or not any(-60 < p[0] < 860 and -60 < p[1] < 1260 for p in pts):
        return
    shape = poly(spline([(p[0], p[1]) for p in pts], closed=True))
    flat = np.full((c.h, c.w), jag, np.float32)
    c.paint(shape, tone, vol=(r2 - r) * 0.2, amb=0.28, tex=0.3, edge=0.3, wob=0.8, light=(*SKY,
        60), add=flat, lump=0.3)  # fmt: skip


def round_sky(c: Card) -> None:
    """Day at the top: a cloud, a leaning somebody, the rope and bucket."""
    c.glow(*SKY, 420, "#c8f4d0", 0.55, 1.7)
    m = c.paint(ell(*SKY, 116), ["#3c94c4", "#74bcd8", "#acdce0"], vol=3, amb=0.5, gain=0.3, edge=0, tex=0.1)
    for x, y, w in ((352, 196, 40), (390, 182, 34), (330, 210, 26)):
        c.flat(ell(x, y, w, 17), "#f4faf0", 0.7, 5, clip=m)
    dark = ["#12302c", "#1c4440", "#3c6c60"]
    c.paint(blob((404, 340), (420, 300), (444, 278), (472, 276), (500, 290), (520, 330)), dark,
        vol=8, clip=m, det=0.6)  # fmt: skip
    c.paint(taper((438, 294, 19), (412, 300, 15), (392, 290, 13)), dark, vol=4, clip=m, det=0.6)
    c.paint(ell(452, 256, 21, 22), dark, vol=8, clip=m, det=0.6)
    c.paint(blob((424, 250), (440, 232), (466, 230), (486, 246), (478, 254), (450, 244)), dark,
        vol=6, clip=m, det=0.6)  # fmt: skip
    for rad, a in ((116, 0.9), (124, 0.45)):
        ring = [(SKY[0] + rad * math.cos(t / 20 * math.pi),
            SKY[1] + rad * math.sin(t / 20 * math.pi)) for t in range(41)]  # fmt: skip
        c.line(ring, 5, "#eafff0", a, 1.5, ends=1, det=0.2)


def light_shaft(c: Card) -> None:
    """Light falling through the water."""
    for x0, x1, b0, b1, a in ((310, 360, 60, 230, 0.2), (350, 450, 270, 540, 0.34), (440, 490,
        570, 740, 0.2)):  # fmt: skip
        c.beam([(x0, 250), (x1, 250), (b1, 1040), (b0, 1040)], "#d4ffd8", a, 30)
    c.haze(1010, 640, "#2c7c64", 0.45)


def sinking_sun(c: Card) -> None:
    """The coin, lit from inside, with its train of bubbles."""
    c.glow(*COIN, 380, "#ffd470", 0.62, 1.8)
    c.glow(*COIN, 150, "#fff0b0", 0.55, 1.5)
    for i in range(16):
        y = COIN[1] - 92 - i * 15
        x = COIN[0] + 22 * math.sin(i * 1.7) * (1 - i / 22)
        r = 12 - i * 0.55
        c.flat(cut(ell(x, y, r + 2), ell(x, y, r)), "#f4fff0", 0.85, wob=0.3, det=0.8)
        c.flat(ell(x, y, r), "#dcffec", 0.25)
        c.dot(x - r * 0.35, y - r * 0.35, max(1.6, r * 0.3), "#ffffff", 0.95)
    f = c.at(*COIN, 1, -12, wob=0.2, det=0.8, amb=0.5)
    f.paint(ell(5, 8, 74, 70), BRASS[:4], vol=5, light=(300, 300, 200))
    f.paint(ell(0, 0, 74, 70), BRASS, vol=6, rim=0.8, light=(300, 300, 260), tex=0.14, gain=1.1)
    f.paint(ell(0, 0, 60, 56), [*BRASS[1:4], "#fff4b8"], vol=5, light=(520, 740, 240), edge=0.3, tex=0.16)
    f.paint(star(0, 0, 36, 8, 0.55), BRASS, vol=6, edge=0.3, light=(300, 300, 200))


def bed(c: Card) -> None:
    """The floor of the well: all the coins ever thrown."""
    heap = blob((-60, 1260), (-60, 1000), (120, 968), (400, 990), (620, 1010), (860, 964), (860, 1260))
    c.paint(heap, ["#0a241c", "#1c4434", "#4c7048", "#a89c50"], vol=40, amb=0.2, tex=0.4, edge=0.05)
    spots = sorted((float(c.rng.uniform(985, 1200)), float(c.rng.uniform(-10, 810)), i) for i in range(210))
    for y, x, i in spots:
        coin(c, x, y, 30 + (y - 980) * 0.07, (COPPER, BRASS, VERDIGRIS, COPPER,
            VERDIGRIS)[i % 5], 0.3 + 0.2 * ((i * 7) % 5) / 5)  # fmt: skip


def frog(
    c: Card,
    x: float,
    y: float,
    h: float,
    visor: bool,
    look: tuple[float, float],
    arm: tuple[float, float] | None = None,
) -> Frame:
    """A sitting frog from the front; `look` turns its pupils, `arm` is where its raised hand is."""
    f = c.at(x, y, h / 100, wob=0.25, det=0.7, vol=16, rim=0.7, edge=0.28, tex=0.2, amb=0.26)
    f.shade(ell(0, 0, 54, 8), 0.5, 6)
    for sg in (-1, 1):
        f.paint(
            blob((sg * 14, -8), (sg * 30, -40), (sg * 50, -36), (sg * 56, -12), (sg * 40, -1)), FROG, vol=12
        )
        f.paint(blob((sg * 26, -2), (sg * 44, -8), (sg * 64, -3), (sg * 60, 3), (sg * 30, 3)), FROG, vol=4)
    f.paint(blob((0, -66), (24, -60), (34, -34), (30, -8), (0, 0), (-30, -8), (-34, -34), (-24,
        -60)), FROG, vol=24)  # fmt: skip
    f.paint(blob((0, -54), (18, -46), (23, -24), (16, -6), (0, -3), (-16, -6), (-23, -24), (-18,
        -46)), ["#5c7c44", "#b4cc74", "#f4f4bc"], vol=14, edge=0.06)  # fmt: skip
    f.shade(ell(0, -55, 27, 6), 0.4, 4)
    f.paint(blob((0, -92), (22, -88), (36, -72), (30, -58), (0, -53), (-30, -58), (-36, -72),
        (-22, -88)), FROG, vol=17)  # fmt: skip
    for sg in (-1, 1):
        f.paint(ell(sg * 19, -90, 13, 13), FROG, vol=9)
        f.flat(ell(sg * 19, -91, 8.4), "#fff2b8", det=1)
        f.flat(ell(sg * 19 + look[0] * 4, -91 + look[1] * 4, 4.4, 3.6), "#1c1420", det=1)
        f.flat(ell(sg * 19 + look[0] * 4 - 1.6, -92.4 + look[1] * 4, 1.3), "#ffffff", det=1)
    f.line([(-27, -68), (-12, -62), (12, -62), (27, -68)], 2.4, "#12301c", alpha=0.95)
    for sg in (-1, 1):
        f.flat(ell(sg * 4, -75, 1.3), "#12301c", 0.8)
    if visor:
        f.paint(blob((-36, -92), (-26, -106), (0, -112), (26, -106), (36, -92), (30, -98), (0,
            -101), (-30, -98)), HAIR, vol=4)  # fmt: skip
        f.paint(blob((-37, -95), (-20, -102), (0, -104), (20, -102), (37, -95), (46, -84), (22,
            -93), (0, -95), (-22, -93), (-46, -84)), AMBER, vol=5, rim=0.8)  # fmt: skip
    hands: list[tuple[float, float]] = [(-16, -18), (16, -18)]
    if arm:
        hands[1] = arm
    for sg, (hx, hy) in zip((-1, 1), hands, strict=True):
        f.paint(taper((sg * 28, -46, 13), (sg * 34 if not arm or sg < 0 else hx * 0.8,
            (-30 if not arm or sg < 0 else -60), 10), (hx, hy, 10)), FROG, vol=5)  # fmt: skip
        for d in (-6, 0, 6):
            f.paint(ell(hx + d, hy + (3 if hy > -40 else -4) - abs(d) * 0.3, 4), FROG, vol=2.5)
    return f


def office(c: Card) -> None:
    """The sorting desk: a plank on two stones, three jars, two clerks."""
    for x, h in ((96, 92), (690, 104), (742, 84), (52, 76)):
        f = jar(c, x, 992, h, "#ffd890" if x in (96, 690) else None, fog=0.3)
        tiny_house(f, 0, -8, 0.9) if x == 690 else f.flat(star(0, -34, 15), "#ffe8a0", 0.9 if x == 96 else 0)
        close(f)
    frog(c, 236, 1052, 158, True, (-0.5, 0.7))
    frog(c, 416, 1056, 166, True, (0.0, -0.9), (34, -112))
    plank = poly([(60, 1040), (566, 1048), (590, 1074), (40, 1066)])
    for x in (110, 520):
        c.paint(rect(x - 34, 1066, x + 34, 1140, 12), MOSSY, vol=14, lump=0.3)
    c.shade(rect(60, 1066, 570, 1096), 0.5, 10)
    c.paint(plank, ["#1c1814", "#4c3c28", "#84683c", "#d0ac68"], vol=4, grain=1, amb=0.4, wob=0.5, rim=0.5)
    c.paint(poly([(40, 1066), (590, 1074), (588, 1092), (42, 1084)]), ["#140f0e", "#34281c",
        "#5c482c"], vol=4, grain=1, wob=0.5)  # fmt: skip
    f = jar(c, 132, 1060, 132, "#ffd890")
    bicycle(f, 0, -8, 1.25)
    close(f)
    f = jar(c, 322, 1062, 128, "#ffc8a0")
    wedding_cake(f, 0, -6, 1.15)
    close(f)
    f = jar(c, 512, 1064, 130)
    close(f, RED, knot=True)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*SKY, 260), key="#e8ffd8", fog="#2c7c64")
    shaft(c)
    c.darken(c.radial(*SKY, 200, 900, 0.9), "#041c1c", 0.45)
    light_shaft(c)
    round_sky(c)
    bed(c)
    sinking_sun(c)
    c.light = (*COIN, 240)
    office(c)
    f = frog(c, 676, 1136, 168, False, (-0.7, -0.9))
    coin(c, *f.pt(0, -30), 62, BRASS, 1)
    for sg in (-1, 1):
        for d in (-5, 1, 7):
            f.paint(ell(sg * 17 - sg * d * 0.3, -28 + d, 4.4), FROG, vol=2.5)
    for x, y in c.scatter(c.all(), 70):
        c.dot(x, y, 1.3, "#e8ffe0", 0.6)
