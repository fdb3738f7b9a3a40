"""Colours as linear triples, ramps that map light to colour, and the smooth step."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Arr: TypeAlias = NDArray[np.floating[Any]]
Colour: TypeAlias = str | Arr | Sequence[float]
Ramp: TypeAlias = Sequence[Colour]

LUMA = np.array([0.3, 0.59, 0.11], np.float32)


def rgb(colour: Colour) -> Arr:
    """'#rrggbb' (or a triple of 0..1) as a float32 triple."""
    if not isinstance(colour, str):
        return np.asarray(colour, np.float32)
    digits = colour.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / 255


def mix(a: Colour, b: Colour, t: float) -> Arr:
    """`a` at t=0, `b` at t=1."""
    return rgb(a) * np.float32(1 - t) + rgb(b) * np.float32(t)


def tint(ramp: Ramp, towards: Colour, t: float) -> list[Arr]:
    """A whole ramp moved towards one colour: variants of a coat, distance, night."""
    return [mix(stop, towards, t) for stop in ramp]


def ramp_map(light: Arr, ramp: Ramp) -> Arr:
    """Look up light 0..1 in a ramp of colours from dark to light."""
    stops = np.stack([rgb(stop) for stop in ramp])
    last = len(stops) - 1
    t = np.clip(light, 0, 1) * last
    i = np.minimum(t.astype(np.int32), last - 1)
    f = (t - i)[..., None].astype(np.float32)
    return np.asarray(stops[i] * (1 - f) + stops[i + 1] * f, np.float32)


def sstep(a: float, b: float, x: Any) -> Any:
    """0 below `a`, 1 above `b`, smooth between."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def screen(base: Arr, light: Arr) -> Arr:
    """Add light without ever passing white."""
    return 1 - (1 - np.clip(base, 0, 1)) * (1 - np.clip(light, 0, 1))
