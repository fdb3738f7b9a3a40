"""A moon as large as a hill, with craters, and the clouds it lights."""

from studio.paint import Card
from studio.shapes import blob, ell

FACE = ["#8c7c70", "#c4ac80", "#ecd8a0", "#fff2c8"]
CRATER = ["#8c7458", "#c0a070", "#e8cc98"]
CLOUD = ["#24406c", "#4c6c94", "#94a8b4", "#f0e4c0"]
CRATERS = ((-62, -14, 30), (36, 62, 38), (78, -28, 22), (-36, 90, 22), (0, -58, 15), (-108, 46, 15))


def cratered_moon(c: Card, x: float, y: float) -> None:
    """A full moon 300 wide, its middle at (x, y), lit from the upper left."""
    disc, light = ell(x, y, 150), (x - 116, y - 140, 190)
    m = c.paint(disc, FACE, vol=110, amb=0.3, gain=0.8, tex=0.2, edge=0.12, light=light, wob=0.5)
    for dx, dy, r in CRATERS:
        f = c.at(x + dx, y + dy, vol=6, edge=0.2, clip=m, alpha=0.75, light=(500, 800, 200))
        f.paint(ell(0, 0, r, r * 0.9), CRATER)


def moonlit_cloud(c: Card, x: float, y: float, w: float, light: tuple[float, float, float]) -> None:
    """A thin cloud, `w` to either side of (x, y)."""
    upper = ((x - w, y + 8), (x - w * 0.5, y - 22), (x, y - 30), (x + w * 0.4, y - 18), (x + w, y + 6))
    f = c.at(0, 0, vol=20, amb=0.3, alpha=0.75, soft=5, edge=0, wob=2)
    f.paint(blob(*upper, (x, y + 16)), CLOUD, light=light)
