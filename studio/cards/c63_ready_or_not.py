"""Ready or Not.

A huge shaggy beast counts against a tree, paws over its eyes. Behind every trunk somebody hides badly: antlers, a
tail, a lantern, a long striped sock. The child hides behind the beast's own leg. On the beast's back a blank note is
pinned; one tree has legs.
"""

import math
from typing import Any

import numpy as np

from studio.elements.figures import child
from studio.elements.land import hills
from studio.elements.lights import lantern
from studio.elements.plants import grass, mushroom
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BOOT, DEER, LINEN, RED, SKIN
from studio.shapes import Path, blob, curve, ell, join, poly, taper

META = {"number": 63, "slug": "ready-or-not", "seed": 6363}
FINISH = Finish(bloom=0.45, vignette=0.32)

DUSK = (400.0, 470.0, 180.0)
FUR = ["#1c1024", "#3c2444", "#6c4468", "#a87c8c", "#f0d8a4"]
TRUNK = ["#0c1418", "#16302c", "#2c5044", "#6c8858", "#e0d87c"]
MOSS = ["#0e1a18", "#1c3828", "#3c5c30", "#8c9444", "#ece488"]
TAWNY = ["#8c4c14", "#d88c2c", "#ffc85c", "#fff0a8"]
HORN = ["#3a2820", "#7c6044", "#c8a874", "#f8e8b8"]


def wood(c: Card) -> None:
    """Lemon light between bottle-green trunks."""
    c.sky([(0, "#7c9444"), (260, "#d0cc5c"), (520, "#f8e878"), (760, "#f8eca0"), (900, "#b8b860")])
    c.glow(400, 560, 460, "#fff4a0", 0.3, 1.4)
    for k, (x, w, fog) in enumerate(((60, 34, 0.72), (150, 30, 0.76), (236, 36, 0.7), (318, 26, 0.78), (486, 28, 0.78),
            (566, 36, 0.7), (650, 30, 0.74), (740, 36, 0.7))):  # fmt: skip
        trunk(c, x, 880, w, fog, k)
    hills(c, 862, 12, MOSS, 3, 0.45, 20)
    c.fogband(850, 70, "#f0e890", 0.6)


def trunk(c: Card, x: float, y: float, w: float, fog: float, k: int, foot: bool = True) -> None:
    """A tall trunk that leaves the card, a little crooked, with its roots."""
    bend = 10 * math.sin(k * 2.3)
    flare = 1.9 if foot else 1.1
    shape = blob((x - w * 0.42, -40, "c"), (x - w * 0.45 + bend, y * 0.45), (x - w * 0.55, y - 90), (x - w * flare * 0.6, y, "c"),
        (x + w * flare * 0.6, y, "c"), (x + w * 0.55, y - 90), (x + w * 0.45 + bend, y * 0.45), (x + w * 0.42, -40, "c"))  # fmt: skip
    m = c.paint(
        shape,
        TRUNK,
        vol=w * 0.34,
        amb=0.16,
        fog=fog,
        edge=0.2,
        rim=0.9,
        light=DUSK,
        tex=0.35,
        grain=2,
        wob=1.2,
    )
    if fog < 0.5:
        c.marks(m, math.pi / 2, int(w * 2.4), 54, 5, jit=0.12, alpha=0.5)


def floor(c: Card) -> None:
    """Moss with the light lying on it."""
    ground = blob(
        (-30, 900), (160, 912), (400, 896), (640, 908), (830, 914), (830, 1240, "c"), (-30, 1240, "c")
    )
    m = c.paint(ground, MOSS, vol=5, amb=0.24, edge=0, tex=0.35, light=(400, 700, 260), grad=(0.12, -0.3))
    c.marks(m, -math.pi / 2, 900, 22, 4, jit=0.13, alpha=0.6)


