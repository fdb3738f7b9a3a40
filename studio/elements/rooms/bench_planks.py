"""A plain bench of planks on trestles, seen from its front and a little above."""

from studio.colour import Ramp
from studio.elements.land.low_sun import Spot, box
from studio.paint import Card
from studio.shapes import Path

PLANK: Ramp = ["#3c2430", "#7c5440", "#c09060", "#f0cc94", "#ffeac0"]
POST: Ramp = ["#241c30", "#54404a", "#947460", "#d8b488"]
SEAT = ((-34.0, -8.0), (-3.0, 23.0), (28.0, 54.0))
LEGS = (26.0, -26.0)


def bench_shadows(p: Spot, a: tuple[float, float] = (-200, 160)) -> list[Path]:
    """The shadows of seat and legs, for `cast`."""
    seat = [p.box_shadow(a, (98, 110), d) for d in SEAT]
    feet = [
        p.box_shadow((e - 8, e + 8), (0, 100), (d - 8, d + 8)) for e in (a[0] + 30, a[1] - 30) for d in LEGS
    ]
    return seat + feet


def plank_bench(c: Card, x: float, y: float, s: float = 1.0, turn: float = -36, reach: tuple[float, float] = (-200, 160)) -> None:  # fmt: skip
    """A bench 110 high whose middle stands at (x, y), reaching so far to its left and right."""
    p = Spot(x, y, s, turn)
    for e in (reach[0] + 30, reach[1] - 30):
        for d in reversed(LEGS):
            box(c, p, (e - 8, e + 8), (0, 98), (d - 8, d + 8), POST, (0.1, 0.42, 0.7))
        box(c, p, (e - 6, e + 6), (82, 98), (-32, 44), POST, (0.1, 0.4, 0.6))
    for board in SEAT:
        _, front, top = box(c, p, reach, (98, 110), board, PLANK, (0.22, 0.4, 0.8), tex=0.4)
        c.marks(top, -0.24, 60, 40, 2, jit=0.12, alpha=0.4, curl=0.04)
        for e in (reach[0] + 30, reach[1] - 30):
            c.dot(*p.pt(e, 110, (board[0] + board[1]) / 2), 2.2, "#5c4038", 0.8)
    c.shade(front, 0.12, 2)
