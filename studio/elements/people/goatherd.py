"""An old man who leads a goat on a rope, both walking away from a lamp, to the right."""

from studio.elements.animals.beasts import goat
from studio.elements.people.figures import old_man
from studio.elements.things.light_beams import lamp_shadow
from studio.elements.things.ropes import brown_rope
from studio.paint import Card


def goatherd(c: Card, x: float, y: float, h: float, lamp: tuple[float, float]) -> None:
    """The man, `h` high, at (x, y), his goat before him with the shadow it throws away from the lamp."""
    hand = old_man(c, x, y, h, flip=True, rim=0.9, arm="fwd")
    lamp_shadow(c, lamp, x + h * 0.75, y + 6, h * 0.6, 0.5)
    goat(c, x + h * 0.8, y + 8, h * 0.56, flip=True)
    brown_rope(c, hand, (x + h * 0.6, y - h * 0.3), (x + h * 0.98, y - h * 0.32), col="#5a4434")
