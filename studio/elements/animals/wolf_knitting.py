"""A wolf in a wing chair, in side view, looking left, who knits a garment in the shape of a sheep."""

from studio.elements.animals.wolf_seated import sleeve_and_paw, wolf_body, wolf_head, wolf_tail
from studio.elements.rooms.wing_chair import wing_chair
from studio.elements.things.wool import row_on_needle, sheep_suit, thread_to_basket
from studio.paint import Card
from studio.palettes import CRIMSON, WOLF

FAR_ARM = ((-30, -316), (-92, -286), (-146, -268))
NEAR_ARM = ((58, -318), (40, -220), (-52, -236))
FAR_NEEDLE = ((-224, -318), (-116, -202))
NEAR_NEEDLE = ((-26, -290), (-142, -204))


def knitting_wolf(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """Chair, wolf in a crimson cardigan, and the work on its needles, standing at (x, y), about 500 high."""
    f = c.at(x, y, 1.0, vol=30, wob=0.5, rim=0.6, edge=0.28, amb=0.2, light=light)
    wing_chair(f)
    wolf_body(c, f, WOLF, CRIMSON)
    wolf_head(c, f, WOLF)
    wolf_tail(c, f, WOLF)
    suit = c.at(*f.pt(-56, 0), 0.88, vol=30, wob=0.5, rim=0.6, edge=0.28, amb=0.2, light=light)
    sheep_suit(suit)
    thread_to_basket(f)
    sleeve_and_paw(c, f, FAR_ARM, 52, FAR_NEEDLE, WOLF, CRIMSON)
    row_on_needle(f, (-186, -276), (-124, -210))
    sleeve_and_paw(c, f, NEAR_ARM, 84, NEAR_NEEDLE, WOLF, CRIMSON)
