"""The Milk.

A kitchen at night full of moving boxes, one bare bulb. A couple dances slowly, her feet on his shoes. The milk boils
over and runs white over the tiles, round their ankles and towards us.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import WOMAN, Wear
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect

META = {"number": 51, "slug": "the-milk", "seed": 51, "inks": "sulphur-violet"}
BULB = (292, 176)


def room(p: Print) -> None:
    """Yellow as far as the bulb reaches, black beyond; a tiled floor."""
    p.ground("1k")
    x, y = BULB
    r = np.hypot(p.x - x, (p.y - y) * 0.9)
    p.engrave(
        "k",
        rect(0, 0, 800, 700),
        p.rays(x, y),
        np.clip(1.35 - r / 330, 0.05, 1),
        11,
        jit=0.03,
        length=(50, 170),
    )
    p.fill("k", rect(0, 690, 800, 1200))
    for i in range(-9, 10):  # the joints of the tiles
        p.cutline((400 + i * 62, 692), (400 + i * 190, 1200), w=3, ends=0.8, plates="k")
    for v in (0.07, 0.2, 0.4, 0.68):
        p.cutline((0, 692 + 508 * v), (800, 692 + 508 * v), w=3.5, ends=0.8, plates="k")
    p.ink("1", rect(0, 690, 800, 1200))
    p.line((x, 30), (x, y - 30), w=5, ends=0.9)
    p.fill("", ell(x, y, 34, 38))
    p.shape(rect(x - 13, y - 56, x + 13, y - 28), tone="k")


def box(p: Print, x: float, y: float, w: float, h: float, lean: float = 0, tone: str = "1k") -> None:
    """A moving box, tape down its front."""
    path = p.shape(
        poly([(x - w / 2, y), (x + w / 2, y), (x + w / 2 + lean, y - h), (x - w / 2 + lean, y - h)]),
        tone=tone,
        halo=4,
        clear="k",
    )
    p.engrave("k", path, p.level(92), 0.75 * p.lit(path, BULB, w * 0.5), 10, length=(30, 120))
    p.cutline((x - 4, y - 4), (x + lean - 4, y - h + 4), w=9, ends=0.9, plates="k")
    p.cutline((x - w / 2 + lean, y - h * 0.98), (x + w / 2 + lean, y - h * 0.98), w=4, ends=0.8, plates="k")


def stove(p: Print) -> None:
    """The stove at the right and the pan that has had enough."""
    p.shape(rect(520, 470, 720, 730), tone="k", halo=6, clear="12k")
    p.comb("k", rect(520, 470, 720, 486), 0, 0.8, 7, length=(80, 200))
    p.shape(rect(548, 540, 692, 690), tone="1", line=0)
    p.shape(rect(558, 550, 682, 680), tone="k")
    for x in (552, 586, 654, 688):
        p.carve("k", ell(x, 510, 9))
    p.shape(rect(546, 396, 690, 470), tone="2", line=3, halo=4, clear="12k")
    p.line((688, 420), (756, 408), w=14, ends=0.8)


def milk(p: Print) -> None:
    """White from the pan to the lower edge."""
    pts = ((536, 398), (546, 368), (580, 374), (606, 352), (640, 366), (672, 358), (700, 380), (698, 408), (684, 452), (676, 408), (650, 412),
           (640, 470), (632, 404), (612, 412), (606, 520), (612, 640), (640, 712), (690, 752), (668, 800), (700, 880), (690, 990), (760, 1080),
           (790, 1210, "c"), (60, 1210, "c"), (90, 1130), (60, 1040), (120, 960), (110, 900), (200, 858), (330, 850), (430, 812), (520, 770),
           (560, 710), (574, 620), (572, 500), (564, 412), (548, 430))  # fmt: skip
    path = p.shape(blob(*pts), tone="", halo=0)
    p.contour(path, 6, light=(-0.3, -0.9))
    flow = p.guided([(610, 420), (606, 700), (480, 860), (420, 1000), (420, 1190)], [(640, 700), (640, 900), (680, 1150)],
                    [(300, 870), (160, 980), (140, 1180)])  # fmt: skip
    p.engrave("1", path, flow, np.clip(p.noise(80, 2) * 1.3 - 0.6, 0, 0.5), 16, cut=False, length=(50, 160))


def scene(p: Print) -> None:
    """Boxes, stove, milk, and two who have not noticed."""
    room(p)
    box(p, 120, 690, 160, 150)
    box(p, 110, 540, 120, 110, 8)
    box(p, 420, 700, 120, 110)
    stove(p)
    milk(p)
    he = SIDE["stand"].but(hip=(0, 0.512), lean=4, nod=16, near_foot=(0.06, 0), far_foot=(0.0, 0))
    she = SIDE["stand"].but(hip=(0.01, 0.515), lean=5, nod=22, near_foot=(0.03, 0), far_foot=(-0.02, 0))
    figure(p, 236, 930, 470, he, wear=Wear(top="2", legs="k", skin="", style="crop"), flip=True, near=(354, 640), far=(330, 690),
                 halo=8)  # fmt: skip
    figure(p, 322, 912, 430, she, wear=WOMAN.but(top="", legs="2", skin="", style="long", legs_print="dots", skirt=0.7, print_plates="-2"),
           near=(196, 560), far=(230, 600), halo=5)  # fmt: skip
    box(p, 700, 1190, 190, 150, -10)
