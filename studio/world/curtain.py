"""The curtain.

Night, closed, as on the back of the cards: what is private lies behind it. Somebody is there: a line of gold
light runs along the hem and out over the boards of the stage.
"""

import numpy as np

from studio.colour import sstep
from studio.elements.rooms.drapery import NIGHT, dyed, embroider, folds, tassel
from studio.finish import Finish
from studio.pages import Page
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import blob, poly, taper

W, H, X, HEM = 780, 1688, 390, 1540
BOARDS = ["#120a0c", "#38221a", "#74482a", "#c8863c", "#ffc870"]
SWAGS = 5


def stage(c: Card) -> None:
    """The boards, lit from under the hem."""
    c.paint(poly([(-20, HEM - 20), (W + 20, HEM - 20), (W + 20, H + 20), (-20, H + 20)]), BOARDS, vol=2, amb=0.42,
        tex=0.3, grain=1, edge=0, wob=0.4, grad=(0.26, -0.34))  # fmt: skip
    for i in range(-6, 7):
        c.line([(X + i * 64, HEM - 10), (X + i * 96, H + 10)], 2.6, "#120808", 0.6, 0.4)
    c.glow(X, HEM, 420, "#ffa040", 0.4, 1.4, 0.25)


def cloth(c: Card) -> None:
    """Folds the same on both sides, a lighter place in the middle for what is to be read there."""
    own = np.abs(c.xx + c.dx * 0.3 - X) / X
    deep = 17.0
    high = c.blur(folds(own, 6.5, 12) * deep, 6.5)
    pool = np.exp(-(((c.xx - X) / 330) ** 2) - ((c.yy - 720) / 420) ** 2)
    base = 0.23 + 0.12 * (high / deep - 0.5) + 0.13 * pool
    side = np.where(c.xx < X, 0.9, -0.9)
    picture = dyed(c, high, deep, base.astype(np.float32), side, (X, HEM + 40, 60), NIGHT, 380)
    hem = HEM + 5 * np.cos(own * 41) + 2 * np.sin(own * 17)
    m = np.asarray(1 - sstep(hem - 1.5, hem + 1.5, c.yy), np.float32)
    c.over(m, picture)
    c.over(np.asarray(np.exp(-np.abs(c.yy - hem - 5) / 4) * 0.8, np.float32), "#ffd080")
    slit = np.exp(-np.abs(c.xx - X) / 1.6) * sstep(1120, HEM, c.yy) ** 1.5 * m
    c.over(np.asarray(slit * 0.95, np.float32), "#ffdc90")
    warm = np.exp(-np.abs(c.xx - X) / 16) * sstep(1180, HEM, c.yy) ** 2 * 0.4 * m
    c.over(np.asarray(warm, np.float32), "#ff9838")
    embroider(c, m * (1 - c.ground(HEM - 60)), 260)


def valance(c: Card) -> None:
    """Swags across the top with a gold fringe."""
    c.light = (X, 520, 260)
    step = W / SWAGS
    for i in range(SWAGS):
        x = step * i
        swag = blob((x - 12, -30, "c"), (x + step + 12, -30, "c"), (x + step + 4, 66), (x + step * 0.74, 118),
            (x + step / 2, 134), (x + step * 0.26, 118), (x - 4, 66))  # fmt: skip
        c.shade(swag, 0.6, 16, "#02040c")
        m = c.paint(swag, NIGHT, vol=26, amb=0.16, tex=0.16, edge=0.3, wob=0.4, gain=0.8)
        for k in (0.28, 0.5, 0.72, 0.92):
            crease = taper((x, 30 * k, 3), (x + step / 2, 128 * k, 9), (x + step, 30 * k, 3))
            c.shade(crease, 0.4, 4, "#02040c", clip=m)
        rim = [
            (x - 4, 66),
            (x + step * 0.26, 118),
            (x + step / 2, 134),
            (x + step * 0.74, 118),
            (x + step + 4, 66),
        ]
        fringe = c.paint(
            taper(*((px, py + 7, 19) for px, py in rim)), BRASS, vol=7, amb=0.2, tex=0.4, wob=0.3
        )
        c.marks(fringe, np.pi / 2, 150, 18, 2.2, jit=0.26, alpha=0.7, curl=0.06)
    for i in range(1, SWAGS):
        tassel(c, step * i, 58, 84)


def scene(c: Card) -> None:
    """Paint the curtain."""
    c.stage(light=(X, HEM, 120), key="#ffdca0", fog="#28467a")
    stage(c)
    cloth(c)
    valance(c)
    c.darken(1 - sstep(-40, 330, c.yy), "#040818", 0.35)


FINISH = Finish(border=0, vignette=0.24, bloom=0.34)
PAGES = (Page("curtain", (W, H), 780, scene, seed=51, finish=FINISH, limit=80_000),)
