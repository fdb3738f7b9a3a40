"""The fourteen simple scenes of the plain deck; each is drawn once for every mood."""

from collections.abc import Callable
from math import sin
from random import Random
from typing import Final

from PIL import Image

from reverie.decks.placeholder.drawing import HEIGHT, MOODS, WIDTH, Sketch, mixed


def stairs(s: Sketch) -> None:
    m, steps, turned = s.mood, s.rng.randint(7, 12), s.rng.random() < 0.5
    s.sun(s.rng.uniform(200, 420), s.rng.uniform(150, 290), s.rng.uniform(44, 90))
    s.land(760, 16, mixed(m.far, m.below, 0.3))
    for step in range(steps):
        left = 60 + step * 26
        top = 840 - step * 48
        right = WIDTH - 60 - step * 18 if not turned else 330 + step * 8
        s.box(left, top, right, HEIGHT, mixed(m.near, m.far, step / steps))
        s.box(left, top, right, top + 7, mixed(m.far, m.light, 0.5))
    s.disc(left + 40, top - 16, 16, m.accent)


def hills(s: Sketch) -> None:
    m = s.mood
    s.sun(s.rng.uniform(150, 450), s.rng.uniform(180, 320), s.rng.uniform(56, 96))
    for layer in range(6):
        s.land(430 + layer * 82, 34 - layer * 2, mixed(mixed(m.below, m.far, 0.45), m.near, layer / 5))
    x = s.rng.uniform(160, 440)
    s.shape([(x - 26, 700), (x, 640), (x + 26, 700)], m.accent)
    s.box(x - 18, 698, x + 18, 730, mixed(m.accent, m.near, 0.35))


def door(s: Sketch) -> None:
    m, x, high, half = s.mood, s.rng.uniform(240, 380), s.rng.uniform(330, 520), s.rng.uniform(70, 118)
    s.land(640, 10, m.far)
    s.land(690, 6, m.near)
    s.glow(x, 520, 380, m.light, 0.5)
    s.arch(x, 720, half + 20, high + 20, mixed(m.near, (0, 0, 0), 0.2))
    s.arch(x, 720, half, high, mixed(m.light, m.below, 0.35))
    s.disc(x, 730 - high * s.rng.uniform(0.35, 0.7), half * s.rng.uniform(0.3, 0.6), m.light)
    s.shape(
        [(x - half, 720), (x + half, 720), (x + half * 2, HEIGHT), (x - half * 2, HEIGHT)],
        mixed(m.light, m.near, 0.45),
    )
    hinge, open_to = x - half, x - half - s.rng.uniform(50, 110)
    s.shape(
        [(hinge, 720 - high + half), (hinge, 720), (open_to, 762), (open_to, 692 - high + half)], m.accent
    )
    s.disc(open_to + 16, 740 - high * 0.4, 8, m.light)


def boat(s: Sketch) -> None:
    m, x = s.mood, s.rng.uniform(230, 370)
    s.sun(WIDTH - x, 260, 62)
    s.water(520)
    s.shape([(x - 10, 330), (x - 10, 590), (x - 130, 590)], mixed(m.light, m.below, 0.2))
    s.shape([(x + 6, 290), (x + 6, 590), (x + 120, 590)], m.accent)
    s.line([(x - 2, 270), (x - 2, 620)], 6, m.near)
    s.shape([(x - 150, 606), (x + 146, 606), (x + 96, 672), (x - 106, 672)], mixed(m.near, (0, 0, 0), 0.25))
    s.oval(x, 690, 120, 8, mixed(m.far, m.near, 0.7))


def tree(s: Sketch) -> None:
    m = s.mood
    s.glow(300, 360, 420, m.light, 0.5)
    s.land(740, 14, m.far)
    s.land(790, 10, m.near)
    s.shape([(278, 800), (290, 480), (310, 480), (326, 800)], m.near)
    for side in (-1, 1):
        s.line([(300, 600), (300 + side * 90, 470), (300 + side * 120, 400)], 12, m.near)
    for _ in range(210):
        x, y = s.around(300, 360, 200 * s.rng.random() ** 0.5, s.rng.random())
        tone = mixed(m.far, m.light, s.rng.random() * 0.8)
        s.disc(x, y * 0.92, s.rng.uniform(9, 22), m.accent if s.rng.random() < 0.22 else tone)
    s.disc(s.rng.uniform(200, 400), 786, 14, m.accent)


