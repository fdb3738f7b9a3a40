"""Townsfolk out in the snow, some with a lantern, each in a pool of its light."""

from collections.abc import Sequence

from studio.elements.people.figures import townsperson
from studio.elements.things.lights import lantern
from studio.paint import Card
from studio.shapes import ell


def lantern_folk(c: Card, places: Sequence[tuple[float, float, int, bool]], h: float = 112) -> None:
    """At each (x, y, kind, lantern) one of them, looking left; light and shadows first, so that no glow dims a neighbour."""
    for x, y, _, lit in places:
        if lit:
            c.glow(x - 24, y, h * 1.1, "#ffa840", 0.55, 1.6, 0.35)
        c.shade(ell(x + 26, y + 4, 44, 8, 6), 0.36, 5, "#2c2458")
    for x, y, kind, lit in sorted(places, key=lambda p: p[1]):
        tall = h + (y - 1056) * 0.5
        hand = townsperson(c, x, y, tall, kind, arm="fwd" if lit else "up", lean=-4)
        if lit:
            lantern(c, hand[0], hand[1] + 30, 33, "#ffb448", g=0.4)
