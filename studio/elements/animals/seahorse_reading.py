"""A seahorse that sits upright with its tail before it, looking left into what its fins hold."""

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.shapes import blob, curve, ell, taper

AMBER: Ramp = ["#4c2414", "#b4602c", "#f0a448", "#ffe8a4"]
PALE: Ramp = ["#7c4820", "#d8904c", "#fccc80", "#fff4c8"]
BODY = ((30, -212, 46), (50, -176, 50), (48, -128, 74), (34, -76, 66), (18, -34, 46))
TAIL = (
    (18, -34, 46),
    (2, -14, 34),
    (-34, -10, 24),
    (-62, -20, 18),
    (-62, -42, 13),
    (-46, -44, 9),
    (-46, -32, 6),
)
CORAL: Ramp = ["#6c2018", "#c84c30", "#f48858", "#ffcc98"]
INK = "#241014"


def reading_seahorse(
    c: Card,
    x: float,
    y: float,
    s: float = 1.0,
    ramp: Ramp = AMBER,
    light: tuple[float, float, float] | None = None,
) -> Frame:
    """Seated on (x, y), 250 high; paint the book at about (-84, -96) of its frame, then `holding_fin`."""
    f = c.at(x, y, s, vol=22, wob=0.3, edge=0.3, rim=0.6, det=0.6, amb=0.26, tex=0.16, light=light)
    f.shade(ell(-10, 2, 62, 9), 0.5, 6)
    _dorsal(f)
    f.paint(taper((30, -150, 18), (-20, -136, 15), (-60, -128, 10)), ramp[:3], vol=7)
    m = f.paint(taper(*BODY), ramp)
    tail = f.paint(taper(*TAIL), ramp, vol=16)
    _plates(f, m, tail, ramp)
    _head(f, ramp)
    return f


def _plates(f: Frame, body: Arr, tail: Arr, ramp: Ramp) -> None:
    """The pale belly, and ridges all the way down."""
    belly = taper((24, -168, 20), (16, -128, 34), (10, -84, 30), (4, -40, 16))
    f.paint(belly, PALE, vol=12, soft=4, edge=0, alpha=0.8, clip=body)
    for k in range(8):
        y = -172 + k * 18
        f.line(
            curve((-2 - k, y + 6), (34 - k * 3, y + 10), (88 - k * 4, y - 8)),
            3,
            ramp[0],
            alpha=0.42,
            clip=body,
        )
    for x in (-4, -20, -36, -50):
        f.line([(x + 2, -30), (x - 3, 4)], 2.6, ramp[0], alpha=0.42, clip=tail)


def _dorsal(f: Frame) -> None:
    """A fan on the back, thin enough to see the light in it."""
    edge = ((60, -168, "c"), (98, -172), (116, -150), (118, -126), (108, -102), (88, -88), (58, -92, "c"))
    m = f.paint(blob(*edge), CORAL, vol=6, amb=0.4)
    for tip in ((98, -170), (114, -148), (116, -124), (106, -102), (88, -90)):
        f.line([(58, -130), tip], 2.6, "#8c2c1c", alpha=0.6, clip=m)


def _head(f: Frame, ramp: Ramp) -> None:
    """Three soft spines on top, a long snout, an eye cast down."""
    for x0, tip in ((14, (12, -252)), (28, (34, -258)), (44, (60, -244))):
        f.paint(taper((x0 + 2, -230, 16), (*tip, 6)), CORAL, vol=5)
    skull = blob(
        (-2, -234),
        (26, -244),
        (54, -228),
        (58, -198),
        (34, -176),
        (4, -182),
        (-20, -190),
        (-66, -174),
        (-74, -182),
        (-68, -194),
        (-24, -210),
    )
    m = f.paint(skull, ramp, vol=20)
    f.paint(ell(-70, -183, 8, 11, -20), ramp, vol=6)
    f.paint(ell(20, -194, 20, 13), PALE, vol=8, soft=5, edge=0, alpha=0.6, clip=m)
    f.paint(ell(10, -213, 13, 12), PALE, vol=7, edge=0.3)
    f.flat(ell(6, -209, 7, 7.6), INK, 1, det=1)
    f.flat(ell(3.4, -212, 2.4), "#fff8e0", 1, det=1)
    f.paint(blob((-5, -216), (2, -227), (18, -226), (24, -214), (10, -219)), ramp, vol=5, edge=0.4)


def holding_fin(f: Frame, ramp: Ramp = AMBER) -> None:
    """The near fin, from the breast to the edge of the book, four rays for fingers round its cover."""
    f.shade(ell(-62, -88, 16, 20), 0.4, 4)
    for tip in ((-78, -106), (-82, -93), (-78, -80), (-66, -70)):
        f.paint(taper((-44, -94, 14), (*tip, 8)), PALE, vol=5, edge=0.36)
    f.paint(taper((30, -142, 26), (4, -108, 23), (-30, -94, 18), (-46, -92, 17)), ramp, vol=10)
