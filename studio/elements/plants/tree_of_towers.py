"""A great tree whose crown has grown into the outline of three leaning towers."""

from typing import Any

from studio.colour import Arr, Ramp
from studio.elements.buildings.houses_hanging import leaf_clump
from studio.elements.buildings.towers_sand import three_towers, tower_slits
from studio.paint import Card
from studio.shapes import blob, ell, join, taper

LEAVES: Ramp = ["#0c2c30", "#1c5044", "#4c8c50", "#b0cc6c", "#f8f4ac"]
BARK: Ramp = ["#241c20", "#54403a", "#94705a", "#e8c08c"]
CLUMPS = ((-120, -30, 26), (124, -30, 28), (-84, -20, 30), (88, -20, 32), (-44, -14, 28), (46, -12, 28))


def tower_crown(c: Card, x: float, y: float, s: float, m: Arr, light: tuple[float, float, float]) -> None:
    """The crown: three towers of leaves with their foot at (x, y), within the mask `m`."""
    how: dict[str, Any] = {"vol": 26, "wob": 0.9, "tex": 0.4, "rim": 0.5, "rimcol": "#f4f4a8"}
    for t in three_towers(x, y, s):
        tm = c.paint(t, LEAVES, clip=m, light=light, grad=(0.1, -0.16), **how)
        c.marks(tm, lambda px, py: px * 0.7 + py * 1.3, 620, 12, 5, jit=0.17, alpha=0.8, bias=0.02)
        tower_slits(c, t, tm, 2, "#0c2c30")


def tower_trunk(c: Card, x: int, y: int, m: Arr) -> None:
    """A stout trunk and two boughs that carry the outer towers of the crown at (x, y), and the clumps that close over them."""
    trunk = join(
        blob((x - 92, y + 160, "c"), (x - 44, y + 128), (x - 31, y + 80), (x - 26, y - 30, "c"), (x + 26, y - 30, "c"), (x + 31, y + 80), (x + 46, y + 128), (x + 96, y + 160, "c")),
        taper((x - 8, y + 92, 34), (x - 66, y + 42, 27), (x - 94, y - 10, 22), (x - 98, y - 60, 16)),
        taper((x + 8, y + 84, 34), (x + 70, y + 38, 27), (x + 100, y - 10, 22), (x + 104, y - 60, 16)),
    )  # fmt: skip
    c.paint(trunk, BARK, vol=18, clip=m * c.ground(y - 40), tex=0.35, grain=2, rim=0.5, edge=0.25)
    c.shade(ell(x, y + 16, 116, 18), 0.5, 9, "#0c2c30", clip=m)
    for dx, dy, r in CLUMPS:
        leaf_clump(c, x + dx, y + dy, r, LEAVES, x + dx)
    leaf_clump(c, x + 2, y - 14, 30, LEAVES, x + 2)
