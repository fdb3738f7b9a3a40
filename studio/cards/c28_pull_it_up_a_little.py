"""Pull It Up a Little.

The ridge of the mountains is a sleeper's profile, and villagers with ropes and sledges are hauling the snow
up to its chin like a quilt; the snow of the summit is a nightcap. Where an ear would be, a window is lit. One foot
sticks out at the end of the valley: two people are knitting it a sock.
"""

import math

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.buildings.houses import house
from studio.elements.people.figures import bell
from studio.elements.plants.trees import conifer
from studio.elements.things.lights import lantern
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CLOTHS, PINE, RED
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 28, "slug": "pull-it-up-a-little", "seed": 2807}
FINISH = Finish(bloom=0.42)

ROCK = ["#1c2340", "#3e4468", "#77708c", "#b89ca4", "#ecd0c4"]
QUILT = ["#22385c", "#4c6c94", "#90aec8", "#d4e0e8", "#fbf6ee"]
FIRS = ["#0a1a28", "#12333e", "#24545a", "#5c8c88"]
EYE = (232.0, 452.0)
WINDOW = (168.0, 548.0)
HATS = ("fur", "kerchief", "cap", "bonnet")


def night(c: Card) -> None:
    """Deep teal, far ranges, not a breath of wind."""
    c.sky([(0, "#0c2436"), (220, "#16404e"), (400, "#2f6470"), (540, "#6c8c94"), (640, "#a4a4ac")])
    c.stars(150, 460, big=9)
    for y, fog, amp, k in ((560, 0.72, 60, 0.7), (600, 0.5, 74, 1.7)):
        line = [
            (x, y - amp * abs(math.sin(x / 83 * k + k * 3)) - 20 * math.sin(x / 31))
            for x in range(-20, 840, 44)
        ]
        c.paint(
            poly([*line, (840, 1240), (-20, 1240)]),
            ROCK,
            vol=30,
            fog=fog,
            fogcol="#6c8c9c",
            edge=0.04,
            wob=1.4,
        )
    c.fogband(590, 40, "#a8b4bc", 0.5)


def face(c: Card) -> Arr:
    """A profile looking at the sky: crown, brow, a great nose, two narrow lips, chin, throat."""
    outline = blob(
        (-30, 960, "c"), (-30, 560, "c"), (24, 486), (90, 424), (150, 396), (200, 386), (238, 390), (264, 412),
        (284, 400), (308, 368), (332, 330), (356, 306), (382, 304), (400, 322), (396, 346), (378, 362), (372, 380),
        (390, 382), (408, 378), (418, 388), (414, 400, "c"), (428, 396), (438, 406), (434, 424), (446, 434), (466, 420), (500, 412),
        (532, 428), (542, 464), (524, 506), (488, 540), (500, 620), (620, 700), (620, 1000, "c"),
    )  # fmt: skip
    m = c.paint(
        outline,
        ROCK,
        vol=70,
        amb=0.22,
        edge=0.2,
        tex=0.26,
        lump=0.1,
        rim=0.9,
        rimcol="#d8e8ec",
        light=(440, 60, 240),
        wob=0.4,
    )
    c.marks(m, lambda x, y: np.arctan2(y - 740, x - 250) + math.pi / 2, 1000, 32, 4, jit=0.07, alpha=0.35)
    for shape, a, soft in (
        (
            blob((300, 430), (352, 372), (372, 380), (340, 452)),
            0.45,
            14,
        ),  # under the cheekbone, beside the nose
        (blob((470, 510), (530, 500), (500, 560), (420, 620), (360, 590)), 0.5, 24),  # throat
        (blob((430, 424), (452, 434), (440, 462), (414, 450)), 0.5, 8),  # between lip and chin
    ):
        c.shade(shape, a, soft, "#1c2340", clip=m)
    for round_ in (
        blob((270, 520), (330, 462), (382, 480), (372, 560), (290, 590)),
        blob((462, 432), (512, 428), (528, 462), (496, 500), (456, 476)),
        blob((334, 346), (352, 318), (380, 316), (384, 340), (356, 358)),
    ):
        c.paint(round_, ROCK, vol=34, clip=m, soft=12, alpha=0.65, edge=0, amb=0.34)
    c.line([(414, 400), (406, 420), (392, 440), (372, 456), (350, 460)], 7, "#1c1c34", 0.95, clip=m, det=0.5)
    c.line([(344, 452), (346, 464), (356, 472)], 4, "#1c1c34", 0.7, clip=m)
    c.flat(ell(376, 354, 12, 7, -50), "#1c1c34", 0.9, 1.5, clip=m)
    c.line([(352, 338), (338, 354), (342, 374), (360, 380)], 5, "#1c2340", 0.7, 1, clip=m)
    return m


