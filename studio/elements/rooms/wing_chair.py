"""A velvet wing chair in side view, facing left."""

from studio.colour import Ramp
from studio.paint import Frame
from studio.palettes import WOOD
from studio.shapes import blob, ell, taper

VELVET: Ramp = ["#10181a", "#26382e", "#54684a", "#a4ac74"]


def wing_chair(f: Frame, ramp: Ramp = VELVET) -> None:
    """High back, deep seat, two feet; the sitter of the frame stands at (0, 0)."""
    f.shade(ell(20, 6, 190, 20), 0.6, 12)
    back = blob((70, -60), (92, -300), (84, -480), (120, -540), (190, -540), (230, -60))
    f.paint(back, ramp, vol=34, rim=0.6)
    seat = blob((-22, -10, "c"), (-30, -100), (-6, -122), (120, -126), (160, -10, "c"))
    f.paint(seat, ramp, vol=24, grad=(0.05, -0.25))
    for x in (-4, 130):
        f.paint(taper((x, -14, 20), (x - 4, 14, 13)), WOOD, vol=6)
