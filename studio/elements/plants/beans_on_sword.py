"""Beans that have climbed a sword stuck into the earth."""

import math

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import STEEL, WALNUT
from studio.shapes import blob, ell, poly, taper

BEAN: Ramp = ["#143c28", "#2c6c34", "#64a040", "#c0d86c"]
YOUNG: Ramp = ["#245c2c", "#54963c", "#a0cc54", "#e8f09c"]
POD: Ramp = ["#3c6c24", "#84b43c", "#c8e468", "#f8fcb8"]
SOIL: Ramp = ["#2c1c14", "#5c3c24", "#94683c"]
BLOSSOM: Ramp = ["#8c2430", "#e05c50", "#ffc0a0"]
HIGH = 342.0  # of the climbing part
TURN = 46.0  # of height from one side of the blade to the other
LEAVES = (
    *(
        (18, -1, 1.15),
        (30, 1, 1.1),
        (62, -1, 1.15),
        (84, 1, 1.05),
        (112, -1, 0.9),
        (134, 1, 1.1),
        (166, -1, 1.05),
    ),
    *((190, 1, 0.85), (216, -1, 0.9), (240, 1, 0.95), (268, -1, 0.75), (290, 1, 0.7), (318, -1, 0.66)),
)
PODS = ((74, 1, 62), (150, -1, 70), (204, 1, 66), (256, -1, 58), (262, -1, 50), (300, 1, 56))


def bean_sword(c: Card, x: float, y: float) -> None:
    """A sword 430 high with its point in the earth at (x, y); one bean winds up the blade to the hilt."""
    f = c.at(x, y, 1.0, -4, vol=8, wob=0.3, rim=0.8, amb=0.35)
    f.shade(ell(10, 6, 70, 12), 0.5, 8, "#0c2414")
    for phase in (0.0, math.pi):
        _stem(f, phase, front=False)
    _sword(f)
    for phase in (0.0, math.pi):
        _stem(f, phase, front=True)
    _tendril(f)
    for up, s, k in LEAVES:
        _leaf(f, _on_stem(up), s, k, YOUNG if up > 230 or k < 0.9 else BEAN)
    for up, s, long in PODS:
        _pod(f, *_on_stem(up), s, long)
    for px, py in ((40, -176), (-44, -222), (36, -262), (30, -270)):
        f.paint(
            blob((px - 6, py), (px - 2, py - 8), (px + 7, py - 5), (px + 6, py + 4)), BLOSSOM, vol=4, det=0.7
        )
    _foot(f)


def _sword(f: Frame) -> None:
    """Blade with its fuller, guard with round ends, bound grip, pommel."""
    m = f.paint(poly([(-15, -336), (15, -336), (13, 8), (-13, 8)]), STEEL, vol=9, det=0.4, grad=(0.1, -0.25))
    f.line([(0, -326), (0, 0)], 6, "#4c5468", alpha=0.55, ends=0.9, clip=m)
    f.line([(-11, -326), (-9, 0)], 2, "#f8fcff", alpha=0.6, ends=0.9, clip=m)
    f.shade(ell(0, -330, 18, 14), 0.5, 5, "#141a2c", clip=m)
    f.paint(taper((0, -344, 19), (0, -376, 17), (0, -412, 15)), WALNUT, vol=7)
    for k in range(5):
        f.line([(-9, -354 - 11 * k), (9, -360 - 11 * k)], 2, "#2c140c", alpha=0.6)
    f.paint(
        taper((-64, -330, 13), (-30, -338, 16), (0, -340, 21), (30, -338, 16), (64, -330, 13)),
        STEEL,
        vol=8,
        det=0.6,
    )
    for s in (-1, 1):
        f.paint(ell(s * 66, -330, 10), STEEL, vol=8, det=0.6)
    f.paint(ell(0, -425, 19), STEEL, vol=12, det=0.6)


def _on_stem(up: float) -> tuple[float, float]:
    """Where the first stem is at a height."""
    return 19 * math.sin(up / TURN * math.pi / 2), -up


