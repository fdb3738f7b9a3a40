"""A grassy hilltop in the last light."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob

DUSK_GRASS: Ramp = ["#1c1a30", "#3a3448", "#6c5c54", "#d0a868"]


def grassy_hilltop(c: Card, ramp: Ramp = DUSK_GRASS) -> None:
    """The top of a hill across the foot of the page, highest at (330, 984), falling to the right."""
    rise = (-30, 1050), (120, 1010), (330, 984), (520, 992), (680, 1040), (840, 1130)
    top = blob((-30, 1240), *rise, (840, 1240))
    m = c.paint(top, ramp, vol=40, amb=0.22, rim=0.8, edge=0.1, tex=0.3)
    c.marks(m, -1.4, 1900, 24, 3, jit=0.12, alpha=0.7, curl=0.3)
