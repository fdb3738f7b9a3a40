"""A mantelpiece in a dim room, and the shadow on the wall of what stands on it."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import Path, ell, rect, xf

MANTEL: Ramp = ["#10100e", "#30241a", "#6a4a2c", "#b88850"]


def dim_mantelpiece(c: Card, standing: Path) -> None:
    """A teal wall and a wooden shelf at 1084; `standing` is the outline of what throws its shadow."""
    c.sky([(0, "#0c2028"), (400, "#1a4044"), (900, "#2c5c58"), (1090, "#1c4040")])
    c.glow(400, 820, 560, "#c8b468", 0.4, 1.4)
    c.shade(xf(standing, 52, 10, 1.06, o=(400, 600)), 0.35, 22, "#06141a")
    c.darken(c.radial(400, 640, 420, 760), "#050e14", 0.6)
    shelf = rect(-20, 1084, 820, 1240)
    m = c.paint(shelf, MANTEL, vol=3, amb=0.4, grad=(0.3, -0.35), wob=0.4, edge=0, grain=1, tex=0.35)
    c.marks(m, 0.02, 260, 90, 3, jit=0.1, alpha=0.5, curl=0.03)
    c.shade(ell(420, 1106, 330, 26), 0.65, 12, "#06080a")
