"""The Same Scarf.

Two twins share one scarf: one walks off into the snow, the other into a summer orchard, and the line between the
seasons runs down the middle of the card, through the sun and through a tree half bare, half in fruit. The scarf
is stretched to the last stitch. Where it crosses the border a thread has caught on a gate that neither has opened.
"""

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.buildings.houses_hanging import leaf_clump
from studio.elements.land.land import footprints, hills, meadow, snowfield
from studio.elements.people.twins_walking import (
    CRIMSON_WOOL,
    half_limbs,
    head,
    mirrored,
    sun_hat,
    twin,
    wool,
    woolly_hat,
)
from studio.elements.plants.plants import flower, grass
from studio.elements.plants.trees import bare_tree, round_tree
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BARK, BLOSSOM, SNOW, SPRING, WOOD
from studio.shapes import blob, curve, ell, taper

META = {"number": 74, "slug": "same-scarf", "seed": 7474}
FINISH = Finish(vignette=0.22, bloom=0.36)

ORCHARD = ["#1c4038", "#3c7c48", "#84b454", "#e4dc80", "#fff4b8"]
APRICOT = ["#8c3428", "#e07c38", "#ffb860", "#fff0b8"]
MIDDLE = 400


def winter(c: Card) -> None:
    """The cold half."""
    c.sky([(0, "#7c9cc4"), (400, "#b8cce0"), (760, "#e0e4ec")])
    c.glow(MIDDLE, 300, 420, "#f4f8ff", 0.5, 1.6)
    c.paint(ell(MIDDLE, 300, 150), ["#dce8f4", "#f4f8fc", "#ffffff"], vol=4, edge=0, wob=0.4, amb=0.7)
    hills(c, 720, 30, ["#6c84ac", "#98b0cc", "#d0dcea"], 4, 0.4)
    for x, h in ((60, 150), (150, 110), (250, 90)):
        bare_tree(c, x, 770, h, fog=0.55, seed=x)
    snowfield(c, 780, ["#5c70a4", "#a0b4d4", "#e0e8f2", "#fdfcfc"], 6, 14)


def summer(c: Card) -> None:
    """The warm half."""
    c.sky([(0, "#f0a868"), (400, "#fcd08c"), (760, "#fff0c0")])
    c.glow(MIDDLE, 300, 420, "#fff0b0", 0.5, 1.6)
    c.paint(ell(MIDDLE, 300, 150), ["#ffc860", "#ffe08c", "#fff4bc"], vol=4, edge=0, wob=0.4, amb=0.7)
    hills(c, 720, 30, ["#7c8c50", "#b4b464", "#f0d890"], 4, 0.35)
    for x, h in ((570, 110), (660, 140), (750, 170)):
        round_tree(c, x, 784, h, fog=0.3, ramp=ORCHARD)
    meadow(c, 780, ["#34603c", "#6c9c48", "#b8cc5c", "#fcf0a0"], 6, 14)
    for i in range(34):
        px, py = float(c.rng.uniform(430, 770)), float(c.rng.uniform(860, 1160))
        flower(c, px, py, 22 + (py - 800) * 0.05, BLOSSOM if i % 3 else APRICOT, 5)


def tree(c: Card) -> None:
    """One trunk on the border: bare and snowed on the left, in leaf and fruit on the right."""
    limbs = half_limbs(MIDDLE, 890, 760, 12)
    stem = taper(
        (MIDDLE, 896, 84), (MIDDLE - 4, 780, 58), (MIDDLE + 2, 640, 52), (MIDDLE, 480, 44), (MIDDLE, 400, 20)
    )
    feet = [taper((MIDDLE, 850, 50), (MIDDLE + s * 60, 900, 22), (MIDDLE + s * 110, 912, 6)) for s in (-1, 1)]
    c.shade(ell(MIDDLE, 906, 130, 16), 0.4, 10, "#2c2848")
    left: Arr = np.max([c.mask(p, 0.8) for p in limbs], 0)
    right: Arr = np.max([c.mask(p, 0.8) for p in mirrored(limbs, MIDDLE)], 0)
    trunk: Arr = np.max([c.mask(p, 0.8) for p in (stem, *feet)], 0)
    left *= c.xx < MIDDLE
    right *= c.xx > MIDDLE
    c.paint(right, BARK, vol=12, rim=0.5, tex=0.3)
    c.paint(left, ["#24243c", "#4c4c68", "#84849c", "#d0d4e4"], vol=12, rim=0.6, tex=0.3)
    down = int(9 * left.shape[1] / 800) or 1
    lying = np.clip(left - np.roll(left, down, 0), 0, 1)
    c.over(c.blur(lying, 1.0) * 0.95, "#f8faff")
    m = c.paint(trunk, BARK, vol=26, tex=0.35, grain=2, rim=0.4)
    c.marks(m, 1.5, 160, 34, 4, jit=0.1, alpha=0.6)
    c.over(m * sstep(MIDDLE + 6, MIDDLE - 6, c.xx).astype(np.float32) * 0.36, "#8c9cc8")
    shade = ["#142c30", "#24543c", "#4c8448", "#a0b864"]
    for i, (x, y, r) in enumerate(
        (
            (460, 530, 66),
            (560, 560, 80),
            (660, 520, 76),
            (690, 420, 76),
            (500, 420, 90),
            (600, 430, 96),
            (640, 300, 86),
            (500, 300, 90),
            (470, 210, 66),
            (560, 220, 80),
        )
    ):
        leaf_clump(c, x, y, r, shade, i + 20)
    for i, (x, y, r) in enumerate(((480, 556, 50), (560, 580, 58), (650, 540, 60), (708, 450, 52), (446, 450, 42), (530, 480, 64), (620, 446, 70), (690, 360, 58),
            (456, 360, 50), (540, 380, 66), (620, 340, 62), (450, 240, 46), (530, 270, 62), (610, 240, 58), (520, 180, 50), (446, 176, 36))):  # fmt: skip
        leaf_clump(c, x, y, r, ORCHARD, i)
    for x, y in (
        (482, 600),
        (560, 628),
        (650, 590),
        (712, 490),
        (520, 516),
        (610, 490),
        (446, 480),
        (570, 420),
        (676, 400),
        (478, 392),
        (540, 310),
        (620, 372),
        (462, 284),
        (634, 270),
        (510, 212),
        (580, 200),
        (690, 556),
    ):
        c.paint(ell(x, y, 17, 17), APRICOT, vol=14, wob=0.4, det=0.5, edge=0.3, rim=0.5)
        c.line([(x - 3, y - 14), (x + 1, y + 10)], 2, "#b4502c", 0.5)


