"""People of the night in side view, dark but for one edge of light: walkers, sitters, the one who carries the flame."""

from studio.colour import Ramp
from studio.elements.buildings.candles_tall import tall_flame
from studio.elements.people.figures import bell, townsperson
from studio.elements.rooms.furniture import table
from studio.paint import Card
from studio.palettes import silhouette

DARK: Ramp = silhouette("#1c1024")


def torch_bearer(
    c: Card, x: float, y: float, h: float, light: tuple[float, float, float], coat: Ramp = DARK
) -> None:
    """Someone in a hood at (x, y), looking right, the torch stretched up before them."""
    hx, hy = bell(c, x, y, h, coat, hat="hood", view="side", arm="up", flip=True, rim=1.0, light=light)
    c.line([(hx, hy), (hx + 10, hy - 34)], 5, "#8c5c30", 1, 0.2, ends=0.8)
    tall_flame(c, hx + 10, hy - 30, 34, 0.7)


def night_walker(c: Card, x: float, y: float, h: float, kind: int) -> None:
    """One of a procession, walking right: a dark coat, one edge of light."""
    townsperson(c, x, y, h, kind, coat=DARK, hat_ramp=DARK, view="side", flip=True, rim=0.9)


def evening_at_table(c: Card, x: float, y: float) -> None:
    """Two who sit face to face at a small table at (x, y), a light between them."""
    table(c, x, y, 34, 62)
    bell(c, x - 44, y + 10, 70, DARK, hat="bun", hat_ramp=DARK, view="side", flip=True, rim=0.9, sit=True)
    bell(c, x + 56, y + 10, 72, DARK, hat="cap", hat_ramp=DARK, view="side", rim=0.9, sit=True)
    c.dot(x, y - 42, 3.4, "#ffe0a0", 1)
    c.halo(x, y - 42, 40, "#ffb050", 0.6)


def night_watcher(c: Card, x: float, y: float, h: float) -> None:
    """A woman in a kerchief at (x, y), seen from behind."""
    bell(c, x, y, h, DARK, hat="kerchief", hat_ramp=DARK, view="back", rim=0.9)
