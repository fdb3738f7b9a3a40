"""The Door on the Sea.

A green door stands open in the middle of a night sea and pours out noon: a meadow, one yellow tree, a
path. The sea already runs over the sill and becomes a brook in the grass; wet footprints cross the water
outwards, towards us. The hooded child rows up, the key hanging from the bow.
"""

import numpy as np

from studio.colour import Arr
from studio.elements.land.water import boat, oar, ring
from studio.elements.people.figures import child
from studio.elements.plants.plants import grass
from studio.elements.plants.trees import round_tree
from studio.elements.rooms.rooms import open_door
from studio.elements.things.props import key
from studio.paint import Card
from studio.palettes import RIVER
from studio.shapes import arch, blob, ell, join, taper

META = {"number": 1, "slug": "door-on-the-sea", "seed": 563}

X, Y, WIDE, HIGH = 400, 800, 184, 430
TOP = Y - HIGH
YELLOW = ["#8a4a18", "#c87828", "#f0a83c", "#ffe08c"]
NOON = (400, 300, 200)
# (x, y, size) of the prints, out of the door and towards us
PRINTS = (
    (352, 838, 9),
    (322, 862, 10),
    (338, 896, 12),
    (298, 928, 13),
    (316, 972, 15),
    (268, 1014, 17),
    (288, 1068, 19),
)


def night(c: Card) -> None:
    """Sky and sea, lit by nothing but the door."""
    c.sky([(0, "#0b1730"), (300, "#17304f"), (560, "#2f5a6e"), (700, "#6f8a84"), (760, "#a89a7c")])
    c.stars(170, 520, big=7)
    c.clouds(60, 420, "#16294a", "#35567a", cover=0.42, a=0.6)
    c.clouds(520, 760, "#4d6a78", "#d8b88c", cover=0.42, a=0.55, cell=120)
    c.glow(X, 600, 520, "#f0b060", 0.55, 1.4)
    c.water(740, "#163a4e", 0.35, 1.0, deep="#071424")


def noon(c: Card, inside: Arr) -> None:
    """The meadow behind the door, with the sea running into it as a brook."""
    t = np.clip((c.yy - TOP) / HIGH, 0, 1)
    stops = [0, 0.4, 0.56, 0.58, 0.78, 1]
    shades = (
        [0.50, 0.86, 1, 0.86, 0.72, 0.50],
        [0.76, 0.91, 0.93, 0.80, 0.70, 0.52],
        [0.86, 0.82, 0.70, 0.40, 0.28, 0.17],
    )
    day = np.stack([np.interp(t, stops, shade) for shade in shades], -1)
    c.over(inside, day * (1 + 0.12 * (c.bank[1] - 0.5))[..., None])
    for y, ramp in ((640, ["#7a9a5c", "#a8bc74", "#dce0a0"]), (664, ["#6c8a3c", "#a8b450", "#f0e08c"])):
        hill = blob((280, y), (340, y - 14), (410, y + 2), (470, y - 16), (520, y), (520, 830), (280, 830))
        c.paint(hill, ramp, clip=inside, light=NOON, edge=0, vol=12)
    m = inside * c.ground(668)
    c.marks(m, -1.5, 700, 15, 2.4, jit=0.14, alpha=0.65, bias=0.03, curl=0.3)
    path = taper((452, 830, 46), (440, 770, 30), (452, 724, 17), (430, 694, 9), (438, 668, 4))
    c.paint(path, ["#b8884a", "#e0bc78", "#f8e0a8"], clip=inside, light=NOON, edge=0, wob=1.2)
    round_tree(c, 446, 676, 176, YELLOW, rim=0.4)
    brook = taper((372, 830, 92), (352, 778, 50), (372, 736, 28), (350, 706, 15), (362, 682, 6))
    b = c.paint(brook, RIVER, clip=inside, light=NOON, edge=0.1, vol=14, amb=0.45)
    c.marks(b, 1.2, 90, 22, 2.6, RIVER, jit=0.2, alpha=0.7, bias=0.1)
    poppies = c.scatter(m * (1 - b), 46)
    for i, (px, py) in enumerate(poppies):
        c.dot(px, py, 1.2 + 2.2 * (py - 660) / 140, ("#d8402c", "#e8583c", "#c83030")[i % 3], 0.95)
    for tx, ty in ((336, 800), (412, 806), (470, 800), (322, 770)):
        grass(c, tx, ty, 26, 7, ("#4a6a2c", "#7a9a3c", "#b8c860"))


def on_the_water(c: Card) -> None:
    """What the door's light does to the sea; repainted last, over the reflection."""
    c.mirror(Y + 2, X - 230, X + 130, 0.85, 1.0, 320, "#1d4454", 0.25)
    c.beam(
        [(X - 88, Y), (X + 88, Y), (650, 1200), (130, 1200)], "#ff9c3a", 0.5, 34, np.exp(-(c.yy - Y) / 330)
    )
    c.glints(X, Y + 4, 1150, 150, "#ffcf7a", 230, 0.7)
    c.glints(X, Y, 1180, 420, "#3f6f80", 150, 0.35)
    c.beam([(X - 90, TOP + 60), (X + 90, TOP + 60), (X + 130, Y), (X - 100, Y)], "#ffe2a0", 0.14, 30)
    spill = blob((312, 792), (400, 786), (488, 792), (500, 806), (430, 818), (350, 816), (302, 808))
    c.flat(spill, "#fff0b8", 0.5, 6, mode="add")
    for i, (x, y, r) in enumerate(PRINTS):
        c.flat(ell(x, y, r * 1.5, r * 0.8), "#0c2230", 0.4, 4)
        print_shape = join(
            ell(x, y, r * 0.8, r * 0.42), ell(x + (-1) ** i * r * 0.2, y - r * 0.42, r * 0.42, r * 0.26)
        )
        c.flat(print_shape, "#e8f0d0", 0.68, 1.0, 0.3, det=0.7)
        ring(c, x, y + 2, r * 3.6, "#d8ecdc", 0.3)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(X, 580, 160), key="#ffd58a", fog="#3f5f72")
    night(c)
    inside = c.mask(arch(X - WIDE / 2, TOP, X + WIDE / 2, Y), 0.25)
    before = c.img.copy()
    noon(c, inside)
    c.img = before * (1 - inside[..., None]) + c.img * inside[..., None]
    c.spark_alpha *= np.where(c.ground(640) > 0.5, inside, 1)
    open_door(c, X, Y, HIGH, WIDE, ["#0c1c1c", "#174038", "#2f7458", "#94c090"], light=(480, 580, 150))
    c.dot(X - 208, 606, 6, "#f0c060", 1)
    c.halo(X - 208, 606, 22, "#f0c060", 0.5)
    on_the_water(c)
    bx, by = 474, 1046
    c.shade(ell(bx + 6, by + 30, 120, 24), 0.55, 12, "#050c18")
    c.light = (X, 660, 90)
    child(c, bx + 4, by + 2, 150, arm="out", rim=1.3, shadow=0)
    oar(c, bx - 128, by + 66, 150, 48)
    boat(c, bx, by + 6, 196, ["#0d0a10", "#2e2024", "#6a4a38", "#e0a868"], rim=1.0)
    c.line([(bx + 104, by - 30), (bx + 106, by - 18)], 2, "#c8a060", 0.9)
    key(c, bx + 106, by - 20, 40)
    c.halo(bx + 106, by + 2, 30, "#ffdc8c", 0.35)
    c.fogband(748, 22, "#c8b088", 0.3)
