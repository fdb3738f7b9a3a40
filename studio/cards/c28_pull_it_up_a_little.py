"""Pull It Up a Little.

The ridge of the mountains is a sleeper's profile, and villagers with ropes and sledges are hauling the snow
up to its chin like a quilt; the snow of the summit is a nightcap. Where the eye is closed a window is lit. One foot sticks out at the end of the
valley: two people are knitting it a sock.
"""

import math

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.figures import bell
from studio.elements.houses import house
from studio.elements.lights import lantern
from studio.elements.trees import conifer
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CLOTHS, PINE, RED
from studio.shapes import arch, blob, ell, poly, taper

META = {"number": 28, "slug": "pull-it-up-a-little", "seed": 2807}
FINISH = Finish(bloom=0.42)

ROCK = ["#1c2340", "#3e4468", "#77708c", "#b89ca4", "#ecd0c4"]
QUILT = ["#22385c", "#4c6c94", "#90aec8", "#d4e0e8", "#fbf6ee"]
FIRS = ["#0a1a28", "#12333e", "#24545a", "#5c8c88"]
EYE = (254.0, 446.0)
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
    """A profile looking at the sky: crown, brow, nose, lips, chin, throat."""
    outline = blob(
        (-30, 960, "c"), (-30, 560, "c"), (24, 486), (90, 424), (150, 392), (206, 378), (252, 384), (284, 404),
        (312, 388), (352, 346), (386, 318), (408, 316), (420, 336), (414, 362), (400, 378), (420, 386), (444, 376),
        (462, 386), (460, 400, "c"), (474, 394), (490, 404), (488, 422), (504, 432), (536, 408), (574, 412), (594, 446),
        (584, 500), (548, 548), (560, 620), (660, 700), (660, 1000, "c"),
    )  # fmt: skip
    m = c.paint(
        outline,
        ROCK,
        vol=66,
        amb=0.22,
        edge=0.2,
        tex=0.3,
        lump=0.14,
        rim=0.9,
        rimcol="#d8e8ec",
        light=(470, 60, 240),
        wob=0.5,
    )
    c.marks(m, lambda x, y: np.arctan2(y - 740, x - 250) + math.pi / 2, 1100, 32, 4, jit=0.07, alpha=0.4)
    for shape, a, soft in (
        (blob((206, 412), (276, 408), (306, 436), (270, 476), (200, 462)), 0.4, 18),
        (blob((330, 420), (392, 384), (410, 392), (372, 440)), 0.4, 12),
        (blob((470, 500), (560, 500), (560, 580), (460, 620), (380, 570)), 0.5, 26),
        (blob((474, 428), (508, 434), (500, 456), (462, 450)), 0.4, 9),
    ):
        c.shade(shape, a, soft, "#1c2340", clip=m)
    for cheek in (
        blob((300, 476), (372, 440), (410, 476), (372, 536), (296, 528)),
        blob((516, 424), (560, 424), (576, 460), (540, 492), (508, 464)),
    ):
        c.paint(cheek, ROCK, vol=36, clip=m, soft=14, alpha=0.6, edge=0)
    c.line([(460, 400), (440, 416), (416, 424), (396, 420), (384, 406)], 6, "#1c1c34", 0.95, clip=m, det=0.5)
    c.line([(396, 352), (384, 362), (390, 374), (406, 370)], 5, "#1c1c34", 0.85, clip=m, det=0.5)
    c.line([(384, 330), (366, 362), (356, 392)], 5, "#1c2340", 0.4, 2, clip=m)
    ear = blob((100, 528), (134, 512), (164, 530), (164, 574), (138, 608), (118, 594), (120, 562))
    c.shade(ear, 0.5, 12, "#1c2340", clip=m)
    c.paint(ear, ROCK, vol=18, edge=0.3, rim=0.5)
    c.shade(blob((118, 536), (142, 528), (150, 556), (130, 582)), 0.45, 6, "#1c2340")
    return m


