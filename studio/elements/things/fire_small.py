"""A small fire of broken sticks in a ring of stones."""

from studio.paint import Card
from studio.shapes import blob, ell, taper

WOOD = ["#1c0c0c", "#5c2c1c", "#b06c3c", "#ffb868"]
STONE = ["#181830", "#3c3c5c", "#7c7080", "#f0b078"]
RED_HOT = ["#c83010", "#f07820", "#ffc040"]
FLAMES = (
    (-20, 74, 21, RED_HOT),
    (22, 66, 19, RED_HOT),
    (0, 112, 28, ["#e84c10", "#ff9c28", "#ffdc60"]),
    (2, 62, 15, ["#ffc840", "#fff0a0", "#fffbe0"]),
)


def small_fire(c: Card, x: float, y: float) -> None:
    """Broken sticks, four flames and a few sparks; (x, y) is the heart of the fire."""
    c.halo(x, y - 30, 150, "#ff9040", 0.42)
    c.shade(ell(x, y + 44, 104, 20), 0.75, 8, "#2c1820")
    _stones(c, x, y, ((-66, 30, 15), (-36, 22, 13), (0, 20, 13), (36, 22, 13), (66, 30, 15)))
    for a, b in (((-58, 46), (40, 10)), ((58, 46), (-40, 10)), ((-34, 50), (34, 46))):
        c.paint(taper((x + a[0], y + a[1], 20), (x + b[0], y + b[1], 15)), WOOD, vol=8, wob=0.5, edge=0.3)
        c.paint(ell(x + a[0], y + a[1], 8, 10), ["#5c341c", "#c08850", "#f8d49c"], vol=3, edge=0.4)
    for dx, h, w, ramp in FLAMES:
        there = ((x + dx, y + 24 - h, "c"), (x + dx + w * 0.7, y + 24 - h * 0.45), (x + dx + w, y + 8))
        back = ((x + dx, y + 26), (x + dx - w, y + 8), (x + dx - w * 0.6, y + 24 - h * 0.5))
        c.paint(blob(*there, *back), ramp, vol=10, amb=0.5, edge=0.05, wob=0.7, det=0.6)
    _stones(c, x, y, ((-84, 46, 18), (-52, 58, 17), (-16, 62, 17), (20, 62, 18), (56, 58, 16), (86, 46, 18)))
    for i in range(9):
        c.dot(x - 40 + (i * 37) % 84, y - 110 - i * 22, 2.4, "#ffd078", 0.95)


def _stones(c: Card, x: float, y: float, places: tuple[tuple[float, float, float], ...]) -> None:
    """Part of the ring of stones about the fire: place and size of each, seen from the fire."""
    for dx, dy, r in places:
        there = (
            (x + dx - r, y + dy + r * 0.5),
            (x + dx - r * 0.8, y + dy - r * 0.4),
            (x + dx, y + dy - r * 0.75),
        )
        back = (
            (x + dx + r * 0.9, y + dy - r * 0.3),
            (x + dx + r, y + dy + r * 0.5),
            (x + dx, y + dy + r * 0.65),
        )
        c.paint(
            blob(*there, *back), STONE, vol=r, amb=0.12, wob=0.5, edge=0.35, det=0.5, light=(x, y + 6, 40)
        )
