"""A woman who dives without air: white cloth round her hair, bare feet, a rope at her waist, swimming down to the left."""

from studio.colour import Ramp
from studio.elements.people.grown_heads import OLIVE, profile, wrapped
from studio.paint import Card
from studio.shapes import blob, ell, poly, taper

COTTON: Ramp = ["#5c7c9c", "#a4bcc8", "#e8f0ec", "#fffff4"]
SUIT: Ramp = ["#101c30", "#2c4458", "#5c7c88", "#a4c4c4"]


def free_diver(
    c: Card, x: float, y: float, s: float = 1.0, rot: float = -52
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Her middle at (x, y), swimming left and turned by `rot`; returns where the rope is tied and what her hand holds."""
    f = c.at(x, y, s, rot, vol=18, det=0.65, wob=0.3, edge=0.26, rim=0.9, rimw=6, tex=0.16)
    f.paint(taper((70, 8, 44), (140, 34, 30), (196, 20, 20)), [OLIVE[0], *OLIVE[:-1]])
    f.paint(blob((190, 10), (224, 2), (250, 14), (226, 28), (194, 30)), [OLIVE[0], *OLIVE[:-1]], vol=5)
    f.paint(taper((-70, 12, 30), (-110, 52, 24), (-158, 70, 17)), [OLIVE[0], *OLIVE[:-1]])
    f.paint(blob((-152, 60), (-176, 62), (-196, 76), (-178, 84), (-154, 80)), [OLIVE[0], *OLIVE[:-1]], vol=5)
    f.paint(taper((66, -8, 50), (136, -34, 34), (200, -16, 22)), OLIVE)
    f.paint(blob((194, -28), (230, -30), (262, -10), (232, -4), (196, -6)), OLIVE, vol=5)
    f.paint(blob((40, -34), (92, -40), (112, -8), (96, 26), (44, 32)), SUIT, vol=20)
    m = f.paint(
        blob((-92, -26), (-60, -44), (0, -36), (56, -40), (74, -6), (58, 34), (0, 30), (-62, 38), (-90, 22)),
        COTTON,
        vol=26,
    )
    for a, b in (((-60, -30), (-40, 26)), ((0, -34), (10, 26)), ((36, -34), (52, 26))):
        f.line([a, ((a[0] + b[0]) / 2 + 8, 0), b], 4, COTTON[0], alpha=0.45, clip=m)
    f.line([(48, -40), (58, 0), (48, 36)], 9, "#c8442c", alpha=1, ends=0.9)
    head = c.at(*f.pt(-84, -2), s * 0.64, rot + 62, **f.defaults)
    profile(head, OLIVE, "open")
    wrapped(head, COTTON, 0.5)
    head.paint(
        blob((-46, -72), (-22, -94), (-8, -82), (-20, -64), (-40, -62)),
        ["#14283c", "#3c6478", "#a4d4d4"],
        vol=5,
        alpha=0.55,
    )
    f.paint(taper((-66, -14, 32), (-128, -10, 25), (-196, 6, 19)), OLIVE)
    f.paint(blob((-192, -6), (-220, 0), (-232, 12), (-214, 18), (-192, 16)), OLIVE, vol=5)
    return f.pt(54, -10), f.pt(-222, 10)


def breath(c: Card, points: tuple[tuple[float, float], ...], n: int = 26) -> None:
    """Bubbles along a way up, larger towards the top."""
    for k in range(n):
        t = k / n
        i = min(int(t * (len(points) - 1)), len(points) - 2)
        u = t * (len(points) - 1) - i
        x = points[i][0] * (1 - u) + points[i + 1][0] * u + 16 * ((k * 7) % 5 - 2)
        y = points[i][1] * (1 - u) + points[i + 1][1] * u
        r = 3 + 9 * t * (0.5 + (k % 3) / 3)
        c.paint(ell(x, y, r), ["#3c94a8", "#94dce0", "#f4fffc"], vol=r, alpha=0.6, wob=0.2, edge=0.3)
        c.flat(ell(x - r * 0.3, y - r * 0.35, r * 0.28), "#ffffff", 0.9, wob=0)


def tin_lunchbox(c: Card, x: float, y: float, s: float = 1.0, rot: float = 0) -> None:
    """A stacked tin for a meal, hung by its handle at (x, y)."""
    f = c.at(x, y, s, rot, vol=8, det=0.7, wob=0.2, edge=0.28, rim=0.9)
    tin: Ramp = ["#2c3c4c", "#6c8494", "#b8c8cc", "#f8fcf4"]
    f.line([(-22, 24), (-20, 4), (0, -2), (20, 4), (22, 24)], 4, "#4c5c6c", alpha=1, ends=0.9)
    for k, r in enumerate((tin, ["#5c1c14", "#b8442c", "#f09068"], tin)):
        f.paint(poly([(-26, 20 + 22 * k), (26, 20 + 22 * k), (26, 40 + 22 * k), (-26, 40 + 22 * k)]), r)
    f.paint(ell(0, 20, 27, 7), tin, vol=3)
