"""A wood in autumn, plane behind plane: slopes with round trees, a path through the leaves, dark trunks in front."""

from studio.colour import Ramp
from studio.elements.plants.leaves_autumn import RUST
from studio.elements.plants.trees import round_tree
from studio.paint import Card
from studio.palettes import AUTUMN
from studio.shapes import blob

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


def leafy_path(c: Card, x: float, y: float, h: float = 150) -> None:
    """Ground deep in leaves, 500 wide round `x` and `h` deep, and a path over it from (x + 24, y) that widens to our feet."""
    top = (x - 250, y + 22), (x - 100, y + 10), (x, y + 6), (x + 120, y + 12), (x + 250, y + 22)
    lie = blob(*top, (x + 250, y + h, "c"), (x - 250, y + h, "c"))
    ground = c.paint(lie, RUST, vol=12, edge=0, amb=0.46, light=(x, y - 88, 160))
    c.marks(ground, 0.2, 800, 12, 4, jit=0.2, alpha=0.6, curl=0.6)
    left = (
        (x + 34, y),
        (x + 22, y + h * 0.12),
        (x - 12, y + h * 0.26),
        (x - 34, y + h * 0.5),
        (x - 96, y + h, "c"),
    )
    right = (
        (x + 84, y + h, "c"),
        (x + 52, y + h * 0.5),
        (x + 40, y + h * 0.26),
        (x + 52, y + h * 0.12),
        (x + 46, y),
    )
    way = c.paint(blob(*left, *right), ["#8c4c24", "#d89c5c", "#fcdca0"], vol=3, edge=0.3, amb=0.55, wob=0.5)
    c.marks(way, 0.1, 80, 10, 3, jit=0.16, alpha=0.6)


def dark_trunk(c: Card, x: float, y: float, h: float, lean: float) -> None:
    """A trunk against the light."""
    side = (
        (x - 36, y, "c"),
        (x - 18, y - 22),
        (x - 13 + lean * 0.4, y - 110),
        (x - 9 + lean * 1.6, y - h, "c"),
    )
    other = (
        (x + 9 + lean * 1.6, y - h, "c"),
        (x + 13 + lean * 0.4, y - 110),
        (x + 19, y - 22),
        (x + 38, y, "c"),
    )
    trunk = blob(*side, *other, (x + 10, y - 5), (x - 8, y + 2))
    c.paint(trunk, DARK_BARK, vol=10, rim=1.0, edge=0.3)
