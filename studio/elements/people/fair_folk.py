"""People of a beach fair: a seller in a straw hat and apron, a strong man who strains, a boy who has let go, some who sit."""

from studio.colour import Ramp
from studio.elements.people.folk_limbs import FLESH, INK, arm, bone, face, figure, hand, leg
from studio.elements.people.folk_posed import Head, Look, Pose, peaked, posed
from studio.paint import Card, Frame
from studio.palettes import BLUE, BOOT, HAIR, LINEN, NAVY, TEAL, WALNUT
from studio.shapes import blob, ell, join, taper

STRAW: Ramp = ["#5c3c18", "#a8782c", "#e0b450", "#ffeca0"]
BROWN: Ramp = ["#2c1c1c", "#5c4034", "#94705c", "#d8b894"]
SHADE = "#6a4428"


def seller(c: Card, x: float, y: float, h: float = 236) -> tuple[float, float]:
    """From the front: straw hat, moustache, apron, one fist held high with its strings; returns the fist."""
    c.shade(ell(x, y, 70, 11), 0.5, 6, SHADE)
    f = figure(c, x, y, h, False, amb=0.3)
    for k in (-1, 1):
        f.paint(blob((k * 3, -6), (k * 12, -6), (k * 15, 0), (k * 13, 2), (k * 3, 2)), BOOT, vol=3)
        f.paint(join(bone((k * 7, -42), (k * 8, -24), 15, 14, 11), bone((k * 8, -25), (k * 8, -4), 11, 11, 10)), BROWN, vol=6)  # fmt: skip
    shirt = ((-6, -88), (-17, -83), (-17, -62), (-16, -40), (16, -40), (17, -62), (17, -83), (6, -88))
    f.paint(blob(*shirt), BLUE, vol=12)
    arm(f, (16, -79), (30, -66), (19, -55), BLUE, 1.2)
    _apron(f)
    hand(f, (20, -56), 20)
    _seller_head(f)
    f.shade(taper((-15, -80, 9), (-27, -91, 9), (-23, -108, 7)), 0.35, 3)
    arm(f, (-15, -80), (-28, -92), (-22, -111), BLUE, 1.2)
    f.paint(ell(-21.6, -114, 4.6, 5), FLESH, vol=3)
    for dy in (-116, -113.4, -111):
        f.line([(-24.6, dy), (-20, dy + 0.6)], 0.9, "#8c4838", alpha=0.8)
    return f.pt(-21.6, -117)


def _apron(f: Frame) -> None:
    """Bib, band and skirt, with folds that fall from the band and a pocket."""
    bib = blob(
        (-9, -78, "c"), (0, -76.6), (9, -78, "c"), (10, -66), (13, -54, "c"), (-13, -54, "c"), (-10, -66)
    )
    m = f.paint(bib, LINEN, vol=6)
    f.shade(taper((-7, -58, 5), (7, -58, 5)), 0.3, 2, LINEN[0], clip=m)
    skirt = ((-14, -55, "c"), (14, -55, "c"), (17, -36), (20, -16, "c"), (11, -13), (3, -16), (-6, -13), (-20, -16, "c"), (-17, -36))  # fmt: skip
    m = f.paint(blob(*skirt), LINEN, vol=8, grad=(0.06, -0.14))
    for top, mid, foot in ((-8, -9, -12), (-1, 0, 2), (7, 10, 13)):
        f.shade(taper((top, -52, 1), (mid, -34, 2.6), (foot, -15, 4)), 0.55, 1.3, "#5c5c74", clip=m)
    f.line(
        [(-9, -42), (-8.6, -33), (0, -31.6), (8.6, -33), (9, -42), (0, -41), (-9, -42)],
        1.2,
        "#6c6878",
        alpha=0.8,
    )
    f.line([(-15, -55), (0, -53.4), (15, -55)], 3, "#a49ca0", alpha=1, ends=0.9)
    for k in (-1, 1):
        f.line([(k * 9, -77), (k * 7, -83), (k * 5, -88)], 2.2, "#e8e0d0", alpha=1, ends=0.9)


