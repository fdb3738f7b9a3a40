"""A couple dancing close, and what the water makes of them: she alone, her arms round nobody."""

from studio.colour import Ramp
from studio.elements.people.grown_heads import BLACK, BROWN, GREYING, OLIVE, cropped, knotted, profile
from studio.paint import Card, Frame
from studio.shapes import blob, ell, taper

DRESS: Ramp = ["#4c0c18", "#a82430", "#e4604c", "#fcb894"]
SUIT: Ramp = ["#14182c", "#2c3850", "#586880", "#a0b0b8"]
SHIRT: Ramp = ["#6c7488", "#c0c4c8", "#fbf6ea"]


def dancers(c: Card, x: float, y: float, s: float) -> None:
    """Both, standing at (x, y), 400 units high."""
    f = _frame(c, x, y, s, 1)
    _his_body(f)
    _her_body(f)
    _arms(f, he=True)


def dances_alone(c: Card, x: float, y: float, s: float) -> None:
    """Only she; paint it upright on a page of its own, then turn that page over."""
    f = _frame(c, x, y, s, 1)
    _her_body(f)
    _arms(f, he=False)


def _frame(c: Card, x: float, y: float, s: float, rim: float) -> Frame:
    return c.at(x, y, s, vol=16, det=0.7, wob=0.25, edge=0.26, rim=rim * 0.8, rimw=5, tex=0.18)


def _his_body(f: Frame) -> None:
    """He on the right, looking left, his weight on the near leg."""
    for leg in (
        ((44, -200, 44), (62, -110, 34), (74, -14, 24)),
        ((30, -200, 44), (24, -110, 34), (10, -12, 24)),
    ):
        f.paint(taper(*leg), SUIT)
    for fx in (70, 4):
        f.paint(
            blob((fx - 26, 0), (fx - 10, -14), (fx + 14, -16), (fx + 16, 0)),
            ["#0c0a10", "#28242c", "#5c5454"],
            vol=5,
        )
    m = f.paint(
        blob(
            (8, -330),
            (40, -342),
            (70, -326),
            (82, -280),
            (74, -230),
            (78, -178),
            (40, -170),
            (10, -178),
            (6, -250),
        ),
        SUIT,
        vol=24,
    )
    f.line([(66, -310), (58, -250), (62, -180)], 2.4, SUIT[0], alpha=0.5, clip=m)
    h = f.card.at(*f.pt(30, -336), f.s * 0.62, 4, **f.defaults)
    profile(h, BROWN)
    cropped(h, GREYING)
    f.paint(blob((10, -340), (30, -346), (48, -338), (30, -328)), SHIRT, vol=4)


def _her_body(f: Frame) -> None:
    """She on the left, looking right, her cheek at his; the skirt swings out behind her."""
    for leg in (
        ((-34, -120, 24), (-26, -60, 18), (-22, -12, 12)),
        ((-50, -110, 24), (-84, -60, 18), (-112, -30, 12)),
    ):
        f.paint(taper(*leg), OLIVE)
    f.paint(blob((-12, 0), (-22, -14), (-34, -12), (-34, 0)), DRESS, vol=4)
    f.paint(blob((-100, -28), (-112, -40), (-124, -26), (-118, -12)), DRESS, vol=4)
    skirt = f.paint(
        blob((-62, -236), (-10, -238), (0, -190), (-2, -110), (-14, -84), (-50, -74), (-96, -84), (-150, -66), (-176, -96), (-120, -150), (-80, -200)),
        DRESS, vol=24,
    )  # fmt: skip
    for points in (
        ((-40, -220), (-70, -150), (-140, -86)),
        ((-26, -220), (-44, -150), (-88, -88)),
        ((-14, -220), (-16, -150), (-34, -80)),
    ):
        f.line(points, 5, DRESS[0], alpha=0.5, clip=skirt)
    f.paint(
        blob((-52, -322), (-26, -330), (-4, -316), (4, -280), (-8, -234), (-64, -232), (-60, -280)),
        DRESS,
        vol=20,
    )
    h = f.card.at(*f.pt(-30, -320), f.s * 0.6, -8, True, **f.defaults)
    profile(h, OLIVE)
    knotted(h, BLACK)
    f.paint(ell(-62, -366, 8, 8), ["#b87c1c", "#f8d04c", "#fff4b0"], vol=4)


def _arms(f: Frame, he: bool) -> None:
    """Hands clasped out on the left; her other arm over his shoulder, his round her waist."""
    if he:
        f.paint(taper((20, -312, 34), (-40, -306, 28), (-108, -330, 22), (-136, -346, 18)), SUIT)
    f.paint(taper((-50, -306, 22), (-94, -310, 18), (-138, -352, 15)), OLIVE)
    f.paint(ell(-140, -354, 12, 11), BROWN if he else OLIVE, vol=6)
    if he:
        f.shade(taper((50, -290, 26), (10, -262, 24), (-40, -256, 20)), 0.4, 6)
        f.paint(taper((60, -310, 36), (52, -266, 30), (0, -254, 26), (-36, -262, 22)), SUIT)
        f.paint(blob((-34, -274), (-52, -272), (-60, -260), (-52, -250), (-34, -252)), BROWN, vol=6)
    f.paint(taper((-26, -310, 22), (4, -322, 20), (38, -336, 17), (56, -322, 14)), OLIVE)
    f.paint(blob((50, -334), (70, -330), (80, -314), (70, -304), (52, -312)), OLIVE, vol=5)
