"""Parts of a great machine: boilers, jointed copper pipes, toothed wheels that really mesh, a hopper with its spout."""

import math
from dataclasses import dataclass

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BRASS
from studio.shapes import Path, blob, cut, ell, poly, rect, taper

GREEN: Ramp = ["#10302c", "#24584c", "#4c8c74", "#94bc94", "#e8f0c4"]
PIPE: Ramp = ["#3c140c", "#84381c", "#c8703c", "#f4b070", "#ffe8c0"]
SOOT: Ramp = ["#1c1a20", "#3c3840", "#6c6464", "#b0a088", "#ecd4a4"]
PITCH = 31.4  # length of one tooth and one gap along the rim: the same for all, so that they mesh


def boiler(f: Frame, x: float, y: float, w: float, h: float, ramp: Ramp = GREEN, bands: int = 3) -> None:
    """A standing cylinder with a copper dome, bands and rivets; foot at (x, y), `h` to the shoulder."""
    f.shade(rect(x - w / 2 + 10, y - h, x + w / 2 + 16, y), 0.35, 12)
    f.paint(ell(x, y - h + 2, w / 2, w * 0.34), PIPE, vol=w * 0.3, edge=0.3, rim=0.6)
    m = f.paint(
        rect(x - w / 2, y - h, x + w / 2, y),
        ramp,
        vol=w * 0.42,
        edge=0.32,
        rim=0.5,
        tex=0.28,
        grad=(0.06, -0.2),
    )
    f.line([(x - w * 0.28, y - h), (x - w * 0.28, y - 10)], w * 0.08, "#f8fcdc", alpha=0.34, clip=m, ends=0.8)
    for k in range(bands):
        by, dip = y - h - 6 + (h - 20) * k / max(1, bands - 1), w * 0.05
        upper = [(x + u * w / 2, by + dip * (1 - u * u)) for u in (-1.05, -0.6, 0, 0.6, 1.05)]
        f.paint(poly([*upper, *[(px, py + 16) for px, py in upper[::-1]]]), PIPE, vol=6, edge=0.4, gain=0.9)
        for i in range(7):
            u = -0.44 + 0.88 * i / 6
            f.flat(ell(x + u * w, by + 8 + dip * (1 - (u / 0.5) ** 2), 2.8), "#ffe8b8", 0.85, det=0.6)


def tube(f: Frame, *points: tuple[float, float], w: float = 30) -> None:
    """A copper pipe; its ends are meant to be covered by the boilers or collars they join."""
    m = f.paint(taper(*[(*p, w) for p in points]), PIPE, vol=w * 0.46, edge=0.32, rim=0.6, tex=0.15)
    f.line([(x - w * 0.2, y - w * 0.16) for x, y in points], w * 0.15, "#fff4dc", alpha=0.55, clip=m)


def collar(f: Frame, x: float, y: float, w: float, upright: bool = True) -> None:
    """The bolted flange where a pipe goes into something."""
    a, b = (w * 0.8, w * 0.26) if upright else (w * 0.26, w * 0.8)
    f.shade(ell(x, y + 5, a, b), 0.4, 4)
    f.paint(rect(x - a, y - b, x + a, y + b, 5), BRASS, vol=7, edge=0.36, rim=0.5)


@dataclass(frozen=True)
class Gear:
    """A toothed wheel: its middle, its number of teeth, and the angle of one tooth."""

    x: float
    y: float
    teeth: int
    turn: float

    @property
    def r(self) -> float:
        """The radius at which it meets another."""
        return self.teeth * PITCH / (2 * math.pi)

    def meshing(self, teeth: int, angle: float) -> "Gear":
        """The wheel of so many teeth that this one drives, standing in the direction `angle` (degrees)."""
        a, other = math.radians(angle), Gear(0, 0, teeth, 0)
        own = ((a - self.turn) / (2 * math.pi / self.teeth)) % 1
        turn = a + math.pi - (0.5 - own) * 2 * math.pi / teeth
        reach = self.r + other.r
        return Gear(self.x + math.cos(a) * reach, self.y + math.sin(a) * reach, teeth, turn)

    def rim(self) -> Path:
        """The outline with its teeth."""
        points = []
        for i in range(self.teeth):
            for share, dr in ((-0.29, -8), (-0.17, 8), (0.17, 8), (0.29, -8)):
                a = self.turn + (i + share) * 2 * math.pi / self.teeth
                points.append((self.x + math.cos(a) * (self.r + dr), self.y + math.sin(a) * (self.r + dr)))
        return poly(points)


