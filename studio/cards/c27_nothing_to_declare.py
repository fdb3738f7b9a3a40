"""Nothing to Declare.

In a grey customs hall one small suitcase stands open on the counter: inside is an autumn forest with real
depth, and leaves blow across the floor. The officer holds a single leaf, not knowing which box to tick. The
traveller waits, hat in hand; in the suitcase forest a lamp is lit in a tiny house.
"""

import math

import numpy as np

from studio.colour import Ramp
from studio.elements.buildings.houses import house
from studio.elements.people.figures import bell
from studio.elements.plants.trees import round_tree
from studio.elements.things.props import hat
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import AUTUMN, BRASS, HAIR_GREY, ROOF_RED, SLATE, WALNUT
from studio.shapes import blob, cut, ell, poly, rect, taper

META = {"number": 27, "slug": "nothing-to-declare", "seed": 2703}
FINISH = Finish(bloom=0.42, vignette=0.36)

GLOW = (400.0, 590.0)
GREEN = ["#141c1c", "#2c3a36", "#566860", "#94a492"]
LEATHER = ["#20100c", "#54281a", "#945030", "#dc9a5c"]
OFFICER = ["#141c1e", "#2c3c3a", "#587068", "#a8b898"]
COAT = ["#1c1820", "#403640", "#706068", "#b49c94"]
SCARLET = ["#5c0814", "#b01420", "#ec3830", "#ff9c74"]
RUST = ["#4a1812", "#9c4420", "#d8802c", "#fcc860"]
DARK_BARK = ["#180a0c", "#3c1c18", "#6c3c28", "#e0a058"]
INNER = (206.0, 352.0, 594.0, 762.0)


def hall(c: Card) -> None:
    """Nothing but grey: pillars, high windows, a floor of stone chips."""
    c.sky([(0, "#5c6466"), (300, "#7c8482"), (620, "#8c928c"), (860, "#767c78"), (1200, "#565c5c")], calm=0.3)
    for x in (96, 296, 504, 704):
        c.flat(rect(x - 44, 90, x + 44, 350), "#b4bcb6", 0.75, 3, wob=0.4)
        c.flat(ell(x, 92, 44, 40), "#b4bcb6", 0.75, 3, wob=0.4)
        for k in (-15, 15):
            c.line([(x + k, 56), (x + k, 350)], 3, "#6c7674", 0.5, ends=0.9)
        for yy in (150, 220, 290):
            c.line([(x - 44, yy), (x + 44, yy)], 3, "#6c7674", 0.5, ends=0.9)
        c.beam([(x - 40, 60), (x + 40, 60), (x + 150, 700), (x + 10, 700)], "#d8e0d8", 0.08, 26)
    for x in (-4, 196, 400, 604, 804):
        c.paint(rect(x - 30, -10, x + 30, 840), ["#3c4446", "#606866", "#848a84", "#a8aca4"], vol=24, amb=0.4, wob=0.4,
            fog=0.35, edge=0.1)  # fmt: skip
    c.haze(840, 420, "#848c88", 0.5)


def floor(c: Card) -> None:
    """Terrazzo."""
    m = c.paint(rect(-10, 968, 810, 1210), ["#34383a", "#5c605e", "#8c8e86", "#bcb8a8"], vol=3, edge=0, amb=0.4, wob=0.2,
        light=(400, 960, 160))  # fmt: skip
    for px, py in c.scatter(m, 520):
        c.flat(
            ell(px, py, c.rng.uniform(2, 6), c.rng.uniform(1, 3)),
            ("#a8a498", "#44484a", "#7c6a5c")[int(px) % 3],
            0.5,
            wob=0.5,
        )


def counter(c: Card) -> None:
    """A long green counter across the hall."""
    c.shade(rect(-10, 990, 810, 1030), 0.6, 16, "#14181a")
    c.paint(
        rect(-20, 812, 820, 1004),
        GREEN,
        vol=4,
        amb=0.22,
        wob=0.3,
        edge=0.2,
        light=(400, 800, 170),
        grad=(0.1, -0.2),
    )
    for x in (20, 212, 404, 596):
        c.line([(x, 846), (x + 176, 846)], 4, "#101816", 0.6, 0.3, ends=0.9)
        c.line([(x, 846), (x, 980)], 4, "#101816", 0.6, 0.3, ends=0.9)
        c.line(
            [
                (x + 176, 846),
                (x + 176, 980),
            ],
            3,
            "#8c9c8c",
            0.4,
            0.3,
            ends=0.9,
        )
        c.line([(x, 980), (x + 176, 980)], 3, "#8c9c8c", 0.4, 0.3, ends=0.9)
    c.paint(poly([(-20, 776), (820, 776), (820, 818), (-20, 818)]), ["#2c2420", "#5c4a3c", "#988068", "#e8c890"], vol=5, amb=0.3,
        wob=0.4, edge=0.25, light=(400, 700, 140))  # fmt: skip


