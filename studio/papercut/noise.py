"""Numbers that every paper is made of: colours as light, smooth noise, steps, fibres."""

from functools import lru_cache
from typing import Any, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

Arr: TypeAlias = NDArray[Any]

_PERIOD = 512


def _tile() -> Arr:
    """Smooth noise that meets itself at its edges, with features of eight pixels."""
    grain = np.random.default_rng(11).normal(0, 1.25, (64, 64)).astype(np.float32)
    large = cv2.resize(np.tile(grain, (3, 3)), None, fx=8, fy=8, interpolation=cv2.INTER_CUBIC)
    return np.ascontiguousarray(large[_PERIOD : 2 * _PERIOD, _PERIOD : 2 * _PERIOD])


_TILE = _tile()


def light(colour: str) -> Arr:
    """A hex colour as linear light."""
    return np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32) ** np.float32(2.2)


def step(a: float, b: float, x: Any) -> Arr:
    """A smooth step from a to b."""
    t = np.clip((np.asarray(x, np.float32) - a) / (b - a), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), np.float32)


def mix(a: Arr, b: Arr, t: Any) -> Arr:
    """From colour a to colour b, pixel by pixel."""
    return np.asarray(a + (b - a) * np.asarray(t, np.float32)[..., None], np.float32)


def noise(u: Arr, v: Arr, wide: float, high: float | None = None, seed: int = 0) -> Arr:
    """Smooth noise (mean 0, deviation about 1) with features of wide x high; it turns with (u, v)."""
    x = np.asarray(u, np.float32) * np.float32(8 / wide) + np.float32(seed * 97.3 % 509)
    y = np.asarray(v, np.float32) * np.float32(8 / (high or wide)) + np.float32(seed * 61.7 % 503)
    for a in (x, y):  # the rest of a division, a tenth of the time np.mod takes
        a -= np.floor(a * np.float32(1 / _PERIOD)) * np.float32(_PERIOD)
    return np.asarray(cv2.remap(_TILE, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP), np.float32)


def blur(a: Arr, sigma: float) -> Arr:
    """Gaussian blur; a wide one is made on a smaller copy."""
    n = max(1, int(sigma / 5))
    h, w = a.shape[:2]
    small = cv2.resize(a, (max(8, w // n), max(8, h // n)), interpolation=cv2.INTER_AREA) if n > 1 else a
    soft = cv2.GaussianBlur(small, (0, 0), sigma / n)
    return np.asarray(cv2.resize(soft, (w, h), interpolation=cv2.INTER_CUBIC))


@lru_cache(maxsize=4)
def fibres(scale: float) -> Arr:
    """The tooth of paper at `scale` pixels a design pixel: short curved hairs, felt marks."""
    n, hairs, rng = 640, 2600, np.random.default_rng(3)
    felt = rng.normal(0, 0.8, (n, n)).astype(np.float32)
    start, turn = rng.random((2, hairs)) * n, rng.random(hairs) * 6.3
    bend, length = rng.normal(0, 0.35, hairs), rng.uniform(2, 6, hairs)
    for x, y, a, q, le in zip(*start, turn, bend, length, strict=True):
        t = np.arange(5)[:, None] * le
        p = np.hstack([x + t * np.cos(a + q * t / 9), y + t * np.sin(a + q * t / 9)])
        cv2.polylines(felt, [np.int32(p * 8)], False, -2.2 if q < 0 else 2.6, 1, cv2.LINE_AA, 3)  # type: ignore[list-item]
    marks = cv2.resize(rng.normal(0, 1, (80, 80)).astype(np.float32), (n, n))
    felt = cv2.GaussianBlur(felt, (0, 0), 0.75) + 0.5 * marks
    return np.asarray(
        cv2.resize(felt, None, fx=scale / 0.75, fy=scale / 0.75, interpolation=cv2.INTER_CUBIC), np.float32
    )
