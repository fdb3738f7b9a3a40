"""An iceberg on a sledge, far from any sea, with somebody asleep in it."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import WOOD
from studio.shapes import blob, ell, poly, taper

BLUE: Ramp = ["#1c5c8c", "#54a4c0", "#a4dce0", "#ecfcf4"]
LIT: Ramp = ["#6cb0c4", "#b4e0e0", "#f0fcf4", "#fffef4"]
DEEP: Ramp = ["#0c4474", "#2c7ca4", "#6cbccc"]
OUTLINE = (
    (-150, -20, "c"), (-172, -150, "c"), (-128, -250, "c"), (-104, -400, "c"), (-40, -520, "c"), (6, -450, "c"),
    (52, -560, "c"), (110, -420, "c"), (160, -330, "c"), (184, -140, "c"), (166, -14, "c"), (0, 0, "c"),
)  # fmt: skip


def iceberg(c: Card, x: float, y: float) -> None:
    """On its sledge at (x, y), 560 high."""
    f = c.at(x, y, 1.0, vol=20, det=0.4, wob=0.7, edge=0.2, rim=0.9, rimw=7)
    c.shade(blob((x - 160, y + 12), (x + 220, y - 20), (x + 300, y + 30), (x, y + 40)), 0.45, 12, "#4c2c4c")
    body = f.paint(blob(*OUTLINE), BLUE, vol=60, amb=0.34, tex=0.24, lump=0.3)
    for side in (
        ((-172, -150), (-128, -250), (-104, -400), (-40, -520), (-58, -330), (-90, -180), (-150, -20)),
        ((6, -450), (52, -560), (40, -400), (10, -300), (-20, -360)),
    ):
        f.paint(poly(side), LIT, vol=10, clip=body, alpha=0.9, soft=1.5, edge=0.05)
    for shaded in (
        ((110, -420), (160, -330), (184, -140), (166, -14), (96, -60), (84, -250)),
        ((52, -560), (110, -420), (84, -250), (60, -380)),
    ):
        f.paint(poly(shaded), DEEP, vol=10, clip=body, alpha=0.7, soft=2, edge=0.05)
    f.card.flat(f.path(ell(4, -180, 108, 120)), "#d8f8f0", 0.36, 26, clip=body)
    _sleeper(c, x + 6, y - 160)
    for crack in (
        ((-60, -330), (-30, -290), (-52, -240)),
        ((84, -250), (60, -330), (72, -380)),
        ((-120, -60), (-80, -40), (-20, -52), (60, -34)),
    ):
        f.line(crack, 3, "#f4fffa", alpha=0.7, clip=body)
    f.flat(poly([(-110, -110), (-86, -260), (-72, -262), (-92, -110)]), "#ffffff", 0.24, 3, clip=body)
    for dx in (-150, 150):
        f.paint(taper((dx * 1.2, -4, 16), (0, 14, 18), (dx * -0.2, 14, 16)), WOOD)
    f.paint(
        blob((-206, -30), (-190, 6), (-150, 26), (170, 24), (200, 6), (172, 2), (-150, 4), (-176, -12)),
        WOOD,
        vol=8,
    )
    for dx in (-96, 0, 96):
        f.paint(taper((dx, -2, 14), (dx + 4, 22, 14)), WOOD, vol=4)
    for dx, dy in ((-140, 2), (-60, 10), (40, 8), (120, 6), (170, 30), (90, 34)):
        f.flat(ell(dx, dy + 10, 3.4, 6), "#e4faf4", 0.9, det=0.8)


def _sleeper(c: Card, x: float, y: float) -> None:
    """Curled up, knees to the chin: a dark shape inside the ice."""
    f = c.at(x, y, 1.12, -10, vol=14, wob=0.3, edge=0.1, alpha=0.86, soft=1.0)
    body: Ramp = ["#14385c", "#2c6084", "#5c98ac"]
    hair: Ramp = ["#0c2444", "#1c4468", "#3c7494"]
    f.paint(taper((24, -44, 42), (-30, -16, 60), (-42, 38, 66)), body)
    f.paint(taper((-36, 50, 46), (2, 24, 38), (38, 4, 32)), body)
    f.paint(taper((38, 6, 28), (16, 44, 22), (-2, 74, 18)), body)
    f.paint(taper((-4, 76, 18), (22, 82, 13)), body)
    f.paint(ell(36, -66, 25, 28, 20), body)
    f.paint(
        blob((16, -46), (8, -70), (20, -96), (44, -100), (60, -84), (44, -78), (34, -60), (26, -40)),
        hair,
        vol=6,
    )
    f.paint(ell(4, -62, 15, 14), hair, vol=6)
    f.paint(taper((8, -34, 22), (16, 0, 17), (44, -22, 13), (52, -38, 11)), body)


def tow_rope(c: Card, a: tuple[float, float], b: tuple[float, float]) -> None:
    """A taut rope from a harness to the sledge."""
    mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 10)
    c.line([a, mid, b], 4.4, "#5c3c20", 0.95, 0.3, ends=0.9)
