"""By Invitation.

In a frozen forest lake a hole has been cut, and lit stairs lead down under the ice. A file of deer descends without a
sound; at the bottom of the lake stands a great house with every window lit. On the snow, at the rim, the last fawn
looks back at us.
"""

import numpy as np

from studio.elements.animals.deer_stairs import descending_deer, fawn
from studio.elements.animals.sea_life import fish
from studio.elements.buildings.house_sunken import STEP, great_house, porch
from studio.elements.plants.trees import conifer
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import blob, curve, ell, poly, rect, taper

META = {"number": 66, "slug": "by-invitation", "seed": 6666}
FINISH = Finish(bloom=0.46, vignette=0.28)

DEEP = ["#06182c", "#0c3048", "#185468", "#3c8c90", "#98ccb4"]
ICE = ["#2c6078", "#68a8b0", "#b0dcd0", "#ecfaec"]
Point = tuple[float, float]
FLIGHTS: tuple[tuple[Point, Point, int], ...] = (
    ((226, 366), (650, 556), 12), ((650, 574), (150, 770), 13), ((150, 788), (350, 944), 7),
)  # fmt: skip
ICE_LINE = 344.0
HOLE = (150.0, 318.0)


def winter(c: Card) -> None:
    """A blue wood on the far shore, snow on the ice."""
    c.sky([(0, "#14204c"), (180, "#2c4478"), (300, "#6c88b0"), (360, "#a0b4c4")])
    c.stars(70, 200)
    for k, x in enumerate(range(10, 830, 62)):
        conifer(c, x, 314, (150, 190, 130, 210, 160)[k % 5], fog=(0.5, 0.6, 0.66, 0.44)[k % 4], snow=0.7)
    c.fogband(304, 34, "#a8bccc", 0.6)
    snow = blob((-30, 306), (200, 312), (420, 304), (640, 312), (830, 302), (830, 366, "c"), (-30, 366, "c"))
    c.paint(
        snow, ["#506c9c", "#88a4c4", "#c0d0dc", "#f0f0e8"], vol=8, amb=0.45, edge=0.05, light=(240, 240, 200)
    )


def under_ice(c: Card) -> None:
    """The lake cut open: a lid of thick ice with a gap in it, then water getting darker."""
    lid = curve(
        (-30, ICE_LINE), (160, ICE_LINE + 4), (400, ICE_LINE - 3), (640, ICE_LINE + 5), (830, ICE_LINE)
    )
    m = c.paint(
        poly([*lid, (830, 1240), (-30, 1240)]),
        DEEP,
        vol=3,
        amb=0.2,
        gain=0.6,
        edge=0,
        tex=0.16,
        light=(400, 900, 260),
        grad=(0.2, -0.06),
    )
    c.marks(m, 0.03, 400, 70, 6, jit=0.08, alpha=0.35)
    c.beam([(HOLE[0] + 10, ICE_LINE), (HOLE[1] - 10, ICE_LINE), (470, 900), (60, 900)], "#ffd890", 0.2, 40)
    for part in (lid[lid[:, 0] < HOLE[0]], lid[lid[:, 0] > HOLE[1]]):
        im = c.paint(
            poly([*part, *(part[::-1] + np.array([0, 46]))]),
            ICE,
            vol=14,
            amb=0.42,
            edge=0.28,
            wob=1.2,
            light=(230, 330, 120),
            rim=0.6,
        )
        for x in np.arange(part[0, 0] + 20, part[-1, 0] - 12, 44):
            c.line(
                [(x, ICE_LINE + 4), (x + 10, ICE_LINE + 20), (x + 4, ICE_LINE + 44)],
                2.4,
                "#f0fff4",
                0.5,
                0.6,
                clip=im,
            )
            c.paint(
                taper((x + 8, ICE_LINE + 42, 15), (x + 8, ICE_LINE + 56 + x * 7 % 30, 2)),
                ICE,
                vol=5,
                alpha=0.75,
                amb=0.3,
            )
    for x, y, w, flip in (
        (706, 700, 46, True),
        (80, 640, 40, False),
        (690, 470, 40, False),
        (560, 880, 36, True),
    ):
        fish(c, x, y, w, flip=flip, fog=0.3)


