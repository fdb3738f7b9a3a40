"""Extra Time.

A desert valley; in the sand the skeleton of a whale, ribs up. Somebody has laid out a football pitch with lines of
pebbles, and the last two ribs are the goal, a pair of gloves hung on them. The wind is burying the halfway line.
"""

import numpy as np

from studio.linocut.press import Print
from studio.shapes import blob, curve, ell, poly, rect, taper

META = {"number": 65, "slug": "extra-time", "seed": 65, "inks": "ochre-indigo"}


def desert(p: Print) -> None:
    """A strip of sky, two mesas, sand in long ripples."""
    p.ground("")
    sky = p.shape(rect(-10, -10, 820, 330), tone="2")
    p.comb("2", sky, 0, 0.7 * p.ramp((0, 110), (0, 330)), 15, length=(90, 320))
    for pts in (
        [(-10, 250), (60, 214), (150, 210), (176, 262), (236, 300), (250, 340), (-10, 340)],
        [(560, 340), (590, 284), (640, 276), (650, 236), (730, 228), (760, 246), (820, 240), (820, 340)],
    ):
        rock = p.shape(poly(pts), tone="1", line=4, halo=3, clear="12k")
        p.comb("k", rock, 84, 0.5 * p.noise(50, 2), 11, False, length=(20, 60))
    waves = p.y + 34 * np.sin(p.x / 120 + p.y / 160) + 14 * np.sin(p.x / 47)
    light = np.clip(p.noise(170, 2, 2, 0.7) * 2 - 0.86, 0, 0.6) * p.ramp((0, 330), (0, 700))
    p.engrave("1", rect(-10, 336, 820, 1210), p.flow(waves), light, 17, cut=False, length=(60, 260))


def rib(p: Print, x: float, y: float, h: float, lean: float, w: float) -> tuple[float, float]:
    """One rib out of the sand: a shadow, then bone; returns its tip."""
    top = (x + lean * h, y - h)
    p.fill(
        "2",
        taper(
            (x, y + 4, w * 0.9),
            (x - 0.5 * h, y + 0.14 * h, w * 0.7),
            (x - 0.86 * h, y + 0.12 * h - lean * 30, 3),
        ),
    )
    bone = p.shape(
        taper((x, y + 8, w), (x - lean * 0.75 * h, y - h * 0.42, w * 0.95), (x - lean * 0.3 * h, y - h * 0.8, w * 0.72), (*top, w * 0.22)),
        tone="", line=5, halo=4, clear="12k",
    )  # fmt: skip
    p.comb("k", bone, 90 - lean * 60, 0.8 * p.lit(bone, (x + 900, y), w * 0.5), 8, False, length=(20, 80))
    p.shape(
        blob(
            (x - w * 1.5, y + 14, "c"), (x - w * 0.4, y - 6), (x + w * 0.8, y - 2), (x + w * 1.7, y + 16, "c")
        ),
        tone="1",
    )
    return top


def pebbles(p: Print, *points: tuple[float, float], size: float = 8, gone: float = 0) -> None:
    """A line of stones; `gone` of it is under the sand."""
    line = curve(*points)
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    rng = p.dice()
    for at in np.arange(0, s[-1], size * 2.5):
        i = int(np.searchsorted(s, at))
        if rng.random() < gone * at / s[-1]:
            continue
        x, y = line[min(i, len(line) - 1)] + rng.normal(0, 1.4, 2)
        k = size * (0.5 + 0.75 * (float(y) - 330) / 800)
        p.shape(
            ell(float(x), float(y), k, k * 0.72, float(rng.uniform(-20, 20))), tone="k", halo=1.6, clear="12k"
        )


def scene(p: Print) -> None:
    """The valley, the spine, the pitch, the goal."""
    desert(p)
    for n in range(10):  # the spine, half sunk
        x, y, s = 60.0 + n * 46, 520 - n * 8.0 + 6 * np.sin(n), 25 - n * 1.1
        bone = [
            rect(x - s, y - s * 0.6, x + s * 0.8, y + s * 0.7, 7),
            poly([(x - s * 0.5, y - 4), (x + s * 0.5, y - 4), (x + s * 0.9, y - s * 2)]),
        ]
        p.shape(*bone, tone="", line=4, halo=2, clear="12k")
        p.shape(ell(x, y + s * 0.9, s * 1.5, s * 0.5), tone="1" if n % 3 else "")
    for x, y, h, lean, w in (
        (96.0, 560.0, 250, -0.26, 17),
        (178, 560, 300, -0.22, 19),
        (266, 566, 320, -0.14, 20),
        (352, 566, 300, 0.06, 19),
    ):
        rib(p, x, y, h, lean, w)
    pebbles(p, (60, 700), (330, 640), (760, 548), size=9)
    pebbles(p, (320, 1146), (420, 900), (560, 600), size=10, gone=1.0)
    pebbles(p, (470, 602), (640, 690), (760, 690), size=9)
    left = rib(p, 516, 640, 300, 0.2, 24)
    right = rib(p, 706, 650, 330, -0.2, 26)
    for (x, y), d in ((left, -16), (right, 14)):
        gx, gy = x + d, y + 40
        p.line((x + d * 0.9, y + 6), (gx - 4, gy + 4), w=4, ends=0.8)
        p.line((x + d * 0.3, y - 2), (gx + 6, gy + 4), w=4, ends=0.8)
        p.shape(poly([(gx - 13, gy), (gx + 13, gy), (gx + 16, gy + 26), (gx - 16, gy + 26)]), *[taper((gx - 12 + 8 * i, gy + 22, 9), (gx - 14 + 9.5 * i, gy + 54 - 5 * abs(i - 1.5), 7))
                for i in range(4)], taper((gx - 14, gy + 14, 9), (gx - 28, gy + 34, 7)), tone="2", line=3, halo=4, clear="12k")  # fmt: skip
    x, y = 250, 968
    p.fill("2", ell(x + 64, y + 38, 74, 15))
    ball = p.shape(ell(x, y, 54), tone="", line=6, halo=4, clear="12k")
    for a in np.arange(5) * 1.2566 + 0.5:
        p.ink("k", ell(x + 46 * np.cos(a), y + 46 * np.sin(a), 17, 14, float(np.degrees(a))), clip=ball)
        p.line(
            (x + 16 * np.cos(a), y + 16 * np.sin(a)), (x + 34 * np.cos(a), y + 34 * np.sin(a)), w=4, ends=1
        )
    p.ink(
        "k", poly([(x + 17 * np.cos(a), y + 17 * np.sin(a)) for a in np.arange(5) * 1.2566 + 0.5]), clip=ball
    )
    p.border()
