"""By Ear.

A blind pianist plays in a dusty, empty ballroom; out of the open lid a whole orchard in bloom has risen to
the ceiling. He cannot see it. His dog looks up, nose in the petals; his white cane has taken root.
"""

from itertools import pairwise

from studio.colour import Arr
from studio.elements.rooms.music_room import grand_case, grand_lid, listening_dog, pianist
from studio.elements.rooms.rooms import light_patch
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BARK, SPRING
from studio.shapes import arch, blob, ell, join, poly, rect, taper

META = {"number": 31, "slug": "by-ear", "seed": 3131}
FINISH = Finish(vignette=0.3, bloom=0.3)

WALL = ["#2c3834", "#54645c", "#8c9c88", "#ccd4b8"]
FLOOR = ["#241c1c", "#4c3c34", "#84705c", "#c8b490"]
BLOOM = ["#744c6c", "#bc8498", "#ecc0bc", "#fbe8dc"]
SHADE = ["#5c4c68", "#94748c", "#c8a4ac", "#ecd4cc"]
DUSTSHEET = ["#5c645c", "#98a090", "#d4d4bc", "#f8f4e0"]


def ballroom(c: Card) -> None:
    """Tall windows on the left, mouldings, dust."""
    c.sky([(0, "#4c5c54"), (500, "#748474"), (980, "#8c9884")])
    wall = rect(-20, -20, 820, 1000)
    c.paint(wall, WALL, vol=2, amb=0.42, gain=0.35, tex=0.24, edge=0, light=(60, 420, 300))
    for x0, x1 in ((236, 388), (420, 572), (604, 756)):
        for k, (a, col) in enumerate(((0.5, "#38463e"), (0.5, "#b0bca4"))):
            o = k * 4
            frame = [
                (x0 + o, 330 + o),
                (x1 - o, 330 + o),
                (x1 - o, 880 - o),
                (x0 + o, 880 - o),
                (x0 + o, 330 + o),
            ]
            for p, q in pairwise(frame):
                c.line([p, q], 4 - k, col, a, 0.6, ends=0.9)
    c.paint(rect(-20, 930, 820, 992), WALL, vol=6, amb=0.4, gain=0.5, edge=0.3, wob=0.4)
    floor = c.paint(rect(-20, 988, 820, 1240), FLOOR, vol=2, amb=0.45, gain=0.5, edge=0, tex=0.3, grain=1,
        light=(60, 900, 260))  # fmt: skip
    for k in range(-7, 12):
        c.line([(400 + k * 66, 990), (400 + k * 132, 1220)], 2.4, "#2c2020", 0.5, 0.5, clip=floor, ends=0.9)
    glass = arch(52, 150, 190, 860)
    c.paint(arch(36, 130, 206, 884), WALL, vol=8, amb=0.5, edge=0.3, wob=0.4)
    m = c.paint(glass, ["#c8d8cc", "#ecf0d8", "#fff8e0"], vol=3, amb=0.75, edge=0.1, wob=0.3)
    c.flat(rect(40, 560, 210, 870), "#b4c8b4", 0.5, soft=60, clip=m)
    for x in (98, 145):
        c.line([(x, 150), (x, 860)], 7, "#6c7c70", 0.95, 0.3, ends=1, clip=m)
    for y in (330, 460, 590, 720):
        c.line([(52, y), (190, y)], 6, "#6c7c70", 0.95, 0.3, ends=1, clip=m)
    c.glow(120, 480, 460, "#fff4d0", 0.34, 1.4)
    light_patch(c, 210, 1010, 200, 120, 190, "#fff0c8", 0.34)


def covered_chairs(c: Card) -> None:
    """Nobody has danced here for years."""
    for x, h in ((640, 170), (736, 200)):
        f = c.at(x, 1000, h / 100, vol=10, wob=0.6, amb=0.32, fog=0.25)
        f.shade(ell(0, 0, 34, 4), 0.4, 4)
        f.paint(
            blob((-30, 0), (-28, -40), (-24, -52), (2, -54), (6, -96), (24, -98), (30, -50), (32, 0), (0, 3)),
            DUSTSHEET,
        )
        for p, q in (((-20, -48), (-24, -6)), ((0, -50), (-4, -6)), ((14, -70), (18, -6))):
            f.line([p, q], 2, "#54605a", alpha=0.5)


def cloud_of_bloom(c: Card, x: float, y: float, r: float, ramp: list[str], dabs: int) -> Arr:
    """One mass of blossom: a lit volume broken up by petals."""
    parts = [ell(x, y, r, r * 0.72), ell(x - r * 0.6, y + r * 0.2, r * 0.5), ell(x + r * 0.58, y + r * 0.16, r * 0.54),
        ell(x + r * 0.1, y - r * 0.46, r * 0.5)]  # fmt: skip
    c.shade(ell(x, y + r * 0.34, r * 0.9, r * 0.5), 0.3, r * 0.25, "#3c3448")
    m = c.paint(join(*parts), ramp, vol=r * 0.7, amb=0.26, edge=0.05, tex=0.4, wob=3, lump=0.3)
    for px, py in c.scatter(m, dabs):
        up = (y - py) * 0.7 + (x - px) * 0.7
        lit = up / r + c.rng.normal(0, 0.4)
        col = "#fffaf0" if lit > 0.45 else "#fbe0d8" if lit > 0 else "#e0a8b0" if lit > -0.5 else "#b07c94"
        s = c.rng.uniform(3.8, 7)
        c.flat(ell(px, py, s, s * 0.7, c.rng.uniform(0, 180)), col, 0.85, wob=0.4)
    return m


