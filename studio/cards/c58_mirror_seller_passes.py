"""The Mirror Seller Passes.

A man crosses the market under a huge gilt mirror. In the glass the people before it show as they are not:
a stag in a bonnet, a heap of stones with a basket, an empty dress, a very old baby. A beggar alone is the same,
only crowned. The seller never turns round.
"""

from studio.colour import Arr
from studio.elements.buildings.houses import facade
from studio.elements.people.figures import bell
from studio.elements.people.mirror_folk import (
    beggar,
    cairn_in_hat,
    empty_dress,
    old_baby,
    stag_in_bonnet,
)  # fmt: skip
from studio.elements.things.props import basket
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BLUE, BOOT, BRASS, GREY, HAIR_GREY, IRON, OCHRE, PLUM, ROSE, SAGE, SKIN
from studio.shapes import blob, cut, ell, poly, rect, taper

META = {"number": 58, "slug": "mirror-seller-passes", "seed": 5858}
FINISH = Finish(vignette=0.26)

SUN = (60.0, 120.0, 360.0)
STREET = ["#34203c", "#5c3c60", "#946470", "#dca468"]
COBBLE = ["#2c2438", "#5c4c60", "#9c8484", "#e4c49c"]
GILT = ["#2c120c", "#6c3c10", "#b4781c", "#eab840", "#fff0a8"]
GLASS = ["#3c4c74", "#6c80a4", "#a4b4c8", "#d8e0e4"]
PALE = ["#4a4656", "#8c8494", "#c8bcbc", "#f0e4d4"]
PATCH = ["#281c38", "#4c3a54", "#7c6478", "#c8a8a0"]


def market(c: Card) -> None:
    """A saffron street, facades in the haze, awnings, cobbles."""
    c.sky([(0, "#d89838"), (300, "#ecbc60"), (700, "#f0d090")])
    for x, h, w, fog in ((330, 520, 110, 0.72), (450, 560, 120, 0.74), (560, 500, 110, 0.7), (200, 600, 150, 0.4),
            (664, 620, 150, 0.4), (70, 760, 180, 0.08), (760, 780, 170, 0.08)):  # fmt: skip
        facade(c, x, 850, h, w, STREET, 5, 2, fog=fog)
    c.haze(860, 560, "#f0cc88", 0.6)
    ground = poly([(-30, 850), (830, 846), (830, 1240), (-30, 1240)])
    m = c.paint(ground, COBBLE, vol=3, amb=0.4, edge=0, tex=0.3, light=SUN, grad=(0.2, -0.25))
    for row in range(13):
        y = 862 + row * 11 + row * row * 1.3
        size = 14 + row * 2.6
        for k in range(int(860 / size) + 1):
            px = -20 + k * size + (row % 2) * size / 2
            c.paint(
                ell(px, y, size * 0.45, size * 0.22),
                COBBLE,
                vol=5,
                amb=0.42,
                clip=m,
                alpha=0.7,
                light=SUN,
                edge=0.3,
            )
    for x, flip in ((66, False), (742, True)):
        f = c.at(x, 850, 1.0, 0, flip, wob=0.5, vol=10, fog=0.18, edge=0.25)
        f.paint(rect(-80, -66, 80, 6), ["#4a2c24", "#84583c", "#c89c64"])
        for k in range(6):
            f.paint(poly([(-96 + 30 * k, -150), (-66 + 30 * k, -150), (-60 + 32 * k, -96), (-92 + 32 * k, -96)]),
                PLUM if k % 2 else ["#a4784c", "#ecd0a0", "#fff4dc"])  # fmt: skip
        for k, col in enumerate((ROSE, SAGE, ROSE, BRASS, SAGE)):
            f.paint(ell(-60 + 28 * k, -72, 17, 14), col, vol=9)


