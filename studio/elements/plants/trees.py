"""Trees, standing at (x, y)."""

import math

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BARK, BIRCH, BLOSSOM, FIR, LEAF, SPRING, WOOD
from studio.shapes import Path, blob, ell, join, poly, rect, taper

Generator = np.random.Generator


def conifer(
    c: Card,
    x: float,
    y: float,
    h: float = 120,
    ramp: Ramp = FIR,
    fog: float = 0,
    snow: float = 0,
    rim: float = 0.3,
) -> None:
    """A fir in six tiers; `snow` 0..1 lays white on them."""
    r, tiers = c.rng, 6
    left, right = [], []
    for i in range(tiers):
        t = (i + 1) / tiers
        w, yy = h * 0.24 * t**0.9 * r.uniform(0.85, 1.15), y - h + h * t * 0.94
        left += [(x - w, yy + h * 0.02), (x - w * 0.55, yy - h * 0.015)]
        right += [(x + w * r.uniform(0.85, 1.1), yy + h * 0.02), (x + w * 0.55, yy - h * 0.015)]
    c.paint(rect(x - h * 0.025, y - h * 0.1, x + h * 0.025, y + 3), WOOD, fog=fog, wob=0.5)
    shape = poly([(x, y - h), *right[:-1], *left[:-1][::-1]])
    m = c.paint(shape, ramp, vol=h * 0.12, fog=fog, wob=0.8, grad=(0.12, -0.2), tex=0.3, rim=rim)
    if snow:
        for i in range(tiers):
            (lx, ly), (rx, ry) = left[i * 2], right[i * 2]
            drift = blob(
                (lx, ly),
                (x, ly - h * 0.13),
                (rx, ry),
                (x + h * 0.05, ry - h * 0.035),
                (x - h * 0.05, ly - h * 0.05),
            )
            c.paint(
                drift, ["#8494bc", "#ccd6e6", "#fffaf2"], vol=4, fog=fog, alpha=snow, clip=m, edge=0, wob=1.2
            )


def round_tree(
    c: Card,
    x: float,
    y: float,
    h: float = 120,
    ramp: Ramp = LEAF,
    fog: float = 0,
    trunk: Ramp = BARK,
    rim: float = 0.2,
) -> None:
    """A leafy tree of soft clumps."""
    r = c.rng
    stem = join(
        taper(
            (x, y + 3, h * 0.10), (x + h * 0.02, y - h * 0.3, h * 0.06), (x - h * 0.03, y - h * 0.6, h * 0.03)
        ),
        taper((x, y - h * 0.25, h * 0.05), (x + h * 0.13, y - h * 0.5, h * 0.02)),
    )
    c.paint(stem, trunk, fog=fog, wob=0.6, vol=h * 0.04)
    clumps = [ell(x, y - h * 0.68, h * 0.22, h * 0.2)]
    for i in range(9):
        a, out = i * 2.4 + r.uniform(-0.3, 0.3), h * (0.12 + 0.1 * (i % 3) / 2)
        size = h * r.uniform(0.12, 0.18)
        clumps.append(
            ell(x + math.cos(a) * out * 1.25, y - h * 0.68 + math.sin(a) * out * 0.85, size, size * 0.86)
        )
    m = c.paint(
        join(*clumps), ramp, vol=h * 0.12, fog=fog, wob=1.6, tex=0.4, amb=0.15, rim=rim, grad=(0.1, -0.15)
    )
    for clump in clumps[4:]:
        c.paint(
            clump,
            ramp,
            vol=h * 0.12,
            fog=fog,
            wob=1.8,
            alpha=0.55,
            edge=0,
            tex=0.4,
            amb=0.15,
            grad=(0.12, -0.15),
        )
    c.marks(
        m,
        lambda px, py: np.sin(px * 0.3) * 3,
        int(h * 1.6),
        max(4, h * 0.07),
        max(2, h * 0.03),
        jit=0.12,
        alpha=0.7,
        curl=1.0,
    )