def eye(c: Card) -> None:
    """A shut lid turned to the sky: a soft dome, one line, lashes towards the nose."""
    x, y = EYE
    c.shade(ell(x + 10, y + 4, 50, 46), 0.45, 14, "#1c2340")
    c.paint(ell(x, y, 44, 40), ROCK, vol=34, edge=0, soft=4, amb=0.34, rim=0.5, light=(330, 200, 160))
    c.line([(x + 20, y - 44), (x + 44, y - 24), (x + 50, y + 6), (x + 38, y + 34)], 8, "#1c1428", 0.95)
    for dx, dy, tx, ty in ((38, -32, 58, -46), (48, -14, 74, -20), (50, 6, 76, 10), (44, 24, 66, 36)):
        c.line(
            [(x + dx, y + dy), ((x * 2 + dx + tx) / 2, y + (dy + ty) / 2 + 3), (x + tx, y + ty)],
            5,
            "#1c1428",
            0.95,
        )


def somebody_up(c: Card) -> None:
    """Where an ear would be, a dormer with a lamp in it: somebody lives in there."""
    f = c.at(*WINDOW, 1.0, 0, wob=0.3, vol=6, det=0.8, edge=0.3)
    c.halo(*WINDOW, 130, "#ff9a3c", 0.75)
    f.shade(rect(-34, -44, 34, 44), 0.5, 9, "#141a34")
    f.paint(rect(-28, -34, 28, 40), ["#2c1818", "#5c3020", "#a0603c"], vol=5)
    f.flat(rect(-20, -28, 20, 32), "#ffb444", 1, 0.6, det=1)
    f.flat(ell(0, 6, 11, 17), "#fff4bc", 0.9, 4)
    for bar in ([(0, -28), (0, 32)], [(-20, 2), (20, 2)]):
        f.line(bar, 3.6, "#4a2418", alpha=1, ends=0.9)
    f.paint(poly([(-46, -24), (0, -66), (46, -24), (30, -30), (0, -52), (-30, -30)]), PINE, vol=4)
    f.paint(
        blob((-50, -26), (-26, -54), (0, -76), (26, -54), (50, -26), (24, -42), (0, -60), (-24, -42)),
        QUILT,
        vol=8,
        amb=0.4,
    )
    f.paint(taper((-38, 44, 12), (0, 42, 14), (38, 44, 12)), QUILT, vol=6, amb=0.4)


def ledge(c: Card, x0: float, x1: float, y: float) -> None:
    """A shelf of rock with snow on it, for those who pull."""
    w = x1 - x0
    c.shade(
        blob((x0 - 6, y + 6), (x1 + 10, y + 6), (x1 - w * 0.1, y + 54), (x0 + w * 0.2, y + 50)),
        0.6,
        12,
        "#141a34",
    )
    c.paint(blob((x0 - 12, y - 4), (x1 + 12, y - 6), (x1 - 6, y + 20), (x0 + w * 0.6, y + 34), (x0 + w * 0.2, y + 24)), ROCK, vol=12, edge=0.25,
        light=(400, 200, 200))  # fmt: skip
    c.paint(blob((x0 - 16, y), (x0 + w * 0.3, y - 12), (x1 + 16, y - 6), (x1 + 4, y + 12), (x0 + w * 0.6, y + 7), (x0 + w * 0.3, y + 14)),
        QUILT, vol=9, amb=0.4, edge=0.15, light=(330, 300, 160))  # fmt: skip


def nightcap(c: Card) -> None:
    """The snow of the summit, worn with a rolled band and a pompom; firs for sideburns, a hedge for an eyebrow."""
    for x, y, h in (
        (96, 560, 84),
        (60, 610, 100),
        (24, 660, 116),
        (84, 640, 84),
        (44, 730, 104),
        (92, 720, 80),
        (16, 800, 110),
    ):
        conifer(c, x, y, h, FIRS, fog=0.08, snow=0.7, rim=0.4)
    how = {
        "amb": 0.34,
        "edge": 0.24,
        "rim": 0.8,
        "rimcol": "#fffdf4",
        "light": (430, 120, 220),
        "tex": 0.14,
        "wob": 0.6,
    }
    cap = blob(
        (186, 372),
        (166, 330),
        (120, 296),
        (70, 300),
        (34, 340),
        (20, 400),
        (34, 452),
        (24, 520),
        (60, 548),
        (120, 470),
    )
    m = c.paint(cap, QUILT, vol=46, **how)
    for dx in (0, 34, 68):
        c.line(
            [(150 - dx, 316 - dx * 0.1), (118 - dx * 0.9, 390), (84 - dx * 0.6, 470)],
            8,
            "#4c6c94",
            0.4,
            3,
            clip=m,
        )
    c.paint(taper((206, 372, 40), (150, 404, 46), (100, 462, 46), (66, 536, 42)), QUILT, vol=22, **how)
    c.paint(ell(58, 462, 34), QUILT, vol=24, **how)
    for i, x in enumerate(range(208, 292, 12)):
        conifer(c, x, 416 - 12 * math.sin((x - 200) / 30), 38 + 6 * (i % 3), FIRS, snow=0.5, rim=0.4)


