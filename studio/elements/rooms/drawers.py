"""A cabinet of drawers as high as a tower, seen from above, and drawers pulled out of it towards us as real boxes."""

from typing import Any

from studio.colour import Ramp, tint
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import curve, ell, poly, rect, taper

WALNUT: Ramp = ["#140e16", "#382224", "#704630", "#b47c48", "#ffd898"]
HOLLOW: Ramp = ["#06060c", "#100c14", "#241818"]
BAYS = (30, 86, 238, 362, 490, 566, 718, 772)
SECTIONS = ((6, 388), (402, 752), (766, 1096))
# for every bay and section: how many shares each drawer takes of the height; a negative one is split in two
SHARES = (
    ((2, 3, 2, 3), (3, 2, 3), (2, 3, 2)), ((3, 4, 3, 3), (3, 4, -3), (-2, 4, 3)), ((3, 3, 4, 3), (-2, 3, 3), (4, -3, 3)),
    ((-3, 4, -3, 3), (4, 3, -3), (3, 4, -3)), ((3, 2, 3, 2), (2, 3, 2, 2), (3, 2, 3)), ((-3, 3, 5, -3), (-3, 4, 5, 2), (3, 5, -4)),
    ((2, 3, 3), (3, 2, 3), (2, 2, 3)),
)  # fmt: skip
EYE = (400.0, -250.0)  # where the lines that come towards us meet
Box = tuple[float, float, float, float]
Light = tuple[float, float, float]


def _boxes() -> list[Box]:
    """Every drawer of the wall."""
    out: list[Box] = []
    for bay, sections in enumerate(SHARES):
        x0, x1 = BAYS[bay] + 6.0, BAYS[bay + 1] - 6.0
        for (top, foot), shares in zip(SECTIONS, sections, strict=True):
            unit, y = (foot - top) / sum(abs(k) for k in shares), float(top)
            for k in shares:
                y0, y1 = y + 4, y + abs(k) * unit - 4
                mid = x0 + (x1 - x0) * (0.5 if bay % 2 else 0.42)
                out += [(x0, y0, mid - 3, y1), (mid + 3, y0, x1, y1)] if k < 0 else [(x0, y0, x1, y1)]
                y += abs(k) * unit
    return out


def drawer_at(x: float, y: float) -> Box:
    """The drawer under a point."""
    return min(_boxes(), key=lambda b: abs((b[0] + b[2]) / 2 - x) + abs((b[1] + b[3]) / 2 - y))


def drawer_front(c: Card, box: Box, light: Light, amb: float = 0.16, knob: bool = True) -> None:
    """One drawer front: a raised panel with its grain, and a knob, or a hanging handle when it is wide."""
    x0, y0, x1, y1 = box
    how: dict[str, Any] = {"wob": 0.18, "light": light, "grain": 1, "amb": amb}
    kind = int(x0 * 7 + y0 * 3) % 5
    ramp = tint(WALNUT, ("#7c3020", "#a07840", "#302030", "#60402c", "#8c5c30")[kind], 0.16)
    c.paint(rect(x0, y0, x1, y1, 3), ramp, vol=4, edge=0.4, rim=0.5, rimw=3, tex=0.2, **how)
    m = c.paint(
        rect(x0 + 9, y0 + 9, x1 - 9, y1 - 9, 2), ramp, vol=6, edge=0.34, rim=0.4, rimw=3, tex=0.26, **how
    )
    c.marks(m, 0.02, int((x1 - x0) * 0.3), 34, 2, jit=0.12, alpha=0.4, curl=0.03)
    if not knob:
        return
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    brass: dict[str, Any] = {"wob": 0.2, "edge": 0.35, "amb": 0.24, "light": light, "det": 0.6}
    c.shade(ell(x + 3, y + 7, 11, 7), 0.6, 3)
    if x1 - x0 > 110:
        bow = curve((x - 17, y - 3), (x - 13, y + 11), (x + 13, y + 11), (x + 17, y - 3))
        c.shade(taper(*((px + 2, py + 4, 4) for px, py in bow[::4])), 0.5, 2)
        c.paint(taper(*((px, py, 4.4) for px, py in bow[::4])), BRASS, vol=3, **brass)
        for px in (x - 17, x + 17):
            c.paint(ell(px, y - 4, 4.6), BRASS, vol=3, **brass)
    else:
        c.paint(ell(x, y, 7.5), BRASS, vol=6, **brass)


def drawer_wall(c: Card, x: float, y: float) -> None:
    """The cabinet fills the page down to its plinth and a floor at 1118; it is warm round (x, y), blue in the corners."""
    c.sky([(0, "#140e14"), (1200, "#100c14")])
    light = (x, y, 150.0)
    frame: dict[str, Any] = {
        "vol": 4,
        "amb": 0.2,
        "wob": 0.2,
        "edge": 0.3,
        "light": light,
        "tex": 0.24,
        "rim": 0.5,
        "rimw": 3,
    }
    for edge in BAYS:
        c.paint(rect(edge - 5, -20, edge + 5, 1100), WALNUT, grain=2, **frame)
    for box in _boxes():
        drawer_front(c, box, light)
    for yy in (395, 759):
        c.shade(rect(20, yy, 780, yy + 16), 0.6, 5)
        c.paint(rect(16, yy - 9, 784, yy + 6, 3), WALNUT, grain=1, **frame)
    _floor(c, light, frame)
    c.darken(c.radial(x, y, 220, 860) * 0.75, "#141c3c", 0.52)
    c.glow(x, y, 360, "#ffb060", 0.3, 1.5)


