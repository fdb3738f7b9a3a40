"""Something in the Pipes.

Behind the wall of a house: pipes over pipes, green and rusty. The white one has swallowed something as big as a hare, and
it is on its way. Further on the same pipe goes once round in a loop. From a joint grows a twig.
"""

import numpy as np

from studio.linocut.elements.plants import spray
from studio.linocut.knife import knife, stroke
from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, rect, taper, xf

META = {"number": 58, "slug": "in-the-pipes", "seed": 58, "inks": "verdigris-rust"}
WIDE = 66.0


def bent(points: list[Point], r: float) -> list[tuple[float, float]]:
    """A line with round elbows in place of its corners."""
    out = [(float(points[0][0]), float(points[0][1]))]
    for a, b, c in zip(points, points[1:], points[2:], strict=False):
        pa, pb, pc = (np.array(q[:2], float) for q in (a, b, c))
        u, v = (pa - pb) / np.hypot(*(pa - pb)), (pc - pb) / np.hypot(*(pc - pb))
        for t in np.linspace(0, 1, 7):
            q = pb + u * r * (1 - t) ** 2 + v * r * t**2
            out.append((float(q[0]), float(q[1])))
    return [*out, (float(points[-1][0]), float(points[-1][1]))]


def tube(p: Print, points: list[Point], w: float, tone: str, r: float = 60, halo: float = 7) -> Path:
    """A pipe through points: flat, with a dark side."""
    line = bent(points, r)
    path = p.shape(taper(*[(x, y, w) for x, y in line]), tone=tone, line=5, halo=halo, clear="12k")
    if "k" not in tone:
        field = p.guided(line)
        p.engrave(
            "k", path, field, 0.8 * p.lit(path, (1400, 1900), w * 0.3, 2), 9, False, (50, 160), jit=0.03
        )
    return path


def collar(p: Print, x: float, y: float, w: float, tone: str, across: bool = True) -> None:
    """A flange with its bolts: on an upright pipe `across`, else on a level one."""
    long, short = w * 0.74, 15
    box = (
        rect(x - long, y - short, x + long, y + short, 4)
        if across
        else rect(x - short, y - long, x + short, y + long, 4)
    )
    p.shape(box, tone=tone, line=4, halo=4, clear="12k")
    for s in (-0.72, 0.72):
        at = (x + long * s, y) if across else (x, y + long * s)
        p.ink("k", ell(*at, 5))


def background(p: Print) -> None:
    """Brick in the dark, and the pipes of everybody else."""
    p.ground("k")
    for j, y in enumerate(range(40, 1180, 38)):
        for x in range(-40 + 40 * (j % 2), 820, 80):
            if p.rng.random() < 0.34:
                p.cutline((x + 6, y, 2.5), (x + 70, y + 1, 3.5), w=3)
    tube(p, [(-20, 108), (330, 108), (330, 420), (820, 420)], 46, "2")
    tube(p, [(720, -20), (720, 560), (560, 560), (560, 1220)], 50, "1")
    tube(p, [(-20, 1070), (360, 1070), (360, 620), (820, 620)], 40, "1")
    tube(p, [(80, -20), (80, 300), (-20, 300)], 58, "1")
    tube(p, [(440, -20), (440, 1220)], 34, "2")
    tube(p, [(-20, 960), (660, 960), (660, 1220)], 52, "2")
    for x, y, w, tone, across in ((330, 260, 46, "2", True), (720, 250, 50, "1", True), (440, 330, 34, "2", True), (560, 1060, 50, "1", True), (150, 1070, 40, "1", False),
                                  (250, 960, 52, "2", False), (180, 108, 46, "2", False)):  # fmt: skip
        collar(p, x, y, w, tone, across)


def swallowed(p: Print, x: float, y: float) -> None:
    """What is on its way: the pipe has to give."""
    bulge = blob((x - 33, y - 190, "c"), (x - 44, y - 130), (x - 104, y - 60), (x - 116, y + 20), (x - 84, y + 92), (x - 36, y + 140), (x - 33, y + 190, "c"),
                 (x + 33, y + 190, "c"), (x + 36, y + 140), (x + 88, y + 90), (x + 112, y + 16), (x + 98, y - 64), (x + 42, y - 132), (x + 33, y - 190, "c"))  # fmt: skip
    path = p.shape(bulge, tone="", halo=9, clear="12k")
    p.contour(path, 5, clip=rect(0, y - 178, 800, y + 178))
    p.engrave(
        "k",
        path,
        p.guided([(x + 30, y - 190), (x + 108, y), (x + 30, y + 190)]),
        0.85 * p.lit(path, (1500, 1300), 46, 3),
        9,
        False,
        (40, 130),
        jit=0.03,
    )
    for s in (-1, 0.2, 1):
        p.line((x + 56 * s, y - 96 + 20 * abs(s)), (x + 74 * s, y - 6), (x + 52 * s, y + 78), w=4, clip=path)


def length(p: Print, *points: Point) -> None:
    """A length of the white pipe whose ends go on in the next one."""
    path = p.shape(stroke(*points, w=WIDE, ends=1), tone="", halo=9, clear="12k")
    ends = [ell(q[0], q[1], WIDE / 2 - 1) for q in (points[0], points[-1])]
    p.contour(path, 5, clip=knife(rect(-20, -20, 820, 1220), minus=ends))
    p.engrave(
        "k",
        path,
        p.guided(points),
        0.7 * p.lit(path, (1400, 1900), 18, 2),
        9,
        False,
        (40, 120),
        clip=knife(path, minus=ends),
        jit=0.03,
    )


def scene(p: Print) -> None:
    """The dark, the others' pipes, the white one with what it has swallowed and its loop."""
    background(p)
    tube(p, [(610, -20), (610, 190), (206, 190), (206, 360)], WIDE, "", 74)
    tube(p, [(206, 640), (206, 836), (330, 836)], WIDE, "", 74)
    swallowed(p, 206, 500)
    collar(p, 206, 706, WIDE, "")
    collar(p, 420, 190, WIDE, "", False)
    length(p, (322, 836), (420, 838), (520, 800), (610, 730), (616, 640), (540, 606), (472, 662))
    length(p, (474, 650), (466, 760), (540, 850), (640, 872), (830, 866))
    length(p, (498, 812), (546, 788), (592, 750))
    spray(p, [(660, 1100), (700, 1030), (690, 960), (724, 900)], 54, 5, "1", "heart")
    drop = blob((560, 0, "c"), (578, 34), (560, 54), (542, 34))
    p.shape(xf(drop, -40, 930), tone="", line=4, halo=4, clear="12k")
    p.border()
