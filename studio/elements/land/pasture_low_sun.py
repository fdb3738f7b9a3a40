"""Pastures in the afternoon: heaped clouds, blue hills, hedgerow trees with long shadows, a dusty lane."""

from studio.colour import Ramp
from studio.elements.land.land import hills
from studio.elements.plants.trees import poplar
from studio.paint import Card
from studio.shapes import blob, ell, taper

HAZE: Ramp = ["#4c7084", "#7c9c90", "#b4bc8c", "#ecdca4"]
FIELD: Ramp = ["#1c4448", "#3c7050", "#84a050", "#d8c868", "#fce8a0"]
GRASS: Ramp = ["#143c3c", "#2c6440", "#7c9c40", "#d8c858", "#fcec9c"]
TREE: Ramp = ["#142c38", "#2c5440", "#6c8840", "#d0bc58"]
DUST: Ramp = ["#6c5064", "#a8847c", "#e0bc84", "#fce8b8"]
CLOUD: Ramp = ["#7c98bc", "#a8b8cc", "#e8dccc", "#fff4d8"]
SHADE = "#24405c"
HEAPS = (
    (-0.9, 0.06, 0.16), (-0.66, -0.02, 0.22), (0.86, 0.04, 0.18), (0.6, -0.05, 0.24), (-0.38, -0.14, 0.28), (0.3, -0.18, 0.28),
    (-0.06, -0.26, 0.3), (0.08, -0.02, 0.3), (-0.3, 0.04, 0.26), (0.42, 0.06, 0.24),
)  # fmt: skip


def low_cloud(c: Card, x: float, y: float, w: float, a: float = 0.9) -> None:
    """A heap of cloud, lit on the left, `w` to each side of (x, y), its flat foot lost in the haze."""
    for dx, dy, r in HEAPS:
        heap = ell(x + dx * w, y + dy * w, r * w, r * w * 0.82)
        c.paint(heap, CLOUD, vol=r * w * 0.9, amb=0.34, edge=0, soft=3, wob=1.6, alpha=a, lump=0.15, tex=0.1)
    c.puff(x, y + 0.28 * w, w * 0.7, "#ecdcb4", 0.5)


def afternoon_sky(c: Card) -> None:
    """Deep blue above, cream towards the sun on the left."""
    c.sky([(0, "#2c6ca4"), (260, "#5c9cbc"), (470, "#a4c4bc"), (610, "#ecdcac"), (720, "#fce4a8")])
    c.clouds(40, 420, "#9cbccc", "#fbeed4", cover=0.36, cell=210, a=0.6, sx=3)
    for x, y, w in ((110, 566, 120), (700, 592, 110), (300, 612, 84), (540, 634, 80)):
        low_cloud(c, x, y, w)
    c.haze(700, 600, "#f8e0ac", 0.7)
    c.glow(-60, 520, 520, "#ffdc94", 0.4, 1.3)


def _tree(c: Card, x: float, y: float, h: float, fog: float) -> None:
    """A round hedgerow tree and its long shadow."""
    c.shade(
        taper((x, y, h * 0.2), (x + h * 0.7, y + h * 0.08, h * 0.3), (x + h * 1.5, y + h * 0.14, h * 0.2)),
        0.5 * (1 - fog),
        4,
        SHADE,
    )
    c.paint(taper((x, y, h * 0.1), (x, y - h * 0.4, h * 0.07)), TREE[:2], vol=3, fog=fog)
    crown = blob((x - h * 0.4, y - h * 0.3), (x - h * 0.42, y - h * 0.62), (x - h * 0.1, y - h), (x + h * 0.3, y - h * 0.86),
        (x + h * 0.46, y - h * 0.5), (x + h * 0.3, y - h * 0.22), (x, y - h * 0.2))  # fmt: skip
    m = c.paint(crown, TREE, vol=h * 0.34, fog=fog, wob=1.6, tex=0.4, lump=0.4, amb=0.12, edge=0.05)
    c.marks(m, -1.2, int(h * 1.2), h * 0.12, 2.6, jit=0.12, alpha=0.5, curl=0.6)


def pastures(c: Card) -> None:
    """Three folds of land, down to the near meadow that begins about 806."""
    hills(c, 676, 26, HAZE, seed=5, fog=0.45, vol=30, amb=0.2)
    c.haze(730, 660, "#f4e0b0", 0.5)
    for x, y, h in ((40, 716, 46), (84, 712, 38), (196, 714, 34), (700, 708, 34), (752, 712, 44)):
        _tree(c, x, y, h, 0.42)
    hills(c, 716, 22, FIELD, seed=9, fog=0.26, vol=30, amb=0.24, grad=(0.1, -0.1))
    c.shade(blob((-20, 760), (200, 744), (420, 748), (560, 764), (400, 782), (100, 786)), 0.3, 8, SHADE)
    for x, h in ((500, 100), (536, 88), (568, 76)):
        c.shade(taper((x, 748, 10), (x + h * 1.1, 756, 6)), 0.4, 3, SHADE)
        poplar(c, x, 748, h, TREE, fog=0.24)
    _tree(c, 30, 776, 84, 0.2)
    _tree(c, 744, 764, 74, 0.24)
    _, m = hills(c, 776, 12, GRASS, seed=3, vol=40, amb=0.46, tex=0.24, grad=(0.14, -0.06))
    c.marks(m, -1.45, 2400, 20, 2.6, jit=0.13, alpha=0.65, bias=0.02, curl=0.35)
    c.haze(770, 900, "#f8e8a8", 0.16)


def lane(c: Card) -> None:
    """From the right edge back over the meadow to (642, 752), two ruts in its dust."""
    way = ((880, 960, 96), (780, 884, 66), (700, 832, 44), (648, 798, 29), (650, 772, 18), (642, 752, 10))
    c.shade(taper(*((x, y, w * 1.12) for x, y, w in way)), 0.35, 4, "#1c402c")
    m = c.paint(taper(*way), DUST, vol=3, amb=0.5, edge=0.06, wob=1.2, tex=0.3)
    for side in (-0.24, 0.24):
        c.line([(x + w * side * 0.5, y - w * side * 0.6) for x, y, w in way], 4, "#7c5c64", 0.5, clip=m)


def shaded_foreground(c: Card) -> None:
    """The shade of a tree that stands behind us lies along the lower edge."""
    lie = blob(
        (-40, 1126),
        (60, 1112),
        (150, 1136),
        (260, 1120),
        (380, 1150),
        (520, 1138),
        (640, 1162),
        (840, 1150),
        (840, 1260),
        (-40, 1260),
    )
    c.flat(lie, "#4a6a9c", 0.8, 9, mode="mul")
