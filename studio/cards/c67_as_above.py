"""As Above.

A vast lens, held by a mitten that comes out of the clouds, hangs over a small town, and everything in its
circle is larger and brighter. In the middle of the square the child bends with a magnifying glass over an even
smaller town. At the edge of the bright circle a straw hat begins to smoke; someone waves upwards. The sleeve in
the clouds is mustard yellow too, which nobody down there can see.
"""

import math

import numpy as np

from studio.elements.buildings.town_above import brass_ring, lens_sheen, ring_of_houses, roof
from studio.elements.people.figures import bell, child, townsperson
from studio.elements.plants.trees import round_tree
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, COAT, OCHRE, WALNUT
from studio.shapes import Path, blob, curve, cut, ell, taper

META = {"number": 67, "slug": "as-above", "seed": 6767}
FINISH = Finish(vignette=0.24, bloom=0.34)

X, Y, R = 372, 664, 292
LAWN = ["#1c4434", "#34704c", "#649c58", "#b4cc7c"]
HOT = ["#6ca04c", "#a4cc5c", "#dcec90", "#fffcd0"]
LANE = ["#948464", "#c4b488", "#e8dcb0", "#fff8dc"]


def ground(c: Card, x: float, y: float, s: float, grass: list[str], lane: list[str]) -> None:
    """Lawn, ring roads and spokes, at the scale `s`."""
    m = c.paint(c.all(), grass, vol=2, amb=0.5, edge=0, tex=0.3)
    for r in (290, 430, 580, 740):
        c.paint(cut(ell(x, y, (r + 17) * s), ell(x, y, (r - 17) * s)), lane, vol=3, amb=0.5, edge=0.1, wob=2)
    for i in range(6):
        a = i * math.tau / 6 + 0.5
        ends = [(x + k * s * math.cos(a), y + k * s * math.sin(a), 30 * s) for k in (100, 500, 1000)]
        c.paint(taper(*ends), lane, vol=3, amb=0.5, edge=0.1, wob=2)
    c.marks(m, 1.2, 500, 16, 3, jit=0.3, alpha=0.3)


def town(c: Card, x: float, y: float, s: float, rings: tuple[tuple[float, int], ...]) -> None:
    """Houses and trees in rings, back to front."""
    spots = [p for r, n in rings for p in ring_of_houses(x, y, r * s, 74 * s, n, r * 0.01)]
    for px, py, w, kind in sorted(spots, key=lambda p: p[1]):
        if -40 < px < 840 and 0 < py < 1240:
            if kind % 7 == 3:
                round_tree(c, px, py, w * 1.2)
            else:
                roof(c, px, py, w, kind)


def outside(c: Card) -> None:
    """The town at its own size, a little dull, with the shadow of the lens on it."""
    ground(c, X, Y, 0.62, LAWN, ["#5c6454", "#8c9474", "#bcbc8c", "#dcdcac"])
    town(c, X, Y, 0.62, ((520, 32), (650, 42), (800, 52), (930, 60)))
    for i, (x, y) in enumerate(
        ((96, 1040), (150, 1076), (300, 1112), (470, 1100), (610, 1050), (690, 966), (732, 880))
    ):
        townsperson(c, x, y, 46, i, arm="high" if i in (1, 4) else "down")
    c.darken(c.all(), "#183454", 0.42)
    c.shade(cut(ell(X + 40, Y + 56, R + 44), ell(X + 40, Y + 56, R - 30)), 0.5, 16, "#0c2030")


def inside(c: Card) -> None:
    """What the lens shows: the square, twice the size, at white noon."""
    ground(c, X, Y, 1.06, HOT, LANE)
    c.paint(ell(X, Y, 196), LANE, vol=3, amb=0.6, edge=0.1, wob=1)
    for r in (70, 128, 184):
        c.paint(cut(ell(X, Y, r + 2), ell(X, Y, r - 2)), ["#a89468", "#ccb888"], vol=1, alpha=0.6, wob=1)
    c.glow(X, Y, 330, "#fffbe0", 0.4, 1.3)
    town(c, X, Y, 1.12, ((222, 13), (330, 18)))
    c.glow(X - 40, Y + 200, 120, "#ffffff", 0.5, 1.6)