def branch(
    out: list[Path],
    x: float,
    y: float,
    angle: float,
    length: float,
    w: float,
    r: Generator,
    depth: int = 0,
    spread: float = 0.5,
    most: int = 6,
) -> None:
    """Grow bare branches (as tapers, into `out`) from a point at an angle (radians; up is -pi/2)."""
    x2, y2 = x + math.cos(angle) * length, y + math.sin(angle) * length
    bow = r.normal(0, 0.12) * length
    middle = ((x + x2) / 2 - math.sin(angle) * bow, (y + y2) / 2 + math.cos(angle) * bow, w * 0.85)
    out.append(taper((x, y, w), middle, (x2, y2, w * 0.68)))
    if depth >= most or w <= 1.2:
        return
    for side in (-1, 1) if r.random() < 0.85 else (float(r.choice([-1, 1])),):
        turned = angle + side * spread * r.uniform(0.5, 1.2)
        branch(out, x2, y2, turned, length * r.uniform(0.66, 0.86), w * 0.66, r, depth + 1, spread, most)


def bare_tree(
    c: Card,
    x: float,
    y: float,
    h: float = 200,
    ramp: Ramp = BARK,
    fog: float = 0,
    seed: int = 1,
    spread: float = 0.5,
    rim: float = 0.4,
) -> list[tuple[float, float]]:
    """A leafless tree; returns the tips of its twigs (hang things there)."""
    limbs: list[Path] = []
    r = np.random.default_rng(seed)
    limbs.append(
        taper((x, y + 2, h * 0.09), (x + h * 0.01, y - h * 0.15, h * 0.06), (x, y - h * 0.32, h * 0.05))
    )
    for a in (-0.75, 0.05, 0.7):
        turn = -math.pi / 2 + a * spread * 1.6 + r.normal(0, 0.08)
        branch(limbs, x, y - h * 0.3, turn, h * 0.21, h * 0.042, r, 1, spread, 5)
    m = np.max([c.mask(p, 0.8) for p in limbs], 0)
    c.paint(m, ramp, vol=h * 0.03, fog=fog, rim=rim, rimw=3, tex=0.3, grain=2)
    tips = []
    for p in limbs[4:][::2]:
        b = p.getBounds()
        tips.append((float(b.centerX()), float(b.centerY())))
    return tips


def birch(
    c: Card,
    x: float,
    y: float,
    h: float = 500,
    w: float = 26,
    fog: float = 0,
    lean: float = 0,
    seed: int = 1,
    twigs: bool = True,
) -> None:
    """A birch trunk with dark scars and a few thin twigs; tall enough to leave the card."""
    r = np.random.default_rng(seed)
    top = (x + lean * h, y - h)
    if twigs:
        for _ in range(4):
            t = r.uniform(0.45, 0.95)
            bx, by, side = x + lean * h * t, y - h * t, float(r.choice([-1, 1]))
            c.line(
                [(bx, by), (bx + side * w * 1.6, by - w * 1.5), (bx + side * w * 3.4, by - w * 2.2)],
                w * 0.22,
                c.fade("#4a4450", fog),
                0.9,
            )
    m = c.paint(
        taper((x, y + 2, w * 1.25), (x + lean * h * 0.5, y - h * 0.5, w), (*top, w * 0.75)),
        BIRCH,
        vol=w * 0.5,
        fog=fog,
        wob=0.8,
        tex=0.25,
        grain=1,
        rim=0.3,
    )
    for _ in range(int(h / w * 1.5)):
        t, side = r.random(), r.uniform(-0.5, 0.3)
        bx, by = x + lean * h * t + side * w, y - h * t
        c.line(
            [(bx, by), (bx + w * r.uniform(0.2, 0.6), by - 1)],
            w * r.uniform(0.08, 0.2),
            c.fade("#2a2632", fog),
            0.8,
            clip=m,
        )


