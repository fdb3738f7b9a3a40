"""The lamp: shadows are found by looking over the heights, they are never drawn."""

import math
from dataclasses import dataclass

import cv2
import numpy as np
from numba import njit, prange

from studio.papercut.noise import Arr, light

LOW, HIGH = 0.34, 1.15  # slopes between which the lamp is seen in part
SKY_REACH = 46  # design pixels: how far contact shade looks


@dataclass(frozen=True)
class Lamp:
    """One soft lamp and the sky: `angle` where it stands (-128: upper left), `soft` the sky's share."""

    angle: float = -128
    key: str = "#fff1dc"
    sky: str = "#d5deff"
    soft: float = 0.40
    bloom: float = 1.0
    falloff: float = 0.16

    @property
    def radians(self) -> float:
        """Where the lamp stands."""
        return math.radians(self.angle)


DAY = Lamp()
GOLDEN = Lamp(angle=-135, key="#ffe3b4", sky="#d8d4f0", soft=0.42)
GREY = Lamp(angle=-118, key="#f4f4f6", sky="#d6e0ec", soft=0.5)
DUSK = Lamp(angle=-60, key="#ffd9c4", sky="#b9b0e4", soft=0.46, bloom=1.6)
NIGHT = Lamp(angle=-58, key="#cfdcff", sky="#8fa4e8", soft=0.46, bloom=2.3)
DEEP = Lamp(angle=-96, key="#e4fff4", sky="#9fd0e4", soft=0.48)


@njit(parallel=True, fastmath=True, cache=True)
def _march(z, k, directions, reach, lo, hi):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
    """Share of the lamp (slopes lo..hi) seen from each pixel; lo < 0: openness to the sky."""
    h, w = z.shape
    out = np.zeros((h, w), np.float32)
    for y in prange(h):
        for x in range(w):
            z0, total = z[y, x], 0.0
            for a in directions:
                dx, dy, top = math.cos(a), math.sin(a), 0.0
                t = 0.7 + 0.6 * ((x * 0.7548 + y * 0.5698 + a * 3.1) % 1.0)
                while t < reach:
                    xx, yy = int(x + dx * t + 0.5), int(y + dy * t + 0.5)
                    if xx < 0 or yy < 0 or xx >= w or yy >= h:
                        break
                    top = max(top, (z[yy, xx] - z0) * k / t)
                    t = t * 1.13 + 0.45
                q = min(max((top - lo) / (hi - lo), 0.0), 1.0)
                total += 1 - (top / math.sqrt(1 + top * top) if lo < 0 else q * q * (3 - 2 * q))
            out[y, x] = total / len(directions)
    return out


def lit(heights: Arr, slope_x: Arr, slope_y: Arr, scale: float, lamp: Lamp) -> tuple[Arr, Arr]:
    """The light that falls on each pixel, and how open it lies to the sky."""
    h, w = heights.shape
    z = cv2.GaussianBlur(heights, (0, 0), 0.55)
    reach = min(float(np.ptp(z)) / LOW + 6, 130) * scale
    seen = _march(z, scale, np.linspace(-0.42, 0.42, 9) + lamp.radians, reach, LOW, HIGH)
    around = np.arange(10) * (2 * math.pi / 10) + 0.3
    k = 1 if scale < 1 else 0.5  # contact shade is soft: a large page is looked over at half its size
    low = z if k == 1 else cv2.resize(z, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
    sky = cv2.resize(_march(low, scale * k, around, SKY_REACH * scale * k, -1.0, 0.0), (w, h))
    seen, sky = (cv2.GaussianBlur(a, (0, 0), 0.9 * scale + 0.25)[..., None] for a in (seen, sky))
    lx, ly, lz = math.cos(lamp.radians) * 0.62, math.sin(lamp.radians) * 0.62, 0.785
    facing = (lz - slope_x * lx - slope_y * ly) / np.sqrt(1 + slope_x**2 + slope_y**2) / lz
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)[..., None] / w
    far = 1 + lamp.falloff * (0.5 - np.hypot(x - 0.18, y - 0.1) / 1.3)
    key, cool = light(lamp.key), light(lamp.sky)
    direct = seen * np.clip(facing, 0, 1.45)[..., None] * far * (1 - lamp.soft) * key / key.mean()
    return direct + sky * far * lamp.soft * 1.05 * cool / cool.mean(), sky