def foot(c: Card) -> None:
    """Its sole sticks out at the end of the valley, five toes to the stars; the sock has reached the instep."""
    f = c.at(676, 590, 1.0, 6, wob=0.4, edge=0.28, rim=0.8, rimcol="#d8e8ec", light=(430, 200, 220), tex=0.22)
    for x, y, rx, ry in (
        (54, -120, 12, 17),
        (36, -138, 14, 20),
        (12, -152, 15, 23),
        (-14, -158, 17, 26),
        (-48, -152, 25, 34),
    ):
        f.paint(ell(x, y, rx, ry, 6), ROCK, vol=rx * 0.9)
        f.flat(ell(x - 2, y - ry * 0.3, rx * 0.5, ry * 0.4, 6), "#f0c8bc", 0.45, 4)
    sole = blob(
        (-44, 40),
        (-46, -20),
        (-62, -70),
        (-72, -112),
        (-44, -132),
        (0, -134),
        (46, -116),
        (62, -88),
        (54, -40),
        (42, 0),
        (44, 60),
    )
    m = f.paint(sole, ROCK, vol=40)
    f.paint(
        blob((-62, -112), (-20, -124), (40, -108), (46, -84), (-10, -84), (-58, -88)),
        ROCK,
        vol=20,
        soft=6,
        alpha=0.7,
        amb=0.4,
        edge=0,
        clip=m,
    )
    f.shade(blob((-44, -70), (-10, -66), (-14, -20), (-44, -10)), 0.4, 9, "#1c2340", clip=m)
    sock = blob((-58, 60), (-56, 0), (-58, -38), (-20, -50), (24, -48), (60, -36), (54, 10), (56, 60))
    m = f.paint(sock, RED, vol=34)
    for y in range(-26, 70, 24):
        f.line([(-66, y + 8), (-4, y - 6), (62, y + 8)], 9, "#f8e4c8", alpha=0.9, clip=m, ends=0.9)
    for k in range(7):
        x = -50 + k * 16
        f.line([(x, -42), (x + 4, -54)], 3.4, "#f59a6c", alpha=0.9)
    f.line([(-88, -34), (70, -58)], 5, "#f0e0b8", alpha=1, ends=0.8)


def quilt(c: Card) -> Arr:
    """The snow, field by field, with its hem turned down."""
    outline = blob(
        (-30, 1240, "c"), (-30, 900, "c"), (120, 862), (240, 802), (340, 720), (420, 630), (480, 556), (530, 512), (576, 504),
        (614, 530), (650, 582), (740, 626), (830, 640, "c"), (830, 1240, "c"),
    )  # fmt: skip
    c.shade(outline, 0.5, 22, "#141c38")
    u, v = (c.xx * 0.72 + c.yy * 0.7) / 44, (c.xx * 0.62 - c.yy * 0.78) / 44
    u, v = u + (c.bank[0] - 0.5) * 0.3, v + (c.bank[3] - 0.5) * 0.3
    seams = np.exp(-((np.sin(u) / 0.09) ** 2)) + np.exp(-((np.sin(v) / 0.09) ** 2))
    puffs = np.asarray(0.4 * (np.sqrt(np.abs(np.sin(u) * np.sin(v))) - 0.55) - 0.2 * seams, np.float32)
    m = c.paint(outline, QUILT, vol=110, amb=0.24, gain=0.9, edge=0.05, tex=0.12, lump=0.1, light=(420, 300, 250), add=puffs,
        grad=(0.1, -0.16), wob=0.6)  # fmt: skip
    c.marks(m, 0.8, 120, 40, 5, jit=0.03, alpha=0.2, curl=0.1)
    hem = [
        (-20, 904, 50),
        (120, 868, 54),
        (240, 808, 56),
        (340, 726, 54),
        (420, 636, 50),
        (484, 560, 44),
        (534, 516, 32),
    ]
    c.shade(taper(*[(x + 14, y + 32, w) for x, y, w in hem]), 0.4, 14, "#1c2c50", clip=m)
    c.paint(
        taper(*hem),
        QUILT,
        vol=26,
        amb=0.42,
        edge=0.2,
        rim=0.8,
        rimcol="#fffdf4",
        light=(330, 440, 160),
        wob=0.6,
    )
    return m


