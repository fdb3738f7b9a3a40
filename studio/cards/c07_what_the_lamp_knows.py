"""What the Lamp Knows.

A lantern on the floor throws the child's shadow on the wallpaper: a stag whose antlers are branches in
leaf, with small birds. The wallpaper flowers lean towards it; one real leaf has fallen on the real floor.
The child stands quite still, back to us.
"""

import math

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.animals.birds import bird_path
from studio.elements.people.figures import child
from studio.elements.plants.trees import branch
from studio.elements.things.lights import lantern
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import Path, Point, blob, ell, join, rect, taper, xf

META = {"number": 7, "slug": "what-the-lamp-knows", "seed": 707}
FINISH = Finish(bloom=0.45, vignette=0.4)

FLOOR = ["#1a0f0c", "#4e2f1c", "#9a6432", "#e8b460"]
ORANGE = ["#5a1c10", "#c04c1c", "#ff9038", "#ffe09c"]
OLIVE = ["#2a2410", "#6a6020", "#b4a040", "#f4e08c"]
SHADE = "#1c1118"
HEAD = (400, 560)
# the main beam of the right antler and where its tines leave it (x from the middle, y, width, angle, length)
BEAM = (
    (20, 482, 22), (50, 420, 21), (104, 366, 19), (140, 300, 17), (146, 220, 14), (118, 140, 11),
    (126, 66, 8),
)  # fmt: skip
TINES = (
    (54, 412, 13, -1.75, 92), (112, 352, 13, -0.12, 108), (140, 296, 12, -0.45, 108), (146, 224, 11, -0.15, 92),
    (130, 176, 10, -2.2, 84), (120, 130, 9, -0.8, 84), (124, 80, 8, -2.4, 70), (126, 76, 8, -0.5, 80),
)  # fmt: skip


def wallpaper(c: Card) -> None:
    """Rows of faded tulips; every one leans towards the stag."""
    c.sky([(0, "#4a3426"), (400, "#8a6234"), (700, "#c8944a"), (960, "#f0c470")], 0.05)
    for row in range(11):
        for col in range(-1, 9):
            x, y = 52 + col * 100 + (50 if row % 2 else 0), 110 + row * 84
            dx, dy = HEAD[0] - x, HEAD[1] - 120 - y
            lean = math.degrees(math.atan2(dx, 260 + abs(dy) * 0.3)) * 0.95
            f = c.at(x, y, 1.12, lean, wob=0.6)
            f.line([(0, 34), (-2, 12), (0, -6)], 3, "#5c3418", alpha=0.5)
            leaves = join(ell(-9, 22, 11, 4, 38), ell(9, 24, 11, 4, -38))
            cup = blob(
                (0, 2), (-12, -8), (-13, -30, "c"), (-5, -22), (0, -34, "c"), (5, -22), (13, -30, "c"),
                (12, -8),
            )  # fmt: skip
            f.flat(join(leaves, cup), "#6a3818", 0.46, 0.6)
    c.darken(c.radial(400, 860, 400, 900, 0.85), "#1c1210", 0.55)
    c.glow(400, 930, 560, "#ffd070", 0.36, 1.5)


def room(c: Card) -> None:
    """Ceiling moulding, skirting and boards."""
    c.paint(rect(-10, 0, 810, 46), ["#1a100e", "#3c281c", "#64462c"], vol=6, amb=0.2, wob=0.4, edge=0.2)
    c.line([(0, 50), (400, 49), (800, 50)], 4, "#a87c48", 0.5, 0.4, ends=0.9)
    c.paint(rect(-10, 948, 810, 992), FLOOR, vol=10, amb=0.3, gain=0.7, wob=0.5, rim=0.4)
    how = {"vol": 2, "amb": 0.62, "edge": 0, "grad": (0.22, -0.42), "grain": 1, "wob": 0.4, "lump": 0}
    c.paint(rect(-10, 990, 810, 1220), FLOOR, **how)
    c.glow(470, 1110, 320, "#ffb850", 0.4, 1.6, 0.45)
    for i in range(-9, 10):
        c.line([(400 + i * 62, 992), (400 + i * 104, 1100), (400 + i * 160, 1210)], 2.4, "#1a0e0a", 0.55)


def antlers() -> list[Path]:
    """Two antlers that branch like a wood in winter."""
    r = np.random.default_rng(21)
    limbs: list[Path] = []
    for sg in (-1, 1):
        limbs.append(taper(*[(400 + sg * x, y, w) for x, y, w in BEAM]))
        for x, y, w, angle, length in TINES:
            turned = angle if sg > 0 else math.pi - angle
            branch(limbs, 400 + sg * x, y, turned, length * 0.62, w, r, 2, 0.42, 6)
    return limbs


