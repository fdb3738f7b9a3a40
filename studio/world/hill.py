"""The hill of the scores.

The hill is asleep: it is a rabbit, grown over with grass, and a village path climbs its back, thirty-one
flagstones long. On the top of it a house, and behind the house the largest moon there is.
"""

from dataclasses import dataclass
from functools import partial
from pathlib import Path as File

import numpy as np

from studio.colour import Arr
from studio.elements.buildings.houses import house
from studio.elements.plants.trees import conifer
from studio.elements.things.lights import lantern
from studio.finish import Finish
from studio.pages import Page
from studio.paint import Card
from studio.shapes import Path, blob, ell, poly, taper
from studio.world import path
from studio.world.path import Way

HIDE = ["#0a1a26", "#153636", "#2c5a48", "#5c8458", "#c0b878"]
FAR = ["#0e2038", "#1c3a58", "#345c74"]
EARTH = ["#3c2418", "#7c5430", "#b8884c", "#e4bc78"]
FLAG = ["#5c4630", "#b09468", "#e8d0a0", "#fff2d0"]
PINES = ["#06121c", "#0e2628", "#1c4038", "#4c6c50"]
WALL = ["#2c2430", "#5c4850", "#947468", "#d8b088"]
TAIL = ["#24443c", "#5c7c60", "#a0b080", "#ece4b0"]
INNER = ["#1c2c30", "#4c5c4c", "#8c8c68"]


@dataclass(frozen=True)
class Lie:
    """How the rabbit lies in one shape of the picture, in the units of the client's stones."""

    way: Way
    moon: tuple[float, float, float]
    body: Path
    head: tuple[float, float, float, float]  # x, y, size, turn
    haunch: Path
    tail: tuple[float, float, float]
    home: float  # the height of the house, were it near
    trees: tuple[tuple[float, float], ...]
    lamps: tuple[tuple[int, float, float], ...]  # beside which stone, how far aside and down


def sky(c: Card, lie: Lie) -> None:
    """Night, the great moon, far hills, mist."""
    x, y, r = lie.moon
    h = lie.way.height
    c.sky([(0, "#081430"), (h * 0.4, "#122c54"), (h * 0.75, "#2c5478"), (h, "#4c7488")], calm=0.5)
    c.sparks(1 - c.ground(h * 0.62), int(lie.way.width * h / 1500), r=(0.3, 0.8))
    for i in range(7):
        sx, sy = lie.way.width * (0.08 + 0.84 * (i * 0.618 % 1)), h * (0.06 + 0.4 * (i * 0.382 % 1))
        c.dot(sx, sy, 1.2, "#fff4d6", 1)
        c.halo(sx, sy, 9, "#cfe0ff", 0.5)
    c.clouds(h * 0.1, h * 0.7, "#14305c", "#5c84a8", cover=0.42, a=0.5, cell=130)
    c.glow(x, y, r * 3.4, "#f0a850", 0.30, 1.7)
    c.glow(x, y, r * 1.7, "#ffd890", 0.35, 2.2)
    ramp = ["#a06c34", "#d8a458", "#f8d48c", "#fff0c4"]
    m = c.paint(
        ell(x, y, r), ramp, vol=r * 0.6, amb=0.5, tex=0.2, edge=0.04, wob=0.3, light=(x - r, y - r, r * 2)
    )
    for dx, dy, s in (
        (-0.4, -0.3, 0.2),
        (0.3, -0.45, 0.13),
        (0.45, 0.1, 0.22),
        (-0.2, 0.3, 0.15),
        (-0.62, 0.1, 0.1),
    ):
        c.flat(ell(x + dx * r, y + dy * r, s * r), "#c08c48", 0.4, s * r * 0.14, clip=m)


def far_hills(c: Card, lie: Lie, base: float) -> None:
    """Two ridges in the mist behind the rabbit."""
    w, h = lie.way.width, lie.way.height
    for y, fog, phase in ((base, 0.55, 0.4), (base + h * 0.06, 0.3, 2.2)):
        top = [
            (x, y - h * 0.05 * np.sin(x / w * 7 + phase) - h * 0.02 * np.sin(x / w * 17))
            for x in range(-20, w + 40, 20)
        ]
        c.paint(
            poly([(-20, h + 20), *top, (w + 40, h + 20)]),
            FAR,
            vol=14,
            fog=fog,
            fogcol="#3c6484",
            edge=0,
            wob=1,
        )
        c.fogband(y + h * 0.06, h * 0.03, "#5c88a0", 0.4)


