"""What Falls, Grows.

A mantelpiece hourglass. Above, three leaning sandstone towers are crumbling at the foot; below, the sand
has become one great tree whose crown repeats the very outline of the three towers. The child stands under
it with a striped umbrella open to the falling sand; a spade leans on the glass, outside.
"""

import numpy as np

from studio.colour import Arr, ramp_map, rgb, sstep
from studio.elements.figures import child
from studio.elements.houses_hanging import leaf_clump
from studio.elements.plants import grass
from studio.elements.props import umbrella
from studio.paint import Card
from studio.palettes import CREAM, IRON, PINE, RED
from studio.shapes import Path, arch, blob, cut, ell, join, poly, rect, taper, xf

META = {"number": 6, "slug": "what-falls-grows", "seed": 606}

BRASS = ["#1c1410", "#5a3a18", "#a8742a", "#ecc060", "#fff4b8"]
SANDSTONE = ["#4a2434", "#904c44", "#d48c58", "#fcd08c", "#fff0c4"]
SAND = ["#6a3c20", "#b47834", "#e8b058", "#ffe09c", "#fff6d0"]
LEAVES = ["#0c2c30", "#1c5044", "#4c8c50", "#b0cc6c", "#f8f4ac"]
NECK = 566
LEFT = [
    (214, 142, "c"), (176, 250), (186, 372), (268, 474), (374, 536), (389, NECK), (374, 596), (268, 662),
    (180, 780), (168, 920), (206, 1046, "c"),
]  # fmt: skip
GLASS = blob(*LEFT, *[(800 - p[0], *p[1:]) for p in reversed(LEFT)])


def tower(x: float, y: float, w: float, h: float, lean: float, top: str) -> Path:
    """One tower: shaft, gallery and a roof (cone, dome or battlements), leaning."""
    shaft = join(poly([(x - w * 0.5, y), (x - w * 0.42, y - h), (x + w * 0.42, y - h), (x + w * 0.5, y)]))
    gallery = rect(x - w * 0.6, y - h - w * 0.3, x + w * 0.6, y - h + 2)
    if top == "cone":
        roof = poly(
            [(x - w * 0.66, y - h - w * 0.28), (x, y - h - w * 1.7), (x + w * 0.66, y - h - w * 0.28)]
        )
    elif top == "dome":
        ball = blob(
            (x - w * 0.5, y - h - w * 0.28),
            (x - w * 0.52, y - h - w * 0.7),
            (x, y - h - w * 1.2),
            (x + w * 0.52, y - h - w * 0.7),
            (x + w * 0.5, y - h - w * 0.28),
        )
        roof = join(ball, poly([(x - 5, y - h - w * 1.1), (x, y - h - w * 1.7), (x + 5, y - h - w * 1.1)]))
    else:
        teeth = [
            rect(
                x + (i - 0.5) * w * 0.38 - w * 0.14,
                y - h - w * 0.62,
                x + (i - 0.5) * w * 0.38 + w * 0.14,
                y - h,
            )
            for i in (-0.7, 0.5, 1.7)
        ]
        roof = join(*teeth)
    return xf(join(shaft, gallery, roof), rot=lean, o=(x, y))


def three(x: float, y: float, s: float) -> list[Path]:
    """The three towers with their foot at (x, y), the same above and below."""
    return [
        tower(x - 106 * s, y, 72 * s, 128 * s, -9, "cone"),
        tower(x + 110 * s, y, 78 * s, 138 * s, 10, "teeth"),
        tower(x + 2 * s, y, 88 * s, 166 * s, -2, "dome"),
    ]


def sky_in(c: Card, m: Arr, stops: list[tuple[float, str]]) -> None:
    """A small sky inside one bulb."""
    y = c.yy + (c.bank[1] - 0.5) * 60
    at = [s[0] for s in stops]
    cols = np.array([rgb(s[1]) for s in stops])
    c.over(m, np.stack([np.interp(y, at, cols[:, i]) for i in range(3)], -1).astype(np.float32))


