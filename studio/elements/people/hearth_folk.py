"""Those who hold their hands to a fire."""

from studio.colour import Ramp
from studio.elements.people.figures import bell
from studio.paint import Card


def warming(
    c: Card, x: float, y: float, h: float, coat: Ramp, hat: str, fire: tuple[float, float, float],
    view: str = "side", flip: bool = False, rim: float = 1.2,
) -> None:  # fmt: skip
    """One of them, in a coat and a hat of one colour, lit by the fire alone."""
    bell(c, x, y, h, coat, hat, coat, view=view, arm="fwd", flip=flip, light=fire, rim=rim, shadow=0)
