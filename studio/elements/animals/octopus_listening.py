"""An octopus from the front with a tin can at its ear and seven more in its arms."""

from studio.colour import Ramp
from studio.elements.things.telephone_cans import CORAL, can, sucker_arm
from studio.paint import Card, Frame
from studio.shapes import blob, ell, taper

# an arm is a row of (x, y, width) from the body to its tip; outer arms first, they lie behind
SPARE = (
    ((-40, -90, 44), (-130, -120, 34), (-196, -190, 24), (-190, -262, 14)),
    ((46, -62, 46), (150, -40, 36), (230, -84, 24), (236, -152, 13)),
    ((-46, -70, 46), (-150, -50, 36), (-226, -86, 24), (-232, -150, 13)),
    ((30, -60, 46), (120, 6, 38), (206, 20, 24), (240, -18, 12)),
    ((-30, -60, 46), (-120, 0, 38), (-200, 14, 24), (-232, -22, 12)),
    ((14, -56, 44), (60, 16, 36), (120, 44, 22), (140, 10, 12)),
    ((-14, -56, 44), (-50, 14, 36), (-104, 46, 22), (-130, 18, 12)),
)
CALLING = ((30, -70, 52), (112, -84, 44), (166, -138, 35), (172, -200, 27), (148, -236, 20))
TILT = (-16, 16, 6, -20, 22, -6, 25)


def _spare_can(c: Card, f: Frame, k: int, ramp: Ramp) -> None:
    """Arm number k, a can in the bend of its tip."""
    arm = SPARE[k]
    (x0, y0, _), (x, y, _) = arm[-2:]
    sucker_arm(c, f, arm, ramp)
    can(c, *f.pt(x, y - 14), 49, TILT[k])
    root = (x0 * 0.25 + x * 0.75, y0 * 0.25 + y * 0.75, 14)
    f.paint(taper(root, (x - 16, y - 4, 12), (x + 14, y - 16, 7)), ramp, vol=7, edge=0.3)


def _mantle(f: Frame, ramp: Ramp) -> None:
    """The spotted head, bell-shaped."""
    m = f.paint(blob((-8, -372), (70, -350), (112, -280), (100, -200), (70, -150), (66, -90), (40, -50), (-40, -50),
        (-66, -90), (-70, -150), (-100, -200), (-116, -280), (-80, -350)), ramp, vol=80, tex=0.1, lump=0.03)  # fmt: skip
    f.shade(ell(0, -60, 70, 26), 0.4, 14, clip=m)
    f.shade(ell(112, -216, 30, 50, 20), 0.4, 10, clip=m)
    for px, py, r in ((-50, -300, 15), (-10, -330, 10), (36, -318, 14), (-76, -250, 9), (60, -270, 9), (-20, -280, 8),
            (12, -296, 6)):  # fmt: skip
        f.paint(ell(px, py, r, r * 0.85), [ramp[1], ramp[2], ramp[3]], vol=4, alpha=0.6, clip=m)
    for x in (-36, 36):
        f.shade(ell(x, -152, 34, 34), 0.35, 6, clip=m)
        eye = f.paint(ell(x, -156, 27, 28), ["#b49c8c", "#f4e6c4", "#fffbe8"], vol=14, amb=0.5, det=0.9)
        f.flat(ell(x + 7, -164, 12, 14), "#1c1024", clip=eye, det=1)
        f.flat(ell(x + 11, -170, 4), "#fff8e0", clip=eye, det=1)
        lid = blob((x - 31, -164), (x - 20, -188), (x + 12, -190), (x + 31, -170), (x, -178))
        f.paint(lid, ramp, vol=7, edge=0.35)
    f.line([(-16, -112), (0, -104), (18, -114)], 4, "#4a1c34", alpha=0.8)


def listening_octopus(c: Card, x: float, y: float, h: float = 360, ramp: Ramp = CORAL) -> tuple[float, float]:
    """It sits at (x, y), one can at its ear; returns the string's end."""
    f = c.at(x, y, h / 360, 0, vol=40, wob=0.45, edge=0.3, rim=0.6, amb=0.24, tex=0.2)
    f.shade(ell(0, 6, 200, 22), 0.5, 14)
    for k in range(len(SPARE)):
        _spare_can(c, f, k, ramp)
    f.shade(taper((60, -56, 40), (120, -66, 34), (172, -120, 20)), 0.35, 9)
    sucker_arm(c, f, CALLING, ramp)
    _mantle(f, ramp)
    hole = can(c, *f.pt(122, -226), h * 0.19, -74)
    f.paint(taper((170, -204, 26), (158, -238, 21), (130, -256, 16), (104, -244, 8)), ramp, vol=8, edge=0.25)
    return hole
