"""Rice terraces from above, ring within ring; the water of every ring is in another hour of the day."""

import numpy as np

from studio.colour import Arr, rgb, sstep
from studio.paint import Card

HOURS = (
    "#f6e6a8",
    "#c4e4d4",
    "#84ccd4",
    "#6cb4d4",
    "#a4cce0",
    "#fce0b8",
    "#f8b08c",
    "#d87c84",
    "#8c5c94",
    "#4c4484",
    "#28306c",
    "#141c4c",
)
BANKS = ("#9cb048", "#6c9440", "#2c5430", "#16283c")


def ring_field(c: Card, x: float, y: float) -> Arr:
    """How far out from (x, y) every point is, warped like a hillside; 0 in the middle, 1 far out."""
    warp = (c.noise(330, 3) - 0.5) * 210 + (c.noise(90, 2) - 0.5) * 26
    dx, dy = (c.xx - x) * 1.18, (c.yy - y) * 0.84
    angle = np.arctan2(dy, dx)
    far = np.hypot(dx, dy) * (1 + 0.13 * np.sin(2 * angle + 0.7) + 0.06 * np.sin(5 * angle)) + warp
    return np.asarray(np.clip(far / 740, 0, 1.4), np.float32)


def terraces(c: Card, x: float, y: float) -> Arr:
    """Paint them round (x, y); returns the field of rings, whose whole numbers (times 15) are the banks."""
    field = ring_field(c, x, y)
    steps = field * 15
    k = np.floor(steps)
    part = steps - k
    hours = np.stack([rgb(h) for h in HOURS])[::-1]
    t = np.clip(k / 13, 0, 1) * (len(HOURS) - 1)
    i = np.clip(np.floor(t).astype(int), 0, len(HOURS) - 2)
    col = hours[i] * (1 - (t - i))[..., None] + hours[i + 1] * (t - i)[..., None]
    streak = c.noise(60, 4, 3.4, 0.5) - 0.5
    col = col * (1 + 0.26 * streak[..., None]) * (0.9 + 0.16 * part[..., None])
    bank_day = np.clip((k - 2) / 9, 0, 1)[..., None]
    dark = rgb(BANKS[3]) * (1 - bank_day) + rgb(BANKS[2]) * bank_day
    lit = rgb("#2c4860") * (1 - bank_day) + rgb(BANKS[0]) * bank_day
    side = sstep(-0.4, 0.4, np.sin(np.arctan2(c.yy - y, c.xx - x) - 0.9))[..., None]
    bank = dark * (1 - side) + lit * side
    grass = (c.noise(9, 2) - 0.5)[..., None] * 0.5
    wall = (1 - sstep(0.15, 0.21, part))[..., None]
    rim = (sstep(0.14, 0.19, part) * (1 - sstep(0.22, 0.3, part)))[..., None]
    c.img = np.asarray(col * (1 - wall) + bank * (1 + grass) * wall, np.float32)
    c.img = np.asarray(
        c.img * (1 - rim * 0.4) + rgb("#f4f4d0") * rim * 0.4 * bank_day + c.img * 0 * rim, np.float32
    )
    c.detail = np.maximum(c.detail, wall[..., 0] * 0.3).astype(np.float32)
    return field


def seedlings(c: Card, field: Arr, rings: tuple[int, ...], n: int = 900) -> None:
    """Young rice standing in the water of some rings."""
    steps = field * 15
    for ring in rings:
        m = ((np.floor(steps) == ring) & (steps - ring > 0.34)).astype(np.float32)
        for x, y in c.scatter(m, n // len(rings)):
            for lean in (-3, 0, 3):
                c.line([(x, y), (x + lean * 0.6, y - 6), (x + lean * 1.6, y - 11)], 1.6, "#3c6c34", 0.8, 0.2)
