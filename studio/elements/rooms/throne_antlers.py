"""A throne whose back ends in antlers."""

from studio.paint import Card, Frame
from studio.palettes import BARK, CRIMSON, WALNUT
from studio.shapes import blob, ell, taper


def antler_throne(c: Card, x: float, y: float, h: float = 300, fog: float = 0) -> Frame:
    """A throne from the front whose back ends in antlers; empty."""
    f = c.at(
        x,
        y,
        h / 300,
        vol=12,
        wob=0.5,
        rim=1.2,
        edge=0.3,
        amb=0.16,
        fog=fog,
        det=0.5,
        light=(x, y - h * 0.1, h * 0.3),
    )
    for s in (-1, 1):
        beam = [(s * 34, -186), (s * 62, -226), (s * 96, -260), (s * 104, -310), (s * 88, -350)]
        f.paint(
            taper(*[(px, py, w) for (px, py), w in zip(beam, (16, 14, 11, 8, 3), strict=True)]), BARK, vol=6
        )
        for (px, py), (qx, qy) in (
            ((62, -226), (50, -284)),
            ((88, -252), (78, -306)),
            ((98, -266), (138, -292)),
            ((104, -306), (130, -336)),
        ):
            f.paint(
                taper((s * px, py, 9), (s * (px + qx) / 2 - s * 3, (py + qy) / 2, 7), (s * qx, qy, 2)),
                BARK,
                vol=4,
            )
    f.paint(
        blob((-62, 0, "c"), (-64, -150), (-46, -190), (0, -206), (46, -190), (64, -150), (62, 0, "c")),
        WALNUT,
        vol=18,
    )
    f.paint(
        blob((-44, -20, "c"), (-46, -146), (0, -182), (46, -146), (44, -20, "c")), CRIMSON, vol=12, amb=0.34
    )
    for px, py in ((0, -152), (-22, -126), (22, -126), (0, -100), (-24, -74), (24, -74)):
        f.shade(ell(px, py, 5, 4), 0.6, 3, "#3c0a1c")
    for s in (-1, 1):
        f.paint(taper((s * 66, -84, 18), (s * 70, -4, 14)), WALNUT, vol=7)
        f.paint(ell(s * 68, -88, 14, 11), WALNUT, vol=8)
    return f