def forest(c: Card) -> None:
    """Real depth: four planes of trees, a path, a lamp in a tiny house."""
    x0, y0, x1, y1 = INNER
    inside = c.mask(rect(x0, y0, x1, y1 + 20, 12), 0.3)
    before, sparks = c.img.copy(), c.spark_alpha.copy()
    c.sky([(340, "#f8c064"), (470, "#fde09c"), (590, "#fdeab8"), (680, "#f4b868")], calm=0.3)
    c.fog = np.asarray([0.99, 0.86, 0.6], np.float32)
    c.light = (400, 480, 200)
    for fog, y, h, n in ((0.7, 622, 150, 9), (0.42, 650, 210, 7), (0.14, 690, 280, 6)):
        c.paint(blob((180, y), (300, y - 12), (400, y - 4), (520, y - 14), (620, y), (620, 800, "c"), (180, 800, "c")), RUST,
            vol=16, fog=fog, edge=0, amb=0.4)  # fmt: skip
        for i in range(n):
            x = 196 + 408 * (i + 0.5) / n + c.rng.uniform(-12, 12)
            if abs(x - 400) < 46 + h * 0.12:
                continue
            round_tree(c, x, y + 6, h * c.rng.uniform(0.85, 1.15), (AUTUMN, RUST, AUTUMN)[i % 3], fog=fog)
        if fog == 0.14:
            c.shade(ell(424, 694, 50, 7), 0.4, 6, "#5c2410")
            house(
                c,
                424,
                692,
                92,
                g=0.9,
                lit=True,
                wall=("#2c1814", "#54342a", "#8c6048", "#c89468"),
                roof=ROOF_RED,
            )
    ground = c.paint(blob((180, 716), (300, 700), (400, 696), (520, 702), (620, 716), (620, 820, "c"), (180, 820, "c")), RUST, vol=20,
        edge=0, amb=0.4, light=(400, 600, 140))  # fmt: skip
    path = taper((372, 800, 92), (404, 744, 48), (432, 706, 24), (416, 694, 16), (424, 688, 12))
    c.paint(path, ["#8c5428", "#d89c50", "#ffe4a0"], vol=8, edge=0.05)
    c.marks(ground, 0.2, 700, 12, 4, jit=0.2, alpha=0.6, curl=0.6)
    for x, lean in ((232, 16), (566, -14), (286, 4)):
        h = 420 if x != 286 else 300
        c.paint(
            taper((x, 800, 40), (x + lean * 0.6, 640, 24), (x + lean * 1.6, 800 - h, 15)),
            DARK_BARK,
            vol=10,
            rim=1.0,
            edge=0.3,
        )
    for x, y, r in (
        (230, 384, 60),
        (300, 372, 46),
        (560, 380, 62),
        (486, 366, 44),
        (396, 356, 40),
        (590, 440, 44),
        (214, 446, 40),
    ):
        crown(c, x, y, r)
    c.img = before * (1 - inside[..., None]) + c.img * inside[..., None]
    c.spark_alpha = sparks
    edge = np.asarray(inside * (1 - c.blur(inside, 12)), np.float32)
    c.over(np.clip(edge * 0.9, 0, 1), "#3c1810")


def crown(c: Card, x: float, y: float, r: float) -> None:
    """A cloud of leaves, dab by dab."""
    c.paint(blob(*[(x + r * math.cos(a) * (1 + 0.12 * math.sin(3 * a)), y + r * 0.7 * math.sin(a)) for a in np.arange(0, 6.2, 0.7)]),
        AUTUMN, vol=r * 0.4, tex=0.4, edge=0.1, wob=1.6)  # fmt: skip
    for _ in range(int(r)):
        a, d = c.rng.uniform(0, 6.28), r * 1.1 * math.sqrt(c.rng.random())
        col = ("#fcc850", "#d86424", "#b83c20", "#f49c34")[int(c.rng.integers(4))]
        c.flat(
            ell(x + d * math.cos(a), y + 0.75 * d * math.sin(a), 6, 3.4, c.rng.uniform(0, 180)),
            col,
            0.9,
            wob=0.4,
        )


