"""People sitting on a row of chairs, seen from the front: grey ones behind newspapers, and a clown."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import WHITE
from studio.shapes import blob, ell, join, poly, rect, taper

MOUSY = ["#2c2c34", "#54545a", "#84827e", "#bcb6aa"]
TROUSER = ["#26262e", "#46464e", "#6c6a6a", "#9c968c"]
PAPER = ["#a09888", "#d4ccb8", "#f0e8d4", "#fff8e8"]
HAND = ["#7c6c68", "#b4a094", "#dcc8b8"]
CHAIR = ["#34302e", "#605850", "#948878", "#c4b8a0"]
SHOE = ["#16161c", "#2c2c32", "#4c4a4e", "#a09c98"]


def chair_front(f: Frame) -> None:
    """A plain waiting-room chair under whoever sits on it."""
    for x in (-54, 54):
        f.paint(rect(x - 5, -130, x + 5, 0), CHAIR, vol=4)
    f.paint(rect(-62, -300, 62, -150, 22), CHAIR, vol=8)
    f.paint(rect(-64, -148, 64, -122, 8), CHAIR, vol=8)


def _leg(
    f: Frame, side: float, trouser: Ramp, hem: float, sock: Ramp | None, shoe: Ramp, long: float
) -> None:
    x = side * 28
    if sock is not None:
        m = f.paint(taper((x, hem - 16, 24), (x, -12, 22)), sock, vol=8, det=0.8)
        for y in range(int(hem), -10, 13):
            f.paint(rect(x - 20, y, x + 20, y + 6), WHITE, vol=3, clip=m, edge=0)
    f.paint(taper((side * 24, -146, 50), (x, -110, 42), (x, hem, 36)), trouser, vol=14, grad=(0.1, -0.15))
    f.shade(ell(x + side * long * 0.45, 2, 20 + long, 7), 0.4, 4)
    f.paint(ell(x + side * (6 + long * 0.4), -9, 23 + long, 13 + long * 0.16), shoe, vol=10, det=0.7, rim=0.5)


def grey_sitter(
    c: Card, x: float, y: float, s: float, side: float, sock: Ramp, shoe: Ramp, frill: Ramp | None = None
) -> None:
    """Somebody grey behind a blank newspaper; one foot (side -1 or 1) gives the secret away."""
    f = c.at(x, y, s, 0, False, wob=0.3, edge=0.24, tex=0.2, det=0.4)
    f.shade(ell(0, 0, 86, 10), 0.4, 8)
    chair_front(f)
    f.paint(
        blob((-58, -130), (-62, -230), (-46, -296), (0, -312), (46, -296), (62, -230), (58, -130)),
        MOUSY,
        vol=34,
    )
    _leg(f, -side, TROUSER, -26, None, SHOE, 0)
    _leg(f, side, TROUSER, -80, sock, shoe, 20)
    f.paint(ell(0, -342, 33, 38), HAND, vol=18)
    for ex in (-34, 34):
        f.paint(ell(ex, -340, 6, 10), HAND, vol=4)
    f.paint(
        blob((-34, -364), (-32, -404), (0, -418), (32, -404), (34, -364)), MOUSY, vol=18, grad=(0.15, -0.1)
    )
    f.paint(rect(-34, -376, 34, -364), SHOE, vol=3, edge=0)
    f.paint(ell(0, -362, 50, 8), MOUSY, vol=6)
    for ax in (-1, 1):
        f.paint(taper((ax * 50, -286, 34), (ax * 66, -226, 32), (ax * 62, -258, 26)), MOUSY, vol=12)
    f.shade(rect(-64, -346, 64, -222), 0.35, 8)
    f.paint(poly([(-66, -350), (0, -340), (0, -222), (-66, -234)]), PAPER, vol=4, amb=0.42, grad=(0.05, -0.1))
    f.paint(poly([(0, -340), (66, -350), (66, -234), (0, -222)]), PAPER, vol=4, amb=0.55)
    for ax in (-1, 1):
        f.paint(ell(ax * 64, -270, 10, 14), HAND, vol=6)
    if frill is not None:
        f.paint(
            join(*[ell(-26 + i * 13, -212 + abs(i - 2) * -3, 9, 11) for i in range(5)]), frill, vol=6, det=0.6
        )


def clown_sitter(c: Card, x: float, y: float, s: float, suit: Ramp, bright: Ramp) -> None:
    """A clown in full dress, very upright, hands on knees, nobody to play for."""
    f = c.at(x, y, s, 0, False, wob=0.3, edge=0.26, tex=0.16, det=0.6, rim=0.4)
    f.shade(ell(0, 0, 100, 12), 0.4, 8)
    chair_front(f)
    for side in (-1, 1):
        f.paint(
            taper((side * 22, -150, 62), (side * 36, -100, 58), (side * 34, -34, 50)),
            suit,
            vol=22,
            grad=(0.1, -0.2),
        )
        f.paint(join(*[ell(side * 34 + i * 13, -32, 10, 10) for i in (-2, -1, 0, 1, 2)]), bright, vol=6)
        f.paint(ell(side * 48, -11, 42, 16), bright, vol=12)
    f.paint(
        blob((-60, -126), (-72, -210), (-50, -300), (0, -316), (50, -300), (72, -210), (60, -126)),
        suit,
        vol=40,
    )
    for y0 in (-262, -212, -164):
        f.paint(ell(0, y0, 15, 15), bright, vol=10)
    f.shade(rect(-60, -160, 60, -136), 0.3, 9)
    for side in (-1, 1):
        f.paint(ell(side * 38, -122, 36, 34), suit, vol=26, edge=0.14)
        f.shade(taper((side * 56, -280, 40), (side * 82, -214, 40), (side * 44, -146, 30)), 0.25, 8)
        f.paint(taper((side * 54, -286, 40), (side * 84, -214, 44), (side * 46, -148, 34)), suit, vol=16)
        f.paint(ell(side * 38, -138, 22, 15), WHITE, vol=9, edge=0.3)
        for fx in (-8, 0, 8):
            f.line([(side * 38 + fx, -136), (side * 38 + fx, -124)], 2.4, "#8c7c84", alpha=0.8)
    f.paint(join(*[ell(i * 16, -308 + abs(i) * 1.5, 15, 19) for i in range(-4, 5)]), WHITE, vol=9)
    for side in (-1, 1):
        f.paint(
            join(*[ell(side * (40 + dx), -364 + dy, 18, 17) for dx, dy in ((0, 0), (10, 14), (8, -14))]),
            bright,
            vol=10,
            tex=0.4,
        )
    f.paint(ell(0, -358, 41, 45), WHITE, vol=24, amb=0.45)
    f.paint(poly([(-32, -392), (4, -486), (32, -392)]), bright, vol=16)
    f.paint(ell(4, -488, 13, 13), suit, vol=8)
    f.paint(ell(0, -435, 9, 9), suit, vol=6)
    for side in (-1, 1):
        f.flat(ell(side * 15, -364, 4.6, 7), "#1c1418", det=1)
        f.line([(side * 8, -385), (side * 16, -389), (side * 23, -382)], 3, "#3c2c30", alpha=0.8, det=1)
    f.paint(ell(0, -350, 10, 10), bright, vol=7, det=1)
    f.line([(-14, -330), (0, -327), (14, -330)], 3.6, "#7c2418", alpha=0.9, det=1)
