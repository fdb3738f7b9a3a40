"""What Falls, Grows.

A mantelpiece hourglass. Above, three leaning sandstone towers are crumbling at the foot; below, the sand
has become one great tree whose crown repeats the very outline of the three towers. The child stands under
it with a striped umbrella open to the falling sand; a spade leans on the glass, outside.
"""

import numpy as np

from studio.colour import Arr, ramp_map, sstep
from studio.elements.buildings.houses_hanging import leaf_clump
from studio.elements.people.figures import child
from studio.elements.plants.plants import grass
from studio.elements.things.hourglasses import GLASS, NECK, leaning_tower, pillars, plates, sheen, small_sky
from studio.elements.things.props import umbrella
from studio.paint import Card
from studio.palettes import CREAM, IRON, PINE, RED
from studio.shapes import Path, arch, blob, cut, ell, join, rect, taper, xf

META = {"number": 6, "slug": "what-falls-grows", "seed": 606}

SANDSTONE = ["#4a2434", "#904c44", "#d48c58", "#fcd08c", "#fff0c4"]
SAND = ["#6a3c20", "#b47834", "#e8b058", "#ffe09c", "#fff6d0"]
LEAVES = ["#0c2c30", "#1c5044", "#4c8c50", "#b0cc6c", "#f8f4ac"]
MANTEL = ["#10100e", "#30241a", "#6a4a2c", "#b88850"]
EVENING, MORNING = (240, 200, 150), (250, 640, 190)


def three(x: float, y: float, s: float) -> list[Path]:
    """The three towers with their foot at (x, y), the same above and below."""
    return [
        leaning_tower(x - 106 * s, y, 72 * s, 128 * s, -9, "cone"),
        leaning_tower(x + 110 * s, y, 78 * s, 138 * s, 10, "battlements"),
        leaning_tower(x + 2 * s, y, 88 * s, 166 * s, -2, "dome"),
    ]


def windows(c: Card, tower: Path, m: Arr, n: int, col: str) -> None:
    """Slits one above the other: rooms above, hollows in the leaves below."""
    b = tower.getBounds()
    for i in range(n):
        x, y = b.centerX() + (-4, 8, -2)[i], b.top() + b.height() * (0.48 + 0.15 * i)
        c.flat(arch(x - 6, y, x + 6, y + 20), col, 0.85, wob=0.5, clip=m, det=0.5)


def parlour(c: Card) -> None:
    """A dim teal wall, the hourglass's shadow on it, and the mantelpiece."""
    c.sky([(0, "#0c2028"), (400, "#1a4044"), (900, "#2c5c58"), (1090, "#1c4040")])
    c.glow(400, 820, 560, "#c8b468", 0.4, 1.4)
    c.shade(xf(GLASS, 52, 10, 1.06, o=(400, 600)), 0.35, 22, "#06141a")
    c.darken(c.radial(400, 640, 420, 760), "#050e14", 0.6)
    shelf = rect(-20, 1084, 820, 1240)
    m = c.paint(shelf, MANTEL, vol=3, amb=0.4, grad=(0.3, -0.35), wob=0.4, edge=0, grain=1, tex=0.35)
    c.marks(m, 0.02, 260, 90, 3, jit=0.1, alpha=0.5, curl=0.03)
    c.shade(ell(420, 1106, 330, 26), 0.65, 12, "#06080a")


