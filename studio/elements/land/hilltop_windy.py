"""The turf of a hilltop, combed by the wind, the small flowers in it, and the valley one sees from there."""

from studio.colour import Arr, Ramp
from studio.elements.land.land import hills
from studio.paint import Card
from studio.shapes import blob, ell, taper

TURF: Ramp = ["#1c4028", "#4a8038", "#98b84c", "#eef09c"]


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


def turf_round(c: Card, x: float, y: float, ramp: Ramp = TURF) -> None:
    """Long grass round the foot of something that stands in the turf at (x, y), and its shadow."""
    c.shade(ell(x + 22, y + 6, 44, 8), 0.4, 6, "#12304c")
    for dx, up, lean in (
        (-16, 26, -5),
        (-9, 40, 3),
        (-3, 30, -4),
        (4, 44, 8),
        (10, 32, 3),
        (17, 24, 10),
        (24, 16, 12),
    ):
        blade = taper(
            (x + dx, y + 10, 7), (x + dx + lean * 0.4, y - up * 0.5, 5), (x + dx + lean * 2, y - up, 1.4)
        )
        c.paint(blade, ramp, vol=3, wob=0.5, amb=0.4)
