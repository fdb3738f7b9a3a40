"""A boy galloping astride a broom with a toy horse's head, to the left: paper hat, and a windmill for a lance."""

from studio.colour import Ramp
from studio.elements.people.folk_limbs import bone
from studio.elements.things.hobby_horse import hobby_head
from studio.paint import Card, Frame
from studio.palettes import HAIR, PINE
from studio.shapes import Path, blob, ell, join, poly, taper, xf

SKIN: Ramp = ["#7c4438", "#cc8864", "#f0bc90", "#fce0bc"]
SHIRT: Ramp = ["#4c6474", "#8cacb4", "#ccdcd0", "#f4f4e0"]
BREECHES: Ramp = ["#1c2c44", "#385470", "#6c90a4", "#b8ccc4"]
SHOE: Ramp = ["#3c0c14", "#8c242c", "#c84c3c", "#f0a078"]
PAPER: Ramp = ["#747478", "#b4b0a8", "#e8e0cc", "#fcf8e8"]
STRAW: Ramp = ["#5c3c14", "#a47828", "#d8ac54", "#f8e0a0"]
STRIPE = "#b84c40"
HIPS = blob((-42, -240), (-44, -210), (-30, -176), (4, -164), (34, -172), (50, -202), (46, -240), (0, -228))


def broom_boy(c: Card, x: float, y: float, s: float = 0.94) -> Frame:
    """Feet at y, 130 units before and 150 behind x, as a horse's hooves would stand; 570 tall with his hat."""
    f = c.at(x, y, s, vol=14, wob=0.28, rim=0.4, rimw=3.4, edge=0.3, amb=0.3, det=0.8, tex=0.16)
    _windmill(f)
    _leg(f, (16, -196), (84, -124), (142, -40), -34, SKIN[:3], BREECHES[:3])
    _arm(f, (-18, -330), (-58, -288), (-108, -274), SHIRT[:3])
    _broom(f)
    for k in range(4):  # the far hand's fingers come over the stick
        f.paint(
            taper(
                (-117 + k * 6, -284 + k * 4, 7),
                (-121 + k * 6, -274 + k * 4, 7),
                (-117 + k * 6, -265 + k * 4, 6),
            ),
            SKIN,
            vol=3,
            edge=0.35,
        )
    _leg(f, (-6, -200), (-94, -152), (-112, -34), 4, SKIN, BREECHES, HIPS)
    _trunk(f)
    _head(f)
    _arm(f, (22, -330), (76, -292), (102, -246), SHIRT)
    _grip(f)
    return f


def _leg(f: Frame, hip: tuple[float, float], knee: tuple[float, float], ankle: tuple[float, float], turn: float, skin: Ramp, cloth: Ramp, seat: Path | None = None) -> None:  # fmt: skip
    """Short breeches, bare knee and calf, a sock and a red shoe."""
    calf = bone(knee, ankle, 36, 40, 23, -4)
    f.paint(join(calf, ell(*knee, 19), bone(hip, knee, 44, 44, 38)), skin, vol=12)
    sole = blob(
        (-14, -16),
        (12, -16),
        (17, 4),
        (18, 24, "c"),
        (6, 24, "c"),
        (0, 20),
        (-16, 24),
        (-46, 24, "c"),
        (-50, 12),
        (-32, 0),
    )
    sock = bone(
        (ankle[0] + (knee[0] - ankle[0]) * 0.22, ankle[1] + (knee[1] - ankle[1]) * 0.22), ankle, 26, 26, 24
    )
    f.paint(sock, PAPER, vol=6)
    f.paint(xf(sole, *ankle, 1.0, turn), SHOE, vol=9)
    mid = (hip[0] + (knee[0] - hip[0]) * 0.78, hip[1] + (knee[1] - hip[1]) * 0.78)
    thigh = bone(hip, mid, 74, 66, 54)
    m = f.paint(join(thigh, seat) if seat else thigh, cloth, vol=18)
    f.shade(taper((hip[0], hip[1] + 24, 6), (mid[0], mid[1] + 18, 12)), 0.35, 5, cloth[0], clip=m)


