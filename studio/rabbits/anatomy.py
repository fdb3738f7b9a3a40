"""One rabbit: the head with ears, eyes, muzzle and mouth; and the body it sits on."""

import math
from collections.abc import Sequence

import numpy as np

from studio.colour import Colour, Ramp, mix
from studio.paint import Frame
from studio.palettes import FURS
from studio.rabbits.ears import paint_ear, spine
from studio.rabbits.eyes import Eye, paint_brow, paint_eye
from studio.rabbits.mouths import MOUTHS
from studio.rabbits.tile import Tile
from studio.shapes import Path, blob, ell

OPEN = Eye()
Pair = tuple[Sequence[float] | None, Sequence[float] | None]


def head_outline(puff: float, cheeks: float) -> Path:
    """A pear with tufted cheeks; `puff` bristles it all round, `cheeks` blows them up."""
    n, points = 40, []
    for i in range(n):
        t = 2 * math.pi * i / n
        low = max(0.0, math.sin(t - 0.25)) ** 0.6
        tuft = (0.05 + puff * 0.12) * (1 if i % 2 else -0.4) * (low or puff * 0.6) * abs(math.cos(t)) ** 0.4
        wide = 172 + (50 + 46 * cheeks) * max(0.0, math.sin(t))
        sharp = i % 2 and (math.sin(t) > 0.05 or puff > 0.3)
        points.append(
            (
                math.cos(t) * wide * (1 + tuft),
                (math.sin(t) * 172 + 20) * (1 + tuft),
                *(("c",) if sharp else ()),
            )
        )
    return blob(*points)


def muzzle(f: Frame, fur: Ramp, nose: Colour, turn: tuple[float, float]) -> Frame:
    """White pads, chin and nose; returns the frame in which the mouth is drawn."""
    c = f.card
    m = c.at(*f.pt(turn[0] * 1.25, turn[1] * 1.15), f.s, f.rot, f.flip)
    white: Ramp = [mix(fur[1], "#b09090", 0.3), mix(fur[3], "#d8c8c0", 0.4), "#fbf0e0", "#fffaf0"]
    for sg in (-1, 1):
        pad = m.paint(
            ell(sg * 42, 84, 64, 50, sg * -12),
            white,
            vol=44,
            edge=0.06,
            soft=5,
            amb=0.38,
            alpha=0.92,
            tex=0.12,
        )
        c.marks(
            pad * (pad > 0.8),
            m.angle(0.5 if sg > 0 else math.pi - 0.5),
            int(150 * f.s),
            16 * f.s,
            2.6,
            None,
            0.05,
            0.5,
        )
    m.paint(ell(0, 130, 42, 30), white, vol=22, soft=5, edge=0.03, alpha=0.9, amb=0.3)
    m.paint(
        blob((-27, 38), (0, 31), (27, 38), (16, 58), (0, 67), (-16, 58)),
        [mix(nose, "#200810", 0.7), nose, mix(nose, "#ffe0d8", 0.6)],
        vol=15, det=0.9, wob=0.4,
    )  # fmt: skip
    m.flat(ell(-8, 42, 7, 4, -10), "#fff4ee", 0.8, 1, det=0.8)
    return m


def whiskers(m: Frame, puff: float = 0, col: Colour = "#fff4e0") -> None:
    """Three a side."""
    for sg in (-1, 1):
        for j, (y, reach) in enumerate(((76, 140), (90, 150), (104, 134))):
            end = (sg * (60 + reach), y - 8 + j * 24 - puff * 30)
            m.line(
                [(sg * 62, y), (sg * (60 + reach * 0.5), y - 14 + j * 10 - puff * 16), end],
                3.0,
                col,
                alpha=0.7,
            )


def rabbit(
    c: Tile,
    x: float,
    y: float,
    s: float,
    fur: str | Ramp,
    *,
    tilt: float = 0,
    turn: tuple[float, float] = (0, 0),
    ears: Pair = ((0, 0), (0, 0)),
    ears_front: Pair = (None, None),
    backs: bool = False,
    eyes: Eye | tuple[Eye, Eye] = OPEN,
    brow: float | tuple[float, float] = 0,
    browy: float | tuple[float, float] = 0,
    mouth: str = "smile",
    blush: float = 0,
    blushcol: Colour = "#e8605c",
    puff: float = 0,
    cheeks: float = 0,
    nose: Colour = "#c8706c",
    occlude: float = 0.5,
) -> Frame:
    """Paint the head with its middle at (x, y); paint the body before it. Returns the head's frame.

    `turn` moves the features over the head (a turned or bowed head); ears are (angle, bend[, length]),
    `ears_front` hang in front of the face; `backs` shows the ears' backs.
    """
    f = c.at(x, y, s, tilt, wob=0.5)
    ramp = FURS[fur] if isinstance(fur, str) else fur
    for side, ear in zip((-1, 1), ears, strict=True):
        if ear is not None:
            paint_ear(f, ramp, spine(side, ear), not backs)
    if occlude:
        f.shade(ell(0, 200, 170, 46), occlude, 18, mix(ramp[0], "#1a0c14", 0.5), clip=c.entered())
    hm = f.paint(
        head_outline(puff, cheeks), ramp, vol=120, amb=0.22, rim=0.45, rimw=9, edge=0.28, tex=0.15, lump=0.05
    )
    cx, cy = f.pt(turn[0], 20 + turn[1])
    c.marks(
        hm,
        lambda px, py: np.arctan2(py - cy, px - cx),
        int(3300 * s),
        20 * s + 4,
        3.1,
        None,
        0.075 + 0.03 * puff,
        0.62,
        0,
        0.18 + 0.1 * puff,
    )
    m = muzzle(f, ramp, nose, turn)
    if blush:
        for sg in (-1, 1):
            f.flat(ell(sg * 134 + turn[0], 66 + turn[1], 48, 34), blushcol, blush * 0.6, 15, clip=hm)
    both = eyes if isinstance(eyes, tuple) else (eyes, eyes)
    slant = brow if isinstance(brow, tuple) else (brow, brow)
    lift = browy if isinstance(browy, tuple) else (browy, browy)
    for i, side in enumerate((-1, 1)):
        paint_eye(f, ramp, side, both[i], slant[i], turn)
        paint_brow(f, ramp, side, slant[i], lift[i], turn)
    MOUTHS[mouth](m)
    whiskers(m, puff)
    for side, ear in zip((-1, 1), ears_front, strict=True):
        if ear is not None:
            points = spine(side, ear, (92, -112))
            f.shade(ell(points[3][0], points[3][1] + 14, 70, 90), 0.3, 18, ramp[0], clip=hm)
            paint_ear(f, ramp, points, not backs)
    return f
