"""Dark ground at night, warm where candles shine on it."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob

PLUM_EARTH: Ramp = ["#140a1c", "#301a30", "#5c3444", "#a86c58"]


def candlelit_plain(c: Card, light: tuple[float, float, float], ramp: Ramp = PLUM_EARTH) -> None:
    """Ground over the foot of the page from about 880 down, lit by something at `light`."""
    top = ((-20, 890), (200, 876), (420, 884), (640, 872), (820, 884))
    ground = blob((-20, 1240, "c"), *top, (820, 1240, "c"))
    m = c.paint(ground, ramp, vol=4, amb=0.3, gain=0.6, edge=0.05, tex=0.3, light=light)
    c.marks(m, 0.0, 380, 46, 5, jit=0.08, alpha=0.45)
