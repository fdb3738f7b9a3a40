"""The sleeve of a clown: red diamonds, folds, a starched frill at the wrist."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import blob, ell, poly, taper

SLEEVE: Ramp = ["#8c6c78", "#d8bca8", "#fbeed4", "#fffaec"]
FRILL: Ramp = ["#5c5c94", "#a4a8cc", "#e4e2ec", "#fffdf4"]


def clown_sleeve(
    c: Card,
    x: float,
    y: float,
    s: float = 1.0,
    rot: float = 0,
    light: tuple[float, float, float] | None = None,
) -> None:
    """An arm from far above, leaning by `rot`, for a hand whose fingertips are at (x, y); the frill is 260 above them."""
    f = c.at(x, y, s, rot, vol=60, wob=0.35, edge=0.26, amb=0.26, lump=0.05, light=light)
    _frill(f)
    arm = taper((0, -392, 150), (6, -450, 196), (-10, -560, 236), (-20, -760, 250))
    m = f.paint(arm, SLEEVE, vol=90)
    for i in range(-2, 3):
        for j in range(7):
            dx, dy = i * 62 + (31 if j % 2 else 0), -340 - j * 62
            diamond = poly([(dx, dy - 46), (dx + 24, dy), (dx, dy + 46), (dx - 24, dy)])
            f.flat(diamond, "#d4604c", 1, clip=m, mode="mul")
    for dy, w in ((-380, 50), (-470, 70), (-590, 80)):
        f.shade(taper((-110, dy - 30, 4), (-50, dy, w * 0.4), (20, dy + 6, 4)), 0.3, 8, "#6c2c4c", clip=m)


def _frill(f: Frame) -> None:
    """Pleats round the wrist, a red edge."""
    f.shade(ell(0, -262, 66, 34), 0.5, 9, "#3c3068")
    for i in (0, 2, 4, 6, 8, 1, 3, 5, 7):
        t = i / 4 - 1
        x, y, w = t * 112, -262 + 30 * t * t, 25 - 5 * abs(t)
        wrist = ((t * 60 - 8, -350, "c"), (t * 60 + 8, -350, "c"))
        f.paint(blob(*wrist, (x + w, y - 14), (x, y + 12), (x - w, y - 14)), FRILL, vol=16, edge=0.34)
        f.line([(x - w, y - 10), (x, y + 10), (x + w, y - 10)], 6, "#c44c40", alpha=0.9, ends=0.8)
