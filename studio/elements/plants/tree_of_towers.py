"""A great tree whose crown has grown into the outline of three leaning towers."""

from typing import Any

from studio.colour import Arr, Ramp
from studio.elements.buildings.houses_hanging import leaf_clump
from studio.elements.buildings.towers_sand import three_towers, tower_slits
from studio.paint import Card
from studio.shapes import ell, join, taper

LEAVES: Ramp = ["#0c2c30", "#1c5044", "#4c8c50", "#b0cc6c", "#f8f4ac"]
BARK: Ramp = ["#241c20", "#54403a", "#94705a", "#e8c08c"]
CLUMPS = ((-138, -22, 34), (138, -22, 36), (-94, 0, 44), (100, 0, 46), (-48, 14, 44), (52, 16, 44))


def tower_crown(c: Card, x: float, y: float, s: float, m: Arr, light: tuple[float, float, float]) -> None:
    """The crown: three towers of leaves with their foot at (x, y), within the mask `m`."""
    how: dict[str, Any] = {"vol": 26, "wob": 0.9, "tex": 0.4, "rim": 0.5, "rimcol": "#f4f4a8"}
    for t in three_towers(x, y, s):
        tm = c.paint(t, LEAVES, clip=m, light=light, grad=(0.1, -0.16), **how)
        c.marks(tm, lambda px, py: px * 0.7 + py * 1.3, 620, 12, 5, jit=0.17, alpha=0.8, bias=0.02)
        tower_slits(c, t, tm, 2, "#0c2c30")


def tower_trunk(c: Card, x: int, y: int, m: Arr) -> None:
    """Trunk and two boughs below the crown at (x, y), and the clumps that close the crown over them."""
    trunk = join(
        taper(
            (x, y + 138, 130), (x - 2, y + 98, 66), (x + 2, y + 54, 50), (x, y - 26, 30), (x + 2, y - 146, 14)
        ),
        taper((x - 2, y + 54, 26), (x - 56, y + 4, 20), (x - 88, y - 56, 10)),
        taper((x + 4, y + 44, 26), (x + 60, y - 2, 20), (x + 96, y - 56, 10)),
    )
    c.paint(trunk, BARK, vol=18, clip=m * c.ground(y - 22), tex=0.35, grain=2, rim=0.5, edge=0.25)
    c.shade(ell(x, y + 44, 110, 14), 0.45, 9, "#0c2c30", clip=m)
    for dx, dy, r in CLUMPS:
        leaf_clump(c, x + dx, y + dy, r, LEAVES, x + dx)
    leaf_clump(c, x + 2, y + 8, 48, LEAVES, x + 2)
