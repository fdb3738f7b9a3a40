"""The beam of a lighthouse, solid enough to walk on, and what its light does to those who do."""

import math
from dataclasses import dataclass

import numpy as np

from studio.colour import Arr, sstep
from studio.paint import Card
from studio.shapes import poly, taper

Point = tuple[float, float]


@dataclass(frozen=True)
class Beam:
    """A beam from its lamp to where its two edges end."""

    lamp: Point
    left: Point
    right: Point

    def at(self, t: float, s: float) -> tuple[float, float, float]:
        """A place on it: t from the lamp (0) to the brink (1), s from edge to edge; and a person's height."""
        (x0, y0), (x1, y1), (x2, y2) = self.lamp, self.left, self.right
        mx, my = (x1 + x2) / 2, (y1 + y2) / 2
        x = x0 + t * (mx - x0) + s * t * (x2 - x1) / 2
        y = y0 + 24 * t + t * (my - y0) + s * t * (y2 - y1) / 2
        return x, y, 14 + 176 * t

    def tread(self, c: Card, t: float, s: float, wide: float = 0.3) -> tuple[float, float, float]:
        """The same place, the long shadow of the person there already cast."""
        x, y, h = self.at(t, s)
        lamp_shadow(c, self.lamp, x, y, h, wide)
        return x, y, h


def beam_ghost(c: Card, lamp: Point, a: Point, b: Point, strength: float) -> None:
    """Where the beam has just been, or its pale twin behind the tower."""
    m = c.mask(poly([lamp, a, b]), 0, 12)
    far = np.hypot(c.xx - lamp[0], c.yy - lamp[1])
    c.over(np.asarray(m * strength * (1 - sstep(200, 900, far)), np.float32), "#c8dccc")


def solid_beam(c: Card, beam: Beam) -> Arr:
    """Solid light: clean at the edges; at its end it melts into the swell, in lying strokes of light."""
    lamp = beam.lamp
    (x1, y1), (x2, y2) = beam.left, beam.right
    on = (lamp[0] + (x1 - lamp[0]) * 1.3, lamp[1] + (y1 - lamp[1]) * 1.3)
    off = (lamp[0] + (x2 - lamp[0]) * 1.3, lamp[1] + (y2 - lamp[1]) * 1.3)
    wedge = c.mask(poly([lamp, on, off]), 0.4, 2.5)
    far = np.hypot(c.xx - lamp[0], c.yy - lamp[1])
    ripples = c.noise(34, 3, 3.6, 0.34) - 0.5
    sinks = sstep(760, 930, far)
    frayed = sstep(0.4, 0.6, c.blur(wedge, 30) + ripples * 1.1)
    wedge = np.asarray(wedge * (1 - sinks) + frayed * sinks, np.float32)
    gone = sstep(0.12, 0.42, (far - 800) / 290 + ripples * 1.15)
    m = np.asarray(wedge * (1 - gone), np.float32)
    ang = np.arctan2(c.yy - lamp[1], c.xx - lamp[0])
    streaks = 0.05 * np.sin(ang * 70) + 0.04 * np.sin(ang * 173 + 1)
    _light_in_the_water(c, np.asarray(wedge * (1 - sstep(840, 1060, far)), np.float32), m, far)
    light = np.clip(0.97 - 0.34 * sstep(120, 860, far) + streaks, 0, 1)[..., None]
    cream, deep = np.array([1.0, 0.955, 0.80], np.float32), np.array([0.55, 0.56, 0.42], np.float32)
    c.img = c.img * (1 - 0.95 * m[..., None]) + (deep * (1 - light) + cream * light) * 0.95 * m[..., None]
    c.spark_alpha *= 1 - m
    return m


def _light_in_the_water(c: Card, reach: Arr, beam: Arr, far: Arr) -> None:
    """The sea that is lit from within where the beam sinks, and the swell that catches it on all sides."""
    sea = c.ground(600)
    c.over(np.asarray(np.clip(c.blur(reach, 34) * 0.3, 0, 1), np.float32), "#8cc0a8")
    sinking = reach * sstep(760, 860, far) * sea
    c.over(
        np.asarray(np.clip(c.blur(np.asarray(sinking, np.float32), 26) * 0.85, 0, 0.8), np.float32), "#3c9c88"
    )
    swell = sstep(0.5, 0.68, c.noise(26, 3, 3.8, 0.3))
    beside = np.clip(c.blur(beam, 46) * 1.5, 0, 1) * sea * (1 - beam)
    c.over(np.asarray(beside * swell * 0.75, np.float32), "#b4dcb0")


def beam_glitter(c: Card, beam: Beam, n: int = 150) -> None:
    """Lying strokes of light on the waves beyond the brink, fewer and smaller the farther they are."""
    for _ in range(n):
        t, s = 0.98 + 0.3 * c.rng.random() ** 1.5, c.rng.uniform(-1.0, 0.9)
        x, y, _ = beam.at(t, s)
        fade = 1 - (t - 0.98) / 0.34
        w = c.rng.uniform(6, 22) * (0.5 + 0.5 * fade)
        c.streak(x, y, w, 1.3 + 1.5 * fade * c.rng.random(), "#fff4c8", 0.3 + 0.6 * fade)


def lamp_shadow(c: Card, lamp: Point, x: float, y: float, h: float, wide: float = 0.3) -> None:
    """The long shadow one `h` high at (x, y) throws, away from the lamp."""
    dx, dy = x - lamp[0], y - lamp[1]
    n = math.hypot(dx, dy)
    u, v = dx / n * h * 0.75, dy / n * h * 0.62
    middle, end = (x + u * 0.5, y + v * 0.5, h * wide * 0.9), (x + u, y + v, h * wide * 0.55)
    shadow = taper((x, y - 2, h * wide), middle, end)
    c.shade(shadow, 0.42, h * 0.05 + 1, "#2c3c4c")


def against_the_light(c: Card, before: Arr, tint: tuple[float, float, float] = (0.52, 0.56, 0.66)) -> None:
    """Whoever was painted since `before` has the lamp behind him and is half a silhouette, in this `tint`."""
    changed = (np.abs(c.img - before).max(-1) > 0.05).astype(np.float32)
    m = np.clip(c.blur(changed, 0.8), 0, 1)[..., None]
    c.img = c.img * (1 - m) + c.img * np.array(tint, np.float32) * m
