"""A wolf in a wing chair, in side view, looking left, who knits a garment in the shape of a sheep."""

from studio.elements.animals.beasts_seated import wolf_body, wolf_head, wolf_near_limbs
from studio.elements.rooms.wing_chair import wing_chair
from studio.elements.things.wool import crossed_needles, sheep_suit
from studio.paint import Card
from studio.palettes import CRIMSON, WOLF


def knitting_wolf(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """Chair, wolf in a crimson shawl, and the work on its needles, standing at (x, y), about 500 high."""
    f = c.at(x, y, 1.0, vol=30, wob=0.5, rim=0.6, edge=0.28, amb=0.2, light=light)
    wing_chair(f)
    wolf_body(c, f, WOLF, CRIMSON)
    wolf_head(c, f, WOLF)
    sheep_suit(f)
    crossed_needles(f)
    wolf_near_limbs(c, f, WOLF, CRIMSON)
