"""A grey customs hall: pillars and high windows, a floor of stone chips, a long green counter."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell, join, rect

GREEN: Ramp = ["#141c1c", "#2c3a36", "#566860", "#94a492"]
PILLAR: Ramp = ["#3c4446", "#606866", "#848a84", "#a8aca4"]
TERRAZZO: Ramp = ["#34383a", "#5c605e", "#8c8e86", "#bcb8a8"]
COUNTER_TOP: Ramp = ["#2c2420", "#5c4a3c", "#988068", "#e8c890"]
CHIPS = ("#a8a498", "#44484a", "#7c6a5c")


def _window(c: Card, x: float, y: float) -> None:
    """A high arched window with its stone surround, its glazing bars and its sill at the height `y`."""
    outer = join(rect(x - 54, y - 270, x + 54, y), ell(x, y - 270, 54, 52))
    c.paint(outer, PILLAR, vol=7, amb=0.3, wob=0.3, fog=0.15, edge=0.25)
    pane = join(rect(x - 42, y - 268, x + 42, y - 6), ell(x, y - 268, 42, 40))
    m = c.flat(pane, "#b8c4c0", 0.95, 1, wob=0.3)
    c.flat(rect(x - 46, y - 320, x - 30, y), "#5c6a6c", 0.5, 5, clip=m)  # the depth of the wall
    for k in (-14, 14):
        c.line([(x + k, y - 310), (x + k, y)], 3.4, "#5c6a6c", 0.8, 0.3, clip=m, ends=0.9)
    for bar in (200, 132, 66):
        c.line([(x - 44, y - bar), (x + 44, y - bar)], 3.4, "#5c6a6c", 0.8, 0.3, clip=m, ends=0.9)
    c.shade(rect(x - 66, y + 12, x + 66, y + 30), 0.4, 6, "#2c3436")
    c.paint(rect(x - 66, y - 4, x + 66, y + 14), PILLAR, vol=4, amb=0.5, wob=0.3, det=0.3)


def customs_hall(c: Card) -> None:
    """Nothing but grey: pillars, high windows and their pale light; it fills the page."""
    c.sky([(0, "#4c5658"), (300, "#6c7674"), (620, "#7c8480"), (860, "#686e6c"), (1200, "#565c5c")], calm=0.3)
    for x in (98, 298, 502, 702):
        _window(c, x, 372)
    for x in (-4, 198, 400, 602, 804):
        c.paint(rect(x - 28, -10, x + 28, 840), PILLAR, vol=22, amb=0.3, wob=0.4, fog=0.2, edge=0.2)
    for x in (98, 298, 502, 702):
        c.beam([(x - 40, 70), (x + 40, 70), (x + 170, 700), (x + 30, 700)], "#d8e0d8", 0.1, 20)
    c.paint(rect(-10, 560, 810, 596), PILLAR, vol=5, amb=0.25, wob=0.3, fog=0.2, edge=0.2)  # a moulding
    c.darken(c.ground(596), "#3c4446", 0.35)
    c.haze(-200, 420, "#2c3438", 0.5)


def terrazzo(c: Card, y: int = 1000) -> None:
    """A floor of stone chips from the height `y` down."""
    floor, light = rect(-10, y, 810, 1210), (400, y - 8, 160)
    m = c.paint(floor, TERRAZZO, vol=3, edge=0, amb=0.4, wob=0.2, light=light)
    for px, py in c.scatter(m, 520):
        chip = ell(px, py, c.rng.uniform(2, 6), c.rng.uniform(1, 3))
        c.flat(chip, CHIPS[int(px) % 3], 0.5, wob=0.5)


def counter(c: Card, y: int = 724) -> None:
    """A long green counter across the hall, seen a little from above: its far edge at the height `y`, its near one 140 below."""
    near = y + 140
    c.shade(rect(-10, near + 134, 810, near + 170), 0.6, 14, "#14181a")
    front, light = rect(-20, near + 16, 820, near + 148), (400, near - 20, 150)
    c.paint(front, GREEN, vol=4, amb=0.2, wob=0.3, edge=0.2, light=light, grad=(0.06, -0.2))
    for x in (20, 212, 404, 596):
        panel = (x, near + 42, x + 172, near + 124)
        c.shade(rect(*panel), 0.3, 1, "#101816")
        c.line([(panel[0], panel[1]), (panel[2], panel[1])], 4, "#101816", 0.7, 0.3, ends=0.9)
        c.line([(panel[0], panel[1]), (panel[0], panel[3])], 4, "#101816", 0.7, 0.3, ends=0.9)
        c.line([(panel[2], panel[1]), (panel[2], panel[3])], 3, "#8c9c8c", 0.4, 0.3, ends=0.9)
        c.line([(panel[0], panel[3]), (panel[2], panel[3])], 3, "#8c9c8c", 0.4, 0.3, ends=0.9)
    top = rect(-20, y, 820, near)
    m = c.paint(top, COUNTER_TOP, vol=2, amb=0.2, gain=0.9, wob=0.3, edge=0.2, grain=1, tex=0.3, light=(400, y + 30, 150), lump=0)  # fmt: skip
    c.marks(m, 0.0, 160, 60, 2.4, jit=0.05, alpha=0.3)
    c.shade(rect(-20, near + 14, 820, near + 32), 0.55, 5, "#0c1010")
    edge = rect(-20, near - 2, 820, near + 18)
    c.paint(edge, COUNTER_TOP, vol=7, amb=0.16, wob=0.3, edge=0.3, light=(400, near - 80, 110))
