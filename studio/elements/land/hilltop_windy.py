"""The turf of a hilltop, combed by the wind, the small flowers in it, and the valley one sees from there."""

from typing import Any

from studio.colour import Arr, Ramp
from studio.elements.land.land import hills
from studio.paint import Card
from studio.shapes import blob, curve, ell, poly, taper

TURF: Ramp = ["#1c4028", "#4a8038", "#98b84c", "#eef09c"]
SHADOW = "#143c30"


def windy_hilltop(c: Card, ramp: Ramp = TURF) -> Arr:
    """A broad hill over the foot of the page, highest at (390, 978); returns its mask."""
    hill = blob((-60, 1260), (-60, 1040), (120, 1000), (390, 978), (640, 996), (860, 1040), (860, 1260))
    m = c.paint(hill, ramp, vol=60, amb=0.42, edge=0.05, tex=0.3, grad=(0.12, -0.2))
    c.marks(m, -0.75, 3400, 26, 3, jit=0.14, alpha=0.75, bias=0.02, curl=0.4)
    return m


def turf_flowers(c: Card, turf: Arr, y: float = 1050, n: int = 46) -> None:
    """White and yellow dots strewn over the part of the turf below y."""
    for px, py in c.scatter(turf * c.ground(y), n):
        c.dot(px, py, 3.8, ("#fffaf0", "#ffe08c", "#fffaf0")[int(px) % 3], 0.95)


def noon_valley(c: Card, y: float) -> None:
    """Two ridges in the haze, a blue one at the height `y` and a green one 40 below it."""
    hills(c, y, 26, ["#547c9c", "#80a4ac", "#a8c0a8", "#d4dcb4"], 4, fog=0.45, amb=0.45)
    hills(c, y + 40, 22, ["#3c6c5c", "#6c9c5c", "#a8bc6c", "#ece4a4"], 9, fog=0.25, amb=0.45)


def valley_knoll(c: Card, x: float, y: float, w: float) -> None:
    """A low green rise in the valley, its crest at (x, y), `w` to each side, for a hamlet or trees to stand on."""
    rise = blob(
        (x - w, y + 60),
        (x - w * 0.9, y + 30),
        (x - w * 0.4, y + 5),
        (x, y),
        (x + w * 0.45, y + 6),
        (x + w * 0.9, y + 30),
        (x + w, y + 60),
    )
    m = c.paint(
        rise,
        ["#3c6c48", "#6c9c4c", "#a8c064", "#e8e89c"],
        vol=14,
        amb=0.42,
        edge=0.12,
        tex=0.15,
        fog=0.08,
        wob=0.6,
    )
    c.marks(m, 0.1, 60, 24, 3, jit=0.1, alpha=0.4)


def washing_on_turf(c: Card, turf: Arr, y: float, *places: tuple[float, float, str]) -> None:
    """The shadows of a full washing line on the grass about `y`: the rope's, and (x, width, kind) coats, skirts, shirts."""
    xs = [x for x, _, _ in places]
    how: dict[str, Any] = {"col": SHADOW, "clip": turf}
    c.line(
        curve((60, y + 22), (xs[0], y - 8), (400, y - 18), (xs[-1], y - 8), (800, y + 24)),
        4,
        SHADOW,
        0.4,
        0.5,
        clip=turf,
    )
    for x, w, kind in places:
        c.shade(ell(x, y, w * 0.5, 13), 0.68, 4, **how)
        for sg in (-1, 1):
            c.shade(taper((x + sg * w * 0.36, y - 6, 11), (x + sg * w * 0.66, y + 3, 9)), 0.6, 3, **how)
        if kind != "skirt":
            for dx in (0.02, 0.3):
                c.shade(taper((x + w * dx, y + 8, 14), (x + w * (dx + 0.16), y + 34, 11)), 0.62, 3, **how)
        else:
            c.shade(
                poly([(x - w * 0.3, y), (x + w * 0.4, y), (x + w * 0.7, y + 36), (x - w * 0.2, y + 38)]),
                0.62,
                4,
                **how,
            )


def turf_round(c: Card, x: float, y: float, ramp: Ramp = TURF) -> None:
    """A tussock round the foot of a post that stands in the turf at (x, y), and the post's long shadow to the right."""
    c.shade(taper((x, y + 4, 18), (x + 90, y + 20, 14), (x + 190, y + 30, 6)), 0.45, 4, SHADOW)
    c.shade(ell(x + 10, y + 12, 44, 12), 0.7, 6, SHADOW)
    for row, (drop, n) in enumerate(((0, 9), (9, 11), (17, 9))):
        for k in range(n):
            t = k / (n - 1) * 2 - 1
            up = (46 - 26 * t * t) * (1 - 0.18 * row) * (0.8 + 0.3 * ((k * 7 + row * 3) % 5) / 4)
            bx, lean = x + t * (24 + 5 * row), 6 + 12 * t + 4 * ((k * 3 + row) % 4)
            blade = taper(
                (bx, y + drop + 4, 8),
                (bx + lean * 0.4, y + drop - up * 0.5, 6),
                (bx + lean, y + drop - up, 1.4),
            )
            c.paint(blade, ramp, vol=3, wob=0.4, amb=0.3 + 0.08 * row)