def small_town(c: Card) -> None:
    """The town on the pavement, and what the child's own glass shows of it."""
    x, y = X - 66, Y + 40
    c.shade(ell(x + 4, y + 6, 118, 104), 0.35, 8, "#5c4830")
    c.paint(ell(x, y, 112, 100), LAWN, vol=5, amb=0.5, wob=0.6)
    spots = [p for r, n in ((44, 8), (68, 13), (92, 18)) for p in ring_of_houses(x, y, r, 21, n, r)]
    for px, py, w, kind in sorted(spots, key=lambda p: p[1]):
        roof(c, px, py, w, kind)
    gx, gy, gr = x + 4, y - 6, 60
    before = c.img.copy()
    c.paint(ell(gx, gy, gr + 4), HOT, vol=2, amb=0.7, edge=0)
    c.paint(ell(gx, gy, 32), LANE, vol=2, amb=0.7, edge=0)
    for px, py, w, kind in sorted(ring_of_houses(gx, gy, 46, 36, 8, 0.2), key=lambda p: p[1]):
        roof(c, px, py, w, kind)
    child(c, gx + 4, gy + 22, 46, view="side", stoop=0.6, lean=-10)
    m = c.mask(ell(gx, gy, gr), 0.2)[..., None]
    c.img = before * (1 - m) + c.img * m
    lens_sheen(c, gx, gy, gr)
    brass_ring(c, gx, gy, gr, 9)
    hand = child(c, X + 118, Y + 112, 250, view="side", arm="fwd", stoop=0.8, lean=-14)
    rim = (gx + gr * 0.99, gy + 6)
    c.paint(
        taper((*rim, 7), ((rim[0] + hand[0]) / 2, (rim[1] + hand[1]) / 2, 11), (*hand, 11)),
        WALNUT,
        vol=4,
        wob=0.2,
    )
    c.paint(ell(*hand, 9), COAT, vol=5, wob=0.2, det=0.8)


def people(c: Card) -> None:
    """One waves; one has not noticed yet about the hat."""
    bell(
        c,
        X + 78,
        Y + 260,
        116,
        ["#2c2450", "#54509c", "#9c9cd0", "#e8e4f0"],
        "bun",
        arm="high",
        arm2="high",
        view="back",
    )
    bell(c, X - 62, Y + 262, 116, ["#3c1c24", "#8c3c44", "#cc7c70", "#fcc8b0"], "straw", OCHRE, view="back")
    c.flat(ell(X - 62, Y + 158, 13, 4), "#2c1410", 0.9, 2)
    c.halo(X - 62, Y + 157, 22, "#ff8c30", 1)
    smoke = curve(
        (X - 62, Y + 152), (X - 84, Y + 128), (X - 150, Y + 120), (X - 170, Y + 60), (X - 214, Y + 30)
    )
    for k in (0, 5):
        c.line(smoke + np.array([k, -k]), 9 - k * 0.6, "#5c5468", 0.75, 2, ends=0.3)
    c.smoke(smoke, 6, 26, "#6c6478", 0.5)
    townsperson(c, X + 150, Y - 96, 84, 2)
    townsperson(c, X - 156, Y - 60, 84, 5, flip=True)
    townsperson(c, X - 20, Y - 120, 78, 7)


