"""Animals in silhouette, black by default; another tone gives flat colour with a key line.

They look left; `flip` turns them round. (x, y) is the ground under them, `h` their height at the shoulder
(birds, fish and small ones: see each).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from studio.linocut.knife import knife, stroke
from studio.linocut.plates import Clip
from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, taper


class _At:
    """Units of an animal (x to the left, y up) to the page."""

    def __init__(self, x: float, y: float, s: float, flip: bool, rot: float = 0) -> None:
        self.x, self.y, self.s, self.f = x, y, s, -1 if flip else 1
        self.cos, self.sin = float(np.cos(np.radians(rot))), float(np.sin(np.radians(rot)))

    def __call__(self, *pts: Sequence[Any]) -> list[Any]:
        out = []
        for q in pts:
            u, v = -float(q[0]) * self.f * self.s, -float(q[1]) * self.s
            out.append((self.x + u * self.cos - v * self.sin, self.y + u * self.sin + v * self.cos, *q[2:]))
        return out

    def blob(self, *pts: Sequence[Any]) -> Path:
        return blob(*self(*pts))

    def limb(self, *pts: tuple[float, float, float]) -> Path:
        return taper(*[(*self(q[:2])[0], q[2] * self.s) for q in pts])

    def disc(self, u: float, v: float, r: float, r2: float | None = None) -> Path:
        q = self((u, v))[0]
        return ell(q[0], q[1], r * self.s, (r2 or r) * self.s)

    def line(self, w: float, *pts: tuple[float, float]) -> Path:
        return stroke(*[(q[0], q[1]) for q in self(*pts)], w=max(w * self.s, 1.2), ends=0.4)


@dataclass(frozen=True)
class Kind:
    """A four-legged animal in heights of its shoulder: long, depth of the chest, neck, legs, tail."""

    long: float = 1.2
    deep: float = 0.42
    rump: float = 0.98  # height of the croup
    neck: tuple[float, float] = (0.86, 1.24)  # where the head is, standing
    neck_w: float = 0.3
    head: tuple[tuple[float, ...], ...] = ()  # points round the end of the neck
    leg: float = 0.1
    foot: float = 0.08
    tail: tuple[tuple[float, float, float], ...] = ((-0.62, 0.9, 0.05), (-0.8, 0.7, 0.05), (-0.82, 0.3, 0.03))
    ears: tuple[tuple[float, float], ...] = ()
    horns: tuple[tuple[float, float], ...] = ()
    belly: float = 0


DOG_HEAD = (
    (-0.1, 0.12),
    (0.06, 0.16),
    (0.16, 0.08),
    (0.36, 0.03),
    (0.38, -0.04),
    (0.33, -0.09),
    (0.1, -0.12),
    (-0.1, -0.1),
)
HORSE_HEAD = (
    (-0.12, 0.1),
    (0.04, 0.12),
    (0.22, -0.02),
    (0.36, -0.26),
    (0.34, -0.36),
    (0.24, -0.38),
    (0.04, -0.18),
    (-0.12, -0.14),
)
COW_HEAD = (
    (-0.12, 0.1),
    (0.06, 0.13),
    (0.2, 0.04),
    (0.4, -0.14),
    (0.43, -0.24),
    (0.34, -0.3),
    (0.1, -0.18),
    (-0.1, -0.12),
)
GOAT_HEAD = (
    (-0.1, 0.1),
    (0.05, 0.12),
    (0.16, 0.02),
    (0.32, -0.1),
    (0.33, -0.17),
    (0.24, -0.2),
    (0.18, -0.3),
    (0.14, -0.18),
    (-0.08, -0.1),
)
KINDS = {
    "dog": Kind(1.15, 0.4, 0.94, (0.78, 1.12), 0.3, DOG_HEAD, 0.1, 0.1, ((-0.55, 0.86, 0.09), (-0.78, 1.02,
        0.07), (-0.86, 1.26, 0.03)),
                ((-0.02, 0.12), (-0.06, 0.32), (-0.14, 0.1))),
    "hyena": Kind(1.15, 0.46, 0.8, (0.86, 1.0), 0.42, DOG_HEAD, 0.11, 0.1, ((-0.55, 0.72, 0.1), (-0.68, 0.5,
        0.1), (-0.66, 0.34, 0.04)),
                  ((0.02, 0.1), (-0.02, 0.26), (-0.1, 0.28), (-0.16, 0.06))),
    "horse": Kind(1.2, 0.42, 1.0, (0.86, 1.36), 0.32, HORSE_HEAD, 0.1, 0.1, ((-0.6, 0.94, 0.08), (-0.78,
        0.76, 0.16), (-0.76, 0.36, 0.1),
                  (-0.72, 0.16, 0.02)), ((0.02, 0.1), (0.0, 0.26), (-0.07, 0.1))),
    "mule": Kind(1.15, 0.42, 1.0, (0.82, 1.3), 0.3, HORSE_HEAD, 0.09, 0.09, ((-0.58, 0.94, 0.05), (-0.7, 0.6,
        0.05), (-0.7, 0.3, 0.09)),
                 ((0.03, 0.1), (-0.02, 0.42), (-0.1, 0.36), (-0.09, 0.08))),
    "cow": Kind(1.4, 0.52, 1.0, (0.98, 1.08), 0.34, COW_HEAD, 0.11, 0.1, ((-0.7, 0.96, 0.06), (-0.8, 0.6,
        0.05), (-0.78, 0.34, 0.1)),
                ((-0.06, 0.08), (-0.26, 0.12), (-0.24, 0.0)), ((0.0, 0.14), (0.05, 0.3), (0.14, 0.36)), 0.04),
    "bull": Kind(1.45, 0.62, 0.94, (1.0, 1.0), 0.5, COW_HEAD, 0.12, 0.1, ((-0.72, 0.9, 0.06), (-0.82, 0.6,
        0.05), (-0.8, 0.3, 0.11)),
                 ((-0.06, 0.08), (-0.26, 0.1), (-0.24, -0.02)), ((0.0, 0.14), (0.12, 0.3), (0.28, 0.38)),
                 0.02),
    "goat": Kind(1.15, 0.44, 1.0, (0.78, 1.24), 0.26, GOAT_HEAD, 0.09, 0.08, ((-0.56, 0.96, 0.09), (-0.68,
        1.1, 0.03)),
                 ((-0.06, 0.06), (-0.24, 0.0), (-0.22, -0.08)), ((0.02, 0.12), (-0.04, 0.34), (-0.2, 0.46))),
    "sheep": Kind(1.2, 0.62, 0.98, (0.8, 0.98), 0.34, GOAT_HEAD, 0.08, 0.07, ((-0.6, 0.86, 0.14), (-0.66,
        0.66, 0.1)), ((-0.06, 0.06), (-0.22, 0.02),
                  (-0.2, -0.06))),
    "tapir": Kind(1.4, 0.56, 1.02, (0.96, 0.98), 0.46, ((-0.1, 0.14), (0.1, 0.12), (0.26, 0.0), (0.42, -0.1),
        (0.46, -0.26), (0.38, -0.28),
                  (0.3, -0.2), (0.1, -0.18), (-0.1, -0.12)), 0.13, 0.11, ((-0.68, 0.9, 0.08), (-0.74, 0.8,
                  0.03)), ((-0.02, 0.12), (-0.06, 0.28),
                  (-0.14, 0.12)), (), 0.06),
    "cat": Kind(1.3, 0.38, 0.96, (0.84, 1.08), 0.26, ((-0.14, 0.1), (0.0, 0.17), (0.14, 0.1), (0.2, 0.0),
        (0.16, -0.1), (0.0, -0.14), (-0.12, -0.1)),
                0.09, 0.09, ((-0.62, 0.86, 0.08), (-0.9, 0.96, 0.08), (-1.04, 1.3, 0.07), (-0.96, 1.5,
                0.05)), ((0.08, 0.12), (0.1, 0.32), (-0.04, 0.16))),
    "pig": Kind(1.4, 0.6, 0.96, (0.9, 0.84), 0.48, ((-0.1, 0.14), (0.1, 0.12), (0.34, 0.02), (0.36, -0.12),
        (0.12, -0.18), (-0.1, -0.12)), 0.11, 0.08,
                ((-0.7, 0.86, 0.04), (-0.82, 0.92, 0.04), (-0.78, 0.98, 0.03)), ((0.02, 0.1), (0.1, 0.26),
                (-0.1, 0.14))),
}  # fmt: skip
STEPS = {  # how far each foot is from under its hip: near fore, far fore, near hind, far hind; and how high
    "stand": ((0.0, 0), (0.05, 0), (0.0, 0), (-0.06, 0)),
    "walk": ((0.16, 0.04), (-0.12, 0), (-0.16, 0), (0.14, 0.03)),
    "run": ((0.42, 0.26), (0.34, 0.14), (-0.46, 0.2), (-0.36, 0.1)),
    "jump": ((0.34, 0.42), (0.26, 0.36), (-0.5, 0.12), (-0.44, 0.02)),
}


def beast(
    p: Print, x: float, y: float, h: float = 120, kind: str | Kind = "dog", step: str = "stand",
    tone: str = "k", flip: bool = False, rot: float = 0,
    head: str = "up", halo: float | None = None, clear: str = "12k", line: float | None = None,
    eye: bool = True, sun: Point | None = None,
    spots: str | None = None, clip: Clip = None,
) -> Path:  # fmt: skip
    """A four-legged animal: dog hyena horse mule cow bull goat sheep tapir cat pig.

    `step` stand, walk, run or jump; `head` up, low or graze; `spots` is a tone for patches on the flank.
    """
    k = KINDS[kind] if isinstance(kind, str) else kind
    m, feet = _At(x, y, h, flip, rot), STEPS[step]
    half = k.long / 2
    under = 1 - k.deep - k.belly
    legs: dict[str, list[Path]] = {}
    for n, name in enumerate(("near_fore", "far_fore", "near_hind", "far_hind")):
        dx, dy = feet[n]
        side = 0.0 if n % 2 == 0 else 0.03
        if "fore" in name:
            u = half - 0.2 + side
            knee = (u + dx * 0.55 + (0.05 if dx > 0.1 else 0), 0.32 + dy * 0.7)
            foot = (u + dx, 0.03 + dy)
            top, mid = (u - 0.02, 0.66, k.leg * 2.1), (*knee, k.leg * 1.0)
        else:
            u = -half + 0.16 + side
            knee = (u + dx * 0.5 - 0.1, 0.32 + dy * 0.6)
            foot = (u + dx - 0.01, 0.03 + dy)
            top, mid = (u + 0.03, 0.64, k.leg * 2.7), (*knee, k.leg * 0.95)
        legs[name] = [m.limb(top, (top[0] * 0.4 + mid[0] * 0.6 + (0.05 if "hind" in name else 0),
        0.46 + dy * 0.4, k.leg * 1.5), mid),
                      m.limb(mid, (*foot, k.leg * 0.72)), m.limb((foot[0] - 0.01, foot[1], k.foot * 0.9),
                      (foot[0] + 0.06, foot[1] - 0.008, k.foot * 0.6))]  # fmt: skip
    body = m.blob((half - 0.02, 0.9), (half + 0.05, 0.7), (half - 0.08, under + 0.06), (0.1, under),
        (-half + 0.3, under + 0.08), (-half + 0.06, 0.56),
                  (-half - 0.02, k.rump - 0.2), (-half + 0.12, k.rump + 0.02), (-0.1, k.rump - 0.04),
                  (half - 0.28, 1.02))  # fmt: skip
    nx, ny = {"up": k.neck, "low": (k.neck[0] + 0.1, k.neck[1] * 0.62), "graze": (k.neck[0] + 0.06, 0.2)}[
        head
    ]
    nx = half + nx - 0.6
    dip = {"up": 0, "low": 22, "graze": 44}[head]
    c, s = float(np.cos(np.radians(dip))), float(np.sin(np.radians(dip)))

    def at_head(*pts: tuple[float, ...]) -> list[tuple[float, float]]:
        return [(nx + q[0] * c + q[1] * s, ny - q[0] * s + q[1] * c) for q in pts]

    neck = m.limb(
        (half - 0.22, 0.76, k.neck_w * 1.5),
        (half + (nx - half) * 0.5 - 0.05, (0.84 + ny) / 2, k.neck_w * 1.1),
        (nx - 0.02, ny, k.neck_w * 0.78),
    )
    parts = [body, neck, m.blob(*at_head(*k.head)), m.limb(*k.tail)]
    if k.ears:
        parts.append(m.blob(*[(*q, "c") for q in at_head(*k.ears)]))
    dark = "k" in tone
    ring = float(np.clip(h * 0.03, 1.6, 6)) if halo is None else halo
    pen = float(np.clip(h * 0.02, 1.3, 4.5)) if line is None else line
    horn = (
        [m.limb(*[(*q, w) for q, w in zip(at_head(*k.horns), (0.08, 0.06, 0.015), strict=False)])]
        if k.horns
        else []
    )
    whole = knife(*parts, *horn, *[q for ls in legs.values() for q in ls])
    if ring:
        p.halo(whole, ring, clear, clip=clip)
    inner = float(np.clip(h * 0.014, 0.9, 3))
    for name in ("far_fore", "far_hind"):
        p.shape(*legs[name], tone=tone, line=0 if dark else pen, clip=clip, eps=0.7, jit=0.3)
    if horn:
        p.shape(*horn, tone="k" if not dark else tone, clip=clip, eps=0.6, jit=0.2)
    path = p.shape(*parts, *legs["near_fore"], *legs["near_hind"], tone=tone, line=0 if dark else pen,
        halo=inner if dark else 0, clear="12k", clip=clip,
                   eps=0.7, jit=0.3)  # fmt: skip
    if spots is not None:
        rng = p.dice()
        patches = [m.blob(*[(u + r * np.cos(a) * rng.uniform(0.7, 1.3),
            v + r * 0.8 * np.sin(a) * rng.uniform(0.7, 1.3)) for a in np.arange(7) * 0.9])
                   for u, v, r in ((0.26, 0.8, 0.16), (-0.2, 0.74, 0.2), (-0.5, 0.86, 0.12), (0.02, 0.94,
                       0.1))]  # fmt: skip
        p.shape(*patches, tone=spots, within=path, clip=clip)
    if kind == "horse":
        crest = at_head((0.04, 0.16), (-0.1, 0.06), (-0.2, -0.2), (-0.3, -0.46))
        mane = m.blob(
            (crest[0][0], crest[0][1], "c"),
            *crest[1:],
            (half - 0.3, 0.98, "c"),
            (half - 0.06, 1.06),
            (nx - 0.06, ny - 0.06),
        )
        p.shape(mane, tone="k", clip=clip, halo=inner if dark else 0, clear="12k", eps=0.7)
    if eye and h > 40:
        q = m(*at_head((0.08, 0.03)))[0]
        r = max(1.6, h * 0.022)
        (p.carve if dark else p.ink)("12k" if dark else "k", ell(q[0], q[1], r, r * 0.8), clip=clip)
    if sun is not None and dark:
        p.engrave(
            "k",
            path,
            p.along(path, soft=3),
            0.9 * p.lit(path, sun, h * 0.16),
            max(4.5, h * 0.045),
            length=(16, 60),
            clip=clip,
        )
    if kind == "sheep" and h > 40:
        p.scale("12k" if dark else "k", knife(body), h * 0.15, 90, h * 0.02, dark, clip=clip)
    return path


def _put(
    p: Print,
    parts: Sequence[Path],
    tone: str,
    size: float,
    halo: float | None,
    clear: str,
    line: float | None,
    clip: Clip = None,
) -> Path:
    dark = "k" in tone
    ring = float(np.clip(size * 0.03, 1.5, 5)) if halo is None else halo
    pen = float(np.clip(size * 0.022, 1.3, 4)) if line is None else line
    return p.shape(
        *parts, tone=tone, halo=ring, clear=clear, line=0 if dark else pen, clip=clip, eps=0.6, jit=0.25
    )


def _dot(p: Print, m: _At, u: float, v: float, r: float, dark: bool) -> None:
    q = m((u, v))[0]
    (p.carve if dark else p.ink)("12k" if dark else "k", ell(q[0], q[1], max(r * m.s, 1.3)))


def cat(p: Print, x: float, y: float, h: float = 100, pose: str = "sit", tone: str = "k", flip: bool = False,
    halo: float | None = None, clear: str = "12k",
        clip: Clip = None) -> Path:  # fmt: skip
    """A cat (h its height): sit (its back to us), crouch (ready, from the side), asleep (curled), walk."""
    if pose == "walk":
        return beast(p, x, y, h * 0.66, "cat", "walk", tone, flip, halo=halo, clear=clear, clip=clip)
    m = _At(x, y, h, flip)
    if pose == "sit":
        parts = [m.blob((0.12, 0.72), (0.2, 0.5), (0.32, 0.22), (0.28, 0), (-0.28, 0), (-0.34, 0.22), (-0.22,
            0.5), (-0.12, 0.72)), m.disc(0, 0.78, 0.17, 0.15),
                 m.blob((0.16, 0.8, "c"), (0.19, 1.02, "c"), (0.04, 0.9, "c")), m.blob((-0.16, 0.8, "c"),
                 (-0.19, 1.02, "c"), (-0.04, 0.9, "c")),
                 m.limb((-0.2, 0.04, 0.1), (-0.5, 0.03, 0.09), (-0.62, 0.14, 0.07), (-0.56, 0.26,
                 0.05))]  # fmt: skip
    elif pose == "crouch":
        parts = [m.blob((0.5, 0.34), (0.3, 0.5), (-0.1, 0.5), (-0.5, 0.78), (-0.74, 0.6), (-0.7, 0.2), (-0.5,
            0.02), (0.4, 0.02), (0.56, 0.14)),
                 m.disc(0.62, 0.42, 0.2, 0.17), m.blob((0.72, 0.5, "c"), (0.76, 0.76, "c"), (0.56, 0.58,
                 "c")), m.blob((0.6, 0.55, "c"), (0.54, 0.76, "c"), (0.46, 0.5, "c")),
                 m.limb((-0.66, 0.3, 0.1), (-0.98, 0.2, 0.09), (-1.16, 0.42, 0.06)), m.limb((0.4, 0.1, 0.14),
                 (0.76, 0.04, 0.1)), m.limb((-0.5, 0.1, 0.2), (-0.3, 0.05, 0.12))]  # fmt: skip
    else:
        back = m.blob(
            (0.5, 0.2), (0.34, 0.5), (0.0, 0.6), (-0.4, 0.5), (-0.62, 0.24), (-0.5, 0.02), (0.4, 0.0)
        )
        path = _put(p, [back], tone, h, halo, clear, None, clip)
        _put(
            p,
            [m.limb((-0.56, 0.16, 0.1), (-0.2, 0.03, 0.11), (0.22, 0.04, 0.08))],
            tone,
            h,
            max(1.4, h * 0.02),
            clear,
            None,
            clip,
        )
        head = [m.disc(0.42, 0.2, 0.19, 0.16), m.blob((0.56, 0.26, "c"), (0.6, 0.46, "c"), (0.44, 0.36, "c")),
                m.blob((0.4, 0.34, "c"), (0.3, 0.48, "c"), (0.27, 0.28, "c"))]  # fmt: skip
        _put(p, head, tone, h, max(1.4, h * 0.02), clear, None, clip)
        if h > 40:
            dark = "k" in tone
            (p.carve if dark else p.ink)(
                "12k" if dark else "k", m.line(0.025, (0.52, 0.2), (0.47, 0.16), (0.42, 0.2)), clip=clip
            )
        return path
    path = _put(p, parts, tone, h, halo, clear, None, clip)
    if pose == "crouch" and h > 50:
        _dot(p, m, 0.68, 0.45, 0.03, "k" in tone)
    return path


def dog(p: Print, x: float, y: float, h: float = 100, pose: str = "sit", tone: str = "k", flip: bool = False,
    halo: float | None = None, clear: str = "12k",
        sun: Point | None = None, clip: Clip = None) -> Path:  # fmt: skip
    """A dog: sit or lie (h its height sitting), stand, walk or run."""
    if pose in STEPS:
        return beast(p, x, y, h * 0.76, "dog", pose, tone, flip, halo=halo, clear=clear, sun=sun, clip=clip)
    m = _At(x, y, h, flip)
    if pose == "sit":
        parts = [m.blob((0.2, 0.7), (0.24, 0.44), (0.16, 0.2), (-0.02, 0.02), (-0.42, 0.02), (-0.46, 0.2),
            (-0.3, 0.44), (-0.12, 0.7)), m.limb((0.12, 0.5, 0.16), (0.16, 0.24, 0.1),
                 (0.16, 0.02, 0.08)), m.limb((0.14, 0.03, 0.07), (0.26, 0.03, 0.06)), m.limb((-0.24, 0.12,
                 0.2), (0.0, 0.03, 0.08), (0.08, 0.03, 0.06)),
                 m.limb((0.04, 0.62, 0.3), (0.12, 0.82, 0.22)), m.blob((0.0, 0.94), (0.16, 1.0), (0.28, 0.9),
                 (0.46, 0.86), (0.46, 0.77), (0.28, 0.74), (0.04, 0.76)),
                 m.blob((0.06, 0.96, "c"), (-0.02, 1.1, "c"), (-0.1, 0.78)), m.limb((-0.4, 0.06, 0.08),
                 (-0.66, 0.08, 0.07), (-0.78, 0.2, 0.03))]  # fmt: skip
    else:
        _put(p, [m.blob((0.5, 0.34), (0.2, 0.42), (-0.3, 0.4), (-0.66, 0.36), (-0.76, 0.16), (-0.7, 0.02),
            (0.5, 0.02), (0.6, 0.14)),
                 m.limb((-0.68, 0.1, 0.1), (-0.98, 0.04, 0.05))], tone, h, halo, clear, None,
                 clip)  # fmt: skip
        thin = max(1.4, h * 0.02)
        _put(
            p,
            [m.limb((-0.5, 0.2, 0.26), (-0.3, 0.08, 0.14), (-0.12, 0.04, 0.09))],
            tone,
            h,
            thin,
            clear,
            None,
            clip,
        )
        _put(p, [m.limb((0.3, 0.08, 0.12), (0.92, 0.04, 0.09))], tone, h, thin, clear, None, clip)
        halo = thin
        parts = [m.limb((0.36, 0.34, 0.26), (0.6, 0.3, 0.2)), m.blob((0.52, 0.46), (0.7, 0.44), (0.98, 0.22),
            (0.98, 0.13), (0.74, 0.12), (0.5, 0.2)),
                 m.blob((0.6, 0.46, "c"), (0.44, 0.3), (0.5, 0.12))]  # fmt: skip
    path = _put(p, parts, tone, h, halo, clear, None, clip)
    if h > 50:
        _dot(p, m, *((0.26, 0.9) if pose == "sit" else (0.74, 0.34)), 0.022, "k" in tone)
    if sun is not None and "k" in tone:
        p.engrave(
            "k",
            path,
            p.along(path, soft=3),
            0.9 * p.lit(path, sun, h * 0.12),
            max(4.5, h * 0.04),
            length=(14, 50),
            clip=clip,
        )
    return path


def bird(p: Print, x: float, y: float, size: float = 60, pose: str = "fly", tone: str = "k",
    flip: bool = False, rot: float = 0, beat: float = 1, halo: float | None = None,
         clear: str = "12k", clip: Clip = None) -> Path:  # fmt: skip
    """A bird `size` wide: fly (its middle at (x, y)), glide (a gull), perch or peck (its feet at (x, y))."""
    m = _At(x, y, size, flip, rot)
    if pose == "fly":
        parts = [m.blob((0.5, 0.02, "c"), (0.36, 0.09), (0.12, 0.08), (0.02, 0.3 * beat), (-0.2, 0.52 * beat,
            "c"), (-0.14, 0.2), (-0.2, 0.06), (-0.36, 0.06), (-0.54, 0.14, "c"),
                        (-0.46, 0.0), (-0.54, -0.12, "c"), (-0.3, -0.06), (-0.16, -0.1), (-0.14,
                        -0.34 * beat, "c"), (0.06, -0.16), (0.24, -0.07), (0.4, -0.04))]  # fmt: skip
    elif pose == "glide":
        parts = [m.blob((0.3, 0.0, "c"), (0.16, 0.06), (0.06, 0.07), (0.2, 0.2), (0.5, 0.24 * beat, "c"),
            (0.16, 0.27), (-0.04, 0.09), (-0.24, 0.2), (-0.56, 0.12 * beat, "c"),
                        (-0.26, 0.12), (-0.1, 0.0), (-0.22, -0.06, "c"), (0.1, -0.06))]  # fmt: skip
    else:
        low = pose == "peck"
        head = (0.42, 0.16) if low else (0.34, 0.66)
        parts = [m.blob((0.32, 0.5 if not low else 0.34), (0.3, 0.3), (0.1, 0.18), (-0.2, 0.24), (-0.66, 0.2,
            "c"), (-0.62, 0.32, "c"), (-0.24, 0.44), (0.06, 0.58)),
                 m.disc(*head, 0.13, 0.12), m.limb((0.2, 0.44, 0.26), (*head, 0.18)), m.blob((head[0] + 0.1,
                 head[1] + 0.04, "c"), (head[0] + 0.26, head[1] - (0.1 if low else 0.01), "c"),
                 (head[0] + 0.08, head[1] - 0.06, "c")), m.limb((0.06, 0.22, 0.04), (0.08, 0.0, 0.03)),
                 m.limb((-0.04, 0.22, 0.04), (-0.04, 0.0, 0.03))]  # fmt: skip
    path = _put(p, parts, tone, size, halo, clear, None, clip)
    if size > 40:
        dark = "k" in tone
        tool = p.carve if dark else p.ink
        plates = "12k" if dark else "k"
        if pose == "fly":
            tool(
                plates,
                *[
                    m.line(0.03, (0.0 - 0.04 * i, 0.1), (-0.12 - 0.03 * i, (0.34 - 0.05 * i) * beat))
                    for i in range(3)
                ],
                clip=clip,
            )
        elif pose in ("perch", "peck"):
            tool(
                plates,
                *[m.line(0.03, (0.16, 0.4 - 0.07 * i), (-0.3, 0.34 - 0.05 * i)) for i in range(2)],
                clip=clip,
            )
            _dot(p, m, *((0.45, 0.18) if pose == "peck" else (0.37, 0.68)), 0.024, dark)
    return path


def flock(
    p: Print,
    places: Sequence[Point],
    size: float = 30,
    tone: str = "k",
    pose: str = "fly",
    heading: float = 0,
    **more: Any,
) -> None:
    """Birds at places (x, y[, size]), each at another angle and beat."""
    rng = p.dice()
    for q in places:
        bird(
            p,
            float(q[0]),
            float(q[1]),
            float(q[2]) if len(q) > 2 else size,
            pose,
            tone,
            rot=heading + float(rng.normal(0, 12)),
            beat=float(rng.uniform(0.6, 1.3)),
            **more,
        )


def hen(p: Print, x: float, y: float, h: float = 80, tone: str = "k", comb: str = "2", flip: bool = False,
    rooster: bool = False, sitting: bool = False,
        halo: float | None = None, clear: str = "12k") -> Path:  # fmt: skip
    """A hen (or rooster) `h` high."""
    m = _At(x, y + (0.22 * h if sitting else 0), h, flip)
    tail = (
        m.blob((-0.3, 0.5, "c"), (-0.62, 1.0), (-0.92, 0.9), (-0.86, 0.5), (-0.5, 0.3))
        if rooster
        else m.blob((-0.3, 0.5), (-0.66, 0.82, "c"), (-0.7, 0.56, "c"), (-0.4, 0.3))
    )
    parts = [
        m.blob(
            (0.34, 0.72),
            (0.4, 0.44),
            (0.2, 0.2),
            (-0.2, 0.2),
            (-0.5, 0.4),
            (-0.3, 0.56),
            (0.0, 0.56),
            (0.14, 0.8),
        ),
        tail,
        m.disc(0.26, 0.86, 0.13, 0.12),
    ]
    beak = m.blob((0.36, 0.88, "c"), (0.52, 0.82, "c"), (0.36, 0.79, "c"))
    crest = [m.disc(0.18 + 0.09 * i, 1.0 + (0.03 if i == 1 else 0), 0.07) for i in range(3)]
    legs = (
        []
        if sitting
        else [m.limb((u, 0.24, 0.05), (u, 0.02, 0.04)) for u in (0.06, -0.08)]
        + [m.limb((u - 0.05, 0.02, 0.03), (u + 0.1, 0.01, 0.03)) for u in (0.06, -0.08)]
    )
    _put(p, [*crest, m.disc(0.33, 0.72, 0.05, 0.08)], comb, h, halo, clear, 1.6)
    path = _put(p, [*parts, beak, *legs], tone, h, halo, clear, None)
    dark = "k" in tone
    if h > 40:
        for i in range(3):
            (p.carve if dark else p.ink)(
                "12k" if dark else "k",
                m.line(0.035, (0.14 - 0.1 * i, 0.5), (0.02 - 0.12 * i, 0.36), (-0.14 - 0.1 * i, 0.42)),
            )
        _dot(p, m, 0.3, 0.88, 0.022, dark)
    return path


def goose(
    p: Print,
    x: float,
    y: float,
    h: float = 120,
    tone: str = "",
    flip: bool = False,
    halo: float | None = None,
    clear: str = "12k",
) -> Path:
    """A goose `h` high, wide awake; (x, y) is under its breast."""
    m = _At(x, y, h, flip)
    parts = [m.blob((0.3, 0.4), (0.24, 0.12), (-0.1, 0.04), (-0.5, 0.14), (-0.7, 0.34, "c"), (-0.3, 0.42),
        (0.06, 0.5)), m.limb((0.14, 0.36, 0.24), (0.3, 0.62, 0.13), (0.24, 0.9, 0.12)),
             m.disc(0.28, 0.92, 0.1, 0.085)]  # fmt: skip
    path = _put(p, parts, tone, h, halo, clear, None)
    _put(p, [m.blob((0.36, 0.96, "c"), (0.56, 0.88, "c"), (0.36, 0.86, "c"))], "2", h, 0, clear, 1.6)
    dark = "k" in tone
    for i in range(3):
        (p.carve if dark else p.ink)(
            "12k" if dark else "k",
            m.line(
                0.024, (0.06 - 0.04 * i, 0.38 - 0.07 * i), (-0.2, 0.3 - 0.06 * i), (-0.44, 0.32 - 0.06 * i)
            ),
        )
    _dot(p, m, 0.3, 0.94, 0.02, dark)
    return path


def fish(p: Print, x: float, y: float, size: float = 120, tone: str = "1", flip: bool = False,
    rot: float = 0, scales: bool = True, halo: float | None = None, clear: str = "12k",
         gill: str = "", clip: Clip = None) -> Path:  # fmt: skip
    """A fish `size` long, its middle at (x, y), with scales and one round eye."""
    m = _At(x, y, size, flip, rot)
    body = m.blob(
        (0.5, 0.0),
        (0.36, 0.12),
        (0.08, 0.17),
        (-0.22, 0.08),
        (-0.34, 0.03),
        (-0.34, -0.03),
        (-0.22, -0.08),
        (0.08, -0.16),
        (0.36, -0.11),
    )
    tail = m.blob((-0.3, 0.0), (-0.52, 0.16, "c"), (-0.46, 0.0), (-0.52, -0.16, "c"))
    fins = [
        m.blob((0.16, 0.14, "c"), (0.0, 0.26), (-0.14, 0.1, "c")),
        m.blob((0.06, -0.14, "c"), (-0.06, -0.24), (-0.1, -0.1, "c")),
    ]
    path = _put(p, [body, tail, *fins], tone, size, halo, clear, None, clip)
    dark = "k" in tone
    plates = "12k" if dark else "k"
    tool = p.carve if dark else p.ink
    flank = knife(body, minus=[m.disc(0.46, 0, 0.2, 0.4)], eps=0.8)
    if scales and size > 60:
        p.scale(
            plates,
            flank,
            max(9, size * 0.085),
            rot + (180 if flip else 0),
            max(1.6, size * 0.014),
            dark,
            clip=clip,
        )
    tool(
        plates,
        m.line(0.02, (0.28, 0.11), (0.22, 0.0), (0.28, -0.1)),
        *[m.line(0.014, (-0.36, v * 0.2), (-0.48, v)) for v in (-0.1, -0.04, 0.04, 0.1)],
        clip=clip,
    )
    if gill:
        p.fill(gill, m.blob((0.3, 0.08, "c"), (0.23, 0.0), (0.3, -0.08, "c"), (0.27, 0.0)))
    q = m((0.39, 0.035))[0]
    p.fill("", ell(q[0], q[1], size * 0.036), clip=clip)
    p.ink("k", ell(q[0], q[1], size * 0.02), clip=clip)
    p.contour(ell(q[0], q[1], size * 0.036), max(1.2, size * 0.008), clip=clip)
    return path


def snake(
    p: Print, points: Sequence[Point], w: float = 26, tone: str = "1", marks: bool = True, tongue: str = "2"
) -> Path:
    """A snake along points from head to tail."""
    pts = [(float(q[0]), float(q[1])) for q in points]
    n = len(pts)
    body = taper(*[(*q, w * (1 - 0.75 * (i / (n - 1)) ** 1.6)) for i, q in enumerate(pts)])
    dx, dy = pts[0][0] - pts[1][0], pts[0][1] - pts[1][1]
    far = float(np.hypot(dx, dy)) + 1e-6
    ux, uy = dx / far, dy / far
    head = ell(
        pts[0][0] + ux * w * 0.4,
        pts[0][1] + uy * w * 0.4,
        w * 0.9,
        w * 0.6,
        float(np.degrees(np.arctan2(uy, ux))),
    )
    tip = (pts[0][0] + ux * w * 2.1, pts[0][1] + uy * w * 2.1)
    if tongue:
        p.ink(tongue, stroke((pts[0][0] + ux * w, pts[0][1] + uy * w), tip, w=w * 0.14, ends=0.8))
    path = _put(p, [body, head], tone, w * 5, 3.5, "12k", None)
    if marks:
        p.engrave("k", path, p.guided(pts) + np.pi / 2, 0.45, w * 0.55, "k" in tone, (w * 0.5, w * 0.9))
    q = (pts[0][0] + ux * w * 0.7 - uy * w * 0.2, pts[0][1] + uy * w * 0.7 + ux * w * 0.2)
    p.fill("" if "k" in tone else "k", ell(*q, w * 0.12))
    return path


def crab(p: Print, x: float, y: float, size: float = 80, tone: str = "2", halo: float | None = None) -> Path:
    """A crab `size` wide, claws up; (x, y) under its middle."""
    m = _At(x, y, size, False)
    parts = [m.disc(0, 0.26, 0.28, 0.17)]
    for s in (-1, 1):
        parts += [
            m.limb(
                (s * 0.22, 0.24, 0.06),
                (s * (0.38 + 0.04 * i), 0.26 - 0.06 * i, 0.05),
                (s * (0.46 + 0.02 * i), 0.02, 0.02),
            )
            for i in range(3)
        ]
        parts += [m.limb((s * 0.2, 0.34, 0.07), (s * 0.36, 0.46, 0.07), (s * 0.3, 0.6, 0.06)),
            m.blob((s * 0.36, 0.58), (s * 0.42, 0.76, "c"), (s * 0.3, 0.66, "c"), (s * 0.18, 0.76, "c"),
            (s * 0.2, 0.56)),
                  m.limb((s * 0.08, 0.4, 0.03), (s * 0.09, 0.5, 0.05))]  # fmt: skip
    return _put(p, parts, tone, size, halo, "12k", None)


def ant(
    p: Print,
    x: float,
    y: float,
    size: float = 50,
    rot: float = 0,
    tone: str = "k",
    flip: bool = False,
    halo: float = 1.5,
) -> tuple[float, float]:
    """An ant `size` long, its middle at (x, y); returns where its jaws are."""
    m = _At(x, y, size, flip, rot)
    parts = [
        m.disc(0.36, 0.06, 0.13, 0.11),
        m.disc(0.08, 0.04, 0.13, 0.08),
        m.disc(-0.3, 0.04, 0.22, 0.15),
        m.limb((0.3, 0.05, 0.05), (-0.2, 0.04, 0.05)),
    ]
    for i, u in enumerate((0.2, 0.08, -0.06)):
        for s in (-1, 1):
            parts.append(
                m.limb(
                    (u, 0.02, 0.04),
                    (u + 0.16 - 0.16 * i + 0.04 * s, 0.16 if s > 0 else -0.04, 0.03),
                    (u + 0.26 - 0.26 * i + 0.08 * s, -0.24, 0.02),
                )
            )
    parts += [
        m.limb((0.42, 0.12, 0.03), (0.54, 0.28, 0.025), (0.68, 0.24, 0.015)),
        m.limb((0.46, 0.02, 0.04), (0.56, -0.02, 0.02)),
    ]
    _put(p, parts, tone, size, halo, "12k", 1.4)
    q = m((0.56, 0.02))[0]
    return float(q[0]), float(q[1])


def bee(p: Print, x: float, y: float, size: float = 20, rot: float = 0, wing: str = "") -> None:
    """A bee in the air."""
    m = _At(x, y, size, False, rot)
    p.shape(
        m.disc(-0.02, 0.34, 0.3, 0.16),
        m.disc(-0.26, 0.3, 0.24, 0.13),
        tone=wing,
        line=1.2,
        halo=1,
        clear="12k",
        eps=0.5,
    )
    path = p.shape(m.disc(0, 0, 0.5, 0.26), m.disc(0.42, 0.04, 0.18), tone="k", halo=1, clear="12k", eps=0.5)
    p.carve("k", *[m.line(0.1, (u, 0.24), (u, -0.24)) for u in (0.1, -0.12, -0.32)], clip=path)
    p.ink("1", path)


def bat(p: Print, x: float, y: float, h: float = 100, tone: str = "k") -> Path:
    """A bat that hangs from (x, y), folded like an umbrella."""
    m = _At(x, y + h, h, False)
    parts = [m.blob((0.06, 0.98, "c"), (0.22, 0.7), (0.2, 0.3), (0.1, 0.12, "c"), (0.0, 0.2), (-0.1, 0.12,
        "c"), (-0.2, 0.3), (-0.22, 0.7), (-0.06, 0.98, "c")), m.disc(0, 0.14, 0.1, 0.12),
             m.blob((0.1, 0.1, "c"), (0.1, -0.08, "c"), (0.01, 0.04, "c")), m.blob((-0.1, 0.1, "c"), (-0.1,
             -0.08, "c"), (-0.01, 0.04, "c"))]  # fmt: skip
    path = _put(p, parts, tone, h, None, "12k", None)
    p.carve(
        "12k" if "k" in tone else "k",
        m.line(0.025, (0.0, 0.9), (0.02, 0.26)),
        m.line(0.02, (0.1, 0.84), (0.12, 0.3)),
        m.line(0.02, (-0.1, 0.84), (-0.12, 0.3)),
    )
    return path


def seal(p: Print, x: float, y: float, h: float = 110, tone: str = "k", flip: bool = False) -> Path:
    """A seal that leans out of a hole at (x, y), h high."""
    m = _At(x, y, h, flip)
    parts = [m.blob((0.26, 0.78), (0.3, 0.5), (0.32, 0.0, "c"), (-0.36, 0.0, "c"), (-0.32, 0.5), (-0.14,
        0.8), (0.0, 0.98), (0.22, 0.98), (0.4, 0.88), (0.38, 0.8)), m.limb((0.2, 0.26, 0.16), (0.46, 0.06,
        0.1)),
             m.limb((-0.24, 0.26, 0.16), (-0.46, 0.06, 0.1))]  # fmt: skip
    path = _put(p, parts, tone, h, None, "12k", None)
    dark = "k" in tone
    _dot(p, m, 0.2, 0.9, 0.028, dark)
    (p.carve if dark else p.ink)(
        "12k" if dark else "k",
        *[m.line(0.012, (0.34, 0.84 - 0.02 * i), (0.5, 0.8 - 0.05 * i)) for i in range(3)],
    )
    return path


def gecko(
    p: Print, x: float, y: float, size: float = 70, rot: float = 0, tone: str = "2", flip: bool = False
) -> Path:
    """A gecko from above, `size` long."""
    m = _At(x, y, size, flip, rot)
    parts = [
        m.limb(
            (0.4, 0, 0.12), (0.2, 0.0, 0.13), (-0.04, 0.02, 0.12), (-0.24, -0.04, 0.06), (-0.44, 0.06, 0.02)
        ),
        m.disc(0.42, 0, 0.1, 0.08),
    ]
    for u, s in ((0.2, 1), (0.2, -1), (-0.06, 1), (-0.06, -1)):
        parts.append(m.limb((u, 0.04 * s, 0.05), (u + 0.08, 0.16 * s, 0.04), (u + 0.2, 0.18 * s, 0.03)))
        parts += [
            m.limb((u + 0.2, 0.18 * s, 0.02), (u + 0.27, (0.18 + d) * s, 0.02)) for d in (-0.05, 0, 0.06)
        ]
    return _put(p, parts, tone, size, 2.5, "12k", 1.6)
