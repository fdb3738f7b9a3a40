"""Lights Out.

A matchbox is a dormitory: the matches lie in a row under a strip of blanket, heads on cotton wool. One sits up, its
head glowing; its neighbours have drawn away a little. A burnt one, bent and black, watches from the corner, and on the
rough side of the box there is a single bright scratch.
"""

from itertools import pairwise

from studio.elements.things.matchbox import burnt_match, sleeping_match, waking_match
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, CREAM, LINEN
from studio.shapes import blob, curve, poly, quad, star

META = {"number": 77, "slug": "lights-out", "seed": 7777}
FINISH = Finish(vignette=0.34, bloom=0.5)

BOARD = ["#24141c", "#5c3c30", "#a07850", "#e8c088", "#ffe8b4"]
BOX = ["#0c1430", "#1c3464", "#3c6498", "#94b8cc"]
ROUGH = ["#140a10", "#34201c", "#583830", "#8c6450"]
WOOL = ["#1c1c38", "#44446c", "#8484a0", "#d8c8b8", "#fff0d0"]
FAR_L, FAR_R, NEAR_R, NEAR_L = (150, 350), (650, 350), (704, 900), (96, 900)
AWAKE = 422


def tray(c: Card) -> None:
    """The open drawer: a cardboard floor and three low walls."""
    c.shade(poly([(100, 300), (700, 300), (770, 1160), (30, 1160)]), 0.6, 40, "#04040c")
    c.paint(poly([FAR_L, FAR_R, NEAR_R, NEAR_L]), BOARD[:4], vol=2, tex=0.3, wob=0.3, amb=0.16, edge=0.1)
    far = poly([(128, 236), (672, 236), (650, 356), (150, 356)])
    c.paint(far, BOARD, vol=3, tex=0.3, wob=0.3, amb=0.2, edge=0.2, grad=(0.1, -0.25))
    c.paint(
        poly([(128, 236), (150, 352), (100, 900), (52, 900)]),
        BOARD[:4],
        vol=3,
        tex=0.3,
        wob=0.3,
        amb=0.16,
        edge=0.2,
    )
    c.paint(
        poly([(672, 236), (650, 352), (700, 900), (748, 900)]),
        BOARD[:4],
        vol=3,
        tex=0.3,
        wob=0.3,
        amb=0.16,
        edge=0.2,
    )
    for a, b in (((126, 234), (674, 234)), ((127, 236), (52, 900)), ((673, 236), (748, 900))):
        c.line([a, b], 9, "#f0cc94", alpha=0.75, ends=0.9)
    for x0, x1 in ((FAR_L, NEAR_L), (FAR_R, NEAR_R)):
        c.line([x0, x1], 10, "#1c0c14", alpha=0.4, ends=0.9)


def pillow(c: Card) -> None:
    """One long pillow of cotton wool for all of them."""
    top = [(168 + k * 42, 392 + (k % 2) * 9) for k in range(12)]
    low = [(640 - k * 43, 470 - (k % 3) * 7) for k in range(12)]
    path = blob(*top, *low)
    c.shade(path, 0.45, 9)
    m = c.paint(path, LINEN, vol=20, lump=0.3, tex=0.3, wob=1.6, edge=0.1, amb=0.2)
    c.marks(m, 0.2, 90, 24, 3, jit=0.12, alpha=0.4)


def sleepers(c: Card) -> None:
    """Eight asleep; those beside the light lean away from it."""
    for k, x in enumerate((178, 230, 284, 338, 500, 546, 594, 634)):
        away = max(0.0, 1 - abs(x - AWAKE) / 190) * 26
        hx = x + (-away if x < AWAKE else away) * 0.6
        sleeping_match(c, hx, 432 + (k % 3) * 9, (AWAKE + (x - AWAKE) * 1.14, 760))


