"""A deep gorge in the morning: far peaks in the fog, dark cliffs with grass on top."""

from studio.elements.plants.plants import grass
from studio.paint import Card
from studio.shapes import blob

CLIFF = ["#08161f", "#102b36", "#1f444e", "#3f6c6c", "#9cbc9c"]
GORGE = ["#2c5c6c", "#5c8c90", "#a0c0b0", "#e4ecd0"]
TUFTS = ("#2c5c4c", "#5c8c5c", "#b4c47c")
ABOVE = ((0, "#3c8098"), (300, "#6cacb0"), (600, "#a4d0c0"))
BELOW = ((820, "#dce4c0"), (1000, "#8cb8b0"), (1200, "#3c7484"))


def gorge_sky(c: Card) -> None:
    """Clear air all the way down."""
    c.sky([*ABOVE, *BELOW])
    c.clouds(60, 330, "#b4d8d4", "#f8f4dc", cover=0.36, cell=180, a=0.7)
    c.glow(400, 560, 420, "#fff0c0", 0.16, 1.5)


def peak(c: Card, x: float, top: float, w: float, fog: float, light: tuple[float, float, float]) -> None:
    """A far peak whose foot cannot be seen."""
    left = ((x - w * 0.6, top + 170), (x - w * 0.2, top + 20))
    right = ((x + w * 0.3, top + 60), (x + w * 0.6, top + 200))
    shape = blob((x - w, 1240, "c"), *left, (x, top), *right, (x + w, 1240, "c"))
    c.paint(shape, GORGE, vol=40, fog=fog, edge=0.05, tex=0.3, light=light)


def cliff(c: Card, x: float, side: int, light: tuple[float, float, float]) -> None:
    """A dark wall of rock with a green top at 760, from 160 to the left (-1) or right (1) of `x` to the edge of the page."""

    def at(dx: float) -> float:
        return x + side * dx

    upper = ((at(300), 760), (at(172), 766), (at(150), 800), (at(186), 850), (at(166), 940))
    lower = ((at(214), 1010), (at(196), 1100), (at(240), 1180), (at(230), 1240, "c"))
    rock = blob((at(440), 752, "c"), *upper, *lower, (at(440), 1240, "c"))
    f = c.at(0, 0, vol=60, amb=0.12, gain=0.8, lump=0.12, edge=0.2, rim=0.9)
    m = f.paint(rock, CLIFF, tex=0.3, grain=2, light=light, wob=1.8)
    c.marks(m, 1.45, 320, 70, 7, jit=0.22, alpha=0.6)
    for k in range(16):
        grass(c, at(166 + k * 16), 768 + k * 5 % 8, 18 + k * 7 % 14, 6, TUFTS)
