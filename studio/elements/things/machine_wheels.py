"""Three toothed wheels that drive each other, on their trestle."""

from studio.elements.things.machine_frame import STEEL_BLUE, trestle
from studio.elements.things.machine_works import Gear, gear
from studio.paint import Frame
from studio.palettes import BRASS


def wheels_on_trestle(f: Frame, x: float, y: float) -> None:
    """A great wheel at (x, y), a small one below it, and one above that hangs on a post 128 to the right."""
    great = Gear(x, y, 17, 0.1)
    trestle(f, (x - 58, y + 216, x, y), (x + 92, y + 216, x, y), (x - 34, y + 144, x + 70, y + 144))
    trestle(f, (x + 128, y - 96, x + 80, y - 96), (x + 128, y - 26, x + 80, y - 96))
    for small in (great.meshing(11, 96), great.meshing(8, -50)):
        gear(f, small, BRASS)
    gear(f, great, STEEL_BLUE)
