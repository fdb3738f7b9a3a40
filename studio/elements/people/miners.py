"""Miners in side view, looking left, a lamp on the helmet."""

from typing import Any

from studio.colour import Ramp
from studio.elements.land.mine import HELMET
from studio.elements.people.figures import bell
from studio.elements.things.helmet_lamp import helmet_lamp
from studio.paint import Card
from studio.palettes import SLATE
from studio.shapes import Point

DUSTY: Ramp = ["#161c2c", "#3c3c48", "#746c68", "#c8b494"]


def miner(
    c: Card, x: float, y: float, h: float, lamp: Point, coat: Ramp = SLATE, **how: Any
) -> tuple[float, float]:
    """One at work, feet at (x, y), the lamp of his helmet at `lamp`; `how` is as for any person. Returns his near hand."""
    hand = bell(c, x, y, h, coat, hat="bowler", hat_ramp=HELMET, view="side", **how)
    helmet_lamp(c, *lamp)
    return hand