def above(c: Card, m: Arr) -> None:
    """Evening on the towers; their feet are already sand."""
    small_sky(c, m, [(140, "#5a3a64"), (260, "#b06474"), (380, "#f09c6c"), (480, "#ffd890")])
    c.halo(316, 330, 150, "#fff0b0", 0.6)
    stone = {"clip": m, "light": EVENING, "det": 0.4}
    for t in three(400, 452, 0.95):
        how = {"vol": 22, "wob": 0.3, "edge": 0.3, "rim": 0.6, "grad": (0.1, -0.12)}
        tm = c.paint(t, SANDSTONE, **how, **stone)
        b = t.getBounds()
        for y in np.arange(b.top() + b.height() * 0.36, b.bottom(), 15):
            course = [(b.left(), y), (b.centerX(), y + 2), (b.right(), y)]
            c.line(course, 2, "#7a3c38", 0.4, 0.8, clip=tm)
        windows(c, t, tm, 3, "#3a1830")
    heap = blob(
        (150, 420), (230, 424), (300, 404), (352, 424), (400, 452), (452, 420), (510, 400), (580, 420),
        (650, 416), (650, 600), (150, 600),
    )  # fmt: skip
    c.paint(heap, SAND, vol=40, clip=m, amb=0.4, edge=0.03, tex=0.3, soft=2, light=EVENING, wob=1.6)
    funnel = blob((330, 450), (400, 470), (470, 448), (430, 520), (400, 560), (370, 520))
    c.flat(funnel, "#a8642c", 0.45, 12, clip=m)
    feet = c.mask(blob((220, 330), (580, 330), (560, 470), (400, 540), (240, 470)), 0)
    eaten = (m * feet * (c.noise(22, 3) > 0.56)).astype(np.float32)
    c.over(c.blur(eaten, 1.2) * sstep(340, 420, c.yy) * 0.9, "#f4c474")
    c.sparks(m * c.ground(330) * (1 - c.ground(520)), 420, "#ffe8b0", (0.7, 2.0))
    for x, y in ((262, 404), (340, 416), (428, 428), (520, 398), (470, 444), (378, 470), (556, 424)):
        block = xf(rect(x - 10, y - 6, x + 10, y + 6), rot=x % 50 - 25, o=(x, y))
        c.paint(block, SANDSTONE, vol=4, wob=0.5, **stone)


def below(c: Card, m: Arr) -> None:
    """The towers again, as a tree."""
    small_sky(c, m, [(590, "#245458"), (720, "#4c9488"), (860, "#b0d4a0"), (980, "#f0eab0")])
    c.glow(400, 880, 250, "#fff0a8", 0.3, 1.6)
    c.light = (400, 980, 150)
    for y, fog in ((960, 0.6), (984, 0.35)):
        ridge = blob((120, y), (260, y - 22), (400, y + 6), (540, y - 22), (680, y), (680, 1100), (120, 1100))
        c.paint(ridge, LEAVES, vol=20, clip=m, fog=fog, fogcol="#d8e4a8", edge=0.05)
    crown = {"vol": 26, "wob": 0.9, "tex": 0.4, "rim": 0.5, "rimcol": "#f4f4a8", "grad": (0.1, -0.16)}
    for t in three(400, 906, 0.98):
        tm = c.paint(t, LEAVES, clip=m, light=MORNING, **crown)
        c.marks(tm, lambda x, y: x * 0.7 + y * 1.3, 620, 12, 5, jit=0.17, alpha=0.8, bias=0.02)
        windows(c, t, tm, 2, "#0c2c30")
    trunk = join(
        taper((400, 1044, 130), (398, 1004, 66), (402, 960, 50), (400, 880, 30), (402, 760, 14)),
        taper((398, 960, 26), (344, 910, 20), (312, 850, 10)),
        taper((404, 950, 26), (460, 904, 20), (496, 850, 10)),
    )
    bark = ["#241c20", "#54403a", "#94705a", "#e8c08c"]
    c.paint(trunk, bark, vol=18, clip=m * c.ground(884), tex=0.35, grain=2, rim=0.5, edge=0.25)
    c.shade(ell(400, 950, 110, 14), 0.45, 9, "#0c2c30", clip=m)
    for x, y, r in (
        (262, 884, 34), (538, 884, 36), (306, 906, 44), (500, 906, 46), (352, 920, 44), (452, 922, 44),
    ):  # fmt: skip
        leaf_clump(c, x, y, r, LEAVES, x)
    leaf_clump(c, 402, 914, 48, LEAVES, 402)
    mound = blob((150, 1062), (240, 1016), (400, 990), (560, 1016), (650, 1062), (650, 1120), (150, 1120))
    sand = {"vol": 40, "amb": 0.3, "gain": 0.7, "edge": 0.1, "tex": 0.3, "grad": (0.1, -0.2)}
    mm = c.paint(mound, SAND, clip=m, light=(250, 760, 150), **sand)
    c.shade(ell(410, 1016, 90, 10), 0.4, 6, "#6a4420", clip=mm)
    for x, h in ((236, 22), (270, 28), (470, 24), (520, 30), (560, 22)):
        grass(c, x, 1014 + abs(x - 400) * 0.15, h, 6, ("#2c6a44", "#5c9c50", "#b4d070"))


