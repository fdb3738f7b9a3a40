"""The Mirror Seller Passes.

A man bent under a huge gilt mirror crosses the market. In the glass the people before it show as they are not:
a stag in a bonnet, a heap of stones with a basket, an empty dress, a very old baby. A beggar alone is the same,
only crowned. The seller never turns round.
"""

from studio.colour import Arr
from studio.elements.figures import bell
from studio.elements.houses import facade
from studio.elements.mirror_folk import (
    beggar,
    cairn_in_hat,
    empty_dress,
    old_baby,
    stag_in_bonnet,
)  # fmt: skip
from studio.elements.props import basket
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BLUE, BOOT, BRASS, GREY, HAIR_GREY, IRON, PLUM, ROSE, SAGE, SKIN
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


def seller(c: Card) -> None:
    """Bent double, striding left; the straps go over his shoulder."""
    f = c.at(404, 1064, 1.0, vol=20, wob=0.4, edge=0.3, rim=0.7, amb=0.3, light=SUN)
    f.shade(ell(10, 4, 180, 20), 0.6, 12, "#2c1c3c")
    for hip, knee, foot in (((60, -150), (110, -84), (134, -6)), ((30, -150), (-30, -92), (-40, -6))):
        f.paint(taper((*hip, 64), (*knee, 46), (foot[0], foot[1] - 10, 32)), IRON, vol=14)
        f.paint(blob((foot[0] - 46, foot[1] + 6), (foot[0] - 36, foot[1] - 16), (foot[0] + 6, foot[1] - 24),
            (foot[0] + 20, foot[1] + 6)), BOOT, vol=9)  # fmt: skip
    coat = blob((-150, -258), (-100, -304), (0, -310), (90, -270), (120, -190), (124, -110), (40, -104), (0, -140),
        (-60, -176), (-140, -196), (-172, -226))  # fmt: skip
    f.paint(coat, PATCH, vol=34)
    f.paint(taper((-170, -208, 40), (-150, -236, 44)), SKIN, vol=10)
    f.paint(ell(-196, -216, 34, 36), SKIN, vol=18)
    f.paint(ell(-230, -206, 9, 8), SKIN, vol=5)
    f.paint(
        blob((-224, -190), (-196, -196), (-172, -190), (-180, -140), (-206, -110), (-222, -140)),
        HAIR_GREY,
        vol=10,
    )
    f.flat(ell(-214, -220, 3, 4), "#1c1014", det=1)
    f.paint(blob((-240, -232), (-214, -262), (-176, -262), (-156, -226), (-190, -236)), ["#3a1418", "#8a2c30", "#c85c48"],
        vol=10)  # fmt: skip
    for line in ([(-120, -290), (-60, -240), (-40, -180)], [(30, -300), (60, -220), (60, -120)],
            [(80, -260), (104, -190), (108, -116)]):  # fmt: skip
        f.line(line, 8, "#1c1430", alpha=0.4)
    f.paint(
        taper((-130, -300, 16), (-108, -240, 18), (-60, -186, 14)), ["#2c1810", "#6c4424", "#b07c44"], vol=6
    )


def grip(c: Card, f: Frame) -> None:
    """His two hands on the lower edge of the frame."""
    for x, elbow in ((-176, (-150, 404)), (40, (70, 420))):
        f.paint(taper((*elbow, 44), (x + 6, 372, 36), (x, 346, 30)), PATCH, vol=12, edge=0.35)
        f.paint(
            blob((x - 22, 330), (x - 20, 306), (x, 298), (x + 22, 306), (x + 22, 332), (x, 344)),
            SKIN,
            vol=9,
            edge=0.35,
        )
        for k in (-10, 0, 10):
            f.line([(x + k, 302), (x + k, 320)], 2.4, "#7c4434", alpha=0.7)


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
    bell(c, 618, 1192, 238, BLUE, "brim", ["#5c4030", "#a8804c", "#ecd08c"], skirt=True, **how)
    bell(c, 722, 1180, 250, PALE, "top", IRON, **how)
    g = c.at(430, 1176, 0.8, 0, vol=20, wob=0.35, edge=0.3, rim=0.9, amb=0.32, light=SUN)
    g.shade(ell(0, 4, 90, 12), 0.5, 8)
    beggar(c, g, back=True)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=SUN, key="#ffe2a0", fog="#f0cc88")
    market(c)
    seller(c)
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
    grip(c, f)
    crowd(c)
