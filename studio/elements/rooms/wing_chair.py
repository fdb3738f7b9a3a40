"""A velvet wing chair in side view, facing left."""

from studio.colour import Ramp
from studio.paint import Frame
from studio.palettes import WOOD
from studio.shapes import blob, ell, taper

VELVET: Ramp = ["#0c1616", "#1c3830", "#3c6450", "#84a070", "#d8d898"]
PIPING = "#b8a85c"


def wing_chair(f: Frame, ramp: Ramp = VELVET) -> None:
    """High buttoned back with its wing, a cushion on a skirted seat, turned feet; the sitter of the frame is at (0, 0)."""
    f.shade(ell(40, 8, 190, 20), 0.65, 12)
    for x in (2, 150):
        f.paint(taper((x, -22, 24), (x - 2, -8, 13), (x, 8, 19)), WOOD, vol=7, rim=0.6)
    back = blob((60, -60), (84, -300), (82, -470), (104, -540), (150, -568), (210, -556), (250, -60))
    m = f.paint(back, ramp, vol=40, rim=0.7)
    for y in (-490, -420, -350, -280):
        for x in (118 + (y // 70 % 2) * 20, 158 + (y // 70 % 2) * 20):
            f.shade(ell(x, y, 13, 15), 0.55, 6, ramp[0], clip=m)
            f.paint(ell(x, y, 4.6), ramp[1:], vol=3, det=0.5)
    f.line(
        [(72, -180), (92, -300), (90, -468), (112, -534), (152, -558), (206, -548)],
        5,
        PIPING,
        alpha=0.8,
        ends=0.8,
        clip=m,
    )
    base = blob((-26, -14, "c"), (-28, -84, "c"), (160, -88, "c"), (170, -12, "c"))
    b = f.paint(base, ramp, vol=10, grad=(0.0, -0.25))
    for x in (-6, 20, 46, 72, 98, 124, 150):
        f.shade(taper((x, -76, 3), (x + 2, -14, 9)), 0.4, 3, ramp[0], clip=b)
    f.line([(-27, -18), (60, -15), (168, -16)], 4, PIPING, alpha=0.8, ends=0.9)
    f.shade(taper((-24, -80, 12), (70, -78, 14), (160, -80, 12)), 0.55, 5, ramp[0], clip=b)
    f.paint(
        blob((-36, -92), (-34, -122), (0, -132), (130, -132), (164, -112), (160, -88), (60, -82)),
        ramp,
        vol=20,
        grad=(0.1, -0.15),
    )
    f.line([(-35, -98), (0, -88), (80, -86), (160, -94)], 4, PIPING, alpha=0.7, ends=0.9)