def _stem(f: Frame, phase: float, front: bool) -> None:
    """A stem winding round the blade: the half that passes before it, or the half behind."""
    run: list[tuple[float, float]] = []
    for up in range(0, int(HIGH), 4):
        t = up / TURN * math.pi / 2 + phase
        here = (math.cos(t) > -0.15) == front
        if here:
            run.append((19 * math.sin(t), -float(up)))
        if run and (not here or up + 4 >= HIGH):
            if len(run) > 2:
                if front:
                    f.line([(px + 2, py + 4) for px, py in run], 6, "#141a2c", alpha=0.35)
                f.line(run, 6 - up / 110, "#3c7c34" if front else "#1c4c28", alpha=1, ends=0.9)
            run = []


def _tendril(f: Frame) -> None:
    """The tip has the grip already and feels its way along the guard."""
    f.line([(10, -336), (13, -354), (-4, -366), (-11, -374)], 3.6, "#64a040", alpha=1, ends=0.7)
    f.line([(11, -382), (12, -392), (22, -398), (26, -390), (20, -387)], 2.4, "#8cc048", alpha=1)
    f.line([(-8, -330), (-28, -346), (-50, -334), (-60, -320)], 3.2, "#4c8c38", alpha=1, ends=0.6)
    _leaf(f, (-34, -344), -1, 0.55, YOUNG)
    _leaf(f, (10, -352), 1, 0.55, YOUNG)
    _pod(f, -56, -322, -1, 58)


def _pod(f: Frame, x: float, y: float, s: int, long: float) -> None:
    """A pod on its short stalk, bent, the beans showing in it."""
    hx, hy = x + s * 16, y + 8
    f.line([(x, y), (x + s * 10, y - 3), (hx, hy)], 2.6, "#4c8c38", alpha=1)
    pod = [
        (hx, hy, 4),
        (hx + s * 5, hy + long * 0.3, 11),
        (hx + s * 6, hy + long * 0.65, 11),
        (hx, hy + long, 3),
    ]
    f.shade(taper(*[(a + 3, b + 5, w) for a, b, w in pod]), 0.4, 4, "#0c2414")
    m = f.paint(taper(*pod), POD, vol=6, edge=0.35, det=0.5)
    for u in (0.3, 0.5, 0.7):
        f.flat(ell(hx + s * 5, hy + long * u, 3, 5), "#f4fcb0", 0.5, 1.5, clip=m)


def _leaf(f: Frame, at: tuple[float, float], s: int, k: float, ramp: Ramp) -> None:
    """A heart-shaped leaf on its stalk, hanging out and down to the side `s`."""
    x, y = at
    hx, hy = x + s * 20 * k, y - 9 * k
    f.line([(x, y), (x + s * 11 * k, y - 11 * k), (hx, hy)], 3, "#4c8c38", alpha=1, ends=0.7)
    upper = ((0, 0, "c"), (6, -9), (22, -9), (36, 4))
    lower = ((44, 30, "c"), (26, 30), (8, 24), (-4, 10))
    path = [(hx + s * p[0] * k, hy + p[1] * k, *p[2:]) for p in (*upper, *lower)]
    f.shade(blob(*[(p[0] + 4, p[1] + 7, *p[2:]) for p in path]), 0.42, 5, "#0c2414")
    m = f.paint(blob(*path), ramp, vol=7, edge=0.32, tex=0.2)
    f.line(
        [(hx, hy), (hx + s * 20 * k, hy + 11 * k), (hx + s * 42 * k, hy + 28 * k)],
        2,
        ramp[3],
        alpha=0.6,
        clip=m,
    )


def _foot(f: Frame) -> None:
    """Earth thrown up where the point went in."""
    for px, py, w in ((-26, 6, 22), (28, 7, 24), (0, 10, 30), (-46, 11, 14), (50, 12, 13)):
        f.paint(ell(px, py, w, w * 0.42), SOIL, vol=6, wob=1.4, edge=0.12)