def falling(c: Card, bulbs: Arr) -> None:
    """The thread of sand: through the neck, onto the highest leaf, down through the crown."""
    thread = c.mask(taper((400, 540, 16), (400, 574, 7), (400, 634, 8)), 0.2)
    c.over(thread, ramp_map(np.clip(0.62 + 0.5 * (c.bank[2] - 0.5), 0, 1), SAND))
    c.halo(400, 600, 60, "#ffdc90", 0.6)
    for spread, y0, y1, n in (
        (6, 574, 650, 60), (42, 650, 720, 90), (90, 720, 960, 150), (36, 880, 1000, 70),
    ):  # fmt: skip
        for x, y in zip(c.rng.normal(400, spread, n), c.rng.uniform(y0, y1, n), strict=True):
            if bulbs[int(y * c.k), int(x * c.k)] > 0.9:
                c.dot(x, y, c.rng.uniform(0.9, 2.1), "#ffe8a8", 0.95)


def sheltering(c: Card) -> None:
    """The child under its umbrella, sand bouncing off the top."""
    c.light = (400, 800, 110)
    x, y = child(c, 290, 1030, 112, arm="up", rim=0.9, flip=True)
    umbrella(c, x, y + 4, 84, RED, CREAM, 6)
    for px, py in zip(c.rng.normal(x + 4, 30, 50), c.rng.uniform(-92, -74, 50), strict=True):
        c.dot(px, y + py + 0.012 * (px - x) ** 2, c.rng.uniform(0.9, 2), "#ffe8a8", 0.95)


def spade(c: Card) -> None:
    """Outside, against the glass, with the sand of whoever has been digging."""
    f = c.at(690, 1128, 1.0, -13, vol=5, wob=0.3, det=0.7, rim=0.6, light=(500, 900, 140))
    c.shade(ell(694, 1130, 60, 10), 0.5, 6, "#06080a")
    f.paint(taper((0, -46, 9), (0, -168, 8)), PINE)
    f.paint(cut(ell(0, -178, 18, 14), ell(0, -177, 9, 6)), PINE)
    f.paint(blob((-23, -56, "c"), (23, -56, "c"), (24, -20), (0, 2, "c"), (-24, -20)), IRON)
    heap = blob((628, 1138), (660, 1122), (690, 1114), (724, 1124), (752, 1138), (690, 1146))
    c.paint(heap, SAND, vol=14, amb=0.35)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 860, 180), key="#fff0b0", fog="#2c5658")
    parlour(c)
    pillars(c, (400, 800, 140))
    bulbs = c.mask(GLASS, 0.3)
    above(c, bulbs * (1 - c.ground(NECK)))
    before, lower = c.img.copy(), bulbs * c.ground(NECK)
    below(c, lower)
    c.img = before * (1 - lower[..., None]) + c.img * lower[..., None]
    falling(c, bulbs)
    sheltering(c)
    c.light = (400, 860, 180)
    sheen(c, bulbs)
    plates(c)
    spade(c)
