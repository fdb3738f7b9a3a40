"""Flower bulbs that sing, each in its own way, and the roots that hang over them."""

import math
from collections.abc import Sequence

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import WOOD
from studio.shapes import blob, ell, taper

SHOOT = ["#1c4a20", "#4c9434", "#98d04c", "#ecfca0"]
INK = "#2c1018"
PINK: Ramp = ["#5c2038", "#a84c68", "#e890a0", "#ffd8cc"]
BONE: Ramp = ["#5c4448", "#a88c80", "#ecd8bc", "#fffaec"]
WINE: Ramp = ["#3c1030", "#782850", "#bc5878", "#f4a8a4"]
CHOIR = (PINK, BONE, PINK, WINE, BONE)


def singing_bulb(
    c: Card,
    x: float,
    y: float,
    h: float,
    ramp: Ramp,
    open_: float = 1.0,
    lean: float = 0,
    shoot: float = 12,
    fog: float = 0,
    mood: str = "sing",
) -> Frame:
    """A bulb seated at (x, y) on its rootlets, mouth open by `open_`, a tip `shoot` high.

    Its `mood` is "sing", "peek" (one eye on what happens above), "strain", "hum" or "doze".
    """
    f = c.at(x, y, h / 100, lean, vol=30, wob=0.4, edge=0.26, fog=fog, rim=0.8, tex=0.14, lump=0.05)
    _rootlets(f)
    f.paint(taper((0, -92, 13), (-1, -102, 9), (1, -104 - shoot, 2)), SHOOT, vol=4, det=0.5)
    right = ((8, -96), (30, -80), (45, -50), (42, -20), (22, -2), (0, 2))
    body = blob((0, -112, "c"), *[(-px, py) for px, py in right[:-1]], *reversed(right))
    m = f.paint(body, ramp)
    for u in (-0.86, -0.56, -0.26, 0.26, 0.56, 0.86):
        seam = [(u * 3, -104), (u * 34, -74), (u * 46, -42), (u * 34, -14), (u * 14, 0)]
        f.line(seam, 1.8, ramp[0], alpha=0.42, clip=m)
    husk = blob((0, -112, "c"), (-12, -92), (-40, -72), (-46, -56), (-26, -74), (-8, -88), (6, -94))
    f.paint(husk, ["#4a2414", "#94582c", "#d8a064"], vol=4, clip=m, alpha=0.75, edge=0.2)
    f.shade(ell(0, 2, 34, 9), 0.45, 6, "#2c0c14", clip=m)
    for sg in (-1, 1):
        _eye(f, sg, mood)
        f.flat(ell(sg * 28, -44, 7, 5), "#e0506c", 0.35, 3, clip=m)
    _mouth(f, open_, mood)
    return f


def _rootlets(f: Frame) -> None:
    """Rootlets that spread on the bench like toes, their shadow under them."""
    f.shade(ell(0, 6, 44, 8), 0.5, 4, "#0c060c")
    for k in range(9):
        u = (k - 4) / 4
        toe = [(u * 16, -6), (u * 30, 3), (u * 42 + 3 * math.sin(k * 2), 8 + 3 * (k % 2) + 3 * (1 - abs(u)))]
        f.line(toe, 2.8, "#e8d4b4", alpha=0.9)


def _eye(f: Frame, side: int, mood: str) -> None:
    """A closed eye: lifted in song, screwed up, at rest; or one that is open after all."""
    x = side * 17.0
    if mood == "peek" and side > 0:
        f.flat(ell(x, -60, 6, 6.6), "#fffaf0", 1, det=1)
        f.flat(ell(x - 1, -63, 3.2, 3.4), INK, 1, det=1)
        f.line([(x - 7, -70), (x, -73), (x + 7, -69)], 2, INK, alpha=0.8, det=1)
    elif mood == "strain":
        f.line([(side * 25, -63), (side * 12, -58), (side * 24, -54)], 2.6, INK, alpha=0.9, det=1)
        f.line([(side * 25, -74), (side * 11, -69)], 2.2, INK, alpha=0.8, det=1)
    elif mood == "doze":
        f.line([(side * 24, -58), (x, -54), (side * 10, -58)], 2.6, INK, alpha=0.9, det=1)
    else:
        f.line([(side * 24, -58), (x, -63), (side * 10, -58)], 2.6, INK, alpha=0.9, det=1)


def _mouth(f: Frame, open_: float, mood: str) -> None:
    """A round mouth with its tongue; small when it hums, a line when it sleeps, askew when it strains."""
    if mood == "doze":
        f.line([(-7, -38), (0, -35), (7, -38)], 2.4, INK, alpha=0.9, det=1)
        return
    if mood == "hum":
        open_ *= 0.25
    tilt, dx = (16, 4) if mood == "strain" else (0, 0)
    f.flat(ell(dx, -36, 9 + 3 * open_, 6 + 11 * open_, tilt), INK, 0.96, 0.5, det=0.9, wob=0.2)
    f.flat(ell(dx, -36 + 7 * open_, 6, 4 * open_), "#b8445c", 0.9, 1, wob=0.2, det=0.6)


def bulb_row(
    c: Card,
    y: float,
    n: int,
    h: float,
    half: float,
    fog: float,
    first: int,
    skip: int = -1,
    moods: dict[int, str] | None = None,
) -> None:
    """A row of `n` about `h` high on a bench bowed round (400, y); `skip` is free, `moods` are the odd ones."""
    for i in range(n):
        u = -1 + 2 * i / (n - 1)
        if i == skip:
            continue
        x, by = 400 + half * u, y + 16 * u * u
        c.shade(ell(x, by + 4, h * 0.42, h * 0.09), 0.5, 6, "#0c060c")
        tall, mouth = h * (1 + 0.06 * math.sin(i * 2.2 + first)), 0.55 + 0.45 * ((i * 7 + first) % 3) / 2
        ramp, shoot = CHOIR[(i + first) % 5], 8 + 6 * ((i + first) % 3)
        singing_bulb(c, x, by, tall, ramp, mouth, 5 * u, shoot, fog, (moods or {}).get(i, "sing"))


def hanging_root(
    c: Card, points: Sequence[tuple[float, float, float]], ramp: Ramp = WOOD, fog: float = 0
) -> None:
    """One root with a few side hairs."""
    c.paint(taper(*points), ramp, vol=points[0][2] * 0.5, wob=1.2, fog=fog, edge=0.25, rim=0.4, grain=2)
    for i, (x, y, w) in enumerate(points[1:-1]):
        sg = 1 if i % 2 else -1
        c.line([(x, y), (x + sg * w * 1.6, y + w * 1.8), (x + sg * w * 2.0, y + w * 4)], 2.6, ramp[2], 0.7)