def orchard(c: Card) -> None:
    """Three trunks out of the strings, one sky of blossom."""
    for x, y, r in ((300, 210, 130), (520, 160, 150), (690, 250, 120), (420, 330, 120), (620, 400, 110)):
        cloud_of_bloom(c, x, y, r, SHADE, 60)
    trunks = (
        [(470, 830, 58), (452, 690, 44), (400, 560, 36), (330, 420, 22), (280, 300, 10)],
        [(560, 830, 66), (566, 680, 50), (540, 520, 38), (520, 330, 24), (500, 180, 10)],
        [(650, 830, 50), (668, 700, 38), (690, 560, 28), (700, 400, 18), (710, 280, 8)],
    )
    twigs = ([(410, 580, 22), (470, 470, 14), (480, 380, 8)], [(548, 560, 24), (610, 460, 15), (640, 360, 8)],
        [(345, 450, 14), (270, 420, 9), (230, 370, 5)], [(690, 540, 15), (740, 470, 8)], [(440, 660, 14), (350, 610, 8), (310, 560, 5)])  # fmt: skip
    for pts in (*twigs, *trunks):
        m = c.paint(taper(*pts), BARK, vol=14, amb=0.2, rim=0.7, tex=0.35, wob=1.4, edge=0.25, grain=2)
        c.marks(m, -1.5, 60, 22, 3, jit=0.1, alpha=0.5)
    for x, y, r, n in ((250, 330, 84, 70), (390, 180, 110, 110), (300, 150, 90, 80), (560, 260, 104, 110), (660, 170, 104, 100),
        (470, 90, 100, 90), (700, 350, 80, 80), (470, 400, 74, 70), (620, 90, 90, 70), (330, 540, 50, 40), (730, 490, 50, 40)):  # fmt: skip
        cloud_of_bloom(c, x, y, r, BLOOM, n)


def petals(c: Card) -> None:
    """Falling, and lying where nobody has swept."""
    for _ in range(90):
        x, y = c.rng.uniform(220, 760), c.rng.uniform(430, 980)
        c.flat(
            ell(x, y, 5.4, 3.4, c.rng.uniform(0, 180)),
            ("#fff4ec", "#f8ccc8", "#f0b0b8")[int(c.rng.integers(3))],
            0.9,
            wob=0.4,
        )
    for _ in range(170):
        x, y = c.rng.normal(500, 170), c.rng.uniform(1010, 1170)
        c.flat(
            ell(x, y, 6.5, 2.8, c.rng.uniform(-20, 20)),
            ("#fff0e8", "#f4c4c4", "#d89ca4")[int(c.rng.integers(3))],
            0.85,
            wob=0.4,
        )


def rooted_cane(c: Card) -> None:
    """The white cane, let go of, has made up its own mind."""
    f = c.at(96, 1096, 1.0, 7, vol=5, wob=0.3, det=0.8, rim=0.7)
    f.shade(ell(0, 2, 46, 8), 0.45, 5)
    for pts in ([(0, -12, 10), (-26, 2, 7), (-58, 8, 2)], [(0, -10, 9), (22, 6, 6), (50, 6, 2)], [(0, -8, 8), (-8, 14, 5), (-20, 24, 2)],
        [(2, -8, 8), (14, 18, 5), (34, 26, 2)]):  # fmt: skip
        f.paint(taper(*pts), ["#6c5c50", "#b0a088", "#e8dcc0"])
    f.paint(taper((0, -4, 12), (0, -120, 10), (0, -236, 9), (8, -262, 10), (30, -266, 10), (40, -248, 9)),
        ["#7c7c78", "#d0ccc0", "#f8f4e8", "#fffdf6"], vol=6)  # fmt: skip
    f.paint(rect(-6, -70, 6, -48), ["#5c1820", "#b8383c", "#e8785c"], vol=4)
    for x, y, s in ((0, -150, -1), (0, -186, 1), (2, -222, -1), (0, -108, 1)):
        f.line([(x, y), (x + s * 14, y - 16)], 2.6, "#5c7c3c", alpha=1)
        f.paint(
            blob(
                (x + s * 12, y - 14, "c"),
                (x + s * 20, y - 32),
                (x + s * 38, y - 34, "c"),
                (x + s * 32, y - 18),
            ),
            SPRING,
        )


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(60, 300, 300), key="#fff2d0", fog="#a0b09c")
    ballroom(c)
    covered_chairs(c)
    f = c.at(500, 1040, 1.0, vol=20, wob=0.3, amb=0.25, edge=0.3)
    f.shade(ell(30, 6, 290, 22), 0.45, 16)
    grand_lid(f)
    orchard(c)
    c.shade(blob((390, 800), (560, 790), (770, 800), (770, 850), (390, 850)), 0.5, 16)
    grand_case(f)
    petals(c)
    pianist(c, 196, 1050, 290)
    listening_dog(c, 600, 1140, 150)
    rooted_cane(c)
    c.beam([(60, 160), (190, 150), (640, 1100), (330, 1160)], "#fff4d4", 0.2, 30)
    c.sparks(c.mask(poly([(60, 160), (190, 150), (640, 1100), (330, 1160)])), 90, "#fff6dc", (0.6, 1.5), 0.6)
