"""Last Ride.

A carousel has slid into the sea up to its canopy, lamps still lit, and the wooden horses swim away from it
with their poles in the air. One looks back. One carries a forgotten hat; ticket stubs float like petals.
"""

from typing import Any

from studio.elements.animals.horses_carousel import carousel_horse
from studio.elements.buildings.carousel_sunk import WINE, sunken_carousel
from studio.elements.land.foam import bow_wave
from studio.elements.land.water import waves
from studio.elements.things.props import hat
from studio.elements.things.tickets import ticket_stub
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, CREAM, NAVY, ROSE, TEAL
from studio.shapes import ell

META = {"number": 24, "slug": "last-ride", "seed": 2404}
FINISH = Finish(vignette=0.22, bloom=0.4)

IVORY = ["#5c4468", "#b08c98", "#f0d4bc", "#fff6e4"]
BAY = ["#2c1420", "#743428", "#bc6a44", "#f8bc88"]
DAPPLE = ["#3c4868", "#7c90a4", "#c0ccc8", "#f8f0e0"]
PINK = ["#5c2444", "#b0586c", "#f09c98", "#ffe0c8"]
STUBS = (
    (92, 600), (432, 618), (384, 676), (700, 560), (116, 706), (414, 722), (560, 800), (690, 770), (96, 960),
    (716, 880), (120, 1100), (640, 1112), (404, 1128),
)  # fmt: skip


def evening(c: Card) -> None:
    """A coral sky and a seafoam sea."""
    c.sky([(0, "#8c6c98"), (130, "#d08490"), (280, "#f49c84"), (400, "#fbc296"), (470, "#fde0ac")])
    c.clouds(40, 300, "#a87090", "#fcc09c", cover=0.5, a=0.75, sx=3)
    c.clouds(300, 450, "#e08c80", "#fff0c8", cover=0.4, a=0.6, cell=110, sx=3.6)
    c.glow(180, 440, 420, "#ffdc9c", 0.6, 1.5)
    c.flat(ell(180, 452, 62), "#fff2c4", 0.95, 3)
    c.water(462, "#7cc4b4", 0.5, 0.9, deep="#1f6a78")
    waves(c, 480, 1180, 90, "#eafae4", 0.4)
    c.glints(180, 470, 900, 130, "#fff0c0", 130, 0.7)


def carousel(c: Card) -> None:
    """The canopy, mirrored, its lamps on the water."""
    sunken_carousel(c, 566, 488, WINE)
    c.mirror(488, 340, 790, 0.8, 1.0, 190, "#3c8c90", 0.3)
    c.glints(560, 490, 640, 180, "#ffd890", 70, 0.8)


def swim(c: Card, x: float, y: float, h: float, **how: Any) -> None:
    """A horse, its reflection and the water it pushes aside."""
    s = h / 220
    c.shade(ell(x + 90 * s, y + 6 * s, 200 * s, 16 * s), 0.45, 10 * s, "#0f4454")
    carousel_horse(c, x, y, h, **how)
    c.mirror(y + 1, x - 150 * s, x + 320 * s, 0.8, 1.0, 200 * s, "#3c9490", 0.22)
    bow_wave(c, x, y, s)


def tickets(c: Card) -> None:
    """Stubs like petals, turned every way, larger towards us."""
    for i, (x, y) in enumerate(STUBS):
        ticket_stub(c, x, y, 0.5 + (y - 480) / 420, (i * 67) % 170 - 85, (CREAM, CREAM, ROSE)[i % 3])


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(180, 400, 240), key="#ffe8b4", fog="#f0b494")
    evening(c)
    carousel(c)
    swim(c, 372, 566, 84, ramp=DAPPLE, mane=NAVY, tack=TEAL, fog=0.3, pole=200)
    swim(c, 214, 640, 128, ramp=PINK, mane=CREAM, tack=NAVY, fog=0.15, pole=230)
    swim(c, 568, 716, 176, ramp=BAY, mane=IVORY, tack=TEAL, looks_back=True, pole=230)
    swim(c, 252, 1044, 356, ramp=IVORY, mane=BRASS, tack=WINE, rot=-3, pole=236)
    hat(c, 606, 950, 56)
    tickets(c)
