"""A woman on a rope before a cliff, a long spoon in her hands, and another who holds out her apron below."""

from studio.colour import Ramp
from studio.elements.people.grown_heads import BLACK, BROWN, profile, veiled
from studio.paint import Card
from studio.palettes import WOOD
from studio.shapes import blob, ell, taper

TOP: Ramp = ["#440c1c", "#a8283c", "#e4645c", "#fcc0a4"]
SKIRT: Ramp = ["#101c48", "#2c4c90", "#6c98cc", "#d4e8f4"]
CLOTH: Ramp = ["#6c6478", "#b4acac", "#ece4d4", "#fffcf0"]
APRON: Ramp = ["#6c3c14", "#c8843c", "#f0c478", "#fff0c8"]


def comb_climber(c: Card, x: float, y: float, s: float = 1.0) -> tuple[float, float]:
    """Seated in a sling of rope at (x, y), looking left; returns the bowl of her spoon."""
    f = c.at(x, y, s, vol=22, det=0.65, wob=0.3, edge=0.26, rim=0.8, rimw=5, tex=0.18)
    f.line([(52, -20), (58, -180), (64, -900)], 7, "#8c6c3c", alpha=1, ends=0.9)
    f.line([(52, -20), (66, 24), (10, 42), (-60, 30), (50, -24)], 6, "#8c6c3c", alpha=1, ends=0.9)
    f.paint(taper((20, 0, 46), (-74, -4, 36), (-124, 56, 24), (-150, 104, 17)), [BROWN[0], *BROWN[:-1]])
    f.paint(
        blob((-144, 98), (-160, 104), (-184, 98), (-182, 111), (-152, 117)), [BROWN[0], *BROWN[:-1]], vol=4
    )
    m = f.paint(
        blob((-26, -40), (44, -40), (64, 0), (40, 40), (-40, 40), (-84, 26), (-92, -4), (-50, -20)),
        SKIRT,
        vol=24,
    )
    for p in (((0, -30), (-30, 10), (-70, 20)), ((30, -24), (10, 20), (-20, 38))):
        f.line(p, 4, SKIRT[0], alpha=0.5, clip=m)
    f.paint(taper((-62, 18, 32), (-98, 80, 24), (-92, 140, 18)), BROWN)
    f.paint(blob((-100, 136), (-84, 138), (-80, 152), (-118, 156), (-122, 148)), BROWN, vol=4)
    f.paint(taper((8, -146, 26), (-40, -150, 22), (-92, -176, 17)), [BROWN[0], *BROWN[:-1]])
    f.paint(
        blob((-24, -176), (20, -182), (48, -150), (46, -90), (44, -30), (-28, -30), (-34, -90), (-40, -140)),
        TOP,
        vol=24,
    )
    head = c.at(*f.pt(-4, -182), s * 0.68, 6, **f.defaults)
    profile(head, BROWN, "open")
    head.paint(ell(46, -40, 14, 44, -10), BLACK, vol=10)
    head.paint(
        blob(
            (-42, -104),
            (-36, -126),
            (-4, -134),
            (32, -122),
            (50, -90),
            (52, -48),
            (30, -44),
            (12, -80),
            (-10, -92),
        ),
        BLACK,
        vol=14,
    )
    f.line([(30, -120), (-60, -170), (-190, -222), (-236, -240)], 6, WOOD[2], alpha=1, ends=0.9)
    f.paint(taper((26, -152, 34), (22, -106, 28), (-22, -142, 21), (-40, -158, 17)), TOP)
    f.paint(ell(-46, -162, 12, 11), BROWN, vol=5)
    f.paint(ell(-96, -182, 12, 11), BROWN, vol=5)
    f.paint(blob((-226, -250), (-270, -266), (-288, -246), (-262, -226), (-230, -232)), WOOD, vol=8)
    return f.pt(-258, -250)


def apron_below(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """Standing at (x, y), looking left and up, her apron held out by its corners."""
    plum: Ramp = ["#2c1438", "#643c74", "#a478a8", "#e4c8dc"]
    f = c.at(x, y, s, vol=22, det=0.6, wob=0.3, edge=0.27, rim=0.8, rimw=5, tex=0.18)
    f.shade(ell(0, 4, 84, 12), 0.45, 8)
    m = f.paint(
        blob(
            (-28, -200),
            (14, -206),
            (44, -176),
            (50, -120),
            (66, -40),
            (70, 0),
            (0, 8),
            (-52, 0),
            (-48, -70),
            (-40, -140),
        ),
        plum,
        vol=30,
    )
    for a, b in (((-8, -130), (-26, 0)), ((20, -130), (22, 4)), ((38, -110), (56, -2))):
        f.line([a, ((a[0] + b[0]) / 2 + 4, (a[1] + b[1]) / 2), b], 4, plum[0], alpha=0.45, clip=m)
    head = c.at(*f.pt(-4, -200), s * 0.72, 18, **f.defaults)
    profile(head, BROWN, "open")
    head.paint(
        blob(
            (-42, -106),
            (-36, -126),
            (-4, -134),
            (32, -122),
            (46, -90),
            (40, -58),
            (22, -56),
            (12, -84),
            (-10, -94),
        ),
        BLACK,
        vol=10,
    )
    veiled(head, CLOTH)
    f.paint(
        blob((-120, -132), (-70, -108), (-10, -118), (10, -128), (0, -70), (-50, -52), (-106, -84)),
        APRON,
        vol=12,
    )
    f.shade(blob((-112, -126), (-60, -106), (0, -118), (-40, -92)), 0.35, 5, APRON[0])
    f.paint(taper((4, -180, 36), (-30, -136, 30), (-108, -134, 20)), plum)
    f.paint(ell(-118, -134, 11, 10), BROWN, vol=5)
