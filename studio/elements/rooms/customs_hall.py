"""A grey customs hall: pillars and high windows, a floor of stone chips, a long green counter."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell, poly, rect

GREEN: Ramp = ["#141c1c", "#2c3a36", "#566860", "#94a492"]
PILLAR: Ramp = ["#3c4446", "#606866", "#848a84", "#a8aca4"]
TERRAZZO: Ramp = ["#34383a", "#5c605e", "#8c8e86", "#bcb8a8"]
COUNTER_TOP: Ramp = ["#2c2420", "#5c4a3c", "#988068", "#e8c890"]
CHIPS = ("#a8a498", "#44484a", "#7c6a5c")


def customs_hall(c: Card) -> None:
    """Nothing but grey: pillars, high windows and their pale light; it fills the page."""
    c.sky([(0, "#5c6466"), (300, "#7c8482"), (620, "#8c928c"), (860, "#767c78"), (1200, "#565c5c")], calm=0.3)
    for x in (96, 296, 504, 704):
        c.flat(rect(x - 44, 90, x + 44, 350), "#b4bcb6", 0.75, 3, wob=0.4)
        c.flat(ell(x, 92, 44, 40), "#b4bcb6", 0.75, 3, wob=0.4)
        for k in (-15, 15):
            c.line([(x + k, 56), (x + k, 350)], 3, "#6c7674", 0.5, ends=0.9)
        for yy in (150, 220, 290):
            c.line([(x - 44, yy), (x + 44, yy)], 3, "#6c7674", 0.5, ends=0.9)
        c.beam([(x - 40, 60), (x + 40, 60), (x + 150, 700), (x + 10, 700)], "#d8e0d8", 0.08, 26)
    for x in (-4, 196, 400, 604, 804):
        c.paint(rect(x - 30, -10, x + 30, 840), PILLAR, vol=24, amb=0.4, wob=0.4, fog=0.35, edge=0.1)
    c.haze(840, 420, "#848c88", 0.5)


def terrazzo(c: Card, y: int = 968) -> None:
    """A floor of stone chips from the height `y` down."""
    floor, light = rect(-10, y, 810, 1210), (400, y - 8, 160)
    m = c.paint(floor, TERRAZZO, vol=3, edge=0, amb=0.4, wob=0.2, light=light)
    for px, py in c.scatter(m, 520):
        chip = ell(px, py, c.rng.uniform(2, 6), c.rng.uniform(1, 3))
        c.flat(chip, CHIPS[int(px) % 3], 0.5, wob=0.5)


def counter(c: Card, y: int = 776) -> None:
    """A long green counter across the hall, its top at the height `y`."""
    c.shade(rect(-10, y + 214, 810, y + 254), 0.6, 16, "#14181a")
    front, light = rect(-20, y + 36, 820, y + 228), (400, y + 24, 170)
    c.paint(front, GREEN, vol=4, amb=0.22, wob=0.3, edge=0.2, light=light, grad=(0.1, -0.2))
    for x in (20, 212, 404, 596):
        c.line([(x, y + 70), (x + 176, y + 70)], 4, "#101816", 0.6, 0.3, ends=0.9)
        c.line([(x, y + 70), (x, y + 204)], 4, "#101816", 0.6, 0.3, ends=0.9)
        c.line([(x + 176, y + 70), (x + 176, y + 204)], 3, "#8c9c8c", 0.4, 0.3, ends=0.9)
        c.line([(x, y + 204), (x + 176, y + 204)], 3, "#8c9c8c", 0.4, 0.3, ends=0.9)
    top = poly([(-20, y), (820, y), (820, y + 42), (-20, y + 42)])
    c.paint(top, COUNTER_TOP, vol=5, amb=0.3, wob=0.4, edge=0.25, light=(400, y - 76, 140))