def blanket(c: Card) -> None:
    """A strip of striped wool, humped over every sleeper, its edge folded back."""
    edge = [
        (98, 622),
        (190, 606),
        (290, 612),
        (378, 622),
        (422, 640),
        (470, 622),
        (560, 608),
        (650, 608),
        (708, 622),
    ]
    path = blob(
        *[(x, y, "c") if i in (0, 8) else (x, y) for i, (x, y) in enumerate(edge)],
        (736, 910, "c"),
        (62, 910, "c"),
    )
    c.shade(path, 0.5, 12)
    m = c.paint(path, WOOL, vol=8, tex=0.34, wob=0.8, edge=0.2, amb=0.18, grad=(0.15, -0.3))
    for y in (716, 772, 828):
        c.line(
            curve((70, y + 4), (250, y - 6), (400, y + 4), (560, y - 6), (730, y + 4)),
            17,
            "#8c3c44",
            alpha=0.65,
            clip=m,
            ends=0.95,
        )
    for x in (156, 212, 268, 330, 422, 506, 560, 612, 656):
        nx = AWAKE + (x - AWAKE) * 1.24
        c.flat(
            blob((x - 14, 640), (x + 12, 640), (nx + 12, 900), (nx - 16, 900)),
            "#ffe0a8",
            0.13,
            9,
            mode="add",
            clip=m,
        )
        c.line([(x + 27, 636), (nx + 30, 900)], 13, "#14102c", alpha=0.4, clip=m)
    c.marks(m, 1.6, 260, 16, 3, jit=0.1, alpha=0.35)
    low = [(x, y + 50) for x, y in reversed(edge)]
    fold = blob(*[(x, y, "c") if i in (0, 8) else (x, y) for i, (x, y) in enumerate(edge)],
        *[(x, y, "c") if i in (0, 8) else (x, y) for i, (x, y) in enumerate(low)])  # fmt: skip
    c.shade(fold, 0.45, 9, clip=m)
    c.paint(fold, CREAM, vol=12, tex=0.26, wob=0.8, edge=0.2, amb=0.2, gain=0.8, grad=(0.1, -0.2))


def sleeve(c: Card) -> None:
    """The blue box the drawer comes out of, and its rough side with one scratch."""
    lid = ((50, 884), (750, 884), (768, 1052), (32, 1052))
    path = poly(lid)
    c.shade(poly([(50, 860), (750, 860), (750, 900), (50, 900)]), 0.6, 14, "#04040c")
    m = c.paint(path, BOX, vol=3, tex=0.3, wob=0.3, amb=0.3, edge=0.25, grad=(0.2, -0.1))
    ring = [
        quad(*lid, u, v) for u, v in ((0.06, 0.14), (0.94, 0.14), (0.95, 0.86), (0.05, 0.86), (0.06, 0.14))
    ]
    for a, b in pairwise(ring):
        c.line([a, b], 6, "#d8b060", alpha=0.8, clip=m, ends=0.9)
    for x, r in ((400, 50), (300, 22), (500, 22)):
        c.paint(star(x, 968, r, 8, 0.5), BRASS, vol=5, clip=m, wob=0.3, amb=0.34)
    c.line([(50, 885), (750, 885)], 7, "#b4d0dc", alpha=0.6, ends=0.9)
    rough = c.paint(
        poly([(32, 1052), (768, 1052), (762, 1146), (38, 1146)]),
        ROUGH,
        vol=2,
        tex=0.5,
        wob=0.3,
        amb=0.4,
        edge=0.25,
    )
    c.marks(rough, 0.8, 420, 8, 3, jit=0.4, alpha=0.5)
    c.halo(560, 1100, 60, "#ff9c40", 0.6)
    c.line([(520, 1116), (566, 1098), (606, 1084)], 9, "#ffc868", alpha=1, det=1)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(AWAKE, 300, 130), key="#ffc878", fog="#201828")
    c.sky([(0, "#100c1c"), (500, "#241a28"), (1200, "#140e18")])
    c.glow(AWAKE, 210, 560, "#e86020", 0.4, 1.6)
    tray(c)
    pillow(c)
    sleepers(c)
    c.shade(poly([(AWAKE + 4, 640), (AWAKE + 30, 640), (AWAKE + 30, 360), (AWAKE + 6, 360)]), 0.3, 10)
    c.glow(AWAKE, 232, 420, "#ff8428", 0.62, 1.5)
    c.glow(AWAKE, 226, 150, "#ffd070", 0.5, 1.5)
    waking_match(c, AWAKE, 660, 226, 48)
    blanket(c)
    sleeve(c)
    c.glow(AWAKE, 226, 190, "#ff7020", 0.14, 1.6)
    x, y = burnt_match(c, 116, 1030, 250)
    c.smoke(curve((x, y), (x + 8, y - 40), (x - 10, y - 80), (x + 6, y - 120)), 4, 12, "#a89cac", 0.2)
