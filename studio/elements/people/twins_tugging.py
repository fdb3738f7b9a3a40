"""Twins who pull at one scarf with both hands, leaning back, in side view, looking left: one for the cold, one for the heat."""

from dataclasses import dataclass

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BOOT, HAIR, SNOW
from studio.shapes import Point, blob, ell, taper, xf

FACE: Ramp = ["#7c4438", "#c48464", "#f0bc94", "#fce0bc"]
CRIMSON_WOOL: Ramp = ["#3c0818", "#8c1428", "#d02c34", "#ff7c60"]


@dataclass(frozen=True)
class Outfit:
    """What a twin wears; without sleeves the arms are bare, and the hat is of straw."""

    coat: Ramp
    leg: Ramp
    shoe: Ramp
    hand: Ramp
    hat: Ramp
    sleeves: bool


_BLUE: Ramp = ["#1c2c54", "#3c5c94", "#7ca4d0", "#e0f0f8"]
_DARK: Ramp = ["#241c2c", "#4c4450", "#847878"]
_MITTEN: Ramp = ["#243c50", "#4c7c8c", "#94c4c4", "#e8f8f0"]
_APRICOT: Ramp = ["#7c403c", "#cc8058", "#f4bc80", "#fff0cc"]
_STRAW: Ramp = ["#6c4424", "#b48440", "#ecc878", "#fff4c4"]
FOR_SNOW = Outfit(_BLUE, _DARK, BOOT, _MITTEN, _BLUE, sleeves=True)
FOR_SUN = Outfit(_APRICOT, FACE, ["#4c2418", "#94502c", "#d08c54"], FACE, _STRAW, sleeves=False)


@dataclass(frozen=True)
class Pose:
    """How a twin hangs in the scarf: how far back, where her hips are, knee and heel of the far and of the near leg."""

    lean: float
    hip: tuple[float, float]
    far: tuple[tuple[float, float], tuple[float, float]]
    near: tuple[tuple[float, float], tuple[float, float]]


SQUATTING = Pose(14, (50, -64), ((-24, -42), (-88, -13)), ((-34, -60), (0, -13)))
BRACED = Pose(25, (62, -84), ((20, -48), (-14, -13)), ((6, -54), (-58, -13)))


def _hung(f: Frame, at: tuple[float, float], where: tuple[float, float], rot: float) -> Frame:
    """The frame f turned to `rot` and moved so that its point `at` comes to `where` on the card."""
    turned = f.card.at(f.x, f.y, f.s, -rot if f.flip else rot, f.flip, **f.defaults)
    x, y = turned.pt(*at)
    turned.x, turned.y = f.x + where[0] - x, f.y + where[1] - y
    return turned


def twin_body(
    c: Card, x: float, y: float, h: float, wear: Outfit, flip: bool = False, pose: Pose = BRACED
) -> tuple[Frame, Frame]:
    """Heels dug in at (x, y), leaning back to the right. Returns the frame of her body (neck at (30, -214)), for her
    head, and that of her arms (grip at (-60, -184))."""
    g = c.at(x, y, h / 300, 0, flip, vol=18, wob=0.3, edge=0.3, rim=0.8, rimw=5, tex=0.2, det=0.3, amb=0.28)
    f = _hung(g, (36, -86), g.pt(*pose.hip), pose.lean)
    reach = _hung(g, (44, -192), f.pt(44, -192), 4)
    c.shade(ell(*g.pt(0, 0), h * 0.26, h * 0.03), 0.5, 6, "#28305c")
    hx, hy = pose.hip
    for (knee, heel), w, dx, tip in ((pose.far, 30, 6, 14), (pose.near, 32, -10, 28)):
        _leg(g, ((hx + dx, hy, w), (*knee, 26), (*heel, 18)), wear, heel[0] + 2, tip)
    _arm(reach, ((36, -192, 30), (-12, -180, 24), (-66, -184, 18)), wear, far=True)
    hem = ((106, -70), (70, -52), (24, -50), (-16, -62))
    body = blob((16, -212), (44, -222), (68, -206), (82, -150), *hem, (0, -120), (6, -176))
    m = f.paint(body, wear.coat, vol=32, grad=(0.08, -0.14))
    for a, b, w in (((52, -150), (84, -64), 10), ((30, -140), (46, -56), 9), (((8), -110), (4, -60), 6)):
        f.shade(
            taper((*a, 3), ((a[0] + b[0]) / 2 - 2, (a[1] + b[1]) / 2, w), (*b, w)),
            0.34,
            5,
            wear.coat[0],
            clip=m,
        )
    f.shade(taper((70, -190, 20), (88, -130, 26), (104, -66, 16)), 0.4, 9, wear.coat[0], clip=m)
    f.line([(-14, -68), (26, -57), (70, -59), (104, -76)], 4, wear.coat[-1], alpha=0.5, clip=m)
    return f, reach


