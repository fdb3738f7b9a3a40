"""The Old Soldier.

An empty suit of armour has been sitting in a meadow so long that bees have moved in: honey runs from the
visor and from the hole over the heart. A bear stands before it with spoon and napkin, hat in paw. The
sword now holds up a row of beans.
"""

import math

from studio.elements.animals.beasts_upright import polite_bear
from studio.elements.animals.insects import bee
from studio.elements.land.land import hills, meadow
from studio.elements.people.armour_empty import arm, helmet, leg, moss, pauldron, torso
from studio.elements.plants.plants import flower, grass
from studio.elements.plants.trees import round_tree
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import SPRING, STEEL, WALNUT, WHITE
from studio.shapes import blob, ell, poly, taper

META = {"number": 48, "slug": "old-soldier", "seed": 4848}
FINISH = Finish(vignette=0.22)

HONEY = ["#7a3008", "#cc7010", "#f6a818", "#ffd44c", "#fff6b8"]
COMB = ["#6a2a08", "#b86410", "#e89c20", "#ffd060"]
SUMMER = ["#1c4430", "#4c8438", "#94b440", "#e4dc74"]
BEAN = ["#14382c", "#2c6434", "#5c9440", "#b4cc6c"]
FAR = ["#3c6c5c", "#6c9c60", "#a8c078", "#e8e4a4"]
BLOOMS = (WHITE, ["#8a5010", "#e0b030", "#fff0a0"], ["#4c3c84", "#8c7cc8", "#dcd0f4"])


def summer(c: Card) -> None:
    """A blue noon over meadows."""
    c.sky([(0, "#5aa0c0"), (260, "#8cc4cc"), (520, "#d8e4cc")])
    c.clouds(60, 420, "#c8dce0", "#fbf6e4", cover=0.42, cell=190, a=0.85)
    hills(c, 470, 26, FAR, 5, 0.45, 40)
    for x, y, h in ((70, 500, 90), (128, 512, 70), (664, 496, 96), (724, 508, 76), (590, 492, 56)):
        round_tree(c, x, y, h, FAR, fog=0.35)
    meadow(c, 540, FAR, 8, 16, 1500, 0.2)
    meadow(c, 700, SUMMER, 3, 22, 2600)
    for _ in range(70):
        x, y = c.rng.uniform(30, 770), c.rng.uniform(600, 860)
        c.dot(x, y, c.rng.uniform(2, 4.4), ("#fff6dc", "#ffe070", "#c8b4ec")[int(c.rng.integers(3))], 0.9)


def honeycomb(f: Frame) -> None:
    """The rusted hole over the heart, full of comb."""
    hole = blob(
        (20, -520), (44, -548), (84, -540), (104, -506), (92, -458), (62, -424), (34, -446), (14, -484)
    )
    f.paint(hole, ["#241014", "#5c2414", "#8c4018"], vol=6, edge=0.3, wob=1.6)
    inner = f.paint(blob((28, -516), (48, -538), (80, -532), (95, -504), (84, -460), (62, -434), (40, -452),
        (22, -484)), COMB, vol=18, amb=0.5, wob=1.2, edge=0.2)  # fmt: skip
    for row in range(8):
        for col in range(6):
            x, y = 22 + col * 16 + (row % 2) * 8, -536 + row * 14
            cell = poly([(x + 7 * math.cos(a * math.pi / 3 + 0.52), y + 7 * math.sin(a * math.pi / 3 + 0.52))
                for a in range(6)])  # fmt: skip
            full = (row * 7 + col * 3) % 4
            f.paint(cell, HONEY if full else HONEY[:2], vol=5, clip=inner, wob=0.2, edge=0.45, det=0.6)


