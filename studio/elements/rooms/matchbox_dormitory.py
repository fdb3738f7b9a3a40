"""A matchbox as a dormitory: the open tray, one pillow and one blanket for all, the sleeve it comes out of."""

from itertools import pairwise

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS, CREAM, LINEN
from studio.shapes import blob, curve, poly, quad, star

BOARD: Ramp = ["#24141c", "#5c3c30", "#a07850", "#e8c088", "#ffe8b4"]
BOX: Ramp = ["#0c1430", "#1c3464", "#3c6498", "#94b8cc"]
ROUGH: Ramp = ["#140a10", "#34201c", "#583830", "#8c6450"]
WOOL: Ramp = ["#1c1c38", "#44446c", "#8484a0", "#d8c8b8", "#fff0d0"]
FAR_L, FAR_R, NEAR_R, NEAR_L = (150, 350), (650, 350), (704, 900), (96, 900)
RIMS = (((126, 234), (674, 234)), ((127, 236), (52, 900)), ((673, 236), (748, 900)))
LID = ((50, 884), (750, 884), (768, 1052), (32, 1052))
BORDER = ((0.06, 0.14), (0.94, 0.14), (0.95, 0.86), (0.05, 0.86), (0.06, 0.14))
HEM_LEFT = ((98, 622, "c"), (190, 606), (290, 612), (378, 622), (422, 640))
HEM_RIGHT = ((470, 622), (560, 608), (650, 608), (708, 622, "c"))
HUMPS = (156, 212, 268, 330, 422, 506, 560, 612, 656)


def match_tray(c: Card) -> None:
    """The open drawer: a cardboard floor and three low walls."""
    c.shade(poly([(100, 300), (700, 300), (770, 1160), (30, 1160)]), 0.6, 40, "#04040c")
    c.paint(poly([FAR_L, FAR_R, NEAR_R, NEAR_L]), BOARD[:4], vol=2, tex=0.3, wob=0.3, amb=0.16, edge=0.1)
    far = poly([(128, 236), (672, 236), (650, 356), (150, 356)])
    c.paint(far, BOARD, vol=3, tex=0.3, wob=0.3, amb=0.2, edge=0.2, grad=(0.1, -0.25))
    left = poly([(128, 236), (150, 352), (100, 900), (52, 900)])
    right = poly([(672, 236), (650, 352), (700, 900), (748, 900)])
    for wall in (left, right):
        c.paint(wall, BOARD[:4], vol=3, tex=0.3, wob=0.3, amb=0.16, edge=0.2)
    for a, b in RIMS:
        c.line([a, b], 9, "#f0cc94", alpha=0.75, ends=0.9)
    for x0, x1 in ((FAR_L, NEAR_L), (FAR_R, NEAR_R)):
        c.line([x0, x1], 10, "#1c0c14", alpha=0.4, ends=0.9)


def match_pillow(c: Card) -> None:
    """One long pillow of cotton wool for all of them."""
    top = [(168 + k * 42, 392 + (k % 2) * 9) for k in range(12)]
    low = [(640 - k * 43, 470 - (k % 3) * 7) for k in range(12)]
    path = blob(*top, *low)
    c.shade(path, 0.45, 9)
    m = c.paint(path, LINEN, vol=20, lump=0.3, tex=0.3, wob=1.6, edge=0.1, amb=0.2)
    c.marks(m, 0.2, 90, 24, 3, jit=0.12, alpha=0.4)


def match_blanket(c: Card, middle: float) -> None:
    """A strip of striped wool, humped over every sleeper, its edge folded back; the humps spread from `middle`."""
    hem = (*HEM_LEFT, *HEM_RIGHT)
    path = blob(*hem, (736, 910, "c"), (62, 910, "c"))
    c.shade(path, 0.5, 12)
    m = c.paint(path, WOOL, vol=8, tex=0.34, wob=0.8, edge=0.2, amb=0.18, grad=(0.15, -0.3))
    for y in (716, 772, 828):
        stripe = curve((70, y + 4), (250, y - 6), (400, y + 4), (560, y - 6), (730, y + 4))
        c.line(stripe, 17, "#8c3c44", alpha=0.65, clip=m, ends=0.95)
    for x in HUMPS:
        nx = middle + (x - middle) * 1.24
        hump = blob((x - 14, 640), (x + 12, 640), (nx + 12, 900), (nx - 16, 900))
        c.flat(hump, "#ffe0a8", 0.13, 9, mode="add", clip=m)
        c.line([(x + 27, 636), (nx + 30, 900)], 13, "#14102c", alpha=0.4, clip=m)
    c.marks(m, 1.6, 260, 16, 3, jit=0.1, alpha=0.35)
    fold = blob(*hem, *[(x, y + 50, *corner) for x, y, *corner in reversed(hem)])
    c.shade(fold, 0.45, 9, clip=m)
    c.paint(fold, CREAM, vol=12, tex=0.26, wob=0.8, edge=0.2, amb=0.2, gain=0.8, grad=(0.1, -0.2))


def match_sleeve(c: Card) -> None:
    """The blue box the drawer comes out of, and its rough side with one scratch."""
    c.shade(poly([(50, 860), (750, 860), (750, 900), (50, 900)]), 0.6, 14, "#04040c")
    m = c.paint(poly(LID), BOX, vol=3, tex=0.3, wob=0.3, amb=0.3, edge=0.25, grad=(0.2, -0.1))
    ring = [quad(*LID, u, v) for u, v in BORDER]
    for a, b in pairwise(ring):
        c.line([a, b], 6, "#d8b060", alpha=0.8, clip=m, ends=0.9)
    for x, r in ((400, 50), (300, 22), (500, 22)):
        c.paint(star(x, 968, r, 8, 0.5), BRASS, vol=5, clip=m, wob=0.3, amb=0.34)
    c.line([(50, 885), (750, 885)], 7, "#b4d0dc", alpha=0.6, ends=0.9)
    side = poly([(32, 1052), (768, 1052), (762, 1146), (38, 1146)])
    rough = c.paint(side, ROUGH, vol=2, tex=0.5, wob=0.3, amb=0.4, edge=0.25)
    c.marks(rough, 0.8, 420, 8, 3, jit=0.4, alpha=0.5)
    c.halo(560, 1100, 60, "#ff9c40", 0.6)
    c.line([(520, 1116), (566, 1098), (606, 1084)], 9, "#ffc868", alpha=1, det=1)