def balloons(s: Sketch) -> None:
    m = s.mood
    s.land(800, 20, m.far)
    s.land(850, 12, m.near)
    for column, row, r in s.rng.sample(
        ((160, 240, 86), (410, 200, 64), (350, 480, 108), (150, 560, 50)), s.rng.randint(2, 4)
    ):
        x, y = column + s.rng.uniform(-40, 40), row + s.rng.uniform(-60, 60)
        for part in range(7):
            tone = m.accent if part % 2 else mixed(m.light, m.far, 0.25)
            s.oval(x, y, r * (1 - part / 7), r * 1.12, mixed(tone, m.near, 0.12 * (part == 6)))
        s.line([(x - r * 0.5, y + r), (x - 12, y + r * 1.75)], 2, m.near)
        s.line([(x + r * 0.5, y + r), (x + 12, y + r * 1.75)], 2, m.near)
        s.box(x - 16, y + r * 1.7, x + 16, y + r * 1.7 + 24, m.near)


def mountains(s: Sketch) -> None:
    m = s.mood
    s.stars(60, 400)
    s.sun(s.rng.uniform(120, 480), 210, 46)
    for layer in range(4):
        base, tone = 560 + layer * 100, mixed(mixed(m.below, m.far, 0.6), m.near, layer / 3.4)
        for peak in range(3):
            x = peak * 280 + s.rng.uniform(-90, 90)
            top = base - s.rng.uniform(160, 300) * (1 - layer * 0.18)
            s.shape([(x - 260, HEIGHT), (x, top), (x + 260, HEIGHT)], tone)
            s.shape(
                [(x, top), (x + 52, top + 92), (x + 8, top + 70), (x - 22, top + 96)],
                mixed(m.light, tone, 0.25),
            )
            s.shape([(x, top), (x + 260, HEIGHT), (x + 60, HEIGHT)], mixed(tone, m.near, 0.22))
    s.shape([(276, 830), (300, 780), (324, 830)], m.accent)


def bridge(s: Sketch) -> None:
    m, level = s.mood, s.rng.uniform(430, 600)
    s.sun(s.rng.uniform(120, 480), level - s.rng.uniform(90, 300), s.rng.uniform(50, 100))
    s.land(level - 40, 16, mixed(m.below, m.far, 0.6))
    s.water(level + 110)
    s.box(0, level - 60, WIDTH, level, m.near)
    for x in (100, 300, 500):
        s.box(x - 106, level - 10, x + 106, level + 210, m.near)
    for x in (100, 300, 500):
        s.arch(x, level + 210, 78, 190, mixed(m.below, m.light, 0.35))
        s.box(x - 78, level + 116, x + 78, level + 210, mixed(m.far, m.below, 0.4))
    for x in range(40, WIDTH, 104):
        s.line([(x, level - 60), (x, level - 108)], 4, m.near)
        s.glow(x, level - 116, 44, m.light)
        s.disc(x, level - 116, 8, m.accent)


def kite(s: Sketch) -> None:
    m, x, y = s.mood, s.rng.uniform(260, 400), s.rng.uniform(220, 320)
    for _ in range(5):
        cloud, high = s.rng.uniform(40, 560), s.rng.uniform(80, 560)
        for puff in range(4):
            s.oval(cloud + puff * 34, high + (puff % 2) * 8, 48, 22, mixed(m.below, m.light, 0.55))
    s.land(760, 26, m.far)
    s.land(820, 18, m.near)
    s.line([(x, y), (x - 60, y + 260), (120, 800)], 2, m.near)
    s.shape([(x, y - 150), (x + 96, y), (x, y + 160), (x - 96, y)], m.accent)
    s.shape([(x, y - 150), (x + 96, y), (x, y)], mixed(m.accent, m.light, 0.5))
    s.shape([(x - 96, y), (x, y), (x, y + 160)], mixed(m.accent, m.near, 0.4))
    tail = [(x + 30 * sin(t / 2), y + 160 + t * 17) for t in range(16)]
    s.line(tail, 4, m.near)
    for bow in tail[2::4]:
        s.disc(bow[0], bow[1], 10, m.light)
    s.disc(120, 806, 12, m.accent)


def islands(s: Sketch) -> None:
    m = s.mood
    s.sun(s.rng.uniform(100, 500), 150, 52)
    for column, row, r in s.rng.sample(
        ((160, 300, 96), (430, 420, 124), (220, 660, 150), (450, 690, 70)), s.rng.randint(2, 4)
    ):
        x, y = column + s.rng.uniform(-26, 26), row + s.rng.uniform(-30, 30)
        s.shape(
            [
                (x - r, y),
                (x + r, y),
                (x + r * 0.3, y + r * 0.9),
                (x, y + r * 1.4),
                (x - r * 0.5, y + r * 0.7),
            ],
            m.near,
        )
        s.shape([(x, y), (x + r, y), (x + r * 0.3, y + r * 0.9), (x, y + r * 1.4)], mixed(m.near, m.far, 0.4))
        s.oval(x, y, r, r * 0.2, mixed(m.far, m.light, 0.35))
        s.box(x - 18, y - 46, x + 18, y - 4, mixed(m.light, m.below, 0.4))
        s.shape([(x - 26, y - 44), (x, y - 78), (x + 26, y - 44)], m.accent)
        s.line([(x + r * 0.5, y), (x + r * 0.5, y - 40)], 5, m.near)
        s.disc(x + r * 0.5, y - 54, 22, m.far)