def gear(f: Frame, g: Gear, ramp: Ramp, spokes: int = 6) -> None:
    """Paint a toothed wheel."""
    hollow = g.r > 50
    f.shade(ell(g.x + 6, g.y + 9, g.r * 0.92), 0.3, 8)
    for i in range(spokes if hollow else 0):
        a = 2 * math.pi * i / spokes + g.turn
        end = (g.x + math.cos(a) * g.r * 0.7, g.y + math.sin(a) * g.r * 0.7)
        f.paint(taper((g.x, g.y, g.r * 0.2), (*end, g.r * 0.14)), ramp, vol=6, edge=0.3, rim=0.5, amb=0.3)
    ring = cut(g.rim(), ell(g.x, g.y, g.r * 0.62)) if hollow else g.rim()
    f.paint(ring, ramp, vol=9, edge=0.36, rim=0.7, amb=0.36)
    f.shade(ell(g.x + 2, g.y + 3, max(15, g.r * 0.27)), 0.4, 4)
    f.paint(ell(g.x, g.y, max(13, g.r * 0.24)), PIPE, vol=10, edge=0.36, rim=0.5)
    f.paint(ell(g.x, g.y, max(5, g.r * 0.08)), SOOT, vol=4, edge=0.36)


def hopper(f: Frame, x: float, y: float, w: float) -> None:
    """A great brass funnel hanging from (x, y) that ends, 150 lower, in one very small spout."""
    f.paint(blob((x - w / 2, y, "c"), (x + w / 2, y, "c"), (x + 24, y + 96), (x + 16, y + 116, "c"), (x - 16, y + 116, "c"), (x - 24, y + 96)), BRASS,
        vol=34, edge=0.34, rim=0.7, amb=0.34)  # fmt: skip
    f.paint(
        poly([(x - 15, y + 112), (x + 15, y + 112), (x + 25, y + 150), (x - 25, y + 150)]),
        PIPE,
        vol=10,
        edge=0.36,
        rim=0.6,
    )
    f.flat(ell(x, y + 150, 24, 6), "#2c1410", 0.9)
    f.paint(rect(x - w / 2 - 8, y - 8, x + w / 2 + 8, y + 14, 5), PIPE, vol=8, edge=0.36, rim=0.5)


def throat(f: Frame, x: float, y: float, w: float, h: float) -> None:
    """The neck that leads from a funnel into the vessel below, `h` long from (x, y) down, and the bolted collar it goes through."""
    r, foot = w / 2, y + h
    f.shade(ell(x + 8, foot + 26, r * 1.75, 26), 0.6, 10, "#1c0c10")
    below = [(x + r * 1.55 * math.cos(a), foot + 16 + 17 * math.sin(a)) for a in _half()]
    above = [(px, py - 17) for px, py in below]
    f.paint(poly(below + above[::-1]), BRASS, vol=9, edge=0.36, rim=0.5, amb=0.3)
    f.paint(ell(x, foot, r * 1.55, 17), BRASS, vol=4, edge=0.3, amb=0.5)
    f.shade(ell(x + 5, foot + 3, r * 1.18, 12), 0.6, 5, "#2c1408")
    foot_line = [(x + r * math.cos(a), foot + 12 * math.sin(a)) for a in _half()]
    neck = [(x - r * 1.04, y - 8), (x + r * 1.04, y - 8), *foot_line]
    m = f.paint(poly(neck), PIPE, vol=r * 0.8, edge=0.32, rim=0.5, tex=0.18)
    f.line([(x - r * 0.5, y), (x - r * 0.5, foot + 6)], r * 0.16, "#fff4dc", alpha=0.5, clip=m, ends=0.9)
    f.shade(rect(x - r * 1.1, y - 12, x + r * 1.1, y + h * 0.34), 0.55, 7, "#2c0c08", clip=m)
    for px, py in below[1:-1:2]:
        f.flat(ell(px * 0.97 + x * 0.03, py - 8, 4.2, 4.6), "#fff0c0", 0.9, det=0.6)
        f.line([(px - 3, py - 3), (px + 4, py - 4)], 2, "#5c3410", alpha=0.7)