def sleeper(c: Card, lie: Lie) -> Arr:
    """Body, haunch and head of the rabbit, with grass for fur; returns the mask of all."""
    x, y, r = lie.moon
    c.light = (x, y - r * 0.4, r * 1.1)
    body = c.paint(lie.body, HIDE, vol=70, amb=0.24, tex=0.3, edge=0.1, rim=1.0, rimw=5, wob=0.7, lump=0.12)
    c.shade(lie.haunch, 0.34, 14, "#04101c", clip=body)
    c.paint(
        lie.haunch,
        HIDE,
        vol=46,
        amb=0.26,
        tex=0.3,
        edge=0.05,
        rim=0.5,
        wob=0.7,
        clip=body,
        alpha=0.85,
        soft=2,
    )
    tx, ty, tr = lie.tail
    tail = c.paint(
        blob(
            (tx - tr, ty),
            (tx - tr * 0.6, ty - tr * 0.8),
            (tx + tr * 0.2, ty - tr),
            (tx + tr, ty - tr * 0.2),
            (tx + tr * 0.7, ty + tr * 0.7),
            (tx - tr * 0.4, ty + tr * 0.8),
        ),
        TAIL,
        vol=tr * 0.7,
        amb=0.3,
        rim=0.8,
        wob=1,
        edge=0.1,
    )
    c.marks(tail, lambda x, y: np.arctan2(y - ty, x - tx), 160, 10, 1.8, jit=0.1, alpha=0.6)
    f = c.at(lie.head[0], lie.head[1], lie.head[2], lie.head[3])
    c.shade(f.path(ell(30, 10, 130, 90)), 0.4, 16, "#04101c", clip=body)
    far_ear = blob((40, -52), (96, -104), (170, -128), (214, -112), (196, -84), (120, -56), (66, -30))
    f.paint(far_ear, HIDE, vol=16, amb=0.22, rim=0.9, tex=0.3, edge=0.15, wob=0.6)
    head = f.paint(
        blob(
            (-104, 34),
            (-96, -2),
            (-58, -44),
            (0, -66),
            (58, -58),
            (92, -18),
            (90, 34),
            (50, 62),
            (-40, 64),
            (-88, 56),
        ),
        HIDE,
        vol=52,
        amb=0.3,
        rim=0.7,
        light=(lie.head[0] - 30, lie.head[1] - 200, 120),
        tex=0.3,
        edge=0.14,
        wob=0.6,
    )
    near_ear = blob(
        (46, -50), (110, -72), (190, -70), (238, -40), (222, -14), (150, -8), (84, -14), (52, -26)
    )
    c.shade(f.path(near_ear), 0.5, 8, "#04101c", clip=np.maximum(body, head))
    f.paint(near_ear, HIDE, vol=20, amb=0.26, rim=0.9, tex=0.3, edge=0.2, wob=0.6)
    f.paint(
        blob((70, -40), (130, -54), (196, -48), (216, -34), (150, -26), (92, -28)),
        INNER,
        vol=5,
        edge=0,
        alpha=0.7,
        soft=3,
    )
    c.shade(f.path(ell(88, 24, 34, 56)), 0.62, 12 * lie.head[2], "#081c24", clip=head)
    f.line([(-62, -2), (-48, 10), (-30, 10), (-16, 0)], 6, "#040c14", alpha=0.9, det=0.9)
    f.paint(
        blob((-108, 22), (-98, 12), (-86, 20), (-94, 32)), ["#2c1c28", "#6c4450", "#a87874"], vol=5, det=0.6
    )
    f.line([(-94, 34), (-84, 44), (-70, 46)], 3, "#040c14", alpha=0.6)
    for k in range(3):
        f.line([(-80, 30 + k * 6), (-50, 36 + k * 9), (-24, 34 + k * 13)], 1.6, "#8ca488", alpha=0.4)
    return np.maximum(body, head)


def grass(c: Card, m: Arr, top: tuple[float, float]) -> None:
    """Grass that lies as fur does: down and away from the top of the back."""
    c.marks(
        m,
        lambda x, y: np.arctan2(y - top[1] + 60, (x - top[0]) * 0.5),
        5200,
        13,
        1.9,
        jit=0.13,
        alpha=0.5,
        curl=0.25,
    )


