"""Small people drawn limb by limb: thigh, calf and shoe, upper arm, forearm and hand, a head in profile looking left."""

from math import atan2, degrees, hypot

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import Path, blob, ell, join, xf

Spot = tuple[float, float]
FLESH = ["#6c3038", "#c47c5c", "#f0b888", "#fcdcb4"]
INK = "#1c1428"


def figure(
    c: Card, x: float, y: float, h: float, flip: bool, rot: float = 0, rim: float = 0.7, amb: float = 0.2
) -> Frame:
    """The frame of someone 112 units high at (x, y); the shadow is the scene's business, which knows the light."""
    soft, firm = {"tex": 0.14, "amb": amb, "wob": 0.16}, {"edge": 0.3, "rim": rim, "rimw": 2.2, "det": 0.95}
    return c.at(x, y, h / 112, rot, flip, vol=6, **soft, **firm)


def bone(a: Spot, b: Spot, wa: float, wm: float, wb: float, swell: float = 0) -> Path:
    """One tapering limb from a to b; `swell` pushes its middle out to one side, as a calf does."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    n = hypot(dx, dy) or 1.0
    px, py = -dy / n, dx / n
    side, other = [], []
    for t, w, s in (
        (0.0, wa, 0.0),
        (0.36, wm, swell),
        (0.72, wm * 0.45 + wb * 0.55, swell * 0.4),
        (1.0, wb, 0.0),
    ):
        x, y = a[0] + dx * t, a[1] + dy * t
        side.append((x + px * (w / 2 + s), y + py * (w / 2 + s)))
        other.append((x - px * (w / 2 - s * 0.3), y - py * (w / 2 - s * 0.3)))
    return blob(*side, *other[::-1])


def shoe(ankle: Spot, turn: float, big: float = 1.0) -> Path:
    """Heel, sole and toe; `turn` 0 stands flat, positive lifts the toe, negative the heel."""
    flat = blob((-3.4, -4), (3.2, -4), (4.4, 1), (4.6, 5.4, "c"), (1.6, 5.4, "c"), (0, 4.4), (-4, 5.2), (-11.4, 5.4, "c"), (-12, 2.8), (-7.4, 0.4))  # fmt: skip
    return xf(flat, ankle[0], ankle[1], big, turn)


def leg(
    f: Frame, hip: Spot, knee: Spot, ankle: Spot, turn: float, cloth: Ramp, boot: Ramp, wide: float = 1.0, bare: Ramp | None = None
) -> None:  # fmt: skip
    """Shoe, calf and thigh; with `bare` the breeches end below the knee and a stocking shows."""
    f.paint(shoe(ankle, turn, 0.9 + 0.1 * wide), boot, vol=3)
    calf = bone(knee, ankle, 8.4 * wide, 9 * wide, 5.6 * wide, -1.2)
    thigh = bone(hip, knee, 14 * wide, 12.6 * wide, 9 * wide)
    knob = ell(*knee, 4.4 * wide)
    if bare:
        f.paint(calf, bare, vol=4)
        f.paint(join(thigh, knob), cloth, vol=6)
        return
    f.paint(join(thigh, calf, knob), cloth, vol=6)


def hand(f: Frame, wrist: Spot, towards: float, skin: Ramp = FLESH) -> None:
    """A hand with its thumb off, stretched in the direction `towards` (degrees, 0 left, clockwise)."""
    palm = blob((2, -2.2), (-3, -3), (-7.6, -1.6), (-8, 0.6), (-3, 2.6), (2, 2.2))
    thumb = blob((-1, -1.6), (-2, -5.2), (-3.6, -5.4), (-3.6, -1.6))
    f.paint(xf(join(palm, thumb), *wrist, 1.0, towards), skin, vol=2.4)


def arm(f: Frame, shoulder: Spot, elbow: Spot, wrist: Spot, cloth: Ramp, wide: float = 1.0, skin: Ramp = FLESH) -> None:  # fmt: skip
    """Sleeve, cuff and hand."""
    dx, dy = elbow[0] - wrist[0], elbow[1] - wrist[1]
    hand(f, wrist, degrees(atan2(dy, dx)), skin)
    upper = bone(shoulder, elbow, 10 * wide, 9.4 * wide, 7.6 * wide)
    fore = bone(elbow, wrist, 7.8 * wide, 7.8 * wide, 6.4 * wide)
    f.paint(join(upper, fore, ell(*elbow, 3.8 * wide), ell(*shoulder, 5.2 * wide)), cloth, vol=5)


def face(f: Frame, x: float, y: float, turn: float = 0, skin: Ramp = FLESH, cry: bool = True, s: float = 1.0) -> Frame:  # fmt: skip
    """A head in profile about (x, y): brow, nose, chin, ear, eye, and a mouth that is open."""
    g = f.card.at(*f.pt(x, y), f.s * s, f.rot + (-turn if f.flip else turn), f.flip, **f.defaults)
    profile = blob(
        (-1, -10), (-6, -7.6), (-7.4, -3.2), (-10.4, 0.6), (-9.6, 2), (-7.6, 2.4), (-7.4, 5.6), (-5.6, 9), (-1.4, 9), (2.6, 6), (6.6, 4),
        (8.6, -2), (6, -8.4),
    )  # fmt: skip
    g.paint(profile, skin, vol=7)
    if cry:
        g.flat(ell(-6.2, 5, 1.3, 1.5), "#4c1820", 0.95, det=1)
    g.flat(ell(-5.2, -1.8, 1.25, 1.7), INK, 1, det=1)
    g.line([(-7.2, -4.6), (-5.2, -5.6), (-3, -4.8)], 1.1, INK, alpha=0.75)
    g.paint(ell(2, 1, 1.8, 2.6, 12), skin, vol=1.6)
    g.flat(ell(-3.4, 3.4, 2.6, 1.8), "#e87058", 0.4, 1)
    return g