def _half() -> list[float]:
    """The angles along the near half of a round thing, from right to left."""
    return [math.pi * k / 12 for k in range(13)]


def great_hopper(f: Frame, y: float, w: float, neck: float, h: float) -> Path:
    """The riveted front of a funnel as wide as a house, its rim `w` wide at height y about x=0; returns the rim's mouth."""
    r, dip = w / 2, w * 0.07
    rim = [(r * math.cos(a), y + dip * math.sin(a)) for a in [math.pi * k / 16 for k in range(17)]]
    foot = [
        (neck / 2 * math.cos(a), y + h + dip * 0.4 * math.sin(a))
        for a in [math.pi * (16 - k) / 16 for k in range(17)]
    ]
    m = f.paint(poly(rim + foot), BRASS, vol=110, edge=0.34, rim=0.5, amb=0.3, tex=0.3)
    for t in (0.36, 0.7):
        half = r + (neck / 2 - r) * t
        seam = [
            (half * math.cos(a), y + h * t + dip * (1 - 0.6 * t) * math.sin(a))
            for a in [math.pi * k / 12 for k in range(13)]
        ]
        f.line(seam, 6, "#5c3410", alpha=0.7, clip=m, ends=0.9)
        for px, py in seam[1:-1]:
            f.flat(ell(px, py - 11, 4), "#ffeebc", 0.8, det=0.5)
    for u in (-0.62, -0.2, 0.24, 0.64):
        f.line([(r * u, y), (neck / 2 * u, y + h)], 4, "#5c3410", alpha=0.5, clip=m, ends=0.9)
    band = [(px * 1.03, py) for px, py in rim]
    f.paint(poly(band + [(px, py + 24) for px, py in band[::-1]]), PIPE, vol=12, edge=0.36, rim=0.7)
    return ell(0, y, r, dip)


def feather(c: Card, x: float, y: float, s: float, rot: float) -> Frame:
    """One white feather, quill left, 300 long at s=1, its middle at (x, y)."""
    f = c.at(x, y, s, rot, vol=12, wob=0.25, edge=0.3, amb=0.3, gain=0.72, det=0.9)
    white = ["#7c90b8", "#b8c8e0", "#ecf0f4", "#fffef8"]
    up = blob(
        (-96, 8, "c"), (-64, -16), (0, -36), (70, -50), (126, -60), (166, -62, "c"), (60, -20), (-20, -2)
    )
    low = blob(
        (-96, 8, "c"),
        (-20, -2),
        (60, -20),
        (166, -62, "c"),
        (146, -30),
        (96, 2),
        (40, 20),
        (-30, 26),
        (-74, 22),
    )
    for part, slant in ((up, -0.62), (low, 0.42)):
        m = f.paint(part, white)
        f.card.marks(m, f.angle(slant), 90, 26 * s, 2.6, jit=0.05, alpha=0.5)
    for k in range(4):  # down at the foot of the vane
        f.line([(-84, 8), (-100 + 6 * k, -8 + 11 * k)], 2.6, "#f4f4f8", alpha=0.9)
    f.line([(-156, 22), (-90, 7), (-20, -4), (60, -22), (160, -60)], 4.5, "#f8e4b8", alpha=1, det=1)
    return f
