"""A great gloved hand modelled in the round: bones with joints, grown together softly, lit from one side with its own shadows."""

import math
from dataclasses import dataclass

import cv2
import numpy as np
from numba import njit

from studio.colour import Arr, Ramp, ramp_map, sstep
from studio.paint import Card

Joint = tuple[float, float, float, float]  # x, y, height over the paper, radius


@dataclass(frozen=True)
class Grip:
    """A hand: bones of the palm, and chains of joints from knuckle to tip that grow out of it."""

    palm: tuple[tuple[Joint, Joint], ...]
    fingers: tuple[tuple[Joint, ...], ...]
    light: tuple[float, float, float]  # the direction towards the light


@njit(cache=True, fastmath=True)
def _cone(x: float, y: float, z: float, a: Arr, b: Arr, ra: float, rb: float) -> float:
    """How far a point is from a bone that tapers from a to b."""
    ux, uy, uz = b[0] - a[0], b[1] - a[1], b[2] - a[2]
    px, py, pz = x - a[0], y - a[1], z - a[2]
    t = min(1.0, max(0.0, (px * ux + py * uy + pz * uz) / (ux * ux + uy * uy + uz * uz + 1e-6)))
    return math.sqrt((px - t * ux) ** 2 + (py - t * uy) ** 2 + (pz - t * uz) ** 2) - (ra + t * (rb - ra))  # type: ignore[no-any-return]


@njit(cache=True, fastmath=True)
def _melt(a: float, b: float, k: float) -> float:
    """The nearer of two, softened over k."""
    h = max(k - abs(a - b), 0.0) / k
    return min(a, b) - h * h * k * 0.25


@njit(cache=True, fastmath=True)
def _finger(x: float, y: float, z: float, chain: Arr) -> float:
    """Phalanges, waisted between the joints, with two folds of cloth over each joint."""
    d = 1e3
    for i in range(len(chain) - 1):
        a, b = chain[i], chain[i + 1]
        mid = (a + b) * 0.5
        waist = mid[3] * 0.93
        piece = min(_cone(x, y, z, a, mid, a[3], waist), _cone(x, y, z, mid, b, waist, b[3]))
        d = piece if i == 0 else _melt(d, piece, 13.0)
    for i in range(1, len(chain) - 1):
        a, j, b = chain[i - 1], chain[i], chain[i + 1]
        px, py, pz = x - j[0], y - j[1], z - j[2]
        far = math.sqrt(px * px + py * py + pz * pz) / (j[3] * 1.5)
        if far < 1.6:
            u = b - a
            s = (px * u[0] + py * u[1] + pz * u[2]) / math.sqrt(u[0] ** 2 + u[1] ** 2 + u[2] ** 2)
            d += (
                math.exp(-(far**4))
                * 1.0
                * (math.exp(-(((s - 5) / 2.6) ** 2)) + math.exp(-(((s + 5) / 2.6) ** 2)))
            )
    return d


@njit(cache=True, fastmath=True)
def _solid(x: float, y: float, z: float, palm: Arr, fingers: Arr) -> float:
    """How far a point is from the whole hand."""
    base = 1e3
    for i in range(len(palm)):
        bone = _cone(x, y, z, palm[i, 0], palm[i, 1], palm[i, 0, 3], palm[i, 1, 3])
        base = bone if i == 0 else _melt(base, bone, 18.0)
    whole = base
    for i in range(len(fingers)):
        whole = min(whole, _melt(base, _finger(x, y, z, fingers[i]), 15.0))
    return whole


