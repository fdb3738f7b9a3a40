"""A handcart with two wheels, seen from behind in a street's perspective, full of bottled weather."""

from studio.elements.buildings.street_terraces import Street
from studio.elements.things.weather_bottled import little_bottle
from studio.paint import Card
from studio.palettes import BRASS, WOOD
from studio.shapes import Point, ell, poly

TYRE = ["#0e1220", "#262c3e", "#545e70"]
SPOKE = ["#2c1c20", "#6c4c34", "#b08454"]
INSIDE = ["#1c1220", "#34222a", "#4c3434"]
WEATHERS = ("#8cb4d0", "#e8b878", "#d8c8d4", "#e0c890", "#a8b8d0", "#a4c4a8", "#c8a4b4", "#f0d890", "#98c8d8")


def milk_cart(
    c: Card, street: Street, left: float, right: float, near: float, far: float, hand: Point
) -> None:
    """The cart between `left` and `right` of the road and from `near` to `far`; the right end of its handle is in `hand`."""
    floor, rim = 0.085, 0.2

    def at(side: float, d: float, up: float) -> tuple[float, float]:
        return street.road(side, d, up)

    c.shade(
        poly(
            [
                at(left - 0.03, near * 1.07, 0),
                at(right + 0.02, near * 1.07, 0),
                at(right + 0.05, far, 0),
                at(left, far, 0),
            ]
        ),
        0.7,
        9,
        "#141030",
    )
    _handle(c, street, at(left, far, 0.15), at(right, far, 0.15), hand)
    _wheel(c, street, left - 0.02, near, far, 0.4)
    walls = [at(left, far, rim), at(right, far, rim), at(right, near, rim), at(left, near, rim)]
    c.paint(poly(walls), INSIDE, vol=2, wob=0.25)
    for row, count in enumerate((3, 3, 3)):
        d = far + (near - far) * (0.2 + 0.3 * row)
        for k in range(count):
            side = left + (right - left) * (k + 0.5 + 0.1 * (row % 2)) / count
            x, y = at(side, d, floor + 0.02)
            little_bottle(c, x, y, d * 0.165, WEATHERS[row * 3 + k])
    flank = [at(right, near, rim), at(right, far, rim), at(right, far, floor), at(right, near, floor)]
    m = c.paint(poly(flank), ["#140e14", "#34241f", "#5c4434"], vol=3, wob=0.25, edge=0.3, det=0.4)
    c.line(
        [at(right, near, (floor + rim) / 2), at(right, far, (floor + rim) / 2)],
        3,
        "#100a10",
        0.7,
        0.3,
        clip=m,
        ends=0.9,
    )
    tail = [at(left, near, rim), at(right, near, rim), at(right, near, floor), at(left, near, floor)]
    m = c.paint(poly(tail), WOOD, vol=5, wob=0.25, edge=0.3, det=0.4, grain=1, rim=0.5)
    for up in (floor + 0.04, floor + 0.08):
        c.line([at(left, near, up), at(right, near, up)], 3, "#2c1c1c", 0.65, 0.3, clip=m, ends=0.9)
    for side in (left + 0.02, right - 0.02):
        c.line([at(side, near, rim), at(side, near, floor)], 8, "#5c4030", 0.9, 0.3, clip=m, ends=1)
    c.line([at(left, near, rim), at(right, near, rim)], 5, "#d8ac78", 0.9, 0.3, ends=0.9)
    c.line([at(right, near, rim), at(right, far, rim)], 4, "#a88058", 0.85, 0.3, ends=0.9)
    _wheel(c, street, right + 0.025, near, far, 0.33)


def _handle(c: Card, street: Street, left: Point, right: Point, hand: Point) -> None:
    """Two shafts that run on along the street from the front of the box, and the bar between them that he holds."""
    t = (hand[0] - 4 - right[0]) / (street.x - right[0])
    rise = right[1] + t * (street.y - right[1]) - hand[1]
    bar = [(x + t * (street.x - x), y + t * (street.y - y) - rise) for x, y in (left, right)]
    bar[1] = (bar[1][0] + 14, bar[1][1])
    for line in ((left, bar[0]), (right, (bar[1][0] - 8, bar[1][1])), bar):
        c.line(line, 10, "#2c1a18", 1, 0.2, ends=0.95, det=0.7)
        c.line([(x - 1, y - 2) for x, y in line], 5, "#b08458", 0.95, 0.2, ends=0.9, det=0.7)


def _wheel(c: Card, street: Street, side: float, near: float, far: float, wide: float) -> None:
    """A wheel standing along the street, so an oval, `wide` of its height: tyre, felloe, spokes and a brass hub."""
    d, tall = (near * far) ** 0.5, 0.1
    x, y = street.road(side, d, tall)
    r = d * tall
    w = r * wide
    c.shade(ell(x, y + r, w * 1.5, 7), 0.85, 4, "#0c0a20")
    c.paint(ell(x - 5, y, w, r), TYRE, vol=4, wob=0.2, edge=0.3, det=0.5)  # how thick it is
    c.paint(ell(x, y, w, r), TYRE, vol=6, wob=0.2, edge=0.3, det=0.5, rim=0.9, rimw=4)
    c.paint(ell(x + 2, y, w * 0.84, r * 0.9), SPOKE, vol=3, wob=0.2)
    c.paint(ell(x + 2, y, w * 0.66, r * 0.76), ["#1c1834", "#342c4c"], vol=2, wob=0.2)
    for dx, dy in ((0, 1), (0.86, 0.5), (0.86, -0.5)):
        a, b = (x + 2 + w * 0.7 * dx, y + r * 0.82 * dy), (x + 2 - w * 0.7 * dx, y - r * 0.82 * dy)
        c.line([a, b], 5, SPOKE[2], 1, 0.2, ends=1)
    c.paint(ell(x + 3, y, 5, 9), BRASS, vol=4, wob=0.2, det=0.6)
