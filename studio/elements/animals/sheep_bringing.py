"""A sheep that brings a ball of its own wool, held in its mouth by the thread."""

from studio.colour import Ramp
from studio.elements.animals.beasts import sheep
from studio.elements.things.wool import WOOL, wool_ball
from studio.paint import Card
from studio.palettes import HAIR
from studio.shapes import blob


def bringing_sheep(
    c: Card, x: float, y: float, h: float = 80, face: Ramp = HAIR, flip: bool = False, fog: float = 0
) -> None:
    """The sheep standing at (x, y), looking left, the ball between its lips."""
    f = sheep(c, x, y, h, WOOL, face, flip, fog, 0.4)
    f.shade(blob((-58, -40), (-40, -36), (-36, -20), (-56, -18)), 0.3, 5)
    wool_ball(c, *f.pt(-54, -31), h * 0.145)
    lips = blob((-44, -47), (-52, -42), (-52.5, -36), (-47, -33.5), (-41, -38))
    f.paint(lips, face, vol=4, edge=0.2)
