"""A wet garden seen by somebody very small: tall grass in the mist, a slate path, moss between its flagstones."""

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import rect, taper

BLADE: Ramp = ["#14241c", "#33492c", "#66783c", "#b0b468"]
SLATE: Ramp = ["#1c242c", "#3c4850", "#68747a", "#a8b0ac"]
JOINTS = (
    [(20, 950), (260, 962), (520, 946), (790, 958)],
    [(10, 1060), (300, 1076), (560, 1058), (800, 1074)],
    [(240, 962), (210, 1014), (150, 1072)],
    [(560, 950), (600, 1000), (640, 1062)],
    [(330, 1074), (300, 1130), (260, 1200)],
    [(700, 1066), (740, 1120), (760, 1200)],
)


def misty_tuft(c: Card, x: float, y: float, h: float, fog: float = 0.7) -> None:
    """Six blades of grass as tall as trees, rooted at (x, y)."""
    for i in range(6):
        lean = (i - 2.5) * 46 + (x % 7) * 6
        tip = (x + lean * 1.7, y - 20 - h * (0.7 + 0.06 * i))
        blade = taper((x + i * 7, y, 22), (x + lean * 0.7, y - 20 - h * 0.5, 16), (*tip, 2))
        c.paint(blade, BLADE, vol=8, fog=fog, fogcol="#b0b8a0", edge=0.05)


def slate_path(c: Card, y: float = 868) -> Arr:
    """Wet slate from `y` down to the foot of the page."""
    m = c.paint(rect(-20, y, 820, 1240), SLATE, vol=3, amb=0.5, edge=0, grad=(0.18, -0.3), wob=1.4, grain=1)
    c.marks(m, 0.02, 500, 70, 4, jit=0.08, alpha=0.5, curl=0.05)
    return m


def mossy_joints(c: Card, joints: tuple[list[tuple[int, int]], ...] = JOINTS) -> None:
    """Cracks between wet flagstones, filled with moss."""
    for line in joints:
        c.line(line, 13, "#2c3824", 0.9, 2, ends=0.6)
        c.line([(x, y - 2) for x, y in line], 6, "#6c7c3c", 0.7, 2.4, ends=0.5)
