"""Day and night as two cloths: a weave in the evening sky, the night hanging over it, its end sliding to the ground."""

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.paint import Card
from studio.shapes import Points, blob, curve, ell, poly, xf

NIGHT: Ramp = ["#070b24", "#111c48", "#24386c", "#4c6494", "#a0acc4"]
FEW_STARS = ((120, 130), (300, 90), (190, 330), (90, 520), (400, 230), (230, 610), (110, 760), (520, 120))


def linen(c: Card) -> None:
    """A weave over all that is painted so far."""
    weave = 0.5 + 0.25 * np.sin(c.xx * 1.05 + c.yy * 0.2) + 0.25 * np.sin(c.yy * 1.05 - c.xx * 0.2)
    c.over(np.asarray(weave * 0.07, np.float32), "#fff4dc")


def _milky_way(c: Card, cloth: Arr, warp: Arr) -> None:
    """A band of haze across the cloth, small stars, eight that shine."""
    across = (c.yy - 330 + (c.xx - 200) * 0.62 + (warp - 0.5) * 190) / 74
    band = np.exp(-(across**2)) * cloth * sstep(0.3, 0.8, c.noise(70, 4))
    c.over(np.asarray(np.clip(band * 0.45, 0, 1), np.float32), "#8c90cc")
    c.over(np.asarray(np.clip(band**3 * 0.4, 0, 1), np.float32), "#f0dce4")
    c.sparks(cloth, 420, "#fff6dc", (0.6, 1.8))
    for x, y in FEW_STARS:
        c.halo(x, y, 22, "#dfe8ff", 0.6)
        c.dot(x, y, 3.2, "#fffbe8", 1)


def night_cloth(c: Card, hem: Points) -> None:
    """The night, hanging from the top left down to its `hem`: folds, Milky Way, stars, a turned edge."""
    edge, foot = [(float(x), float(y)) for x, y in hem], ((440, 905), (360, 930), (240, 940), (120, 960))
    shape = poly([(-30, -30), (830, -30), *edge, *foot, (-30, 990)])
    behind = [(-30, -30), (830, -30), *hem.tolist(), (400, 930), (-30, 990)]
    c.shade(poly([(x + 22, y + 26) for x, y in behind]), 0.5, 16, "#5c2c54")
    warp = c.noise(150, 3)
    along = (c.xx * 0.72 - c.yy * 0.62) / 46 + warp * 3.4
    folds = np.asarray(0.2 * np.sin(along) + 0.08 * np.sin(along * 2.3 + 1), np.float32)
    f = c.at(0, 0, light=(690, 780, 420), rim=0.7, rimw=9, rimcol="#f0a890")
    m = f.paint(shape, NIGHT, vol=16, amb=0.32, gain=0.5, edge=0.1, tex=0.14, wob=0.6, lump=0.1, add=folds)
    _milky_way(c, m, warp)
    c.line(hem + np.array([-15, -15]), 2.6, "#8894bc", 0.7, 0.5, ends=1)


def fallen_night(c: Card, hem: Points) -> None:
    """From the end of its `hem` the night slides down to the grass at (220, 1104)."""
    edge = [(float(x), float(y)) for x, y in hem[-60:]]
    right = (444, 862), (470, 884), (452, 930), (424, 1000), (380, 1062), (300, 1096)
    left = (190, 1110), (140, 1090), (150, 1050), (190, 990), (176, 930), (140, 870)
    cloth = blob((120, 640), (250, 620), *edge[:-2:9], *right, *left)
    c.shade(xf(cloth, 16, 18), 0.45, 12, "#2c1838", clip=c.ground(840))
    c.shade(xf(cloth, -12, 6), 0.4, 9, "#0c1028", clip=c.ground(860))
    c.shade(ell(220, 1104, 200, 22), 0.5, 10)
    flow = (c.xx * 0.86 - (c.yy - 900) * 0.22) / 17 + c.noise(110, 2) * 2.6
    folds = np.asarray(0.2 * np.sin(flow) + 0.07 * np.sin(flow * 2.1), np.float32)
    falling = np.asarray(c.mask(cloth, 0.6) * sstep(690, 850, c.yy), np.float32)
    f = c.at(0, 0, rim=0.9, rimw=7, rimcol="#f0a890", light=(690, 800, 300))
    m = f.paint(falling, NIGHT, vol=7, amb=0.32, gain=0.5, edge=0.12, wob=0.6, add=folds)
    c.sparks(m, 110, "#fff6dc", (0.7, 1.8))
    for side, inset in ((right[1:], -11), (left[1:], 11)):
        c.line(curve(*[(x + inset, y) for x, y in side]), 2.4, "#8894bc", 0.6, 0.5, clip=m, ends=0.8)
