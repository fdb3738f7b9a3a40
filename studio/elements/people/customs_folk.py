"""Two who meet at a customs counter, both in side view: the officer and the traveller."""

from typing import Any

from studio.colour import Ramp
from studio.elements.people.figures import Light3, bell
from studio.elements.things.props import hat
from studio.paint import Card
from studio.palettes import HAIR_GREY, SLATE

UNIFORM: Ramp = ["#141c1e", "#2c3c3a", "#587068", "#a8b898"]
COAT: Ramp = ["#1c1820", "#403640", "#706068", "#b49c94"]


def customs_officer(c: Card, x: float, y: float, h: float, light: Light3) -> tuple[float, float]:
    """A stout officer in a cap, looking left, who holds something up; returns that hand."""
    how: dict[str, Any] = {"view": "side", "arm": "up", "stout": 1.15}
    return bell(c, x, y, h, UNIFORM, "cap", UNIFORM, HAIR_GREY, rim=1.1, light=light, **how)


def bareheaded_traveller(c: Card, x: float, y: float, h: float, light: Light3) -> None:
    """A traveller, looking right, a little bowed, hat in hand."""
    how: dict[str, Any] = {"view": "side", "arm": "fwd", "flip": True, "stoop": 0.12}
    hx, hy = bell(c, x, y, h, COAT, rim=1.1, light=light, **how)
    hat(c, hx + 6, hy + 34, 62, SLATE)