def stag(c: Card, x: float, y: float) -> None:
    """A stag is certain that a trunk half as wide as itself will do: head, neck and chest stick out."""
    f = c.at(x, y, 1.0, vol=20, wob=0.4, edge=0.32, rim=0.8, light=DUSK, amb=0.2)
    f.paint(blob((-40, 500), (-30, 120), (14, 20), (60, 14), (76, 90), (70, 240), (84, 500)), DEER, vol=40)
    for s in (-1, 1):
        beam = taper(
            (40 + s * 12, -70, 15), (40 + s * 50, -120, 13), (40 + s * 66, -190, 10), (40 + s * 52, -244, 4)
        )
        tines = (
            taper((40 + s * 44, -112, 11), (40 + s * 90, -134, 4)),
            taper((40 + s * 62, -166, 10), (40 + s * 104, -196, 4)),
            taper((40 + s * 26, -96, 10), (40 + s * 20, -160, 4)),
        )
        f.paint(join(beam, *tines), HORN, vol=7)
        f.paint(
            blob((40 + s * 26, -50), (40 + s * 62, -78), (40 + s * 92, -62), (40 + s * 58, -36)), DEER, vol=10
        )
    f.paint(
        blob((4, -60), (40, -84), (76, -60), (80, -10), (64, 40), (40, 58), (18, 40), (0, -10)), DEER, vol=30
    )
    f.paint(ell(41, 42, 19, 14), BOOT, vol=9)
    for dx in (16, 64):
        f.flat(ell(dx, -22, 7, 8), "#140c10", 1, det=1)
        f.flat(ell(dx - 2, -25, 2.6, 2.6), "#fff8dc", 1, det=1)


def striped(c: Card, points: list[tuple[float, float, float]], a: list[str], b: list[str], n: int) -> None:
    """A tail or a stocking in two colours."""
    m = c.paint(taper(*points), a, vol=points[0][2] * 0.4, edge=0.32, rim=0.7, light=DUSK, wob=0.4)
    line = curve(*[p[:2] for p in points])
    for k in range(n):
        i = min(len(line) - 3, int(len(line) * (k + 0.25) / n))
        j = min(len(line) - 2, int(len(line) * (k + 0.75) / n))
        (x0, y0), (x1, y1) = line[i], line[j]
        d = math.hypot(x1 - x0, y1 - y0) or 1
        nx, ny = -(y1 - y0) / d * 20, (x1 - x0) / d * 20
        band = poly([(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)])
        c.paint(band, b, vol=8, clip=m, edge=0.1, light=DUSK, wob=0.3, amb=0.4)


def hiders(c: Card) -> None:
    """Left: a stag and a lantern. Right: a tail, a stocking, and a tree that is not one."""
    stag(c, 152, 462)
    lantern(c, 194, 1000, 74)
    c.line([(140, 950), (172, 918), (194, 922)], 13, "#3c5c58", 0.95, 0.3, ends=0.9)
    striped(
        c,
        [(650, 800, 40), (596, 800, 44), (566, 748, 42), (578, 690, 34), (604, 676, 22)],
        TAWNY,
        ["#2c1418", "#3c1c1c", "#6c3428"],
        7,
    )
    trunk(c, 122, 960, 74, 0.06, 1)
    trunk(c, 642, 930, 54, 0.1, 4)
    striped(c, [(650, 872, 36), (606, 880, 34), (566, 912, 30)], RED, LINEN, 5)
    c.paint(
        blob((578, 902), (584, 932), (560, 944), (532, 936), (550, 918)),
        BOOT,
        vol=7,
        edge=0.3,
        light=DUSK,
        wob=0.3,
    )
    legs(c)


def legs(c: Card) -> None:
    """The tree with legs, nearest right."""
    for x, turn in ((684, -1), (730, 1)):
        c.paint(taper((x, 930, 32), (x + turn * 3, 1056, 26)), SKIN, vol=9, edge=0.3, light=DUSK, wob=0.3)
        c.paint(
            taper((x + turn * 3, 1048, 30), (x + turn * 4, 1086, 27)),
            LINEN,
            vol=9,
            edge=0.3,
            light=DUSK,
            wob=0.3,
        )
        c.shade(ell(x - 6, 1102, 44, 9), 0.6, 6)
        c.paint(blob((x + 18, 1076), (x + 20, 1102), (x - 40, 1104), (x - 44, 1088), (x - 14, 1078)), BOOT, vol=8, edge=0.3,
            light=DUSK, wob=0.3)  # fmt: skip
    trunk(c, 706, 964, 92, 0.0, 7, foot=False)
    hem = [
        (654, 930),
        (662, 968),
        (680, 976),
        (694, 962),
        (710, 980),
        (726, 962),
        (740, 976),
        (758, 966),
        (760, 930),
    ]
    c.paint(blob(*hem), TRUNK, vol=8, amb=0.16, light=DUSK, edge=0.3)


