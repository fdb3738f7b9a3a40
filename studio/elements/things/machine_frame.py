"""The stand of a great machine: a riveted platform on legs over a dark bay, trestles for its wheels, gangways, the door of its fire."""

from studio.colour import Ramp
from studio.elements.things.machine_works import SOOT
from studio.paint import Card, Frame
from studio.palettes import WOOD
from studio.shapes import blob, ell, poly, rect, taper

BAY: Ramp = ["#100e18", "#1c1824", "#302838"]
BRICKS: Ramp = ["#120e18", "#1e1a26", "#382e38", "#64504e"]
BAY_FLOOR: Ramp = ["#1c1620", "#3c2e34", "#6c5450", "#a88c78"]
STEEL_BLUE: Ramp = ["#1c2838", "#405468", "#7c94a0", "#ccd8d4"]
EMBER: Ramp = ["#3c0808", "#8c1c08", "#d84810", "#ff9428"]
FLAMES: tuple[tuple[float, Ramp], ...] = (
    (1.0, ["#d84810", "#f07818", "#ffa830"]),
    (0.66, ["#ff9c28", "#ffc850", "#fff0a0"]),
)


def machine_legs(c: Card, f: Frame) -> None:
    """The dark bay below the platform, two legs, and the two tall posts of the gangways, from the floor up."""
    _bay(c)
    for x in (136, 664):
        f.paint(rect(x - 22, 700, x + 22, 1030), SOOT, vol=14, edge=0.3)
        f.paint(rect(x - 40, 1012, x + 40, 1036, 5), SOOT, vol=8, edge=0.3)
    for x in (56, 744):
        c.shade(ell(x + 6, 1046, 34, 7), 0.5, 5)
        f.paint(rect(x - 9, 306, x + 9, 1036), SOOT, vol=6, edge=0.3, grad=(0.1, -0.3))
        f.paint(rect(x - 20, 1028, x + 20, 1048, 4), SOOT, vol=7, edge=0.3)


def _bay(c: Card) -> None:
    """A vault of brick under the platform: side walls in the dark, the far wall with a little light on it, its floor."""
    c.paint(rect(150, 716, 650, 1024), BAY, vol=3, edge=0.1, wob=0.35, amb=0.5)
    wall = c.paint(
        rect(206, 700, 594, 992),
        BRICKS,
        vol=3,
        amb=0.34,
        wob=0.35,
        edge=0.2,
        light=(400, 960, 150),
        grad=(-0.3, 0.1),
    )
    for row, y in enumerate(range(716, 992, 25)):
        c.line([(206, y), (594, y)], 2.4, "#120e18", 0.5, clip=wall, ends=1)
        for x in range(214 + row % 2 * 28, 594, 56):
            c.line([(x, y), (x, y + 25)], 2.2, "#120e18", 0.4, clip=wall, ends=1)
    c.paint(
        poly([(206, 990), (594, 990), (650, 1028), (150, 1028)]),
        BAY_FLOOR,
        vol=2,
        amb=0.4,
        wob=0.35,
        edge=0.1,
        light=(400, 960, 90),
    )
    c.shade(rect(196, 976, 604, 1002), 0.5, 8)
    c.shade(rect(206, 716, 594, 800), 0.55, 24, "#0c0a14")
    c.glow(400, 990, 170, "#d8b0a0", 0.12, 1.6)


def trestle(f: Frame, *bars: tuple[float, float, float, float]) -> None:
    """Bars from (x0, y0) to (x1, y1)."""
    for x0, y0, x1, y1 in bars:
        f.paint(taper((x0, y0, 18), (x1, y1, 16)), SOOT, vol=7, edge=0.3)


def machine_platform(c: Card, f: Frame) -> None:
    """The riveted deck everything stands on, at 700, and its shadow below."""
    f.paint(rect(66, 690, 734, 724, 6), STEEL_BLUE, vol=10, edge=0.34, rim=0.5)
    for x in range(90, 730, 40):
        c.flat(ell(x, 707, 4), "#d8e4dc", 0.8, det=0.4)
    f.shade(rect(80, 724, 720, 752), 0.6, 10)


def fire_door(c: Card, x: float, y: float) -> None:
    """The fire of a boiler, seen through its round door; (x, y) is its middle."""
    f = c.at(x, y, 1.0, wob=0.3, edge=0.34, light=(x - 60, y - 132, 160))
    f.paint(ell(0, 0, 92), SOOT, vol=16, rim=0.6)
    mouth = f.paint(ell(0, 0, 72), EMBER, vol=6, amb=0.1, gain=0.7, light=(x, y + 68, 50))
    for grow, ramp in FLAMES:
        for fx, tall in ((-40, 72), (-10, 118), (24, 92), (50, 58)):
            w, h = 24 * grow, tall * grow
            right = (fx + w * 0.6, 68 - h * 0.5), (fx + w, 68)
            tongue = blob((fx - w, 68), (fx - w * 0.8, 68 - h * 0.4), (fx + 4, 68 - h), *right)
            f.paint(tongue, ramp, vol=14, amb=0.5, clip=mouth, soft=4, edge=0, wob=1.2)
    c.glow(x, y, 230, "#ff8a2c", 0.34, 1.7)


def gangways(c: Card, x: float, y: float) -> None:
    """A plank on a strut at either side of the page, 258 to 380 from its middle `x`, to stand on at `y`."""
    for x0, x1, s in ((x - 380, x - 258, 1), (x + 258, x + 380, -1)):
        c.paint(rect(x0, y, x1, y + 14, 2), WOOD, vol=4, edge=0.3, wob=0.4)
        c.paint(taper((x - s * 348, y + 80, 10), (x - s * 276, y + 12, 9)), SOOT, vol=4, edge=0.3)
