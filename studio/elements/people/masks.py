"""A porcelain face modelled as a relief: brows, nose, cheeks, lips, lit as one glazed surface."""

import math

import numpy as np

from studio.colour import Arr, Ramp, ramp_map, sstep
from studio.paint import Card, Frame
from studio.shapes import blob

GLAZE = ["#35365f", "#6a6c9c", "#a9abc8", "#dedad8", "#f8efe2", "#fffaf0"]
OUTLINE = blob(
    (0, -362), (110, -346), (196, -270), (236, -150), (232, -20), (206, 110), (160, 220), (96, 304), (0, 342),
    (-96, 304), (-160, 220), (-206, 110), (-232, -20), (-236, -150), (-196, -270), (-110, -346),
)  # fmt: skip
# side (0 both), u, v, reach along u and v, height: the hills and hollows of a calm face
FEATURES = (
    (1, 104, -112, 78, 20, 15), (1, 100, -50, 56, 36, -30), (1, 128, 72, 62, 56, 20), (1, 26, 66, 13, 11, 15),
    (0, 0, 157, 52, 9, 11), (0, 0, 190, 44, 12, 15), (0, 0, 174, 58, 4, -12), (0, 0, 122, 8, 20, -5),
    (0, 0, 266, 50, 36, 18), (0, 0, 222, 54, 12, -10), (0, 0, -230, 120, 80, 10),
)  # fmt: skip


def local(c: Card, f: Frame) -> tuple[Arr, Arr]:
    """Every pixel of the card in the frame's own units."""
    a = math.radians(f.rot)
    dx, dy = (c.xx - f.x) / f.s, (c.yy - f.y) / f.s
    return dx * math.cos(a) + dy * math.sin(a), -dx * math.sin(a) + dy * math.cos(a)


def relief(u: Arr, v: Arr) -> Arr:
    """Height of the face above its rim."""
    h = 150 * np.sqrt(np.clip(1 - (u / 272) ** 2 - (v / 402) ** 2, 0.004, 1))
    for both, x, y, rx, ry, height in FEATURES:
        for sg in (-1, 1) if both else (1,):
            h = h + height * np.exp(-(((u - sg * x) / rx) ** 2) - ((v - y) / ry) ** 2)
    along = np.clip((v + 112) / 180, 0, 1)
    wide = 11 + 12 * along
    nose = (10 + 40 * along) * np.exp(-((np.abs(u) / wide) ** 2.2))
    return np.asarray(h + nose * sstep(-140, -90, v) * sstep(92, 74, v), np.float32)


def porcelain_face(
    c: Card,
    f: Frame,
    toward: tuple[float, float, float],
    back: tuple[float, float] = (1, 0),
    ramp: Ramp = GLAZE,
) -> Arr:
    """Glaze the face in the frame; `toward` points at the key light, `back` at the light behind it."""
    m = c.mask(f.path(OUTLINE), 0.3)
    h = c.blur(relief(*local(c, f)) * f.s, 1.4)
    gy, gx = np.gradient(h, 1 / c.k)
    norm = np.sqrt(gx * gx + gy * gy + 1)
    nx, ny, nz = -gx / norm, -gy / norm, 1 / norm
    lx, ly, lz = np.array(toward) / np.linalg.norm(toward)
    lit = np.clip(nx * lx + ny * ly + nz * lz, 0, 1)
    hx, hy, hz = np.array([lx, ly, lz + 1]) / np.linalg.norm([lx, ly, lz + 1])
    gloss = np.clip(nx * hx + ny * hy + nz * hz, 0, 1)
    value = 0.12 + 0.80 * lit**1.1 + 0.05 * (c.bank[0] - 0.5)
    col = ramp_map(value.astype(np.float32), ramp)
    bounce = np.clip(-(nx * back[0] + ny * back[1]) * (1 - nz), 0, 1)[..., None]
    col = col * (1 - 0.35 * bounce) + 0.35 * bounce * np.array([0.98, 0.70, 0.55], np.float32)
    rim = (np.clip(nx * back[0] + ny * back[1], 0, 1) * (1 - nz) ** 1.6)[..., None]
    col = col * (1 - rim) + rim * c.key
    shine = (sstep(0.985, 0.996, gloss) * 0.8)[..., None]
    col = col * (1 - shine) + shine * np.array([1, 0.99, 0.96], np.float32)
    c.over(m, col)
    return m
