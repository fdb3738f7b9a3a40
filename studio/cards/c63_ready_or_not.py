"""Ready or Not.

A huge shaggy beast counts against a tree, paws over its eyes. Behind the trunks everybody hides badly: a stag with a
lantern in its antlers, a tiger thinner than it thinks, a small tree that wears stockings. The child hides behind the
beast's own leg. On the beast's back a blank note is pinned.
"""

import math
from typing import Any

import numpy as np

from studio.elements.animals.bad_hiders import little_tree, stag, tiger
from studio.elements.land.land import hills
from studio.elements.people.figures import child
from studio.elements.plants.plants import grass, mushroom
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import LINEN, RED
from studio.shapes import Path, blob, ell, poly, taper

META = {"number": 63, "slug": "ready-or-not", "seed": 6363}
FINISH = Finish(bloom=0.45, vignette=0.32)

DUSK = (400.0, 470.0, 180.0)
FUR = ["#1c1024", "#3c2444", "#6c4468", "#a87c8c", "#f0d8a4"]
TRUNK = ["#0c1418", "#16302c", "#2c5044", "#6c8858", "#e0d87c"]
MOSS = ["#0e1a18", "#1c3828", "#3c5c30", "#8c9444", "#ece488"]
FLUFF = ["#5c4470", "#a084a8", "#dcc0cc", "#fff0e4"]
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


def trunk(c: Card, x: float, y: float, w: float, fog: float, k: int, **how: Any) -> None:
    """A tall trunk that leaves the card, a little crooked, with its roots."""
    bend = 10 * math.sin(k * 2.3)
    flare = 1.9
    shape = blob((x - w * 0.42, -40, "c"), (x - w * 0.45 + bend, y * 0.45), (x - w * 0.55, y - 90), (x - w * flare * 0.6, y, "c"),
        (x + w * flare * 0.6, y, "c"), (x + w * 0.55, y - 90), (x + w * 0.45 + bend, y * 0.45), (x + w * 0.42, -40, "c"))  # fmt: skip
    look = {
        "vol": w * 0.34,
        "amb": 0.16,
        "edge": 0.2,
        "rim": 0.9,
        "light": DUSK,
        "tex": 0.35,
        "grain": 2,
        "wob": 1.2,
    }
    m = c.paint(shape, TRUNK, fog=fog, **{**look, **how})
    if fog < 0.5:
        c.marks(m, math.pi / 2, int(w * 2.4), 54, 5, jit=0.12, alpha=0.5)


def floor(c: Card) -> None:
    """Moss with the light lying on it."""
    ground = blob(
        (-30, 900), (160, 912), (400, 896), (640, 908), (830, 914), (830, 1240, "c"), (-30, 1240, "c")
    )
    m = c.paint(ground, MOSS, vol=5, amb=0.24, edge=0, tex=0.35, light=(400, 700, 260), grad=(0.12, -0.3))
    c.marks(m, -math.pi / 2, 900, 22, 4, jit=0.13, alpha=0.6)


def hiders(c: Card) -> None:
    """Left a stag, right a tiger, and the trunks that they trust."""
    stag(c, 118, 948)
    tiger(c, 664, 948)
    trunk(c, 112, 962, 60, 0.06, 1)
    trunk(c, 650, 956, 66, 0.08, 4)


def pelt(c: Card, f: Frame, shape: Path, n: int, angle: Any, vol: float = 60, **how: float) -> None:
    """Fur over one part: volume, then long marks, then a lit fringe."""
    m = f.paint(
        shape, FUR, **{"vol": vol, "wob": 1.8, "amb": 0.14, "edge": 0.22, "rim": 1.0, "tex": 0.35, **how}
    )
    wide = np.clip(c.blur(m, 7) * 2.4, 0, 1)
    c.marks(wide, angle, n, 44, 5, jit=0.13, alpha=0.75)
    c.marks(m, angle, n, 36, 4, FUR, jit=0.10, alpha=0.6)


def down(x: Any, y: Any) -> Any:
    """The fall of the fur."""
    return math.pi / 2 + (400 - x) / 900


