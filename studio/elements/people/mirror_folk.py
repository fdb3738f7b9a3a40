"""People as a truthful mirror shows them: a stag in a bonnet, a cairn in a hat, a dress with nobody in it."""

from studio.colour import Ramp
from studio.elements.things.props import basket, hat
from studio.paint import Card, Frame
from studio.palettes import BLUE, BRASS, CREAM, DEER, GREY, HAIR_GREY, PLUM, ROSE, SKIN, WHITE
from studio.shapes import blob, ell, join, poly, taper

CAIRN = ["#2c2c40", "#646070", "#a89c98", "#e8dcc4"]
RAGS = ["#20161a", "#4c362c", "#84644c", "#c8a47c"]


def gown(f: Frame, ramp: Ramp, w: float = 62, top: float = -190) -> None:
    """A long coat or gown to the ground, with its folds."""
    shape = blob((-28, top), (28, top), (46, top + 70), (w * 0.9, -70), (w, 0, "c"), (-w, 0, "c"), (-w * 0.9, -70),
        (-46, top + 70))  # fmt: skip
    m = f.paint(shape, ramp, vol=26, grad=(0.06, -0.2))
    for x in (-0.5, 0.05, 0.55):
        f.line([(x * 24, top + 50), (x * w * 0.8, -90), (x * w, -4)], 5, ramp[0], alpha=0.35, clip=m)


def stag_in_bonnet(c: Card, f: Frame, ramp: Ramp = ROSE) -> None:
    """A stag from the front, gown and bonnet, antlers through the straw."""
    for s in (-1, 1):
        beam = taper((s * 14, -306, 13), (s * 50, -350, 11), (s * 56, -404, 8), (s * 38, -446, 4))
        tines = [taper((s * 44, -340, 8), (s * 78, -360, 3)), taper((s * 56, -384, 8), (s * 88, -410, 3)),
            taper((s * 26, -326, 8), (s * 20, -366, 3))]  # fmt: skip
        f.paint(join(beam, *tines), ["#3a241c", "#84603c", "#cca468", "#f4dca4"], vol=6)
    gown(f, ramp)
    f.paint(
        blob((-56, -270), (-44, -322), (0, -342), (44, -322), (56, -270), (40, -226), (-40, -226)),
        ramp,
        vol=16,
    )
    f.paint(taper((0, -176, 52), (0, -220, 44)), DEER, vol=14)
    for s in (-1, 1):
        f.paint(blob((s * 22, -284), (s * 50, -304), (s * 78, -290), (s * 52, -272)), DEER, vol=8)
    m = f.paint(blob((-29, -290), (0, -306), (29, -290), (27, -250), (17, -206), (0, -194), (-17, -206), (-27, -250)),
        DEER, vol=22)  # fmt: skip
    f.paint(blob((-13, -222), (0, -230), (13, -222), (12, -202), (0, -196), (-12, -202)), ["#c8a078", "#f8e8c8"],
        vol=5, clip=m, soft=2)  # fmt: skip
    f.flat(ell(0, -207, 8, 5.5), "#1c1014", det=1)
    for s in (-1, 1):
        f.flat(ell(s * 19, -258, 5, 6.5), "#140c10", det=1)
        f.flat(ell(s * 18 + 2, -261, 1.8), "#fff4e0", det=1)
    for k in range(-4, 5):
        f.paint(ell(k * 11, -318 + k * k * 2.1, 8, 7), CREAM, vol=4)
    f.paint(join(ell(-14, -180, 15, 8, 14), ell(14, -180, 15, 8, -14)), CREAM, vol=5)


def cairn_in_hat(c: Card, f: Frame) -> None:
    """A heap of stones that carries a basket."""
    for x, y, rx, ry in (
        (0, -30, 62, 34),
        (6, -84, 52, 30),
        (-6, -132, 45, 27),
        (4, -176, 37, 24),
        (-2, -215, 28, 21),
    ):
        f.shade(ell(x, y + 22, rx * 0.9, 10), 0.5, 6)
        m = f.paint(ell(x, y, rx, ry, x), CAIRN, vol=24, lump=0.25, tex=0.4)
        f.line([(x - rx * 0.5, y - 6), (x, y + 4), (x + rx * 0.4, y - 2)], 3, "#e8d8bc", alpha=0.3, clip=m)
    hat(c, *f.pt(-2, -230), 42 * f.s, GREY, GREY)
    basket(c, *f.pt(8, -100), 62 * f.s)


