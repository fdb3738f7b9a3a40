"""The Shoulder.

A long bench in a train: a man in uniform has fallen asleep on the shoulder of a woman he does not know. Two places further
sits a goose, wide awake, with his cap on. In the three windows the same hill goes by.
"""

import numpy as np

from studio.linocut.elements.animals import goose
from studio.linocut.elements.dress import printed
from studio.linocut.elements.plants import tree
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, rect, taper, xf

FRINGE = blob((0, -1.1), (0.62, -0.88), (0.8, -0.2), (0.69, 0.06, "c"), (0.52, -0.46), (0, -0.58), (-0.52, -0.46), (-0.69, 0.06, "c"), (-0.8, -0.2),
    (-0.62, -0.88))  # fmt: skip

META = {"number": 43, "slug": "the-shoulder", "seed": 43, "inks": "moss-plum"}


def windows(p: Print) -> None:
    """Three times the same hill, at noon, and the straps."""
    p.ground("k")
    for n, (a, b) in enumerate(((50, 270), (290, 510), (530, 750))):
        pane = p.shape(rect(a, 110, b, 452, 24), tone="")
        land = blob((a - 20, 470, "c"), (a - 20, 386), (a + 84, 300), (a + 170, 334), (b + 20, 410), (b + 20, 470, "c"))  # fmt: skip
        hill = p.shape(land, tone="1", within=pane)
        p.engrave("k", hill, p.rings(a + 100, 700), 0.22, 14, False, length=(40, 140))
        tree(p, a + 78, 316, 84, 58, "2", halo=2)
        p.chatter(rect(a, 120, b, 280), 0.0, 4)
        sway = (26, 22, -30)[n]  # one strap swings the other way
        u = a + 176
        p.shape(taper((u, 60, 9), (u + sway, 176, 9)), tone="k", halo=4)
        ring = xf(ell(0, 30, 28, 34), u + sway, 172, rot=-sway * 0.6)
        p.shape(ring, tone="k", halo=4, minus=[xf(ell(0, 32, 16, 21), u + sway, 172, rot=-sway * 0.6)])


def bench(p: Print) -> None:
    """What they share."""
    p.fill("", rect(-10, 1010, 810, 1210))
    for y in (1040, 1084, 1142):
        p.line((-10, y, 3), (400, y + 3, 4), (810, y, 3))
    p.fill("k", rect(-10, 900, 810, 1012))
    back = p.shape(rect(30, 500, 770, 830, 34), tone="1", halo=6, clear="12k")
    for x in (216, 402, 588):
        p.line((x, 512), (x + 2, 800), w=5, ends=0.9)
    p.comb("k", back, 90, 0.5 * np.clip((p.y - 700) / 130, 0, 1), 12, False, length=(30, 90), jit=0.03)
    p.shape(rect(14, 806, 786, 880, 30), tone="1", line=5, halo=6, clear="12k")
    p.shape(rect(14, 862, 786, 930, 24), tone="1k", halo=4)
    p.comb("k", rect(20, 880, 780, 926), 90, 0.4, 13, length=(20, 50))


def shins(p: Print, *pairs: tuple[Point, Point]) -> None:
    """From the knees to shoes that point at us."""
    for (kx, ky), (fx, fy) in pairs:
        p.shape(blob((fx - 34, fy + 8), (fx - 26, fy - 30), (fx + 26, fy - 30), (fx + 34, fy + 8), (fx + 26, fy + 22, "c"), (fx - 26, fy + 22, "c")), tone="2",
                halo=4, clear="12k")  # fmt: skip
        p.shape(taper((kx, ky, 44), (fx, fy - 22, 35)), tone="", line=4, halo=5, clear="12k")  # fmt: skip


def head(p: Print, x: float, y: float, r: float, rot: float, hair: list[Path], eyes: str) -> None:
    """A face towards us: a mask with a nose."""

    def at(path: Path) -> Path:
        return xf(path, x, y, r, rot)

    p.shape(at(blob((0, -1), (0.56, -0.76), (0.72, -0.1), (0.6, 0.5), (0.2, 0.96), (-0.2, 0.96), (-0.6, 0.5), (-0.72, -0.1), (-0.56, -0.76))), tone="", line=4,
            halo=6, clear="12k")  # fmt: skip
    p.shape(*[at(h) for h in hair], tone="k", halo=3)

    def mark(w: float, *pts: Point) -> None:
        p.ink("k", at(stroke(*pts, w=w, step=0.05)))

    for s in (-0.3, 0.3):
        if eyes == "open":
            p.ink("k", at(ell(s + 0.06, 0.02, 0.085)))
            mark(0.09, (s - 0.18, -0.04), (s, -0.13), (s + 0.2, -0.02))
        else:
            mark(0.1, (s - 0.19, 0.0), (s, 0.11), (s + 0.19, 0.0))
        mark(0.1, (s - 0.2, -0.26), (s, -0.33), (s + 0.2, -0.26))
    mark(0.09, (0.02, -0.04), (0.12, 0.3), (-0.08, 0.34))
    mark(0.1, (-0.2, 0.62), (0, 0.6), (0.2, 0.62))


