"""Doorsteps of stone: before the houses of a street, and the one at our own feet."""

from studio.elements.buildings.street_terraces import STEP, Street
from studio.paint import Card
from studio.shapes import Point, poly

RISER = ["#2c2848", "#544a6c", "#8c7890"]


def house_step(
    c: Card, street: Street, side: int, far: float, near: float, fog: float
) -> tuple[float, float]:
    """The step before the door of a house that reaches from `far` to `near`; returns the middle of its top."""
    a, b = far + (near - far) * 0.04, far + (near - far) * 0.52
    up = 0.035
    top = [street.road(s, d, up) for s, d in ((side, a), (side, b), (side * 0.86, b), (side * 0.86, a))]
    foot = [street.road(s, d) for s, d in ((side * 0.86, a), (side * 0.86, b), (side, b))]
    c.paint(poly([*top[1:], *foot]), STEP[:3], vol=2, fog=fog, wob=0.3)
    c.paint(poly(top), STEP, vol=2, fog=fog, wob=0.3, amb=0.6)
    return street.road(side * 0.92, (a + b) / 2, up)


def own_step(c: Card, street: Street, corner: Point, far: float, drop: float = 44) -> None:
    """Our own step, from its near left corner off to the right; its end runs back to the street's vanishing point."""
    x, y = corner

    def back(px: float, py: float, to: float) -> tuple[float, float]:
        return street.x + (px - street.x) * (to - street.y) / (py - street.y), to

    left, low = back(x, y, far), (x + 6, y + drop)
    c.shade(
        poly(
            [(x - 40, low[1]), (left[0] - 26, far + drop * 0.6), (left[0] + 10, far), (x + 20, low[1] + 20)]
        ),
        0.6,
        14,
        "#141030",
    )
    end = [left, (x, y), (x, y + drop), (left[0], far + drop * 0.8)]
    c.paint(poly(end), RISER[:2], vol=2, amb=0.2, wob=0.4, edge=0.2)
    riser = [(x, y), (830, y + 4), (830, 1240), (x, 1240)]
    m = c.paint(poly(riser), RISER, vol=4, amb=0.3, tex=0.3, edge=0.2, wob=0.5)
    for k, jx in enumerate((x + 120, x + 270, x + 380)):
        c.line([(jx, y + 8), (jx + k, y + 70)], 3, "#1c1838", 0.6, 0.6, clip=m, ends=1)
    m = c.paint(
        poly([(x, y), left, (830, far), (830, y + 4)]), STEP, vol=3, amb=0.5, tex=0.3, edge=0.2, wob=0.5
    )
    c.marks(m, -0.02, 90, 46, 4, jit=0.05, alpha=0.4)
    c.line([(x, y), (x + 240, y + 2), (830, y + 4)], 6, "#f4d4bc", 0.8, 0.5, ends=0.8)
    c.line([(x, y), left], 4, "#d8b8b0", 0.7, 0.4, ends=0.8)