def hauler(
    c: Card, x: float, y: float, h: float, kind: int, lean: float, **how: object
) -> tuple[float, float]:
    """One villager in winter clothes, leaning on the rope."""
    return bell(c, x, y, h, CLOTHS[kind % len(CLOTHS)], HATS[kind % 4], CLOTHS[(kind + 3) % len(CLOTHS)], view="side",
        arm="fwd", lean=lean, rim=0.9, **how)  # type: ignore[arg-type]  # fmt: skip


def team(c: Card, hook: tuple[float, float], men: list[tuple[float, float]], h: float, kind: int) -> None:
    """A rope from the hem, and those who pull on it, away from the hem to the left."""
    hands = [hauler(c, x, y, h, kind + i, -13, flip=True) for i, (x, y) in enumerate(men)]
    far = min(hands)
    c.line([hook, *sorted(hands, reverse=True), (far[0] - 20, far[1] + 8)], 4, "#2c1c1c", 0.95, 0.3, ends=0.8)
    c.line([(hook[0], hook[1] - 1), *sorted(hands, reverse=True)], 2, "#e0c090", 0.9, 0.3, ends=0.8)
    for k in (-1, 0, 1):  # the cloth gathers where the rope has hold of it
        c.line([(hook[0] + 4, hook[1] + 3 * k), (hook[0] + 34, hook[1] + 20 * k + 8)], 4, "#5c7ca8", 0.7)
        c.line(
            [(hook[0] + 5 * k - 2, hook[1] - 9), (hook[0] + 5 * k + 2, hook[1] + 9)],
            4,
            "#c09860",
            1,
            0.3,
            ends=0.8,
        )


def sledges(c: Card) -> None:
    """More snow is coming up from the valley."""
    for x, y, s, kind in ((590, 1020, 1.0, 1), (330, 1110, 1.16, 7)):
        f = c.at(x, y, s, -8, wob=0.3, vol=8, det=0.6, edge=0.3)
        f.shade(ell(0, 6, 84, 9), 0.5, 6, "#1c2c50")
        f.line([(-76, -18), (-66, 2), (60, 4), (72, 2)], 6, "#6a4024", alpha=1, ends=0.8)
        for u in (-44, 0, 44):
            f.line([(u, 2), (u, -18)], 5, "#6a4024", alpha=1, ends=0.9)
        f.paint(poly([(-62, -24), (66, -24), (66, -14), (-62, -14)]), PINE, vol=4)
        f.paint(
            blob((-58, -22), (-50, -56), (-20, -78), (16, -80), (50, -58), (62, -22)),
            QUILT,
            vol=24,
            amb=0.36,
            rim=0.6,
        )
        hx, hy = hauler(c, x - 136 * s, y + 18 * s, 96 * s, kind, -16)
        c.line([(hx + 8, hy), f.pt(-74, -18)], 3.4, "#2c1c1c", 0.9, 0.3, ends=0.8)
        hauler(c, x + 96 * s, y - 6 * s, 92 * s, kind + 3, -14)
        lantern(c, hx - 6, hy + 32 * s, 38 * s, g=0.55)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(430, 160, 260), key="#dce8ec", fog="#6c8c9c")
    night(c)
    foot(c)
    face(c)
    nightcap(c)
    eye(c)
    somebody_up(c)
    c.light = (*WINDOW, 120)
    quilt(c)
    ledge(c, 234, 356, 650)
    ledge(c, 62, 190, 806)
    team(c, (426, 626), [(344, 648), (298, 650), (252, 648)], 80, 1)
    team(c, (262, 786), [(178, 802), (126, 806), (76, 802)], 90, 4)
    c.light = (640, 640, 120)
    for x, y, k in ((600, 570, 5), (700, 668, 7)):
        hand = hauler(c, x, y, 66, k, -4, flip=True)
        c.line([hand, (hand[0] + 26, hand[1] - 20)], 3, "#e8d8b0", 1, 0.2, ends=0.8)
        c.line([hand, (hand[0] + 22, hand[1] - 8), (676, 560)], 2, "#d2453a", 0.9, 0.3)
    for x, y, h in ((690, 860, 60), (738, 884, 52), (640, 884, 46)):
        house(c, x, y, h, snow=True, g=0.6, wall=("#1c2440", "#3c4868", "#707c98", "#b0b4c0"))
    sledges(c)
    c.darken(np.asarray(sstep(1060, 1220, c.yy), np.float32), "#142444", 0.35)
    c.snowfall(70)
