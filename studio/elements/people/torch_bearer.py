"""Someone in a hood who holds a flame up high, in side view."""

from studio.colour import Ramp
from studio.elements.buildings.candles_tall import tall_flame
from studio.elements.people.figures import bell
from studio.paint import Card


def torch_bearer(
    c: Card, x: float, y: float, h: float, coat: Ramp, light: tuple[float, float, float]
) -> None:
    """Standing at (x, y), looking right, the torch stretched up before them."""
    hx, hy = bell(c, x, y, h, coat, hat="hood", view="side", arm="up", flip=True, rim=1.0, light=light)
    c.line([(hx, hy), (hx + 10, hy - 34)], 5, "#8c5c30", 1, 0.2, ends=0.8)
    tall_flame(c, hx + 10, hy - 30, 34, 0.7)
