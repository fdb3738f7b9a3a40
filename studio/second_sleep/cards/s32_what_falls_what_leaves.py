"""What Falls, What Leaves.

Rain turns into birds, birds turn into footprints. One of them goes the other way.
"""

import numpy as np

from studio.linocut.knife import knife
from studio.linocut.press import Print
from studio.second_sleep.elements.flight import creature, flock, grounds, place, shore
from studio.shapes import Points, poly

META = {"number": 32, "slug": "what-falls-what-leaves", "seed": 63, "inks": "sky-vermilion"}


def scene(p: Print) -> None:
    """Cut the blocks."""
    night, blue, field = grounds(p)
    depth = shore(p.x) - p.y
    fall = np.clip(depth / 620 - 0.2, 0, 1) ** 0.6
    p.gouges("k", night, field, 2400, (26, 74), (1.6, 4.2), tone=fall, apart=3)
    p.gouges(
        "1k",
        night,
        field,
        420,
        (30, 90),
        (2.5, 5.5),
        tone=np.clip(fall * (p.x + 300 - p.y) / 700, 0, 1),
        apart=4,
    )
    p.engrave("k", night, field, np.clip(1 - depth / 90, 0, 1) * 0.85, gap=9)
    p.engrave("1", blue, field, np.clip((-depth - 70) / 110, 0, 0.8), gap=10)
    p.chatter(poly([(0, 700), (800, 560), (800, 1200), (0, 1200)]), field, 210)
    day = poly([(0, 1300), (800, 1300)] + [(x, shore(x)) for x in np.arange(800, -1, -8.0)])
    seen: list[Points] = []
    for t, q, r, turn, foot in flock(p):
        if t < 0.57 and any(np.hypot(*(q - o)) < 1.75 * r for o in seen):
            continue
        seen.append(q)
        if 60 < q[0] < 740 and q[1] > 62 and not (q[0] > 540 and q[1] > 470 and t < 0.6):
            creature(p, night, day, t, q, r, turn, foot)
    red = knife(*place(0.25, 648, 560, 78, 0.42, beat=1.15), rng=p.dice())
    p.halo(red, 7, "k1")
    p.ink("2", red)
    p.contour(red, 3.5)
    p.gouges("2", red, np.arctan2(p.y - 566, p.x - 648), 40, (16, 34), (2, 4))
    p.border()
