"""Rubber boots and the legs in them, cut black with hard lights."""

import numpy as np

from studio.linocut.elements.body import bend
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, poly, taper


def gumboot(
    p: Print, top: Point, heel: Point, size: float = 100, way: int = -1, toe: float = 0, tone: str = "k", empty: bool = False, halo: float = 6,
) -> Path:  # fmt: skip
    """A boot from the middle of its shaft's rim to its heel; `way` -1 its toes to the left, `toe` degrees up; `size` is the foot's length."""
    dx, dy = heel[0] - top[0], heel[1] - top[1]
    lean = float(np.degrees(np.arctan2(dx, dy)))
    c, s = float(np.cos(np.radians(lean))), float(np.sin(np.radians(lean)))
    ankle = heel[0] - s * size * 0.28, heel[1] - c * size * 0.28

    def across(q: Point, w: float) -> list[tuple[float, float]]:
        """Both ends of a line across the shaft."""
        return [(q[0] - c * w * size, q[1] + s * w * size), (q[0] + c * w * size, q[1] - s * w * size)]

    mid = top[0] * 0.45 + ankle[0] * 0.55, top[1] * 0.45 + ankle[1] * 0.55
    rims = [across(top, 0.36), across(mid, 0.3), across(ankle, 0.25)]
    shaft = poly([*[q[0] for q in rims], heel, *[q[1] for q in rims[::-1]]])
    a = np.radians(toe)
    ca, sa = float(np.cos(a)), float(np.sin(a))

    def at(u: float, v: float) -> tuple[float, float]:
        u, v = u * size * 1.2, v * size * 1.06
        return heel[0] + way * (u * ca - v * sa), heel[1] - (u * sa + v * ca)

    foot = blob(
        (*at(-0.24, 0), "c"),
        at(-0.3, 0.2),
        at(-0.22, 0.44),
        at(0.2, 0.46),
        at(0.44, 0.32),
        at(0.72, 0.28),
        at(0.84, 0.14),
        (*at(0.82, 0), "c"),
    )
    path = p.shape(shaft, foot, tone=tone, halo=halo, clear="12k")
    sole = [at(-0.26, 0.05), at(0.2, 0.055), at(0.84, 0.055)]
    p.carve("12k", stroke(*sole, w=size * 0.035, ends=0.8), clip=path)
    light = [
        (top[0] - size * 0.14, top[1] + size * 0.16),
        (ankle[0] - size * 0.12, ankle[1] - size * 0.12),
        at(0.12 if way < 0 else -0.1, 0.4),
    ]
    p.carve("12k", stroke(*light, w=size * 0.085, ends=0.2), clip=path)
    p.carve("12k", stroke(at(0.4, 0.25), at(0.58, 0.22), at(0.72, 0.14), w=size * 0.06, ends=0.3), clip=path)
    for d in (0.0, 0.07, 0.14):  # creases where the foot bends
        p.carve(
            "12k",
            stroke(
                (ankle[0] - size * 0.2, ankle[1] + d * size),
                (ankle[0] + size * 0.18, ankle[1] + size * (d + 0.03)),
                w=size * 0.026,
            ),
            clip=path,
        )
    if empty:
        rim = ell(top[0], top[1], size * 0.37, size * 0.11, -lean)
        p.shape(rim, tone="", line=size * 0.05)
        p.shape(ell(top[0], top[1] + size * 0.012, size * 0.27, size * 0.06, -lean), tone="k")
    else:
        p.carve(
            "12k",
            stroke(
                *across((top[0] + s * size * 0.13, top[1] + c * size * 0.13), 0.36), w=size * 0.045, ends=0.9
            ),
            clip=path,
        )
    return path


def booted_leg(
    p: Print, hip: Point, heel: Point, size: float = 100, way: int = -1, toe: float = 0, knee: int = 1, tone: str = "2", thigh: float = 330, shin: float = 330,
    fat: float = 1,
) -> tuple[float, float]:  # fmt: skip
    """A trousered leg from the hip into its boot; returns where the knee is."""
    (kx, ky), (ex, ey) = bend(
        (float(hip[0]), float(hip[1])), (float(heel[0]), float(heel[1])), thigh, shin, knee
    )
    w = size * 0.98 * fat
    leg = p.shape(taper((*hip, w * 1.25), ((hip[0] + kx) / 2, (hip[1] + ky) / 2, w * 1.1), (kx, ky, w * 0.84)),
                  taper((kx, ky, w * 0.84), ((kx + ex) / 2, (ky + ey) / 2, w * 0.74), ((kx + ex * 3) / 4, (ky + ey * 3) / 4, w * 0.5)), tone=tone, line=4.5, halo=5, clear="12k")  # fmt: skip
    p.engrave(
        "k",
        leg,
        p.guided([hip[:2], (kx, ky), (ex, ey)]),
        0.75 * p.lit(leg, (3000, 1200), w * 0.5),
        11,
        False,
        (30, 110),
    )
    for d in (-0.1, 0.06, 0.22):  # folds behind the knee
        p.line((kx - w * 0.3, ky + d * w), (kx + w * 0.1, ky + (d + 0.08) * w), w=5, clip=leg)
    rim = kx + (ex - kx) * 0.3, ky + (ey - ky) * 0.3
    gumboot(p, rim, (ex, ey), size, way, toe)
    return kx, ky
