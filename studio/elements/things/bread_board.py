"""A bread board, and the bread knife that stands upright in it."""

from studio.elements.things.loaf import CRUMB
from studio.paint import Card
from studio.palettes import STEEL, WALNUT
from studio.shapes import blob, ell, poly, rect

BOARD = ["#2c1810", "#6c4424", "#a8743c", "#e4b878"]


def bread_board(c: Card) -> None:
    """An oval board nearly as wide as the page, its middle at 850; on it the shade of a loaf."""
    c.shade(ell(420, 960, 400, 40), 0.5, 18)
    under, over = ((80, 930), (400, 968), (744, 930)), ((740, 880), (400, 900), (80, 880))
    c.paint(blob((36, 862), *under, (782, 862), *over), BOARD[:3], vol=8, wob=0.5)
    top = blob((36, 850), (90, 790), (400, 764), (730, 786), (782, 850), (740, 912), (400, 944), (80, 916))
    m = c.paint(top, BOARD, vol=5, amb=0.4, gain=0.6, grain=1, wob=0.5, rim=0.4)
    c.marks(m, 0.02, 260, 70, 3.4, jit=0.1, alpha=0.5)
    c.shade(ell(350, 824, 330, 26), 0.6, 14, "#2c0c08")


def bread_knife(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """A monolith 560 high, its point in the board at (x, y), crumbs laid at its foot."""
    c.shade(poly([(x + 4, y - 4), (x + 48, y - 16), (x + 88, y + 46), (x + 48, y + 66)]), 0.5, 8)
    f = c.at(x, y, 1, 3, wob=0.25, edge=0.25)
    blade = poly([(-30, 0), (-40, -300), (22, -300), (30, -4), (8, 8)])
    f.paint(blade, STEEL, vol=10, amb=0.4, tex=0.1, light=light, rim=0.8, det=0.3)
    f.line([(-6, -290), (2, -8)], 5, "#fffbe8", alpha=0.5)
    f.paint(rect(-44, -322, 28, -296, 5), ["#4c2c10", "#a87428", "#f0c860"], vol=7)
    left, right = ((-36, -322, "c"), (-44, -430), (-36, -540)), ((22, -540), (28, -430), (18, -322, "c"))
    f.paint(blob(*left, (-6, -562), *right), WALNUT, vol=26, grain=2, rim=0.6)
    for ry in (-370, -430, -490):
        f.paint(ell(-8, ry, 8), ["#4c2c10", "#c89438", "#fff0a8"], vol=4, det=0.8)
    for dx, dy, r in ((-48, 8, 9), (-28, 16, 7), (-64, 0, 6), (22, 20, 8), (-8, 22, 6)):
        px, py = x + dx, y + dy
        crumb = ((px - r, py), (px - r * 0.4, py - r), (px + r, py - r * 0.5), (px + r * 0.8, py + r * 0.5))
        c.paint(blob(*crumb), CRUMB, vol=4, det=0.6)
