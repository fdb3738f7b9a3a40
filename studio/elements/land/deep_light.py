"""The sea from inside: bright above, dark below, shafts of light, the surface seen from underneath."""

from studio.paint import Card
from studio.shapes import ell


def deep_light(c: Card) -> None:
    """Fills the page."""
    c.sky([(0, "#a4ecd8"), (90, "#54c4c4"), (360, "#1c88a0"), (760, "#0c5070"), (1200, "#0a2c4c")], calm=0.6)
    for k in range(26):
        x, y = (k * 131) % 800, 10 + (k * 47) % 90
        c.flat(ell(x, y, 60 - y * 0.3, 7), "#f0fff0", 0.4, 3)
    for x0, x1, w in ((120, -40, 60), (300, 200, 90), (470, 470, 110), (620, 760, 80), (740, 900, 50)):
        c.beam(
            [(x0 - w * 0.4, -20), (x0 + w * 0.4, -20), (x1 + w, 900), (x1 - w, 900)],
            "#c4fff0",
            0.16,
            22,
            1 - c.ground(0) * 0 - (c.yy / 1000).clip(0, 1),
        )
