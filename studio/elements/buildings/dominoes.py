"""Dominoes as buildings: boxes in true perspective on a plain, their pips lit like windows."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from studio.colour import Colour, Ramp
from studio.paint import Card
from studio.shapes import Path, poly

Vec = tuple[float, float, float]
Pt = tuple[float, float]

PIPS = {
    1: ((0.5, 0.5),), 2: ((0.27, 0.27), (0.73, 0.73)), 3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.27, 0.27), (0.73, 0.27), (0.5, 0.5), (0.27, 0.73), (0.73, 0.73)),
    6: ((0.27, 0.22), (0.73, 0.22), (0.27, 0.5), (0.73, 0.5), (0.27, 0.78), (0.73, 0.78)),
}  # fmt: skip
FACES = {
    "top": (4, 5, 6, 7),
    "front": (0, 1, 5, 4),
    "back": (2, 3, 7, 6),
    "left": (3, 0, 4, 7),
    "right": (1, 2, 6, 5),
}


@dataclass(frozen=True)
class Camera:
    """Where we look from: height above the plain, degrees downwards, focal length, middle of the card."""

    height: float = 7.0
    pitch: float = 17.0
    focal: float = 1100.0
    middle: Pt = (400.0, 560.0)

    def see(self, p: Vec) -> Pt:
        """A point of the world (x right, y away, z up) on the card."""
        s, k = math.sin(math.radians(self.pitch)), math.cos(math.radians(self.pitch))
        z = p[2] - self.height
        depth = p[1] * k - z * s
        up = p[1] * s + z * k
        return self.middle[0] + self.focal * p[0] / depth, self.middle[1] - self.focal * up / depth


@dataclass(frozen=True)
class Domino:
    """A slab standing at (x, y), `h` high, falling towards `heading` (radians), tipped by `lean` degrees; no pips if `high` is 0."""

    x: float
    y: float
    h: float
    heading: float
    lean: float = 0.0
    high: int = 3
    low: int = 2
    thick: float = 0.085

    def corners(self) -> list[Vec]:
        """Four feet, four tops; the first two of each are the face it would fall on."""
        w, d, h = self.h * 0.25, self.h * self.thick, self.h
        a, t = self.heading, math.radians(self.lean)
        out: list[Vec] = []
        for z in (0.0, h):
            for along, across in ((d, -w), (d, w), (-d, w), (-d, -w)):
                u = d + (along - d) * math.cos(t) + z * math.sin(t)
                up = z * math.cos(t) - (along - d) * math.sin(t)
                out.append((self.x + u * math.cos(a) - across * math.sin(a),
                    self.y + u * math.sin(a) + across * math.cos(a), up))  # fmt: skip
        return out


def _turned(q: Sequence[Pt]) -> bool:
    """Whether a face on the card is seen from outside (its corners run anticlockwise from the left foot)."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(q, [*q[1:], q[0]], strict=True))
    return abs(area) > 1 and area > 0


def on_face(q: Sequence[Pt], u: float, v: float) -> Pt:
    """A point of a face, u across and v down."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = q[3], q[2], q[1], q[0]
    return (
        (1 - v) * ((1 - u) * x0 + u * x1) + v * ((1 - u) * x3 + u * x2),
        (1 - v) * ((1 - u) * y0 + u * y1) + v * ((1 - u) * y3 + u * y2),
    )


def disc(q: Sequence[Pt], u: float, v: float, r: float) -> Path:
    """A round pip lying on a face (`r` in widths of the face, which is twice as high as wide)."""
    return poly([on_face(q, u + r * math.cos(k * 0.45), v + r * 0.5 * math.sin(k * 0.45)) for k in range(14)])


def shadow(c: Card, eye: Camera, d: Domino, sun: Vec, col: Colour, a: float, soft: float = 5) -> None:
    """The long shadow of a slab; `sun` is where the light comes from."""
    cast = [(p[0] - sun[0] * p[2] / sun[2], p[1] - sun[1] * p[2] / sun[2], 0.0) for p in d.corners()]
    pts = np.array([eye.see((p[0], max(p[1], 3.0), 0)) for p in cast], np.float32)
    hull = cv2.convexHull(pts)[:, 0]
    c.shade(poly([(float(x), float(y)) for x, y in hull]), a, soft, col)


def domino(
    c: Card, eye: Camera, d: Domino, ramp: Ramp, sun: Vec, lamp: Colour, fog: float = 0.0
) -> dict[str, list[Pt]]:
    """Paint a slab with lit pips on its broad faces; returns its visible faces."""
    world = d.corners()
    seen = [eye.see(p) for p in world]
    _contact(c, seen[:4], fog)
    n = math.sqrt(sum(v * v for v in sun))
    shown: dict[str, list[Pt]] = {}
    for name, ids in FACES.items():
        q = [seen[i] for i in ids]
        if not _turned(q[::-1]):
            continue
        shown[name] = q
        e1, e2 = np.subtract(world[ids[1]], world[ids[0]]), np.subtract(world[ids[3]], world[ids[0]])
        normal = np.cross(e1, e2)
        lit = float(np.dot(normal / np.linalg.norm(normal), np.array(sun) / n))
        c.paint(poly(q), ramp, vol=2, amb=0.24 + 0.12 * (name == "front") + 0.72 * max(0.0, lit), gain=0.1, fog=fog, wob=0.3, edge=0.28, tex=0.2,
            grad=(0.06, -0.1), lump=0.04, det=0.2)  # fmt: skip
        if name in ("front", "back") and d.high:
            _pips(c, q, d, lamp, fog, lit > 0.25)
    return shown


def _contact(c: Card, foot: list[Pt], fog: float) -> None:
    """The dark line in which a slab meets the ground."""
    x, y = sum(p[0] for p in foot) / 4, sum(p[1] for p in foot) / 4
    wider = [(x + (px - x) * 1.12, y + (py - y) * 1.16 + 2) for px, py in foot]
    hull = cv2.convexHull(np.array(wider, np.float32))[:, 0]
    c.shade(poly([(float(px), float(py)) for px, py in hull]), 0.6 * (1 - fog), 3, "#201230")


def _pips(c: Card, q: list[Pt], d: Domino, lamp: Colour, fog: float, sunny: bool) -> None:
    glass = ["#a83408", "#e0640c", "#f89430"] if sunny else ["#d85c14", lamp, "#fff0b0"]
    size = math.dist(on_face(q, 0, 0.5), on_face(q, 1, 0.5))
    c.line(
        [on_face(q, 0.1, 0.5), on_face(q, 0.9, 0.5)],
        max(1.4, size * 0.03),
        c.fade("#241c30", fog),
        0.7,
        0.2,
        ends=0.8,
    )
    for half, n in ((0, d.high), (1, d.low)):
        for u, v in PIPS[n]:
            at = (u, half * 0.5 + 0.03 + v * 0.44)
            x, y = on_face(q, *at)
            if not sunny:
                c.halo(x, y, size * 0.26 + 4, "#ff8c28", 0.34 * (1 - fog))
            c.paint(disc(q, *at, 0.115), glass, vol=2, amb=0.5, wob=0.15, edge=0.3 if sunny else 0.12, det=0.8,
                fog=fog * 0.4)  # fmt: skip
