"""Street dogs that have weight: sitting from the side or with their backs to us, and standing.

They look left; `flip` turns them round. (x, y) is the ground under them, `h` the height of one that sits.
"""

from collections.abc import Callable
from typing import TypeAlias

from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, taper

At: TypeAlias = Callable[..., Point]  # heights of the dog to the page
Limb: TypeAlias = Callable[..., Path]


def street_dog(
    p: Print, x: float, y: float, h: float = 160, pose: str = "sit", tone: str = "k", flip: bool = False,
    ears: str = "up", halo: float = 6,
) -> Path:  # fmt: skip
    """One dog: sit (from the side), back (sitting, its back to us) or stand; ears up or down."""
    f = -1 if flip else 1

    def q(u: float, v: float, *more: object) -> Point:
        return (x + u * f * h, y - v * h, *more)

    def limb(*joints: tuple[float, float, float]) -> Path:
        return taper(*[(*q(u, v), w * h) for u, v, w in joints])

    def cut(*joints: tuple[float, float], w: float = 0.022) -> None:
        tool = p.cutline if "k" in tone else p.line
        tool(*[q(u, v) for u, v in joints], w=max(2.4, w * h), ends=0.2)

    if pose == "sit":
        parts = _sitting(q, limb, ears)
    elif pose == "back":
        parts = _from_behind(q, limb, ears)
    else:
        parts = _standing(q, limb, ears)
    path = p.shape(*parts, tone=tone, line=0 if "k" in tone else max(3, h * 0.022), halo=halo, clear="12k")
    if pose == "sit":
        cut((0.06, 0.3), (0.14, 0.38), (0.3, 0.36), (0.4, 0.22))
        cut((-0.02, 0.46), (-0.02, 0.24), (-0.03, 0.06))
        cut((-0.05, 0.9), (0.02, 0.84), (0.03, 0.72))
    elif pose == "back":
        cut((0.0, 0.7), (0.02, 0.44), (-0.01, 0.2))
        cut((-0.22, 0.3), (-0.12, 0.2), (-0.14, 0.04))
        cut((0.22, 0.32), (0.12, 0.2), (0.14, 0.04))
        cut((-0.09, 0.82), (0.0, 0.76), (0.09, 0.82))
    else:
        cut((0.46, 0.5), (0.4, 0.36), (0.48, 0.26))
        cut((-0.24, 0.56), (-0.2, 0.4), (-0.26, 0.3))
    if pose != "back":
        eye = q(-0.25, 0.87) if pose == "sit" else q(-0.56, 0.83)
        (p.carve if "k" in tone else p.ink)("12k" if "k" in tone else "k", ell(eye[0], eye[1], 0.02 * h))
    return path


def _sitting(q: At, limb: Limb, ears: str) -> list[Path]:
    ear = (
        [q(-0.17, 0.94), q(-0.1, 1.12, "c"), q(0.0, 0.94)]
        if ears == "up"
        else [q(-0.16, 0.98), q(-0.02, 0.97), q(0.04, 0.76, "c"), q(-0.08, 0.84)]
    )
    return [
        blob(q(-0.24, 0.93), q(-0.12, 0.98), q(0.02, 0.9), q(0.08, 0.74), q(0.18, 0.58), q(0.32, 0.4), q(0.42, 0.2), q(0.42, 0.03, "c"), q(0.1, 0.02),
             q(-0.04, 0.2), q(-0.14, 0.42), q(-0.18, 0.58), q(-0.14, 0.7), q(-0.22, 0.75)),
        blob(q(-0.2, 0.95), q(-0.3, 0.88), q(-0.46, 0.84), q(-0.49, 0.78), q(-0.44, 0.74), q(-0.28, 0.72), q(-0.1, 0.76)),
        blob(*ear),
        limb((-0.06, 0.5, 0.17), (-0.1, 0.26, 0.1), (-0.1, 0.05, 0.085)),
        limb((-0.09, 0.035, 0.075), (-0.2, 0.03, 0.06)),
        limb((0.04, 0.4, 0.12), (0.02, 0.2, 0.09), (0.02, 0.05, 0.08)),
        limb((0.02, 0.035, 0.07), (-0.06, 0.03, 0.06)),
        limb((0.3, 0.04, 0.08), (0.08, 0.035, 0.075)),
        limb((0.38, 0.06, 0.09), (0.62, 0.04, 0.07), (0.76, 0.14, 0.03)),
    ]  # fmt: skip