def gate(c: Card) -> None:
    """The gate nobody has opened, half in snow, half in roses."""
    for i in range(7):
        x = MIDDLE - 96 + i * 32
        h = 196 + 14 * np.sin(i * np.pi / 6) + (26 if i in (0, 6) else 0)
        c.paint(taper((x, 986, 17), (x, 986 - h, 15)), WOOD, vol=6, wob=0.4, rim=0.5, edge=0.3)
        if x < MIDDLE:
            c.paint(ell(x, 986 - h - 6, 13, 8), SNOW, vol=5, wob=0.5, edge=0.05)
    for y in (856, 940):
        c.paint(
            taper((MIDDLE - 110, y, 13), (MIDDLE, y + 3, 14), (MIDDLE + 110, y, 13)), WOOD, vol=5, wob=0.4
        )
    c.paint(
        taper((MIDDLE - 108, 849, 9), (MIDDLE - 50, 848, 11), (MIDDLE - 8, 851, 6)), SNOW, vol=4, edge=0.05
    )
    for x, y, r in (
        (430, 930, 12),
        (458, 900, 14),
        (486, 936, 13),
        (498, 880, 12),
        (446, 962, 11),
        (476, 966, 12),
    ):
        c.paint(ell(x - 9, y + 7, r, r * 0.6, 30), SPRING, vol=4)
        c.paint(ell(x, y, r), BLOSSOM, vol=8, wob=1, det=0.4)
    for x in range(290, 400, 22):
        c.paint(ell(x, 990, 26, 10), SNOW, vol=6, edge=0.03, soft=2)
    for x in range(410, 520, 18):
        grass(c, x, 994, 34)


def scarf(c: Card) -> None:
    """Stretched to the last stitch, and the thread that has caught."""
    c.shade(taper((190, 750, 24), (400, 768, 20), (610, 750, 24)), 0.3, 10)
    wool(c, ((176, 722, 40), (280, 736, 31), (400, 742, 22), (520, 736, 31), (624, 722, 40)), 60)
    c.flat(ell(400, 742, 9, 5), "#ff9c7c", 0.5, 2)
    loose = curve(
        (402, 748),
        (398, 776),
        (374, 790),
        (366, 812),
        (384, 822),
        (372, 848),
        (392, 872),
        (370, 900),
        (388, 930),
        (362, 960),
        (380, 1004),
        (340, 1030),
    )
    c.line(loose, 4.4, "#c8202c", 1, 0.2, ends=0.8, det=1)


def split(c: Card) -> None:
    """Winter to the left of the border, summer to the right of it."""
    winter(c)
    cold = c.img.copy()
    summer(c)
    wander = (c.noise(60, 3) - 0.5) * 26
    m = np.asarray(sstep(MIDDLE - 5, MIDDLE + 5, c.xx + wander), np.float32)[..., None]
    c.img = cold * (1 - m) + c.img * m


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 200, 320), key="#fff4dc", fog="#e4e0d8")
    split(c)
    tree(c)
    footprints(c, curve((330, 1010), (280, 1010), (232, 1016), (190, 1010)), 10)
    gate(c)
    a = twin(c, 158, 1014, 372, ["#24345c", "#44689c", "#84acd0", "#e0f0f8"])
    b = twin(c, 642, 1014, 372, ["#7c4438", "#d0845c", "#f8bc84", "#fff0cc"], flip=True)
    scarf(c)
    head(a)
    woolly_hat(a, ["#24345c", "#44689c", "#84acd0", "#e0f0f8"])
    head(b)
    sun_hat(b, ["#6c4424", "#b48440", "#ecc878", "#fff4c4"])
    for f in (a, b):
        f.paint(taper((-32, -220, 26), (0, -206, 34), (36, -222, 28)), CRIMSON_WOOL, vol=12)
        f.paint(
            blob((-32, -214), (-16, -208), (-16, -170), (-22, -146), (-42, -148), (-42, -180)),
            CRIMSON_WOOL,
            vol=9,
        )
    flakes = c.mask(blob((-20, -20, "c"), (392, -20, "c"), (392, 1220, "c"), (-20, 1220, "c")), 0)
    c.sparks(flakes, 130, "#ffffff", (1.0, 2.6), 0.9)