def parlour(c: Card) -> None:
    """A dim teal wall, the hourglass's shadow on it, and the mantelpiece."""
    c.sky([(0, "#0c2028"), (400, "#1a4044"), (900, "#2c5c58"), (1090, "#1c4040")])
    c.glow(400, 820, 560, "#c8b468", 0.4, 1.4)
    c.shade(xf(GLASS, 52, 10, 1.06, o=(400, 600)), 0.35, 22, "#06141a")
    c.darken(c.radial(400, 640, 420, 760), "#050e14", 0.6)
    m = c.paint(
        rect(-20, 1084, 820, 1240),
        ["#10100e", "#30241a", "#6a4a2c", "#b88850"],
        vol=3,
        amb=0.4,
        grad=(0.3, -0.35),
        wob=0.4,
        edge=0,
        grain=1,
        tex=0.35,
    )
    c.marks(m, 0.02, 260, 90, 3, jit=0.1, alpha=0.5, curl=0.03)
    c.shade(ell(420, 1106, 330, 26), 0.65, 12, "#06080a")


def above(c: Card, m: Arr) -> None:
    """Evening on the towers; their feet are already sand."""
    sky_in(c, m, [(140, "#5a3a64"), (260, "#b06474"), (380, "#f09c6c"), (480, "#ffd890")])
    c.halo(316, 330, 150, "#fff0b0", 0.6)
    light = (240, 200, 150)
    for t in three(400, 452, 0.95):
        tm = c.paint(
            t,
            SANDSTONE,
            vol=22,
            wob=0.3,
            clip=m,
            light=light,
            edge=0.3,
            tex=0.25,
            rim=0.6,
            grad=(0.1, -0.12),
            det=0.4,
        )
        b = t.getBounds()
        for row in np.arange(b.top() + b.height() * 0.36, b.bottom(), 15):
            c.line(
                [(b.left(), row), (b.centerX(), row + 2), (b.right(), row)], 2, "#7a3c38", 0.4, 0.8, clip=tm
            )
        for i in range(3):
            wx, wy = b.centerX() + (-4, 8, -2)[i], b.top() + b.height() * (0.48 + 0.14 * i)
            c.flat(arch(wx - 6, wy, wx + 6, wy + 20), "#3a1830", 0.85, wob=0.4, clip=tm, det=0.6)
    heap = blob(
        (150, 420),
        (230, 424),
        (300, 404),
        (352, 424),
        (400, 452),
        (452, 420),
        (510, 400),
        (580, 420),
        (650, 416),
        (650, 600),
        (150, 600),
    )
    c.paint(heap, SAND, vol=40, clip=m, amb=0.4, edge=0.03, tex=0.3, soft=2, light=light, wob=1.6)
    hollow = blob((330, 450), (400, 470), (470, 448), (430, 520), (400, 560), (370, 520))
    c.flat(hollow, "#a8642c", 0.45, 12, clip=m)
    gaps = (
        m
        * c.mask(blob((220, 330), (580, 330), (560, 470), (400, 540), (240, 470)), 0)
        * (c.noise(22, 3) > 0.56)
    )
    c.over(c.blur(gaps.astype(np.float32), 1.2) * sstep(340, 420, c.yy) * 0.9, "#f4c474")
    c.sparks(m * c.ground(330) * (1 - c.ground(520)), 420, "#ffe8b0", (0.7, 2.0))
    for x, y, r in (
        (262, 404, 9),
        (340, 416, 11),
        (428, 428, 12),
        (520, 398, 10),
        (470, 444, 9),
        (378, 470, 8),
        (556, 424, 8),
        (294, 438, 8),
    ):
        c.paint(
            xf(rect(x - r, y - r * 0.6, x + r, y + r * 0.6), rot=x % 50 - 25, o=(x, y)),
            SANDSTONE,
            vol=4,
            wob=0.5,
            clip=m,
            light=light,
            det=0.6,
        )