def _broom(f: Frame) -> None:
    """The steed: one straight stick, birch twigs bound behind, a stuffed horse's head before."""
    f.paint(taper((-172, -318, 16), (0, -206, 16), (140, -116, 16)), PINE, vol=6)
    twigs = ((238, 4), (252, -14), (262, -32), (270, -50), (272, -70), (262, -88), (224, -4), (256, -46))
    for i, (x, y) in enumerate(twigs):
        f.paint(
            taper((112, -134, 9), (168, -88 + (y + 40) * 0.4, 13), (x, y, 2)),
            (STRAW, STRAW[:3])[i % 2],
            vol=4,
            edge=0.3,
        )
    for d in (0, 16):
        f.line(
            [(121 + d, -144 + d * 0.64), (128 + d, -128 + d * 0.6), (110 + d, -113 + d * 0.6)],
            6,
            SHOE[1],
            alpha=0.95,
            ends=0.9,
        )
    hobby_head(f)


def _trunk(f: Frame) -> None:
    """A striped jersey, leaning into the gallop, tucked into the breeches."""
    shirt = blob(
        (-18, -352),
        (-40, -338),
        (-46, -300),
        (-42, -260),
        (-42, -222),
        (0, -212),
        (46, -224),
        (46, -266),
        (44, -310),
        (36, -342),
        (12, -356),
    )
    m = f.paint(shirt, SHIRT, vol=28)
    for k in range(5):
        y = -234 - 25 * k
        f.line([(-50, y - 2), (0, y + 9), (54, y - 3)], 8, STRIPE, alpha=0.75, ends=0.95, clip=m)
    for a, b, d in (((30, -310), (20, -276), (30, -232)), ((-28, -300), (-30, -268), (-22, -230))):
        f.shade(taper((*a, 2), (*b, 8), (*d, 4)), 0.35, 4, SHIRT[0], clip=m)


def _arm(f: Frame, shoulder: tuple[float, float], elbow: tuple[float, float], wrist: tuple[float, float], cloth: Ramp) -> None:  # fmt: skip
    """A rolled sleeve and a bare forearm."""
    f.paint(bone(elbow, wrist, 25, 24, 17), SKIN, vol=8)
    hand = blob((-13, -8), (0, -13), (12, -8), (13, 7), (0, 13), (-12, 8))
    f.paint(xf(hand, *wrist), SKIN, vol=6)
    for k in (-6, 0, 6):
        f.line([(wrist[0] - 11, wrist[1] + k + 2), (wrist[0], wrist[1] + k + 3)], 1.8, SKIN[0], alpha=0.6)
    f.shade(bone(shoulder, elbow, 36, 33, 30), 0.25, 5)
    m = f.paint(
        join(bone(shoulder, elbow, 36, 34, 30), ell(*shoulder, 19), ell(*elbow, 14)),
        SHIRT if cloth is SHIRT else cloth,
        vol=11,
    )
    for t in (0.25, 0.55, 0.85):
        x, y = shoulder[0] + (elbow[0] - shoulder[0]) * t, shoulder[1] + (elbow[1] - shoulder[1]) * t
        dx, dy = (elbow[1] - shoulder[1]) * 0.36, -(elbow[0] - shoulder[0]) * 0.36
        f.line([(x - dx, y - dy), (x + dx, y + dy)], 7, STRIPE, alpha=0.7, ends=0.95, clip=m)