def stag(c: Card) -> Arr:
    """The shadow; returns the mask of its antlers."""
    half: list[Point] = [
        (250, 962, "c"),
        (266, 860),
        (296, 770),
        (330, 712),
        (348, 640),
        (364, 560),
        (378, 500),
    ]
    body = blob(*half, (400, 480), *[(800 - p[0], *p[1:]) for p in reversed(half)])
    ears = [
        blob((352, 512, "c"), (304, 508), (252, 482), (232, 452, "c"), (288, 448), (338, 468), (366, 496))
    ]
    ears.append(xf(ears[0], 800, flip=True))
    side = [(436, 460), (458, 500), (455, 548), (440, 596), (430, 640), (424, 670)]
    skull = blob((400, 450), *side, (400, 682), *[(800 - x, y) for x, y in reversed(side)])
    head = c.mask(skull, 0.8, 2)
    trunk = c.mask(join(body, *ears), 1.0, 3)
    horns = c.blur(np.max([c.mask(p, 0.8) for p in antlers()], 0), 1.2)
    whole = np.maximum(np.maximum(trunk * 0.9, horns), head)
    dense = (0.95 - 0.13 * sstep(700, 960, c.yy)) * (0.92 + 0.2 * (c.bank[0] - 0.5))
    c.over(c.blur(whole, 16) * (1 - whole) * 0.35, "#2a1a1c")
    c.over(np.clip(whole * dense, 0, 1), SHADE)
    brim = np.clip(c.blur(head, 5) - head * 0.5, 0, 1) * trunk * (1 - head)
    c.over(np.clip(brim * 0.55, 0, 1), "#8a5a34")
    for sg in (-1, 1):
        x = 400 + sg * 35
        eye = blob((x - 13, 548, "c"), (x, 539), (x + 13, 548, "c"), (x, 556))
        c.flat(xf(eye, rot=-16 * sg, o=(x, 548)), "#ffdf90", 0.97, 0.6, wob=0.2, det=1)
        c.halo(x, 548, 46, "#ffcf70", 0.6)
        c.flat(ell(400 + sg * 12, 658, 5, 3.4, -20 * sg), "#5a3a2c", 0.7, 1)
    return horns


def in_leaf(c: Card, horns: Arr) -> None:
    """The shadow puts out real leaves, and birds have come."""
    thin = (
        ((horns > 0.22) & (c.blur(horns, 8) < 0.4)) * (1 - c.ground(440)) * (1 - c.radial(400, 300, 330, 340))
    )
    leaf = blob((0, 0, "c"), (8, -7), (20, -5), (28, 0, "c"), (18, 6), (7, 6))
    for i, (x, y) in enumerate(c.scatter(thin, 170)):
        turn, size = (i * 137) % 360, 0.7 + 0.5 * ((i * 7) % 10) / 10
        c.paint(xf(leaf, x, y, size, turn), OLIVE if i % 3 else ORANGE, vol=4, wob=0.3, det=0.6, edge=0.2)
    for x, y, s, turn, flip, flap in ((188, 236, 1.5, -18, False, 0.9), (640, 176, 1.35, 14, True, 0.7)):
        c.flat(bird_path(x, y, s, flap, turn, flip), SHADE, 0.95, wob=0.3, det=0.8)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(430, 1010, 200), key="#ffd890", fog="#c89850")
    wallpaper(c)
    room(c)
    in_leaf(c, stag(c))
    c.shade(
        blob((356, 1078), (330, 1010), (300, 964), (500, 964), (470, 1010), (446, 1078)), 0.66, 9, "#160c0c"
    )
    c.glow(486, 1116, 230, "#ffc860", 0.38, 1.6)
    c.flat(ell(486, 1146, 140, 16), "#ffd070", 0.3, 14, mode="add")
    c.light = (500, 1130, 60)
    child(c, 388, 1086, 212, rim=1.0, shadow=0.6)
    lantern(c, 488, 1146, 96, g=0.35)
    c.shade(ell(264, 1130, 34, 6), 0.5, 4, "#160c0c")
    leaf = blob((0, 0, "c"), (14, -15), (38, -13), (58, 2, "c"), (34, 9), (12, 9))
    c.paint(xf(leaf, 234, 1124, 1.1, 6), ORANGE, vol=6, wob=0.3, det=0.9, rim=0.8)
    c.line([(222, 1126), (262, 1124), (292, 1128)], 2, "#7a2c10", 0.8)
