"""A small washing line between two straight posts, shirts and sheets on it by turns."""

from collections.abc import Sequence

from studio.colour import Ramp
from studio.elements.rooms.household import sheet, shirt, washing_line
from studio.paint import Card

Place = tuple[float, float]


def line_posts(c: Card, *tops: Place) -> None:
    """A post for each end of a line, the line tied near its top."""
    for x, y in tops:
        c.line([(x, y + 58), (x, y - 6)], 5, "#5a4434", 1, 0.3, ends=0.9)


def pegged_washing(c: Card, a: Place, b: Place, ramps: Sequence[Ramp]) -> None:
    """The line from a to b, a shirt first, then a sheet, and so on."""
    places = washing_line(c, a, b, 18)
    for i, ramp in enumerate(ramps):
        peg = places[1 + 2 * i][:2]
        if i % 2:
            sheet(c, *peg, 56, 48, ramp, -0.5)
        else:
            shirt(c, *peg, 50, ramp, -0.5)
