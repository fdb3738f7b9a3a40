"""What the Fox Gave.

A fox walks through a green wood and with its tail paints it red, tree by tree. With every tree it grows paler:
the tail is already white, only face and ears still burn. Ahead of it is summer; behind it the first snow falls.
A red leaf has stuck to its back.
"""

from collections.abc import Callable

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.animals.fox_painter import painter_fox
from studio.elements.plants.trees import bare_tree, trunk
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BARK, BIRCH, FOX
from studio.shapes import blob, ell, join, taper

META = {"number": 80, "slug": "what-the-fox-gave", "seed": 8080}
FINISH = Finish(vignette=0.2, bloom=0.36)

GREENS = ["#0e3430", "#1c5c3c", "#4c9040", "#90bc50", "#e4e48c"]
SCARLET = ["#4c0c24", "#981828", "#d8302c", "#f8643c", "#ffb070"]
CHALK = ["#6c7494", "#b4bccc", "#e8e8ea", "#fffaf2"]
SOCK = ["#140c14", "#342024", "#6c4438"]


def blend(c: Card, under: Callable[[], None], over: Callable[[], None], share: Arr) -> None:
    """Paint the same thing twice and keep `over` where `share` is 1."""
    before = c.img.copy()
    under()
    first, c.img = c.img, before
    over()
    c.img = (first + (c.img - first) * share[..., None]).astype(np.float32)


def step(a: float, b: float, v: Arr) -> Arr:
    """0 below `a`, 1 above `b`, soft between."""
    t = np.clip((v - a) / (b - a), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), np.float32)


def air(c: Card) -> None:
    """Snow light on the left, summer light on the right."""
    summer, winter = (
        [(0, "#5c9c58"), (500, "#c4d878"), (900, "#fbf2b4")],
        [(0, "#8494b4"), (500, "#9cacca"), (900, "#bccae0")],
    )
    blend(c, lambda: c.sky(winter), lambda: c.sky(summer), step(20, 600, c.xx + 60 * (c.bank[1] - 0.5)))
    c.glow(690, 560, 420, "#fff4a8", 0.6, 1.5)


def far_trees(c: Card) -> None:
    """The rhythm of trunks in the mist, pale behind and green ahead."""
    for x, w, fog in (
        (66, 22, 0.62),
        (196, 26, 0.55),
        (330, 26, 0.5),
        (500, 28, 0.5),
        (566, 20, 0.62),
        (700, 28, 0.45),
    ):
        c.fog = np.asarray((0.86, 0.89, 0.94) if x < 260 else (0.90, 0.92, 0.62), np.float32)
        trunk(c, x, 905, 900, w, fog=fog)


def floor(c: Card) -> None:
    """Snow, then fallen scarlet, then grass."""
    land = blob((-60, 900), (200, 884), (430, 906), (640, 886), (860, 900), (900, 1300), (-100, 1300))
    grass = lambda: c.paint(land, GREENS, vol=4, amb=0.5, tex=0.3, edge=0.04, grad=(0.1, -0.25))  # noqa: E731
    snow = lambda: c.paint(land, CHALK, vol=4, amb=0.62, tex=0.15, edge=0.04, grad=(0.1, -0.1))  # noqa: E731
    slope = c.xx + (c.yy - 900) * 0.25 + 130 * (c.bank[1] - 0.5)
    blend(c, snow, grass, step(250, 560, slope))
    m = c.mask(land) * step(380, 560, slope)
    c.marks(m, -1.5, 1500, 30, 3.4, jit=0.1, alpha=0.7)


def litter(c: Card) -> None:
    """Leaves lying under the red trees, thinner towards the snow."""
    r = c.rng
    for _ in range(120):
        x, y = r.normal(300, 100), r.uniform(905, 1150)
        leaf(c, x, y, r.uniform(8, 15) * (0.6 + (y - 900) / 420), r.uniform(0, 180), 0.35)


def leaf(c: Card, x: float, y: float, size: float, rot: float, flat: float = 1.0) -> None:
    """One red leaf."""
    tone = SCARLET[int(c.rng.integers(0, 2)) :]
    c.paint(
        ell(x, y, size, size * (0.55 if flat == 1 else 0.4), rot * flat),
        tone,
        vol=4,
        wob=0.8,
        edge=0.2,
        amb=0.4,
    )


def crown(c: Card, heaps: list[tuple[float, float, float]], ramp: Ramp, n: int, fog: float = 0) -> None:
    """A crown of heaps (x, y, radius) in short dabs of leaf."""
    shapes = [ell(x, y, r, r * 0.78) for x, y, r in heaps]
    whole = c.paint(join(*shapes), ramp, vol=40, amb=0.2, tex=0.4, wob=2, fog=fog, rim=0.3)
    for s in shapes:
        c.paint(s, ramp, vol=46, amb=0.16, tex=0.4, wob=2, alpha=0.62, edge=0, fog=fog, grad=(0.14, -0.16))
    c.marks(whole, lambda x, y: np.sin(x * 0.05 + y * 0.07) * 2.5, n, 19, 8.5, jit=0.13, alpha=0.8, curl=0.8)


