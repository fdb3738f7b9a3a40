"""A woman of the desert in indigo, walking left, a staff in her hand, her veil in the wind."""

from studio.colour import Ramp
from studio.elements.people.grown_heads import BROWN, profile, veiled
from studio.paint import Card
from studio.palettes import WOOD
from studio.shapes import blob, ell, taper

INDIGO: Ramp = ["#080c2c", "#18246c", "#3c54ac", "#a4bcec"]
UNDER: Ramp = ["#4c3c4c", "#a49490", "#e8d8c0", "#fff8e4"]


def desert_guide(c: Card, x: float, y: float, h: float) -> None:
    """Standing at (x, y), `h` high."""
    f = c.at(x, y, h / 300, vol=18, det=0.7, wob=0.3, edge=0.27, rim=0.8, rimw=5, tex=0.2)
    c.shade(ell(x + h * 0.4, y + 2, h * 0.5, h * 0.035), 0.5, 7, "#3c1c3c")
    for fx, lift in ((-40, 0), (36, -8)):
        f.paint(taper((fx * 0.6 + 6, -50, 16), (fx + 4, -8 + lift, 11)), BROWN, vol=5)
        f.paint(
            blob((fx - 20, lift), (fx - 4, -14 + lift), (fx + 12, -10 + lift), (fx + 10, lift)), BROWN, vol=4
        )
    f.paint(blob((-40, -60), (30, -70), (46, -30), (10, -24), (-44, -28)), UNDER, vol=10)
    wind = f.paint(
        blob(
            (20, -220), (80, -200), (128, -150), (176, -140), (150, -110), (110, -104), (60, -120), (30, -100)
        ),
        INDIGO,
        vol=14,
    )
    f.line([(30, -200), (90, -160), (160, -126)], 4, INDIGO[0], alpha=0.5, clip=wind)
    robe = f.paint(
        blob(
            (-24, -220),
            (14, -228),
            (38, -190),
            (42, -130),
            (58, -64),
            (58, -38),
            (10, -32),
            (-48, -40),
            (-44, -80),
            (-34, -140),
            (-36, -190),
        ),
        INDIGO,
        vol=24,
    )
    for p in (
        ((-8, -180), (-14, -100), (-30, -24)),
        ((12, -180), (14, -100), (12, -18)),
        ((28, -170), (38, -90), (46, -24)),
    ):
        f.line(p, 5, INDIGO[0], alpha=0.5, clip=robe)
    f.line([(-96, -232), (-82, -110), (-74, 4)], 6, WOOD[1], alpha=1, ends=0.9)
    f.paint(taper((-10, -206, 26), (-44, -176, 24), (-74, -164, 20)), INDIGO)
    f.paint(ell(-80, -162, 9, 10), BROWN, vol=5)
    head = c.at(*f.pt(-6, -222), f.s * 0.58, -2, **f.defaults)
    profile(head, BROWN)
    veiled(head, INDIGO)
    f.line([(-26, -222), (-4, -210), (14, -222)], 4, "#e8c45c", alpha=0.9)