def empty_dress(c: Card, f: Frame, ramp: Ramp = BLUE) -> None:
    """A dress that stands up very well without anybody; the hat keeps its place above it."""
    for s in (-1, 1):
        f.paint(taper((s * 28, -182, 40), (s * 56, -140, 36), (s * 48, -92, 22)), ramp, vol=14)
        f.paint(ell(s * 47, -86, 12, 8), ["#0a0a1c", "#182040"], vol=3)
    gown(f, ramp, 72, -196)
    f.paint(ell(0, -194, 27, 10), ["#060a18", "#101a34", "#24385c"], vol=3, edge=0.3)
    f.line([(-27, -194), (0, -183), (27, -194)], 5, "#f0e8dc", alpha=0.9)
    f.line([(-44, -116), (0, -108), (44, -116)], 8, "#f0e8dc", alpha=0.8)
    hat(c, *f.pt(0, -250), 40 * f.s, ["#5c4030", "#a8804c", "#ecd08c"])


def old_baby(c: Card, f: Frame) -> None:
    """A baby with its bonnet, its rattle and its long white beard."""
    gown(f, WHITE, 58, -150)
    f.paint(ell(0, -196, 58, 60), CREAM, vol=18)
    m = f.paint(ell(0, -192, 45, 47), SKIN, vol=26)
    for k in range(-5, 6):
        f.paint(ell(k * 10.5, -243 + k * k * 1.7, 8, 7), WHITE, vol=4)
    for s in (-1, 1):
        f.flat(ell(s * 27, -178, 11, 8), "#e08070", 0.45, 3, clip=m)
        f.flat(ell(s * 17, -200, 4, 5), "#1c1014", det=1)
        f.line([(s * 7, -212), (s * 18, -219), (s * 29, -211)], 6, "#f8f4ec", alpha=0.95)
        f.line([(s * 8, -228), (s * 18, -231), (s * 28, -227)], 2, "#8c5444", alpha=0.6)
    f.paint(ell(0, -187, 7, 6), SKIN, vol=5)
    beard = blob((-40, -176), (-16, -172), (0, -166), (16, -172), (40, -176), (36, -130), (20, -84), (0, -60),
        (-20, -84), (-36, -130))  # fmt: skip
    bm = f.paint(beard, [*HAIR_GREY], vol=14)
    for x in (-18, 0, 18):
        f.line([(x, -166), (x * 0.9, -120), (x * 0.4, -74)], 3, "#8c8890", alpha=0.5, clip=bm)
    f.paint(taper((46, -116, 8), (66, -156, 7)), BRASS, vol=4)
    f.paint(ell(70, -168, 17), ROSE, vol=9, det=0.5)


def beggar(c: Card, f: Frame, crowned: bool = False, back: bool = False) -> None:
    """Somebody sitting in rags with a bowl; a true mirror adds a crown."""
    m = f.paint(blob((-78, 0, "c"), (-72, -50), (-44, -100), (-16, -124), (18, -124), (46, -100), (72, -50),
        (80, 0, "c")), RAGS, vol=30)  # fmt: skip
    f.paint(poly([(20, -60), (52, -64), (56, -30), (24, -28)]), PLUM, vol=3, clip=m, edge=0.3)
    f.paint(blob((-32, -120), (-34, -160), (0, -184), (34, -160), (32, -120), (0, -108)), RAGS, vol=16)
    if not back:
        f.paint(ell(0, -138, 21, 25), SKIN, vol=12)
        for s in (-1, 1):
            f.flat(ell(s * 8, -142, 2.6, 3.6), "#1c1014", det=1)
        f.paint(blob((-18, -130), (0, -124), (18, -130), (12, -100), (0, -92), (-12, -100)), HAIR_GREY, vol=6)
        f.paint(blob((-30, -34), (30, -34), (22, -10), (-22, -10)), BRASS, vol=8)
    if crowned:
        f.paint(poly([(-32, -166), (-40, -218), (-19, -190), (0, -226), (19, -190), (40, -218), (32, -166)]), BRASS,
            vol=8, amb=0.5, det=0.7)  # fmt: skip
        for x, y in ((-40, -218), (0, -226), (40, -218)):
            f.paint(ell(x, y, 6), BRASS, vol=4, amb=0.6)