def _seller_head(f: Frame) -> None:
    f.paint(bone((0, -92), (0, -84), 10, 9, 11), FLESH[:3], vol=4)
    for k in (-1, 1):
        f.paint(ell(k * 10.6, -96, 2.4, 3.4), FLESH, vol=2)
        f.paint(blob((k * 7, -104), (k * 11, -103), (k * 11, -96), (k * 9, -98)), HAIR, vol=2)
    f.paint(
        blob((-10, -103), (10, -103), (10.4, -95), (6, -86.6), (0, -85), (-6, -86.6), (-10.4, -95)),
        FLESH,
        vol=9,
    )
    for k in (-1, 1):
        f.flat(ell(k * 6.4, -93, 3, 2.2), "#e06c50", 0.45, 1.2)
        f.flat(ell(k * 4, -98, 1.1, 1.6), INK, 1, det=1)
        f.line([(k * 2.4, -101), (k * 4.6, -101.8), (k * 6.6, -100.6)], 1.2, HAIR[0], alpha=0.8)
    f.paint(ell(0, -94.6, 2.6, 3), FLESH, vol=3, edge=0.3)
    right = ((0, -92), (6, -92.4), (12, -95.4, "c"), (10, -89.6), (4, -89))
    f.paint(blob(*right, (0, -90.4), (-4, -89), (-10, -89.6), (-12, -95.4, "c"), (-6, -92.4)), WALNUT, vol=3)
    f.shade(ell(0, -103, 12, 3.4), 0.5, 1.6, "#5c2c20")
    f.paint(ell(0, -106.4, 25, 5.4), [STRAW[0], STRAW[1], STRAW[2]], vol=3)
    f.paint(
        blob((-25, -107), (-12, -110), (0, -110.6), (12, -110), (25, -107), (10, -105.6), (-10, -105.6)),
        STRAW,
        vol=3,
    )
    f.paint(
        blob((-11, -107), (-10, -117), (-4, -120), (5, -120), (10, -117), (11, -107), (0, -105.4)),
        STRAW,
        vol=8,
    )
    f.line([(-10.6, -109), (0, -107.4), (10.6, -109)], 3, NAVY[1], alpha=1, ends=0.95)


def strong_man(c: Card, x: float, y: float, pull: tuple[float, float], h: float = 196) -> None:
    """A bald man in a striped bathing suit, looking left, who leans back with all his weight on a rope tied to `pull`."""
    s = h / 112
    c.shade(ell(x + 14 * s, y, 48 * s, 6 * s), 0.5, 5, SHADE)
    f = figure(c, x, y, h, False, amb=0.3)
    grip = f.pt(-21, -75)
    arm(f, (17, -80), (-2, -80), (-18, -75), FLESH[:3], 1.3)
    leg(f, (15, -46), (9, -25), (15, -5), 0, FLESH[:3], FLESH, 1.15)
    leg(f, (12, -46), (-7, -30), (-15, -5), 10, FLESH, FLESH, 1.25)
    _striped_suit(c, f)
    f.paint(bone((22, -92), (22, -84), 9, 9, 11), FLESH, vol=4)
    _bald_head(f)
    c.line(
        [pull, ((pull[0] + grip[0]) / 2, (pull[1] + grip[1]) / 2 + 2), grip],
        6,
        "#4c3020",
        0.95,
        0.2,
        ends=0.95,
    )
    c.line([(pull[0], pull[1] - 1), (grip[0], grip[1] - 1)], 2.4, "#e8c894", 0.9, 0.2, ends=0.95)
    tail = [grip, f.pt(-10, -73), f.pt(-4, -58), f.pt(-12, -40), f.pt(-8, -24)]
    c.line(tail, 4.6, "#4c3020", 0.95, 0.2, ends=0.6)
    c.line(tail, 1.9, "#e8c894", 0.9, 0.2, ends=0.6)
    f.shade(taper((22, -76, 10), (6, -70, 8)), 0.35, 2.4)
    upper, fore = bone((24, -78), (5, -70), 13, 13.6, 10), bone((6, -70), (-13, -75), 10, 10.4, 7)
    f.paint(join(upper, fore, ell(5, -70.6, 5), ell(24, -78, 6.6)), FLESH, vol=6)
    for px in (-22, -15):
        f.paint(ell(px, -75, 4.8, 5.2), FLESH, vol=3)
        for dx in (-1.6, 1.6):
            f.line([(px + dx, -78), (px + dx * 0.8, -72.4)], 0.9, "#8c4838", alpha=0.7)


