"""Slender deer going down stairs in side view, each painted in one piece, its body leaning as the stairs do; and a fawn."""

import math

from studio.colour import Arr, Ramp
from studio.elements.buildings.stairs_lit import Stairs, step_at, tread
from studio.paint import Card, Frame
from studio.shapes import Path, Point, blob, ell, join, taper

HIDE: Ramp = ["#2c1820", "#6c3c30", "#b0744a", "#e6b47c", "#fff0cc"]
FAR_SIDE: Ramp = ["#20141c", "#442830", "#704a3c"]
PALE: Ramp = ["#8c6c68", "#d4b898", "#fff2d8"]
HOOF: Ramp = ["#140c10", "#34201c"]
HORN: Ramp = ["#3c2820", "#94704c", "#e4cc9c", "#fff8dc"]
SHADE = "#24101c"
BACK = ((-50, -84), (-46, -97), (-28, -105), (0, -104), (26, -104), (44, -103), (57, -93))
BELLY = ((58, -80), (46, -68), (20, -66), (-8, -62), (-34, -60))
# how neck and head are carried: the neck's middle, the poll, the muzzle, all from the chest
CARRIAGE: dict[str, tuple[Point, Point, Point]] = {
    "up": ((-16, -28), (-24, -58), (-56, -46)),
    "down": ((-22, -14), (-42, -32), (-68, -12)),
    "low": ((-26, -14), (-46, -28), (-72, -6)),
    "proud": ((-10, -32), (-14, -66), (-48, -60)),
}
# where the feet would like to be: near fore, far fore, near hind, far hind
STRIDES = ((-44.0, -20.0, 28.0, 50.0), (-24.0, -42.0, 50.0, 30.0))
STEEPEST = 0.52  # no body leans more


def deer_on_stairs(
    c: Card, stairs: Stairs, t: float, h: float, carriage: str, antlers: float, stride: int, hide: Ramp = HIDE
) -> None:
    """A deer so far down the flight as `t` (0..1) says, about `h` high with its head up, every hoof on a tread; `antlers` 0 none, 1 full."""
    a, b, n = stairs
    x, s = a[0] + (b[0] - a[0]) * t, h / 160
    flip = b[0] > a[0]
    way = -1 if flip else 1
    y = a[1] + (b[1] - a[1]) * (t - 0.5 / n)
    feet: list[Point] = []
    for i, off in enumerate(STRIDES[stride % 2]):
        fx, fy = _hoof_place(stairs, x + way * off * s, 0.75 if i % 2 else 0.28)
        feet.append(((fx - x) / s * way, (fy - y) / s))
    f = c.at(
        x,
        y,
        s,
        0,
        flip,
        vol=16,
        wob=0.3,
        edge=0.26,
        rim=0.9,
        rimw=3,
        amb=0.2,
        gain=0.7,
        det=0.6,
        light=(x + 30, y - 190, 90),
    )
    for fx, fy in feet:
        f.shade(ell(fx + 1, fy + 1, 15, 4), 0.7, 2, "#0c2430")
    lean = min(STEEPEST, math.atan2(abs(b[1] - a[1]), abs(b[0] - a[0])))
    _deer(c, f, lean, feet, CARRIAGE[carriage], antlers, hide)


def _hoof_place(stairs: Stairs, x: float, back: float) -> Point:
    """The place on a tread nearest to `x`, a hoof's width away from its edges."""
    a, b, n = stairs
    cx, y = tread(stairs, step_at(stairs, x), back)
    room = abs(b[0] - a[0]) / n * 0.22
    return min(max(x, cx - room), cx + room), y


