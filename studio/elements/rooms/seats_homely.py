"""Seats out of a house, drawn in the perspective of the table they are pulled up to; their backs are outwards."""

from typing import Any

from studio.colour import Ramp
from studio.elements.rooms.perspective import Place, box, cast, plane
from studio.paint import Card
from studio.palettes import PINE
from studio.shapes import curve, join

BUTTER: Ramp = ["#4c2c40", "#a0703c", "#f0c458", "#fff0a8"]
VELVET: Ramp = ["#0c2430", "#1c5048", "#3c8c5c", "#a8d080", "#f0f0a8"]
CANVAS: Ramp = ["#544468", "#a08c98", "#e8d4b4", "#fff4d4"]
STRIPE: Ramp = ["#102448", "#24508c", "#4c8cc0", "#c8e4e4"]


def armchair(c: Card, p: Place, ramp: Ramp = VELVET) -> None:
    """A fat wing chair: high padded back, rolled arms, one cushion."""
    cast(c, p, 1.5, 0.46)
    for a, d in ((-0.44, 0.4), (0.3, 0.4), (-0.46, -0.42), (0.26, -0.42)):
        plane(c, p, p.bar((a, 0.24, d), (a * 1.06, 0, d), 0.1, 0.06), PINE, 0.3)
    how: dict[str, Any] = {"wob": 0.5, "edge": 0.34, "rim": 0.5, "det": 0.3}
    far_arm = p.swell(
        (-0.3, 0.2, 0.4), (-0.3, 0.7, 0.4), (0.3, 0.74, 0.4), (0.42, 0.64, 0.4), (0.4, 0.2, 0.4)
    )
    c.paint(far_arm, ramp, vol=0.1 * p.s, amb=0.3, **how)
    back = p.swell((-0.42, 0.34, 0.44), (-0.2, 0.5, 0.46), (-0.22, 1.2, 0.44), (-0.34, 1.34, 0.3), (-0.42, 1.36, 0),
        (-0.5, 1.3, -0.36), (-0.5, 0.9, -0.46), (-0.42, 0.34, -0.44), (-0.2, 0.34, -0.44))  # fmt: skip
    m = c.paint(back, ramp, vol=0.16 * p.s, amb=0.26, **how)
    for h in (0.86, 1.1):
        for d in (-0.16, 0.12):
            c.shade(p.ring(0.035, h, -0.24, d), 0.6, 1.5, "#0c2430", clip=m)
    c.paint(
        p.swell(
            (-0.3, 0.44, -0.4), (0.36, 0.44, -0.4), (0.42, 0.5, 0), (0.36, 0.5, 0.36), (-0.26, 0.52, 0.36)
        ),
        ramp,
        vol=0.06 * p.s,
        amb=0.5,
        **how,
    )
    wing = p.swell(
        (-0.52, 0.5, -0.46),
        (-0.54, 1.26, -0.44),
        (-0.42, 1.34, -0.46),
        (-0.26, 1.22, -0.46),
        (-0.2, 0.96, -0.46),
        (-0.24, 0.56, -0.46),
    )
    c.paint(wing, ramp, vol=0.08 * p.s, amb=0.16, **how)
    side = p.swell(
        (-0.5, 0.24, -0.46), (-0.52, 0.62, -0.46), (0.3, 0.66, -0.46), (0.4, 0.56, -0.46), (0.42, 0.24, -0.46)
    )
    c.paint(side, ramp, vol=0.12 * p.s, amb=0.06, gain=0.5, **how)
    roll = p.swell(
        (-0.48, 0.6, -0.46),
        (-0.4, 0.74, -0.44),
        (0.3, 0.76, -0.44),
        (0.46, 0.68, -0.44),
        (0.4, 0.56, -0.48),
        (-0.3, 0.56, -0.48),
    )
    c.paint(roll, ramp, vol=0.07 * p.s, amb=0.3, **how)


def highchair(c: Card, p: Place, ramp: Ramp = BUTTER) -> None:
    """A child's high chair: four splayed legs, two rungs, a tray, a little spindled back."""
    cast(c, p, 1.5, 0.24)
    w, seat = 0.068, 0.82
    for d in (0.17, -0.17):
        for a in (-0.18, 0.18):
            plane(c, p, p.bar((a, seat, d), (a * 1.9, 0, d * 1.6), w), ramp, 0.2 if d < 0 else 0.12)
        plane(c, p, p.bar((-0.27, 0.36, d * 1.3), (0.27, 0.36, d * 1.3), w * 0.8), ramp, 0.3)
    box(c, p, (-0.23, 0.23), (seat, seat + 0.06), (-0.21, 0.21), ramp)
    for d in (0.19, 0.06, -0.06, -0.19):
        plane(c, p, p.bar((-0.2, seat, d), (-0.27, 1.3, d), w * (1 if abs(d) > 0.1 else 0.6)), ramp, 0.4)
    plane(
        c,
        p,
        join(
            p.bar((-0.27, 1.3, 0.21), (-0.27, 1.3, -0.21), 0.11),
            p.bar((-0.28, 1.36, 0.1), (-0.28, 1.36, -0.1), 0.08),
        ),
        ramp,
        0.55,
    )
    for d in (0.2, -0.2):
        plane(c, p, p.bar((-0.22, 1.06, d), (0.3, 1.04, d), w * 0.9), ramp, 0.4)
    plane(c, p, p.bar((0.12, seat, -0.2), (0.14, 1.04, -0.2), w * 0.8), ramp, 0.3)
    box(c, p, (0.14, 0.4), (1.03, 1.08), (-0.25, 0.25), ramp, (0.3, 0.7, 0.8))


def deckchair(c: Card, p: Place, cloth: Ramp = CANVAS, stripe: Ramp = STRIPE) -> None:
    """A striped deckchair that has taken winter for summer."""
    cast(c, p, 1.3, 0.34)
    sling = [(-0.54, 1.12), (-0.36, 0.72), (-0.14, 0.38), (0.1, 0.32), (0.4, 0.56)]
    hang = curve(*((100 * a, 100 * h) for a, h in sling)) / 100
    for d in (0.34, -0.34):
        plane(c, p, p.bar((0.5, 0.02, d), (-0.56, 1.14, d), 0.06), PINE, 0.24)
        plane(c, p, p.bar((-0.46, 0.02, d), (0.42, 0.56, d), 0.06), PINE, 0.24)
        for k in range(5 if d > 0 else 0):
            far = [(a, h, 0.3 - 0.12 * k) for a, h in hang]
            near = [(a, h, 0.18 - 0.12 * k) for a, h in hang[::-1]]
            plane(c, p, p.face(*far, *near), (stripe, cloth)[k % 2], 0.5, edge=0.1, det=0.7)
    plane(c, p, p.bar((-0.56, 1.14, 0.36), (-0.56, 1.14, -0.36), 0.07), PINE, 0.5)
    plane(c, p, p.bar((0.42, 0.56, 0.36), (0.42, 0.56, -0.36), 0.06), PINE, 0.6)
