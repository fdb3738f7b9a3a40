"""A heap of everything that makes a noise, bells, clocks and trumpets, tumbled into a funnel."""

from studio.elements.rooms.household import clock
from studio.elements.things.trumpets import trumpet
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import blob, ell

MOUTH = ["#1c1014", "#34201c", "#5c3c28"]
BRONZE = ["#2c1410", "#6c4420", "#a87c3c", "#e8c884"]
SILVERED = ["#2c3038", "#6c7478", "#b0b4ac", "#f4ecd4"]
DARK = "#1c0c10"


def hand_bell(c: Card, x: float, y: float, h: float, rot: float = 0, ramp: list[str] = BRASS) -> None:
    """A cast bell with its ear, lip and band, hanging from (x, y), turned about its ear."""
    f = c.at(x, y, h / 44, rot, vol=13, wob=0.2, det=0.6, rim=0.6, edge=0.34, amb=0.24)
    f.paint(ell(0, 3, 5, 5), ramp, vol=3)
    f.flat(ell(0, 3, 2, 2.2), DARK, 0.8)
    f.paint(ell(0, 42, 23, 5), [DARK, "#34201c", "#5c3c28"], vol=2)
    m = f.paint(
        blob(
            (-23, 42, "c"), (-16, 30), (-13, 14), (-5, 7), (5, 7), (13, 14), (16, 30), (23, 42, "c"), (0, 40)
        ),
        ramp,
    )
    f.line([(-15, 27), (0, 29.5), (15, 27)], 1.6, ramp[0], alpha=0.7, clip=m)
    f.line([(-19, 37), (0, 36), (19, 37)], 1.6, ramp[0], alpha=0.7, clip=m)


def noisy_heap(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """Heaped in the dark mouth of a funnel 492 wide round (x, y), sunk below its rim; paint the funnel's front afterwards."""
    c.paint(ell(x, y, 246, 36), MOUTH, vol=4, edge=0.3)
    c.light = light
    trumpet(c, x - 160, y - 76, 1.12, 52, True)
    trumpet(c, x + 176, y - 62, 0.9, -78)
    hand_bell(c, x - 92, y - 134, 124, 12)
    hand_bell(c, x + 104, y - 128, 122, -20, BRONZE)
    clock(c, x + 8, y - 96, 116, BRASS, (300, 70))
    c.shade(ell(x, y + 4, 190, 30), 0.5, 12, DARK)
    clock(c, x - 150, y + 8, 82, BRASS, (10, 120))
    hand_bell(c, x + 214, y - 48, 66, 22, SILVERED)
    trumpet(c, x - 14, y - 14, 0.84, -14)
    clock(c, x + 128, y + 22, 74, BRONZE, (200, 40))
    hand_bell(c, x - 76, y - 40, 84, 34, BRONZE)
    hand_bell(c, x + 60, y - 20, 78, -8)
    c.shade(ell(x, y + 44, 236, 20), 0.6, 9, DARK)
