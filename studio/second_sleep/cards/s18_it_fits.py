"""It Fits.

A cave wall of blown hand prints, pale in the pigment, one with a finger missing. From the left edge a bare arm with a
wristwatch lays its hand on one of them: exact. A bat hangs in the corner like a folded umbrella.
"""

import itertools

import numpy as np

from studio.linocut.elements.animals import bat
from studio.linocut.elements.hands import hand, hand_shape
from studio.linocut.knife import knife, stroke
from studio.linocut.press import Print
from studio.shapes import ell, poly, rect, xf

META = {"number": 18, "slug": "it-fits", "seed": 18, "inks": "verdigris-rust"}
MINE = (372.0, 776.0, 226.0, 80.0)  # wrist, size, turn: the one that fits


def rock(p: Print) -> None:
    """Verdigris stone, its beds running down to the right, and cracks."""
    p.ground("1")
    beds = p.guided(
        [(0, 260), (400, 330), (800, 280)],
        [(0, 700), (400, 640), (800, 760)],
        [(0, 1100), (400, 1000), (800, 1080)],
    )
    p.engrave(
        "1",
        rect(0, 0, 800, 1200),
        beds,
        np.clip(p.noise(120, 2, 2, 0.6) * 1.5 - 0.7, 0, 0.6),
        15,
        length=(50, 180),
    )
    p.engrave(
        "k",
        rect(0, 0, 800, 1200),
        beds,
        np.clip(p.noise(150, 2, 2, 0.6) * 1.7 - 1.0, 0, 0.5),
        17,
        False,
        (40, 150),
    )


def prints(p: Print) -> list[tuple[float, float, float, float]]:
    """Where hands have been, in drifts."""
    rng, out = p.dice(), [MINE]
    drifts = (
        (170, 230),
        (420, 190),
        (620, 470),
        (300, 480),
        (650, 720),
        (560, 970),
        (200, 1010),
        (700, 1080),
        (110, 540),
    )
    for _ in range(3000):
        cx, cy = drifts[int(rng.integers(len(drifts)))]
        x, y, size = (
            float(rng.normal(cx, 95)),
            float(rng.normal(cy, 95)),
            float(rng.choice([76, 96, 112, 128, 142])),
        )
        mid = np.array([x, y])
        if not (46 < x < 756 and 70 < y < 1140) or (y > 700 and y < 880 and x < 420) or (x > 520 and y < 370):
            continue
        if all(np.hypot(*(mid - (q[0], q[1]))) > (size + q[2]) * 0.485 for q in ((a + s * 0.36 * np.sin(np.radians(r)), b - s * 0.36 * np.cos(np.radians(r)), s, r)
                                                                                for a, b, s, r in out)):  # fmt: skip
            rot = float(rng.normal(0, 30))
            out.append(
                (
                    x - size * 0.36 * np.sin(np.radians(rot)),
                    y + size * 0.36 * np.cos(np.radians(rot)),
                    size,
                    rot,
                )
            )
    return out


def scene(p: Print) -> None:
    """The wall, the prints, the visitor."""
    rock(p)
    rng, places = p.dice(), prints(p)
    clouds, shapes = [], []
    lost = max(
        range(1, len(places)),
        key=lambda n: places[n][2] - 0.2 * abs(places[n][0] - 230) - 0.2 * abs(places[n][1] - 420),
    )
    for n, (x, y, size, rot) in enumerate(places):
        mid = x + 0.4 * size * np.sin(np.radians(rot)), y - 0.4 * size * np.cos(np.radians(rot))
        clouds += [
            ell(
                mid[0] + rng.normal(0, size * 0.16),
                mid[1] + rng.normal(0, size * 0.16),
                size * rng.uniform(0.42, 0.66),
            )
            for _ in range(4)
        ]
        parts, _ = hand_shape(
            x, y, size, "open" if n % 3 else "wide", rot, bool(n % 2), 0.2, (2,) if n == lost else ()
        )
        shapes.append(knife(*parts, rng=rng, eps=0.7, jit=0.3))
    mass = p.shape(*clouds, tone="2", jit=1.6)
    p.crumb("2", mass, 13, (2, 5), True, np.clip(1.0 - 1.4 * p.inside(mass, 30), 0, 1))
    p.carve("12k", *shapes)
    roof(p)
    visitor(p)
    p.border()


def roof(p: Print) -> None:
    """Where the wall leans over, the bat, and two cracks."""
    over = p.shape(poly([(470, -10), (520, 44), (566, 50), (600, 96), (664, 90), (700, 140), (748, 170), (756, 250), (820, 300), (820, -10)]), tone="k", halo=7,
                   clear="12k")  # fmt: skip
    p.engrave("k", over, p.level(36), 0.4 * p.noise(60, 2), 13, length=(20, 70))
    bat(p, 640, 94, 190)
    for crack in (((756, 300, 9), (722, 360, 7), (736, 420, 6), (690, 480, 5), (700, 540, 2)), ((40, 640, 10), (110, 672, 8), (150, 660, 6), (216, 690, 5), (250, 676, 2)),
                  ((420, 1170, 9), (404, 1110, 7), (424, 1060, 5), (400, 1000, 2))):  # fmt: skip
        for one, two in itertools.pairwise(crack):
            p.ink("k", stroke(one, two))


def visitor(p: Print) -> None:
    """A bare arm with a watch."""
    x, y, size, rot = MINE
    mine = hand(
        p,
        x + 3,
        y,
        size * 0.955,
        "wide",
        rot,
        tone="k",
        arm=2.0,
        arm_w=0.34,
        halo=6,
        clear="12k",
        creases=False,
    )
    p.engrave(
        "k",
        mine,
        p.level(rot - 92),
        0.7 * p.ramp((0, y + 10), (0, y - 34)) * p.ramp((x - 10, 0), (x - 90, 0)),
        10,
        length=(40, 150),
    )
    strap = xf(rect(-17, -36, 17, 36), x - 52, y + 8, rot=rot - 90)
    p.shape(strap, tone="1", halo=5, clear="12k", line=3)
    p.shape(ell(x - 52, y + 6, 29), tone="", line=5, halo=4, clear="12k")
    p.line((x - 52, y + 6), (x - 52, y - 14), w=4.5, ends=0.9)
    p.line((x - 52, y + 6), (x - 38, y + 14), w=4.5, ends=0.9)