def below(c: Card, m: Arr) -> None:
    """The towers again, as a tree."""
    sky_in(c, m, [(590, "#245458"), (720, "#4c9488"), (860, "#b0d4a0"), (980, "#f0eab0")])
    c.glow(400, 880, 250, "#fff0a8", 0.3, 1.6)
    c.light = (400, 980, 150)
    for i, (y, fog) in enumerate(((960, 0.6), (984, 0.35))):
        ridge = blob(
            (120, y), (260, y - 26 + 10 * i), (400, y + 6), (540, y - 22), (680, y), (680, 1100), (120, 1100)
        )
        c.paint(ridge, LEAVES, vol=20, clip=m, fog=fog, fogcol="#d8e4a8", edge=0.05)
    trunk = join(
        taper((400, 1044, 130), (398, 1004, 66), (402, 960, 50), (400, 880, 30), (402, 760, 14)),
        taper((398, 960, 26), (344, 910, 20), (312, 850, 10)),
        taper((404, 950, 26), (460, 904, 20), (496, 850, 10)),
    )
    bark = ["#241c20", "#54403a", "#94705a", "#e8c08c"]
    for t in three(400, 906, 0.98):
        tm = c.paint(
            t,
            LEAVES,
            vol=26,
            wob=0.9,
            clip=m,
            light=(250, 640, 190),
            edge=0.15,
            tex=0.4,
            rim=0.5,
            rimcol="#f4f4a8",
            grad=(0.1, -0.16),
        )
        c.marks(tm, lambda x, y: x * 0.7 + y * 1.3, 620, 12, 5, jit=0.17, alpha=0.8, bias=0.02)
        b = t.getBounds()
        for i in range(2):
            wx, wy = b.centerX() + (-4, 8)[i], b.top() + b.height() * (0.50 + 0.17 * i)
            c.flat(arch(wx - 6, wy, wx + 6, wy + 20), "#0c2c30", 0.75, 1, wob=0.6, clip=tm)
    c.paint(trunk, bark, vol=18, clip=m * c.ground(884), tex=0.35, grain=2, rim=0.5, edge=0.25)
    c.shade(ell(400, 950, 110, 14), 0.45, 9, "#0c2c30", clip=m)
    for x, y, r in (
        (262, 884, 34),
        (538, 884, 36),
        (306, 906, 44),
        (500, 906, 46),
        (352, 920, 44),
        (452, 922, 44),
        (402, 914, 48),
    ):
        leaf_clump(c, x, y, r, LEAVES, x)
    mound = blob(
        (150, 1062),
        (240, 1016),
        (330, 998),
        (400, 992),
        (470, 998),
        (560, 1016),
        (650, 1062),
        (650, 1120),
        (150, 1120),
    )
    mm = c.paint(
        mound,
        SAND,
        vol=40,
        clip=m,
        amb=0.3,
        gain=0.7,
        edge=0.1,
        tex=0.3,
        grad=(0.1, -0.2),
        light=(250, 760, 150),
    )
    c.shade(ell(410, 1016, 90, 10), 0.4, 6, "#6a4420", clip=mm)
    for x, h in ((236, 22), (270, 28), (470, 24), (520, 30), (560, 22)):
        grass(c, x, 1004 + abs(x - 400) * 0.15 + 10, h, 6, ("#2c6a44", "#5c9c50", "#b4d070"))


def falling(c: Card, g: Arr) -> None:
    """The thread of sand: through the neck, onto the highest leaf, down through the crown."""
    thread = c.mask(taper((400, 540, 16), (400, 574, 7), (400, 634, 8)), 0.2)
    c.over(thread, ramp_map(np.clip(0.62 + 0.5 * (c.bank[2] - 0.5), 0, 1), SAND))
    c.halo(400, 600, 60, "#ffdc90", 0.6)
    for spread, y0, y1, n in (
        (10, 574, 650, 60),
        (70, 650, 720, 90),
        (150, 720, 960, 150),
        (60, 880, 1000, 70),
    ):
        x, y = c.rng.normal(400, spread * 0.6, n), c.rng.uniform(y0, y1, n)
        for px, py, r in zip(x, y, c.rng.uniform(0.9, 2.1, n), strict=True):
            if g[int(py * c.k), int(px * c.k)] > 0.9:
                c.dot(px, py, r, "#ffe8a8", 0.95)


