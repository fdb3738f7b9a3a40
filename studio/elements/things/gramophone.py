"""A gramophone on its box, the horn turned to the right."""

from studio.paint import Card
from studio.palettes import BRASS, WALNUT
from studio.shapes import blob, ell, poly, taper


def gramophone(
    c: Card, x: float, y: float, s: float = 1.0, light: tuple[float, float, float] | None = None
) -> None:
    """Standing at (x, y), 250 high at s=1."""
    f = c.at(x, y, s, vol=12, det=0.6, wob=0.25, edge=0.28, rim=0.7, rimw=4, light=light)
    f.paint(poly([(-62, 0), (-58, -64), (58, -64), (62, 0)]), WALNUT, vol=6)
    f.paint(poly([(-68, -62), (-64, -76), (64, -76), (68, -62)]), WALNUT, vol=4)
    f.line([(-46, -16), (-46, -50), (46, -50), (46, -16)], 2.4, "#d8a048", alpha=0.7)
    f.paint(ell(0, -80, 56, 9), ["#0c0a10", "#24202a", "#5c5860"], vol=3)
    f.paint(ell(0, -81, 16, 3), ["#8c1c1c", "#cc4838", "#f0a080"], vol=1)
    f.paint(taper((-56, -76, 9), (-74, -120, 9), (-44, -158, 12)), BRASS)
    m = f.paint(
        blob((-50, -150), (-34, -172), (20, -214), (58, -256), (104, -140), (50, -146), (-20, -148)),
        BRASS,
        vol=26,
    )
    for end in ((62, -240), (78, -208), (92, -172)):
        f.line([(-40, -160), (20, -186 + (end[1] + 200) * 0.3), end], 2.2, BRASS[0], alpha=0.6, clip=m)
    f.paint(ell(82, -198, 26, 64, -22), BRASS, vol=5)
    f.paint(ell(83, -198, 20, 54, -22), ["#3c1c08", "#7c4c14", "#c8903c"], vol=10)
    f.line([(60, -34), (84, -34), (84, -20)], 5, "#5c4c3c", alpha=1, ends=0.9)