def wood(c: Card) -> None:
    """Behind: bare under snow. Here: scarlet, one tree half done. Ahead: summer."""
    for x, y, h, seed in ((34, 930, 760, 4), (140, 912, 480, 23)):
        bare_tree(
            c,
            x,
            y,
            h,
            BIRCH if seed == 4 else ["#4c5068", "#8c90a4", "#ccd0d8", "#fffaf0"],
            fog=0.12,
            seed=seed,
        )
    crown(c, [(600, 130, 130), (760, 90, 150), (700, 380, 90), (800, 300, 110)], GREENS, 900, 0.3)
    trunk(c, 758, 930, 760, 44, BARK)
    trunk(c, 612, 915, 700, 34, BARK, fog=0.15)
    trunk(c, 268, 935, 700, 42, BARK)
    trunk(c, 452, 918, 720, 36, BARK, fog=0.08)
    crown(
        c, [(590, 330, 92), (700, 120, 120), (770, 330, 96), (660, 230, 110), (610, 120, 100)], GREENS, 1500
    )
    crown(c, [(480, 110, 110), (530, 220, 96), (540, 330, 70), (500, 420, 50)], GREENS, 700)
    crown(
        c,
        [(390, 60, 96), (400, 200, 90), (410, 330, 88), (470, 270, 56), (450, 400, 52), (470, 110, 46)],
        SCARLET,
        1100,
    )
    crown(
        c,
        [
            (250, 130, 120),
            (190, 260, 96),
            (310, 260, 110),
            (230, 360, 84),
            (150, 350, 58),
        ],
        SCARLET,
        1600,
    )


def fox(c: Card) -> None:
    """Orange runs out of it from the tail forwards."""
    x, y, s = 436, 1076, 0.94
    burn = 1 - step(70, 400, np.hypot(c.xx - (x + 205 * s), (c.yy - (y - 420 * s)) * 0.9))
    pale = lambda: painter_fox(c, x, y, s, CHALK, SOCK, SCARLET, FOX, True)  # noqa: E731
    red = lambda: painter_fox(c, x, y, s, FOX, SOCK, SCARLET, FOX, True)  # noqa: E731
    blend(c, pale, red, np.asarray(burn, np.float32))


def brush_stroke(c: Card) -> None:
    """The last sweep of the tail, still wet: a ribbon of scarlet that turns to leaves where it meets the tree."""
    way = ((250, 566, 16), (286, 512, 44), (352, 478, 58), (420, 452, 60), (470, 392, 54), (478, 330, 40))
    m = c.paint(taper(*way), SCARLET, vol=16, tex=0.45, wob=1.2, edge=0.3, rim=0.6, amb=0.34)
    c.marks(m, lambda x, y: -0.35 - np.clip((x - 380) / 110, 0, 1) * 0.9, 160, 44, 3.4, jit=0.05, alpha=0.7)
    for dy, w in ((-22, 7), (26, 5)):  # stray hairs of the brush
        c.paint(taper((300, 500 + dy, 2), (370, 466 + dy, w), (430, 440 + dy, 2)), SCARLET, vol=3, alpha=0.8)


def touches(c: Card) -> None:
    """The wet brush, its drops, the leaf on the back, paw prints, leaves and flakes in the air."""
    for px, py, r in ((176, 700, 10), (168, 770, 8), (178, 836, 6)):
        c.paint(
            taper((px, py - r * 2.4, 2), (px, py, r * 1.6), (px, py + r * 0.6, r)),
            SCARLET,
            vol=5,
            wob=0.3,
            det=0.7,
        )
    leaf(c, 400, 796, 27, -20)
    c.line([(378, 805), (424, 787)], 3, "#6c1020", 0.9)
    for i, (px, py) in enumerate(((250, 1092), (190, 1112), (128, 1096), (66, 1116))):
        c.paint(ell(px, py, 20, 9), ["#a84c34", "#dc7c50", "#f4b890"], vol=3, alpha=0.85 - i * 0.16, wob=0.6)
    r = c.rng
    for _ in range(16):
        leaf(c, r.uniform(290, 430), r.uniform(560, 760), r.uniform(8, 13), r.uniform(0, 180))
    c.sparks(taper((0, 0, 460), (0, 600, 420), (20, 1200, 460)), 330, "#fbfdff", (1.4, 5))


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(720, 260, 330), key="#fff0b4", fog="#d8e0a0")
    air(c)
    far_trees(c)
    floor(c)
    litter(c)
    wood(c)
    brush_stroke(c)
    fox(c)
    touches(c)
