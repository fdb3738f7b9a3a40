"""A bathtub on claw feet, for a guest who would rather dine in water."""

import math

from studio.colour import Ramp
from studio.elements.rooms.perspective import Place, Solid, cast, plane
from studio.paint import Card
from studio.palettes import BRASS, RIVER

ENAMEL: Ramp = ["#34306c", "#6c649c", "#c4b4b8", "#fff0d8"]
TURNS = [k * math.pi / 20 for k in range(40)]


def _ring(long: float, half: float, h: float, rise: float = 0.0, a: float = 0.0) -> list[Solid]:
    """A lying oval like a tub's rim; its outward end (behind a guest's back) is higher by `rise`."""
    out: list[Solid] = []
    for t in TURNS:
        x, d = math.cos(t), math.sin(t)
        x, d = math.copysign(abs(x) ** 0.8, x), math.copysign(abs(d) ** 0.8, d)
        out.append((a + long * x, h + rise * max(0.0, -x) ** 2.2, half * d))
    return out


def bathtub(c: Card, p: Place, ramp: Ramp = ENAMEL) -> None:
    """A white tub, its high end outwards, filled, on four brass claws."""
    cast(c, p, 1.7, 0.44)
    c.shade(p.ring(0.62, 0, -0.05, 0, 0.34), 0.7, 0.05 * p.s, "#100e40")
    for a, d in ((-0.4, 0.22), (0.42, 0.22), (-0.42, -0.24), (0.42, -0.24)):
        knee: list[Solid] = [(a - 0.09, 0.3, d), (a + 0.09, 0.3, d), (a + 0.05, 0.12, d)]
        claw = p.swell(
            *knee, (a + 0.1, 0.03, d - 0.02), (a, 0, d - 0.03), (a - 0.1, 0.03, d - 0.02), (a - 0.05, 0.12, d)
        )
        c.paint(claw, BRASS, vol=0.05 * p.s, amb=0.3 if a > 0 else 0.1, wob=0.3, edge=0.4, rim=0.6, det=0.6)
    rim = _ring(0.74, 0.36, 0.64, 0.2)
    shell = p.hull(*rim, *_ring(0.66, 0.3, 0.36, 0.04, 0.01), *_ring(0.5, 0.22, 0.15))
    m = c.paint(shell, ramp, vol=0.2 * p.s, amb=0.04, gain=1.1, edge=0.34, wob=0.35, det=0.4, tex=0.14)
    c.shade(p.hull(*_ring(0.74, 0.36, 0.54, 0.16)), 0.4, 0.05 * p.s, "#28245c", clip=m)
    m = c.paint(p.hull(*_ring(0.68, 0.31, 0.5, 0.08), *_ring(0.5, 0.22, 0.15)), ramp, vol=0.2 * p.s, amb=0.05, gain=1.15,
        edge=0, wob=0.35, clip=m, tex=0.14, soft=3)  # fmt: skip
    plane(c, p, p.face(*_ring(0.79, 0.4, 0.64, 0.2)), ramp, 0.66, edge=0.4, gain=0.3)
    well = plane(c, p, p.face(*_ring(0.67, 0.3, 0.64, 0.19)), ramp, 0.16, gain=0.2, edge=0.3)
    water = plane(c, p, p.face(*_ring(0.64, 0.3, 0.55)), RIVER, 0.4, edge=0, clip=well, gain=0.4)
    for r in (0.2, 0.38):
        ripple = [
            p.pt(0.06 + r * math.cos(t), 0.55, r * 0.5 * math.sin(t)) for t in (0.4, 0.9, 1.5, 2.1, 2.7)
        ]
        c.line(ripple, 2, "#f4fcf0", 0.6, clip=water)
