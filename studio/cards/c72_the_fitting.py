"""The Fitting.

In a workshop between roots a spider tailor takes the measure of a fat caterpillar on a stool. Patterns of wings
hang from pins, none the right size; the mirror is turned to the wall. Under the stool lies a pile of outgrown
skins, folded; on the dummy a pair of wings in plain grey is already being sewn.
"""

from studio.elements.rooms.tailors_den import (
    MINT,
    big_caterpillar,
    caterpillar_face,
    dummy_with_wings,
    folded,
    spider_tailor,
    wing_pattern,
)  # fmt: skip
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, GREY, PINE, ROSE, WALNUT, WOOD
from studio.shapes import blob, curve, ell, rect, taper

META = {"number": 72, "slug": "the-fitting", "seed": 7272}
FINISH = Finish(vignette=0.36, bloom=0.48)

EARTH = ["#1c1024", "#3c2440", "#6c4858", "#b48878"]
ROOT = ["#201418", "#543828", "#94683c", "#e0b070"]
GOLD = "#ffd468"


def den(c: Card) -> None:
    """Plum earth, a trodden floor, roots for beams."""
    c.sky([(0, "#2c1c3c"), (400, "#583c58"), (900, "#6c4850"), (1200, "#3c2430")], calm=0.6)
    m = c.paint(rect(-20, -20, 820, 1010), EARTH, vol=2, amb=0.4, tex=0.4, edge=0, lump=0.3)
    c.marks(m, 0.6, 500, 22, 6, jit=0.8, alpha=0.3)
    c.glow(590, 240, 700, "#ffb050", 0.5, 1.5)
    floor = c.paint(
        blob((-40, 1000), (200, 984), (600, 990), (860, 1000), (860, 1260), (-40, 1260)),
        ROOT,
        vol=8,
        amb=0.44,
        gain=0.9,
        edge=0.1,
    )
    c.marks(floor, 0.04, 300, 50, 4, jit=0.1, alpha=0.4)
    c.shade(rect(-20, 980, 820, 1004), 0.4, 12)


def roots(c: Card) -> None:
    """The tree above comes down on both sides."""
    for pts in (((-20, 60, 150), (60, 200, 96), (34, 420, 74), (70, 640, 54), (30, 900, 66), (-10, 1080, 90)),
        ((830, 20, 150), (748, 240, 86), (778, 460, 66), (742, 700, 46), (780, 960, 70)),
        ((-20, 20, 110), (180, 60, 78), (400, 34, 62), (620, 62, 78), (820, 10, 110)),
        ((160, 50, 46), (196, 120, 30), (178, 190, 12)), ((420, 40, 40), (404, 110, 22), (424, 160, 8)), ((560, 50, 44), (586, 110, 28), (590, 150, 18))):  # fmt: skip
        m = c.paint(taper(*pts), ROOT, vol=26, wob=1.6, tex=0.4, rim=0.7, edge=0.25, amb=0.16)
        c.marks(m, 1.4 if abs(pts[0][1] - pts[-1][1]) > 60 else 0.05, 160, 40, 4, jit=0.12, alpha=0.6)


def resin_lamp(c: Card) -> None:
    """A drop of resin with the sun still in it."""
    c.glow(590, 230, 260, "#ffc050", 0.7, 1.7)
    drop = blob((590, 148, "c"), (614, 200), (628, 246), (590, 284), (552, 246), (566, 200))
    c.paint(
        drop,
        ["#c0601c", "#ffa030", "#ffdc70", "#fffbd0"],
        vol=26,
        amb=0.6,
        wob=0.3,
        edge=0.2,
        light=(590, 240, 60),
    )
    c.flat(ell(576, 226, 9, 18, 12), "#fffdf0", 0.9, 2)


def mirror_turned(c: Card) -> None:
    """The mirror leans with its face to the wall: a bare back, a cross of laths."""
    f = c.at(142, 1040, 0.86, -6, vol=6, wob=0.4, edge=0.3, rim=0.4)
    f.shade(rect(-84, -330, 84, 4), 0.5, 16)
    f.paint(rect(-74, -330, 74, 0, 6), WALNUT, grain=2)
    f.paint(rect(-60, -316, 60, -14), ["#241818", "#54402c", "#84684c"], vol=3, grain=2)
    for a, b in (((-60, -310), (60, -20)), ((60, -310), (-60, -20))):
        f.line([a, b], 11, "#7c5c3c", alpha=0.9, ends=1)
    f.line([(-40, -330), (0, -366), (40, -330)], 4, "#c8a868", alpha=0.8, ends=0.8)


def stool(c: Card) -> None:
    """A three-legged stool, and everything that no longer fits under it."""
    c.shade(ell(400, 1120, 220, 26), 0.5, 16)
    for x0, x1, y1 in ((300, 250, 1108), (500, 550, 1108)):
        c.paint(taper((x0, 960, 30), (x1, y1, 22)), WOOD, vol=10, wob=0.4, rim=0.5)
    folded(c, 400, 1122, 206, 4, ["#3c6c6c", "#84b49c", "#cce4bc", "#f8fce0"])
    c.paint(ell(400, 972, 160, 30), WOOD, vol=8, wob=0.4)
    c.paint(ell(400, 956, 160, 30), PINE, vol=8, wob=0.4, rim=0.5)
    c.shade(ell(400, 954, 130, 18), 0.5, 10)


def tape(c: Card) -> None:
    """The measuring tape round the third roll: no figures on it, only doubts."""
    for band in (
        ((282, 676), (340, 704), (404, 712), (470, 704), (516, 682)),
        ((262, 660), (272, 666), (284, 678)),
        ((516, 682), (534, 720), (524, 776), (546, 830), (530, 870)),
    ):
        m = c.paint(
            taper(*[(x, y, 21) for x, y in band]),
            ["#8c6420", "#e0b040", "#ffe488", "#fffbd0"],
            vol=6,
            wob=0.3,
            edge=0.35,
            amb=0.45,
            det=0.6,
        )
        line = curve(*band)
        for k in range(2, len(line), 4):
            x, y = line[k]
            c.line([(x, y - 9), (x, y + (0 if k % 8 else 7))], 2.4, "#5c3818", 0.9, clip=m, ends=1)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(590, 220, 240), key="#ffdc98", fog="#5c4058")
    den(c)
    for x, y, s, ramp, rot, flip in (
        (232, 190, 1.05, CREAM, 8, False),
        (140, 360, 0.7, ROSE, -10, False),
        (470, 176, 0.5, CREAM, 16, True),
        (690, 330, 0.6, ROSE, 14, True),
    ):
        wing_pattern(c, x, y, s, ramp, rot, flip)
    roots(c)
    mirror_turned(c)
    dummy_with_wings(c, 634, 1070, 1.06, GREY)
    resin_lamp(c)
    stool(c)
    f = big_caterpillar(c, 400, 962, 1.0, MINT)
    c.light = (560, 300, 260)
    caterpillar_face(f)
    tape(c)
    c.line([(132, 60), (136, 300), (140, 610)], 3, "#f4ead8", 0.8, 0.2, ends=0.9)
    spider_tailor(c, 150, 672, 0.98)
    c.line(
        curve((208, 506), (300, 560), (420, 840), (540, 900), (628, 850)),
        3.6,
        GOLD,
        0.95,
        0.3,
        ends=0.9,
        det=1,
    )
    c.line([(186, 488), (230, 524)], 4, "#f4f4f0", 1, 0.1, det=1)