def suitcase(c: Card) -> None:
    """The lid is a proscenium, the base a footlight box."""
    x0, y0, x1, y1 = INNER
    c.shade(ell(400, 800, 270, 22), 0.6, 12, "#140c0a")
    lid = cut(rect(x0 - 30, y0 - 30, x1 + 30, y1 + 14, 34), rect(x0, y0, x1, y1 + 20, 12))
    c.paint(lid, LEATHER, vol=12, wob=0.35, edge=0.3, rim=0.5, light=(400, 560, 130), det=0.3)
    for off in (-22, -7):
        for k in range(40):
            u = k / 40
            c.line(
                [(x0 + off, y0 + (y1 - y0) * u), (x0 + off, y0 + (y1 - y0) * (u + 0.012))],
                3,
                "#f0c48c",
                0.6,
                0.2,
            )
            c.line(
                [(x1 - off, y0 + (y1 - y0) * u), (x1 - off, y0 + (y1 - y0) * (u + 0.012))],
                3,
                "#f0c48c",
                0.6,
                0.2,
            )
    base = rect(x0 - 36, y1 - 26, x1 + 36, y1 + 46, 14)
    bm = c.paint(base, LEATHER, vol=18, wob=0.35, edge=0.32, rim=0.7, light=(400, 640, 150), det=0.3)
    c.paint(rect(x0 - 38, y1 - 30, x1 + 38, y1 - 18, 5), BRASS, vol=5, wob=0.3, det=0.5)
    for x in (270, 530):
        c.paint(rect(x - 13, y1 - 28, x + 13, y1 + 46), WALNUT, vol=4, wob=0.3, clip=bm)
        c.paint(rect(x - 17, y1 - 4, x + 17, y1 + 22, 4), BRASS, vol=5, wob=0.2, det=0.7)
    c.line([(356, y1 + 14), (368, y1 + 36), (432, y1 + 36), (444, y1 + 14)], 10, "#3c1c10", 1, 0.3, ends=0.8)
    for cx in (x0 - 30, x1 + 30):
        for cy in (y0 - 22, y1 + 34):
            c.paint(ell(cx, cy, 14), BRASS, vol=8, wob=0.3, det=0.6)
    for lx in range(int(x0), int(x1), 21):
        maple(
            c,
            lx + c.rng.uniform(-8, 8),
            y1 - 28 + c.rng.uniform(-9, 9),
            c.rng.uniform(9, 16),
            c.rng.uniform(0, 360),
            RUST,
        )


def maple(c: Card, x: float, y: float, r: float, rot: float, ramp: Ramp, flat: float = 0.8) -> None:
    """One leaf."""
    f = c.at(x, y, r / 10, rot, vol=3, wob=0.3, det=0.8, edge=0.25)
    tips: list[tuple[float, float]] = []
    for i, k in enumerate((7, 10, 12, 10, 7)):
        a = math.radians(-90 + (i - 2) * 58)
        for turn, reach in ((-0.24, 0.66), (0, 1.0), (0.24, 0.66), (0.5, 0.46)):
            tips.append((math.cos(a + turn) * k * reach, math.sin(a + turn) * k * reach * flat))
    f.paint(poly([*tips, (0, 3)]), ramp)
    f.line([(0, 12), (0, 2), (0, -8)], 1.4, "#5c2414", alpha=0.8)


def wind(c: Card) -> None:
    """Leaves out of the case, over the counter, across the floor."""
    for i in range(46):
        u = c.rng.random()
        x = 400 + (c.rng.uniform(-1, 1)) * (150 + 330 * u)
        y = 700 + 440 * u + c.rng.uniform(-60, 20)
        maple(
            c,
            x,
            y,
            c.rng.uniform(10, 15) + 11 * u,
            c.rng.uniform(0, 360),
            (RUST, AUTUMN, RUST)[i % 3],
            0.5 + 0.4 * c.rng.random(),
        )


def officer(c: Card) -> tuple[float, float]:
    """Behind the counter, holding up the evidence."""
    return bell(c, 716, 980, 426, OFFICER, "cap", OFFICER, HAIR_GREY, view="side", arm="up", rim=1.1, stout=1.15,
        light=(400, 640, 120))  # fmt: skip


def traveller(c: Card) -> None:
    """In front of it, hat in hand."""
    near = bell(
        c,
        118,
        1168,
        440,
        COAT,
        None,
        None,
        view="side",
        arm="fwd",
        rim=1.1,
        flip=True,
        stoop=0.12,
        light=(400, 700, 120),
    )
    hat(c, near[0] + 6, near[1] + 34, 62, SLATE)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*GLOW, 170), key="#ffd490", fog="#868e8a")
    hall(c)
    floor(c)
    c.glow(*GLOW, 520, "#ffb860", 0.5, 1.5)
    hand = officer(c)
    counter(c)
    forest(c)
    c.stage(light=(*GLOW, 170), key="#ffd490", fog="#868e8a")
    suitcase(c)
    c.glow(400, 640, 330, "#ffb050", 0.22, 1.6)
    c.glow(400, 1010, 380, "#ffb860", 0.25, 1.6, 0.3)
    wind(c)
    maple(c, hand[0] - 6, hand[1] - 22, 40, -14, SCARLET, 0.95)
    c.halo(hand[0] - 6, hand[1] - 22, 80, "#ff6044", 0.3)
    traveller(c)
