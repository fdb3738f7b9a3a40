"""Crows at home on a perch: side on, asleep with the bill in the back, and the feet that hold them there."""

from collections.abc import Sequence
from typing import Any

from studio.colour import Colour, Ramp
from studio.elements.animals.birds_crows import beak
from studio.paint import Card, Frame
from studio.palettes import CROW
from studio.shapes import blob, ell, taper

CLAW: Ramp = ["#2c2024", "#6c5044", "#b08c68", "#f0d4a0"]
NIGHT = "#0a0a14"


def _crow(c: Card, x: float, y: float, h: float, look: int, rimcol: Colour, gain: float) -> Frame:
    lit: dict[str, Any] = {"rim": 0.9, "rimcol": rimcol, "rimw": 4, "amb": 0.2, "gain": gain}
    return c.at(x, y, h / 100, 0, look > 0, vol=12, det=0.7, wob=0.3, **lit)


def side_crow(
    c: Card, x: float, y: float, h: float = 90, look: int = -1, bow: float = 0, shut: bool = False, rimcol: Colour = "#ffc070", gain: float = 1.0
) -> None:  # fmt: skip
    """Side on, standing at (x, y), its head `bow` degrees down, its tail hanging behind the perch."""
    f = _crow(c, x, y, h, look, rimcol, gain)
    tail = blob(
        (10, -18), (34, -28), (52, 26, "c"), (44, 26), (42, 33, "c"), (33, 28), (30, 34, "c"), (18, 8)
    )
    f.paint(tail, CROW[:3], vol=5)
    body = blob(
        (-10, -82), (-30, -66), (-38, -42), (-28, -16), (-8, -4), (14, -6), (32, -26), (32, -56), (14, -78)
    )
    m = f.paint(body, CROW, vol=30)
    c.marks(m, f.angle(1.2), int(h * 0.7), h * 0.12, h * 0.026, jit=0.1, alpha=0.5)
    wing = blob(
        (-10, -62),
        (10, -74),
        (30, -58),
        (38, -28),
        (46, 12, "c"),
        (36, 4),
        (34, 10, "c"),
        (18, -8),
        (0, -26),
        (-10, -44),
    )
    f.shade(wing, 0.5, 4)
    w = f.paint(wing, CROW[:3], vol=10)
    for k in range(3):
        f.line(
            [(0 + 9 * k, -46 - 4 * k), (16 + 7 * k, -24 - 3 * k), (30 + 5 * k, 2 - 2 * k)],
            2,
            NIGHT,
            alpha=0.7,
            clip=w,
        )
    f.shade(ell(-10, -70, 22, 9), 0.4, 5)
    beak(f, -12, -88, bow, shut)


def tucked_crow(c: Card, x: float, y: float, h: float = 84, look: int = -1, rimcol: Colour = "#ffc070", gain: float = 1.0) -> None:  # fmt: skip
    """Asleep: a ball of feathers on (x, y), the head turned round and the bill deep in the feathers of the back."""
    f = _crow(c, x, y, h, look, rimcol, gain)
    f.paint(blob((2, -14), (26, -16), (32, 22, "c"), (22, 26), (14, 21, "c"), (4, 22, "c")), CROW[:3], vol=5)
    body = f.paint(
        blob(
            (-34, -20),
            (-42, -42),
            (-34, -66),
            (-10, -78),
            (20, -74),
            (40, -52),
            (38, -22),
            (18, -4),
            (-14, -4),
        ),
        CROW,
        vol=32,
    )
    c.marks(body, f.angle(1.57), int(h * 0.8), h * 0.12, h * 0.026, jit=0.12, alpha=0.5)
    f.shade(ell(-4, -62, 32, 14), 0.5, 6, NIGHT, clip=body)
    head = blob((-34, -72), (-26, -92), (-6, -100), (14, -92), (22, -74), (12, -60), (-8, -56), (-28, -60))
    f.paint(head, CROW, vol=18)
    f.paint(
        blob((12, -88, "c"), (28, -80), (46, -58, "c"), (26, -62), (10, -68, "c")),
        ["#20202a", "#4c4c56", "#9c9ca0"],
        vol=6,
    )
    f.line([(14, -77), (28, -71), (42, -60)], 1.8, NIGHT, alpha=0.9)
    ruff = blob((20, -52), (32, -62), (44, -58), (46, -42), (36, -32), (22, -40))
    r = f.paint(ruff, CROW[:3], vol=9)
    c.marks(r, f.angle(1.2), int(h * 0.3), h * 0.1, h * 0.026, jit=0.16, alpha=0.6)
    f.line([(-10, -82), (-3, -77), (5, -81)], 3, "#c8ccd8", alpha=0.95, det=1)
    wing = blob((-36, -58), (-44, -38), (-36, -14), (-18, 4, "c"), (-16, -26))
    f.paint(wing, CROW[:3], vol=7)


def crow_feet(c: Card, places: Sequence[tuple[float, float, float]]) -> None:
    """Two feet for each crow at (x, y, height), the toes bent over the front of the perch; paint them after it."""
    for x, y, h in places:
        f = c.at(x, y, h / 100, vol=3, det=1, wob=0.2, edge=0.4, amb=0.35)
        for lx in (-13, 11):
            f.paint(taper((lx, -9, 8), (lx, -1, 5.5)), CLAW, vol=3)
            f.shade(ell(lx, 10, 13, 7), 0.4, 3, "#4c1c14")
            for dx in (-9, 0, 9):
                f.paint(taper((lx, -2, 5.4), (lx + dx * 0.8, 4, 6), (lx + dx, 13, 3)), CLAW)
