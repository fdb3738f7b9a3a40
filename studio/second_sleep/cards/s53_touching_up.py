"""Touching Up.

Dark rosettes on sand, all over the card. One man paints one of them with a long brush, a woman on her knees scrubs another off, a
third has lain down. Towards the lower right corner the pattern narrows into a tail, and its tip is lifted.
"""

import itertools

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.knife import knife
from studio.linocut.press import Print
from studio.shapes import Point, blob, ell, rect, taper

META = {"number": 53, "slug": "touching-up", "seed": 53, "inks": "ochre-indigo"}
SLEEP = SIDE["curl"].but(
    hip=(-0.1, 0.3),
    lean=28,
    curl=56,
    nod=34,
    near_foot=(-0.06, 0.1),
    far_foot=(-0.02, 0.13),
    near_hand=(0.22, 0.5),
    far_hand=(0.24, 0.46),
)
BACK: list[Point] = [(-20, -20, "c"), (820, -20, "c"), (820, 620), (744, 760), (640, 842), (560, 930), (560, 1010), (620, 1072), (690, 1070), (724, 1010), (706, 950), (676, 930),
                     (690, 906), (738, 926), (772, 1000), (752, 1096), (668, 1142), (560, 1126), (482, 1050), (420, 1020), (250, 1090), (-20, 1120, "c")]  # fmt: skip


def rosette(p: Print, x: float, y: float, r: float, turn: float) -> None:
    """A broken ring of dabs, no two alike, round a darker middle."""
    rng = p.dice()
    n = int(rng.integers(2, 5))
    a, flat = np.radians(turn), float(rng.uniform(0.6, 0.86))

    def q(t: float, d: float) -> tuple[float, float]:
        u, v = np.cos(t) * d, np.sin(t) * d * flat
        return float(x + u * np.cos(a) - v * np.sin(a)), float(y + u * np.sin(a) + v * np.cos(a))

    p.shape(blob(*[q(t, r * float(rng.uniform(0.5, 0.72))) for t in np.arange(7) * 0.9]), tone="12", jit=1)
    start = float(rng.uniform(0, 6.28))
    cuts = np.sort(np.r_[0, rng.uniform(0.5, 5.9, n - 1), 6.283])
    for t0, t1 in itertools.pairwise(cuts):
        arc = np.linspace(start + t0 + 0.12, start + t1 - 0.14, max(4, int((t1 - t0) * 4)))
        if t1 - t0 < 0.5:
            continue
        out = [q(t, r * float(rng.uniform(0.9, 1.14))) for t in arc]
        inn = [q(t, r * float(rng.uniform(0.56, 0.7))) for t in arc[::-1]]
        p.shape(blob(*out, *inn), tone="k", jit=0.8)


def sleeper(p: Print, x: float, y: float, h: float, rot: float, flip: bool, wear: Wear) -> None:
    """Somebody curled up, the middle at (x, y)."""
    a = np.radians(rot)
    dx, dy = 0.0, -0.36 * h
    figure(
        p,
        x - (dx * np.cos(a) - dy * np.sin(a)),
        y - (dx * np.sin(a) + dy * np.cos(a)),
        h,
        SLEEP,
        wear=wear,
        rot=rot,
        flip=flip,
        halo=4,
        clear="12k",
    )


def work(p: Print) -> None:
    """One puts on what the other takes off."""
    him = figure(
        p,
        300,
        490,
        350,
        "reach",
        wear=Wear(skin="12", top="", legs="2", cap="cap"),
        near=(196, 250),
        far=(330, 360),
        halo=7,
    )
    x, y = him["near_hand"][:2]
    p.shape(taper((x + 40, y + 46, 10), (x - 50, y - 56, 8)), tone="2", line=3, halo=4, clear="12k")
    p.shape(taper((x - 46, y - 52, 26), (x - 70, y - 80, 16)), tone="k", halo=3, clear="12k")
    rosette(p, x - 92, y - 74, 52, 20)
    p.shape(rect(340, 440, 400, 492, 6), tone="12", line=5, halo=5, clear="12k")
    p.line((340, 444, 4), (370, 400, 5), (400, 444, 4), w=5)
    her = Wear(skin="12", top="2", legs="2", woman=True, style="scarf", skirt=0.9)
    figure(p, 640, 700, 330, SIDE["kneel"].but(lean=40), wear=her, near=(486, 668), far=(500, 660), halo=7)
    for u, v, r in (
        (440, 640, 22),
        (470, 690, 27),
        (420, 690, 18),
        (452, 664, 24),
        (496, 704, 17),
        (404, 656, 12),
    ):
        p.shape(ell(u, v, r), tone="", line=3)
    p.shape(rect(640, 710, 712, 770, 6), tone="", line=5, halo=5, clear="12k")


def scene(p: Print) -> None:
    """The hide, its hairs, its spots; those who sleep in it."""
    p.ground("")
    hide = p.shape(blob(*BACK), tone="1", jit=0.8)
    field = p.guided(
        [(0, 200), (400, 260), (800, 300)],
        [(0, 700), (300, 760), (620, 860)],
        [(560, 960), (600, 1080), (700, 1110), (760, 1000)],
    )
    p.gouges("1", hide, field, 900, (10, 26), (1.6, 3), apart=4)
    tip = knife(ell(690, 930, 52), within=hide)
    p.fill("k", tip)
    beds = [(170, 850, 310, 78, True, Wear(skin="12", top="k", legs="2", style="crop"))]
    taken = [(180.0, 850.0, 90.0), (250.0, 330.0, 170.0), (560.0, 590.0, 140.0), (90.0, 250.0, 90.0)]
    for x, y in p.spread(rect(30, 30, 790, 1120), 92, 0.45):
        r = float(p.rng.uniform(36, 46)) if y < 800 else 32.0
        if not all(
            (x + dx < 40 or x + dx > 760 or y + dy < 40 or hide.contains(float(x + dx), float(y + dy)))
            for dx, dy in ((r, 0), (-r, 0), (0, r), (0, -r))
        ):
            continue
        if any(np.hypot(x - a, y - b) < c + r for a, b, c in taken):
            continue
        taken.append((float(x), float(y), r))
        rosette(p, float(x), float(y), r, float(p.rng.uniform(0, 180)))
    for x, y, r in ((520, 990, 22), (552, 1068, 20), (628, 1108, 18), (716, 1090, 16)):
        rosette(p, x, y, r, 30)
    for bed in beds:
        sleeper(p, *bed)
    work(p)
    p.contour(hide, 5)
    p.border()
