"""Come Closer.

A winter night, and people stand in a ring and hold out their palms to warm them. What they warm them at is a kitchen chair
with nobody on it. One has turned round to warm his back; a dog lies as near as it can bear.
"""

import numpy as np

from studio.linocut.elements.animals import dog
from studio.linocut.elements.city import chair
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import ell, rect

META = {"number": 47, "slug": "come-closer", "seed": 47, "inks": "stone-crimson"}
X, Y = 430, 690  # the chair


def light(p: Print) -> None:
    """Black, and what the chair gives."""
    p.ground("1k")
    d = np.hypot(p.x - X, (p.y - Y) * 1.25)
    everywhere = rect(0, 0, 800, 1200)
    p.engrave("k", everywhere, p.rays(X, Y - 60), np.clip(1.25 - d / 330, 0, 1) * (d > 150), 13, length=(40, 150), jit=0.05)  # fmt: skip
    p.fill("", ell(X, Y + 40, 214, 166))
    glow = ell(X, Y + 40, 300, 240)
    p.gouges("12k", glow, p.rays(X, Y), 130, (30, 80), (5, 10), tone=np.clip(1.3 - d / 300, 0, 1))
    p.rain("12k", rect(0, 0, 800, 420), 96, 90, (3, 7), (3, 6))


def scene(p: Print) -> None:
    """The night, those behind, the chair, those before it."""
    light(p)
    coat = Wear(skin="", hair="k", top="1", legs="1", coat=1, woman=True, style="scarf")
    back = (
        (196, 760, 400, coat.but(top="2", legs="k"), 1, 110),
        (336, 660, 376, coat.but(style="bob"), 1, 84),
        (534, 660, 384, coat.but(woman=False, style="crop", cap="cap", legs="k"), -1, 84),
    )
    for x, y, h, wear, s, reach in back:
        figure(p, x, y, h, "wait", wear=wear, flip=s > 0, near=(x + s * reach, y - h * 0.66), far=(x + s * reach * 0.9, y - h * 0.56), grip="open", halo=7)  # fmt: skip
    away = Wear(skin="", hair="k", top="k", legs="k", coat=0.5, cap="brim")
    figure(p, 690, 800, 420, "stand", wear=away, flip=True, near=(664, 590), far=(668, 600), halo=8)
    chair(p, X - 10, Y + 130, 330, "2", halo=0)
    dog(p, 424, 834, 96, "lie", "1", halo=4)
    for x, y, h, cap, s in ((150, 1240, 560, "", 1), (640, 1260, 560, "cap", -1)):
        who = Wear(skin="k", top="k", legs="k", coat=1, cap=cap, style="bun" if not cap else "crop", woman=not cap, skirt=0.9 if not cap else 0)  # fmt: skip
        body = figure(p, x, y, h, "wait", wear=who, flip=s > 0, near=(x + s * 160, y - h * 0.7), far=(x + s * 150, y - h * 0.6), grip="open", halo=9)  # fmt: skip
        p.engrave(
            "k",
            body.outline,
            p.level(90),
            0.9 * p.lit(body.outline, (X, Y), 30) * (p.y > y - h * 0.74),
            9,
            length=(20, 60),
        )
