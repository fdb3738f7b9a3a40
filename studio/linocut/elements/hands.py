"""Hands as silhouettes with four clear gaps, built of a palm, four fingers of three bones and a thumb.

(x, y) is the middle of the wrist, `size` the length from wrist to the tip of the middle finger,
`rot` turns the hand
(0: fingers up, 90: fingers to the right). They are left hands seen from the palm; `flip` mirrors them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from studio.linocut.knife import knife, stroke
from studio.linocut.plates import Clip
from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, poly, taper

# where a finger grows out of the palm (x, y up), its length and width, in sizes of the hand
ROOTS = (
    (-0.158, 0.46, 0.40, 0.105),
    (-0.055, 0.5, 0.46, 0.112),
    (0.052, 0.49, 0.43, 0.108),
    (0.15, 0.43, 0.34, 0.094),
)
BONES = (0.46, 0.3, 0.24)
THUMB = (-0.185, 0.16, 0.36, 0.13)


@dataclass(frozen=True)
class Grip:
    """Angles of the fingers from index to little (degrees outwards), how far each is folded; the thumb."""

    spread: tuple[float, float, float, float] = (-12, -3, 5, 15)
    fold: tuple[float, float, float, float] = (0, 0, 0, 0)  # 0 straight, 1 tucked into the palm
    thumb: float = -48
    crook: float = 14  # how the thumb bends back towards the fingers


GRIPS = {
    "open": Grip(),
    "wide": Grip((-26, -8, 9, 28), thumb=-68, crook=6),
    "flat": Grip((-5, -1.5, 2, 6), thumb=-24, crook=18),
    "point": Grip((-4, 0, 4, 8), (0, 1, 1, 1), thumb=-14, crook=60),
    "fist": Grip((-2, 0, 2, 4), (1, 1, 1, 1), thumb=-6, crook=84),
    "two": Grip((-12, 9, 4, 8), (0, 0, 1, 1), thumb=-10, crook=66),
    "claw": Grip((-24, -8, 8, 24), (0.42, 0.4, 0.4, 0.42), thumb=-62, crook=40),
    "pinch": Grip((-34, -2, 7, 17), (0.55, 0.1, 0.1, 0.1), thumb=-58, crook=64),
    "crossed": Grip((9, -9, 4, 8), (0, 0, 1, 1), thumb=-10, crook=66),
    "thumb": Grip((-2, 0, 2, 4), (1, 1, 1, 1), thumb=-84, crook=-10),
}


class _Place:
    """Sizes of a hand (y up) to the page."""

    def __init__(self, x: float, y: float, size: float, rot: float, flip: bool) -> None:
        self.x, self.y, self.size, self.f = x, y, size, -1 if flip else 1
        self.c, self.s = float(np.cos(np.radians(rot))), float(np.sin(np.radians(rot)))

    def to(self, u: float, v: float) -> tuple[float, float]:
        a, b = u * self.f * self.size, -v * self.size
        return self.x + a * self.c - b * self.s, self.y + a * self.s + b * self.c

    def limb(self, *joints: tuple[float, float, float]) -> Path:
        return taper(*[(*self.to(u, v), w * self.size) for u, v, w in joints])


def _finger(root: Sequence[float], angle: float, fold: float) -> list[tuple[float, float, float]]:
    """The joints of one finger; a folded one comes back down over the palm."""
    x, y, long, wide = root
    a, out = np.radians(angle), [(x, y, wide)]
    if fold > 0.8:  # tucked: only the knuckle stands up
        return [(x, y - 0.02, wide * 1.1), (x + 0.01 * np.sin(a), y + 0.06, wide * 1.12)]
    shrink = (1.0, 1 - 0.62 * fold, 1 - 0.8 * fold)
    turn = np.radians(0 if fold < 0.2 else 34 * fold * np.sign(angle or 1))
    for n, (bone, less) in enumerate(zip(BONES, shrink, strict=True)):
        a = a - turn * (n > 0)
        x, y = x + np.sin(a) * long * bone * less, y + np.cos(a) * long * bone * less
        out.append((float(x), float(y), wide * (0.98, 0.9, 0.7)[n]))
    return out


def hand_shape(
    x: float, y: float, size: float, grip: str | Grip = "open", rot: float = 0, flip: bool = False,
    wrist: float = 0.3,
    missing: Sequence[int] = (),
) -> tuple[list[Path], list[Path]]:  # fmt: skip
    """The pieces of a hand and the lines to cut between folded fingers; `missing` fingers 0 (index) to 3."""
    g, at = GRIPS[grip] if isinstance(grip, str) else grip, _Place(x, y, size, rot, flip)
    palm = blob(*[at.to(u, v) for u, v in ((-0.12, -wrist), (-0.125, -0.02), (-0.2, 0.12), (-0.215, 0.3),
        (-0.2, 0.47),
                                            (-0.05, 0.53), (0.06, 0.52), (0.185, 0.45), (0.2, 0.26), (0.17,
                                            0.08), (0.125, -0.02),
                                            (0.12, -wrist))])  # fmt: skip
    shapes, cuts = [palm], []
    for n, root in enumerate(ROOTS):
        if n in missing:
            shapes.append(at.limb(*_finger((*root[:2], root[2] * 0.3, root[3]), g.spread[n], 0)[:3]))
            continue
        shapes.append(at.limb(*_finger(root, g.spread[n], g.fold[n])))
        if g.fold[n] > 0.8:
            u, v, w = root[0], root[1], root[3]
            cuts.append(stroke(*[(*at.to(*q),) for q in ((u - w * 0.4, v - 0.16), (u, v - 0.2), (u + w * 0.4,
            v - 0.16))],
                               w=size * 0.022))  # fmt: skip
            if n < 3 and g.fold[n + 1] > 0.8:
                mid = (root[0] + ROOTS[n + 1][0]) / 2
                cuts.append(
                    stroke(at.to(mid, v + 0.12), at.to(mid + 0.004, v - 0.17), w=size * 0.03, ends=0.5)
                )
    a, (u, v, long, wide) = np.radians(g.thumb), THUMB
    joints = [(u + 0.06, v - 0.06, wide * 1.15), (u, v + 0.02, wide * 1.1)]
    for part, w in ((0.52, 0.98), (0.44, 0.7)):
        u, v = u + np.sin(a) * long * part, v + np.cos(a) * long * part
        a += np.radians(g.crook)
        joints.append((float(u), float(v), wide * w))
    shapes.append(at.limb(*joints))
    if g.fold[1] > 0.8 and g.crook > 50:  # the thumb lies over the fingers
        side = [at.to(q[0], q[1] + wide * 0.62) for q in joints[1:]]
        cuts.append(stroke(*side, w=size * 0.026))
    return shapes, cuts


def hand(
    p: Print, x: float, y: float, size: float = 120, grip: str | Grip = "open", rot: float = 0,
    flip: bool = False,
    tone: str = "k", arm: float = 0, arm_w: float = 0.3, sleeve: str | None = None, halo: float | None = None,
    clear: str = "12k", line: float | None = None, creases: bool = True, clip: Clip = None,
    missing: Sequence[int] = (),
    sun: Point | None = None,
) -> Path:  # fmt: skip
    """A hand, with `arm` sizes of forearm behind the wrist; `sleeve` is the tone of a cuff that covers it."""
    shapes, cuts = hand_shape(x, y, size, grip, rot, flip, 0.1 + 0.2 * (arm == 0), missing)
    at = _Place(x, y, size, rot, flip)
    if arm:
        shapes.append(
            at.limb((0, 0.06, 0.245), (0, -0.25, 0.27), (0, -min(arm, 1.0), arm_w), (0, -arm, arm_w * 1.15))
        )
    ring = float(np.clip(size * 0.035, 2, 8)) if halo is None else halo
    pen = float(np.clip(size * 0.028, 2, 6)) if line is None else line
    path = p.shape(
        *shapes,
        tone=tone,
        halo=ring,
        clear=clear,
        line=0 if "k" in tone else pen,
        clip=clip,
        eps=0.7,
        jit=0.3,
    )
    (p.carve if "k" in tone else p.ink)("12k" if "k" in tone else "k", *cuts, clip=clip)
    if creases and size > 70:
        _creases(p, at, grip, tone, size, clip)
    if sun is not None:
        p.engrave(
            "k",
            path,
            p.along(path, soft=3),
            0.85 * p.lit(path, sun, size * 0.1),
            max(5.0, size * 0.04),
            clip=clip,
        )
    if sleeve is not None and arm:
        top, low = -0.34, -arm - 0.1
        cuff = poly([at.to(u, v) for u, v in ((-0.19, top), (0.19, top - 0.02), (0.24, low), (-0.24, low))])
        p.shape(cuff, tone=sleeve, halo=ring * 0.7 if "k" in sleeve else 0, clear="12k",
            line=0 if "k" in sleeve else pen,
                clip=clip)  # fmt: skip
    return path


def _creases(p: Print, at: _Place, grip: str | Grip, tone: str, size: float, clip: Clip) -> None:
    """The two lines of a palm, where one sees it."""
    g = GRIPS[grip] if isinstance(grip, str) else grip
    if min(g.fold) > 0.3:
        return
    dark = "k" in tone
    lines = [((-0.15, 0.2), (-0.04, 0.24), (0.0, 0.08)), ((-0.12, 0.36), (0.0, 0.33), (0.14, 0.38))]
    if max(g.fold) > 0.8:
        lines = lines[:1]
    for pts in lines:
        path = stroke(*[at.to(*q) for q in pts], w=size * 0.02)
        (p.carve if dark else p.ink)("12k" if dark else "k", path, clip=clip)


def holding(
    p: Print, x: float, y: float, size: float = 120, rot: float = 0, flip: bool = False, tone: str = "k",
    arm: float = 0,
    thing: Any = None, **more: Any,
) -> Path:  # fmt: skip
    """A fist round something: `thing(p, x, y)` is cut first, at the middle of the fist."""
    at = _Place(x, y, size, rot, flip)
    if thing is not None:
        thing(p, *at.to(0, 0.36))
    return hand(p, x, y, size, "fist", rot, flip, tone, arm, **more)


def clasped(
    p: Print, x: float, y: float, size: float = 120, rot: float = 0, tones: tuple[str, str] = ("k", ""),
    arm: float = 1.4,
    sleeves: tuple[str | None, str | None] = (None, None), halo: float = 4, clip: Clip = None,
) -> None:  # fmt: skip
    """Two hands hold each other at (x, y), one from the left, one from the right; `rot` turns the pair."""
    c, s = float(np.cos(np.radians(rot))), float(np.sin(np.radians(rot)))

    def to(u: float, v: float) -> tuple[float, float]:
        return x + (u * c - v * s) * size, y + (u * s + v * c) * size

    def limb(*q: tuple[float, float, float]) -> Path:
        return taper(*[(*to(u, v), w * size) for u, v, w in q])

    def put(tone: str, *paths: Path) -> Path:
        dark = "k" in tone
        return p.shape(*paths, tone=tone, halo=halo, clear="12k", line=0 if dark else max(2.0, size * 0.026),
            clip=clip,
                       eps=0.7, jit=0.3)  # fmt: skip

    near, far = tones
    put(far, limb((0.0, 0.02, 0.36), (0.32, 0.02, 0.28), (0.6, 0.04, 0.26), (arm, 0.06, 0.3)))
    put(near, limb((0.06, -0.02, 0.36), (-0.3, 0.0, 0.28), (-0.6, 0.02, 0.26), (-arm, 0.06, 0.3)),
        limb((-0.22, -0.08, 0.14), (-0.02, -0.23, 0.12), (0.14, -0.2, 0.09)))  # fmt: skip
    for n in range(4):  # the fingers of the far hand lie over the near one
        v = -0.1 + n * 0.082
        put(
            far,
            limb(
                (0.1 - 0.01 * n, v, 0.094),
                (-0.1 - 0.012 * n, v - 0.008, 0.09),
                (-0.2 + 0.014 * n, v + 0.014, 0.07),
            ),
        )
    put(far, limb((0.26, -0.08, 0.14), (0.08, -0.17, 0.12), (-0.06, -0.15, 0.085)))
    for side, cuff in zip((-1, 1), sleeves, strict=True):
        if cuff is not None:
            put(
                cuff,
                poly(
                    [
                        to(side * 0.62, -0.19),
                        to(side * 0.62, 0.22),
                        to(side * (arm + 0.2), 0.36),
                        to(side * (arm + 0.2), -0.22),
                    ]
                ),
            )


def stencil(p: Print, x: float, y: float, size: float = 120, rot: float = 0, flip: bool = False,
    cloud: str = "2",
            missing: Sequence[int] = (), grip: str = "open") -> Path:  # fmt: skip
    """A blown hand print: pigment round the gap a hand has left."""
    rng = p.dice()
    shapes, _ = hand_shape(x, y, size, grip, rot, flip, 0.3, missing)
    path = knife(*shapes, rng=rng, eps=0.7, jit=0.3)
    mid = _Place(x, y, size, rot, flip).to(0, 0.35)
    puff = ell(*mid, size * 0.78, size * 0.82)
    p.ink(cloud, knife(*[ell(mid[0] + rng.normal(0, size * 0.2), mid[1] + rng.normal(0, size * 0.24),
        size * rng.uniform(0.3, 0.5))
                         for _ in range(9)], rng=rng, jit=1.2))  # fmt: skip
    p.stipple(cloud, puff, size * 0.06, p.spot(*mid, size * 0.4, size * 0.85) * 0.7, cut=False)
    p.carve("12k", path)
    return path