def seller(c: Card, frame: Frame) -> None:
    """Upright under his load, striding left, the mirror on his head and in both hands; he looks away."""
    f = c.at(404, 1078, 1.0, vol=20, wob=0.4, edge=0.32, rim=0.7, amb=0.3, light=SUN)
    f.shade(ell(10, 4, 170, 20), 0.6, 12, "#2c1c3c")
    for hip, knee, foot in ((32, (84, -70), (112, -6)), (-26, (-66, -76), (-88, -6))):
        f.paint(taper((hip, -124, 66), (*knee, 48), (foot[0], foot[1] - 10, 34)), IRON, vol=14)
        f.paint(blob((foot[0] - 52, foot[1] + 6), (foot[0] - 40, foot[1] - 18), (foot[0] + 6, foot[1] - 26), (foot[0] + 22, foot[1] + 6)), BOOT, vol=10)  # fmt: skip
    coat = blob(
        (-98, -84), (-100, -160), (-88, -218), (-46, -244), (46, -244), (88, -218), (102, -160), (108, -84), (56, -70),
        (0, -82), (-52, -70),
    )  # fmt: skip
    m = f.paint(coat, PATCH, vol=44)
    for line in (
        [(-50, -190), (-58, -130), (-52, -76)],
        [(6, -200), (4, -140), (0, -84)],
        [(54, -190), (64, -130), (58, -76)],
    ):
        f.line(line, 7, "#1c1430", alpha=0.45, clip=m)
    f.paint(poly([(34, -150), (74, -154), (78, -112), (38, -108)]), OCHRE, vol=4, clip=m, edge=0.3)
    for side, along in ((-1, -158), (1, 148)):
        hx, hy = frame.pt(along, 334)
        x, y = hx - 404, hy - 1078
        f.paint(
            taper((side * 70, -212, 56), ((side * 130 + x) / 2 + side * 24, -214, 50), (x, y + 24, 38)),
            PATCH,
            vol=16,
            edge=0.36,
        )
        f.paint(
            blob(
                (x - 25, y + 8),
                (x - 24, y - 24),
                (x, y - 34),
                (x + 25, y - 24),
                (x + 25, y + 10),
                (x, y + 20),
            ),
            SKIN,
            vol=12,
            edge=0.35,
        )
        for k in (-10, 0, 10):
            f.line([(x + k, y - 28), (x + k, y - 8)], 2.6, "#7c4434", alpha=0.7)
    sellers_head(f)


def sellers_head(f: Frame) -> None:
    """A red cap under the gilt edge, a long nose, a white beard, eyes turned aside."""
    f.shade(ell(-4, -222, 66, 26), 0.5, 12, "#1c1430")
    f.paint(ell(-4, -262, 47, 48), SKIN, vol=32)
    f.paint(
        blob(
            (-50, -258),
            (-16, -244),
            (24, -246),
            (44, -262),
            (46, -214),
            (22, -156),
            (-6, -138),
            (-34, -160),
            (-52, -212),
        ),
        HAIR_GREY,
        vol=20,
        amb=0.42,
    )
    f.paint(blob((-44, -274), (-66, -262), (-64, -246), (-40, -250)), SKIN, vol=8)
    f.line([(-52, -240), (-30, -234), (-10, -242)], 8, "#f4f0ea", alpha=0.95)
    for x in (-36, -8):
        f.flat(ell(x, -272, 7, 6), "#fbf4ea", det=1)
        f.flat(ell(x - 3, -271, 3.6, 4.6), "#1c1014", det=1)
        f.line([(x - 12, -284), (x, -288), (x + 10, -284)], 5, "#ece4dc", alpha=0.95)
    f.paint(
        blob((-56, -284), (-40, -316), (0, -326), (40, -314), (50, -280), (0, -292)),
        ["#3a1418", "#8a2c30", "#c85c48"],
        vol=14,
    )


def gilt_frame(f: Frame) -> None:
    """Thick, carved, with bosses and a crest."""
    outer, inner = rect(-262, -330, 262, 330, 22), rect(-204, -272, 204, 272, 6)
    f.paint(cut(outer, inner), GILT, vol=26, edge=0.35, rim=0.7, wob=0.4)
    f.paint(cut(rect(-218, -286, 218, 286, 8), inner), GILT, vol=7, edge=0.4, wob=0.3)
    for s in (-1, 1):
        for k in range(-4, 5):
            f.paint(ell(s * 240, k * 62, 12, 18), GILT, vol=9, edge=0.4, wob=0.3)
            f.paint(ell(k * 52, s * 308, 17, 11), GILT, vol=9, edge=0.4, wob=0.3)
        for t in (-1, 1):
            for r, dx in ((46, 0), (30, 0), (13, 0)):
                f.paint(ell(s * 238 + dx, t * 306, r), GILT, vol=r * 0.5, edge=0.45, wob=0.4)
    f.paint(blob((-96, -322), (-60, -366), (-20, -362), (0, -398), (20, -362), (60, -366), (96, -322)), GILT, vol=22,
        edge=0.4, wob=0.4)  # fmt: skip
    f.paint(ell(0, -346, 18), ["#3a1c50", "#7c4c94", "#d8b0e0"], vol=10, edge=0.4)


