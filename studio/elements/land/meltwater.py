"""Snow at night by a fire, and meltwater: one puddle in the snow that holds the faces above it."""

from studio.paint import Card
from studio.shapes import blob, curve

NIGHT_SNOW = ["#0c1640", "#1c2c68", "#344884", "#d09c88"]
WET_SNOW = ["#30407c", "#5c70ac", "#94a0c8"]
WATER = ["#101c4c", "#24386c", "#48609c", "#9c94b0"]


def night_snow(c: Card, fire: tuple[float, float]) -> None:
    """Dark snow before us, from 870 down, reddened by a fire."""
    drift = blob((-60, 1260), (-60, 880), (160, 852), (400, 870), (640, 852), (860, 880), (860, 1260))
    m = c.paint(drift, NIGHT_SNOW, vol=30, amb=0.2, edge=0, soft=6, tex=0.14, light=(*fire, 200))
    c.marks(m, 0.05, 300, 70, 4, jit=0.04, alpha=0.4)


def melt_puddle(c: Card) -> None:
    """A wide puddle at 1100 with its rim of wet snow; it mirrors what stands above 1070 so far."""
    shape = blob(
        (66, 1092), (150, 1064), (400, 1078), (650, 1064), (736, 1094), (660, 1136), (430, 1154), (180, 1142)
    )
    left = ((44, 1092), (140, 1054), (400, 1068), (660, 1054))
    right = ((758, 1094), (676, 1148), (430, 1168), (164, 1154))
    c.paint(blob(*left, *right), WET_SNOW, vol=8, edge=0, soft=5)
    m = c.paint(shape, WATER, vol=3, amb=0.4, edge=0.3, tex=0.1)
    c.mirror(1070, 40, 760, 0.72, 0.7, 200, "#24386c", 0.25, clip=m)
    c.marks(m, 0.0, 60, 40, 3, jit=0.12, alpha=0.5)
    c.line(curve((90, 1100), (170, 1132), (420, 1146), (640, 1130), (716, 1100)), 3, "#fff4e0", 0.6)
