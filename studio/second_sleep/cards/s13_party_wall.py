"""Party Wall.

A gable after the house next door has gone: its rooms remain as patches of wallpaper, a zigzag where the stairs ran, a sink
in mid-air. On the third floor a bath still hangs by its pipes and is steaming. A fig has taken the fireplace.
"""

import numpy as np

from studio.linocut.elements.city import door
from studio.linocut.elements.dress import printed
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, blob, poly, rect, taper, xf

META = {"number": 13, "slug": "party-wall", "seed": 13, "inks": "verdigris-rust"}
FLOORS = (96, 300, 512, 724, 930, 1150)
ROOMS = {  # storey: (x0, x1, tone, print, its size, plates)
    0: ((250, 470, "", "stripe", 22, "1"), (488, 650, "1", "dots", 24, "-1")),
    1: ((-20, 108, "1", "flowers", 26, "-1"), (256, 548, "12", "dots", 30, "-12"), (566, 776, "1", "check", 26, "-1")),
    2: ((-20, 110, "12", "dots", 22, "-12"), (262, 596, "1k", "zigzag", 26, "-k"), (612, 830, "", "flowers", 30, "2")),
    3: ((-20, 112, "", "band", 16, "1"), (254, 500, "1", "stripe", 24, "k"), (518, 830, "2", "flowers", 34, "-2")),
    4: ((-20, 104, "2", "check", 22, "-2"), (258, 470, "12", "flowers", 30, "-12"), (486, 830, "", "dots", 20, "1")),
}  # fmt: skip


def torn(p: Print, x0: float, y0: float, x1: float, y1: float, bite: float = 9) -> Path:
    """A patch with the edges it has when a house is pulled away."""
    rng = p.dice()
    top = [(x, y0 + rng.normal(0, bite * 0.5)) for x in np.arange(x0, x1, 26)]
    right = [(x1 + rng.normal(0, bite), y) for y in np.arange(y0, y1, 30)]
    low = [(x, y1 + rng.normal(0, bite * 0.5)) for x in np.arange(x1, x0, -26)]
    left = [(x0 + rng.normal(0, bite), y) for y in np.arange(y1, y0, -30)]
    return poly([*top, *right, *low, *left])


def gable(p: Print) -> None:
    """Rust-red brick against a strip of sky."""
    p.ground("2")
    rng, bare = p.dice(), p.noise(150, 2)
    for n, y in enumerate(range(20, 1190, 19)):
        for x in range(-10 + 22 * (n % 2), 800, 44):
            if bare[int(y / 2), int(np.clip(x, 0, 798) / 2)] < 0.5:  # whole courses stay uncut
                continue
            p.cutline((x, y, 2.4), (x + 44, y + 1, 2.4), plates="2")
            p.cutline((x, y, 2), (x + 1, y + 19, 2), plates="2")
            if rng.random() < 0.12:
                p.ink("k", rect(x + 3, y + 4, x + 40, y + 17))
    p.fill("", poly([(-10, -10), (810, -10), (810, 198), (560, 85), (420, 60), (-10, 190)]))
    for a, b in (((-10, 192), (422, 60)), ((418, 58), (562, 86)), ((558, 84), (812, 200))):
        p.line((*a, 9), (*b, 9))


def rooms(p: Print) -> None:
    """Five storeys of other people's taste, with the floors gone between them."""
    for n, row in ROOMS.items():
        for x0, x1, tone, kind, size, plates in row:
            patch = p.shape(torn(p, x0, FLOORS[n] + (70 if n == 0 else 14), x1, FLOORS[n + 1] - 14), tone=tone, halo=3, clear="12k")  # fmt: skip
            if kind:
                printed(p, patch, kind, size, plates)
        if n:
            y = FLOORS[n]
            for x in range(262, 790, 46):  # where the joists went in
                p.shape(rect(x, y - 9, x + 20, y + 7), tone="k", eps=0.6)


def stair(p: Print) -> None:
    """The ghost of the staircase."""
    for n in range(4, 0, -1):
        y1, y0 = FLOORS[n + 1] - 10, FLOORS[n] - 4
        a, b = (122, 240) if n % 2 else (240, 122)
        k = 6
        up, down = [], []
        for i in range(k):
            x, x2 = a + (b - a) * i / k, a + (b - a) * (i + 1) / k
            y, y2 = y1 + (y0 - y1) * i / k, y1 + (y0 - y1) * (i + 1) / k
            up += [(x, y), (x, y2)]
            down += [(x2, y2 + 44)]
        p.shape(poly([*up, (b, y0), *down[::-1], (a, y1 + 10)]), tone="", line=4)
        p.shape(poly([*up, (b, y0), (b, y0 + 9), (a, y1 + 9)]), tone="k")


