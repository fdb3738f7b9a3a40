"""Large heads: profiles cut in white line or black line, faces split by shadow, eyes, mouths.

(x, y) is the middle of the head and `r` half its height; profiles look left, `flip` turns them.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from studio.linocut.knife import stroke
from studio.linocut.plates import Clip
from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, poly

PROFILE = ((-0.1, -1.0), (0.35, -0.92), (0.57, -0.66), (0.62, -0.42), (0.57, -0.23), (0.67, -0.03), (0.83,
    0.17, "c"),
           (0.79, 0.23), (0.64, 0.27, "c"), (0.65, 0.34), (0.73, 0.42), (0.65, 0.485, "c"), (0.7, 0.55),
           (0.61, 0.62, "c"),
           (0.65, 0.74), (0.58, 0.88), (0.4, 0.92), (0.18, 0.86))  # fmt: skip
NAPE = ((0.12, 1.0), (0.2, 1.5, "c"), (-0.75, 1.5, "c"), (-0.62, 0.95), (-0.66, 0.55), (-0.86, 0.1), (-0.86,
    -0.4),
        (-0.6, -0.82))  # fmt: skip


class Frame:
    """Points of a head (x forwards, y down) to the page; forwards is left unless `flip`."""

    def __init__(self, x: float, y: float, r: float, flip: bool = False, rot: float = 0) -> None:
        self.x, self.y, self.r, self.f = x, y, r, 1 if flip else -1
        self.c, self.s = float(np.cos(np.radians(rot))), float(np.sin(np.radians(rot)))

    def __call__(self, *pts: Sequence[Any]) -> list[Any]:
        out = []
        for q in pts:
            u, v = float(q[0]) * self.f * self.r, float(q[1]) * self.r
            out.append((self.x + u * self.c - v * self.s, self.y + u * self.s + v * self.c, *q[2:]))
        return out

    def at(self, u: float, v: float) -> tuple[float, float]:
        """One point."""
        q = self((u, v))[0]
        return float(q[0]), float(q[1])


def _mark(p: Print, m: Frame, dark: bool, plates: str, w: float, *pts: Point, clip: Clip = None) -> None:
    path = stroke(*[(q[0], q[1]) for q in m(*pts)], w=max(w * m.r, 1.2), ends=0.3)
    (p.carve if dark else p.ink)(plates if dark else "k", path, clip=clip)


def profile(
    p: Print, x: float, y: float, r: float = 150, flip: bool = False, rot: float = 0, tone: str = "k",
    under: str = "",
    eye: str = "shut", sun: Point | None = None, halo: float = 6, clear: str = "12k", lips: str = "",
    gap: float = 9,
    across: bool = False, shade: float = 0.9, clip: Clip = None,
) -> tuple[Path, Frame]:  # fmt: skip
    """A head in profile with its neck; returns the shape and the frame to add things in.

    Black (`tone` k) it is cut in white where the `sun` falls; light (any other tone) it is drawn in black
    lines where the sun does not. `eye` shut, open or none; `lips` a plate to print them in; `across` runs
    the gouges round the face instead of down it.
    """
    m, dark = Frame(x, y, r, flip, rot), "k" in tone
    pts = [*PROFILE, *NAPE]
    sun = sun or m.at(4, -1.2)
    path = p.shape(
        blob(*m(*pts)),
        tone=tone + under,
        halo=halo,
        clear=clear,
        line=0 if dark else max(3, r * 0.025),
        clip=clip,
    )
    flow = p.guided(m((0.6, -0.5), (0.5, -0.1), (0.56, 0.3), (0.5, 0.8)), m((0.35, -0.3), (0.25, 0.2), (0.35,
        0.7)),
                    m((0.1, 0.8), (0.0, 1.0), (0.05, 1.4)), m((-0.5, 0.8), (-0.45, 1.4)), m((-0.6, -0.5),
                        (-0.7, 0.2)))  # fmt: skip
    if across:
        flow = flow + np.pi / 2
    light = p.lit(path, sun, r * 0.32)
    if dark:
        p.engrave("k", path, flow, light * 0.97, gap, length=(r * 0.2, r * 0.5), clip=clip)
        p.contour(path, max(2.2, r * 0.018), clip=clip)
    else:
        p.engrave(
            "k",
            path,
            flow,
            np.clip(0.62 - p.lit(path, sun, r * 1.2) * 1.6, 0, 0.7) * shade,
            gap,
            False,
            jit=0.05,
            clip=clip,
        )
    cut = "k"
    if eye == "shut":
        _mark(p, m, dark, cut, 0.028, (0.32, -0.2), (0.43, -0.125), (0.54, -0.17), clip=clip)
        for i in range(4):
            _mark(
                p,
                m,
                dark,
                cut,
                0.014,
                (0.36 + 0.045 * i, -0.14 + 0.01 * i),
                (0.37 + 0.055 * i, -0.08),
                clip=clip,
            )
    elif eye == "open":
        almond = blob(*m((0.32, -0.16, "c"), (0.44, -0.24), (0.55, -0.2), (0.52, -0.13), (0.42, -0.11)))
        p.carve("12k", almond, clip=clip)
        p.ink("k", ell(*m.at(0.48, -0.17), r * 0.042, r * 0.055), clip=[almond])
        _mark(p, m, False, cut, 0.03, (0.3, -0.16), (0.44, -0.25), (0.57, -0.2), clip=clip)
    _mark(p, m, dark, cut, 0.036, (0.3, -0.36), (0.44, -0.42), (0.57, -0.37), clip=clip)
    if lips:
        mouth = blob(
            *m(
                (0.48, 0.485, "c"),
                (0.62, 0.4),
                (0.73, 0.42),
                (0.65, 0.485),
                (0.7, 0.55),
                (0.62, 0.6),
                (0.55, 0.54),
            )
        )
        p.fill(lips, mouth, clip=clip)
    _mark(p, m, dark and not lips, cut, 0.03, (0.44, 0.5), (0.56, 0.48), (0.69, 0.485), clip=clip)
    _mark(p, m, dark, cut, 0.02, (0.53, 0.08), (0.5, 0.2), (0.58, 0.27), clip=clip)
    _mark(
        p,
        m,
        dark,
        cut,
        0.024,
        (-0.08, -0.1),
        (0.03, -0.16),
        (0.07, -0.02),
        (0.0, 0.16),
        (-0.06, 0.2),
        clip=clip,
    )
    return path, m


def combed(
    p: Print, m: Frame, tone: str = "k", style: str = "back", gap: float = 9, sun: Point | None = None,
    halo: float = 5,
    clip: Clip = None,
) -> Path:  # fmt: skip
    """Hair for a profile in its frame: back (to the nape), long, crop, bun; cut along its fall."""
    shapes = {
        "crop": ((0.5, -0.82), (0.2, -0.62), (0.08, -0.2), (-0.12, -0.12), (-0.2, 0.2, "c"), (-0.6, 0.34),
            (-0.9, 0.05),
                 (-0.95, -0.5), (-0.55, -1.05), (0.1, -1.1)),
        "back": ((0.5, -0.84), (0.2, -0.62), (0.06, -0.24), (-0.16, -0.06), (-0.3, 0.5), (-0.62, 0.74, "c"),
            (-0.98, 0.3),
                 (-1.0, -0.5), (-0.55, -1.1), (0.1, -1.12)),
        "long": ((0.5, -0.84), (0.2, -0.6), (0.02, -0.1), (-0.12, 0.7), (-0.1, 1.5, "c"), (-1.2, 1.6, "c"),
            (-1.1, 0.4),
                 (-1.0, -0.5), (-0.55, -1.1), (0.1, -1.12)),
        "bun": ((0.5, -0.84), (0.2, -0.62), (0.04, -0.2), (-0.2, 0.1), (-0.5, 0.42), (-0.85, 0.2), (-0.95,
            -0.4), (-0.55, -1.06),
                (0.1, -1.1)),
    }  # fmt: skip
    paths = [blob(*m(*shapes[style]))]
    if style == "bun":
        paths.append(ell(*m.at(-1.06, -0.2), m.r * 0.34))
    dark = "k" in tone
    path = p.shape(*paths, tone=tone, halo=halo, clear="12k", line=0 if dark else 4, clip=clip)
    fall = p.guided(m((0.4, -0.9), (-0.2, -0.95), (-0.8, -0.5), (-0.9, 0.3), (-0.8, 1.5)),
                    m((0.3, -0.7), (-0.1, -0.5), (-0.3, 0.1), (-0.4, 1.4)))  # fmt: skip
    light = p.lit(path, sun or m.at(-0.2, -5), m.r * 0.7)
    p.engrave("k", path, fall, (0.12 + 0.8 * light) if dark else 0.6 - 0.5 * light, gap, dark, jit=0.05,
        clip=clip,
              length=(m.r * 0.4, m.r * 1.2))  # fmt: skip
    return path


def split_face(
    p: Print, x: float, y: float, r: float = 100, shadow: str = "left", tone: str = "", hair: str = "k",
    lips: str = "2",
    coat: str = "2", eyes: str = "open", halo: float = 5, clip: Clip = None,
) -> Path:  # fmt: skip
    """A face towards us, half of it solid black, the eye cut out: a bob of hair, neck, collar and coat."""
    f = 1 if shadow == "left" else -1

    def u(*pts: Sequence[Any]) -> list[Any]:
        return [(x + q[0] * r * f, y + q[1] * r, *q[2:]) for q in pts]

    body = blob(
        *u(
            (-0.5, 0.9),
            (-1.4, 1.4),
            (-2.0, 2.1),
            (-2.2, 5, "c"),
            (2.2, 5, "c"),
            (2.0, 2.1),
            (1.4, 1.4),
            (0.5, 0.9),
        )
    )
    c = p.open(body, colour=coat, line=r * 0.06, halo=halo, clip=clip)
    if "k" not in coat:
        p.engrave("k", c, p.guided(u((-1.6, 1.6), (-1.9, 4)), u((1.6, 1.6), (1.9, 4)), u((0, 1.8), (0, 4))),
                  np.clip((x - p.x) * f / (2 * r), 0, 0.8), max(5, r * 0.1), cut=False,
                  clip=clip)  # fmt: skip
    mop = p.solid(blob(*u((0, -1.22), (0.72, -0.95), (0.98, -0.2), (0.95, 0.75), (0.7, 1.15, "c"), (-0.7,
        1.15, "c"), (-0.95, 0.75),
                          (-0.98, -0.2), (-0.72, -0.95))), halo=halo * 0.8, clip=clip)  # fmt: skip
    if "k" not in hair:
        p.fill(hair, mop, clip=clip)
    p.fill(tone, poly(u((-0.34, 0.7), (-0.36, 1.35), (0, 1.75), (0.36, 1.35), (0.34, 0.7))), clip=clip)
    for side in (-1, 1):
        p.open(
            poly(u((side * 0.3, 1.1), (side * 0.95, 1.2), (side * 0.85, 1.9), (0, 2.4))),
            colour=coat,
            line=r * 0.05,
            clip=clip,
        )
    face = p.shape(blob(*u((-0.6, -0.55, "c"), (-0.66, 0), (-0.56, 0.5), (-0.28, 0.92), (0, 1.04), (0.28,
        0.92), (0.56, 0.5),
                           (0.66, 0), (0.6, -0.55, "c"))), tone=tone, clip=clip)  # fmt: skip
    dark = blob(*u((-0.7, -0.6, "c"), (-0.1, -0.6, "c"), (-0.1, -0.25), (-0.02, -0.08), (0.05, 0.3), (0.1,
        0.38, "c"),
                   (-0.02, 0.42), (0.0, 0.56), (-0.03, 0.8), (0.1, 1.06), (-0.3, 1.1, "c"), (-0.8, 0.6,
                   "c")))  # fmt: skip
    clips = [face] if clip is None else [face, clip]
    p.ink("k", dark, clip=clips)
    for s in (-1, 1):
        e = s * 0.3
        lid = blob(*u((e - 0.25, 0.03, "c"), (e, -0.16), (e + 0.25, 0.03, "c"), (e, -0.05)))
        if eyes == "open":
            p.carve(
                "12k",
                blob(*u((e - 0.23, 0.02, "c"), (e, -0.14), (e + 0.23, 0.02, "c"), (e, 0.12))),
                clip=clip,
            )
            p.ink("k", lid, ell(x + e * r * f, y, 0.09 * r, 0.1 * r), clip=clip)
        else:
            shut = stroke(*[(q[0], q[1]) for q in u((e - 0.22, 0.0), (e, 0.09), (e + 0.22, 0.0))], w=r * 0.07)
            (p.carve if s < 0 else p.ink)("12k" if s < 0 else "k", shut, clip=clip)
        brow = stroke(
            *[(q[0], q[1]) for q in u((e - 0.25, -0.22), (e + 0.03 * s, -0.3), (e + 0.25, -0.23))], w=r * 0.06
        )
        (p.carve if s < 0 else p.ink)("12k" if s < 0 else "k", brow, clip=clip)
    p.ink("k", poly(u((0.02, 0.3), (0.13, 0.33), (0.09, 0.4), (-0.05, 0.42))), clip=clip)
    p.fill(
        lips,
        blob(*u((-0.24, 0.63, "c"), (-0.07, 0.56), (0, 0.58), (0.07, 0.56), (0.24, 0.63, "c"), (0, 0.75))),
        clip=clip,
    )
    p.ink(
        "k",
        blob(*u((-0.26, 0.63, "c"), (-0.08, 0.61), (0, 0.63), (0.08, 0.61), (0.26, 0.63, "c"), (0, 0.67))),
        clip=clip,
    )
    fringe = p.shape(blob(*u((-0.64, -0.66), (-0.7, -0.1, "c"), (-0.5, -0.38), (-0.1, -0.46), (0.3, -0.42),
        (0.5, -0.34),
                             (0.7, 0.0, "c"), (0.66, -0.66), (0, -1.1))), tone=hair, clip=clip)  # fmt: skip
    if "k" in hair:
        p.engrave("k", mop, p.guided(u((0.05, -1.1), (-0.6, -0.7), (-0.9, 0.2)), u((0.05, -1.1), (0.7, -0.7),
            (0.9, 0.2))),
                  0.9 * p.lit(mop, (x + f * 3 * r, y - 4 * r), r * 0.4), max(4.5, r * 0.075),
                  clip=clip)  # fmt: skip
    return fringe


def eye(
    p: Print,
    x: float,
    y: float,
    w: float = 120,
    tone: str = "",
    iris: str = "k",
    shut: bool = False,
    flip: bool = False,
) -> Path:
    """One eye alone, its middle at (x, y): lid, iris, lashes."""
    f = -1 if flip else 1

    def u(*pts: Sequence[Any]) -> list[Any]:
        return [(x + q[0] * w * f / 2, y + q[1] * w / 2, *q[2:]) for q in pts]

    path = p.open(blob(*u((-1, 0.06, "c"), (-0.4, -0.42), (0.2, -0.46), (1, 0.1, "c"), (0.3, 0.4), (-0.4,
        0.36))), colour=tone,
                  line=w * 0.035, halo=w * 0.05)  # fmt: skip
    if shut:
        p.fill("k", path)
        p.cutline(*[(q[0], q[1]) for q in u((-0.9, 0.1), (-0.3, 0.3), (0.3, 0.32), (0.9, 0.12))], w=w * 0.05)
    else:
        p.shape(ell(x, y - w * 0.02, w * 0.2), tone=iris, within=path)
        p.fan("k", ell(x, y - w * 0.02, w * 0.19), x, y, 0.4, max(4, w * 0.04))
        p.fill("k", ell(x, y - w * 0.02, w * 0.09))
        p.carve("12k", ell(x - w * 0.06, y - w * 0.09, w * 0.035))
    p.line(*[(q[0], q[1]) for q in u((-1.05, 0.1), (-0.4, -0.46), (0.2, -0.5), (1.05, 0.12))], w=w * 0.09)
    for i in range(7):
        t = -0.7 + i * 0.25
        p.line(
            *[(q[0], q[1]) for q in u((t, -0.5 + 0.5 * t * t), (t * 1.2 - 0.03, -0.78 + 0.45 * t * t))],
            w=w * 0.04,
            ends=0.2,
        )
    return path
