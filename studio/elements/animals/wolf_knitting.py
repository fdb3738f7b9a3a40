"""A wolf in a wing chair, in side view, looking left, who knits a garment in the shape of a sheep."""

from studio.elements.animals.wolf_seated import sleeve_and_paw, wolf_body, wolf_head, wolf_neck, wolf_tail
from studio.elements.rooms.wing_chair import wing_chair
from studio.elements.things.wool import row_on_needle, sheep_suit, thread_to_basket
from studio.paint import Card
from studio.palettes import CRIMSON, WOLF

FAR_ARM = ((-30, -316), (-66, -276), (-98, -272))
NEAR_ARM = ((58, -318), (40, -222), (-42, -234))
FAR_NEEDLE = ((-46, -308), (-250, -212))
NEAR_NEEDLE = ((-22, -208), (-196, -296))


def knitting_wolf(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """Chair, wolf in a crimson cardigan, and the work on its needles, standing at (x, y), about 500 high."""
    f = c.at(x, y, 1.0, vol=30, wob=0.5, rim=0.6, edge=0.28, amb=0.2, light=light)
    wing_chair(f)
    wolf_tail(c, f, WOLF)
    wolf_body(c, f, WOLF, CRIMSON)
    wolf_neck(c, f, WOLF, CRIMSON)
    wolf_head(c, f, WOLF)
    sheep_suit(f)
    thread_to_basket(f)
    sleeve_and_paw(c, f, FAR_ARM, 52, FAR_NEEDLE, WOLF, CRIMSON)
    row_on_needle(f, (-216, -212), (-146, -244))
    sleeve_and_paw(c, f, NEAR_ARM, 84, NEAR_NEEDLE, WOLF, CRIMSON)
