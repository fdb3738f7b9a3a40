"""A wood in autumn, plane behind plane: slopes with round trees, a path through the leaves, dark trunks in front."""

from studio.colour import Ramp
from studio.elements.plants.leaves_autumn import RUST
from studio.elements.plants.trees import round_tree
from studio.paint import Card
from studio.palettes import AUTUMN
from studio.shapes import blob, taper

DARK_BARK: Ramp = ["#180a0c", "#3c1c18", "#6c3c28", "#e0a058"]


def wooded_slope(c: Card, x: float, y: float, h: float, n: int, fog: float) -> None:
    """A slope 440 wide round `x` with `n` places for trees about `h` high; the middle is left free for a path."""
    top = (x - 220, y), (x - 100, y - 12), (x, y - 4), (x + 120, y - 14), (x + 220, y)
    slope = blob(*top, (x + 220, 800, "c"), (x - 220, 800, "c"))
    c.paint(slope, RUST, vol=16, fog=fog, edge=0, amb=0.4)
    for i in range(n):
        tx = x - 204 + 408 * (i + 0.5) / n + c.rng.uniform(-12, 12)
        if abs(tx - x) < 46 + h * 0.12:
            continue
        round_tree(c, tx, y + 6, h * c.rng.uniform(0.85, 1.15), (AUTUMN, RUST, AUTUMN)[i % 3], fog=fog)


def leafy_path(c: Card, x: float, y: float) -> None:
    """Ground deep in leaves, 440 wide round `x`, and a path over it that ends at (x + 24, y)."""
    top = (x - 220, y + 28), (x - 100, y + 12), (x, y + 8), (x + 120, y + 14), (x + 220, y + 28)
    lie = blob(*top, (x + 220, y + 132, "c"), (x - 220, y + 132, "c"))
    ground = c.paint(lie, RUST, vol=20, edge=0, amb=0.4, light=(x, y - 88, 140))
    c.marks(ground, 0.2, 700, 12, 4, jit=0.2, alpha=0.6, curl=0.6)
    left = (x + 38, y + 1), (x + 26, y + 12), (x - 6, y + 26), (x - 30, y + 46), (x - 84, y + 112, "c")
    right = (x + 60, y + 112, "c"), (x + 40, y + 46), (x + 38, y + 28), (x + 52, y + 12), (x + 50, y + 1)
    way = c.paint(blob(*left, *right), ["#74381c", "#ac6430", "#d89450"], vol=4, edge=0.2, amb=0.3, wob=0.4)
    c.marks(way, 0.1, 60, 10, 3, jit=0.2, alpha=0.6)


def dark_trunk(c: Card, x: float, y: float, h: float, lean: float) -> None:
    """A trunk against the light."""
    trunk = taper((x, y, 40), (x + lean * 0.6, y - 160, 24), (x + lean * 1.6, y - h, 15))
    c.paint(trunk, DARK_BARK, vol=10, rim=1.0, edge=0.3)