def lighthouse(s: Sketch) -> None:
    m, x = s.mood, s.rng.uniform(220, 380)
    s.stars(90, 560)
    beam = mixed(m.light, m.below, 0.45)
    s.shape([(x, 262), (WIDTH + 20, 90), (WIDTH + 20, 300)], beam)
    s.shape([(x, 262), (-20, 330), (-20, 200)], mixed(beam, m.above, 0.4))
    s.water(640)
    s.shape([(x - 190, 720), (x - 90, 620), (x + 110, 612), (x + 200, 720)], m.near)
    for band in range(6):
        top, wide = 296 + band * 56, 40 + band * 6
        tone = m.accent if band % 2 else mixed(m.light, m.below, 0.2)
        s.shape([(x - wide, top), (x + wide, top), (x + wide + 6, top + 56), (x - wide - 6, top + 56)], tone)
    s.box(x - 52, 284, x + 52, 298, m.near)
    s.box(x - 28, 234, x + 28, 286, m.light)
    s.shape([(x - 40, 236), (x, 190), (x + 40, 236)], m.near)
    s.glow(x, 260, 150, m.light, 0.9)


def fish(s: Sketch) -> None:
    m = s.mood
    s.glow(300, 60, 520, m.light, 0.6)
    for ray in range(5):
        x = 60 + ray * 120 + s.rng.uniform(-20, 20)
        s.shape(
            [(x, 0), (x + 34, 0), (x + 120, HEIGHT), (x - 10, HEIGHT)],
            mixed(m.above, m.below, 0.35 + ray * 0.1),
        )
    for number in range(9):
        x, y = (
            90 + (number % 3) * 210 + s.rng.uniform(-40, 40),
            190 + (number // 3) * 210 + s.rng.uniform(-40, 40),
        )
        r, way = s.rng.uniform(34, 66), -1 if s.rng.random() < 0.3 else 1
        tone = m.accent if number == 4 else mixed(m.far, m.light, s.rng.uniform(0, 0.6))
        s.shape(
            [(x - way * r * 0.8, y), (x - way * r * 1.7, y - r * 0.6), (x - way * r * 1.7, y + r * 0.6)], tone
        )
        s.oval(x, y, r * 1.1, r * 0.55, tone)
        s.disc(x + way * r * 0.6, y - r * 0.12, r * 0.11, m.near)
    for _ in range(26):
        x, y = s.rng.uniform(0, WIDTH), s.rng.uniform(0, HEIGHT)
        s.disc(x, y, s.rng.uniform(2, 7), mixed(m.light, m.below, 0.4))
    s.land(846, 16, m.near)


def towers(s: Sketch) -> None:
    m = s.mood
    s.stars(70, 500)
    s.sun(s.rng.uniform(120, 480), 190, 58)
    s.land(760, 16, m.far)
    for x, wide, usual in s.rng.sample(
        ((130, 62, 380), (468, 56, 320), (300, 82, 560), (390, 40, 430)), s.rng.randint(2, 4)
    ):
        high = usual + s.rng.uniform(-50, 50)
        tone = mixed(m.near, m.far, 0.25 if wide < 80 else 0.0)
        s.box(x - wide, 830 - high, x + wide, HEIGHT, tone)
        s.box(x, 830 - high, x + wide, HEIGHT, mixed(tone, (0, 0, 0), 0.18))
        s.shape(
            [(x - wide - 16, 830 - high), (x, 830 - high - wide * 1.7), (x + wide + 16, 830 - high)], m.accent
        )
        for window in range(int(high // 96)):
            if s.rng.random() < 0.72:
                side = s.rng.choice((-0.45, 0.0, 0.45)) * wide
                s.arch(x + side, 830 - high + 100 + window * 92, 11, 42, m.light)
    s.land(846, 10, m.near)


def planet(s: Sketch) -> None:
    m, x, y, r = s.mood, s.rng.uniform(210, 390), s.rng.uniform(260, 520), s.rng.uniform(90, 170)
    s.stars(150, HEIGHT)
    s.glow(x, y, r * 2.6, m.light, 0.4)
    ring = [s.around(0, 0, 1, t / 60) for t in range(61)]
    s.line([(x + r * 1.9 * a, y + r * 0.5 * b + a * 30) for a, b in ring[30:]], 12, m.light)
    s.disc(x, y, r, m.accent)
    for band in range(5):
        high = -0.7 + band * 0.34
        wide = (1 - high * high) ** 0.5
        s.oval(x, y + high * r, r * wide * 0.97, r * 0.07, mixed(m.accent, m.near, 0.2 + 0.1 * (band % 2)))
    s.line([(x + r * 1.9 * a, y + r * 0.5 * b + a * 30) for a, b in ring[:31]], 12, m.light)
    s.disc(s.rng.uniform(90, 510), s.rng.uniform(640, 720), 34, mixed(m.light, m.far, 0.4))
    s.land(820, 30, m.near)


MOTIFS: Final[dict[str, Callable[[Sketch], None]]] = {
    "stairs": stairs,
    "hills": hills,
    "door": door,
    "boat": boat,
    "tree": tree,
    "balloons": balloons,
    "mountains": mountains,
    "bridge": bridge,
    "kite": kite,
    "islands": islands,
    "lighthouse": lighthouse,
    "fish": fish,
    "towers": towers,
    "planet": planet,
}


def birds(s: Sketch) -> None:
    x, y = s.rng.uniform(180, 420), s.rng.uniform(60, 150)
    for number in range(7):
        a, b = x + (number - 3) * 46, y + abs(number - 3) * 22 + s.rng.uniform(-4, 4)
        s.line([(a - 15, b - 7), (a, b), (a + 15, b - 7)], 3.5, s.mood.near)


def rainbow(s: Sketch) -> None:
    x, y = s.rng.choice((40, 560)), s.rng.uniform(560, 680)
    tones = (s.mood.accent, mixed(s.mood.accent, s.mood.light, 0.5), s.mood.light, s.mood.far)
    for band, tone in enumerate(tones):
        arc = [s.around(x, y, 430 - band * 13, 0.5 + t / 120) for t in range(61)]
        s.line(arc, 9, mixed(tone, s.mood.below, 0.35))


def lanterns(s: Sketch) -> None:
    for _ in range(9):
        x, y, r = s.rng.uniform(30, 570), s.rng.uniform(40, 560), s.rng.uniform(7, 15)
        s.glow(x, y, r * 4, s.mood.light, 0.7)
        s.box(x - r * 0.7, y - r, x + r * 0.7, y + r, mixed(s.mood.light, (255, 150, 60), 0.45))


def comet(s: Sketch) -> None:
    x, y = s.rng.uniform(80, 240), s.rng.uniform(60, 200)
    s.stars(120, 620)
    for part in range(24):
        s.disc(
            x + part * 13,
            y - part * 5,
            7 * (1 - part / 24) + 0.6,
            mixed(s.mood.light, s.mood.above, part / 26),
        )
    s.glow(x, y, 60, s.mood.light)


def fog(s: Sketch) -> None:
    for _ in range(4):
        top = s.rng.uniform(420, 760)
        s.veil(top, top + s.rng.uniform(60, 150), s.mood.light, 0.8)


def leaves(s: Sketch) -> None:
    for _ in range(34):
        x, y, r, turn = (
            s.rng.uniform(0, WIDTH),
            s.rng.uniform(0, HEIGHT),
            s.rng.uniform(7, 16),
            s.rng.random(),
        )
        ends = [
            s.around(x, y, r * far, turn + t) for t, far in ((0, 1.5), (0.25, 0.6), (0.5, 1.5), (0.75, 0.6))
        ]
        s.shape(ends, mixed(s.rng.choice((s.mood.accent, (196, 72, 40), (236, 170, 60))), s.mood.near, 0.15))


BEHIND: Final[dict[str, Callable[[Sketch], None]]] = {"noon": rainbow, "night": comet}
"""What a mood puts into the sky before the scene is drawn."""
BEFORE: Final[dict[str, Callable[[Sketch], None]]] = {
    "dawn": birds,
    "dusk": lanterns,
    "mist": fog,
    "autumn": leaves,
}
"""What a mood puts over the scene."""


def draw(motif: str, mood: str) -> Image.Image:
    """One card of the plain deck; always the same for the same words."""
    s = Sketch(MOODS[mood], Random(f"{motif} {mood}"))
    if mood in BEHIND:
        BEHIND[mood](s)
    MOTIFS[motif](s)
    if mood in BEFORE:
        BEFORE[mood](s)
    return s.finished(mirrored=s.rng.random() < 0.5)
