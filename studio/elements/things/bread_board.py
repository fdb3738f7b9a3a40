"""An oval bread board."""

from studio.paint import Card
from studio.shapes import blob, ell

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
