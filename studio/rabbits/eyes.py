"""Eyes and brows: most of what a rabbit feels."""

from dataclasses import dataclass

import numpy as np

from studio.colour import Colour, Ramp, mix
from studio.paint import Frame
from studio.shapes import blob, ell, poly, star, taper

INK = "#2a141a"
WHITE_OF_EYE = ["#b4a498", "#f4e6d2", "#fffaf0"]


@dataclass(frozen=True)
class Eye:
    """One eye. `lid`, `low`: upper and lower lid, 0 open to 1 shut; `pupil`: where it looks, -1..1."""

    lid: float = 0.0
    low: float = 0.0
    pupil: tuple[float, float] = (0.0, 0.0)
    psize: float = 1.0
    size: float = 1.0
    iris: Colour = "#7a4a24"
    shut: str = ""  # happy: arcs up, asleep: arcs down, line: level, tight: a squeezed chevron
    glint: str = "round"  # round, star, heart
    rims: float = 0.0  # pink, watery


def heart(x: float, y: float, r: float) -> object:
    """A heart round (x, y)."""
    return blob(
        (x, y + r, "c"),
        (x - r * 0.95, y - r * 0.1),
        (x - r * 0.75, y - r * 0.8),
        (x - r * 0.3, y - r * 0.85),
        (x, y - r * 0.42, "c"),
        (x + r * 0.3, y - r * 0.85),
        (x + r * 0.75, y - r * 0.8),
        (x + r * 0.95, y - r * 0.1),
    )


def closed_eye(f: Frame, x: float, y: float, side: int, how: str) -> None:
    """A shut eye as one tapered line with a soft hollow."""
    f.flat(ell(x, y + 4, 46, 30), "#3a2028", 0.16, 12)
    lines = {
        "happy": [(x - 44, y + 16), (x - 24, y - 14), (x, y - 22), (x + 24, y - 14), (x + 44, y + 16)],
        "asleep": [(x - 44, y - 6), (x - 24, y + 16), (x, y + 22), (x + 24, y + 16), (x + 44, y - 6)],
        "line": [(x - 44, y + 8), (x, y + 13), (x + 44, y + 8)],
    }
    if how == "tight":
        f.line(
            [(x + side * 42, y - 24), (x - side * 34, y + 4, "c"), (x + side * 42, y + 26)],
            9,
            INK,
            alpha=0.95,
        )
        return
    f.line(lines[how], 10, INK, alpha=0.95, ends=0.4)
    if how == "asleep":
        for d in (-30, 0, 30):
            f.line([(x + d, y + 21 - abs(d) * 0.3), (x + d * 1.35, y + 36 - abs(d) * 0.3)], 5, INK)