def _leg(f: Frame, points: tuple[Point, ...], wear: Outfit, x: float, tip: float) -> None:
    """One leg and its shoe, the toe raised by `tip` degrees off a heel dug in near `x`."""
    f.paint(taper(*points), wear.leg, vol=9)
    shoe = blob((10, -24), (-10, -24), (-18, -14), (-38, -9), (-40, 1), (12, 3)) if wear.sleeves else blob(
        (8, -14), (-8, -13), (-22, -10), (-36, -7), (-37, 1), (10, 2))  # fmt: skip
    f.paint(xf(shoe, x, 0, 1, tip), wear.shoe, vol=7)
    if not wear.sleeves:
        f.line([(x - 2, -16), (x + 8, -13)], 4, wear.shoe[0], alpha=0.8)


def _arm(f: Frame, points: tuple[Point, ...], wear: Outfit, far: bool = False) -> None:
    """An arm stretched out: a sleeve with its cuff, or bare below a puffed shoulder."""
    tone = list(wear.coat[:-1]) if far else wear.coat
    skin = list(wear.hand[:-1]) if far else wear.hand
    if wear.sleeves:
        f.paint(taper(*points), tone, vol=10)
        (x, y, w) = points[-1]
        f.paint(
            taper((x + 4, y - w * 0.5, 9), (x + 3, y + w * 0.5, 9)),
            [wear.coat[1], wear.coat[2], wear.coat[-1]],
            vol=4,
        )
        return
    f.paint(taper(*[(x, y, w * 0.72) for x, y, w in points]), skin, vol=7)
    (x, y, w) = points[0]
    (ex, ey, _) = points[1]
    mx, my = x + (ex - x) * 0.5, y + (ey - y) * 0.5
    m = f.paint(taper((x + 6, y - 6, w * 0.8), ((x + mx) / 2, (y + my) / 2, w * 1.02), (mx, my, w * 0.86)), tone, vol=8, edge=0.16)  # fmt: skip
    f.shade(taper((mx - 10, my - 12, 6), (mx + 6, my + 16, 6)), 0.4, 3, wear.coat[0], clip=m)


def twin_grip(f: Frame, wear: Outfit) -> None:
    """Both fists on the scarf, painted after it; then the near arm."""
    _fist(f, -74, -184, wear)
    _arm(f, ((54, -190, 34), (14, -164, 27), (-28, -178, 19)), wear)
    _fist(f, -38, -183, wear)


def _fist(f: Frame, x: float, y: float, wear: Outfit) -> None:
    """A hand shut round the wool: the back of it, knuckles in front, the thumb along the top."""
    f.shade(ell(x, y + 4, 17, 17), 0.4, 3, "#3c0818")
    f.paint(blob((x - 13, y - 11), (x + 9, y - 14), (x + 15, y + 2), (x + 8, y + 15), (x - 10, y + 14), (x - 16, y + 2)),
        wear.hand, vol=9, amb=0.45, det=0.6)  # fmt: skip
    for k in (-5, 2, 9):
        f.line([(x - 14, y + k - 1), (x - 6, y + k)], 2, wear.hand[0], alpha=0.55)
    f.paint(taper((x + 6, y - 10, 9), (x - 8, y - 13, 9)), wear.hand, vol=4, amb=0.5)