def eye(c: Card) -> None:
    """A shut lid, and in it one lit window."""
    x, y = EYE
    lid = blob(
        (x - 62, y + 6),
        (x - 34, y - 30),
        (x + 10, y - 40),
        (x + 46, y - 24),
        (x + 62, y + 8),
        (x + 20, y + 30),
        (x - 30, y + 28),
    )
    c.shade(lid, 0.3, 10, "#1c2340")
    c.paint(lid, ROCK, vol=26, edge=0.15, amb=0.3, rim=0.6, light=(400, 100, 160))
    c.line(
        [(x - 66, y + 4), (x - 34, y + 26), (x + 4, y + 34), (x + 40, y + 26), (x + 66, y + 4)],
        7,
        "#1c1428",
        0.95,
    )
    c.halo(x, y - 6, 150, "#ff9a3c", 0.75)
    c.paint(arch(x - 21, y - 34, x + 21, y + 18), ["#2c1818", "#5c3020", "#a0603c"], vol=4, wob=0.3, det=0.8)
    c.flat(arch(x - 15, y - 28, x + 15, y + 13), "#ffb444", 1, 0.6, 0.2, det=1)
    c.flat(ell(x, y - 4, 9, 12), "#fff4bc", 0.9, 3)
    c.line([(x, y - 28), (x, y + 13)], 3.4, "#4a2418", 1, 0.2, ends=0.9)
    c.line([(x - 15, y - 6), (x + 15, y - 6)], 3.4, "#4a2418", 1, 0.2, ends=0.9)


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
    """It sticks out at the end of the valley; the sock has reached the instep."""
    f = c.at(
        688,
        566,
        1.0,
        5,
        wob=0.5,
        vol=26,
        edge=0.25,
        rim=0.8,
        rimcol="#d8e8ec",
        light=(430, 200, 220),
        tex=0.3,
    )
    toes = (
        (-30, -142, 24, 32),
        (4, -150, 16, 24),
        (26, -142, 15, 22),
        (44, -128, 14, 20),
        (58, -110, 12, 17),
    )
    for x, y, rx, ry in reversed(toes):
        f.paint(ell(x, y, rx, ry, 8), ROCK, vol=rx * 0.8)
    f.paint(
        blob(
            (-64, 40),
            (-60, -20),
            (-56, -84),
            (-50, -124),
            (-20, -128),
            (20, -130),
            (62, -100),
            (58, -20),
            (54, 60),
        ),
        ROCK,
    )
    sock = blob((-70, 60), (-64, 0), (-60, -48), (-20, -62), (30, -58), (62, -44), (64, 60))
    m = f.paint(sock, RED, vol=26)
    for y in range(-40, 70, 22):
        f.line([(-74, y + 8), (-10, y - 6), (60, y + 8)], 8, "#f8e4c8", alpha=0.9, clip=m, ends=0.9)
    for k in range(7):
        x = -54 + k * 15
        f.line([(x, -54), (x + 4, -66)], 3, "#f59a6c", alpha=0.9)
    f.line([(-78, -44), (60, -70)], 4, "#e8d8b0", alpha=1, ends=0.8)


def quilt(c: Card) -> Arr:
    """The snow, field by field, with its hem turned down."""
    outline = blob(
        (-30, 1240, "c"), (-30, 900, "c"), (140, 858), (280, 786), (390, 694), (480, 596), (546, 516), (600, 492), (650, 512),
        (694, 566), (760, 622), (830, 640, "c"), (830, 1240, "c"),
    )  # fmt: skip
    c.shade(outline, 0.5, 22, "#141c38")
    u, v = (c.xx * 0.72 + c.yy * 0.7) / 44, (c.xx * 0.62 - c.yy * 0.78) / 44
    u, v = u + (c.bank[0] - 0.5) * 0.3, v + (c.bank[3] - 0.5) * 0.3
    seams = np.exp(-((np.sin(u) / 0.09) ** 2)) + np.exp(-((np.sin(v) / 0.09) ** 2))
    puffs = np.asarray(0.4 * (np.sqrt(np.abs(np.sin(u) * np.sin(v))) - 0.55) - 0.2 * seams, np.float32)
    m = c.paint(outline, QUILT, vol=110, amb=0.24, gain=0.9, edge=0.05, tex=0.12, lump=0.1, light=(420, 300, 250), add=puffs,
        grad=(0.1, -0.16), wob=0.6)  # fmt: skip
    c.marks(m, 0.8, 120, 40, 5, jit=0.03, alpha=0.2, curl=0.1)
    hem = [(-20, 904, 50), (140, 864, 54), (280, 792, 56), (390, 700, 54), (480, 602, 48), (552, 520, 34)]
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
    hands = [hauler(c, x, y, h, kind + i, 14, flip=True) for i, (x, y) in enumerate(men)]
    far = min(hands)
    c.line([hook, *sorted(hands, reverse=True), (far[0] - 20, far[1] + 8)], 4, "#2c1c1c", 0.95, 0.3, ends=0.8)
    c.line([(hook[0], hook[1] - 1), *sorted(hands, reverse=True)], 2, "#e0c090", 0.9, 0.3, ends=0.8)
    c.dot(hook[0], hook[1], 6, "#8a5a30", 1)


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
    c.light = (*EYE, 120)
    quilt(c)
    team(c, (486, 590), [(418, 588), (372, 602), (326, 606)], 74, 1)
    team(c, (300, 776), [(220, 784), (166, 794), (112, 792)], 88, 4)
    c.light = (640, 640, 120)
    for x, y, k in ((632, 556, 5), (690, 640, 7)):
        hand = hauler(c, x, y, 66, k, -4, flip=True)
        c.line([hand, (hand[0] + 26, hand[1] - 20)], 3, "#e8d8b0", 1, 0.2, ends=0.8)
        c.line([hand, (hand[0] + 22, hand[1] - 8), (690, 540)], 2, "#d2453a", 0.9, 0.3)
    for x, y, h in ((690, 860, 60), (738, 884, 52), (640, 884, 46)):
        house(c, x, y, h, snow=True, g=0.6, wall=("#1c2440", "#3c4868", "#707c98", "#b0b4c0"))
    sledges(c)
    c.darken(np.asarray(sstep(1060, 1220, c.yy), np.float32), "#142444", 0.35)
    c.snowfall(70)
