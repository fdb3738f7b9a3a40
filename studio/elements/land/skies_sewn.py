"""Day and night as two cloths: a weave in the evening sky, the night hanging over it, its end sliding to the ground."""

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.paint import Card
from studio.shapes import Points, blob, curve, poly, taper, xf

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


LEFT: tuple[tuple[float, float], ...] = (
    (40, 640),
    (56, 780),
    (92, 870),
    (140, 950),
    (160, 1030),
    (150, 1112),
)
RIGHT: tuple[tuple[float, float], ...] = (
    (400, 640),
    (440, 800),
    (466, 884),
    (458, 950),
    (446, 1030),
    (436, 1112),
)


def _folds(c: Card) -> Arr:
    """Light and dark of a curtain: pleats that follow both edges of the fall and deepen towards the ground."""
    y = c.yy
    left = np.interp(y, [p[1] for p in LEFT], [p[0] for p in LEFT])
    right = np.interp(y, [p[1] for p in RIGHT], [p[0] for p in RIGHT])
    u = (c.xx - left) / (right - left) + 0.02 * np.sin(y / 90) + (c.noise(170, 2) - 0.5) * 0.1
    broad = np.sin(2 * np.pi * (4.1 * u + 0.1) + 0.9 * np.sin(5 * u))
    fine = np.sin(2 * np.pi * 6.1 * u + 1.3 + 0.7 * np.sin(y / 120)) * sstep(0.35, 0.7, c.noise(190, 2))
    return np.asarray((0.24 * broad + 0.12 * fine) * sstep(650, 940, y), np.float32)


def fallen_night(c: Card, hem: Points) -> None:
    """From the end of its `hem`, and from a hand at (462, 890), the night hangs down in pleats to the grass at y=1110."""
    edge = [(float(x), float(y)) for x, y in hem[-60:]]
    corner = (440, 862), (464, 876, "c")
    cloth = blob(
        (40, 640), (250, 620), *edge[:-2:9], *corner, *RIGHT[3:], (380, 1122), (280, 1116), *LEFT[:1:-1]
    )
    c.shade(xf(cloth, -26, 14), 0.5, 14, "#0c1028", clip=c.ground(850))
    c.shade(xf(cloth, 10, 14), 0.4, 9, "#2c1838", clip=c.ground(850))
    falling = np.asarray(
        c.mask(cloth, 0.5) * sstep(0, 90, c.yy - 690 - 60 * (1 - sstep(180, 330, c.xx))), np.float32
    )
    f = c.at(0, 0, rim=0.8, rimw=7, rimcol="#f0a890", light=(690, 800, 300))
    m = f.paint(falling, NIGHT, vol=3, amb=0.42, gain=0.5, edge=0, wob=0.6, add=_folds(c), tex=0.12)
    c.sparks(m, 110, "#fff6dc", (0.7, 1.8))
    for a, b in (
        ((350, 800), (420, 866)),
        ((330, 880), (410, 890)),
        ((390, 990), (440, 910)),
    ):  # drawn towards the hand
        c.shade(
            taper((*a, 3), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 6, 16), (*b, 4)), 0.45, 7, NIGHT[0], clip=m
        )
    for side, inset in ((RIGHT[2:], -11), (LEFT[2:], 11)):
        c.line(curve(*[(x + inset, y) for x, y in side]), 3, "#8894bc", 0.7, 0.5, clip=m, ends=0.8)
