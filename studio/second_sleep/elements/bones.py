"""Skeletons of people in the poses of the living."""

import numpy as np

from studio.linocut.elements.body import SIDE, Pose, solve
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, taper


def _bone(a: Point, b: Point, w: float) -> list[Path]:
    """A long bone with its two knobs at each end."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    n = float(np.hypot(dx, dy)) + 1e-9
    ux, uy = dx / n, dy / n
    out = [taper((*a, w * 1.3), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, w * 0.74), (*b, w * 1.2))]
    for q in (a, b):
        out += [ell(q[0] - uy * w * 0.55 * s, q[1] + ux * w * 0.55 * s, w * 0.66) for s in (-1, 1)]
    return out


def skeleton(
    p: Print, x: float, y: float, h: float, pose: str | Pose = "curl", flip: bool = False, rot: float = 0, near: Point | None = None, far: Point | None = None,
    tone: str = "", line: float = 2.6,
) -> dict[str, tuple[float, float]]:  # fmt: skip
    """Somebody's bones from the side, the ground between the feet at (x, y); returns where hands and skull are."""
    f, c, s = -1 if flip else 1, float(np.cos(np.radians(rot))), float(np.sin(np.radians(rot)))

    def to(q: Point) -> tuple[float, float]:
        u, v = -float(q[0]) * f * h, -float(q[1]) * h
        return x + u * c - v * s, y + u * s + v * c

    def back(q: Point | None) -> tuple[float, float] | None:
        if q is None:
            return None
        dx, dy = float(q[0]) - x, float(q[1]) - y
        return -(dx * c + dy * s) * f / h, -(-dx * s + dy * c) / h

    made = SIDE[pose] if isinstance(pose, str) else pose
    b = solve(made, True, 1.0, back(near), back(far), made.near_foot, made.far_foot)
    w = h * 0.022

    def put(*paths: Path) -> Path:
        return p.shape(*paths, tone=tone, line=line, halo=2.4, clear="12k", eps=0.6, jit=0.25)

    def limb(name: str) -> None:
        hip, knee, ankle = (to(q) for q in b.legs[name])
        put(*_bone(hip, knee, w * 1.25))
        put(*_bone(knee, ankle, w))
        a = np.radians(b.toes[name])
        toe = to((b.legs[name][2][0] + 0.1 * np.cos(a), b.legs[name][2][1] + 0.1 * np.sin(a) - 0.03))
        put(taper((*ankle, w * 1.3), (*toe, w * 0.8)))

    def arm(name: str) -> None:
        shoulder, elbow, wrist = (to(q) for q in b.arms[name])
        put(*_bone(shoulder, elbow, w))
        put(*_bone(elbow, wrist, w * 0.8))
        dx, dy = wrist[0] - elbow[0], wrist[1] - elbow[1]
        n = float(np.hypot(dx, dy)) + 1e-9
        for d in (-0.5, -0.17, 0.17, 0.5):
            ux, uy = dx / n * np.cos(d) - dy / n * np.sin(d), dx / n * np.sin(d) + dy / n * np.cos(d)
            put(
                taper(
                    (*wrist, w * 0.6),
                    (wrist[0] + ux * h * 0.04, wrist[1] + uy * h * 0.04, w * 0.44),
                    (wrist[0] + ux * h * 0.068, wrist[1] + uy * h * 0.068, w * 0.36),
                )
            )

    arm("far")
    limb("far")
    spine = [to(q) for q in b.spine]
    d = np.gradient(np.array(b.spine), axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    for t in np.linspace(0, 8, 15):  # vertebrae
        q = (
            float(np.interp(t, range(9), [k[0] for k in spine])),
            float(np.interp(t, range(9), [k[1] for k in spine])),
        )
        put(ell(*q, w * 0.72, w * 0.66))
    for i in np.linspace(3.4, 7.4, 7):  # ribs, bowed forwards
        k = np.array([np.interp(i, range(9), b.spine[:, 0]), np.interp(i, range(9), b.spine[:, 1])])
        up = np.array([np.interp(i, range(9), d[:, 0]), np.interp(i, range(9), d[:, 1])])
        ahead = np.array([up[1], -up[0]])
        long = 0.115 - 0.012 * abs(i - 5.4)
        pts = [
            k - ahead * 0.006,
            k + ahead * long * 0.55 + up * 0.012,
            k + ahead * long - up * 0.012,
            k + ahead * long * 1.02 - up * 0.04,
        ]
        put(taper(*[(*to(q), w * r) for q, r in zip(pts, (0.5, 0.52, 0.46, 0.3), strict=True)]))
    hip = b.hip
    put(
        blob(
            *[
                to((hip[0] + q[0], hip[1] + q[1]))
                for q in (
                    (0.05, 0.035),
                    (0.0, 0.06),
                    (-0.05, 0.04),
                    (-0.05, -0.02),
                    (0.0, -0.045),
                    (0.05, -0.01),
                )
            ]
        )
    )
    p.fill("k", ell(*to((hip[0] + 0.01, hip[1] - 0.004)), w * 0.6))
    limb("near")
    a = np.radians(b.turn)
    r = 0.07

    def m(*pts: Point) -> list[tuple[float, float]]:
        out = []
        for q in pts:
            u, v = q[0] * r, -q[1] * r
            out.append(
                to((b.head[0] + u * np.cos(a) + v * np.sin(a), b.head[1] - u * np.sin(a) + v * np.cos(a)))
            )
        return out

    put(
        blob(
            *m(
                (0.1, -1.0),
                (0.6, -0.78),
                (0.78, -0.3),
                (0.7, 0.1),
                (0.8, 0.34),
                (0.72, 0.52),
                (0.1, 0.46),
                (-0.5, 0.42),
                (-0.86, 0.0),
                (-0.8, -0.6),
                (-0.4, -0.96),
            )
        )
    )
    put(
        blob(
            *m((0.72, 0.58), (0.76, 0.84), (0.5, 1.0), (0.12, 0.84), (-0.04, 0.44), (0.1, 0.42), (0.24, 0.66))
        )
    )
    p.ink(
        "k",
        blob(*m((0.5, -0.22), (0.66, -0.06), (0.58, 0.14), (0.34, 0.14), (0.28, -0.1))),
        blob(*m((0.74, 0.14), (0.8, 0.32), (0.66, 0.3))),
    )
    for t in (0.3, 0.44, 0.58):
        p.ink("k", stroke(*m((t, 0.46), (t + 0.02, 0.62)), w=2.2, ends=0.9))
    arm("near")
    return {
        "near_hand": to(b.arms["near"][2]),
        "far_hand": to(b.arms["far"][2]),
        "head": to(b.head),
        "hip": to(b.hip),
    }