def twin_head(f: Frame, wear: Outfit, hair: Ramp = HAIR) -> None:
    """A head that looks at what is tearing, worried; a plait flies behind; the hat; the scarf twice round the neck."""
    h = f.card.at(*f.pt(34, -252), f.s, f.rot * 0.4, f.flip, **f.defaults)
    plait = ((30, 8, 18), (46, 20, 17), (58, 40, 15), (64, 58, 9))
    h.paint(taper(*plait), hair, vol=7)
    for x, y in ((38, 15), (50, 30), (60, 48)):
        h.line([(x - 8, y + 3), (x, y + 4), (x + 7, y - 5)], 2.4, hair[0], alpha=0.7)
    h.paint(blob((62, 58), (70, 58), (74, 78), (64, 72), (56, 76)), hair, vol=4)
    h.paint(taper((59, 56, 7), (71, 54, 7)), CRIMSON_WOOL, vol=3)
    h.paint(ell(0, 0, 35, 36), FACE, vol=24, amb=0.4, gain=0.72, rim=0.25)
    h.paint(ell(-33, 8, 4.8, 4.4), FACE, vol=3, amb=0.5, gain=0.6, rim=0, edge=0.14)
    h.paint(
        blob((-20, -32), (6, -42), (34, -26), (40, 4), (30, 28), (12, 30), (12, 8), (2, -12), (-22, -20)),
        hair,
        vol=14,
    )
    h.flat(ell(-21, -1, 4.2, 6), "#2c1418", det=1)
    h.flat(ell(-22.5, -3.5, 1.6), "#fff4e4", det=1)
    h.line([(-31, -17), (-24, -16), (-14, -11)], 3.2, "#3c1c1c", alpha=0.9)
    h.paint(ell(-23, 19, 4.4, 5.4), ["#5c1420", "#8c2c30", "#b04c44"], vol=2, det=0.8)
    h.flat(ell(-13, 13, 8, 6), "#e88070", 0.5, 3)
    if wear.sleeves:
        _woolly_hat(h, wear.hat)
    else:
        _straw_hat(h, wear.hat)


def _woolly_hat(h: Frame, ramp: Ramp) -> None:
    h.paint(blob((-33, -16), (-28, -46), (4, -62), (34, -44), (40, -8), (0, -24)), ramp, vol=18)
    for x in (-16, 2, 20):
        h.line([(x * 1.2, -22), (x, -40), (x * 0.5 + 3, -58)], 2.4, ramp[0], alpha=0.4)
    h.paint(taper((-37, -15, 16), (0, -28, 18), (41, -5, 16)), [ramp[1], ramp[2], ramp[-1]], vol=7)
    h.paint(ell(8, -68, 16), SNOW, vol=12, amb=0.4)


def _straw_hat(h: Frame, ramp: Ramp) -> None:
    h.shade(taper((-36, -8, 10), (0, -20, 12), (36, -4, 10)), 0.5, 4, "#5c2c24")
    h.paint(blob((-27, -24), (-22, -54), (8, -62), (34, -46), (36, -14)), ramp, vol=16)
    h.paint(taper((-32, -22, 11), (2, -34, 12), (38, -13, 11)), CRIMSON_WOOL, vol=3)
    brim = blob((-66, -14), (-30, -30), (10, -30), (48, -14), (72, 12), (42, -2), (0, -18), (-40, -16))
    m = h.paint(brim, ramp, vol=8)
    h.line([(-56, -18), (-20, -25), (14, -23), (50, -6)], 2, ramp[0], alpha=0.4, clip=m)
