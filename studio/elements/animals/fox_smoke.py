"""A fox made of smoke that runs among the stars, to the left."""

import numpy as np

from studio.paint import Card
from studio.shapes import blob, join, taper


def smoke_fox(c: Card, x: float, y: float, s: float = 1.42, rot: float = -10) -> tuple[float, float]:
    """The running fox, thin as smoke, middle at (x, y); returns the tip of its tail, where the smoke comes in."""
    f = c.at(x, y, s, rot)
    back = ((-88, -6), (-70, -22), (-20, -26), (36, -24), (66, -8))
    body = blob(*back, (60, 8), (20, 12), (-40, 14), (-76, 10))
    ears = ((-98, -40, "c"), (-90, -24), (-80, -40, "c"))
    head = blob((-134, 2, "c"), (-108, -14), *ears, (-72, -18), (-78, 4), (-104, 10))
    tail = taper((58, -8, 12), (92, -26, 26), (128, -22, 28), (168, -44, 3))
    legs = [
        taper((-72, 4, 16), (-100, 26, 9), (-132, 34, 4)),
        taper((-60, 6, 14), (-78, 36, 8), (-108, 50, 4)),
        taper((50, 2, 20), (76, 30, 10), (112, 40, 4)),
        taper((40, 4, 18), (54, 36, 9), (84, 56, 4)),
    ]
    m = c.mask(f.path(join(body, head, tail, *legs)), 1.6, 2.2)
    wisps = 0.62 + 0.6 * (c.noise(60, 4, 2.4, 0.6) - 0.5)
    c.over(np.clip(c.blur(m, 16) * 0.22, 0, 1), "#b8a4cc")
    c.over(np.clip(m * 0.50 * wisps, 0, 1), "#f6e6de")
    edge = np.clip(m - c.blur(m, 5), 0, 1)
    c.over(np.clip(edge * 1.1, 0, 1), "#fff2dc")
    c.dot(*f.pt(-106, -10), 2.4, "#fff8e0", 1)
    c.halo(*f.pt(-106, -10), 14, "#fff0c8", 0.5)
    return f.pt(164, -42)


def smoke_to_tail(c: Card, chimney: tuple[float, float], tail: tuple[float, float]) -> None:
    """The ribbon of smoke from a chimney in the middle of the page round by the right to the tip of the tail."""
    x, y = chimney
    rising = [(x, y), (x - 12, y - 34), (x + 26, y - 76), (x + 70, y - 112)]
    c.smoke(
        [*rising, (x + 220, y - 108), (x + 312, y - 128), (x + 342, y - 200), tail], 7, 19, "#f0dcd4", 0.5
    )
