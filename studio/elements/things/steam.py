"""Steam that rises from a spout."""

from studio.paint import Card
from studio.shapes import curve


def spout_steam(c: Card, x: float, y: float) -> None:
    """A broad plume from (x, y) that drifts to the right 360 above, and a thin one."""
    near, far = ((x, y), (x - 20, y - 60), (x + 44, y - 140)), ((x + 120, y - 330), (x + 230, y - 360))
    c.smoke(list(curve(*near, (x + 6, y - 230), *far)), 16, 84, "#fffaf0", 0.4)
    thin = curve((x, y), (x + 12, y - 50), (x - 10, y - 110), (x + 60, y - 200), (x + 30, y - 280))
    c.smoke(list(thin), 11, 44, "#fffdf8", 0.5)
