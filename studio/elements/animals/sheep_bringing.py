"""A sheep that brings a ball of its own wool, held in its mouth by the thread."""

import numpy as np

from studio.colour import Ramp
from studio.elements.things.wool import WOOL, wool_ball
from studio.paint import Card, Frame
from studio.palettes import HAIR
from studio.shapes import blob, ell, join, spiral, taper

PUFFS = (
    (-24, -42, 17),
    (-8, -54, 17),
    (12, -56, 18),
    (28, -44, 17),
    (18, -32, 17),
    (-12, -30, 17),
    (2, -44, 20),
)
CURLS = ((-16, -48, 9), (4, -56, 10), (20, -46, 10), (6, -36, 10), (-10, -36, 8))


def bringing_sheep(
    c: Card,
    x: float,
    y: float,
    h: float = 80,
    face: Ramp = HAIR,
    flip: bool = False,
    fog: float = 0,
    rot: float = 0,
    nod: float = 0,
    seed: int = 0,
    wool: Ramp = WOOL,
) -> None:
    """The sheep standing at (x, y), looking left, the ball between its lips; `rot` as it goes down a step,
    `nod` carries its head so much lower; `seed` gives another fleece and another stride."""
    rng = np.random.default_rng(seed)
    f = c.at(x, y, h / 80, rot, flip, fog=fog, vol=10, det=0.4, wob=0.5, rim=0.4)
    f.shade(ell(0, 1, 44, 7), 0.5 * (1 - fog), 5)
    for lx in (-20, -10, 14, 24):
        step = float(rng.uniform(-6, 6)) if seed else 0.0
        f.paint(taper((lx, -24, 8), (lx + step * 0.4, -12, 6.5), (lx + step, -2, 6)), face, vol=3)
    puffs = [
        (px + rng.uniform(-3, 3), py + rng.uniform(-3, 3), r + rng.uniform(-2, 3)) for px, py, r in PUFFS
    ]
    f.paint(join(*[ell(*p) for p in puffs]), wool, vol=22, tex=0.35, grad=(0.1, -0.2))
    for px, py, r in CURLS:
        turned = spiral(px + rng.uniform(-4, 4), py + rng.uniform(-4, 4), r, 2, 1.2)
        f.line(turned, 1.6, wool[1], alpha=0.5)
    _head(c, f, face, nod, h)


def _head(c: Card, f: Frame, face: Ramp, nod: float, h: float) -> None:
    """Head, ear and eye, and the ball in the mouth."""
    f.paint(
        blob(
            (-28, -60 + nod * 0.6),
            (-46, -52 + nod),
            (-52, -40 + nod),
            (-44, -34 + nod),
            (-30, -42 + nod * 0.6),
        ),
        face,
        vol=7,
    )
    f.paint(ell(-27, -56 + nod * 0.7, 9, 4, 30), face, vol=3)
    f.flat(ell(-41, -49 + nod, 1.8), "#fff4e0", det=1)
    wool_ball(c, *f.pt(-54, -31 + nod), h * 0.145)
    lips = blob((-44, -47 + nod), (-52, -42 + nod), (-52.5, -36 + nod), (-47, -33.5 + nod), (-41, -38 + nod))
    f.paint(lips, face, vol=4, edge=0.2)