def soot(p: Print) -> None:
    """Where the flue ran: a black stain from the hearth to the sky, and the hearth itself."""
    flue = [(392, 860), (384, 720), (412, 560), (400, 400), (420, 220), (414, 60)]
    stain = stroke(*[(*q, w) for q, w in zip(flue, (70, 46, 40, 44, 36, 30), strict=True)])
    p.shape(stain, tone="k", eps=1.6, jit=2)
    p.engrave("k", stain, p.guided(flue), 0.5 * p.noise(40, 2), 10, length=(20, 70))


def fig(p: Print) -> None:
    """Out of the fireplace: grey stems, leaves like hands."""
    p.shape(rect(314, 782, 478, 918), tone="", line=5, halo=3, clear="12k")
    p.shape(blob((338, 920, "c"), (338, 836), (396, 806), (454, 836), (454, 920, "c")), tone="k")
    stems = [
        [(396, 908), (386, 850), (330, 800), (300, 742)],
        [(396, 908), (410, 840), (452, 790), (500, 768)],
        [(394, 900), (352, 866), (290, 862)],
        [(400, 900), (450, 872), (520, 880)],
    ]
    for line in stems:
        p.shape(taper(*[(*q, w) for q, w in zip(line, (15, 11, 8, 4)[: len(line)], strict=True)]), tone="k", halo=2.4, clear="12k")  # fmt: skip
    lobes = [(0, 8), (-18, -2), (-34, -20), (-18, -22), (-20, -46), (-6, -34), (0, -58), (8, -34), (22, -44), (18, -22), (34, -18), (18, -2)]  # fmt: skip
    places = ((296, 742, 1.0, -24), (336, 776, 0.9, 40), (500, 762, 1.0, 40), (462, 800, 0.9, -20), (286, 864, 0.9, -70), (526, 880, 0.9, 80), (378, 812, 0.9, 4), (430, 846, 0.8, 60), (340, 846, 0.8, -50))  # fmt: skip
    for x, y, s, r in places:
        leaf = p.shape(xf(blob(*lobes), x, y, s, r), tone="1", line=3.4, halo=2.4, clear="12k", eps=0.6)
        p.ink("k", xf(stroke((0, 6), (0, -20), (0, -44), w=3), x, y, s, r), clip=leaf)


def bath(p: Print, x: float, y: float) -> None:
    """It hangs by its pipes and steams."""
    p.shape(*[stroke((x + a, y - 20, 8), (x + a, y - 92, 8), (x + 150, y - 96 - b, 8)) for a, b in ((86, 0), (70, 16))], tone="k", halo=4, clear="12k", eps=0.6)  # fmt: skip
    tub = p.shape(
        blob(
            (x - 120, y - 50, "c"),
            (x - 104, y + 10),
            (x - 66, y + 34),
            (x + 70, y + 34),
            (x + 100, y + 6),
            (x + 106, y - 40, "c"),
        ),
        tone="",
        line=6,
        halo=6,
        clear="12k",
    )
    p.shape(taper((x - 128, y - 50, 15), (x, y - 44, 13), (x + 112, y - 42, 15)), tone="", line=4, halo=3, clear="12k")  # fmt: skip
    p.comb("k", tub, 4, np.clip(p.ramp((x, y), (x, y + 40)) * 0.5, 0, 0.5), 10, False)
    for u in (-66, 66):
        p.shape(blob((x + u - 10, y + 30), (x + u + 12, y + 30), (x + u + 4, y + 50), (x + u + 18, y + 60, "c"), (x + u - 14, y + 58)), tone="k", halo=3, clear="12k")  # fmt: skip
    p.line((x + 60, y + 34, 6), (x + 60, y + 120, 6), (x + 130, y + 132, 5))
    for dx, h, w in ((-70, 210, 30), (-10, 262, 38), (46, 190, 28)):
        pts = [
            (x + dx, y - 62, 8),
            (x + dx - 22, y - 62 - h * 0.25, w * 0.8),
            (x + dx + 20, y - 62 - h * 0.55, w),
            (x + dx - 14, y - 62 - h * 0.85, w * 0.6),
            (x + dx + 6, y - 62 - h, 3),
        ]
        p.shape(stroke(*pts), tone="", halo=4, clear="12k", line=3)


def scene(p: Print) -> None:
    """Brick, papers, stains, and what would not go."""
    gable(p)
    rooms(p)
    stair(p)
    soot(p)
    door(p, 700, FLOORS[4] - 16, 84, 150, "k", "")
    fig(p)
    bath(p, 470, 640)
    p.shape(blob((612, 392, "c"), (712, 392, "c"), (704, 424), (680, 444), (644, 444), (620, 424)), tone="", line=5, halo=5, clear="12k")  # fmt: skip
    p.line((662, 444, 7), (662, 500, 7), (690, 516, 6))
    p.line((662, 388, 6), (662, 366, 6), (648, 364, 6))
    p.border()