def honey(f: Frame, *points: tuple[float, float, float]) -> None:
    """One run of honey, ending in a drop, with its wet light."""
    f.shade(taper(*points), 0.35, 5, "#3a1408")
    x, y, w = points[-1]
    f.paint(taper(*points), HONEY, vol=13, amb=0.42, edge=0.25, rim=0.4, tex=0.08, wob=0.3, det=0.6)
    f.paint(
        ell(x, y + w * 0.2, w * 0.78, w * 1.0), HONEY, vol=13, amb=0.45, edge=0.25, tex=0.05, wob=0.2, det=0.7
    )
    f.line([(px - pw * 0.2, py) for px, py, pw in points], 3, "#fff8d0", alpha=0.9)
    f.flat(ell(x - w * 0.25, y - w * 0.1, w * 0.16, w * 0.26), "#fffbe0", 0.95, det=1)


def seat(c: Card) -> None:
    """The mossy rock it sat down on, long ago."""
    rock = blob(
        (236, 1040), (244, 900), (272, 780), (400, 740), (528, 780), (556, 900), (566, 1040), (400, 1052)
    )
    m = c.paint(rock, ["#26303a", "#50605c", "#8c9480", "#d0ccA4"], vol=50, amb=0.3, lump=0.35, tex=0.35, wob=1.6,
        grad=(0.05, -0.35))  # fmt: skip
    c.marks(m, 0.9, 160, 30, 5, jit=0.14, alpha=0.4)
    c.shade(ell(400, 800, 150, 60), 0.6, 26, clip=m)
    for x, y, r in ((330, 1010, 46), (400, 1024, 60), (470, 1008, 44), (300, 960, 26), (500, 950, 28)):
        moss(c, m, [(x, y)], r)
    for x in range(244, 570, 20):
        grass(c, x, 1048 + x * 7 % 12, 34 + x * 3 % 20, 6, ("#2c5c34", "#5c943c", "#a8bc4c"))


def soldier(c: Card) -> None:
    """The armour, built from the back to the front."""
    f = c.at(400, 1034, 1.0, vol=30, wob=0.45, amb=0.28)
    f.shade(ell(0, 8, 300, 34), 0.5, 20)
    seat(c)
    for s in (-1, 1):
        leg(f, s)
    torso(f)
    honeycomb(f)
    honey(f, (58, -438, 26), (62, -390, 20), (56, -330, 22))
    honey(f, (34, -450, 12), (34, -420, 11), (36, -404, 14))
    for s in (-1, 1):
        arm(f, s)
        pauldron(f, s)
    h, _ = helmet(c, f, -5)
    for s in (-1, 1):
        slit = blob((s * 12, -92), (s * 40, -104), (s * 84, -98), (s * 88, -86), (s * 46, -84), (s * 14, -76))
        h.paint(slit, ["#1a0a10", "#4c1c0c", "#c4700c"], vol=4, wob=0.3, edge=0.2, det=0.7)
    honey(h, (-46, -84, 24), (-52, -40, 15), (-50, 6, 17))
    honey(h, (-22, -78, 14), (-22, -54, 11), (-24, -44, 14))
    honey(h, (36, -86, 26), (34, -20, 18), (24, 40, 16), (26, 78, 20))
    honey(h, (68, -90, 16), (72, -66, 11), (72, -54, 13))
    for dx, hh in ((-16, 62), (6, 84), (24, 58)):
        flower(c, *h.pt(dx, -212), hh, BLOOMS[0] if dx != 6 else BLOOMS[1])
    grass(c, *h.pt(0, -208), 52, 9, ("#4c8438", "#94b440", "#d0d070"))


