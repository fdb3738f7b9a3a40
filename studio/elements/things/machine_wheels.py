"""Three toothed wheels that drive each other, on their trestle."""

from studio.elements.things.machine_frame import STEEL_BLUE, trestle
from studio.elements.things.machine_works import Gear, gear
from studio.paint import Frame
from studio.palettes import BRASS, COPPER
from studio.shapes import ell, rect, taper


def wheels_on_trestle(f: Frame, x: float, y: float) -> None:
    """A great wheel at (x, y), a small one below it, and one above, on a bracket from the post 120 to the right."""
    great = Gear(x, y, 17, 0.1)
    trestle(f, (x - 58, y + 216, x, y), (x + 92, y + 216, x, y), (x - 34, y + 144, x + 70, y + 144))
    high = great.meshing(8, -50)
    for small in (great.meshing(11, 96), high):
        gear(f, small, BRASS)
    f.shade(taper((x + 124, high.y + 8, 14), (high.x + 3, high.y + 6, 20)), 0.5, 4)
    trestle(f, (x + 124, high.y + 70, high.x, high.y), (x + 126, high.y, high.x, high.y))
    f.paint(ell(high.x, high.y, 14), COPPER, vol=8, edge=0.34, rim=0.6)
    f.paint(rect(x + 108, high.y - 14, x + 134, high.y + 14, 4), STEEL_BLUE, vol=6, edge=0.34, rim=0.5)
    gear(f, great, STEEL_BLUE)
