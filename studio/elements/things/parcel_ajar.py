"""A parcel as large as a town hall, its lid up at the left corner; from inside out: hollow, walls, lid."""

import numpy as np

from studio.colour import ramp_map, sstep
from studio.elements.things.parcels import paper_face
from studio.elements.things.ribbons import rolled_end, torn_end
from studio.paint import Card
from studio.palettes import SNOW
from studio.shapes import blob, poly, quad

RIM = 440.0
FRONT = ((94, RIM), (566, RIM), (556, 984), (108, 984))
SIDE = ((566, RIM), (694, 414), (678, 934), (556, 984))
LID_FRONT = ((66, 186), (588, 356), (592, 456), (88, 286))
LID_SIDE = ((588, 356), (724, 330), (720, 426), (592, 456))
LID_TOP = ((66, 186), (588, 356), (724, 330), (206, 158))
EMBERS = ["#2c1020", "#5c2420", "#b46028", "#f0a840", "#ffe08c"]


def hollow(c: Card) -> None:
    """What is seen under the lid: lamplight at the open corner, dusk further in."""
    cast = poly([(90, 980), (560, 996), (700, 924), (790, 960), (600, 1046), (120, 1030)])
    c.shade(cast, 0.45, 14, "#2c2458")
    c.glow(96, 360, 150, "#ffc870", 0.5, 1.6)
    m = c.mask(poly([(86, 278), (592, 452), (566, 470), (94, 470)]), 0.3)
    m = m * np.asarray(
        sstep(0, 30, c.xx - 86 - (c.yy - 286) * 0.05)
    )  # at the open side the light melts into the air
    near = 1.0 - np.clip((c.xx - 180) / 280, 0, 1) ** 0.9
    c.over(m, ramp_map(near + 0.14 * (c.bank[0] - 0.5), EMBERS))
    c.shade(poly([(86, 270), (592, 446), (592, 476), (86, 316)]), 0.6, 9, "#3c1018", clip=m)


def walls(c: Card) -> None:
    """The front and, clearly darker, the side; the edge of the board and the moss at the ribbon's foot."""
    paper_face(c, SIDE, 1, 2)
    side = c.mask(poly(SIDE), 0.8)
    c.shade(poly([(560, 440), (640, 424), (632, 950), (552, 990)]), 0.45, 30, "#02101c", clip=side)
    paper_face(c, FRONT, 0, 1)
    front = c.mask(poly(FRONT), 0.5)
    c.flat(poly([(94, 430), (470, 440), (400, 466), (94, 500)]), "#ffd070", 0.3, 24, clip=front)
    c.line([(565, 446), (561, 700), (555, 980)], 5, "#8cdcb0", 0.6, 0.5, ends=0.8)
    c.line([(94, RIM), (330, RIM + 1), (566, RIM + 2)], 7, "#0a3c34", 0.9, 0.4, ends=0.95)
    c.line([(94, RIM - 3), (330, RIM - 2), (560, RIM - 1)], 4, "#ffd884", 0.9, 0.4, ends=0.9)
    rolled_end(c, quad(*FRONT, 0.5, 0)[0] + 16, RIM)
    for u, v, r in ((0.41, 0.93, 18), (0.59, 0.94, 16), (0.48, 0.985, 22), (0.56, 0.98, 18)):
        x, y = quad(*FRONT, u, v)
        tuft = blob(
            (x - r, y + 4),
            (x - r * 0.5, y - r * 0.6),
            (x + r * 0.4, y - r * 0.5),
            (x + r, y + 4),
            (x, y + r * 0.5),
        )
        c.paint(tuft, ["#2c3c18", "#5c7828", "#a0b448"], vol=6, wob=2, edge=0.1)


def lid(c: Card) -> None:
    """The lid with its own ribbon, and the snow of many winters."""
    c.paint(poly(LID_TOP), ["#06282c", "#0c5848", "#1c8c68"], vol=3, amb=0.6, wob=0.6)
    paper_face(c, LID_FRONT, 0, 3)
    paper_face(c, LID_SIDE, 1, 4)
    c.line([(589, 360), (592, 452)], 4, "#8cdcb0", 0.5, 0.4, ends=0.8)
    c.line([(90, 287), (340, 371), (590, 456)], 6, "#04201c", 0.8, 0.3, ends=0.8)
    c.line([(90, 292), (220, 335), (400, 396)], 4, "#ffdc80", 0.9, 0.3)
    torn_end(c, 343, 368)
    upper = (
        (54, 190),
        (70, 168),
        (154, 158),
        (282, 177),
        (468, 244),
        (640, 302),
        (732, 322),
        (736, 342),
        (660, 352),
    )
    lower = ((592, 376), (520, 345), (428, 316), (356, 278), (264, 253), (182, 215), (112, 208))
    c.paint(blob(*upper, *lower), SNOW, vol=16, edge=0.06, amb=0.45, wob=1.2)
