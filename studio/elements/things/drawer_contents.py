"""What may be put away in a drawer: winter, an evening, a hum of light, what was looked for."""

from studio.elements.rooms.drawers import Box
from studio.paint import Card
from studio.shapes import blob, ell, poly

SNOW = ["#6c80ac", "#b4c4dc", "#eef4f8", "#ffffff"]
EVENING = ["#5c3470", "#a85488", "#f0907c"]


def winter_overflowing(c: Card, front: Box, foot: float = 1100) -> None:
    """Snow heaped in a drawer too full of it; it falls from the front down to `foot`."""
    x0, y0, x1, _ = front
    mid = (x0 + x1) / 2
    upper = ((x0 + 4, y0 + 10), (x0 + 24, y0 - 22), (mid, y0 - 34), (x1 - 26, y0 - 20), (x1 - 4, y0 + 10))
    heap = blob(*upper, (x1 - 20, y0 + 26), (mid, y0 + 18), (x0 + 22, y0 + 30))
    c.paint(heap, SNOW, vol=14, amb=0.6, wob=1, edge=0.15)
    cone = poly([(x0 + 10, y0), (x1 - 10, y0), (x1 + 40, foot), (x0 - 40, foot)])
    c.flat(cone, "#cfe0f0", 0.1, 24)
    c.sparks(cone, 220, "#f8fcff", (1.2, 3.2), 1.0)


def snow_drift(c: Card, x: float, y: float) -> None:
    """A small drift on the floor, 160 wide."""
    drift = blob((x - 80, y), (x - 60, y - 32), (x - 10, y - 48), (x + 40, y - 34), (x + 76, y))
    c.paint(drift, SNOW[:3], vol=16, amb=0.5)


def small_sunset(c: Card, x: float, y: float) -> None:
    """An evening, kept for later: the sun goes down behind the edge at (x, y)."""
    c.glow(x, y - 20, 190, "#ff7c4c", 0.5, 1.5)
    for dx in (-150, -80, 0, 80, 150):
        top = y - 170 + abs(dx) * 0.4
        c.beam([(x - 6, y), (x + 6, y), (x + dx + 22, top), (x + dx - 22, top)], "#ff9c5c", 0.45, 7)
    disc = ell(x, y - 22, 56)
    c.paint(disc, ["#f07038", "#ffb850", "#fff0a8"], vol=10, amb=0.8, wob=0.3, edge=0.1, det=0.6)
    for dx, dy, w in ((-62, -34, 38), (62, -52, 34), (48, -4, 40), (-50, -2, 42)):
        c.paint(ell(x + dx, y + dy, w, 10), EVENING, vol=6, wob=1.4, edge=0.05, soft=1.5)


def humming_lights(c: Card, x0: float, x1: float, y: float) -> None:
    """Five sparks that dance over an edge from x0 to x1."""
    for k in range(5):
        x = x0 + 14 + (x1 - x0 - 28) * k / 4
        c.halo(x, y - 18 - 12 * (k % 2), 36, "#fff0a0", 0.8)
        c.dot(x, y - 20 - 16 * (k % 2), 3, "#fffbe0", 1)


def rising_light(c: Card, x0: float, x1: float, y: float) -> None:
    """What was looked for: light and gold dust out of the drawer from x0 to x1."""
    c.beam([(x0 + 6, y), (x1 - 6, y), (x1 + 70, y - 230), (x0 - 60, y - 230)], "#ffdf9c", 0.6, 18)
    c.glow((x0 + x1) / 2, y - 20, 210, "#ffd890", 0.5, 1.5)
    c.sparks(poly([(x0, y), (x1, y), (x1 + 60, y - 200), (x0 - 50, y - 200)]), 46, "#fff6d0", (1, 2.6))
