"""Slender deer walking down a slope in side view, looking left: the body tilts, each hoof finds its own height."""

import math
from typing import Any

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import WHITE
from studio.shapes import blob, ell, taper

HIDE: Ramp = ["#2a1418", "#74402c", "#b87844", "#ecb876", "#fff0c8"]
PALE: Ramp = ["#8c6c60", "#d0b494", "#fff0d4"]
HOOF: Ramp = ["#140c10", "#34201c"]
HORN: Ramp = ["#3c2820", "#94704c", "#e4cc9c", "#fff8dc"]
FAWN: Ramp = ["#2a1814", "#744828", "#bc8048", "#ecbc7c", "#fff0c8"]
Point = tuple[float, float]
# how neck and head are carried: neck middle, poll, muzzle, all from the chest; a looked-back head has its muzzle right
CARRIAGE: dict[str, tuple[Point, Point, Point]] = {
    "up": ((-16, -30), (-22, -60), (-58, -48)),
    "low": ((-28, -14), (-50, -24), (-80, 0)),
    "proud": ((-8, -34), (-10, -68), (-48, -64)),
    "back": ((-14, -32), (-14, -62), (22, -56)),
}


def _tilted(p: Point, slope: float) -> Point:
    """A point of the level body, turned about its middle as the slope asks."""
    a = -math.atan(slope) * 0.8
    x, y = p[0], p[1] + 78
    return x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a) - 78


def _leg(f: Frame, hip: Point, foot: Point, hind: bool, ramp: Ramp) -> None:
    mid = ((hip[0] + foot[0]) / 2 + (9 if hind else -3), (hip[1] + foot[1]) / 2 + (4 if hind else 0))
    f.paint(taper((*hip, 21 if hind else 16), (*mid, 8.5), (foot[0] + 1, foot[1] - 8, 6.5)), ramp, vol=6)
    f.paint(
        blob(
            (foot[0] - 7, foot[1]),
            (foot[0] - 3, foot[1] - 10),
            (foot[0] + 5, foot[1] - 10),
            (foot[0] + 5, foot[1]),
        ),
        HOOF,
        vol=3,
    )


def _antlers(f: Frame, at: Point, way: float) -> None:
    for k, side in enumerate((10, -4)):
        x, y = at[0] + side * 0.4, at[1] - 8
        f.paint(
            taper((x, y, 5), (x + way * (14 + side), y - 20, 4), (x + way * (6 + side), y - 46, 2)),
            HORN[: 4 - k],
            vol=3,
        )
        for t, (dx, dy) in ((0.35, (-14, -16)), (0.65, (-12, -16)), (0.85, (12, -12))):
            bx, by = x + way * (12 + side) * min(1, t * 1.6), y - 44 * t
            f.paint(taper((bx, by, 3.4), (bx + way * dx, by + dy, 1.8)), HORN[: 4 - k], vol=2)


def _head(f: Frame, poll: Point, muzzle: Point, way: float, ramp: Ramp) -> None:
    f.paint(
        blob(
            (poll[0] + way * 8, poll[1] - 22),
            (poll[0] + way * 30, poll[1] - 26),
            (poll[0] + way * 10, poll[1] - 6),
        ),
        ramp,
        vol=4,
    )
    f.paint(
        taper((*poll, 25), ((poll[0] * 0.5 + muzzle[0] * 0.5), (poll[1] + muzzle[1]) / 2, 17), (*muzzle, 11)),
        ramp,
        vol=10,
    )
    f.flat(ell(muzzle[0] - way * 4, muzzle[1] - 1, 4, 3.6), "#180c10", 0.95, det=1)
    f.paint(
        blob(
            (poll[0] + way * 4, poll[1] - 8),
            (poll[0] + way * 28, poll[1] - 14),
            (poll[0] + way * 14, poll[1] + 2),
        ),
        PALE,
        vol=4,
    )
    ex, ey = poll[0] * 0.76 + muzzle[0] * 0.24, poll[1] * 0.76 + muzzle[1] * 0.24 - 4
    f.flat(ell(ex, ey, 3, 3.2), "#140a10", 1, det=1)


