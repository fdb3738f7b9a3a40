"""A one-humped camel that leans into a harness, walking left."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, poly, taper

HIDE: Ramp = ["#4c2418", "#9c6438", "#d8a468", "#fce0ac"]
CLOTH: Ramp = ["#3c0c14", "#9c2828", "#d85840", "#fcc08c"]


def hauling_camel(c: Card, x: float, y: float, h: float) -> None:
    """Its feet at (x, y), `h` to the top of its head."""
    f = c.at(x, y, h / 200, -3, vol=16, det=0.55, wob=0.3, edge=0.27, rim=0.9, rimw=5, tex=0.22)
    c.shade(ell(x + h * 0.35, y + 2, h * 0.62, h * 0.05), 0.42, 6, "#5c2c3c")
    dark = [HIDE[0], *HIDE[:-1]]
    for leg in (
        ((-34, -90, 22), (-24, -50, 13), (-30, -6, 10)),
        ((62, -92, 26), (76, -52, 14), (64, -6, 10)),
    ):
        f.paint(taper(*leg), dark)
        f.paint(ell(leg[2][0] - 4, -3, 11, 6), dark, vol=4)
    f.paint(taper((84, -118, 6), (98, -90, 5), (96, -66, 6)), HIDE, vol=4)
    m = f.paint(
        blob(
            (-60, -118),
            (-40, -140),
            (-12, -142),
            (8, -176),
            (34, -174),
            (50, -140),
            (78, -130),
            (84, -100),
            (56, -80),
            (0, -72),
            (-46, -82),
        ),
        HIDE,
        vol=26,
    )
    c.marks(m, 0.4, int(h), 12 * h / 200, 3, jit=0.08)
    f.paint(
        taper((-48, -116, 44), (-84, -104, 30), (-102, -128, 22), (-104, -168, 19), (-106, -184, 20)), HIDE
    )
    f.paint(
        blob((-92, -196), (-112, -200), (-136, -184), (-142, -170), (-126, -164), (-100, -170)), HIDE, vol=9
    )
    f.paint(poly([(-98, -196), (-92, -210), (-86, -194)]), HIDE, vol=3)
    f.line([(-118, -187), (-112, -184), (-106, -187)], 2.4, "#241010", alpha=1)
    f.line([(-138, -170), (-128, -171), (-120, -169)], 1.8, "#5c3018", alpha=0.9)
    f.line([(-134, -176), (-112, -176), (-100, -192)], 3, CLOTH[1], alpha=1, ends=0.8)
    for leg in (
        ((-46, -92, 26), (-62, -48, 15), (-52, -6, 11)),
        ((52, -94, 32), (44, -50, 16), (66, -6, 11)),
    ):
        f.paint(taper(*leg), HIDE)
        f.paint(ell(leg[2][0] - 5, -3, 13, 7), HIDE, vol=4)
    cloth = f.paint(
        blob(
            (-16, -144),
            (2, -168),
            (14, -180),
            (30, -180),
            (42, -166),
            (58, -138),
            (62, -96),
            (20, -88),
            (-18, -98),
        ),
        CLOTH,
        vol=10,
    )
    f.paint(taper((-44, -150, 13), (-56, -120, 14), (-44, -84, 13)), ["#3c2418", "#7c5030", "#b88450"], vol=6)
    for yy in (-150, -122):
        f.line([(-30, yy + 4), (20, yy - 6), (70, yy + 4)], 5, "#fce08c", alpha=0.8, clip=cloth, ends=0.9)
    f.line([(-56, -130), (-50, -100), (-20, -96), (84, -104)], 5, "#3c2418", alpha=0.95, ends=0.8)
