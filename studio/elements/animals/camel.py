"""A camel in side view, looking left, its neck bent down and forward to drink."""

from studio.colour import Ramp
from studio.elements.people.folk_limbs import bone
from studio.paint import Card, Frame
from studio.shapes import blob, ell, join, taper

CAMEL: Ramp = ["#3c1c18", "#7c4a2c", "#b8804c", "#e8bc80"]
FAR: Ramp = ["#2c1418", "#54302a", "#7c5038", "#a8784c"]
RUG: Ramp = ["#3c0c28", "#8c2040", "#cc4c4c", "#f8a878"]
Spot = tuple[float, float]


def camel_drinking(c: Card, x: float, y: float, h: float = 130) -> tuple[float, float]:
    """Its feet at (x, y), the hump `h` above them; returns where its lips are."""
    f = c.at(x, y, h / 120, vol=10, wob=0.25, det=0.8, edge=0.28, rim=0.6, rimw=3, tex=0.18, amb=0.26)
    f.shade(blob((-50, 1), (-10, -4), (60, -3), (76, 3), (20, 7)), 0.5, 5, "#5c3044")
    _hind(f, (42, -66), (33, -46), (43, -28), (37, -4), FAR)
    _fore(f, (-16, -62), (-15, -30), (-11, -4), FAR)
    f.paint(taper((52, -78, 6), (60, -62, 4), (58, -46, 5)), CAMEL, vol=2)
    f.paint(ell(57, -42, 3.6, 6, 8), FAR, vol=2)
    body = _body(f)
    _hind(f, (45, -70), (38, -46), (52, -28), (50, -4), CAMEL, haunch=True)
    f.shade(taper((30, -70, 4), (26, -58, 5), (30, -48, 3)), 0.45, 3, CAMEL[0], clip=body)
    _fore(f, (-25, -64), (-27, -30), (-26, -4), CAMEL)
    _rug(f)
    return _neck_and_head(f)


def _body(f: Frame) -> object:
    """Barrel, withers, hump and rump in one, dark below."""
    back = ((-38, -72), (-31, -87), (-16, -93), (-2, -110), (10, -119), (22, -112), (34, -94), (47, -87))
    below = ((57, -76), (55, -62), (40, -57), (22, -59), (0, -52), (-20, -47), (-34, -55))
    m = f.paint(blob(*back, *below), CAMEL, vol=22, grad=(0.12, -0.22))
    f.shade(taper((-24, -49, 6), (4, -55, 7), (40, -59, 6)), 0.5, 4, CAMEL[0], clip=m)
    return m


def _hind(f: Frame, hip: Spot, knee: Spot, hock: Spot, foot: Spot, ramp: Ramp, haunch: bool = False) -> None:
    """Haunch, thigh, hock behind, shank and a broad soft foot."""
    _foot(f, foot, ramp)
    shank = taper((knee[0] + 1, knee[1], 15), (hock[0], hock[1], 9.4), (foot[0] + 1, foot[1] - 2, 6.6))
    thigh = bone(hip, knee, 27 if haunch else 22, 25, 14)
    f.paint(join(thigh, shank, ell(*hock, 5, 5.6)), ramp, vol=8, edge=0.16 if haunch else 0.28)


def _fore(f: Frame, shoulder: Spot, knee: Spot, foot: Spot, ramp: Ramp) -> None:
    """Shoulder, forearm, a knobbed knee, shank and foot."""
    _foot(f, foot, ramp)
    upper = bone(shoulder, knee, 22, 15, 8.6)
    shank = bone((knee[0], knee[1] - 2), (foot[0] + 1, foot[1] - 2), 8.4, 7.2, 6.6)
    f.paint(join(upper, shank, ell(*knee, 5.4, 6)), ramp, vol=7, edge=0.18)


def _foot(f: Frame, at: Spot, ramp: Ramp) -> None:
    """Two toes on a pad."""
    x, y = at
    f.paint(blob((x - 9, 1), (x - 8, y - 1), (x - 1, y - 5), (x + 5, y - 3), (x + 6, 1)), ramp, vol=3)
    f.line([(x - 5, -2.4), (x - 6.4, 1)], 1.2, ramp[0], alpha=0.8)


def _rug(f: Frame) -> None:
    """A striped rug over the hump, hanging to a fringe, with a girth below it."""
    f.line([(2, -70), (4, -58), (3, -52)], 3, "#5c2c1c", alpha=0.9, ends=0.9)
    top = ((-13, -96), (-2, -110.5), (10, -120.5), (22, -113), (32, -97))
    m = f.paint(blob(*top, (33, -68, "c"), (10, -65), (-13, -67, "c")), RUG, vol=14, grad=(0.14, -0.16))
    for y, w, col in ((-72, 3.4, "#ffd478"), (-81, 2.2, "#2c4878"), (-87, 2.2, "#ffd478")):
        f.line([(-16, y - 1), (10, y + 2), (36, y - 2)], w, col, alpha=0.9, clip=m, ends=0.95)
    for i in range(9):
        f.line([(-12 + i * 5.4, -67.6), (-12.6 + i * 5.5, -62)], 1.7, "#f0b860", alpha=0.95)


def _neck_and_head(f: Frame) -> Spot:
    """The neck dips from the chest and comes up again; returns the lips."""
    neck = taper((-24, -72, 38), (-42, -60, 26), (-58, -58, 18), (-70, -70, 14), (-73, -82, 13))
    m = f.paint(neck, CAMEL, vol=9, edge=0.16, grad=(0.1, -0.16))
    f.shade(taper((-30, -52, 6), (-48, -48, 6), (-62, -52, 5)), 0.5, 4, CAMEL[0], clip=m)
    f.paint(blob((-67, -86), (-61, -95), (-60, -88), (-64, -82)), FAR, vol=2)
    skull = ((-64, -80), (-67, -89), (-76, -92), (-86, -88), (-97, -87), (-104, -84), (-105, -79))
    m = f.paint(blob(*skull, (-100, -76), (-90, -75), (-78, -71), (-68, -73)), CAMEL, vol=7)
    f.shade(taper((-96, -75, 4), (-78, -72, 5)), 0.4, 2, CAMEL[0], clip=m)
    f.line([(-105, -80), (-99, -79.4), (-95, -80)], 1.3, "#3c1414", alpha=0.9)
    f.flat(ell(-101.6, -84.4, 1.1, 0.9), "#3c1414", 0.9, det=1)
    f.paint(blob((-70, -90), (-66, -97), (-64, -89)), CAMEL, vol=2)
    f.flat(ell(-81, -85.6, 2, 1.7), "#1c0c0c", 1, det=1)
    f.line([(-84.6, -88), (-81, -89), (-78, -87.6)], 1.5, "#54301c", alpha=0.9)
    f.line([(-88, -88), (-90, -81), (-88, -75.4)], 1.8, "#a02c3c", alpha=0.95, ends=0.9)
    f.line([(-90, -80), (-78, -80), (-69, -84)], 1.6, "#a02c3c", alpha=0.95, ends=0.9)
    return f.pt(-104, -84)