def woman(p: Print) -> None:
    """Bolt upright, her knees together."""
    shins(p, ((600, 980), (592, 1096)), ((648, 980), (656, 1096)))
    p.shape(taper((636, 460, 50), (636, 530, 54)), tone="", line=4, halo=5, clear="12k")
    lap = p.shape(blob((610, 776), (700, 776), (756, 826), (754, 884), (720, 904, "c"), (676, 906), (664, 930), (664, 1004, "c"), (610, 1012), (566, 1000, "c"), (562, 900), (574, 842)),
                  tone="2", line=5, halo=6, clear="12k")  # fmt: skip
    dress = p.shape(blob((610, 504, "c"), (662, 504, "c"), (708, 530), (724, 600), (694, 690), (712, 800), (640, 816), (574, 806), (584, 690), (552, 600), (564, 532)), tone="2",
                    line=4)  # fmt: skip
    for cloth in (lap, dress):
        printed(p, cloth, "flowers", 28, "-2")
    p.line((568, 890), (600, 872), (650, 884), w=6)
    p.comb("k", lap, 92, 0.7 * (p.y > 896) * np.clip((p.x - 596) / 60, 0, 1), 10, False, length=(40, 110))
    head(p, 634, 410, 72, 0, [FRINGE, ell(0, -1.26, 0.42, 0.36)], "open")


def bag(p: Print) -> None:
    """Her arms and what they hold."""
    p.shape(rect(590, 782, 704, 852, 14), tone="k", halo=5, clear="12k")
    p.carve("12k", stroke((596, 806), (698, 806), w=5, ends=0.9), ell(647, 806, 9))
    for arm in (
        taper((706, 566, 52), (730, 690, 46), (692, 766, 38)),
        taper((562, 660, 42), (560, 730, 42), (604, 768, 36)),
    ):
        sleeve = p.shape(arm, tone="2", line=4, halo=2, clear="12k")
        printed(p, sleeve, "flowers", 28, "-2")
    for x in (616, 678):
        p.shape(*[taper((x - 20 + 13 * i, 770, 15), (x - 20 + 13 * i, 802 - abs(i - 1.5) * 4, 12)) for i in range(4)], ell(x, 770, 25, 16), tone="",
            line=3.5)  # fmt: skip


def leg(p: Print, hip: Point, knee: Point, foot: Point) -> None:
    """A black trouser leg that comes off the bench: thigh, knee, shin, shoe."""
    (hx, hy), (kx, ky), (fx, fy) = hip, knee, foot
    shoe = blob((fx + 26, fy - 24), (fx + 30, fy + 22, "c"), (fx - 66, fy + 22, "c"), (fx - 60, fy), (fx - 20, fy - 22))  # fmt: skip
    p.shape(shoe, taper((kx, ky, 74), (fx, fy - 16, 54)), tone="k", halo=6, clear="12k")
    thigh = p.shape(taper((hx, hy, 112), (kx, ky, 84)), taper((kx, ky, 82), (kx + 2, ky + 60, 66)), tone="k", halo=5, clear="12k")  # fmt: skip
    p.engrave("k", thigh, p.guided([(hx, hy - 20), (kx, ky - 20)], [(kx, ky), (fx, fy)]), 0.85 * p.lit(thigh, (kx - 60, ky - 400), 18), 9,
        length=(30, 90))  # fmt: skip


def man(p: Print) -> None:
    """He has let go of everything."""
    leg(p, (478, 830), (392, 862), (404, 1096))
    leg(p, (440, 834), (318, 872), (300, 1104))
    coat = p.shape(blob((486, 530, "c"), (546, 548), (566, 620), (560, 740), (556, 860), (490, 888), (410, 872), (392, 800), (384, 700), (378, 640), (410, 574)), tone="k", halo=7,
                   clear="12k")  # fmt: skip
    p.engrave("k", coat, p.guided([(400, 580), (386, 720), (400, 860)], [(540, 580), (550, 860)]), 0.85 * p.lit(coat, (100, 300), 36), 10,
        length=(30, 90))  # fmt: skip
    p.cutline((500, 548, 4), (476, 700, 4), (472, 868, 4))
    for i in range(4):
        for s in (-26, 24):
            p.carve("12k", ell(490 - 7 * i + s, 622 + 58 * i, 7))
    p.shape(taper((410, 606, 64), (372, 740, 58), (366, 838, 44)), tone="k", halo=4, clear="12k")
    p.shape(*[taper((356 + 10 * i, 862, 14), (344 + 12 * i, 900 - abs(i - 1) * 5, 11)) for i in range(4)], blob((346, 842), (388, 842), (396, 868), (372, 880), (348, 872)), tone="", line=3.5,
            halo=3, clear="12k")  # fmt: skip
    strap = p.shape(xf(rect(-36, -12, 36, 12, 6), 424, 584, rot=-26), tone="", line=3, halo=3, clear="12k")
    p.comb("k", strap, 64, 0.4, 14, False, length=(30, 60))
    p.shape(blob((480, 548), (500, 508), (548, 520), (552, 556), (512, 572)), tone="", line=4)
    head(p, 548, 470, 74, 34, [FRINGE], "shut")


def cap(p: Print, x: float, y: float, s: float) -> None:
    """The cap of his uniform."""
    p.shape(blob((x - 62 * s, y - 44 * s), (x, y - 66 * s), (x + 62 * s, y - 40 * s), (x + 44 * s, y - 4 * s, "c"), (x - 40 * s, y - 4 * s, "c")),
            blob((x - 6 * s, y - 10 * s), (x + 44 * s, y - 8 * s), (x + 78 * s, y + 14 * s), (x + 30 * s, y + 8 * s)), tone="k", halo=5, clear="12k")  # fmt: skip
    p.carve("12k", stroke((x - 40 * s, y - 18 * s), (x + 44 * s, y - 16 * s), w=5, ends=0.9), ell(x + 8 * s, y - 38 * s, 9 * s))  # fmt: skip


def scene(p: Print) -> None:
    """Windows, bench, and the three of them."""
    for part in (windows, bench, woman, man, bag):
        part(p)
    goose(p, 186, 866, 330, "", flip=True, halo=7)
    cap(p, 236, 538, 0.72)
    p.border()
