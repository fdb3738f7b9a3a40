"""A market street in a yellow haze: facades, cobbles, stalls with awnings."""

from studio.elements.buildings.houses import facade
from studio.paint import Card
from studio.palettes import BRASS, PLUM, ROSE, SAGE
from studio.shapes import ell, poly, rect

STREET = ["#34203c", "#5c3c60", "#946470", "#dca468"]
COBBLE = ["#2c2438", "#5c4c60", "#9c8484", "#e4c49c"]
FAR = ((330, 520, 110, 0.72), (450, 560, 120, 0.74), (560, 500, 110, 0.7))
NEAR = ((200, 600, 150, 0.4), (664, 620, 150, 0.4), (70, 760, 180, 0.08), (760, 780, 170, 0.08))
FACADES = (*FAR, *NEAR)


def market_street(c: Card, light: tuple[float, float, float]) -> None:
    """The street fills the page; its cobbles begin at 850."""
    c.sky([(0, "#d89838"), (300, "#ecbc60"), (700, "#f0d090")])
    for x, h, w, fog in FACADES:
        facade(c, x, 850, h, w, STREET, 5, 2, fog=fog)
    c.haze(860, 560, "#f0cc88", 0.6)
    ground = poly([(-30, 850), (830, 846), (830, 1240), (-30, 1240)])
    m = c.paint(ground, COBBLE, vol=3, amb=0.4, edge=0, tex=0.3, light=light, grad=(0.2, -0.25))
    for row in range(13):
        y = 862 + row * 11 + row * row * 1.3
        size = 14 + row * 2.6
        for k in range(int(860 / size) + 1):
            px = -20 + k * size + (row % 2) * size / 2
            stone = ell(px, y, size * 0.45, size * 0.22)
            c.paint(stone, COBBLE, vol=5, amb=0.42, clip=m, alpha=0.7, light=light, edge=0.3)


def market_stall(c: Card, x: float, y: float, flip: bool = False) -> None:
    """A counter of fruit under a striped awning, 160 wide."""
    f = c.at(x, y, 1.0, 0, flip, wob=0.5, vol=10, fog=0.18, edge=0.25)
    f.paint(rect(-80, -66, 80, 6), ["#4a2c24", "#84583c", "#c89c64"])
    for k in range(6):
        left, right = -96 + 30 * k, -66 + 30 * k
        stripe = poly([(left, -150), (right, -150), (-60 + 32 * k, -96), (-92 + 32 * k, -96)])
        f.paint(stripe, PLUM if k % 2 else ["#a4784c", "#ecd0a0", "#fff4dc"])
    for k, col in enumerate((ROSE, SAGE, ROSE, BRASS, SAGE)):
        f.paint(ell(-60 + 28 * k, -72, 17, 14), col, vol=9)