def _deer(
    c: Card,
    f: Frame,
    lean: float,
    feet: list[Point],
    carriage: tuple[Point, Point, Point],
    antlers: float,
    hide: Ramp,
) -> None:
    """Far legs, antlers and tail; then the whole near side as one silhouette, modelled by soft shadows."""

    def at(p: Point) -> Point:
        """A point of the level body, turned about its middle as the stairs ask."""
        x, y = p[0], p[1] + 84
        return x * math.cos(lean) + y * math.sin(lean), y * math.cos(lean) - x * math.sin(lean) - 84

    def soft(*points: Point, a: float, blur: float) -> None:
        f.shade(blob(*(at(p) for p in points)), a, blur, SHADE, clip=m)

    f.paint(_fore(at((-28, -76)), feet[1]), FAR_SIDE, vol=6)
    f.paint(_hind(at((42, -84)), at((38, -64)), feet[3]), FAR_SIDE, vol=6)
    for foot in (feet[1], feet[3]):
        _hoof(f, foot)
    chest = at((-38, -88))
    neck, poll, muzzle = ((chest[0] + p[0], chest[1] + p[1]) for p in carriage)
    if antlers:
        _antlers(f, poll, antlers)
    f.paint(_ear(poll, 13, -16), HIDE[:4], vol=4)
    f.paint(taper((*at((54, -98)), 13), (*at((64, -92)), 12), (*at((65, -78)), 5)), PALE, vol=5)
    trunk = blob(*(at(p) for p in (*BACK, *BELLY)))
    throat = taper((*at((-30, -84)), 46), (*_between(chest, neck, 0.5, 0), 36), (*neck, 26), (*poll, 19))
    head = taper((*poll, 23), ((poll[0] + muzzle[0]) / 2, (poll[1] + muzzle[1]) / 2 - 1, 18), (*muzzle, 10))
    legs = (_fore(at((-34, -78)), feet[0]), _hind(at((44, -86)), at((34, -66)), feet[2]))
    m = f.paint(join(trunk, throat, head, *legs), hide, grad=(0.08, -0.16), tex=0.26)
    c.marks(m, f.angle(-lean + 0.1), 90, 13 * f.s, 2.2 * f.s, jit=0.08, alpha=0.4)
    soft((-24, -58), (-22, -80), (-14, -92), (-12, -60), a=0.5, blur=5)
    soft((22, -60), (18, -80), (26, -94), (27, -62), a=0.5, blur=5)
    soft((-30, -56), (0, -64), (30, -62), (0, -54), a=0.6, blur=5)
    f.flat(blob(*(at(p) for p in ((50, -104), (60, -94), (57, -78), (50, -88)))), "#fff0d4", 0.7, 3, clip=m)
    f.shade(
        taper((poll[0] + 2, poll[1] + 11, 5), (*_between(poll, muzzle, 0.3, 13), 4)), 0.6, 3, SHADE, clip=m
    )
    _hoof(f, feet[0])
    _hoof(f, feet[2])
    _face(f, poll, muzzle, m)


