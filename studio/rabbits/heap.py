"""A mountain of toys and carrots that somebody will not share."""

from studio.colour import Ramp
from studio.palettes import BEAR, BLUE, BRASS, GREEN, OCHRE, RED, WALNUT
from studio.rabbits.things import carrot
from studio.rabbits.tile import Tile
from studio.shapes import ell, poly, rect


def ball(c: Tile, x: float, y: float, r: float, ramp: Ramp, band: str) -> None:
    """A ball with a band."""
    m = c.paint(ell(x, y, r), ramp, vol=r * 0.85, edge=0.35, rim=0.6, wob=0.3)
    c.line([(x - r, y + r * 0.3), (x, y - r * 0.1), (x + r, y - r * 0.5)], r * 0.4, band, 0.8, clip=m, ends=1)


def block(c: Tile, x: float, y: float, a: float, ramp: Ramp, rot: float) -> None:
    """A wooden block, middle at (x, y)."""
    f = c.at(x, y, a / 50, rot, wob=0.3)
    f.paint(rect(-50, -50, 50, 50, 8), ramp, vol=16, edge=0.35, rim=0.6)
    f.paint(rect(-30, -30, 30, 30, 6), ramp[1:], vol=8, edge=0.25)


def teddy(c: Tile, x: float, y: float, s: float, rot: float = 0) -> None:
    """A teddy's head and shoulders, middle of the head at (x, y)."""
    f = c.at(x, y, s, rot, wob=0.4)
    f.paint(ell(0, 86, 60, 56), BEAR, vol=36, edge=0.32)
    for sg in (-1, 1):
        f.paint(ell(sg * 44, -42, 24), BEAR, vol=16, edge=0.32, rim=0.4)
    f.paint(ell(0, 0, 60, 54), BEAR, vol=40, edge=0.32, rim=0.5)
    f.paint(ell(0, 20, 26, 20), OCHRE, vol=14, edge=0.15)
    for sg in (-1, 1):
        f.flat(ell(sg * 22, -8, 7), "#140c10", 1, det=1)
    f.flat(ell(0, 12, 9, 6), "#140c10", 1, det=1)


def drum(c: Tile, x: float, y: float, w: float, rot: float) -> None:
    """A toy drum, middle at (x, y)."""
    f = c.at(x, y, w / 100, rot, wob=0.3)
    m = f.paint(poly([(-50, -32), (50, -32), (50, 36), (-50, 36)]), RED, vol=26, edge=0.35)
    for i in range(5):
        f.line(
            [(-50 + i * 25, -32), (-38 + i * 25, 36), (-25 + i * 25, -32)], 4, "#f8e0a0", alpha=0.9, clip=m
        )
    for y0 in (-38, 30):
        f.paint(rect(-54, y0, 54, y0 + 12, 5), BRASS, vol=5, edge=0.3)


def heap(c: Tile) -> None:
    """The mountain, from x 200 to 600, its top at y 510."""
    c.paint(
        poly([(190, 840), (250, 660), (340, 540), (460, 540), (560, 660), (620, 840)]),
        WALNUT,
        vol=60,
        edge=0.2,
    )
    carrot(c, 300, 690, 190, -24)
    carrot(c, 520, 690, 190, 26)
    teddy(c, 400, 556, 0.84)
    ball(c, 300, 650, 56, BLUE, "#fff0d0")
    block(c, 500, 650, 46, OCHRE, 12)
    drum(c, 400, 690, 116, -6)
    block(c, 240, 752, 44, GREEN, -14)
    ball(c, 556, 756, 52, RED, "#fff0d0")
    carrot(c, 320, 800, 170, -60)
    ball(c, 420, 778, 42, GREEN, "#f8d860")
    carrot(c, 480, 806, 150, 50)
