"""A flooded street whose water is paper: letters flat in perspective, the wake of a boat, a drift against a wall."""

import math

from studio.colour import Colour, Ramp, mix
from studio.elements.things.letters_loose import PAPER, PAPERS, SUNNY, loose_letter, lying_letter
from studio.paint import Card
from studio.shapes import blob, curve, ell, poly

VANISHING = 512.0  # where the floor of the street would meet the sky
WATER: Ramp = ["#94867c", "#bfab8c", "#d6c39e", "#eadab6"]
HEAP: Ramp = ["#857a84", "#b4a694", "#d8c8a4", "#f0e0b8"]


def size_at(y: float) -> tuple[float, float]:
    """How large a letter is on the paper water at `y` (1 is 30 wide), and how much it is foreshortened."""
    z = max(y - VANISHING, 60)
    return z / 178, min(0.22 + 0.43 * z / 640, 0.66)


def _far_tone(paper: Colour, s: float, k: float) -> Colour:
    """The colour of a letter of the size `s`: far off every third (by the chance `k`) is in a neighbour's shade."""
    return mix(paper, "#8c7c78", 0.45 * min(1.0, max(0.0, 2.0 - s))) if k > 0.62 else paper


def wake_at(y: float) -> tuple[float, float]:
    """The middle and the half width, at the height `y`, of a wake that winds up such a street to its end."""
    z = y - VANISHING
    t = math.log(z / 92) / math.log(500 / 92)  # 0 at the far end, 1 at 1012
    return 402 + 206 * t**4 - 14 * math.sin(math.pi * t), z * (0.16 + 0.045 * t)


def paper_water(c: Card, foot: float = 1000) -> None:
    """Wall to wall from 604 to the foot of the page, bright down the middle; a wake opens from `foot` up the street."""
    shape = poly([(-20, 916), (304, 604), (496, 604), (820, 916), (820, 1220), (-20, 1220)])
    c.paint(shape, WATER, vol=3, amb=0.72, edge=0.04, tex=0.12, light=(480, 200, 500))
    rows = []
    y = 612.0
    while y < 1206:
        s, sy = size_at(y)
        half = min(98 + (y - 604) * 1.04, 430)
        n = int(2 * half / (33 * s))
        for i in range(n + 1):
            x = 400 - half + 2 * half * (i + c.rng.uniform(0.15, 0.85)) / (n + 1)
            yy = y + c.rng.uniform(-0.5, 0.5) * 12 * s * sy
            rows.append((yy, x, c.rng.normal(0, 22), c.rng.random(), int(c.rng.integers(0, 5))))
        y += 21 * s * sy
    for yy, x, turn, k, pick in sorted(rows):
        s, sy = size_at(yy)
        mid, wide = wake_at(yy)
        if yy < foot and abs(x - mid) < wide:
            lying_letter(c, x, yy + 2 * s, s * 0.8, turn * 0.3, sy * 0.75, k < 0.04, mix(PAPERS[pick], "#fff8e0", 0.5), 0.16)  # fmt: skip
        else:
            lying_letter(
                c, x, yy, s, turn, sy, k < 0.1, _far_tone(PAPERS[pick], s, k), 0.5 - 0.04 * min(s, 2)
            )
    _trough(c, foot)
    _banks(c, foot)


def _trough(c: Card, foot: float) -> None:
    """Shade under the left bank of the wake, sun along its middle."""
    ys = [foot - (foot - 612) * (i / 14) for i in range(15)]

    def side(u: float) -> list[tuple[float, float]]:
        return list(curve(*[(wake_at(y)[0] + wake_at(y)[1] * u, y) for y in ys]))

    c.flat(poly([*side(-0.9), *side(0.95)[::-1]]), "#fbf3de", 0.46, 7)
    c.shade(poly([*side(-1.1), *side(-0.55)[::-1]]), 0.42, 6, "#4c4468")
    c.shade(poly([*side(1.05), *side(1.5)[::-1]]), 0.3, 8, "#4c4468")