def _between(a: Point, b: Point, t: float, down: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + down


def _fore(shoulder: Point, foot: Point) -> Path:
    """A straight slim leg with a knee."""
    knee = _between(shoulder, foot, 0.52, 0)
    return taper((*shoulder, 28), (*_between(shoulder, foot, 0.28, 0), 16), (knee[0] - 3, knee[1], 12), (foot[0], foot[1] - 14, 9.6), (foot[0] - 2, foot[1] - 3, 11.4))  # fmt: skip


def _hind(hip: Point, stifle: Point, foot: Point) -> Path:
    """Thigh, then the hock bent backwards, then a shank."""
    hock = (foot[0] * 0.75 + hip[0] * 0.25 + 13, foot[1] * 0.58 + stifle[1] * 0.42)
    return taper((*hip, 40), (*stifle, 34), (*_between(stifle, hock, 0.6, 0), 18), (*hock, 12), (foot[0] + 2, foot[1] - 14, 9.6), (foot[0] - 2, foot[1] - 3, 11.4))  # fmt: skip


def _hoof(f: Frame, foot: Point) -> None:
    x, y = foot
    f.paint(blob((x - 10, y + 1, "c"), (x - 7, y - 9), (x + 4, y - 9), (x + 5.4, y + 1, "c")), HOOF, vol=3)


def _ear(poll: Point, dx: float, dy: float) -> Path:
    x, y = poll
    return blob(
        (x + 4, y - 6),
        (x + dx * 0.5 + 2, y + dy - 4),
        (x + dx + 9, y + dy - 3),
        (x + dx, y + 1),
        (x + 8, y + 2),
    )


def _antlers(f: Frame, poll: Point, size: float) -> None:
    """Two beams a hand apart, one swept back, the other forward and up, three tines on each."""
    for dx, way, ramp in ((-7.0, -0.5, HORN[:3]), (5.0, 1.0, HORN)):
        x, y = poll[0] + dx, poll[1] - 8
        z = size
        tines = [
            taper((x + u * way * z, y - v * z, 5), (x + (u * way - du) * z, y - (v + dv) * z, 2.4))
            for u, v, du, dv in ((7, 9, 13, 8), (20, 26, 12, 16), (27, 40, 8, 20))
        ]
        beam = (
            (x, y, 7),
            (x + 14 * way * z, y - 16 * z, 6.4),
            (x + 27 * way * z, y - 38 * z, 5),
            (x + 24 * way * z, y - 64 * z, 2.6),
        )
        f.paint(join(taper(*beam), *tines), ramp, vol=3)


def _face(f: Frame, poll: Point, muzzle: Point, m: Arr) -> None:
    """A near ear, an eye, a dark nose, a pale lip."""
    f.paint(_ear(poll, 20, -10), HIDE, vol=4)
    f.flat(_ear((poll[0] + 5, poll[1]), 13, -8), "#f0c8a8", 0.75, 1.5)
    f.flat(ell(muzzle[0] + 3, muzzle[1] + 4, 7, 3.4, 12), "#fff0d4", 0.75, 1.6, clip=m)
    f.flat(ell(muzzle[0] - 3, muzzle[1] - 2, 4, 3.6), "#180c10", 0.95, wob=0.1, det=1)
    ex, ey = _between(poll, muzzle, 0.27, -3)
    f.flat(ell(ex, ey, 3.2, 3.4), "#140a10", 1, det=1)
    f.flat(ell(ex - 0.8, ey - 1.2, 1.1), "#fff4dc", 0.9, det=1)


def fawn(c: Card, x: float, y: float, h: float, light: tuple[float, float, float]) -> None:
    """A fawn side on, standing at (x, y), `h` high, its face turned to us."""
    f = c.at(
        x, y, h / 160, vol=16, wob=0.3, edge=0.28, rim=0.9, rimw=3, amb=0.3, gain=0.8, det=0.7, light=light
    )
    f.shade(ell(4, 1, 64, 8), 0.55, 6, "#1c2c50")
    f.paint(join(_fore((-22, -70), (-18, -4)), _hind((36, -78), (34, -60), (50, -4))), FAR_SIDE, vol=6)
    f.paint(taper((46, -96, 13), (58, -100, 12), (62, -90, 5)), PALE, vol=5)
    trunk = blob((-44, -84), (-34, -104), (-4, -101), (30, -104), (50, -94), (50, -76), (22, -62), (-30, -60))
    legs = (_fore((-28, -74), (-32, 0)), _hind((36, -82), (28, -62), (40, 0)))
    m = f.paint(
        join(trunk, taper((-26, -84, 38), (-38, -104, 28), (-44, -124, 22)), *legs), HIDE, grad=(0.08, -0.16)
    )
    f.shade(blob((-20, -58), (-18, -78), (-10, -90), (-8, -60)), 0.45, 5, SHADE, clip=m)
    f.shade(blob((18, -58), (14, -76), (20, -92), (23, -60)), 0.45, 5, SHADE, clip=m)
    f.shade(blob((-30, -54), (0, -62), (26, -60), (0, -52)), 0.55, 5, SHADE, clip=m)
    for px, py in ((-6, -92), (8, -86), (20, -94), (34, -88), (12, -74), (28, -78), (40, -98), (-18, -96)):
        f.flat(ell(px, py, 3.8, 3), "#fff4dc", 0.85, 0.6, clip=m)
    for dx, foot in ((-18, -4), (50, -4), (-32, 0), (40, 0)):
        _hoof(f, (dx, foot))
    _fawn_face(f)


def _fawn_face(f: Frame) -> None:
    """Ears wide, a narrow muzzle, two dark eyes on us."""
    f.shade(ell(-44, -116, 15, 9), 0.5, 4, SHADE)
    for sd in (-1, 1):
        f.paint(
            blob((-44 + sd * 9, -143), (-44 + sd * 22, -160), (-44 + sd * 37, -156), (-44 + sd * 24, -138)),
            HIDE,
            vol=5,
        )
        f.flat(
            blob((-44 + sd * 15, -145), (-44 + sd * 24, -154), (-44 + sd * 32, -153), (-44 + sd * 24, -143)),
            "#f0b8a0",
            0.7,
            1.5,
        )
    face = (
        (-60, -142),
        (-44, -152),
        (-28, -142),
        (-31, -128),
        (-38, -113),
        (-44, -110),
        (-50, -113),
        (-57, -128),
    )
    f.paint(blob(*face), HIDE, vol=12)
    f.flat(ell(-44, -117, 6, 5.4), "#fff0d4", 0.75, 2)
    f.flat(ell(-44, -117, 4, 2.8), "#1c1014", 1, det=1)
    for sd in (-1, 1):
        f.flat(ell(-44 + sd * 9.4, -132, 3.2, 3.8), "#140c10", 1, det=1)
        f.flat(ell(-45 + sd * 9.4, -133.4, 1.2), "#fff4e0", 1, det=1)
