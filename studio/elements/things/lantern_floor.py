"""A storm lantern standing on the floor, large enough to be looked at: foot, glass with its flame, bars, roof, ring."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, join, poly, rect, taper

BLACK_IRON: Ramp = ["#160c0a", "#342018", "#6c4828", "#c89450"]
GLASS: Ramp = ["#d87820", "#f8a83c", "#ffd880"]


def floor_lantern(c: Card, x: float, y: float, h: float = 130, g: float = 0.5) -> None:
    """It stands at (x, y), `h` to the top of its ring, and is lit; `g` is how much light it throws on what is already there."""
    f = c.at(x, y, h / 130, vol=5, wob=0.15, det=0.9, edge=0.3, rim=0.5, light=(x, y - h * 0.4, 40), amb=0.3)
    c.glow(x, y - h * 0.4, h * 2.0, "#ffc060", g, 1.8)
    f.shade(ell(0, 3, 46, 9), 0.7, 4, "#160c0c")
    f.line([(-17, -100), (-20, -120), (0, -132), (20, -120), (17, -100)], 4, BLACK_IRON[1], alpha=1, ends=0.9)
    glass = blob(
        (-20, -82, "c"),
        (-27, -64),
        (-29, -42),
        (-26, -22, "c"),
        (26, -22, "c"),
        (29, -42),
        (27, -64),
        (20, -82, "c"),
    )
    m = f.paint(glass, GLASS, vol=16, amb=0.5, edge=0.12, rim=0)
    c.halo(x, y - h * 0.36, h * 0.6, "#fff0b0", 0.7)
    flame = blob((0, -22), (-12, -32), (-10, -48), (1, -76, "c"), (10, -50), (12, -34))
    f.flat(flame, "#fff8dc", 1, 1.5, clip=m, det=1)
    f.flat(blob((0, -22), (-8, -27), (0, -34), (8, -27)), "#f0a040", 0.6, 2, clip=m)
    f.flat(taper((-20, -72, 3), (-22, -52, 5), (-20, -34, 3)), "#fffdf0", 0.8, 1, clip=m)
    for bx in (-28, -9.5, 9.5, 28):
        f.line(
            [(bx * 0.74, -84), (bx * 1.02, -52), (bx * 0.96, -20)],
            3.4 if abs(bx) > 20 else 2.4,
            BLACK_IRON[0],
            alpha=0.95,
            ends=0.95,
        )
    f.line([(-30, -52), (0, -49), (30, -52)], 2.4, BLACK_IRON[0], alpha=0.85, ends=0.95)
    base = join(poly([(-32, -22), (32, -22), (38, -8), (-38, -8)]), rect(-42, -10, 42, 2, 4))
    f.paint(base, BLACK_IRON, vol=8)
    f.line([(-31, -21), (0, -19), (31, -21)], 3, "#fff0b0", alpha=0.9, ends=0.8)
    f.paint(poly([(-10, -100), (10, -100), (34, -82), (-34, -82)]), BLACK_IRON, vol=9, light=(x, y, 30))
    f.paint(rect(-36, -86, 36, -79, 3), BLACK_IRON, vol=3)
    f.paint(blob((-12, -99), (-10, -110), (0, -115), (10, -110), (12, -99)), BLACK_IRON, vol=5)
