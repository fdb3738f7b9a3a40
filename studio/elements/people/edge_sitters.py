"""People who sit on the far edge of something with their backs to us, hands on the stone beside them."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import HAIR, SKIN
from studio.shapes import blob, ell, join, taper

REST, WAVE = ((23, -30), (26, -4)), ((30, -66), (36, -98))  # elbow and hand of the right arm, in units


def edge_sitter(
    c: Card, x: float, y: float, h: float, coat: Ramp, hat: str, hat_ramp: Ramp | None = None, wave: str = ""
) -> None:
    """One of them, `h` high from the seat at (x, y); hat: straw, cap or plaits; `wave` left or right lifts that arm."""
    f = c.at(x, y, h / 100, vol=9, wob=0.18, edge=0.3, rim=0.8, rimw=3, tex=0.16, det=0.9, amb=0.32)
    f.shade(blob((-24, -6), (24, -8), (62, 8), (58, 16), (-6, 10)), 0.5, 5, "#2c1c3c")
    hips = blob((-23, 2), (-22, -14), (0, -22), (22, -14), (23, 2), (0, 6))
    f.paint(hips, [coat[0], coat[1], coat[2]], vol=10)
    torso = blob((-17, -8), (-16, -26), (-21, -50), (-15, -60), (-5, -64), (5, -64), (15, -60), (21, -50), (16, -26), (17, -8), (0, -3))  # fmt: skip
    m = f.paint(torso, coat, vol=14)
    f.shade(taper((1, -56, 2), (3, -34, 4), (1, -12, 2)), 0.35, 2, coat[0], clip=m)
    f.shade(blob((8, -60), (22, -52), (18, -8), (8, -6)), 0.3, 5, coat[0], clip=m)
    for side in (-1, 1):
        up = wave == ("left" if side < 0 else "right")
        _arm(f, side, coat, WAVE if up else REST)
    f.paint(taper((0, -60, 9), (0, -68, 9)), SKIN, vol=3)
    f.shade(ell(0, -62, 8, 3), 0.4, 2, "#3c1820")
    _head(f, hat, hat_ramp or coat)


def _arm(f: Frame, side: int, coat: Ramp, joints: tuple[tuple[int, int], tuple[int, int]]) -> None:
    (ex, ey), (hx, hy) = joints
    ex, hx = ex * side, hx * side
    f.paint(ell(hx, hy, 5.4, 4.6 if hy > -50 else 7), SKIN, vol=3)
    upper = taper((side * 16, -56, 11), (ex, ey, 9))
    fore = taper((ex, ey, 9), (hx - 0.24 * (hx - ex), hy - 0.24 * (hy - ey), 7))
    f.shade(taper((side * 15, -50, 8), (ex - side * 3, ey, 8)), 0.35, 3, coat[0])
    f.paint(join(upper, fore), coat, vol=5)


def _head(f: Frame, hat: str, ramp: Ramp) -> None:
    """The back of a head, its ears, and what is on it."""
    for side in (-1, 1):
        f.paint(ell(side * 12.5, -79, 2.6, 4), SKIN, vol=2)
    f.paint(
        blob((-12, -80), (-10, -92), (0, -97), (10, -92), (12, -80), (8, -69), (0, -66), (-8, -69)),
        HAIR,
        vol=9,
    )
    if hat == "plaits":
        f.line([(0, -97), (0.5, -82), (0, -68)], 1.6, "#1c1214", alpha=0.7)
        for side in (-1, 1):
            f.paint(taper((side * 9, -72, 6), (side * 15, -60, 6), (side * 14, -42, 4)), HAIR, vol=3)
            f.paint(ell(side * 14.4, -46, 3.6, 2.6), ["#5c0c1c", "#d83424", "#ff9c70"], vol=2)
    elif hat == "cap":
        f.paint(blob((-16, -86), (-13, -99), (0, -104), (13, -99), (16, -86), (0, -82)), ramp, vol=9)
        f.paint(taper((-15, -86, 4), (0, -82, 5), (15, -86, 4)), [ramp[0], ramp[1]], vol=2)
    else:
        f.paint(blob((-12, -88), (-10, -104), (0, -108), (10, -104), (12, -88)), ramp, vol=9)
        f.paint(taper((-12, -90, 6), (0, -87, 6), (12, -90, 6)), ["#5c0c1c", "#d83424", "#ff9c70"], vol=2)
        f.paint(
            blob((-31, -82), (-16, -90), (0, -88), (16, -90), (31, -82), (16, -77), (0, -75), (-16, -77)),
            ramp,
            vol=5,
        )
