"""Shadows of sitting people on a wall: in a clown's pointed hat and ruff, or in a bowler."""

from studio.paint import Card
from studio.shapes import Path, blob, ell, join, poly


def shadow_hatted(c: Card, x: float, y: float, pointed: bool) -> Path:
    """The outline of one of them, seat at (x, y), to be shaded on the wall."""
    f = c.at(x, y, 1.12)
    body = blob((-54, 0), (-60, -140), (-46, -206), (0, -232), (46, -206), (60, -140), (54, 0))
    tufts = ell(-40, -294, 17, 18), ell(40, -294, 17, 18)
    cone = join(poly([(-34, -316), (2, -446), (34, -316)]), ell(2, -448, 15, 15), *tufts)
    bowler = join(blob((-36, -306), (-34, -350), (0, -364), (34, -350), (36, -306)), ell(0, -308, 54, 9))
    ruff = join(*[ell(i * 14, -240, 11, 12) for i in range(-3, 4)]) if pointed else ell(0, -230, 30, 20)
    return f.path(join(body, ell(0, -284, 35, 42), cone if pointed else bowler, ruff))