def beast(c: Card) -> None:
    """From behind: feet, body, elbows up beside the bowed head, ears, two good horns, and a rabbit's tail."""
    f = c.at(408, 1092, 0.8, light=(300, 60, 150), gain=0.85)
    f.shade(ell(0, 4, 230, 30), 0.7, 18)
    for s in (-1, 1):
        leg = blob(
            (s * 40, -230), (s * 170, -220), (s * 180, -80), (s * 172, -8), (s * 70, -4), (s * 54, -90)
        )
        pelt(c, f, leg, 500, down, 40)
        f.paint(
            blob((s * 60, 4), (s * 64, -34), (s * 120, -46), (s * 176, -34), (s * 184, 2), (s * 120, 12)),
            FUR,
            vol=16,
            edge=0.3,
        )
        for k in range(3):
            x = s * (82 + 36 * k)
            f.paint(blob((x - 8, 7), (x, -16), (x + 8, 7)), HORN, vol=4, edge=0.35)
    for s in (-1, 1):
        f.flat(
            blob((s * 60, -800), (s * 190, -720), (s * 130, -580), (s * 40, -600)), "#1c1028", 0.95, 8
        )  # no light between arm and head
        arm = taper((s * 138, -570, 116), (s * 226, -680, 92), (s * 190, -748, 82), (s * 96, -806, 74))
        pelt(c, f, arm, 460, lambda x, y, s=s: math.pi / 2 - s * 0.35 + 0 * x, 40)
    pelt(c, f, blob((0, -690), (110, -662), (184, -560), (214, -400), (216, -240), (170, -130), (0, -104), (-170, -130), (-216, -240),
        (-214, -400), (-184, -560), (-110, -662)), 2600, down, 120)  # fmt: skip
    f.shade(ell(0, -640, 150, 60), 0.75, 22, "#100818")
    for s in (-1, 1):
        f.paint(taper((s * 50, -826, 40), (s * 92, -872, 32), (s * 112, -926, 20), (s * 96, -974, 5)), HORN, vol=14, edge=0.34,
            rim=0.8, wob=0.3, amb=0.4)  # fmt: skip
        for t in (0.25, 0.5, 0.72):
            x, y = 50 + 62 * t, -826 - 116 * t
            f.line(
                [(s * (x - 15 + 6 * t), y - 8), (s * x, y + 4), (s * (x + 17 - 6 * t), y + 6)],
                3,
                "#4c3424",
                alpha=0.6,
            )
        pelt(c, f, taper((s * 104, -774, 50), (s * 160, -800, 40), (s * 196, -786, 12)), 80, 0.3 * s, 14)
    pelt(c, f, blob((0, -866), (84, -846), (126, -772), (116, -690), (66, -640), (0, -626), (-66, -640), (-116, -690), (-126, -772),
        (-84, -846)), 800, down, 80, amb=0.24)  # fmt: skip
    scut(c, f)


def scut(c: Card, f: Frame) -> None:
    """The tail: a pale ball of fluff, which nobody has ever dared to mention."""
    f.shade(ell(8, -206, 66, 60), 0.7, 14, "#100818")
    m = f.paint(ell(0, -222, 54, 52), FLUFF, vol=50, wob=1.8, amb=0.3, edge=0.15, light=(300, 700, 160))
    x, y = f.pt(0, -222)
    c.marks(
        np.clip(c.blur(m, 6) * 2, 0, 1),
        lambda px, py: np.arctan2(py - y, px - x),
        260,
        20,
        4,
        FLUFF,
        jit=0.12,
        alpha=0.8,
    )


def note(c: Card) -> None:
    """A sheet of paper somebody has pinned on its back; nothing is written on it."""
    f = c.at(412, 712, 0.92, 6, vol=4, wob=0.35, edge=0.3, light=DUSK, amb=0.6, det=0.5)
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
    trunk(c, 408, 1020, 270, 0.0, 0, light=(60, 420, 150), gain=0.62, rim=0.5)
    beast(c)
    note(c)
    child(c, 566, 1112, 150, view="side", light=(520, 700, 160), rim=1.1)
    little_tree(c, 680, 1112)
    for x in range(24, 800, 28):
        grass(c, x, 1184 + x * 7 % 22, 40 + x * 3 % 40, 8, ("#0e1a18", "#24442c", "#6c8440"))
    for x, h in ((120, 46), (150, 34), (236, 40)):
        mushroom(c, x, 1140, h, ["#5c3c10", "#c89c2c", "#fff0a0"])