def _windmill(f: Frame) -> None:
    """A paper windmill on a long stick."""
    f.paint(taper((84, -180, 8), (102, -250, 8), (150, -436, 7)), PINE, vol=3)
    for i in range(4):
        w = f.card.at(*f.pt(151, -440), f.s * 0.9, i * 90 + 20, **f.defaults)
        ramp = (SHOE, PAPER)[i % 2]
        m = w.paint(blob((0, 0, "c"), (-12, -56, "c"), (44, -62, "c"), (30, -22)), ramp, vol=6)
        w.shade(poly([(0, 0), (-12, -56), (12, -40)]), 0.35, 4, ramp[0], clip=m)
    f.paint(ell(151, -440, 7), STRAW, vol=4)


def _grip(f: Frame) -> None:
    """Fingers round the windmill's stick."""
    f.paint(taper((94, -220, 8), (102, -250, 8), (110, -282, 8)), PINE, vol=3)
    for k in range(4):
        y = -256 + k * 6.4
        f.paint(taper((94, y, 7.4), (104, y + 0.6, 7.8), (111, y + 3, 6)), SKIN, vol=3, edge=0.35)
    f.paint(taper((94, -256, 8), (98, -266, 7), (104, -270, 6)), SKIN, vol=3, edge=0.35)


def _head(f: Frame) -> None:
    """A child's round head in profile, smiling ahead: cheek, ear, brown hair under a folded paper hat."""
    f.paint(
        blob((-16, -392), (26, -396), (30, -366), (32, -340), (2, -332), (-20, -342), (-16, -364)),
        SKIN,
        vol=10,
    )
    g = f.card.at(*f.pt(0, -416), f.s * 1.06, f.rot, f.flip, **f.defaults)
    profile = blob(
        (-6, -54), (-30, -46), (-39, -24), (-38, -10), (-46, -1), (-52, 8), (-48, 15), (-40, 15), (-42, 23), (-38, 29), (-37, 38), (-26, 47),
        (-4, 44), (18, 34), (36, 12), (40, -20), (22, -48),
    )  # fmt: skip
    m = g.paint(profile, SKIN, vol=24, lump=0.03, amb=0.38)
    g.shade(blob((-30, 46), (-6, 36), (20, 26), (22, 40), (-4, 52)), 0.3, 5, SKIN[0], clip=m)
    g.flat(ell(-20, 15, 13, 10), "#e87058", 0.45, 5, clip=m)
    g.line([(-41, 24), (-33, 29), (-23, 25)], 3.4, "#8c3430", alpha=0.9, wob=0.1, det=1)
    g.flat(ell(-27, -8, 4.4, 6.6), "#2c1c24", 1, wob=0.1, det=1)
    g.flat(ell(-28.6, -10.6, 1.7), "#fffaf0", 1, wob=0.1, det=1)
    g.line([(-34, -21), (-26, -25), (-17, -22)], 3.2, HAIR[1], alpha=0.85, wob=0.1, det=1)
    hair = blob(
        (-30, -44), (-24, -33), (-12, -34), (-3, -22), (0, -6), (5, 6), (13, -10), (22, 2), (20, 22), (27, 31), (38, 20), (45, -8), (40, -36),
        (20, -54), (-8, -58),
    )  # fmt: skip
    h = g.paint(hair, HAIR, vol=10, tex=0.3)
    f.card.marks(h, g.angle(1.3), 60, 16, 2.4, jit=0.1, alpha=0.5)
    g.paint(ell(11, 4, 9, 12, 8), SKIN, vol=5, edge=0.4, det=1)
    g.line([(14, -3), (9, -4), (7, 2), (11, 8)], 2.2, SKIN[0], alpha=0.75, wob=0.1, det=1)
    g.paint(
        blob((-52, -36, "c"), (0, -50), (58, -40, "c"), (34, -78), (4, -122, "c"), (-24, -78)),
        PAPER,
        vol=10,
        edge=0.3,
    )
    g.paint(
        blob((-66, -32, "c"), (-36, -62, "c"), (0, -66), (44, -62, "c"), (68, -36, "c"), (0, -40)),
        PAPER,
        vol=7,
        edge=0.35,
    )
    g.line([(4, -116), (2, -90), (3, -66)], 3, "#8c8880", alpha=0.8)
