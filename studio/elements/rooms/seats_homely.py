"""Seats out of a house, drawn in the perspective of the table they are pulled up to; their backs are outwards."""

from typing import Any

from studio.colour import Ramp
from studio.elements.rooms.perspective import Place, Solid, box, cast, plane
from studio.paint import Card
from studio.palettes import PINE
from studio.shapes import join

BUTTER: Ramp = ["#3c2038", "#8c5c38", "#e0ac50", "#fff0a8"]
VELVET: Ramp = ["#0a1c30", "#143c40", "#2c7450", "#90bc68", "#f4eca0"]


def armchair(c: Card, p: Place, ramp: Ramp = VELVET) -> None:
    """A wing chair: a high buttoned back, rolled arms, one cushion; the side away from the light is deep in shade."""
    cast(c, p, 1.5, 0.5)
    how: dict[str, Any] = {"wob": 0.35, "edge": 0.4, "det": 0.4, "tex": 0.2}
    for a, d in ((-0.4, 0.4), (0.36, 0.38), (-0.42, -0.4), (0.38, -0.38)):
        plane(c, p, p.bar((a, 0.2, d), (a * 1.08, 0, d), 0.09, 0.05), PINE, 0.16 if a < 0 else 0.4)
    slab: list[Solid] = [
        (-0.5, 0.3, 0.42),
        (-0.62, 1.24, 0.36),
        (-0.6, 1.32, 0.1),
        (-0.6, 1.32, -0.16),
        (-0.62, 1.22, -0.42),
    ]
    face: list[Solid] = [
        (-0.26, 0.4, 0.36),
        (-0.34, 0.9, 0.4),
        (-0.4, 1.2, 0.34),
        (-0.42, 1.3, 0.0),
        (-0.4, 1.2, -0.36),
    ]
    c.paint(p.hull(*slab, *face, (-0.46, 0.3, -0.42)), ramp, vol=0.1 * p.s, amb=0.04, gain=0.3, **how)
    inside = p.swell(*face, (-0.34, 0.9, -0.38), (-0.26, 0.4, -0.36))
    m = c.paint(inside, ramp, vol=0.1 * p.s, amb=0.5, gain=0.6, rim=0.8, **how)
    for h, d in ((0.74, -0.14), (0.74, 0.16), (0.96, 0.0), (1.12, -0.16), (1.12, 0.16)):
        a = -0.2 - 0.14 * h
        c.shade(p.ring(0.05, h, a, d), 0.5, 0.025 * p.s, "#0a1c30", clip=m)
    far = p.hull(
        (-0.3, 0.4, 0.3),
        (-0.3, 0.7, 0.32),
        (0.34, 0.68, 0.3),
        (0.4, 0.6, 0.3),
        (0.4, 0.3, 0.3),
        (0.36, 0.66, 0.46),
    )
    c.paint(far, ramp, vol=0.06 * p.s, amb=0.3, gain=0.5, **how)
    plane(
        c,
        p,
        p.face((0.4, 0.16, -0.42), (0.4, 0.4, -0.42), (0.4, 0.4, 0.42), (0.4, 0.16, 0.42)),
        ramp,
        0.74,
        **how,
    )
    c.shade(
        p.face((-0.3, 0.5, -0.3), (0.1, 0.5, -0.3), (0, 0.5, 0.3), (-0.3, 0.5, 0.3)),
        0.5,
        0.05 * p.s,
        "#0a1c30",
    )
    top = ((-0.3, 0.52, -0.32), (0.42, 0.5, -0.34), (0.46, 0.5, 0), (0.42, 0.5, 0.32), (-0.3, 0.52, 0.32))
    low = ((0.46, 0.38, -0.34), (0.5, 0.38, 0), (0.46, 0.38, 0.32))
    c.paint(p.hull(*top, *low), ramp, vol=0.07 * p.s, amb=0.62, gain=0.5, rim=0.8, **how)
    c.shade(p.bar((-0.24, 0.56, -0.1), (-0.24, 0.56, 0.3), 0.14), 0.4, 0.05 * p.s, "#0a1c30", clip=m)
    wing = p.swell((-0.6, 0.5, -0.44), (-0.66, 1.2, -0.43), (-0.5, 1.26, -0.46), (-0.26, 1.12, -0.48), (-0.16, 0.88, -0.48),
        (-0.2, 0.6, -0.46))  # fmt: skip
    c.paint(wing, ramp, vol=0.06 * p.s, amb=0.1, gain=0.34, rim=0.9, **how)
    side = p.swell(
        (-0.56, 0.16, -0.44), (-0.6, 0.62, -0.45), (0.1, 0.62, -0.46), (0.4, 0.56, -0.46), (0.42, 0.16, -0.44)
    )
    c.paint(side, ramp, vol=0.06 * p.s, amb=0.07, gain=0.24, **how)
    roll = p.hull(
        *(
            (a, 0.62 + 0.1 * y, -0.43 + 0.09 * x)
            for a in (-0.4, 0.4)
            for x, y in ((-1, 0), (0, 1), (1, 0), (0, -0.6))
        )
    )
    c.paint(roll, ramp, vol=0.07 * p.s, amb=0.2, gain=0.6, rim=0.6, **how)
    scroll = p.hull(
        *(
            (0.41, 0.62 + 0.12 * y, -0.42 + 0.11 * x)
            for x, y in ((-1, 0), (-0.7, 0.7), (0, 1), (0.7, 0.7), (1, 0), (0.6, -3.6), (-0.6, -3.6))
        )
    )
    c.paint(scroll, ramp, vol=0.05 * p.s, amb=0.66, gain=0.5, rim=0.8, **how)


def highchair(c: Card, p: Place, ramp: Ramp = BUTTER) -> None:
    """A child's high chair: four splayed legs, two rungs, a tray, a little spindled back."""
    cast(c, p, 1.5, 0.24)
    w, seat = 0.07, 0.82
    for d in (0.17, -0.17):
        for a in (-0.18, 0.18):
            lit = (0.34 if a > 0 else 0.1) + (0.1 if d > 0 else 0)
            plane(c, p, p.bar((a, seat, d), (a * 1.9, 0, d * 1.6), w), ramp, lit)
        plane(c, p, p.bar((-0.27, 0.36, d * 1.3), (0.27, 0.36, d * 1.3), w * 0.8), ramp, 0.2)
    plane(c, p, p.bar((0.25, 0.5, 0.22), (0.25, 0.5, -0.22), w), ramp, 0.5)
    box(c, p, (-0.23, 0.23), (seat, seat + 0.06), (-0.21, 0.21), ramp)
    for d in (0.19, 0.06, -0.06, -0.19):
        plane(c, p, p.bar((-0.2, seat, d), (-0.27, 1.34, d), w * (1 if abs(d) > 0.1 else 0.6)), ramp, 0.4)
    rail = join(
        p.bar((-0.27, 1.34, 0.21), (-0.27, 1.34, -0.21), 0.12),
        p.bar((-0.28, 1.42, 0.1), (-0.28, 1.42, -0.1), 0.1),
    )
    plane(c, p, rail, ramp, 0.5)
    for d in (0.2, -0.2):
        plane(c, p, p.bar((-0.22, 1.06, d), (0.3, 1.04, d), w * 0.9), ramp, 0.3)
    plane(c, p, p.bar((0.12, seat, -0.2), (0.14, 1.04, -0.2), w * 0.8), ramp, 0.3)
    box(c, p, (0.14, 0.42), (1.03, 1.08), (-0.27, 0.27), ramp, (0.24, 0.6, 0.8))