def _from_behind(q: At, limb: Limb, ears: str) -> list[Path]:
    up = ears == "up"
    sides = [
        [q(s * 0.12, 0.9), q(s * 0.13, 1.1, "c"), q(s * 0.02, 0.97)] if up
        else [q(s * 0.06, 0.98), q(s * 0.15, 0.94), q(s * 0.19, 0.74, "c"), q(s * 0.1, 0.8)]
        for s in (-1, 1)
    ]  # fmt: skip
    return [
        blob(q(-0.1, 0.76), q(-0.17, 0.62), q(-0.19, 0.46), q(-0.29, 0.28), q(-0.33, 0.1), q(-0.28, 0.0, "c"), q(0.28, 0.0, "c"), q(0.33, 0.1), q(0.29, 0.28),
             q(0.19, 0.46), q(0.17, 0.62), q(0.1, 0.76)),
        ell(*q(0, 0.86)[:2], *(abs(v) for v in (q(0.125, 0)[0] - q(0, 0)[0], q(0, 0.135)[1] - q(0, 0)[1]))),
        *[blob(*s) for s in sides],
        limb((0.02, 0.05, 0.1), (0.3, 0.0, 0.09), (0.5, 0.05, 0.06), (0.56, 0.16, 0.03)),
    ]  # fmt: skip


def _standing(q: At, limb: Limb, ears: str) -> list[Path]:
    ear = (
        [q(-0.5, 0.9), q(-0.42, 1.06, "c"), q(-0.34, 0.88)]
        if ears == "up"
        else [q(-0.5, 0.93), q(-0.36, 0.92), q(-0.32, 0.7, "c"), q(-0.42, 0.78)]
    )
    return [
        blob(q(-0.4, 0.86), q(-0.2, 0.7), q(0.2, 0.66), q(0.5, 0.66), q(0.58, 0.52), q(0.5, 0.38), q(0.2, 0.42), q(-0.1, 0.34), q(-0.3, 0.4), q(-0.36, 0.58)),
        blob(q(-0.34, 0.9), q(-0.54, 0.92), q(-0.64, 0.84), q(-0.8, 0.8), q(-0.83, 0.74), q(-0.78, 0.7), q(-0.6, 0.68), q(-0.36, 0.66)),
        blob(*ear),
        limb((-0.26, 0.5, 0.16), (-0.24, 0.24, 0.09), (-0.26, 0.04, 0.07)), limb((-0.25, 0.03, 0.06), (-0.35, 0.025, 0.05)),
        limb((-0.14, 0.44, 0.12), (-0.06, 0.24, 0.08), (-0.1, 0.04, 0.065)), limb((-0.1, 0.03, 0.06), (-0.18, 0.025, 0.05)),
        limb((0.46, 0.54, 0.24), (0.42, 0.34, 0.13), (0.54, 0.2, 0.075), (0.5, 0.04, 0.065)), limb((0.5, 0.03, 0.06), (0.41, 0.025, 0.05)),
        limb((0.38, 0.46, 0.16), (0.3, 0.28, 0.1), (0.38, 0.16, 0.07), (0.34, 0.04, 0.06)), limb((0.34, 0.03, 0.055), (0.26, 0.025, 0.05)),
        limb((0.54, 0.6, 0.09), (0.7, 0.74, 0.07), (0.74, 0.92, 0.05), (0.66, 1.0, 0.02)),
    ]  # fmt: skip