def glass(c: Card, g: Arr) -> None:
    """Glass is a rim and two streaks."""
    ring = np.clip(g - c.mask(xf(GLASS, s=0.955, o=(400, NECK), sy=0.99), 0.3), 0, 1)
    c.over(ring * 0.3, "#cfe8e0")
    edge = np.clip(g - c.mask(xf(GLASS, s=0.982, o=(400, NECK), sy=0.996), 0.3), 0, 1)
    c.over(edge * 0.75, "#eef8ec")
    for line, w, a in (
        ([(222, 176), (204, 260), (218, 356), (276, 438)], 13, 0.75),
        ([(262, 708), (212, 790), (198, 900), (216, 1000)], 13, 0.7),
        ([(574, 200), (588, 260), (580, 320)], 8, 0.4),
        ([(594, 860), (596, 930), (580, 1000)], 8, 0.4),
    ):
        c.line(line, w, "#fffdf0", a, 0.4, det=0.4)


def brass(c: Card) -> None:
    """Turned pillars and two plates, lit from the lower bulb."""
    for y0, y1 in ((92, 142), (1044, 1096)):
        c.paint(
            rect(112, y0 + 16, 688, y1 - 6, 8), BRASS, vol=12, amb=0.2, wob=0.3, edge=0.3, rim=0.4, grain=1
        )
        c.paint(
            rect(134, y0 if y0 < 500 else y0, 666, y0 + 20, 8),
            BRASS,
            vol=9,
            amb=0.25,
            wob=0.3,
            edge=0.3,
            grain=1,
        )
        c.line([(130, y0 + 26), (400, y0 + 25), (670, y0 + 26)], 3, "#fff4b8", 0.6, 0.3)


def pillars(c: Card) -> None:
    """The two pillars stand behind the glass."""
    for x in (148, 652):
        beads = [ell(x, y, 20, 13) for y in (170, 330, 540, 566, 592, 820, 1016)]
        belly = [ell(x, y, 15, 70) for y in (250, 430, 710, 920)]
        c.paint(
            join(rect(x - 9, 130, x + 9, 1050), *beads, *belly),
            BRASS,
            vol=15,
            amb=0.14,
            rim=0.6,
            wob=0.3,
            edge=0.3,
            light=(400, 800, 140),
        )


def spade(c: Card) -> None:
    """Outside, against the glass, with the sand of whoever has been digging."""
    f = c.at(690, 1128, 1.0, -13, vol=5, wob=0.3, det=0.7, rim=0.6, light=(500, 900, 140))
    c.shade(ell(694, 1130, 60, 10), 0.5, 6, "#06080a")
    f.paint(taper((0, -46, 9), (0, -168, 8)), PINE)
    f.paint(cut(ell(0, -178, 18, 14), ell(0, -177, 9, 6)), PINE)
    f.paint(blob((-23, -56, "c"), (23, -56, "c"), (24, -20), (0, 2, "c"), (-24, -20)), IRON)
    c.paint(
        blob((628, 1138), (660, 1122), (690, 1114), (724, 1124), (752, 1138), (690, 1146)),
        SAND,
        vol=14,
        amb=0.35,
    )


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 860, 180), key="#fff0b0", fog="#2c5658")
    parlour(c)
    pillars(c)
    g = c.mask(GLASS, 0.3)
    above(c, g * (1 - c.ground(NECK)))
    before = c.img.copy()
    lower = g * c.ground(NECK)
    below(c, lower)
    c.img = before * (1 - lower[..., None]) + c.img * lower[..., None]
    falling(c, g)
    c.light = (400, 800, 110)
    hand = child(c, 290, 1030, 112, arm="up", rim=0.9, flip=True)
    umbrella(c, hand[0], hand[1] + 4, 84, RED, CREAM, 6)
    for px, py in zip(c.rng.normal(hand[0] + 4, 30, 50), c.rng.uniform(-92, -74, 50), strict=True):
        c.dot(px, hand[1] + py + 0.012 * (px - hand[0]) ** 2, c.rng.uniform(0.9, 2), "#ffe8a8", 0.95)
    c.light = (400, 860, 180)
    glass(c, g)
    brass(c)
    spade(c)
