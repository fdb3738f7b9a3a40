"""What a perched songbird holds on with: toes round a perch, a beak closed on a ring."""

from studio.colour import Ramp
from studio.paint import Frame
from studio.shapes import blob, taper

BEAK: Ramp = ["#6c3410", "#c0682c", "#f0a850"]
HORN: Ramp = ["#2c1a18", "#5c3c30", "#94684c"]


def gripping_toes(f: Frame) -> None:
    """In the frame of a perched bird: shanks, and three toes of each foot closed over what it stands on."""
    for lx in (-4, 3):
        f.paint(taper((lx + 1, -10, 2.6), (lx, -1, 1.8)), HORN, vol=1)
        for dx, dy in ((-4.2, 1.6), (-1, 3.2), (3, 2)):
            toe = taper((lx, -1, 1.8), (lx + dx * 0.7, -1, 1.7), (lx + dx, dy, 1.1))
            f.paint(toe, HORN, vol=1)


def closed_beak(f: Frame) -> None:
    """The upper half of the beak, painted over what hangs from it."""
    f.paint(blob((-13, -42, "c"), (-24.4, -36.6, "c"), (-18, -37.6), (-12, -38, "c")), BEAK, vol=2)