def _floor(c: Card, light: Light, frame: dict[str, Any]) -> None:
    """The plinth, and boards that run towards us."""
    c.paint(rect(10, 1094, 790, 1124, 2), WALNUT, grain=1, **frame)
    m = c.paint(
        rect(-20, 1118, 820, 1220),
        ["#1c1620", "#3c2c2c", "#6c4a38", "#a4784c"],
        vol=2,
        amb=0.5,
        edge=0,
        light=light,
    )
    for k in range(-6, 7):
        c.line([(400 + k * 74, 1118), (400 + k * 88, 1220)], 2.6, "#0c080c", 0.7, clip=m)
    c.marks(m, 1.5, 160, 30, 2.4, jit=0.12, alpha=0.4)
    c.shade(rect(0, 1116, 800, 1134), 0.7, 7)


def _near(p: tuple[float, float], m: float) -> tuple[float, float]:
    return EYE[0] + (p[0] - EYE[0]) * m, EYE[1] + (p[1] - EYE[1]) * m


def open_drawer(c: Card, box: Box, m: float, light: Light, inner: str | None = None, a: float = 0.9) -> Box:
    """Draw a drawer out, so that its front is `m` times as near: its shadow on the wall, its dark, the boards of its box.

    `inner` is the light it holds. Returns its front: paint what is inside, then `open_front`.
    """
    x0, y0, x1, y1 = box
    (fx0, fy0), (fx1, fy1) = _near((x0, y0), m), _near((x1, y1), m)
    drop, aside = (fy0 - y0) * 0.75, (1 if (x0 + x1) / 2 > light[0] else -1) * (fy0 - y0) * 0.4
    low = [(x0, y1 - 10), (x1, y1 - 10), (fx1 + aside, fy1 + drop), (fx0 + aside, fy1 + drop)]
    c.shade(poly(low), 0.86, 12, "#06040c")
    c.shade(poly([(x0, y0), (x1, y0), (fx1 + aside, fy0 + 20), (fx1 + aside, fy1 + 10), (fx0 + aside, fy1 + 10), (fx0 + aside, fy0 + 20)]), 0.7, 9, "#06040c")  # fmt: skip
    left = (x0 + x1) / 2 < EYE[0]
    mouth = c.mask(poly([(x0, y0), (x1, y0), (fx1, fy0 + 6), (fx0, fy0 + 6)]), 0.15)
    c.paint(mouth, HOLLOW, vol=2, edge=0, amb=0.1, grad=(-0.3, 0.4), light=light)
    if inner:
        c.flat(mouth, inner, a, 3)
        c.flat(mouth * c.mask(rect(x0 - 60, y0 - 2, x1 + 60, y0 + 12), 0, 6), "#5c2c10", 0.55)
    wx, fx = (x0, fx0) if left else (x1, fx1)
    wall = poly([(wx, y0), (wx, fy0 + 6), (fx, fy0 + 6)])
    c.paint(
        c.mask(wall, 0.15) * mouth, WALNUT, vol=2, edge=0.1, amb=0.6 if inner else 0.26, grain=1, light=light
    )
    c.shade(rect(x0 - 6, y0 - 6, x1 + 6, y0 + 9), 0.25 if inner else 0.8, 4, clip=mouth)
    _rims(c, box, (fx0, fy0, fx1, fy1), light)
    return (fx0, fy0, fx1, fy1)


def _rims(c: Card, box: Box, front: Box, light: Light) -> None:
    """The upper edges of both side boards, and the outer face of the one towards the middle."""
    x0, y0, x1, y1 = box
    fx0, fy0, fx1, fy1 = front
    how: dict[str, Any] = {"wob": 0.15, "edge": 0.34, "light": light, "tex": 0.2}
    wx, fx = (x1, fx1) if (x0 + x1) / 2 < EYE[0] else (x0, fx0)
    lit = 0.3 if (wx < light[0]) == (wx > fx) else 0.05
    side = c.paint(
        poly([(wx, y0), (wx, y1), (fx, fy1), (fx, fy0)]), WALNUT, vol=2, amb=lit, gain=0.5, grain=1, **how
    )
    c.shade(poly([(wx, y0 + 30), (wx, y1), (fx, fy1), (fx, fy1 - 20)]), 0.4, 6, clip=side)
    for bx, gx, s in ((x0, fx0, 1), (x1, fx1, -1)):
        rim = poly([(bx, y0), (bx + s * 5, y0), (gx + s * 8, fy0 + 5), (gx, fy0 + 5)])
        c.paint(rim, WALNUT, vol=2, amb=0.42, **how)


def open_front(c: Card, front: Box, light: Light) -> None:
    """The front of an open drawer: the thickness of its board, lit from above, then the panel towards us."""
    x0, y0, x1, _ = front
    c.shade(rect(x0 + 10, y0 - 10, x1 - 10, y0), 0.5, 4)
    drawer_front(c, front, light, 0.2)
    c.paint(rect(x0, y0 - 3, x1, y0 + 7, 2), WALNUT, vol=2, wob=0.15, edge=0.3, amb=0.5, light=light)


def mouth_of(box: Box, front: Box) -> list[tuple[float, float]]:
    """The four corners of the opening of a drawer that was drawn out, back left first."""
    return [
        (box[0] + 5, box[1]),
        (box[2] - 5, box[1]),
        (front[2] - 8, front[1] + 4),
        (front[0] + 8, front[1] + 4),
    ]