def in_the_glass(c: Card, f: Frame, glass: Arr) -> None:
    """What the mirror says about them."""
    before = c.img.copy()
    for x, y, w, h in (
        (-190, 40, 90, 210),
        (-96, 40, 84, 150),
        (-6, 40, 90, 250),
        (92, 40, 96, 180),
        (186, 40, 90, 230),
    ):
        f.paint(poly([(x - w / 2, y), (x - w / 2, y - h), (x, y - h - 44), (x + w / 2, y - h), (x + w / 2, y)]),
            ["#54648c", "#7c8cac", "#a8b4c8"], vol=5, amb=0.4, alpha=0.6, wob=0.5, edge=0.15)  # fmt: skip
    back = f.paint(poly([(-230, 42), (230, 36), (230, 300), (-230, 300)]), ["#54587c", "#8488a4", "#c0bcc0"], vol=3,
        amb=0.5)  # fmt: skip
    c.marks(back, 0.0, 120, 40, 5, jit=0.05, alpha=0.4)
    how = {"vol": 20, "wob": 0.35, "edge": 0.32, "rim": 0.6, "amb": 0.36, "light": (60, 60, 300), "tex": 0.18}
    for x, y, s, who in ((66, 186, 1.34, empty_dress), (-38, 216, 1.04, cairn_in_hat), (-140, 262, 1.12, stag_in_bonnet),
            (148, 268, 1.24, old_baby)):  # fmt: skip
        g = c.at(*f.pt(x, y), s, f.rot, **how)
        g.shade(ell(0, 2, 66, 9), 0.5, 6, "#2c2444")
        who(c, g)
    g = c.at(*f.pt(16, 292), 0.78, f.rot, **how)
    beggar(c, g, crowned=True)
    c.flat(glass, "#dce8f4", 0.1)
    c.img = before * (1 - glass[..., None]) + c.img * glass[..., None]


def crowd(c: Card) -> None:
    """Those who stand before it, from behind."""
    how = {"light": SUN, "rim": 1.0, "shadow": 0.5}
    bell(c, 96, 1178, 246, ROSE, "bonnet", ROSE, skirt=True, **how)
    bell(c, 216, 1200, 232, SAGE, "brim", GREY, **how)
    basket(c, 272, 1150, 60)
    bell(c, 640, 1192, 238, BLUE, "brim", ["#5c4030", "#a8804c", "#ecd08c"], skirt=True, **how)
    bell(c, 736, 1176, 250, PALE, "top", IRON, **how)
    g = c.at(524, 1180, 0.8, 0, vol=20, wob=0.35, edge=0.3, rim=0.9, amb=0.32, light=SUN)
    g.shade(ell(0, 4, 90, 12), 0.5, 8)
    beggar(c, g, back=True)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=SUN, key="#ffe2a0", fog="#f0cc88")
    market(c)
    f = c.at(412, 434, 1.0, -5, light=SUN, amb=0.34)
    f.shade(rect(-240, -300, 290, 356), 0.4, 20, "#3c2440")
    glass = f.paint(rect(-210, -278, 210, 278), GLASS, vol=3, amb=0.4, tex=0.12, wob=0.3, grad=(0.25, -0.35))
    in_the_glass(c, f, glass)
    for x, w, a in ((-120, 60, 0.2), (-30, 24, 0.16), (120, 44, 0.14)):
        f.flat(
            poly([(x + 90, -280), (x + 90 + w, -280), (x - 120 + w, 280), (x - 120, 280)]),
            "#ffffff",
            a,
            3,
            clip=glass,
        )
    gilt_frame(f)
    seller(c, f)
    crowd(c)