def _striped_suit(c: Card, f: Frame) -> None:
    """Trunk and short legs of the suit in one, with stripes that run round them."""
    trunk = blob(
        (17, -90),
        (9, -80),
        (2, -64),
        (-1, -50),
        (4, -41),
        (20, -39),
        (27, -48),
        (32, -64),
        (34, -80),
        (27, -90),
    )
    thighs = join(bone((12, -46), (1, -37), 19, 18, 17), bone((16, -46), (12, -35), 18, 17, 15))
    shape = join(trunk, thighs)
    f.paint(shape, LINEN, vol=11, grad=(0.08, -0.12))
    m = c.mask(f.path(shape), 0.16)
    for px, py in ((21, -82), (18, -73), (15, -64), (12, -55), (9, -46)):
        band = [(px - 20, py - 6), (px - 8, py + 0.4), (px + 4, py + 3.4), (px + 20, py + 4)]
        f.line(band, 4, "#2c4468", alpha=0.95, clip=m, ends=0.95)
    f.shade(taper((30, -84, 6), (31, -62, 7), (22, -42, 6)), 0.4, 3, "#4c4460", clip=m)


def _bald_head(f: Frame) -> None:
    """Teeth set, cheeks red, a fringe of hair and a great moustache."""
    g = face(f, 18, -99, 10, cry=False, s=1.2)
    g.flat(ell(-3, 3, 4.4, 3), "#e0503c", 0.5, 1.4)
    g.paint(blob((4, -3), (8.6, -4), (9, 3), (6, 7), (3, 4)), HAIR, vol=3)
    g.paint(ell(2, 1, 2, 2.8, 12), FLESH, vol=1.6)
    g.paint(blob((-9, 3), (-4, 2.4), (0, 4.6), (3, 2.4, "c"), (1, 7.4), (-5, 6.6), (-10, 5.6)), WALNUT, vol=2)
    g.line([(-7.6, -4), (-5, -4.4), (-3, -2.8)], 1.6, HAIR[0], alpha=0.95)


def weeping_boy(c: Card, x: float, y: float, h: float = 138) -> None:
    """In profile, one arm stretched up after what has flown, the other fist at his eye, one tear."""
    s = h / 112
    c.shade(ell(x, y, 30 * s, 5 * s), 0.5, 4, SHADE)
    f = figure(c, x, y, h, False, amb=0.3)
    legs = (((4, -46), (6, -26), (9, -9), -18), ((-3, -46), (-4, -26), (-4, -6), -6))
    look = Look(TEAL, BROWN, peaked(NAVY), big_head=1.42)
    posed(
        f, look, Pose(near=((-12, -66), (-4, -86)), far=((-16, -96), (-27, -116)), legs=legs, lean=-1, nod=22)
    )
    f.paint(
        blob((-13.6, -92), (-12, -88), (-13.6, -86), (-15.2, -88)),
        ["#5cb4d4", "#b4e8f0", "#ffffff"],
        vol=1.6,
        rim=0,
    )


def sitter(
    c: Card, x: float, y: float, h: float, top: Ramp, below: Ramp, head: Head, flip: bool = False
) -> None:
    """Somebody who sits 0.36 h above the ground at (x, y), hands on the knees, feet hanging before the seat."""
    f = figure(c, x, y + 0.05 * h, h, flip, amb=0.34)
    legs = (((-2, -45), (-22, -44), (-22, -15), 0), ((0, -45), (-25, -43), (-28, -14), 8))
    f.shade(ell(-8, -38, 20, 5), 0.4, 3)
    posed(
        f, Look(top, below, head), Pose(near=((-2, -58), (-19, -50)), far=((-10, -60), (-20, -51)), legs=legs)
    )