def paint_eye(f: Frame, fur: Ramp, side: int, e: Eye, brow: float, turn: tuple[float, float]) -> None:
    """One eye: hollow, white, iris, pupil, glints, lids, lashes' line."""
    c = f.card
    x, y = side * 87 + turn[0], -18 + turn[1]
    narrow = 1 - 0.0032 * max(0.0, side * turn[0])  # the far eye when the head turns
    if e.shut:
        closed_eye(f, x, y, side, e.shut)
        return
    rx, ry = 43 * e.size * narrow, 50 * e.size
    ring = [
        (-1, 0.08),
        (-0.7, -0.72),
        (0, -1),
        (0.7, -0.72),
        (1, 0.08),
        (0.65, 0.72),
        (0, 0.9),
        (-0.65, 0.72),
    ]
    shape = blob(*((x + px * rx, y + py * ry) for px, py in ring))
    f.flat(blob(*((x + px * rx * 1.22, y + py * ry * 1.2) for px, py in ring)), fur[0], 0.42, 7)
    if e.rims:
        f.flat(
            blob(*((x + px * rx * 1.2, y + 4 + py * ry * 1.16) for px, py in ring)),
            "#d8505c",
            0.6 * e.rims,
            5,
        )
    whole = c.mask(f.path(shape), 0.4)
    top = y - ry + e.lid * ry * 1.75
    inner, outer = top + max(brow, 0) * 26 + min(brow, 0) * 12, top - max(brow, 0) * 8 - min(brow, 0) * 24
    left, right = (inner, outer) if side > 0 else (outer, inner)
    lidded = bool(e.lid or abs(brow) > 0.15)
    lid = poly([f.pt(x - 70, y - 110), f.pt(x + 70, y - 110), f.pt(x + 70, right), f.pt(x - 70, left)])
    seen = whole * (1 - c.mask(lid, 0.3)) if lidded else whole
    if e.low:
        up = y + ry * 0.9 - e.low * ry * 1.15
        seen = seen * (1 - c.mask(f.path(ell(x, up + 90, 150, 90)), 0.3))
    f.paint(seen, WHITE_OF_EYE, vol=20, edge=0.1, amb=0.62, tex=0.06, grad=(-0.35, 0.1), det=0.9)
    px, py = x + e.pupil[0] * 17 * e.size * narrow, y + e.pupil[1] * 17 * e.size
    r = 32 * e.size * max(0.62, e.psize**0.5)
    iris = [mix(e.iris, "#100810", 0.75), e.iris, mix(e.iris, "#ffd890", 0.6)]
    low_light = (*f.pt(px, py + 120), 60 * f.s)
    f.paint(
        ell(px, py, r * narrow, r * 1.08), iris, vol=20, clip=seen, light=low_light, det=1, wob=0.2, tex=0.1
    )
    f.flat(
        ell(px, py, 22 * e.size * e.psize * narrow, 26 * e.size * e.psize),
        "#120a10",
        1,
        0.8,
        clip=seen,
        wob=0.2,
        det=1,
    )
    g = e.size * max(0.6, min(e.psize, 1.15))
    shapes = {
        "round": ell(px - 11 * g, py - 14 * g, 9 * g, 10 * g),
        "star": star(px - 3, py - 4, 25 * g, 4, 0.34),
        "heart": heart(px, py, 22 * g),
    }
    f.flat(shapes[e.glint], "#ff9aa0" if e.glint == "heart" else "#fffdf4", 1, 0.5, clip=seen, wob=0.1, det=1)
    f.flat(ell(px + 12 * g, py + 13 * g, 5 * g), "#fff0d0", 0.75, 1, clip=seen, wob=0.1)
    if lidded:
        f.paint(whole * c.mask(lid, 0.3), fur, vol=18, edge=0.2, amb=0.32, tex=0.12)
        line = [
            (x - 44, left + (right - left) * 0.18),
            (x, (left + right) / 2 - 2),
            (x + 44, right - (right - left) * 0.18),
        ]
        f.line(line, 8, INK, alpha=0.92, wob=0.3, clip=c.blur(whole, 2))
    else:
        arc = [(x + px * rx * 1.02, y + py * ry * 1.02) for px, py in ring[:5]]
        f.line(arc, 6.5, INK, alpha=0.9, wob=0.3)


def paint_brow(f: Frame, fur: Ramp, side: int, brow: float, up: float, turn: tuple[float, float]) -> None:
    """A brow: + drawn down to the nose, - raised in the middle; `up` lifts it."""
    x, y = side * 87 + turn[0], -18 + turn[1] - 72 - up
    inner, outer = (x - side * 46, y + brow * 36), (x + side * 44, y - brow * 26)
    shape = taper((*inner, 18), (x, y - 9 + brow * 6, 22), (*outer, 8))
    dark = [fur[0], mix(fur[0], fur[1], 0.4), fur[1], fur[2]]
    m = f.paint(shape, dark, vol=9, det=0.6, edge=0.12, wob=0.4)
    f.card.marks(
        m,
        f.angle(float(np.arctan2(outer[1] - inner[1], outer[0] - inner[0]))),
        60,
        16 * f.s,
        3,
        None,
        0.1,
        0.6,
    )
