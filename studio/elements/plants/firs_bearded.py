"""Snowy firs that grow like hair on a face of rock: whiskers down a cheek, an eyebrow."""

import math

from studio.colour import Ramp
from studio.elements.plants.trees import conifer
from studio.paint import Card

FIRS: Ramp = ["#0a1a28", "#12333e", "#24545a", "#5c8c88"]
SIDEBURNS = ((96, 560, 84), (60, 610, 100), (24, 660, 116), (84, 640, 84))
WHISKERS = ((44, 730, 104), (92, 720, 80), (16, 800, 110))


def fir_whiskers(c: Card) -> None:
    """Seven firs at the left edge of the page, from 560 down to 800."""
    for x, y, h in (*SIDEBURNS, *WHISKERS):
        conifer(c, x, y, h, FIRS, fog=0.08, snow=0.7, rim=0.4)


def fir_eyebrow(c: Card, x: int, y: float) -> None:
    """A bowed row of seven small firs, 84 long, from (x, y) to the right."""
    for i, fx in enumerate(range(x, x + 84, 12)):
        conifer(c, fx, y - 12 * math.sin((fx - x + 8) / 30), 38 + 6 * (i % 3), FIRS, snow=0.5, rim=0.4)