def flight(c: Card, a: Point, b: Point, n: int) -> None:
    """One solid run of steps: a stringer below, treads that catch the light, lamps on a rail behind."""
    dx, dy = (b[0] - a[0]) / n, (b[1] - a[1]) / n
    rail = [(a[0] + dx * (k + 0.5), a[1] + dy * (k + 0.5) - 74) for k in range(0, n + 1, 3)]
    c.line(rail, 5, "#c8a05c", 0.95, 0.3, ends=0.9)
    for x, y in rail:
        c.line([(x, y - 4), (x, y + 74)], 5, "#a8844c", 0.95, 0.2, ends=0.9)
        c.halo(x, y - 14, 60, "#ffc060", 0.7)
        c.flat(ell(x, y - 14, 11, 13), "#ffdc84", 1, det=1)
        c.flat(ell(x, y - 13, 5.5, 7), "#fffbe0", 1, det=1)
    c.paint(
        poly([(a[0], a[1] + 8), (b[0], b[1] + 8), (b[0], b[1] + 44), (a[0], a[1] + 44)]),
        STEP[:3],
        vol=8,
        wob=0.4,
        edge=0.3,
        amb=0.2,
    )
    for k in range(n):
        x, y = a[0] + dx * k, a[1] + dy * k
        over = 7 if dx > 0 else -7
        c.paint(poly([(x - over, y), (x + dx + over, y), (x + dx + over, y + dy + 12), (x - over, y + dy + 12)]), STEP, vol=5, wob=0.3, edge=0.3,
            amb=0.34, light=(x, y - 60, 70))  # fmt: skip
        c.flat(
            poly([(x - over, y), (x + dx + over, y), (x + dx + over, y + 6), (x - over, y + 6)]),
            "#fff0c4",
            0.8,
            1,
            wob=0.3,
        )


def guests(c: Card) -> None:
    """Six, all going down; the first is nearly at the door."""
    places = (
        (0, 0.34, 112, "low", False, 0), (0, 0.76, 134, "up", True, 1), (1, 0.2, 118, "low", False, 1), (1, 0.5, 140, "proud", True, 0),
        (1, 0.8, 116, "up", False, 1), (2, 0.5, 106, "low", False, 0),
    )  # fmt: skip
    for i, t, h, carriage, antlers, stride in places:
        a, b, _ = FLIGHTS[i]
        slope = abs((b[1] - a[1]) / (b[0] - a[0]))
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        descending_deer(
            c,
            x,
            y + 8,
            h,
            slope,
            carriage,
            antlers,
            stride,
            flip=b[0] > a[0],
            light=(x + 30, y - 170, 90),
            gain=0.66,
            amb=0.2,
        )


def doorstep(c: Card) -> None:
    """The lit gap in the ice with its rim of snow, the first steps, the one who has not gone down yet."""
    mid, half = sum(HOLE) / 2, (HOLE[1] - HOLE[0]) / 2
    c.glow(mid, 330, 230, "#ffc060", 0.5, 1.6)
    c.paint(
        ell(mid, 338, half + 4, 22),
        ["#a86018", "#f0b048", "#ffe49c", "#fff8dc"],
        vol=4,
        amb=0.7,
        edge=0.3,
        wob=0.5,
    )
    for k in range(3):
        c.paint(
            rect(mid - 58 + 22 * k, 330 + 12 * k, mid + 40 + 18 * k, 342 + 12 * k, 2),
            STEP,
            vol=4,
            wob=0.3,
            edge=0.34,
            amb=0.6,
        )
    rim = [
        (mid + np.cos(t) * (half + 16), 334 + np.sin(t) * 26, 15)
        for t in np.linspace(np.pi * 0.98, np.pi * 2.02, 12)
    ]
    c.paint(taper(*rim), ["#7890b4", "#bccad8", "#f4f2ea"], vol=8, amb=0.45, light=(mid, 330, 60), rim=0.8)
    fawn(c, 560, 346, 0.86)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 900, 240), key="#ffe0a0", fog="#4c7088")
    winter(c)
    c.snowfall(90)
    under_ice(c)
    great_house(c)
    porch(c)
    c.fogband(1176, 34, "#5c98a0", 0.5)
    doorstep(c)
    for a, b, n in FLIGHTS[::-1]:
        flight(c, a, b, n)
    guests(c)
