"""Stairs of Sky.

Flooded terraces from above, and each holds another sky: dawn, hail, a vapour trail, nothing. A buffalo stands
knee-deep in the moon. One terrace is dry and shows its cracks.
"""

from collections.abc import Callable
from itertools import pairwise

import cv2
import numpy as np

from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.second_sleep.elements.buffalo import buffalo
from studio.shapes import Path, blob, ell, poly, rect

META = {"number": 7, "slug": "stairs-of-sky", "seed": 7, "inks": "sky-vermilion"}
MOON = (540, 850)
POOL = blob((-20, 1010, "c"), (110, 980), (230, 880), (330, 710), (480, 636), (660, 640), (830, 590), (830, 980), (720, 1026), (560, 1060), (400, 1062), (250, 1100), (110, 1120), (-20, 1104, "c"))  # fmt: skip
Sky = Callable[[Print, Path], None]


def cells(p: Print) -> list[Path]:
    """Crooked steps, narrower towards the top: bands of a hillside, each parted by a few cross dykes."""
    x, y = p.x, p.y
    near = np.clip(y / 1200, 0, 1)
    bend = (0.4 + near) * (74 * np.sin(x / 170 + 0.6 + y / 500) + 30 * np.sin(x / 71 + y / 210)) + 120 * (
        p.noise(190, 2) - 0.5
    )
    height = y + bend * 0.9
    edges = np.cumsum([0, *np.linspace(26, 88, 27)]) - 190
    across = x + 120 * (p.noise(160, 2) - 0.5) + 0.22 * y
    out = []
    for i in range(len(edges) - 1):
        band = (height >= edges[i]) & (height < edges[i + 1])
        cuts = np.r_[-900, np.sort(p.rng.uniform(60, 1000, int(p.rng.integers(1, 4)))), 1900]
        for a, b in pairwise(cuts):
            mask = (band & (across >= a) & (across < b)).astype(np.uint8) * 255
            mask = cv2.resize(mask, (800, 1200), interpolation=cv2.INTER_CUBIC)
            mask = cv2.GaussianBlur(mask, (0, 0), 4)
            found, _ = cv2.findContours(
                (mask > 200).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE
            )
            out += [poly(c[:, 0].astype(float)) for c in found if cv2.contourArea(c) > 700]
    return out


def plain(tone: str) -> Sky:
    """One flat tone, uncut."""
    return lambda p, c: p.fill(tone, c)


nothing, noon = plain(""), plain("1")


def dawn(p: Print, c: Path) -> None:
    """Red that gives way in level cuts."""
    b = c.getBounds()
    p.shape(c, tone="2")
    p.comb("2", c, 0, p.ramp((0, b.top()), (0, b.bottom()), 0, 0.9), 9, length=(60, 200), jit=0.03)


def hail(p: Print, c: Path) -> None:
    """White stones on blue."""
    p.shape(c, tone="1")
    p.stipple("1", c, 17, 0.5)


def rain(p: Print, c: Path) -> None:
    """Blue dashes."""
    p.shape(c, tone="")
    p.rain("1", c, 112, 900, (20, 44), (3, 5), cut=False)


def trail(p: Print, c: Path) -> None:
    """Somebody has flown over."""
    b = c.getBounds()
    p.shape(c, tone="1")
    p.carve("1", stroke((b.left() + 10, b.bottom(), 8), (b.centerX(), b.centerY(), 7), (b.right(), b.top() + 4, 2)), clip=c)  # fmt: skip


def clouds(p: Print, c: Path) -> None:
    """A mackerel sky."""
    p.shape(c, tone="1")
    p.scale("1", c, 26, 20, 8)


def dry(p: Print, c: Path) -> None:
    """No water: cracks."""
    p.shape(c, tone="")
    pts = p.spread(c, 34, 0.9)
    net = cv2.Subdiv2D((-400, -400, 1700, 2000))
    for q in pts:
        net.insert((float(q[0]), float(q[1])))
    for facet in net.getVoronoiFacetList([])[0]:
        ring = [*facet, facet[0]]
        for a, b in pairwise(ring):
            p.ink("k", stroke((*a, 4.5), (*b, 2.5)), clip=c)


SKIES: tuple[Sky, ...] = (
    nothing,
    noon,
    nothing,
    rain,
    noon,
    hail,
    nothing,
    trail,
    noon,
    clouds,
    nothing,
    dawn,
)


def scene(p: Print) -> None:
    """Dykes of black, a sky to every step, the buffalo."""
    p.ground("k")
    last = -1
    for c in cells(p):
        b = c.getBounds()
        if c.contains(130, 850) or c.contains(600, 210):
            (dry if b.centerY() > 600 else trail)(p, c)
            continue
        n = int(p.rng.integers(len(SKIES)))
        while SKIES[n] is SKIES[last] or (SKIES[n] in (trail, clouds) and b.height() < 60):
            n = int(p.rng.integers(len(SKIES)))
        SKIES[n](p, c)
        last = n
    p.shape(POOL, tone="k", halo=3, clear="12k")
    p.halo(POOL, 16, "12", on=False)
    p.halo(POOL, 16, "k", on=True)
    p.contour(POOL, 5, (0.3, 0.8), "12k", cut=True)
    p.stamp("12k", POOL, ell(0, 0, 3), 38, cut=True, jit=0.9)
    moon = p.shape(ell(*MOON, 176, 164), tone="")
    buffalo(p, MOON[0] + 6, MOON[1] + 84, 1.0)
    feet = rect(MOON[0] - 180, MOON[1] + 84, MOON[0] + 180, MOON[1] + 170)
    p.fill("", feet, clip=moon)
    p.comb("k", feet, 0, 0.5, 15, False, clip=moon, length=(30, 110))
    p.border()