def trunk(
    c: Card,
    x: float,
    y: float,
    h: float = 600,
    w: float = 60,
    ramp: Ramp = BARK,
    fog: float = 0,
    lean: float = 0,
) -> np.ndarray:
    """A big forest trunk with roots and bark, leaving the card at the top; returns its mask."""
    foot = blob(
        (x - w * 0.5, y - w * 1.2),
        (x - w * 0.7, y - w * 0.3),
        (x - w * 1.2, y + 3),
        (x, y + 6),
        (x + w * 1.2, y + 3),
        (x + w * 0.7, y - w * 0.3),
        (x + w * 0.5, y - w * 1.2),
    )
    stem = taper(
        (x, y - w * 0.4, w * 1.15), (x + lean * h * 0.4, y - h * 0.4, w * 0.9), (x + lean * h, y - h, w * 0.8)
    )
    m = c.paint(join(stem, foot), ramp, vol=w * 0.5, fog=fog, tex=0.35, grain=2, rim=0.4, edge=0.2)
    c.marks(
        m,
        lambda px, py: -1.5 + 0.3 * np.sin(py / 60),
        int(h * w / 60),
        28,
        3.6,
        jit=0.12 * (1 - fog),
        alpha=0.65,
    )
    return m


def palm(
    c: Card, x: float, y: float, h: float = 160, ramp: Ramp = SPRING, fog: float = 0, lean: float = 0.15
) -> None:
    """A palm with seven fronds."""
    tx, ty = x + lean * h, y - h * 0.8
    c.paint(
        taper((x, y + 2, h * 0.08), (x + lean * h * 0.3, y - h * 0.4, h * 0.05), (tx, ty, h * 0.045)),
        WOOD,
        fog=fog,
        vol=h * 0.03,
        wob=0.5,
    )
    for a in (-170, -140, -105, -75, -40, -8, 25, -200):
        e = math.radians(a)
        mx, my = tx + math.cos(e) * h * 0.22, ty + math.sin(e) * h * 0.22 - h * 0.03
        ex, ey = tx + math.cos(e) * h * 0.4, ty + math.sin(e) * h * 0.3 + h * 0.1
        c.paint(
            taper((tx, ty, h * 0.02), (mx, my, h * 0.07), (ex, ey, 1.5)),
            ramp,
            fog=fog,
            vol=h * 0.025,
            wob=0.7,
        )


def poplar(c: Card, x: float, y: float, h: float = 160, ramp: Ramp = LEAF, fog: float = 0) -> None:
    """A narrow upright tree."""
    c.paint(rect(x - h * 0.02, y - h * 0.15, x + h * 0.02, y + 2), WOOD, fog=fog, wob=0.5)
    m = c.paint(
        blob(
            (x, y - h),
            (x + h * 0.09, y - h * 0.6),
            (x + h * 0.1, y - h * 0.25),
            (x, y - h * 0.08),
            (x - h * 0.1, y - h * 0.25),
            (x - h * 0.09, y - h * 0.6),
        ),
        ramp,
        vol=h * 0.08,
        fog=fog,
        wob=1.4,
        tex=0.4,
        rim=0.2,
    )
    c.marks(m, -1.5, int(h * 0.8), h * 0.08, max(2, h * 0.025), jit=0.12)


def blossom_tree(
    c: Card, x: float, y: float, h: float = 200, fog: float = 0, seed: int = 3, ramp: Ramp = BLOSSOM
) -> None:
    """A bare tree with clouds of blossom."""
    tips = bare_tree(c, x, y, h, fog=fog, seed=seed)
    for px, py in tips:
        c.paint(
            blob(
                *[(px + math.cos(a) * h * 0.07, py + math.sin(a) * h * 0.055) for a in (0, 1.2, 2.5, 3.7, 5)]
            ),
            ramp,
            vol=h * 0.04,
            fog=fog,
            wob=1.6,
            tex=0.4,
            edge=0.05,
            alpha=0.9,
        )
    for px, py in tips:
        for _ in range(6):
            c.dot(
                px + c.rng.normal(0, h * 0.06),
                py + c.rng.normal(0, h * 0.05),
                2.2,
                "#fff6f0",
                0.8 * (1 - fog),
            )
