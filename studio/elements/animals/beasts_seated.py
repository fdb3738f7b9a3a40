"""Large animals sitting like people, in side view, looking left: heroes built part by part."""

import math

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.palettes import BEAR
from studio.shapes import Path, blob, ell

INK = "#160c10"


def fur(c: Card, f: Frame, m: Arr, n: int, centre: tuple[float, float], turn: float = math.pi / 2) -> None:
    """Fur running round a point of the frame."""
    cx, cy = f.pt(*centre)
    c.marks(m, lambda x, y: np.arctan2(y - cy, x - cx) + turn, n, 26 * f.s**0.5, 3.4, jit=0.085,
        alpha=0.7, curl=0.12)  # fmt: skip


def bear_head(c: Card, f: Frame, ramp: Ramp = BEAR) -> None:
    """The bowed head in profile, eye shut, smiling to itself."""
    g = c.at(*f.pt(-58, -372), f.s, -8, vol=30, wob=0.45, rim=0.6, edge=0.28, amb=0.3)
    g.shade(ell(20, 44, 92, 40, 14), 0.5, 18, "#1a0a10")
    g.paint(ell(-22, -66, 22, 24), ramp, vol=14, grad=(0, -0.2))
    skull = blob(
        (-60, -30), (-34, -64), (10, -76), (56, -60), (84, -16), (80, 40), (40, 72), (-20, 70), (-62, 62),
        (-96, 58), (-122, 40), (-126, 18), (-110, 2), (-84, -4),
    )  # fmt: skip
    m = g.paint(skull, ramp, vol=46, grad=(0.12, -0.15))
    fur(c, g, m, int(900 * f.s**2), (-120, 20), 0)
    snout = blob((-60, 6), (-92, 2), (-118, 12), (-126, 30), (-112, 52), (-74, 60), (-46, 44))
    g.paint(snout, [*ramp[1:], "#f8e4b8"], vol=24, soft=3, clip=m, edge=0)
    g.paint(ell(38, -64, 25, 27), ramp, vol=14, edge=0.4)
    g.paint(ell(36, -60, 13, 15), ramp[:3], vol=6, edge=0, soft=2)
    g.paint(blob((-128, 16), (-120, 4), (-102, 8), (-106, 24), (-122, 30)),
        ["#0c080c", "#241a1e", "#5c5258"], vol=8, det=0.8)  # fmt: skip
    g.line([(-48, -8), (-36, 2), (-20, 2), (-8, -8)], 5, INK, alpha=0.95)
    g.line([(-54, -30), (-34, -38), (-12, -34)], 4, INK, alpha=0.35)
    g.line([(-112, 40), (-90, 46), (-62, 38), (-54, 28)], 3.4, INK, alpha=0.75)


def limb(c: Card, f: Frame, shape: Path, ramp: Ramp, n: int, angle: float, over: Arr | None = None) -> Arr:
    """One arm or leg with its fur; `over` is what its soft shadow falls on."""
    if over is not None:
        c.shade(f.path(shape), 0.45, 14 * f.s, "#1a0a10", clip=over)
    m = f.paint(shape, ramp, vol=28, edge=0.3, grad=(0.08, -0.18))
    c.marks(m, angle, n, 24, 3.4, jit=0.085, alpha=0.7, curl=0.15)
    return m