@njit(cache=True, fastmath=True)
def _shine(x: float, y: float, z: float, palm: Arr, fingers: Arr, to: Arr) -> float:
    """The light on a point of the hand: key light, its shadow, nooks, and what the snow throws back from below."""
    e = 1.2
    nx = _solid(x + e, y, z, palm, fingers) - _solid(x - e, y, z, palm, fingers)
    ny = _solid(x, y + e, z, palm, fingers) - _solid(x, y - e, z, palm, fingers)
    nz = _solid(x, y, z + e, palm, fingers) - _solid(x, y, z - e, palm, fingers)
    n = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-6
    nx, ny, nz = nx / n, ny / n, nz / n
    free, t = 1.0, 7.0
    while t < 150 and free > 0:
        d = _solid(x + nx * 2 + to[0] * t, y + ny * 2 + to[1] * t, z + nz * 2 + to[2] * t, palm, fingers)
        free = min(free, max(0.0, d * 7 / t + 0.3))
        t += max(6.0, d)
    nook = 0.0
    for r in (6.0, 16.0):
        nook += 0.5 * (r - _solid(x + nx * r, y + ny * r, z + nz * r, palm, fingers)) / r
    key = max(0.0, (nx * to[0] + ny * to[1] + nz * to[2]) * 0.9 + 0.1) * (0.2 + 0.8 * free)
    bounce = max(0.0, ny * 0.7 - nx * 0.2) * 0.13
    return (0.13 + 0.86 * key + bounce) * (1 - 0.55 * min(1.0, max(0.0, nook)))  # type: ignore[no-any-return]


@njit(cache=True, fastmath=True)
def _march(x0: int, y0: int, out: Arr, palm: Arr, fingers: Arr, to: Arr) -> None:
    """One sample per design pixel: cover, light value, depth."""
    for j in range(out.shape[1]):
        for i in range(out.shape[2]):
            x, y, z, nearest = float(x0 + i), float(y0 + j), 150.0, 99.0
            for _ in range(60):
                d = _solid(x, y, z, palm, fingers)
                nearest = min(nearest, d)
                if abs(d) < 0.02 or z < -190:
                    break
                z -= d * 0.92
            out[0, j, i], out[2, j, i] = min(1.0, max(0.0, 0.9 - nearest)), -200.0
            if nearest < 0.8:
                out[1, j, i], out[2, j, i] = _shine(x, y, z, palm, fingers, to), z


def _trace(grip: Grip, box: tuple[int, int, int, int]) -> Arr:
    """Cover, light value and depth over the box."""
    out = np.zeros((3, box[3] - box[1], box[2] - box[0]), np.float32)
    to = np.array(grip.light) / np.linalg.norm(grip.light)
    _march(box[0], box[1], out, np.array(grip.palm, np.float64), np.array(grip.fingers, np.float64), to)
    return out


def great_hand(c: Card, grip: Grip, ramp: Ramp, ink: str = "#4c3c78") -> Arr:
    """Paint the hand; returns its mask."""
    joints = [j for pair in grip.palm for j in pair] + [j for chain in grip.fingers for j in chain]
    box = (
        int(min(j[0] - j[3] for j in joints)) - 6, int(min(j[1] - j[3] for j in joints)) - 6,
        int(max(j[0] + j[3] for j in joints)) + 6, int(max(j[1] + j[3] for j in joints)) + 6,
    )  # fmt: skip
    cover, value, depth = _trace(grip, box)
    value = np.where(
        cover > 0.02, value, cv2.blur(value, (5, 5)) * 2
    )  # so that the outline is not darkened twice
    behind = np.clip((cv2.GaussianBlur(depth, (0, 0), 2.2) - depth - 3) / 16, 0, 1) * (cover > 0.5)
    spread = [_spread(c, a, box) for a in (cover, value, behind.astype(np.float32))]
    m: Arr = sstep(0.25, 0.75, spread[0])
    lit, seam = spread[1], spread[2]
    lit = lit + 0.06 * (c.bank[0] - 0.5) + 0.05 * (c.grit - 0.5)
    c.over(m, ramp_map(lit, ramp))
    c.over(np.clip(seam * 0.7, 0, 1) * m, ink)
    wet = np.clip(m - c.blur(m, 2.2), 0, 1)
    c.over(np.clip(wet * 0.9, 0, 1) * m, ink)
    c.detail = np.maximum(c.detail, m * 0.55)
    return m


def _spread(c: Card, a: Arr, box: tuple[int, int, int, int]) -> Arr:
    """A patch of design pixels laid on the card at its own size."""
    fit = np.array([[c.k, 0, box[0] * c.k], [0, c.k, box[1] * c.k]], np.float32)
    return np.asarray(cv2.warpAffine(a, fit, (c.w, c.h), flags=cv2.INTER_LINEAR), np.float32)
