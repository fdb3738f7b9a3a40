"""A beggar sitting in rags with a bowl, from the front or from behind; one mirror gives him a crown."""

from studio.elements.people.folk_limbs import bone
from studio.paint import Card, Frame
from studio.palettes import BRASS, HAIR_GREY, PLUM, SKIN
from studio.shapes import blob, ell, join, poly, taper

RAGS = ["#2c1a18", "#6a482c", "#b08450", "#ecc688", "#fff0c4"]


def beggar(c: Card, f: Frame, crowned: bool = False, back: bool = False) -> None:
    """Somebody sitting in rags, grey-haired, with a bowl; a true mirror adds a crown."""
    m = f.paint(blob((-78, 0, "c"), (-74, -46), (-58, -88), (-30, -116), (30, -116), (58, -88), (74, -46), (80, 0, "c")),
        RAGS, vol=30)  # fmt: skip
    f.paint(poly([(22, -64), (54, -68), (58, -34), (26, -32)]), PLUM, vol=3, clip=m, edge=0.3)
    if back:
        _beggar_behind(f)
        return
    f.paint(taper((-30, -116, 16), (0, -104, 18), (30, -116, 16)), [*RAGS[1:], "#e0c8a0"], vol=6)
    f.paint(blob((-30, -124), (-34, -156), (0, -180), (34, -156), (30, -124)), HAIR_GREY, vol=10)
    f.paint(ell(0, -140, 24, 27), SKIN, vol=14)
    for s in (-1, 1):
        f.line([(s * 4, -150), (s * 11, -153), (s * 18, -149)], 4, "#e8e4e0", alpha=0.9)
        f.flat(ell(s * 10, -142, 3, 3.8), "#1c1014", det=1)
    f.paint(blob((-22, -134), (0, -130), (22, -134), (16, -100), (0, -88), (-16, -100)), HAIR_GREY, vol=7)
    f.paint(ell(0, -136, 5.5, 6), SKIN, vol=4, edge=0.2)
    f.line([(-6, -116), (0, -114), (6, -116)], 2.4, "#8c4c40", alpha=0.8)
    f.paint(blob((-30, -34), (30, -34), (22, -10), (-22, -10)), BRASS, vol=8)
    if crowned:
        f.paint(poly([(-32, -166), (-40, -218), (-19, -190), (0, -226), (19, -190), (40, -218), (32, -166)]), BRASS,
            vol=8, amb=0.5, det=0.7)  # fmt: skip
        for x, y in ((-40, -218), (0, -226), (40, -218)):
            f.paint(ell(x, y, 6), BRASS, vol=4, amb=0.6)


def _beggar_behind(f: Frame) -> None:
    """Bowed shoulders, a torn collar, ears and grey hair, one arm held out with the bowl."""
    for x in (-34, 4, 36):
        f.line([(x * 0.6, -96), (x, -50), (x * 1.3, -6)], 6, RAGS[0], alpha=0.4)
    f.paint(ell(-106, -50, 10, 8), SKIN, vol=5)
    f.paint(blob((-128, -68), (-88, -68), (-96, -50), (-120, -50)), BRASS, vol=6)
    sleeve = join(
        bone((-50, -92), (-74, -40), 38, 36, 28), bone((-74, -40), (-102, -46), 30, 28, 22), ell(-74, -42, 14)
    )
    f.paint(sleeve, RAGS, vol=10, edge=0.36)
    f.paint(taper((0, -118, 30), (0, -134, 28)), SKIN, vol=8)
    f.paint(blob((-40, -106), (-20, -120), (0, -114), (20, -120), (40, -106), (22, -98), (0, -102), (-22, -98)),
        [*RAGS[1:], "#e0c8a0"], vol=6)  # fmt: skip
    f.paint(ell(0, -148, 29, 30), SKIN, vol=14)
    for s in (-1, 1):
        f.paint(ell(s * 30, -146, 7, 10), SKIN, vol=4)
    hair = blob((-29, -140), (-32, -166), (0, -184), (32, -166), (29, -140), (22, -124), (12, -132), (2, -120),
        (-10, -131), (-20, -123))  # fmt: skip
    m = f.paint(hair, HAIR_GREY, vol=14)
    for x in (-18, -4, 10, 20):
        f.line([(x * 0.4, -178), (x, -154), (x * 1.05, -130)], 2.6, "#7c7884", alpha=0.5, clip=m)