def bean_row(c: Card) -> None:
    """The sword in the earth; beans climb blade and strings, pods hang from the guard."""
    f = c.at(140, 1100, 1.0, -5, vol=8, wob=0.3, rim=0.8, amb=0.35)
    f.shade(ell(0, 4, 46, 9), 0.5, 6)
    for x in (-62, 62):
        f.line([(x * 0.92, -322), (x * 1.02, 0)], 2.4, "#e8dcb4", alpha=0.9, ends=0.9)
    f.paint(poly([(-15, -330), (15, -330), (13, 0), (-13, 0)]), STEEL, vol=9, det=0.4)
    f.line([(0, -320), (0, -6)], 3, "#5c6478", alpha=0.6, ends=0.8)
    f.paint(taper((-78, -324, 15), (0, -334, 20), (78, -324, 15)), STEEL, vol=8, det=0.6)
    f.paint(taper((0, -342, 17), (0, -410, 14)), WALNUT, vol=6)
    f.paint(ell(0, -424, 19), STEEL, vol=12, det=0.6)
    for x, amp in ((0, 20), (-60, 7), (60, 7)):
        vine = [(x + amp * math.sin(k * 1.25), -22 * k) for k in range(15)]
        f.line(vine, 4.4, "#3c7434", alpha=0.95, ends=0.6)
        for k in range(1, 15, 1 if x == 0 else 2):
            s = 1 if k % 2 else -1
            px, py = vine[k]
            leaf = blob((px, py, "c"), (px + s * 8, py - 15), (px + s * 24, py - 13), (px + s * 38, py + 8, "c"),
                (px + s * 20, py + 14), (px + s * 6, py + 12))  # fmt: skip
            f.paint(leaf, BEAN, vol=7, edge=0.4, tex=0.3)
            f.line([(px, py), (px + s * 32, py + 6)], 1.8, "#c8dc90", alpha=0.6)
    for x, y in ((-72, -310), (-36, -318), (38, -318), (70, -308), (-34, -196), (32, -120)):
        f.paint(taper((x, y, 6), (x + 5, y + 30, 14), (x - 2, y + 68, 5)), SPRING, vol=5, edge=0.35, det=0.5)


def guest(c: Card) -> None:
    """The bear: spoon in the far paw, hat in the near one."""
    near, far = polite_bear(c, 664, 1112, 270)
    f = c.at(far[0], far[1], 1.0, -16, vol=4, wob=0.2, det=0.9)
    f.paint(taper((4, 12, 6), (-2, -34, 6)), STEEL)
    f.paint(ell(-4, -50, 12, 18), STEEL, vol=6)
    hat = c.at(near[0] - 12, near[1] + 18, 1.0, 24, vol=10, wob=0.25, det=0.8, rim=0.6, edge=0.3)
    hat.paint(
        blob((-25, 0), (-24, -26), (0, -38), (24, -26), (25, 0)), ["#14141e", "#2e3040", "#5c6070", "#a0a4a8"]
    )
    hat.paint(
        blob((-42, -2), (0, -10), (42, -2), (30, 8), (0, 10), (-30, 8)),
        ["#14141e", "#2e3040", "#6c7080"],
        vol=5,
    )
    hat.line([(-25, -8), (0, -4), (25, -8)], 5, "#b0303c", alpha=0.9, ends=0.8)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(200, -160, 420), key="#fff2c4", fog="#cfe0d0")
    summer(c)
    soldier(c)
    for x in (214, 236, 262, 290, 318, 486, 512, 540, 566, 594):
        grass(c, x, 1062, 40 + x * 3 % 22, 7, ("#2c5c34", "#5c943c", "#a8bc4c"))
    bean_row(c)
    for x in range(30, 790, 26):
        grass(c, x, 1176 + (x * 7 % 30) - 20, 44 + x * 3 % 34, 8, ("#2c5c34", "#5c943c", "#a8bc4c"))
    for i, (x, y, h) in enumerate(
        ((250, 1120, 70), (300, 1150, 60), (520, 1150, 66), (60, 1150, 56), (206, 1160, 50))
    ):
        flower(c, x, y, h, BLOOMS[i % 3])
    guest(c)
    for x, y in [(278, 300), (236, 352), (186, 330), (534, 372), (590, 330), (650, 386), (560, 500), (520, 268),
        (262, 470), (330, 230), (474, 196), (700, 300), (120, 410), (330, 690), (610, 640)]:  # fmt: skip
        bee(c, x, y, 20, x < 400)
