"""An oasis: a pool in the sand, and a garden that grows in the bell of something great and overflows."""

from studio.colour import Arr
from studio.elements.land.water import ring, waterfall
from studio.elements.plants.plants import grass
from studio.elements.plants.trees import palm
from studio.paint import Card, Frame
from studio.shapes import blob, ell, taper

EMERALD = ["#06302c", "#0c6c48", "#2cac60", "#b0e890"]
OASIS = ["#0c4c6c", "#1c94a4", "#6cd4cc", "#e8fff0"]
PALMS = ((300, 478, 260, 0.16), (214, 520, 330, -0.12), (170, 556, 220, -0.34), (344, 450, 180, 0.4))
LEAVES = ("#0c6c48", "#2cac60", "#a0e080")
WET_SAND = ["#7c5444", "#a87c58", "#d0a878"]


def oasis_pool(c: Card) -> None:
    """Water in the sand at the left, from 940 to 1080, its rings about (110, 980)."""
    damp = ((-60, 950), (60, 916), (200, 926), (340, 956), (396, 1010), (316, 1082), (150, 1100), (-60, 1086))
    c.paint(blob(*damp), WET_SAND, vol=6, edge=0, soft=6)
    far = ((-40, 960), (60, 930), (190, 940), (320, 968), (372, 1010))
    near = ((300, 1066), (150, 1084), (-40, 1070))
    m = c.paint(blob(*far, *near), OASIS, vol=5, amb=0.5, edge=0.15, tex=0.2, grad=(0.2, -0.2))
    c.marks(m, 0.0, 160, 40, 3.4, jit=0.14, alpha=0.6)
    for w in (120, 190, 260):
        ring(c, 110, 980, w, "#f4fff4", 0.6)


def bell_garden(c: Card, f: Frame, mouth: Arr) -> None:
    """Palms, bushes and water in the mouth of a great tuba lying in the frame, and the fall over its lip down to 968."""
    brim = ell(-60, -530, 182, 74)
    c.paint(c.mask(f.path(brim)) * mouth, OASIS, vol=4, amb=0.5, edge=0.1)
    for x, y, h, lean in PALMS:
        palm(c, x, y, h, EMERALD, lean=lean)
    for x, y in ((252, 528), (286, 508), (330, 470), (192, 588), (362, 446), (226, 566)):
        bush = ((x - 30, y + 8), (x - 20, y - 20), (x, y - 30), (x + 22, y - 18), (x + 30, y + 8))
        c.paint(blob(*bush), EMERALD, vol=14, wob=2, edge=0.1)
        grass(c, x, y + 6, 40, 9, LEAVES)
    lx, ly = f.pt(-238, -520)
    fall = ((lx + 34, ly - 34, 60), (lx + 2, ly + 12, 92), (lx - 14, ly + 150, 104), (lx - 10, 968, 124))
    waterfall(c, fall, OASIS, 520)


def tap_drops(c: Card, x: float, y: float) -> None:
    """A thin run of water from a valve at (x, y), and three drops."""
    run = taper((x, y, 5), (x - 14, y + 10, 6), (x - 18, y + 36, 5))
    c.paint(run, OASIS, vol=3, wob=0.3, det=0.9, amb=0.6)
    for dx, dy in ((-25, 44), (-16, 52), (-20, 66)):
        c.paint(ell(x + dx, y + dy, 3.4, 4.6), OASIS, vol=2, wob=0.2, det=0.9, amb=0.6)