def pelt(c: Card, f: Frame, shape: Path, n: int, angle: Any, vol: float = 60, **how: float) -> None:
    """Fur over one part: volume, then long marks, then a lit fringe."""
    m = f.paint(shape, FUR, vol=vol, wob=1.8, amb=0.14, edge=0.22, rim=1.0, tex=0.35, **how)
    wide = np.clip(c.blur(m, 7) * 2.4, 0, 1)
    c.marks(wide, angle, n, 44, 5, jit=0.13, alpha=0.75)
    c.marks(m, angle, n, 36, 4, FUR, jit=0.10, alpha=0.6)


def down(x: Any, y: Any) -> Any:
    """The fall of the fur."""
    return math.pi / 2 + (400 - x) / 900


def beast(c: Card) -> None:
    """From behind: feet, body, elbows out, head bowed against the bark, two ears and two small horns."""
    f = c.at(392, 1090, 0.82, light=(330, 40, 130), gain=0.78)
    f.shade(ell(0, 4, 230, 30), 0.7, 18)
    for s in (-1, 1):
        pelt(
            c,
            f,
            blob((s * 40, -230), (s * 170, -220), (s * 180, -80), (s * 172, -8), (s * 70, -4), (s * 54, -90)),
            500,
            down,
            40,
        )
        f.paint(
            blob((s * 60, 4), (s * 64, -34), (s * 120, -46), (s * 176, -34), (s * 184, 2), (s * 120, 12)),
            FUR,
            vol=16,
            edge=0.3,
        )
        for k in range(3):
            f.paint(
                blob((s * (82 + 36 * k) - 7, 6), (s * (82 + 36 * k), -14), (s * (82 + 36 * k) + 7, 6)),
                HORN,
                vol=4,
                edge=0.35,
            )
    pelt(c, f, blob((0, -700), (104, -672), (176, -560), (214, -400), (216, -240), (170, -130), (0, -104), (-170, -130), (-216, -240),
        (-214, -400), (-176, -560), (-104, -672)), 2600, down, 110)  # fmt: skip
    for s in (-1, 1):
        arm = taper((s * 120, -590, 110), (s * 214, -600, 92), (s * 206, -706, 76), (s * 92, -752, 64))
        pelt(c, f, arm, 420, lambda x, y, s=s: math.pi / 2 - s * 0.5 + 0 * x, 34)
        pelt(c, f, taper((s * 76, -796, 44), (s * 128, -844, 34), (s * 140, -880, 12)), 60, -1.2, 12)
        f.paint(
            taper((s * 40, -824, 24), (s * 56, -872, 17), (s * 46, -904, 5)),
            HORN,
            vol=8,
            edge=0.32,
            rim=0.8,
            wob=0.3,
        )
    f.shade(ell(0, -690, 120, 60), 0.5, 26, "#100818")
    pelt(c, f, blob((0, -852), (78, -834), (122, -760), (112, -676), (60, -636), (0, -628), (-60, -636), (-112, -676), (-122, -760),
        (-78, -834)), 700, down, 60)  # fmt: skip
    tail = taper((20, -170, 50), (90, -110, 44), (150, -120, 34), (176, -170, 16))
    f.shade(tail, 0.5, 12, "#100818")
    pelt(c, f, tail, 160, 0.2, 18)


def note(c: Card) -> None:
    """A sheet of paper somebody has pinned on its back; nothing is written on it."""
    f = c.at(408, 736, 0.92, 6, vol=4, wob=0.35, edge=0.3, light=DUSK, amb=0.6, det=0.5)
    f.shade(poly([(-52, -36), (60, -36), (62, 56), (-48, 58)]), 0.6, 8, "#100818")
    f.paint(blob((-54, -44, "c"), (54, -44, "c"), (54, 30), (38, 50, "c"), (-54, 48, "c")), LINEN)
    f.paint(poly([(54, 28), (38, 50), (36, 30)]), ["#8c8498", "#c8c0c0"], vol=3)
    f.paint(ell(0, -34, 9), RED, vol=5, det=1)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=DUSK, key="#fff2a8", fog="#e4dc80")
    wood(c)
    floor(c)
    hiders(c)
    trunk(c, 396, 1020, 300, 0.0, 0)
    beast(c)
    note(c)
    child(c, 556, 1116, 150, view="side", flip=False, light=(520, 700, 160), rim=1.1)
    for x in range(24, 800, 28):
        grass(c, x, 1180 + x * 7 % 22, 40 + x * 3 % 40, 8, ("#0e1a18", "#24442c", "#6c8440"))
    for x, h in ((120, 46), (150, 34), (236, 40)):
        mushroom(c, x, 1140, h, ["#5c3c10", "#c89c2c", "#fff0a0"])