def clouds(c: Card) -> None:
    """The weather we look down through, round the edges of the card."""
    heaps = (
        (330, 30, 80),
        (30, 250, 76),
        (210, 50, 110),
        (70, 150, 120),
        (130, 70, 120),
        (10, 60, 110),
        (420, 0, 60),
    )
    for x, y, r in heaps:
        c.shade(ell(x + 26, y + 40, r, r * 0.6), 0.3, 20, "#0c2030")
    for x, y, r in heaps:
        c.paint(blob((x - r, y + r * 0.3), (x - r * 0.7, y - r * 0.5), (x, y - r * 0.8), (x + r * 0.75, y - r * 0.4), (x + r, y + r * 0.3),
            (x + r * 0.4, y + r * 0.62), (x - r * 0.45, y + r * 0.6)), ["#5c84ac", "#a8c0d4", "#e8ece4", "#fffbf0"], vol=46, amb=0.2,
            edge=0, soft=6, wob=3, alpha=0.95, light=(300, -200, 200))  # fmt: skip


def giant(c: Card) -> None:
    """Handle, mitten and the mustard sleeve, coming out of the sky."""
    a = -1.02
    p = [(X + k * math.cos(a), Y + k * math.sin(a)) for k in (R + 20, R + 58, R + 100, R + 240)]
    c.shade(taper((*np.add(p[0], (36, 60)), 40), (*np.add(p[3], (36, 90)), 90)), 0.4, 20, "#0c2030")
    c.paint(taper((*p[0], 40), (*p[1], 34)), BRASS, vol=14, wob=0.3, rim=0.6)
    c.paint(taper((*p[1], 40), (*p[2], 50), (*p[3], 60)), WALNUT, vol=20, wob=0.3, rim=0.6, grain=2)
    x, y = p[2][0] + 50, p[2][1] - 40
    sleeve = blob(
        (x - 40, y - 66, "c"),
        (x + 24, y - 140),
        (x + 90, y - 300, "c"),
        (x + 400, y - 200, "c"),
        (x + 210, y - 10),
        (x + 84, y + 64, "c"),
    )
    m = c.paint(sleeve, COAT, vol=60, amb=0.3, rim=0.5, tex=0.3)
    for k in (0, 60, 120):
        c.shade(curve_band(x + 60 + k, y - 90 - k * 0.7), 0.3, 8, "#4c2410", clip=m)
    c.paint(
        taper((x - 46, y - 62, 40), (x + 26, y - 20, 48), (x + 76, y + 62, 40)),
        [*COAT[:3], "#fce8a0"],
        vol=18,
        rim=0.6,
    )
    mitten = blob(
        (x - 40, y - 44),
        (x + 16, y - 28),
        (x + 58, y + 44),
        (x + 30, y + 88),
        (x - 34, y + 96),
        (x - 82, y + 52),
        (x - 84, y - 8),
    )
    m = c.paint(mitten, ["#4c0c1c", "#9c2428", "#d85440", "#ffac80"], vol=46, amb=0.3, rim=0.6, edge=0.3)
    c.marks(m, 0.7, 260, 14, 3.2, jit=0.3, alpha=0.5)
    thumb = taper((x - 60, y - 20, 44), (x - 92, y + 24, 40), (x - 70, y + 66, 34))
    c.shade(thumb, 0.4, 8, clip=m)
    c.paint(thumb, ["#4c0c1c", "#9c2428", "#d85440", "#ffac80"], vol=18, rim=0.6, edge=0.3)


def curve_band(x: float, y: float) -> Path:
    """A fold across the sleeve."""
    return taper((x - 50, y - 40, 6), (x + 10, y + 6, 16), (x + 40, y + 70, 6))


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(240, -100, 520), key="#fff6d0", fog="#9cb8b0")
    outside(c)
    before = c.img.copy()
    inside(c)
    small_town(c)
    people(c)
    m = c.mask(ell(X, Y, R + 4), 0.2)[..., None]
    c.img = before * (1 - m) + c.img * m
    lens_sheen(c, X, Y, R)
    brass_ring(c, X, Y, R, 34)
    clouds(c)
    giant(c)
    for x, y, r in ((700, -10, 60), (800, 60, 60), (620, -10, 50)):
        c.puff(x, y, r, "#f4f2e8", 0.55)
