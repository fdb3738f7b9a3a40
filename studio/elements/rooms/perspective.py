"""A floor in one-point perspective: points in metres become points of the card, so that furniture shares one vanishing point."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import Path, Points, blob, curve, poly, taper

Solid = tuple[float, float, float]
Span = tuple[float, float]


@dataclass(frozen=True)
class View:
    """An eye `eye` metres above the floor; the floor's lines meet at (x, horizon); `focus` px is a metre at depth 1."""

    x: float
    horizon: float
    eye: float
    focus: float

    def scale(self, z: float) -> float:
        """How many px a metre is at depth z."""
        return self.focus / z

    def pt(self, x: float, h: float, z: float) -> tuple[float, float]:
        """The point x metres right of the middle, h above the floor, at depth z."""
        return self.x + x * self.focus / z, self.horizon + (self.eye - h) * self.focus / z


@dataclass(frozen=True)
class Place:
    """A spot on the floor that faces across it: `side` -1 stands left and looks right, 1 stands right and looks left.

    Its own measures are (a, h, d): a metres forwards, h up, d away from us; `size` makes all of them larger,
    `turn` is how many degrees it has been turned round to us.
    """

    view: View
    x: float
    z: float
    side: int
    size: float = 1.0
    turn: float = 0.0

    @property
    def s(self) -> float:
        """How many px one of its metres is here."""
        return self.size * self.view.scale(self.z)

    def pt(self, a: float, h: float, d: float = 0) -> tuple[float, float]:
        """A point of the place, on the card."""
        k, t = self.size, math.radians(self.turn)
        along, deep = a * math.cos(t) + d * math.sin(t), d * math.cos(t) - a * math.sin(t)
        return self.view.pt(self.x - self.side * along * k, h * k, self.z + deep * k)

    def line(self, *points: Solid) -> Points:
        """A smooth line through points of the place."""
        return curve(*(self.pt(*p) for p in points))

    def face(self, *points: Solid) -> Path:
        """A plane with straight sides."""
        return poly([self.pt(*p) for p in points])

    def swell(self, *points: Solid) -> Path:
        """A closed smooth shape."""
        return blob(*(self.pt(*p) for p in points))

    def ring(self, r: float, h: float, a: float = 0, d: float = 0, deep: float | None = None) -> Path:
        """A lying circle of radius r (or an oval, `deep` its half depth)."""
        q = r if deep is None else deep
        turns = [k * math.pi / 18 for k in range(36)]
        return poly([self.pt(a + r * math.cos(t), h, d + q * math.sin(t)) for t in turns])

    def hull(self, *points: Solid) -> Path:
        """The outline of a round or swelling body: the tightest shape round all the points."""
        seen = np.array([self.pt(*q) for q in points], np.float32)
        return poly(cv2.convexHull(seen)[:, 0])

    def bar(self, p: Solid, q: Solid, w: float, w1: float | None = None) -> Path:
        """A rod from p to q, w metres thick (w1 at its end)."""
        return taper((*self.pt(*p), w * self.s), (*self.pt(*q), (w if w1 is None else w1) * self.s))


def plane(c: Card, p: Place, path: Path, ramp: Ramp, lit: float, **how: Any) -> Arr:
    """One flat side of a thing, as bright as it is turned to the light."""
    look = {"vol": 0.03 * p.s, "amb": lit, "gain": 0.22, "edge": 0.3, "wob": 0.35, "tex": 0.24, "det": 0.5}
    return c.paint(path, ramp, **{**look, **how})


def box(
    c: Card, p: Place, a: Span, h: Span, d: Span, ramp: Ramp, lit: Solid = (0.16, 0.5, 0.74), **how: Any
) -> None:
    """A box: the side towards us, the top, and the front (towards the light); `lit` says how bright each is."""
    (a0, a1), (h0, h1), (d0, d1) = a, h, d
    plane(c, p, p.face((a1, h0, d0), (a1, h1, d0), (a1, h1, d1), (a1, h0, d1)), ramp, lit[2], **how)
    plane(c, p, p.face((a0, h1, d0), (a1, h1, d0), (a1, h1, d1), (a0, h1, d1)), ramp, lit[1], **how)
    plane(c, p, p.face((a0, h0, d0), (a1, h0, d0), (a1, h1, d0), (a0, h1, d0)), ramp, lit[0], **how)


def turned(
    c: Card, p: Place, profile: Sequence[Span], ramp: Ramp, a: float = 0, d: float = 0, **how: Any
) -> Arr:
    """A round thing standing up: `profile` is (radius, height) from the foot upwards."""
    (r0, h0), (r1, h1) = profile[0], profile[-1]
    far = [p.pt(a - r, h, d) for r, h in profile]
    near = [p.pt(a + r, h, d) for r, h in reversed(profile)]
    foot = [
        p.pt(a + r0 * math.cos(k * math.pi / 8), h0, d - r0 * math.sin(k * math.pi / 8)) for k in range(1, 8)
    ]
    lip = [
        p.pt(a - r1 * math.cos(k * math.pi / 8), h1, d + r1 * math.sin(k * math.pi / 8)) for k in range(1, 8)
    ]
    return c.paint(
        poly([*far, *lip, *near, *foot]), ramp, **{"vol": r0 * 0.7 * p.s, "wob": 0.4, "edge": 0.3, **how}
    )


def cast(
    c: Card, p: Place, reach: float, half: float, far: float = 1.5, a: float = 0.74, col: str = "#14124c"
) -> None:
    """The contact shadow under a thing, and the long one away from the light."""
    long = p.face((0.1, 0, -half), (-reach, 0, -half * far), (-reach * 1.1, 0, half * far), (0.1, 0, half))
    c.shade(long, a, 0.09 * p.s, col)
    c.shade(p.ring(half * 1.2, 0, -0.04, 0, half), 0.6, 0.05 * p.s, col)