def descending_deer(c: Card, x: float, y: float, h: float, slope: float = 0.45, carriage: str = "up", antlers: bool = False, stride: int = 0,
    flip: bool = False, ramp: Ramp = HIDE, **how: object) -> Frame:  # fmt: skip
    """A deer going down to the left by `slope`, its middle over (x, y); about `h` high with its head up."""
    f = c.at(
        x,
        y,
        h / 150,
        0,
        flip,
        **{"vol": 14, "wob": 0.3, "edge": 0.28, "rim": 0.9, "amb": 0.3, "det": 0.6, **how},
    )
    f.shade(ell(0, 2, 66, 9), 0.4, 6)
    reach = ((-52, -22), (22, 58)) if stride % 2 else ((-28, -46), (50, 30))
    hips = [_tilted(p, slope) for p in ((-30, -76), (-34, -74), (36, -78), (40, -74))]
    feet = [(px, -px * slope) for pair in reach for px in pair]
    _leg(f, hips[0], feet[1], False, ramp[:3])
    _leg(f, hips[2], feet[3], True, ramp[:3])
    chest = _tilted((-40, -88), slope)
    neck, poll, muzzle = ((chest[0] + p[0], chest[1] + p[1]) for p in CARRIAGE[carriage])
    way = -1.0 if carriage == "back" else 1.0
    if antlers:
        _antlers(f, poll, way)
    f.paint(
        taper(*((*_tilted(p, slope), w) for p, w in (((50, -92), 12), ((64, -94), 9), ((68, -84), 4)))),
        PALE,
        vol=4,
    )
    body = blob(
        *(
            _tilted(p, slope)
            for p in (
                (-50, -82),
                (-40, -104),
                (-6, -100),
                (26, -104),
                (52, -98),
                (58, -78),
                (40, -62),
                (0, -64),
                (-36, -62),
            )
        )
    )
    m = f.paint(body, ramp, vol=26, grad=(0.1, -0.18))
    f.paint(
        blob(*(_tilted(p, slope) for p in ((-30, -64), (0, -67), (32, -64), (0, -60)))),
        PALE,
        vol=4,
        soft=2,
        clip=m,
        alpha=0.7,
    )
    f.paint(taper((chest[0] + 8, chest[1] + 2, 38), (*neck, 25), (*poll, 19)), ramp, vol=14)
    _leg(f, hips[1], feet[0], False, ramp)
    _leg(f, hips[3], feet[2], True, ramp)
    _head(f, poll, muzzle, way, ramp)
    return f


def fawn(c: Card, x: float, y: float, s: float) -> None:
    """A fawn side on, standing at (x, y), its face turned to us."""
    f = c.at(x, y, s, vol=16, wob=0.35, edge=0.3, rim=0.9, amb=0.26, light=(250, 300, 110), tex=0.25)
    f.shade(ell(8, 2, 70, 9), 0.5, 7, "#1c2c50")
    for hip, knee, foot in ((-34, -40, -36), (-22, -20, -24), (44, 54, 46), (56, 68, 58)):
        f.paint(taper((hip, -70, 17), (knee, -38, 10), (foot, -4, 7)), FAWN, vol=6)
        f.paint(ell(foot - 1, -3, 6, 4.5), ["#1c1014", "#3c241c"], vol=3)
    m = f.paint(
        blob((-48, -92), (-34, -118), (10, -120), (56, -118), (74, -94), (64, -68), (14, -62), (-34, -66)),
        FAWN,
    )
    for px, py in ((4, -106), (22, -100), (40, -106), (54, -96), (14, -90), (34, -88), (-8, -98)):
        f.flat(ell(px, py, 4.4, 3.6), "#fff4dc", 0.85, clip=m)
    f.paint(blob((66, -112), (84, -122), (84, -104), (72, -96)), WHITE, vol=5)
    f.paint(taper((-36, -100, 36), (-50, -140, 28)), FAWN, vol=11)
    f.shade(ell(-52, -140, 22, 14), 0.4, 6)
    for sd in (-1, 1):
        f.paint(
            blob((-52 + sd * 14, -176), (-52 + sd * 36, -198), (-52 + sd * 56, -190), (-52 + sd * 34, -170)),
            FAWN,
            vol=7,
        )
        f.paint(blob((-52 + sd * 20, -178), (-52 + sd * 36, -190), (-52 + sd * 48, -187), (-52 + sd * 32, -175)),
            ["#6c3c34", "#c88878", "#f4c8b0"], vol=3)  # fmt: skip
    f.paint(
        blob(
            (-77, -176),
            (-52, -190),
            (-27, -176),
            (-31, -150),
            (-42, -130),
            (-52, -126),
            (-62, -130),
            (-73, -150),
        ),
        FAWN,
        vol=16,
    )
    f.paint(
        blob((-62, -146), (-52, -150), (-42, -146), (-43, -132), (-52, -127), (-61, -132)),
        ["#c8a078", "#fff4dc"],
        vol=4,
        soft=2,
    )
    f.flat(ell(-52, -137, 6, 4), "#1c1014", det=1)
    for sd in (-1, 1):
        f.flat(ell(-52 + sd * 14, -161, 5, 6), "#140c10", det=1)
        f.flat(ell(-52 + sd * 14 - 1.6, -163, 1.8), "#fff4e0", det=1)


def deer_on_flight(
    c: Card, stairs: tuple[Point, Point, int], t: float, h: float, carriage: str, antlers: bool, stride: int
) -> None:
    """A deer on a lit flight (its upper end, its lower end, its steps), so far down it as `t` (0..1) says."""
    a, b, _ = stairs
    slope = abs((b[1] - a[1]) / (b[0] - a[0]))
    x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
    how: dict[str, Any] = {"flip": b[0] > a[0], "light": (x + 30, y - 170, 90), "gain": 0.66, "amb": 0.2}
    descending_deer(c, x, y + 8, h, slope, carriage, antlers, stride, **how)