def _banks(c: Card, foot: float) -> None:
    """Letters thrown up on both sides of the wake, tipped outwards, larger the nearer; a few still drift in it."""
    y = 640.0
    while y < foot - 10:
        s, sy = size_at(y)
        mid, wide = wake_at(y)
        for way in (-1, 1):
            x = mid + way * wide * c.rng.uniform(0.98, 1.18)
            rot, k = way * c.rng.uniform(4, 34), c.rng.random()
            tone = SUNNY if way > 0 or k < 0.5 else PAPER[1]
            if s > 0.8:
                loose_letter(c, x, y - 5 * s, s * 1.02, rot, min(sy * 1.6, 0.82), k < 0.14, tone)
        if c.rng.random() < 0.5:
            x = mid + wide * c.rng.uniform(-0.5, 0.75)
            lying_letter(c, x, y, s * 0.7, c.rng.normal(0, 14), sy * 0.8, False, "#f4ead0", 0.3)
        y += 10 * s


def shade_of_the_wall(c: Card) -> None:
    """The shade that the left wall of the street throws on such a river, and the edge of it along the right wall."""
    far, near = ((-20, 916), (304, 604), (342, 604)), ((196, 880), (60, 1220), (-20, 1220))
    c.shade(poly([*far, *near]), 0.34, 22, "#2f2a52")
    c.shade(poly([(300, 606), (304, 600), (-20, 910), (-20, 950)]), 0.35, 10, "#2f2a52")
    c.shade(poly([(500, 612), (496, 590), (820, 880), (820, 936)]), 0.42, 9, "#4a3c58")
    for i in range(13):  # letters washed up along the sunny one
        x = 512 + i * 14
        s, sy = size_at(x * 0.963 + 132)
        loose_letter(
            c,
            x,
            x * 0.963 + 130,
            s * 1.05,
            20 + 9 * (i % 3),
            min(sy * 1.7, 0.8),
            i == 7,
            SUNNY if i % 3 else PAPER[1],
        )


def letter_drift(c: Card, x: float, y: float, w: float, h: float) -> None:
    """Letters heaped like snow against a wall on the right, the middle of the heap's foot at (x, y)."""
    c.shade(ell(x - w * 0.1, y + 6, w * 0.62, 34), 0.3, 20, "#4c4468")
    slope = ((x - w * 0.6, y + 6), (x - w * 0.4, y - h * 0.2), (x - w * 0.2, y - h * 0.62), (x, y - h * 0.9))
    c.paint(blob(*slope, (x + w * 0.4, y - h * 0.9), (x + w * 0.5, y), (x, y + 20)), HEAP, vol=40, amb=0.5)
    pile = []
    for _ in range(190):
        u = c.rng.uniform(-1, 1)
        top = h * (1 - max(-u, 0.0) ** 1.1 - 0.15 * max(u, 0.0))
        up = c.rng.random() ** 0.8
        pile.append((y + 8 - top * up, x + u * w * 0.55, c.rng.uniform(-34, 34), c.rng.random(), up))
    for yy, px, rot, k, up in sorted(pile):
        tone = SUNNY if px < x - w * 0.02 + 50 * k else PAPER[1]
        loose_letter(c, px, yy, 1.7 + 0.45 * k, rot * (0.4 + 0.6 * up), 0.55 + 0.25 * up, k < 0.14, tone)
    for i in range(26):  # its foot runs out flat on the water
        t = (i + c.rng.random()) / 26
        px, py = x - w * 0.66 + t * w * 0.95, y + 4 + 40 * t + c.rng.uniform(-10, 16)
        s, sy = size_at(py)
        lying_letter(c, px, py, s * 0.9, c.rng.normal(0, 26), sy, i % 7 == 0, PAPERS[i % 5], 0.4)