def flagstones(c: Card, way: Way) -> None:
    """The trodden path, then every stone where the client puts its pawns."""
    line = way.line()
    ribbon = taper(*((x, y, 30 * way.scale(y) ** 1.25) for x, y in line[::8]))
    c.shade(ribbon, 0.5, 4, "#04101c")
    c.light = (way.corners[-1][0], way.corners[-1][1] - 60, 90)
    m = c.paint(ribbon, EARTH, vol=4, amb=0.42, tex=0.4, edge=0.3, wob=0.6)
    c.marks(m, 0.05, 900, 12, 1.6, jit=0.14, alpha=0.5)
    for i, (x, y, s) in enumerate(way.stones()):
        r = (15.5 if i % 5 == 0 else 11) * s**0.8
        c.shade(ell(x + 0.8, y + r * 0.16, r * 1.06, r * 0.66), 0.55, 1.4, "#1c0c08", wob=0.3)
        c.paint(
            ell(x, y, r, r * 0.6),
            FLAG,
            vol=3.4 * s,
            amb=0.5,
            tex=0.26,
            edge=0.25,
            wob=0.28,
            det=0.55,
            rim=0.4,
            rimw=1.5,
        )


def scene(c: Card, lie: Lie) -> None:
    """Paint the hill in the units of the client's stones."""
    way = lie.way
    c.stage(light=(lie.moon[0], lie.moon[1], 120), key="#ffe2a8", fog="#3c6484")
    sky(c, lie)
    far_hills(c, lie, way.height * 0.62)
    m = sleeper(c, lie)
    ground = poly(
        [
            (-20, way.corners[0][1] - 26),
            (way.width * 0.35, way.corners[0][1] - 34),
            (way.width * 0.7, way.corners[0][1] - 40),
            (way.width + 20, way.corners[0][1] - 30),
            (way.width + 20, way.height + 20),
            (-20, way.height + 20),
        ]
    )
    meadow = c.paint(
        ground, HIDE, vol=20, amb=0.2, gain=0.6, tex=0.3, edge=0.05, wob=1.4, grad=(0.06, -0.16), soft=3
    )
    grass(c, np.maximum(m, meadow), way.corners[-1])
    flagstones(c, way)
    x, y = way.corners[-1]
    s = way.far
    for tx, ty in lie.trees:
        conifer(c, tx, ty, 46 * way.scale(min(ty, way.corners[0][1])), PINES, rim=0.35)
    c.halo(x, y - 20 * s, 90 * s, "#ffb860", 0.7)
    c.light = (x - 40, y - 60, 60)
    house(c, x + 2, y - 5 * s, lie.home * s, wall=WALL, g=0.7, rim=0.8)
    stones = way.stones()
    for n, aside, down in lie.lamps:
        sx, sy, ss = stones[n]
        lantern(c, sx + aside * ss, sy + down * ss, 26 * ss, g=0.8)


WIDE = Lie(
    way=path.WIDE,
    moon=(506, 92, 74),
    body=blob((208, 330), (226, 246), (300, 176), (404, 116), (500, 94), (590, 112), (668, 168),
        (716, 240), (736, 330)),
    head=(196, 236, 0.72, 0),
    haunch=blob((560, 330), (548, 262), (588, 206), (652, 194), (706, 238), (730, 330)),
    tail=(726, 272, 25),
    home=94,
    trees=((716, 306), (742, 312), (694, 200), (446, 128), (640, 176), (34, 300), (300, 250),
        (674, 318), (330, 142)),
    lamps=((12, 30, 2), (20, -26, 2), (4, 6, -19)),
)  # fmt: skip
TALL = Lie(
    way=path.TALL,
    moon=(286, 236, 108),
    body=blob((-60, 840), (-50, 640), (8, 560), (92, 450), (180, 324), (280, 268), (380, 310),
        (470, 440), (530, 620), (548, 840)),
    head=(104, 520, 0.8, -4),
    haunch=blob((330, 840), (330, 700), (400, 580), (480, 560), (540, 680), (552, 840)),
    tail=(536, 628, 34),
    home=112,
    trees=((500, 640), (520, 700), (470, 470), (180, 350), (410, 380), (40, 760), (486, 760), (70, 790)),
    lamps=((4, 34, 2), (10, -40, 12), (17, 30, 2), (22, -26, 2)),
)  # fmt: skip
FINISH = Finish(border=0, vignette=0.2, bloom=0.35, kuwahara=2.2, brush=0.42)
PAGES = (
    Page("hill_wide", (780, 340), 1560, partial(scene, lie=WIDE), seed=31, finish=FINISH),
    Page("hill_tall", (560, 820), 1120, partial(scene, lie=TALL), seed=31, finish=FINISH),
)


def beside() -> dict[File, str]:
    """What the client must know of the painting."""
    return {path.TYPESCRIPT: path.typescript()}
